"""Cards of good stock on a wooden table with a cloth: slid, turned, laid down, shuffled."""

from __future__ import annotations

import numpy as np

from art.sounds.bodies import knock, rub, tap
from art.sounds.registry import sound
from art.sounds.room import nearby
from art.sounds.wave import Dice, Wave, band, curve, lay, noise, scattered, swell, wander


def slap(chance: Dice, hard: float = 0.5, pitch: float = 150.0) -> Wave:
    """A card that lands flat: the air under it, the stock, the table."""
    air = tap(420, 0.012, chance)
    stock = band(tap(2200 + 2200 * hard, 0.005, chance), 350, 0)
    return lay((0, 1, air), (0.001, 0.8, stock), (0.002, 0.35, knock(pitch, 0.022, chance, 0.3)))


def flick(chance: Dice, pitch: float = 1900.0) -> Wave:
    """The edge of a card that snaps off a finger."""
    return band(tap(pitch * 2, 0.0035, chance), pitch * 0.4, pitch * 1.8, 1)


@sound("card_slide")
def card_slide(variant: int, chance: Dice) -> Wave:
    """A card goes somewhere: 300 ms, as long as it moves."""
    length = 0.27 + 0.03 * variant
    return nearby(lay((0, 1, rub(length, length * 0.4, chance, 650, 2300 + 250 * variant))))


@sound("card_flip")
def card_flip(variant: int, chance: Dice) -> Wave:
    """Lifted at an edge, through the air, down on its other face."""
    lift, air = rub(0.11, 0.07, chance, 600, 1900), band(noise(0.14, chance), 180, 900) * swell(0.14, 0.08)
    return nearby(
        lay(
            (0, 0.5, lift),
            (0.08, 0.5, flick(chance, 1500)),
            (0.09, 0.35, air),
            (0.19 + 0.02 * variant, 1, slap(chance)),
        )
    )


@sound("card_place")
def card_place(variant: int, chance: Dice) -> Wave:
    """Laid down with a little weight."""
    return nearby(lay((0, 0.25, rub(0.09, 0.07, chance)), (0.07, 1, slap(chance, 0.35, 138 + 14 * variant))))


@sound("card_turn")
def card_turn(variant: int, chance: Dice) -> Wave:
    """Turned a quarter where it lies, to rest with a small tap."""
    return nearby(
        lay((0, 0.7, rub(0.2, 0.12, chance, 500, 1700)), (0.18 + 0.015 * variant, 0.45, slap(chance, 0.2, 170)))
    )


@sound("straighten")
def straighten(variant: int, chance: Dice) -> Wave:
    """Turned back, brighter than turning, with a click of its edge at the end."""
    turned = rub(0.19, 0.08, chance, 700, 2300)
    return nearby(
        lay((0, 0.7, turned), (0.16, 0.4, flick(chance, 1300 + 200 * variant)), (0.17, 0.4, slap(chance, 0.5, 205)))
    )


@sound("draw")
def draw(variant: int, chance: Dice) -> Wave:
    """Off the top of a deck into the hand: faster and faster, then the edge snaps off."""
    length = 0.2 + 0.02 * variant
    off = (length * 0.95, 0.5, flick(chance, 1500))
    return nearby(
        lay((0, 1, rub(length, length * 0.8, chance, 700, 2500)), off, (length, 0.3, rub(0.12, 0.03, chance)))
    )


@sound("shuffle")
def shuffle(variant: int, chance: Dice) -> Wave:
    """Two halves riffled together, the bridge falling in, squared on the table."""
    riffle = [
        (0.62 * ((k + 1) / 44) ** 0.85, 0.25 + 0.3 * np.sin(np.pi * k / 44), flick(chance, chance.uniform(900, 1500)))
        for k in range(44)
    ]
    bridge = [
        (0.78 + 0.36 * (k / 40) ** 0.8, 0.2 * (1 - k / 55), flick(chance, chance.uniform(700, 1200))) for k in range(40)
    ]
    rush = band(noise(0.42, chance), 250, 1100) * swell(0.42, 0.2)
    square = [(1.27, 0.5, slap(chance, 0.3, 150)), (1.44, 0.65, slap(chance, 0.25, 140))]
    return nearby(lay(*riffle, *bridge, (0.76, 0.14, rush), *square))


@sound("deal")
def deal(variant: int, chance: Dice) -> Wave:
    """Three cards thrown one after the other."""
    thrown = lambda: lay((0, 0.7, rub(0.13, 0.04, chance, 700, 2100)), (0.11, 0.6, slap(chance, 0.3, 160)))  # noqa: E731
    return nearby(
        lay(*((when + 0.01 * variant, gain, thrown()) for when, gain in ((0, 1), (0.15, 0.85), (0.31, 0.95))))
    )


@sound("discard")
def discard(variant: int, chance: Dice) -> Wave:
    """Slid away and dropped on a heap: longer and duller than laying down."""
    away = rub(0.3, 0.09, chance, 350, 1500)
    return nearby(
        lay((0, 0.8, away), (0.26 + 0.02 * variant, 0.8, slap(chance, 0.1, 118)), (0.3, 0.2, tap(300, 0.03, chance)))
    )


@sound("destroy")
def destroy(variant: int, chance: Dice) -> Wave:
    """A component is gone for good: torn, and falling to embers and dust."""
    tear = [
        (when**1.3 * 0.42, chance.uniform(0.2, 0.6), flick(chance, chance.uniform(700, 1700)))
        for when in scattered(70, 1, chance)
    ]
    rip = (
        band(noise(0.45, chance), 400, 2600, 1)
        * curve(0.45, (0, 0), (0.05, 0.7), (0.38, 1), (0.45, 0))
        * (1 + 0.6 * wander(0.45, 90, chance))
    )
    fallen = [
        (0.45 + when * 0.55, chance.uniform(0.1, 0.5) * (1 - 0.7 * when), tap(chance.uniform(250, 900), 0.02, chance))
        for when in scattered(26, 1, chance)
    ]
    boom = band(noise(0.9, chance), 40, 160) * curve(0.9, (0, 0), (0.02, 1), (0.9, 0)) ** 2.5
    return nearby(lay(*tear, (0, 0.3, rip), (0.42, 1.1, boom), *fallen), 0.3, 0.8)
