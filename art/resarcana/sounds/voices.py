"""Voices of beasts: a rough source in a large throat."""

from __future__ import annotations

import numpy as np

from art.sounds.wave import RATE, Dice, Wave, band, drifting, noise, resonate, samples, swell, wander, warm

THROAT = ((210, 110, 0.9), (480, 160, 1.0), (820, 220, 0.9), (1500, 420, 0.5), (2300, 600, 0.2))
"""Resonances: pitch, width, how loud."""


def growl(seconds: float, pitch: float, chance: Dice, throat: float = 1.0) -> Wave:
    """A dragon: uneven pulses that sag in pitch, every other one stronger, through a throat that opens and closes.

    `throat` is its length against the usual one: shorter sounds smaller.
    """
    t = np.arange(samples(seconds)) / RATE
    path = (
        pitch
        * (1.12 - 0.25 * t / seconds)
        * (1 + 0.07 * wander(seconds, 9, chance) + 0.03 * wander(seconds, 60, chance))
    )
    cycle = np.cumsum(path) / RATE
    pulses = np.exp(-6 * (cycle % 1)) * (1 + 0.55 * np.cos(np.pi * np.floor(cycle))) - 0.2
    rough = pulses * (1 + 0.4 * wander(seconds, 34, chance)) + 0.35 * noise(seconds, chance) * (cycle % 1 < 0.35)
    formed = sum(gain * resonate(rough, high / throat, width) for high, width, gain in THROAT)
    chest = band(rough, pitch * 0.7, pitch * 2.5)
    return warm(formed + 0.5 * chest, 2.2)


def hiss(seconds: float, chance: Dice) -> Wave:
    """A serpent: breath between the teeth, kept below what hurts."""
    path = 1500 + 900 * swell(seconds, seconds * 0.6)
    return (
        drifting(noise(seconds, chance), path, 0.6)
        * swell(seconds, seconds * 0.55, 1.4)
        * (1 + 0.2 * wander(seconds, 25, chance))
    )
