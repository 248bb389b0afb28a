"""Waves as arrays: time, noise, filters, envelopes, laying one over another.

A sound is a float array of samples, (n,) for one channel and (n, 2) for two. Times are seconds, pitches hertz.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from scipy import signal

RATE = 44_100

Wave: TypeAlias = np.ndarray
Dice: TypeAlias = np.random.Generator


def dice(word: str) -> Dice:
    """Chance that falls the same way for the same word, whatever else is made."""
    return np.random.default_rng(zlib.crc32(word.encode()))


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return max(round(seconds * RATE), 1)


def time(seconds: float) -> Wave:
    """The moments of a time, from 0."""
    return np.arange(samples(seconds)) / RATE


def noise(seconds: float, chance: Dice) -> Wave:
    """White noise."""
    return chance.standard_normal(samples(seconds))


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What lies between two pitches; 0 for the lower or the upper means that this side is open."""
    limits, kind = ([low, high], "bandpass") if low and high else (high or low, "lowpass" if high else "highpass")
    return signal.sosfilt(signal.butter(order, limits, kind, fs=RATE, output="sos"), wave, axis=0)


def resonate(wave: Wave, pitch: float, width: float) -> Wave:
    """A resonance at a pitch, so many hertz wide, as loud at its middle as what goes in."""
    top, bottom = signal.iirpeak(pitch, pitch / width, fs=RATE)
    return signal.lfilter(top, bottom, wave)


def drifting(wave: Wave, path: Wave, width: float) -> Wave:
    """Noise through a resonance that moves along a path of pitches: a blend of fixed ones, an even step apart."""
    low, high = max(path.min(), 60.0), min(path.max(), 12_000.0)
    centres = np.geomspace(low, high, max(int(np.log2(high / low) * 6), 1) + 1)
    place = np.interp(np.log(np.clip(path, low, high)), np.log(centres), np.arange(len(centres)))
    heard = np.zeros_like(wave)
    for k, centre in enumerate(centres):
        heard += resonate(wave, centre, width * centre) * np.clip(1 - abs(place - k), 0, 1)
    return heard


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """Straight lines through (moment, value)."""
    return np.interp(time(seconds), [p[0] for p in points], [p[1] for p in points])


def swell(seconds: float, peak: float, power: float = 2.0) -> Wave:
    """Up from nothing to 1 at the moment `peak`, and down to nothing, both rounded."""
    line = curve(seconds, (0, 0), (peak, 1), (seconds, 0))
    return np.sin(line * np.pi / 2) ** power


def fall(seconds: float, half: float, attack: float = 0.001) -> Wave:
    """Struck and left alone: up within `attack`, then halved again and again after each `half`."""
    t = time(seconds)
    return np.minimum(t / attack, 1) * 0.5 ** (t / half)


def wander(seconds: float, rate: float, chance: Dice) -> Wave:
    """A smooth random line around 0, between about -1 and 1, that changes `rate` times a second."""
    knots = int(seconds * rate) + 4
    values = signal.resample(chance.uniform(-1, 1, knots), knots * 16)
    return np.interp(time(seconds) * rate * 16 + 16, np.arange(knots * 16), values)


def sine(pitch: float | Wave, seconds: float, phase: float = 0.0) -> Wave:
    """A pure tone; its pitch may move."""
    path = np.broadcast_to(pitch, samples(seconds))
    return np.sin(2 * np.pi * np.cumsum(path) / RATE + phase)


def lay(*parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds together, each (when, how loud, what)."""
    length = max(samples(when) + len(wave) for when, _, wave in parts)
    whole = np.zeros((length, 2) if any(wave.ndim == 2 for *_, wave in parts) else length)
    for when, gain, wave in parts:
        start = round(when * RATE)
        wide = wave[:, None] if wave.ndim < whole.ndim else wave
        whole[start : start + len(wave)] += gain * wide
    return whole


def even(wave: Wave) -> Wave:
    """The same with a peak of 1."""
    return wave / max(np.abs(wave).max(), 1e-9)


def warm(wave: Wave, drive: float = 1.5) -> Wave:
    """Peaks rounded off softly, as tape does."""
    return np.tanh(drive * even(wave)) / np.tanh(drive)


def bold(wave: Wave, turn: float = 210.0) -> Wave:
    """For a laptop's small loudspeakers: what is low is lowered and given overtones, from which the ear infers it."""
    low = band(wave, 0, turn)
    overtones = band(np.tanh(4 * even(low)), turn, 1100, 1) * np.abs(low).max()
    return wave - 0.7 * low + 0.7 * overtones


def edges(wave: Wave, begin: float = 0.001, end: float = 0.02) -> Wave:
    """No click at either end."""
    ramp = np.ones(len(wave))
    first, last = samples(begin), min(samples(end), len(wave))
    ramp[:first] *= np.sin(np.linspace(0, np.pi / 2, first)) ** 2
    ramp[-last:] *= np.sin(np.linspace(np.pi / 2, 0, last)) ** 2
    return wave * (ramp[:, None] if wave.ndim == 2 else ramp)


def scattered(count: int, seconds: float, chance: Dice) -> Sequence[float]:
    """So many moments, in order."""
    return sorted(chance.uniform(0, seconds, count))
