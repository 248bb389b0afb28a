"""Energies, crystals and dice: a breath over a reed, a drop, an ember, green wood, cut glass, resin on cloth."""

from __future__ import annotations

from art.sounds.bodies import GLASS, MARIMBA, WOOD, crackle, drop, knock, struck, tap
from art.sounds.registry import sound
from art.sounds.room import nearby
from art.sounds.wave import Dice, Wave, band, edges, fall, lay, noise, sine

STEPS = (1.0, 1.122)
"""How the variants of a token differ in pitch."""


def air(pitch: float, chance: Dice) -> Wave:
    """A short breath over a reed."""
    breath = band(noise(0.22, chance), 500 * pitch, 2600 * pitch) * fall(0.22, 0.05, 0.006)
    reed = sine(880 * pitch, 0.22) * fall(0.22, 0.05, 0.004)
    return lay((0, 0.8, breath), (0, 0.5, reed), (0.05, 0.25, sine(1320 * pitch, 0.16) * fall(0.16, 0.03, 0.004)))


def water(pitch: float, chance: Dice) -> Wave:
    """A drop into still water."""
    return lay((0, 0.18, tap(2200, 0.004, chance)), (0.002, 1, drop(620 * pitch, 0.22, 0.8)))


def fire(pitch: float, chance: Dice) -> Wave:
    """An ember that cracks."""
    clink = struck(GLASS, 700 * pitch, 0.03, chance, 0.4)
    return lay((0, 0.7, clink), (0.01, 0.2, crackle(0.2, 110, chance, 600, 3000) * fall(0.2, 0.06)))


def earth(pitch: float, chance: Dice) -> Wave:
    """Green wood, round."""
    return lay((0, 0.25, tap(1500, 0.004, chance)), (0.002, 1, struck(MARIMBA, 440 * pitch, 0.05, chance, 0.6)))


def crystal(pitch: float, chance: Dice) -> Wave:
    """Cut glass set down on cloth: high, but not sharp."""
    ring = struck(GLASS, 1240 * pitch, 0.06, chance, 0.35)
    return lay(
        (0, 0.8, ring), (0.03, 0.35, struck(GLASS, 1660 * pitch, 0.04, chance, 0.3)), (0, 0.4, tap(900, 0.006, chance))
    )


KINDS = {"air": air, "water": water, "fire": fire, "earth": earth, "crystal": crystal}


def enter(kind: str) -> None:
    """The sound of a token of this kind."""

    @sound(f"seasons/token_{kind}")
    def token(variant: int, chance: Dice) -> Wave:
        return edges(nearby(KINDS[kind](STEPS[variant], chance), 0.1))


for each in KINDS:
    enter(each)


@sound("seasons/token_pool")
def token_pool(variant: int, chance: Dice) -> Wave:
    """A handful of mixed tokens poured into a tray."""
    kinds = list(KINDS.values())
    whens = (0, 0.06, 0.13, 0.19, 0.27, 0.36, 0.47)
    falls = [(w, 0.8 - w, kinds[(2 * k + variant) % 5](chance.uniform(0.8, 1.05), chance)) for k, w in enumerate(whens)]
    return nearby(lay(*falls), 0.2, 0.5)


@sound("seasons/die_knock")
def die_knock(variant: int, chance: Dice) -> Wave:
    """A heavy die strikes the felt and goes on."""
    pitch = (210, 236, 188)[variant]
    return nearby(
        lay((0, 0.8, knock(pitch, 0.025, chance, 0.35)), (0.001, 0.5, struck(WOOD, 4 * pitch, 0.015, chance, 0.5)))
    )


@sound("seasons/die_lands")
def die_lands(variant: int, chance: Dice) -> Wave:
    """It falls on its last face and lies."""
    pitch = (172, 158)[variant]
    first = lay(
        (0, 0.7, knock(pitch * 1.2, 0.025, chance, 0.35)), (0, 0.4, struck(WOOD, 5 * pitch, 0.013, chance, 0.5))
    )
    return nearby(
        lay((0, 0.6, first), (0.07, 1, knock(pitch, 0.04, chance, 0.25)), (0.07, 0.6, tap(700, 0.012, chance)))
    )
