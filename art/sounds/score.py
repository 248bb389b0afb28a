"""Notes on a loop of time: what rings beyond the end is heard at the beginning, so that there is no seam."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from art.sounds.wave import RATE, Dice, Wave, samples

Notes = Iterable[tuple[float, float, float]]
"""Each (beat from the beginning of the part, MIDI number, length in beats)."""


class Loop:
    """A stretch of time that is a circle, two channels, in beats of so many seconds."""

    def __init__(self, beats: int, beat: float) -> None:
        self.beat = beat
        self.sound: Wave = np.zeros((samples(beats * beat), 2))

    def begun(self, before: float = 0.45) -> Wave:
        """The loop as it is kept: the first beat comes after so many seconds, and the seam lies in the rest before."""
        return np.roll(self.sound, samples(before), axis=0)

    def put(self, beat: float, wave: Wave, gain: float = 1.0, pan: float = 0.0, late: float = 0.0) -> None:
        """Begin a sound at a beat, `late` seconds after it: pan from -1, left, to 1, right."""
        sides = np.array([np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)]) * gain
        both = (wave[:, None] if wave.ndim == 1 else wave) * sides
        places = (round((beat * self.beat + late) * RATE) + np.arange(len(both))) % len(self.sound)
        np.add.at(self.sound, places, both)


def human(chance: Dice) -> tuple[float, float]:
    """How late a hand is, in seconds, and how strong against the usual."""
    return float(abs(chance.normal(0, 0.012))), float(np.clip(chance.normal(1, 0.1), 0.75, 1.25))
