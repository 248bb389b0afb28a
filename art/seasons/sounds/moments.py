"""Moments of the game: cards, the clock, the four seasons, what is summoned and what is given up."""

from __future__ import annotations

import numpy as np

from art.sounds.bodies import BONE, COIN, GLASS, STONE, WOOD, crackle, drop, knock, rub, struck, tap
from art.sounds.registry import sound
from art.sounds.room import in_hall, nearby
from art.sounds.strings import bell, flute, hertz, pad, pluck
from art.sounds.wave import Dice, Wave, band, bold, drifting, lay, noise, scattered, swell, time, wander

Part = tuple[float, float, Wave]


def slap(chance: Dice, pitch: float = 150.0) -> Wave:
    """A card that lands flat."""
    stock = band(tap(3000, 0.005, chance), 350, 0)
    return lay((0, 1, tap(420, 0.012, chance)), (0.001, 0.7, stock), (0.002, 0.4, knock(pitch, 0.022, chance, 0.3)))


def chime(notes: tuple[int, ...], step: float, gain: float, chance: Dice, half: float = 0.3) -> list[Part]:
    """Small bells of glass, one after the other."""
    return [(k * step, gain, struck(GLASS, hertz(note), half, chance, 0.4)) for k, note in enumerate(notes)]


def voices(notes: tuple[int, ...], seconds: float) -> Wave:
    """A chord of quiet voices, two channels."""
    return lay(*((0.0, 1.0, pad(note, seconds, 0.5, 1.2)) for note in notes))


def gust(seconds: float, chance: Dice, low: float = 260, high: float = 1100) -> Wave:
    """Wind that rises and goes."""
    path = low + (high - low) * swell(seconds, seconds * 0.45)
    return drifting(noise(seconds, chance), path, 0.7) * swell(seconds, seconds * 0.45, 1.4)


@sound("seasons/card_turn")
def card_turn(variant: int, chance: Dice) -> Wave:
    """Turned a quarter where it lies."""
    return nearby(lay((0, 0.7, rub(0.2, 0.12, chance, 500, 1700)), (0.18, 0.45, slap(chance, 170 + 10 * variant))))


@sound("seasons/card_lands")
def card_lands(variant: int, chance: Dice) -> Wave:
    """A summoned card comes down with weight."""
    return nearby(lay((0, 1, slap(chance, 120 + 12 * variant)), (0.003, 0.6, knock(92, 0.06, chance, 0.2))), 0.2, 0.5)


@sound("seasons/draw")
def draw(variant: int, chance: Dice) -> Wave:
    """One card into the hand."""
    return nearby(
        lay((0, 0.9, rub(0.22, 0.08, chance, 700, 2300)), (0.2, 0.35, tap(2400, 0.004 + 0.001 * variant, chance)))
    )


@sound("seasons/discard")
def discard(variant: int, chance: Dice) -> Wave:
    """Thrown on the pile, softly."""
    return nearby(lay((0, 0.5, rub(0.14, 0.06, chance, 500, 1600)), (0.11, 0.8, slap(chance, 185 - 15 * variant))))


@sound("seasons/shuffle")
def shuffle(variant: int, chance: Dice) -> Wave:
    """The pile, riffled together."""
    riffle = [(when, 0.5 + 0.3 * when, tap(2600, 0.003, chance)) for when in scattered(34, 0.7, chance)]
    return nearby(lay(*riffle, (0.75, 0.6, rub(0.25, 0.1, chance, 500, 1500)), (1.0, 1, slap(chance))))


@sound("seasons/clock_tick")
def clock_tick(variant: int, chance: Dice) -> Wave:
    """The hand of the clock goes on by a space: a gear and its pawl."""
    pitch = (520, 470)[variant]
    pawl = lay((0, 0.7, struck(WOOD, pitch, 0.014, chance, 0.6)), (0, 0.5, tap(1800, 0.004, chance)))
    return nearby(
        lay(
            (0, 1, pawl),
            (0.07, 0.4, struck(COIN, 2.1 * pitch, 0.02, chance, 0.35)),
            (0.07, 0.3, knock(180, 0.02, chance)),
        )
    )


@sound("seasons/season_winter")
def season_winter(variant: int, chance: Dice) -> Wave:
    """Winter: wind on panes, and ice that rings."""
    ice = [(0.3 + w, g, b) for w, g, b in chime((81, 88, 86, 93), 0.16, 0.3, chance, 0.22)]
    return in_hall(lay((0, 1.0, gust(1.7, chance, 420, 1500)), (0.1, 0.2, voices((57, 64, 69), 1.0)), *ice), 0.5, 2.2)


@sound("seasons/season_spring")
def season_spring(variant: int, chance: Dice) -> Wave:
    """Spring: drops from the eaves, and a bird that tries."""
    drops = [(when, 0.4, drop(chance.uniform(520, 900), 0.2, 0.7)) for when in scattered(8, 1.1, chance)]
    call = [(0.5 + 0.14 * k, 0.3, drop(hertz(note), 0.13, 0.25)) for k, note in enumerate((88, 91, 88, 95))]
    return in_hall(lay(*drops, *call, (0, 0.25, voices((55, 62, 67, 71), 1.0)), (0, 0.3, pluck(67, 0.4))), 0.4, 1.8)


@sound("seasons/season_summer")
def season_summer(variant: int, chance: Dice) -> Wave:
    """Summer: a warm fifth, strings, and crickets far off."""
    chirps = np.clip(np.sin(150 * time(1.6)), 0, 1)
    cricket = band(noise(1.6, chance), 2600, 4200) * chirps * swell(1.6, 0.8) * 0.5
    strings = [(0.12 * k, 0.5, pluck(note, 0.45)) for k, note in enumerate((50, 57, 62, 66, 69, 74))]
    return in_hall(lay(*strings, (0, 0.3, voices((50, 57, 62, 66), 1.2)), (0.2, 0.16, cricket)), 0.4, 2.0)


@sound("seasons/season_autumn")
def season_autumn(variant: int, chance: Dice) -> Wave:
    """Autumn: dry leaves in a low wind, and a flute that falls."""
    leaves = crackle(1.6, 130, chance, 700, 3200) * swell(1.6, 0.6)
    tune = [(0.35 * k, 0.35, flute(note, 0.5)) for k, note in enumerate((69, 65, 62))]
    return in_hall(lay((0, 0.9, gust(1.8, chance, 180, 620)), (0, 0.12, leaves), *tune), 0.45, 2.0)


@sound("seasons/year")
def year(variant: int, chance: Dice) -> Wave:
    """A year has passed: a deep bell, and three that answer."""
    toll = lay((0, 0.7, bell(50, 0.8)), (0.02, 0.4, bell(57, 0.7)))
    return in_hall(
        bold(lay((0, 1, toll), *((0.5 + w, g, b) for w, g, b in chime((74, 78, 81), 0.2, 0.2, chance)))), 0.5, 2.4
    )


@sound("seasons/last_season")
def last_season(variant: int, chance: Dice) -> Wave:
    """The last season begins: three strokes of a deep bell under a wind that rises."""
    strokes = [(0.75 * k, 0.8 - 0.15 * k, bell(38, 1.1)) for k in range(3)]
    return in_hall(bold(lay((0, 0.5, gust(3.0, chance, 140, 520)), *strokes, (0.02, 0.35, bell(45, 0.9)))), 0.5, 2.6)


@sound("seasons/crack")
def crack(variant: int, chance: Dice) -> Wave:
    """A token cracks: glass that gives way, and splinters."""
    splinters = [
        (when, 0.25, struck(GLASS, chance.uniform(1500, 3200), 0.03, chance, 0.7))
        for when in scattered(5, 0.16, chance)
    ]
    body = struck(GLASS, (760, 690)[variant], 0.035, chance, 0.9)
    return nearby(lay((0, 0.8, tap(2800, 0.004, chance)), (0, 0.7, body), *splinters), 0.15, 0.5)


@sound("seasons/summon")
def summon(variant: int, chance: Dice) -> Wave:
    """A circle of light closes, and a chord rises in it."""
    rise = [
        (0.05 * k, 0.28, struck(GLASS, hertz(note), 0.25, chance, 0.35)) for k, note in enumerate((62, 69, 74, 78, 81))
    ]
    return in_hall(
        lay((0, 0.5, gust(0.6, chance, 300, 1300)), *rise, (0.05, 0.25, voices((50, 57, 62), 0.6))), 0.4, 1.6
    )


@sound("seasons/sacrifice")
def sacrifice(variant: int, chance: Dice) -> Wave:
    """A card given up: it breaks, and its light goes."""
    pieces = [
        (when, 0.4, struck(BONE, chance.uniform(300, 700), 0.02, chance, 0.6)) for when in scattered(12, 0.45, chance)
    ]
    end = lay((0, 0.6, bell(45, 0.5)), (0.02, 0.3, bell(46, 0.4)))
    return in_hall(bold(lay((0, 0.9, struck(STONE, 170, 0.06, chance, 0.5)), *pieces, (0.15, 0.7, end))), 0.4, 1.8)


@sound("seasons/library")
def library(variant: int, chance: Dice) -> Wave:
    """A library opens: a cover is lifted, leaves turn, three cards come."""
    leaves = [(0.15 + 0.12 * k, 0.6, rub(0.2, 0.09, chance, 600, 2000)) for k in range(3)]
    return in_hall(
        lay((0, 0.5, knock(140, 0.04, chance, 0.3)), *leaves, (0.6, 0.25, bell(74, 0.4)), (0.7, 0.2, bell(81, 0.4))),
        0.3,
        1.2,
    )


@sound("seasons/gauge")
def gauge(variant: int, chance: Dice) -> Wave:
    """A hollow is pressed into the leather: room for one more."""
    creak = drifting(noise(0.3, chance), 320 + 160 * wander(0.3, 9, chance), 0.25) * swell(0.3, 0.15)
    return nearby(
        lay(
            (0, 0.7, creak),
            (0.22, 1, knock(128, 0.05, chance, 0.2)),
            (0.24, 0.3, struck(GLASS, 660, 0.08, chance, 0.3)),
        ),
        0.2,
        0.6,
    )


@sound("seasons/bonus")
def bonus(variant: int, chance: Dice) -> Wave:
    """A coin is pressed: it helps now and costs later."""
    coin = lay((0, 0.8, struck(COIN, 980, 0.07, chance, 0.4)), (0.06, 0.5, struck(COIN, 1180, 0.05, chance, 0.35)))
    return nearby(lay((0, 1, coin), (0.12, 0.5, knock(160, 0.04, chance, 0.3))), 0.2, 0.6)


@sound("seasons/victory")
def victory(variant: int, chance: Dice) -> Wave:
    """The end: strings upward, voices, and bells of all four seasons."""
    strings = [(0.1 * k, 0.4, pluck(note, 0.5)) for k, note in enumerate((50, 57, 62, 66, 69, 74, 78))]
    bells = [(0.7 + w, g, b) for w, g, b in chime((74, 78, 81, 86), 0.13, 0.2, chance)]
    return in_hall(lay(*strings, (0.2, 0.3, voices((50, 57, 62, 66), 1.4)), *bells), 0.45, 2.2)
