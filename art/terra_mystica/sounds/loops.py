"""The music: a land and its people. Fourths and fifths in D dorian, a drum far off, a flute over it."""

from __future__ import annotations

from art.sounds.bodies import knock
from art.sounds.registry import sound
from art.sounds.room import in_hall_around
from art.sounds.score import Loop, Notes, human
from art.sounds.strings import bell, flute, pad, pluck
from art.sounds.wave import Dice, Wave

CHORDS = (
    (38, 57, 62, 64), (38, 57, 60, 65), (43, 55, 59, 62), (45, 57, 60, 64),
    (41, 57, 60, 65), (36, 55, 60, 64), (43, 55, 59, 62), (38, 57, 62, 65),
    (46, 58, 62, 65), (41, 57, 60, 65), (43, 55, 60, 62), (45, 57, 61, 64),
    (38, 57, 62, 65), (36, 55, 60, 64), (43, 55, 59, 62), (38, 57, 62, 69),
)  # fmt: skip
"""A bar of four beats each: the bass, then three strings."""
TUNE: Notes = (
    (1, 74, 1), (2, 76, 1), (3, 77, 2), (6, 76, 1), (8, 74, 2), (11, 71, 1), (13, 72, 2),
    (17, 77, 1), (18, 79, 2), (21, 76, 2), (25, 74, 1), (26, 71, 2), (29, 69, 3),
    (33, 74, 2), (36, 77, 2), (39, 76, 1), (41, 74, 1), (42, 72, 2), (45, 73, 2),
    (49, 74, 1), (50, 77, 1), (51, 79, 2), (54, 76, 1), (57, 74, 1), (58, 71, 2), (61, 74, 3),
)  # fmt: skip
"""Beat, note, length in beats."""
DRUM = (0.0, 1.5, 2.5)
"""The beats of a bar on which the drum is struck."""


def played(loop: Loop, chance: Dice, *, sparse: bool) -> None:
    """The whole piece: strings and voices; unless sparse, the flute and the drum as well."""
    for bar, chord in enumerate(CHORDS):
        beat = 4 * bar
        steps = (0, -1, 1, -1, 2, -1, 1, -1) if sparse else (0, 1, 2, 3, 2, 1, 3, 2)
        for k, string in enumerate(steps):
            if string >= 0:
                late, strength = human(chance)
                loop.put(
                    beat + 0.5 * k,
                    pluck(chord[string], 0.34),
                    (0.26 if string == 0 else 0.17) * strength,
                    -0.3 + 0.15 * string,
                    late,
                )
        for note in chord[:3]:
            loop.put(beat, pad(note, 4 * loop.beat, 1.5, 2.2), 0.06 if note < 50 else 0.045, late=-0.7)
        if not sparse:
            for moment in DRUM:
                late, strength = human(chance)
                loop.put(
                    beat + moment, knock(96 if moment == 0 else 128, 0.09, chance, 0.15), 0.13 * strength, 0.05, late
                )
        if bar % 4 == 3:
            loop.put(beat + 2, bell(chord[3] + 5, 1.1, 0.25), 0.03, 0.3)
    for beat, note, length in TUNE:
        late, strength = human(chance)
        heard = pluck(note, 0.3) if sparse else flute(note - 12, length * loop.beat)
        loop.put(beat, heard, (0.13 if sparse else 0.11) * strength, 0.15, late)


@sound("terra_mystica/title")
def title(variant: int, chance: Dice) -> Wave:
    """With flute and drum. 58 seconds."""
    loop = Loop(beats=64, beat=0.9)
    played(loop, chance, sparse=False)
    return in_hall_around(loop.begun(), 0.4, 3.2)


@sound("terra_mystica/table")
def table(variant: int, chance: Dice) -> Wave:
    """Slower, on strings alone. 80 seconds."""
    loop = Loop(beats=64, beat=1.25)
    played(loop, chance, sparse=True)
    return in_hall_around(loop.begun(), 0.5, 3.8)
