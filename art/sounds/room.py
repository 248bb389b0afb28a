"""The room that sounds stand in: reverberation by convolution with an impulse response of our own."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy import signal

from art.sounds.wave import RATE, Wave, band, dice, samples, time

BANDS = ((0, 250, 1.0, 0.7), (250, 800, 1.1, 1.0), (800, 2500, 0.85, 0.8), (2500, 7000, 0.45, 0.35))
"""Of a stone hall: from, to, how long against the whole, how loud."""


@cache
def hall(seconds: float, before: float = 0.02) -> Wave:
    """A hall's answer to one clap, two channels; after so many seconds it is 60 dB softer."""
    chance, t = dice(f"hall {seconds}"), time(seconds * 1.15)
    sides = []
    for side in range(2):
        late = sum(
            gain * band(chance.standard_normal(len(t)), low, high) * 10 ** (-3 * t / (seconds * length))
            for low, high, length, gain in BANDS
        )
        early = np.zeros(len(t))
        for k in range(7):
            early[samples(0.011 + 0.0107 * k + chance.uniform(0, 0.006) + 0.002 * side)] = 5 * 0.8**k
        sides.append(late * np.minimum(t / 0.03, 1) + band(early, 0, 4000, 1))
    both = np.pad(np.stack(sides, axis=1), ((samples(before), 0), (0, 0)))
    return both / np.sqrt((both**2).sum(axis=0).mean())


def in_hall(wave: Wave, wet: float, seconds: float = 1.6) -> Wave:
    """A sound and its echo, two channels."""
    dry = np.stack([wave, wave], axis=1) if wave.ndim == 1 else wave
    answer = signal.oaconvolve(dry, hall(seconds), axes=0)
    answer[: len(dry)] = dry + wet * answer[: len(dry)]
    answer[len(dry) :] *= wet
    return answer


def nearby(wave: Wave, wet: float = 0.12, seconds: float = 0.35) -> Wave:
    """A sound on a table in a room, one channel: hardly an echo, but not in empty space either."""
    return in_hall(wave, wet, seconds).mean(axis=1)


def in_hall_around(wave: Wave, wet: float, seconds: float) -> Wave:
    """The same for a loop: what rings on after its end is heard at its beginning. The length stays, and what is too
    deep to be heard goes."""
    spectrum = np.fft.rfft(wave, axis=0)
    answer = 1 + wet * np.fft.rfft(hall(seconds)[: len(wave)], len(wave), axis=0)
    heard = 1 / (1 + (35 / np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 0.1)) ** 4)
    return np.fft.irfft(spectrum * answer * heard[:, None], len(wave), axis=0)


def trimmed(wave: Wave, longest: float, floor: float = -52.0) -> Wave:
    """Without what cannot be heard at its end, and gone after `longest` seconds: its last third fades away."""
    height = np.abs(wave).max(axis=1) if wave.ndim == 2 else np.abs(wave)
    heard = np.nonzero(height > height.max() * 10 ** (floor / 20))[0]
    last = min(int(heard[-1]) + 1, samples(longest), len(wave))
    ramp = np.ones(last)
    ramp[last * 2 // 3 :] = np.cos(np.linspace(0, np.pi / 2, last - last * 2 // 3)) ** 2
    return wave[:last] * (ramp[:, None] if wave.ndim == 2 else ramp)
