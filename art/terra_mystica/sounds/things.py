"""Coins, workers, priests and power: brass, a cube of wood, a robe with a bell, beads of glass."""

from __future__ import annotations

from art.sounds.bodies import COIN, GLASS, STONE, WOOD, crackle, knock, rub, struck, tap
from art.sounds.registry import sound
from art.sounds.room import nearby
from art.sounds.strings import bell
from art.sounds.wave import Dice, Wave, lay, scattered

STEPS = (1.0, 1.122, 0.944)
"""How variants differ in pitch."""


def click(pitch: float, chance: Dice) -> Wave:
    """A small piece of wood set down on wood."""
    return lay((0, 0.8, struck(WOOD, pitch, 0.02, chance, 0.55)), (0, 0.5, knock(0.32 * pitch, 0.03, chance, 0.3)))


@sound("terra_mystica/token_coin")
def token_coin(variant: int, chance: Dice) -> Wave:
    """A coin on two others."""
    pitch = 1050 * STEPS[variant]
    return nearby(
        lay((0, 0.9, struck(COIN, pitch, 0.05, chance, 0.4)), (0.05, 0.4, struck(COIN, 1.3 * pitch, 0.03, chance, 0.3)))
    )


@sound("terra_mystica/token_worker")
def token_worker(variant: int, chance: Dice) -> Wave:
    """A cube of wood."""
    return nearby(click(520 * STEPS[variant], chance))


@sound("terra_mystica/token_priest")
def token_priest(variant: int, chance: Dice) -> Wave:
    """Wood, a robe, and a small bell."""
    robe = rub(0.18, 0.08, chance, 500, 1700)
    return nearby(
        lay((0, 0.9, click(400, chance)), (0.01, 0.3, robe), (0.05, 0.3, bell(79 + 2 * variant, 0.3))), 0.2, 0.6
    )


@sound("terra_mystica/token_power")
def token_power(variant: int, chance: Dice) -> Wave:
    """A bead of glass hops from bowl to bowl."""
    pitch = 860 * STEPS[variant]
    return nearby(
        lay(
            (0, 0.8, struck(GLASS, pitch, 0.06, chance, 0.35)),
            (0.045, 0.35, struck(GLASS, 1.12 * pitch, 0.04, chance, 0.3)),
        )
    )


@sound("terra_mystica/burn")
def burn(variant: int, chance: Dice) -> Wave:
    """Two beads crushed into one."""
    splinters = [
        (w, 0.3, struck(GLASS, chance.uniform(1200, 2600), 0.015, chance, 0.5)) for w in scattered(9, 0.25, chance)
    ]
    return nearby(
        lay(
            (0, 1, struck(GLASS, 420 * STEPS[variant], 0.03, chance, 0.8)),
            *splinters,
            (0, 0.3, tap(3000, 0.006, chance)),
        ),
        0.2,
        0.5,
    )


@sound("terra_mystica/token_pool")
def token_pool(variant: int, chance: Dice) -> Wave:
    """A handful of coins, cubes and beads."""
    kinds = (token_coin, token_worker, token_power)
    whens = (0, 0.07, 0.13, 0.2, 0.28, 0.37)
    falls = [(when, 0.8 - when, kinds[(k + variant) % 3](k % 2, chance)) for k, when in enumerate(whens)]
    return lay(*falls)


@sound("terra_mystica/points")
def points(variant: int, chance: Dice) -> Wave:
    """A seal pressed into wax."""
    press = lay((0, 0.7, rub(0.12, 0.05, chance, 250, 900)), (0.09, 1, knock(190 * STEPS[variant], 0.03, chance, 0.25)))
    return nearby(lay((0, 1, press), (0.1, 0.25, bell(74 + 2 * variant, 0.3))), 0.15, 0.5)


@sound("terra_mystica/transform")
def transform(variant: int, chance: Dice) -> Wave:
    """A spade bites; the slab is lifted, turned, and falls into its frame with a wooden clack."""
    bite = lay(
        (0, 0.9, rub(0.2, 0.05, chance, 300, 1500)),
        (0.02, 0.35, struck(COIN, 560 * STEPS[variant], 0.02, chance, 0.3)),
        (0.12, 0.3, crackle(0.25, 140, chance, 300, 1600)),
    )
    clack = lay((0, 1, knock(150 * STEPS[variant], 0.05, chance, 0.5)), (0, 0.6, struck(WOOD, 340, 0.03, chance, 0.6)))
    return nearby(lay((0, 0.8, bite), (0.2, 0.4, rub(0.3, 0.14, chance, 250, 1100)), (0.5, 1, clack)), 0.2, 0.5)


@sound("terra_mystica/track")
def track(variant: int, chance: Dice) -> Wave:
    """A marker goes on by a notch."""
    return nearby(lay((0, 0.4, rub(0.12, 0.05, chance, 400, 1400)), (0.1, 1, click(440 * STEPS[variant], chance))))


@sound("terra_mystica/tile")
def tile(variant: int, chance: Dice) -> Wave:
    """A tile of bone on slate."""
    return nearby(
        lay(
            (0, 0.7, struck(STONE, 380 * STEPS[variant], 0.03, chance, 0.5)),
            (0.002, 0.6, knock(210, 0.03, chance, 0.3)),
        )
    )
