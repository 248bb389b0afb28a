"""Essences: each type is known by ear as by its colour: an ember, green wood, a drop, a bone, a coin."""

from __future__ import annotations

from art.sounds.bodies import BONE, COIN, GLASS, MARIMBA, crackle, drop, knock, struck, tap
from art.sounds.registry import sound
from art.sounds.room import nearby
from art.sounds.wave import Dice, Wave, band, edges, fall, lay, noise, swell

STEPS = (1.0, 1.122, 0.917)
"""How the variants of a token differ in pitch."""


def elan(pitch: float, chance: Dice) -> Wave:
    """An ember: a small warm clink with a breath of fire."""
    clink, breath = (
        struck(GLASS, 760 * pitch, 0.03, chance, 0.45),
        band(noise(0.2, chance), 250, 1500) * swell(0.2, 0.04),
    )
    return lay(
        (0, 0.55, clink), (0.004, 0.8, breath), (0.02, 0.16, crackle(0.16, 90, chance, 700, 3200) * fall(0.16, 0.05))
    )


def life(pitch: float, chance: Dice) -> Wave:
    """Green wood: round, with a bud's little snap."""
    round_note = struck(MARIMBA, 520 * pitch, 0.045, chance, 0.6)
    return lay(
        (0, 0.25, tap(1500, 0.004, chance)),
        (0.003, 1, round_note),
        (0.035, 0.35, struck(MARIMBA, 780 * pitch, 0.03, chance)),
    )


def calm(pitch: float, chance: Dice) -> Wave:
    """A drop that falls into still water."""
    small = drop(1020 * pitch, 0.12, 0.7)
    return lay((0, 0.18, tap(2200, 0.004, chance)), (0.004, 1, drop(560 * pitch, 0.22, 0.9)), (0.075, 0.4, small))


def death(pitch: float, chance: Dice) -> Wave:
    """Two knuckles: dry and hollow."""
    first, second = struck(BONE, 430 * pitch, 0.016, chance, 0.75), struck(BONE, 540 * pitch, 0.011, chance, 0.7)
    return lay(
        (0, 1, first), (0, 0.5, tap(1600, 0.005, chance)), (0.055, 0.55, second), (0, 0.5, knock(190, 0.02, chance))
    )


def gold(pitch: float, chance: Dice) -> Wave:
    """A heavy coin laid upon another."""
    first, second = struck(COIN, 1460 * pitch, 0.05, chance, 0.5), struck(COIN, 1730 * pitch, 0.04, chance, 0.45)
    return lay((0, 0.7, first), (0.045, 0.45, second), (0, 0.6, knock(240, 0.018, chance, 0.6)))


KINDS = {"elan": elan, "life": life, "calm": calm, "death": death, "gold": gold}


def enter(kind: str) -> None:
    """The sound of a token of this essence."""

    @sound(f"token_{kind}")
    def token(variant: int, chance: Dice) -> Wave:
        return edges(nearby(KINDS[kind](STEPS[variant], chance), 0.1))


for each in KINDS:
    enter(each)


@sound("token_pool")
def token_pool(variant: int, chance: Dice) -> Wave:
    """A handful poured into a wooden bowl, of no type in particular."""
    kinds = list(KINDS.values())
    whens = (0, 0.07, 0.12, 0.19, 0.25, 0.34, 0.45)
    falls = [
        (when * (1 + 0.08 * variant), 0.85 - when, kinds[(k * 2 + variant) % 5](chance.uniform(0.75, 0.95), chance))
        for k, when in enumerate(whens)
    ]
    bowl = [(when + 0.01, 0.5, knock(chance.uniform(200, 260), 0.03, chance, 0.3)) for when in whens]
    return nearby(lay(*falls, *bowl), 0.2, 0.5)
