"""The music: on the title the year turns once, sixteen beats and a mood for each season; at the table each season has a
loop of its own, over the sounds of its weather."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art.seasons.sounds.moments import gust
from art.sounds.bodies import GLASS, crackle, drop, struck
from art.sounds.levels import LOOP
from art.sounds.loudness import levelled
from art.sounds.registry import sound
from art.sounds.room import in_hall_around
from art.sounds.score import Loop, Notes, human
from art.sounds.strings import bell, flute, hertz, pad, pluck
from art.sounds.wave import RATE, Dice, Wave, band, lay, noise, swell, time

WEATHER = 10.0
"""How much softer weather is than music, in decibels."""


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


def played(loop: Loop, chance: Dice) -> None:
    """The year: strings, voices, and a flute on every tune."""
    for season, mood in enumerate(YEAR):
        harmony(loop, season * 16, mood, mood.steps, chance, 0.5)
        sung(loop, season * 16, mood.tune, chance)
        rung(loop, season * 16, mood.bells)


def harmony(loop: Loop, begin: float, mood: Mood, steps: tuple[int, ...], chance: Dice, step: float) -> None:
    """Sixteen beats of a season's chords, broken by strings and held by voices."""
    for bar, chord in enumerate(mood.chords):
        beat = begin + bar * 4
        strings(loop, beat, chord, steps, chance, step)
        for note in chord[:3]:
            loop.put(beat, pad(note, 4 * loop.beat, 1.5, 2.2), 0.07 if note < 50 else 0.05, late=-0.7)


def sung(loop: Loop, begin: float, tune: Notes, chance: Dice) -> None:
    """A tune on a flute."""
    for beat, note, length in tune:
        late, strength = human(chance)
        loop.put(begin + beat, flute(note - 12, length * loop.beat), 0.11 * strength, 0.12, late)


def plucked(loop: Loop, begin: float, tune: Notes, chance: Dice) -> None:
    """A tune on a string."""
    for beat, note, _ in tune:
        late, strength = human(chance)
        loop.put(begin + beat, pluck(note, 0.3), 0.17 * strength, 0.12, late)


def rung(loop: Loop, begin: float, bells: Notes) -> None:
    """A few small bells."""
    for beat, note, _ in bells:
        loop.put(begin + beat, bell(note - 12, 1.1, 0.25), 0.035, -0.3 if beat % 4 else 0.3)


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


def season(number: int, beat: float, chance: Dice) -> Loop:
    """A season three times over, never twice the same: sparse with its tune on a string, fuller with bells alone, and
    sparse under a flute."""
    loop, mood = Loop(beats=48, beat=beat), YEAR[number]
    for turn in range(3):
        full = turn == 1
        harmony(loop, 16 * turn, mood, mood.steps if full else mood.steps[::2], chance, 0.5 if full else 1.0)
    plucked(loop, 0, mood.tune, chance)
    rung(loop, 16, mood.bells)
    sung(loop, 32, mood.tune, chance)
    rung(loop, 32, mood.bells)
    return loop


def over(music: Loop, weather: Loop) -> Wave:
    """Music in a hall, over weather that is ten decibels softer."""
    played, outside = in_hall_around(music.begun(), 0.5, 4.0), in_hall_around(weather.begun(), 0.25, 2.0)
    return levelled(played, LOOP, whole=True) + levelled(outside, LOOP - WEATHER, whole=True)


def sprinkled(loop: Loop, count: int, chance: Dice, make: Callable[[], Wave], gain: float = 1.0) -> None:
    """Sounds spread evenly over a loop, each a little early or late and from anywhere."""
    for k in range(count):
        beat = (k + chance.uniform(0.1, 0.9)) * (len(loop.sound) / RATE / loop.beat) / count
        loop.put(beat, make(), gain * chance.uniform(0.5, 1.0), chance.uniform(-0.7, 0.7))


@sound("seasons/title")
def title(variant: int, chance: Dice) -> Wave:
    """The year once around, with a flute. 64 seconds."""
    loop = Loop(beats=64, beat=1.0)
    played(loop, chance)
    return in_hall_around(loop.begun(), 0.4, 3.4)


@sound("seasons/winter")
def winter(variant: int, chance: Dice) -> Wave:
    """Hardly a movement, over wind on panes and fine ice. 66 seconds."""
    weather = Loop(beats=48, beat=1.375)
    sprinkled(weather, 13, chance, lambda: gust(chance.uniform(6, 10), chance, 380, chance.uniform(900, 1600)))
    sprinkled(weather, 22, chance, lambda: struck(GLASS, chance.uniform(2400, 4200), 0.12, chance, 0.3), 0.08)
    return over(season(0, 1.375, chance), weather)


@sound("seasons/spring")
def spring(variant: int, chance: Dice) -> Wave:
    """Light steps, over drops from the eaves and birds far off. 57 seconds."""
    weather = Loop(beats=48, beat=1.1875)
    sprinkled(weather, 60, chance, lambda: drop(chance.uniform(420, 900), 0.2, 0.7), 0.35)
    sprinkled(weather, 9, chance, lambda: bird(chance), 0.22)
    sprinkled(weather, 8, chance, lambda: gust(8, chance, 300, 700), 0.25)
    return over(season(1, 1.1875, chance), weather)


@sound("seasons/summer")
def summer(variant: int, chance: Dice) -> Wave:
    """Broad and warm, over crickets. 60 seconds."""
    weather = Loop(beats=48, beat=1.25)
    sprinkled(weather, 34, chance, lambda: crickets(chance), 0.6)
    sprinkled(weather, 10, chance, lambda: pad(chance.choice((38, 45)), 7.0, 3.0, 3.0), 0.35)
    return over(season(2, 1.25, chance), weather)


@sound("seasons/autumn")
def autumn(variant: int, chance: Dice) -> Wave:
    """Falling, over dry leaves and a low wind. 63 seconds."""
    return over(season(3, 1.3125, chance), falling(chance))


@sound("seasons/last")
def last(variant: int, chance: Dice) -> Wave:
    """The last autumn: the same, and a deep bell that counts the time. 63 seconds."""
    loop = season(3, 1.3125, chance)
    for beat in range(0, 48, 4):
        loop.put(beat, bell(40, 1.6, 0.35), 0.16 if beat % 8 else 0.26)
        loop.put(beat, pluck(40, 0.2), 0.3, -0.1)
    return over(loop, falling(chance))


def falling(chance: Dice) -> Loop:
    """Dry leaves in a low wind."""
    weather = Loop(beats=48, beat=1.3125)
    sprinkled(weather, 12, chance, lambda: gust(chance.uniform(6, 9), chance, 160, chance.uniform(420, 700)))
    sprinkled(weather, 26, chance, lambda: crackle(1.6, 90, chance, 700, 3200) * swell(1.6, 0.6), 0.1)
    return weather


def bird(chance: Dice) -> Wave:
    """A few notes of a bird."""
    first = chance.integers(86, 92)
    return lay(*((0.13 * k, 0.6, drop(hertz(first + step), 0.12, 0.25)) for k, step in enumerate((0, 3, 0, 5, 2))))


def crickets(chance: Dice) -> Wave:
    """Two seconds of a cricket."""
    chirps = np.clip(np.sin(chance.uniform(120, 165) * time(2.0)), 0, 1)
    return band(noise(2.0, chance), 2800, 4400) * chirps * swell(2.0, 1.0)
