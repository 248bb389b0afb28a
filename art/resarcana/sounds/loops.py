"""The music: two loops, composed note by note. Bars count from 0, beats within a bar too."""

from __future__ import annotations

from art.sounds.registry import sound
from art.sounds.room import in_hall_around
from art.sounds.score import Loop, Notes, human
from art.sounds.strings import bell, flute, pad, pluck
from art.sounds.wave import Dice, Wave

D, E, F, G, A, B, C = 50, 52, 53, 55, 57, 59, 60
"""The notes of D dorian below the middle of the keyboard."""

TITLE_CHORDS = (
    (38, (D, F, A, E + 12)), (38, (D, G, B, D + 12)), (38, (D, F, A, C)), (36, (C - 12, G, C, D + 12)),
    (41, (F, A, C, E + 12)), (43, (D, G, B, D + 12)), (45, (E, A, C, E + 12)), (38, (D, G, A, D + 12)),
    (41, (F, A, C, F + 12)), (40, (E, G, C, G + 12)), (38, (D, F, A, F + 12)), (45, (E, A, C, E + 12)),
    (43, (D, G, B, D + 12)), (40, (E, G, B, E + 12)), (41, (F, A, C, E + 12)), (43, (D, G, C, D + 12)),
    (38, (D, A, D + 12, E + 12)), (38, (D, G, B, D + 12)), (36, (E, G, C, D + 12)), (38, (D, A, D + 12, A + 12)),
)  # fmt: skip
"""One a bar: the bass, and the four strings of the chord. Eight bars that ask, eight that answer, four that rest."""

TITLE_TUNE: Notes = (
    (1, 74, 1.5), (2.5, 76, 0.5), (3, 77, 1), (4, 74, 2), (6, 71, 2), (8, 69, 3), (11, 72, 1), (12, 67, 3.5),
    (16, 69, 1), (17, 72, 1), (18, 76, 2), (20, 74, 2), (22, 71, 1), (23, 74, 1), (24, 72, 1.5), (25.5, 71, 0.5),
    (26, 69, 4),
    (32, 77, 2), (34, 79, 1), (35, 81, 1), (36, 79, 3), (39, 76, 1), (40, 77, 1.5), (41.5, 76, 0.5), (42, 74, 2),
    (44, 76, 3),
    (48, 71, 1), (49, 74, 1), (50, 79, 2), (52, 76, 2), (54, 74, 1), (55, 71, 1), (56, 72, 2), (58, 69, 2),
    (60, 67, 1), (61, 69, 1), (62, 71, 1.5), (64, 69, 5),
)  # fmt: skip
"""For the flute, an octave lower than written."""

TITLE_BELLS: Notes = (
    (0, 62, 0), (16, 65, 0), (32, 69, 0), (48, 67, 0), (64, 62, 0), (67, 69, 0), (70, 71, 0), (72, 67, 0), (76, 62, 0),
    (78, 69, 0),
)  # fmt: skip

PATTERNS = ((0, 1, 2, 3, 2, 1), (0, 2, 1, 3, 2), (0, 1, 3, 2), (0, 2, 3, 1, 2))
"""Which strings the lute plays, one each half beat; it rests for what is left of the bar."""


@sound("title")
def title(variant: int, chance: Dice) -> Wave:
    """D dorian, slow: a lute in broken chords, a low flute that asks and answers, bells, voices behind. 80 seconds."""
    loop = Loop(beats=80, beat=1.0)
    for bar, (bass, strings) in enumerate(TITLE_CHORDS):
        lute(loop, bar, bass, strings, chance)
        behind(loop, bar * 4, 4, (bass, *strings[:3]), 0.05, 0.65)
    for beat, note, length in TITLE_TUNE:
        late, strength = human(chance)
        loop.put(beat, flute(note - 12, length), 0.12 * strength, 0.12, late)
    for beat, note, _ in TITLE_BELLS:
        loop.put(beat, bell(note, 1.1), 0.06, -0.35 if beat % 8 else 0.35)
    return in_hall_around(loop.begun(), 0.4, 3.4)


def lute(loop: Loop, bar: int, bass: int, strings: tuple[int, ...], chance: Dice) -> None:
    """A bar of broken chords. In the last bars it grows sparse."""
    late, strength = human(chance)
    loop.put(bar * 4, pluck(bass, 0.35), 0.42 * strength, -0.1, late)
    for step, string in enumerate(PATTERNS[bar % 4][: 6 if bar < 16 else 3]):
        late, strength = human(chance)
        loop.put(bar * 4 + (step + 1) * 0.5, pluck(strings[string], 0.4), 0.27 * strength, -0.3 + 0.15 * string, late)
    if bar % 4 == 3:
        loop.put(bar * 4 + 3.5, pluck(strings[3] + 12, 0.3), 0.13, 0.4, late)


def behind(loop: Loop, beat: float, beats: float, notes: tuple[int, ...], gain: float, slow: float = 1.0) -> None:
    """A chord of voices that comes in before its beat and goes after its end."""
    for note in notes:
        loop.put(beat, pad(note, beats * loop.beat, 2 * slow, 3 * slow), gain * (1.3 if note < 48 else 1.0), late=-0.8)


TABLE_CHORDS = (
    (45, (57, 59, 64)), (41, (57, 60, 64)), (48, (55, 60, 64)), (43, (55, 59, 62)), (38, (57, 60, 65)),
    (45, (57, 60, 64)), (41, (57, 60, 67)), (40, (55, 59, 62)), (38, (53, 57, 64)), (43, (55, 59, 64)),
    (41, (57, 60, 64)), (45, (57, 59, 64)),
)  # fmt: skip
"""One every two bars of four beats, in A aeolian."""

TABLE_HARP: Notes = (
    (0, 69, 0), (1.5, 71, 0), (2, 76, 0), (5, 72, 0),
    (8, 69, 0), (9, 72, 0), (10.5, 76, 0), (12, 79, 0),
    (17, 76, 0), (18, 74, 0), (19.5, 72, 0), (20, 67, 0),
    (25, 71, 0), (27, 74, 0), (28, 79, 0),
    (32, 77, 0), (33.5, 76, 0), (34, 72, 0), (37, 69, 0), (38.5, 74, 0),
    (40, 72, 0), (42, 71, 0), (43, 69, 0),
    (49, 72, 0), (50, 76, 0), (51.5, 79, 0), (52, 81, 0), (54, 79, 0),
    (57, 74, 0), (58.5, 71, 0), (60, 67, 0),
    (64, 69, 0), (65, 72, 0), (66.5, 76, 0), (68, 77, 0), (70, 76, 0),
    (73, 74, 0), (74, 71, 0), (76, 67, 0), (77.5, 71, 0),
    (81, 72, 0), (82.5, 69, 0), (84, 64, 0),
    (89, 69, 0), (90, 71, 0), (91.5, 64, 0),
)  # fmt: skip
"""Few notes, and long rests between the phrases."""

TABLE_BELLS: Notes = ((0, 57, 0), (24, 55, 0), (40, 64, 0), (56, 59, 0), (72, 62, 0), (88, 57, 0), (93, 64, 0))


@sound("table")
def table(variant: int, chance: Dice) -> Wave:
    """A aeolian, slower and sparser: a harp that thinks aloud, low bells, voices that come and go. 115 seconds."""
    loop = Loop(beats=96, beat=1.2)
    for pair, (bass, notes) in enumerate(TABLE_CHORDS):
        behind(loop, pair * 8, 8, (bass, *notes), 0.085)
        late, strength = human(chance)
        loop.put(pair * 8, pluck(bass, 0.25, 6.0), 0.19 * strength, -0.05, late)
        loop.put(pair * 8 + 4, pluck(notes[0] - 5 if pair % 3 == 2 else notes[0], 0.22), 0.16 * strength, -0.3, late)
    for beat, note, _ in TABLE_HARP:
        late, strength = human(chance)
        loop.put(beat, pluck(note, 0.3), 0.24 * strength, (note - 71) * 0.05, late)
    for beat, note, _ in TABLE_BELLS:
        loop.put(beat, bell(note, 1.3, 0.25), 0.028, 0.3 if beat % 16 else -0.3)
    return in_hall_around(loop.begun(), 0.5, 4.0)
