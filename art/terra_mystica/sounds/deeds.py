"""What is built and done: structures, bridges, power actions, the four cults, towns, rounds and the end."""

from __future__ import annotations

from art.sounds.bodies import COIN, GLASS, STONE, WOOD, crackle, drop, knock, rub, struck
from art.sounds.registry import sound
from art.sounds.room import in_hall, nearby
from art.sounds.strings import bell, flute, hertz, pad, pluck
from art.sounds.wave import Dice, Wave, bold, drifting, fall, lay, noise, scattered, swell


def voices(notes: tuple[int, ...], seconds: float) -> Wave:
    """A chord of quiet voices, two channels."""
    return lay(*((0.0, 1.0, pad(note, seconds, 0.5, 1.2)) for note in notes))


def set_down(pitch: float, chance: Dice) -> Wave:
    """A turned piece on its ring of brass: wood first, then the ring."""
    return lay(
        (0, 1, knock(0.55 * pitch, 0.05, chance, 0.4)),
        (0, 0.7, struck(WOOD, pitch, 0.035, chance, 0.5)),
        (0.01, 0.3, struck(COIN, 3.1 * pitch, 0.12, chance, 0.3)),
    )


def heavy(pitch: float, chance: Dice) -> Wave:
    """The same of a large piece: the table answers."""
    return lay((0, 1, set_down(pitch, chance)), (0.02, 0.5, knock(80, 0.09, chance, 0.3)))


@sound("terra_mystica/build_dwelling")
def build_dwelling(variant: int, chance: Dice) -> Wave:
    """A dwelling: small and dry."""
    return nearby(set_down((330, 360)[variant], chance), 0.2, 0.6)


@sound("terra_mystica/build_trading_house")
def build_trading_house(variant: int, chance: Dice) -> Wave:
    """A trading house: rounder."""
    return nearby(set_down(280, chance), 0.2, 0.6)


@sound("terra_mystica/build_temple")
def build_temple(variant: int, chance: Dice) -> Wave:
    """A temple, and its bell."""
    return nearby(lay((0, 1, set_down(370, chance)), (0.12, 0.35, bell(76, 0.5))), 0.2, 0.6)


@sound("terra_mystica/build_sanctuary")
def build_sanctuary(variant: int, chance: Dice) -> Wave:
    """A sanctuary: heavy, a deeper bell."""
    return nearby(lay((0, 1, heavy(220, chance)), (0.1, 0.5, bell(62, 0.7))), 0.2, 0.6)


@sound("terra_mystica/build_stronghold")
def build_stronghold(variant: int, chance: Dice) -> Wave:
    """A stronghold: the heaviest, and it is heard in the hall."""
    return in_hall(lay((0, 1, heavy(165, chance)), (0.1, 0.5, bell(50, 0.7))), 0.3, 1.0)


@sound("terra_mystica/bridge")
def bridge(variant: int, chance: Dice) -> Wave:
    """Four planks laid, one after the other."""
    planks = [
        (
            0.15 * k,
            0.8,
            lay(
                (0, 1, knock(170 + 16 * k, 0.04, chance, 0.5)), (0, 0.5, struck(WOOD, 420 + 30 * k, 0.03, chance, 0.5))
            ),
        )
        for k in range(4)
    ]
    return nearby(lay((0, 0.35, rub(0.6, 0.3, chance, 300, 1200)), *planks), 0.2, 0.5)


@sound("terra_mystica/action")
def action(variant: int, chance: Dice) -> Wave:
    """A low bell, and beads that fall back."""
    beads = [
        (0.25 + w, 0.3, struck(GLASS, hertz(84 - 3 * k), 0.06, chance, 0.35))
        for k, w in enumerate(scattered(5, 0.5, chance))
    ]
    return in_hall(lay((0, 1, bold(bell(45, 0.9))), (0.0, 0.4, voices((45, 52, 57), 0.5)), *beads), 0.35, 1.6)


@sound("terra_mystica/cult_fire")
def cult_fire(variant: int, chance: Dice) -> Wave:
    """A flame leaps up."""
    roar = drifting(noise(0.7, chance), 240 + 700 * swell(0.7, 0.25), 0.8) * swell(0.7, 0.2, 1.4)
    return nearby(lay((0, 1, roar), (0.05, 0.35, crackle(0.6, 120, chance, 600, 3200) * fall(0.6, 0.25))), 0.25, 0.7)


@sound("terra_mystica/cult_water")
def cult_water(variant: int, chance: Dice) -> Wave:
    """Drops into a deep well."""
    drops = [(w, 0.7, drop(p, 0.28, 0.7)) for w, p in ((0, 480), (0.13, 620), (0.24, 540))]
    return in_hall(lay(*drops), 0.4, 1.3)


@sound("terra_mystica/cult_earth")
def cult_earth(variant: int, chance: Dice) -> Wave:
    """A stone is moved."""
    return in_hall(
        bold(
            lay(
                (0, 0.8, rub(0.4, 0.18, chance, 120, 600)),
                (0.32, 1, struck(STONE, 120, 0.08, chance, 0.4)),
                (0.32, 0.7, knock(76, 0.08, chance, 0.3)),
            )
        ),
        0.25,
        0.9,
    )


@sound("terra_mystica/cult_air")
def cult_air(variant: int, chance: Dice) -> Wave:
    """A breath over a flute."""
    wind = drifting(noise(0.8, chance), 500 + 900 * swell(0.8, 0.35), 0.6) * swell(0.8, 0.3, 1.5)
    return in_hall(lay((0, 0.8, wind), (0.12, 0.5, flute(74, 0.45))), 0.35, 1.2)


@sound("terra_mystica/town")
def town(variant: int, chance: Dice) -> Wave:
    """A horn over the walls, and the gate falls shut."""
    horn = lay(
        *(
            (w, g, pad(note, length, 0.08, 0.4))
            for w, g, note, length in ((0, 0.8, 50, 0.5), (0, 0.5, 57, 0.5), (0.45, 0.9, 57, 0.9), (0.45, 0.6, 62, 0.9))
        )
    )
    gate = lay(
        (0, 1, knock(90, 0.09, chance, 0.5)),
        (0, 0.5, struck(STONE, 150, 0.06, chance, 0.5)),
        (0.02, 0.4, struck(COIN, 700, 0.1, chance, 0.3)),
    )
    return in_hall(lay((0, 1, horn), (0.95, 0.8, gate), (1.0, 0.3, bell(69, 0.7))), 0.45, 2.2)


@sound("terra_mystica/pass")
def passed(variant: int, chance: Dice) -> Wave:
    """A card of leather turned and laid down."""
    return nearby(
        lay(
            (0, 0.7, rub(0.3, 0.12, chance, 300, 1300)),
            (0.26, 1, knock(150, 0.045, chance, 0.25)),
            (0.3, 0.25, struck(COIN, 1000, 0.05, chance, 0.3)),
        ),
        0.2,
        0.6,
    )


@sound("terra_mystica/round")
def new_round(variant: int, chance: Dice) -> Wave:
    """A cloth is drawn over the table, a bell, and the coins of the new round."""
    coins = [
        (1.0 + w, 0.3, struck(COIN, chance.uniform(900, 1400), 0.05, chance, 0.35)) for w in scattered(8, 0.7, chance)
    ]
    return in_hall(
        lay(
            (0, 0.5, rub(0.8, 0.35, chance, 250, 900)),
            (0.1, 0.3, voices((50, 57, 60, 64), 1.0)),
            (0.3, 0.7, bell(57, 0.9)),
            *coins,
        ),
        0.4,
        2.0,
    )


@sound("terra_mystica/victory")
def victory(variant: int, chance: Dice) -> Wave:
    """The end: strings upward, a horn, bells."""
    strings = [(0.1 * k, 0.4, pluck(note, 0.5)) for k, note in enumerate((45, 52, 57, 61, 64, 69, 73))]
    bells = [
        (0.8 + 0.14 * k, 0.2, struck(GLASS, hertz(note), 0.3, chance, 0.4)) for k, note in enumerate((69, 73, 76, 81))
    ]
    return in_hall(
        lay(*strings, (0.5, 0.5, pad(57, 1.0, 0.1, 0.6)), (0.5, 0.4, pad(64, 1.0, 0.1, 0.6)), *bells), 0.45, 2.2
    )
