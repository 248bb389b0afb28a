"""Moments of the game: claims, rounds, passing, victory checks, shields."""

from __future__ import annotations

import numpy as np

from art.resarcana.sounds.strikes import brown
from art.sounds.bodies import COIN, GLASS, GONG, MARIMBA, STONE, WOOD, knock, struck, tap
from art.sounds.registry import sound
from art.sounds.room import in_hall, nearby
from art.sounds.strings import bell, hertz, pad, pluck
from art.sounds.wave import Dice, Wave, band, bold, curve, drifting, fall, lay, noise, sine, swell, wander


def chime(
    notes: tuple[int, ...], step: float, gain: float, chance: Dice, half: float = 0.28
) -> list[tuple[float, float, Wave]]:
    """Small bells one after the other."""
    return [
        (k * step, gain * (1 - 0.06 * k), struck(GLASS, hertz(note), half, chance, 0.4)) for k, note in enumerate(notes)
    ]


def grind(seconds: float, chance: Dice) -> Wave:
    """Stone dragged over stone."""
    rough = drifting(noise(seconds, chance), 190 + 220 * swell(seconds, seconds * 0.5), 0.8)
    return (
        (rough + 0.6 * brown(seconds, chance, 200))
        * swell(seconds, seconds * 0.55)
        * (1 + 0.6 * wander(seconds, 45, chance))
    )


@sound("claim_monument")
def claim_monument(variant: int, chance: Dice) -> Wave:
    """A monument is set up: stone slides into its place, and a low bell answers."""
    lands = lay(
        (0, 1, struck(STONE, 150, 0.06, chance, 0.45)),
        (0, 1.2, tap(800, 0.03, chance)),
        (0, 0.6, knock(105, 0.06, chance, 0.2)),
    )
    toll = lay((0, 0.5, bell(62, 0.5)), (0.02, 0.35, bell(69, 0.5)), (0.05, 0.22, bell(74, 0.45)))
    return in_hall(bold(lay((0, 0.7, grind(0.5, chance)), (0.43, 1.1, lands), (0.46, 0.75, toll))), 0.45, 1.8)


@sound("claim_place")
def claim_place(variant: int, chance: Dice) -> Wave:
    """A Place of Power opens: a gate moves, voices rise in a fifth, small bells above."""
    gate = lay(
        (0, 0.5, grind(0.6, chance)), (0.5, 0.9, knock(58, 0.1, chance, 0.2)), (0.5, 0.8, tap(300, 0.05, chance))
    )
    voices = sum_of([pad(note, 0.9, 0.5, 1.1) for note in (38, 50, 57, 62, 66)])
    return in_hall(
        lay(
            (0, 0.8, gate),
            (0.25, 0.22, voices),
            *((0.55 + w, g, b) for w, g, b in chime((74, 78, 81, 86), 0.09, 0.13, chance)),
        ),
        0.45,
        2.0,
    )


def sum_of(waves: list[Wave]) -> Wave:
    """Sounds of different lengths, begun together."""
    return lay(*((0, 1, wave) for wave in waves))


@sound("shield")
def shield(variant: int, chance: Dice) -> Wave:
    """An attack is turned away: bronze that rings and hums down."""
    ring = struck(GONG, 330, 0.13, chance, 0.4)
    hum = 0.5 * sine(110, 1.2) * fall(1.2, 0.2, 0.02)
    return in_hall(
        lay((0, 0.7, ring), (0, 0.5, hum), (0, 0.9, tap(1300, 0.01, chance)), (0, 0.7, knock(130, 0.04, chance))),
        0.25,
        1.2,
    )


@sound("item_swap")
def item_swap(variant: int, chance: Dice) -> Wave:
    """Magic items are changed: one goes, another comes, with a glimmer between."""
    away = drifting(noise(0.34, chance), curve(0.34, (0, 1500), (0.34, 500)), 0.7) * swell(0.34, 0.1)
    back = drifting(noise(0.34, chance), curve(0.34, (0, 500), (0.34, 1600)), 0.7) * swell(0.34, 0.26)
    glimmer = [(0.22 + w, g, b) for w, g, b in chime((81, 76, 83), 0.06, 0.28, chance, 0.12)]
    return in_hall(
        lay((0, 0.7, away), (0.26, 0.7, back), *glimmer, (0.58, 0.8, knock(210, 0.03, chance, 0.4))), 0.2, 0.9
    )


@sound("pass")
def pass_turn(variant: int, chance: Dice) -> Wave:
    """A seat is done for this round: its token is laid over, two soft notes sink."""
    laid = lay((0, 0.7, struck(WOOD, 300, 0.025, chance, 0.5)), (0.09, 1, knock(190, 0.03, chance, 0.4)))
    return in_hall(lay((0, 0.8, laid), (0.1, 0.45, pluck(57, 0.3, 1.6)), (0.26, 0.4, pluck(50, 0.25, 2.0))), 0.25, 1.2)


@sound("first_player")
def first_player(variant: int, chance: Dice) -> Wave:
    """The First Player token is taken: a heavy coin spins down, over a rising fifth."""
    moments = np.cumsum(0.11 * 0.86 ** np.arange(14))
    spin = [
        (float(when), 0.45 * 0.9**k, struck(COIN, 1050 + 12 * k, 0.03, chance, 0.4)) for k, when in enumerate(moments)
    ]
    return in_hall(
        lay(
            (0, 0.5, struck(COIN, 990, 0.12, chance, 0.4)),
            *spin,
            (0.05, 0.5, pluck(62, 0.4, 2.0)),
            (0.25, 0.5, pluck(69, 0.4, 2.0)),
        ),
        0.22,
        1.2,
    )


@sound("round_begins")
def round_begins(variant: int, chance: Dice) -> Wave:
    """A new round: a soft gong far off, and an open fifth on the harp."""
    harp = [(0.12 + 0.13 * k, 0.42, pluck(note, 0.35, 2.5)) for k, note in enumerate((50, 57, 62))]
    return in_hall(lay((0, 0.55, struck(GONG, 98, 0.5, chance, 0.25)), *harp), 0.4, 1.8)


@sound("victory_check")
def victory_check(variant: int, chance: Dice) -> Wave:
    """Everybody holds their breath: three rising plucks over a low drum and a held voice."""
    drum = lay((0, 1, band(noise(0.5, chance), 45, 170) * fall(0.5, 0.06, 0.004)), (0, 0.5, tap(500, 0.02, chance)))
    plucks = [(0.24 * k, 0.55, pluck(note, 0.45, 2.2)) for k, note in enumerate((57, 62, 64))]
    return in_hall(
        lay(
            (0, 1.2, drum),
            (0.48, 1.0, drum),
            *plucks,
            (0.2, 0.12, sum_of([pad(45, 0.7, 0.4, 0.8), pad(52, 0.7, 0.4, 0.8)])),
        ),
        0.3,
        1.5,
    )


@sound("points_tick")
def points_tick(variant: int, chance: Dice) -> Wave:
    """One more point while points are counted."""
    return nearby(
        lay((0, 1, struck(MARIMBA, hertz(76 + 2 * variant), 0.05, chance, 0.6)), (0, 0.3, tap(1600, 0.004, chance))),
        0.15,
    )


@sound("golden_statue")
def golden_statue(variant: int, chance: Dice) -> Wave:
    """The Golden Statue speaks up in a victory check: warm metal, one chord after another in gold."""
    metal = [(0.07 * k, 0.3, struck(COIN, hertz(note), 0.25, chance, 0.3)) for k, note in enumerate((69, 73, 76, 81))]
    deep = [(0.0, 0.4, bell(57, 0.5)), (0.35, 0.3, bell(61, 0.5)), (0.36, 0.3, bell(64, 0.45))]
    return in_hall(lay(*metal, *deep, *((0.4 + w, g, b) for w, g, b in chime((85, 88), 0.1, 0.1, chance))), 0.35, 1.6)
