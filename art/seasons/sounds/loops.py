"""The music: the year turns once in either loop, sixteen beats and a mood for each season."""

from __future__ import annotations

from typing import NamedTuple

from art.sounds.registry import sound
from art.sounds.room import in_hall_around
from art.sounds.score import Loop, Notes, human
from art.sounds.strings import bell, flute, pad, pluck
from art.sounds.wave import Dice, Wave


class Mood(NamedTuple):
    """A season's music: four chords of four beats (bass, then three strings), its tune, and how dense it is."""

    chords: tuple[tuple[int, int, int, int], ...]
    tune: Notes
    bells: Notes
    steps: tuple[int, ...]
    """Which string is plucked on each half beat; -1 rests."""


YEAR = (
    Mood(  # winter, A aeolian, hardly a movement
        ((45, 57, 60, 64), (41, 57, 60, 65), (43, 55, 59, 62), (45, 57, 59, 64)),
        ((4, 76, 3), (12, 72, 3)),
        ((0, 69, 0), (2.5, 76, 0), (8, 72, 0), (10.5, 79, 0)),
        (0, -1, -1, 2, -1, -1, 1, -1),
    ),
    Mood(  # spring, G major, light steps
        ((43, 59, 62, 67), (48, 60, 64, 67), (50, 57, 62, 66), (43, 59, 62, 71)),
        ((1, 74, 1), (2, 76, 1), (3, 79, 2), (6, 76, 1), (8, 78, 1.5), (10, 74, 2), (13, 71, 2)),
        ((0, 79, 0), (11.5, 83, 0)),
        (0, 2, 1, 3, 2, 1, 3, -1),
    ),
    Mood(  # summer, D lydian, broad and warm
        ((50, 57, 62, 66), (52, 59, 64, 68), (50, 57, 62, 69), (45, 57, 61, 64)),
        ((0, 78, 2), (2.5, 80, 0.5), (3, 81, 3), (8, 78, 2), (10, 76, 1), (11, 74, 3)),
        ((4, 74, 0), (12, 73, 0)),
        (0, 1, 2, 3, 2, 3, 2, 1),
    ),
    Mood(  # autumn, E dorian, falling
        ((52, 59, 62, 67), (45, 57, 61, 64), (43, 55, 59, 62), (40, 56, 59, 64)),
        ((1, 74, 1), (2, 71, 1), (3, 69, 2), (7, 67, 2), (9.5, 66, 1), (11, 64, 3)),
        ((6, 71, 0), (14, 68, 0)),
        (3, 2, -1, 1, 0, -1, 2, -1),
    ),
)


def played(loop: Loop, chance: Dice, *, sparse: bool) -> None:
    """The year: strings, voices, and, unless sparse, a flute on every tune."""
    for season, mood in enumerate(YEAR):
        for bar, chord in enumerate(mood.chords):
            beat = season * 16 + bar * 4
            strings(loop, beat, chord, mood.steps[:: 2 if sparse else 1], chance, 1.0 if sparse else 0.5)
            for note in chord[:3]:
                loop.put(beat, pad(note, 4 * loop.beat, 1.5, 2.2), 0.07 if note < 50 else 0.05, late=-0.7)
        for beat, note, length in mood.tune:
            late, strength = human(chance)
            heard = pluck(note, 0.3) if sparse else flute(note - 12, length * loop.beat)
            loop.put(season * 16 + beat, heard, (0.17 if sparse else 0.11) * strength, 0.12, late)
        for beat, note, _ in mood.bells:
            loop.put(season * 16 + beat, bell(note - 12, 1.1, 0.25), 0.035, -0.3 if beat % 4 else 0.3)


def strings(
    loop: Loop, beat: float, chord: tuple[int, int, int, int], steps: tuple[int, ...], chance: Dice, step: float
) -> None:
    """A bar of broken chords over its bass."""
    late, strength = human(chance)
    loop.put(beat, pluck(chord[0], 0.3), 0.3 * strength, -0.1, late)
    for k, string in enumerate(steps):
        if string >= 0:
            late, strength = human(chance)
            loop.put(beat + k * step, pluck(chord[string], 0.35), 0.2 * strength, -0.3 + 0.15 * string, late)


@sound("seasons/title")
def title(variant: int, chance: Dice) -> Wave:
    """The year once around, with a flute. 64 seconds."""
    loop = Loop(beats=64, beat=1.0)
    played(loop, chance, sparse=False)
    return in_hall_around(loop.begun(), 0.4, 3.4)


@sound("seasons/table")
def table(variant: int, chance: Dice) -> Wave:
    """The same year, slower and sparser, on strings alone. 84 seconds."""
    loop = Loop(beats=64, beat=1.3125)
    played(loop, chance, sparse=True)
    return in_hall_around(loop.begun(), 0.5, 4.0)
