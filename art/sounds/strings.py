"""Instruments: a plucked string, a pad of voices, a low flute, bells. Pitches are MIDI numbers, 69 is A at 440 Hz."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy import signal

from art.sounds.bodies import BELL, struck
from art.sounds.wave import RATE, Wave, band, dice, fall, noise, resonate, samples, swell, time, wander

BODY = ((98, 30, 0.5), (196, 45, 0.55), (410, 90, 0.3), (830, 200, 0.12))
"""Resonances of a lute's belly: pitch, width, how loud."""


def hertz(note: float) -> float:
    """The pitch of a note."""
    return 440 * 2 ** ((note - 69) / 12)


@cache
def pluck(note: float, hard: float = 0.5, seconds: float = 5.0) -> Wave:
    """A gut string after Karplus and Strong, plucked near its middle with the flesh of a finger, on a wooden belly."""
    pitch, chance = hertz(note), dice(f"pluck {note} {hard}")
    whole = int(RATE / pitch)
    burst = np.zeros(samples(seconds))
    burst[:whole] = band(chance.uniform(-1, 1, whole * 3), 0, min(700 + 2600 * hard, pitch * 7))[-whole:]
    bridge = max(int(whole * 0.37), 1)
    burst[bridge:] -= 0.85 * burst[:-bridge]
    string = signal.lfilter([1.0], loop_filter(pitch), burst)
    dull = band(string, 0, 2.2 * pitch, 1)
    mellow = dull + (string - dull) * 0.5 ** (time(seconds) / (0.1 + 0.25 * hard))
    belly = sum(gain * resonate(mellow, high, width) for high, width, gain in BODY)
    line = (0.8 * mellow + belly) * np.minimum(time(seconds) / 0.0025, 1)
    end = np.clip((seconds - time(seconds)) / 0.6, 0, 1)
    return line * end / np.abs(line).max()


def loop_filter(pitch: float) -> Wave:
    """What a string does to itself on its way there and back: a little later, a little duller, a little softer."""
    keep = 0.5 ** (1 / (pitch * (1.5 * (220 / pitch) ** 0.55)))
    damp = 0.5 - 0.14 * min(220 / pitch, 1)
    whole, part = divmod(RATE / pitch - damp, 1)
    whole = int(whole)
    taps = np.convolve([1 - part, part], [1 - damp, damp]) * keep
    loop = np.zeros(whole + 3)
    loop[0] = 1
    loop[whole : whole + 3] -= taps
    return loop


@cache
def pad(note: float, seconds: float, rise: float = 2.0, ebb: float = 3.0) -> Wave:
    """A held note of many quiet voices, none quite in tune, two channels. It sounds `ebb` longer than asked for."""
    chance, length = dice(f"pad {note} {seconds}"), seconds + ebb
    sides = [np.zeros(samples(length)), np.zeros(samples(length))]
    for voice in range(5):
        pitch = hertz(note) * (1 + chance.uniform(-0.0028, 0.0028)) * (1 + 0.0012 * wander(length, 3.5, chance))
        cycle = 2 * np.pi * np.cumsum(pitch) / RATE + chance.uniform(0, 6)
        tone = sum(np.sin(k * cycle) * k**-1.9 for k in range(1, 7) if hertz(note) * k < 3000)
        place = voice / 4
        sides[0] += tone * np.sqrt(1 - place) * (1 + 0.25 * wander(length, 0.7, chance))
        sides[1] += tone * np.sqrt(place) * (1 + 0.25 * wander(length, 0.7, chance))
    shape = np.clip(time(length) / rise, 0, 1) * np.clip((length - time(length)) / ebb, 0, 1)
    return np.stack(sides, axis=1) * (np.sin(shape * np.pi / 2) ** 2)[:, None] / 5


@cache
def flute(note: float, seconds: float) -> Wave:
    """A low wooden flute: breath first, then the note, trembling only late."""
    chance, t = dice(f"flute {note} {seconds}"), time(seconds + 0.35)
    length = seconds + 0.35
    late = np.clip((t - 0.5) / 0.8, 0, 1)
    sway = (
        1 + 0.0045 * late * np.sin(2 * np.pi * 4.6 * t) - 0.006 * np.exp(-t / 0.05) + 0.001 * wander(length, 4, chance)
    )
    cycle = 2 * np.pi * np.cumsum(hertz(note) * sway) / RATE
    tone = np.sin(cycle) + 0.22 * np.sin(2 * cycle) + 0.1 * np.sin(3 * cycle) + 0.03 * np.sin(4 * cycle)
    breath = resonate(noise(length, chance), hertz(note), 60) * 0.9 + 0.05 * band(noise(length, chance), 900, 3500, 1)
    shape = (
        np.sin(np.clip(t / 0.14, 0, 1) * np.pi / 2) ** 2 * np.cos(np.clip((t - seconds) / 0.35, 0, 1) * np.pi / 2) ** 2
    )
    swelling = 0.72 + 0.28 * swell(length, length * 0.45, 1.0)
    return (tone * (1 + 0.08 * late * np.sin(2 * np.pi * 4.6 * t)) + 0.6 * breath) * shape * swelling


@cache
def bell(note: float, half: float = 0.9, hard: float = 0.35) -> Wave:
    """A bell far off, struck with felt."""
    return struck(BELL, hertz(note), half, dice(f"bell {note}"), hard)


def breathe(seconds: float, word: str) -> Wave:
    """Air in a large room, hardly there."""
    chance = dice(word)
    return band(noise(seconds, chance), 120, 500) * fall(seconds, seconds)
