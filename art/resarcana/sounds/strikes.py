"""Attacks: what each attacker of cards.yaml does, in about a second and a half."""

from __future__ import annotations

import numpy as np

from art.resarcana.sounds.voices import growl, hiss
from art.sounds.bodies import BONE, STONE, crackle, drop, knock, struck, tap
from art.sounds.registry import sound
from art.sounds.room import in_hall
from art.sounds.wave import (
    RATE,
    Dice,
    Wave,
    band,
    bold,
    curve,
    drifting,
    edges,
    fall,
    lay,
    noise,
    resonate,
    scattered,
    sine,
    swell,
    wander,
    warm,
)


def brown(seconds: float, chance: Dice, high: float) -> Wave:
    """Deep noise: rumbling, the softer the higher, up to a pitch."""
    rough = band(np.cumsum(noise(seconds, chance)), 35, high, 1)
    return rough / np.abs(rough).max()


def hit(chance: Dice, pitch: float = 62.0) -> Wave:
    """The blow that lands at the end of an attack, deep and soft."""
    deep = sine(curve(0.5, (0, pitch * 1.9), (0.07, pitch), (0.5, pitch * 0.85)), 0.5) * fall(0.5, 0.075, 0.004)
    return lay((0, 1, deep), (0, 0.9, tap(700, 0.025, chance)))


def roared(wave: Wave, wet: float = 0.3, seconds: float = 1.6) -> Wave:
    """An attack as it is heard: in a hall, and so that small loudspeakers can tell it."""
    return in_hall(bold(wave), wet, seconds)


@sound("strike_fire")
def strike_fire(variant: int, chance: Dice) -> Wave:
    """Fire Dragon: it draws breath, growls, and breathes flame."""
    flame = brown(1.3, chance, 900) * 1.2 + drifting(noise(1.3, chance), 500 + 900 * swell(1.3, 0.4), 1.1) * 0.28
    flame *= swell(1.3, 0.32, 1.4) * (1 + 0.35 * wander(1.3, 14, chance))
    sparks = crackle(1.4, 70, chance, 700, 3600) * swell(1.4, 0.6)
    voice = growl(1.15, 74, chance) * swell(1.15, 0.3)
    return roared(lay((0, 0.6, voice), (0.18, 0.9, warm(flame)), (0.25, 0.3, sparks), (0.52, 0.5, hit(chance))), 0.3)


@sound("strike_water")
def strike_water(variant: int, chance: Dice) -> Wave:
    """Water Dragon: a gurgling voice, and a wave that breaks."""
    wave = band(drifting(noise(1.5, chance), 320 + 1200 * swell(1.5, 0.62), 1.0), 0, 2600, 1) * swell(1.5, 0.62, 1.8)
    foam = band(noise(1.2, chance), 1200, 4200, 1) * swell(1.2, 0.25) * (1 + 0.5 * wander(1.2, 40, chance))
    bubbles = [
        (when * 1.2, chance.uniform(0.1, 0.4), drop(chance.uniform(260, 900), 0.13, 0.8))
        for when in scattered(26, 1, chance)
    ]
    voice = growl(1.0, 66, chance) * swell(1.0, 0.35) * (1 + 0.5 * np.sin(2 * np.pi * 11 * np.arange(RATE) / RATE))
    return roared(
        lay((0, 0.45, voice), (0.1, 0.9, wave), (0.66, 0.2, foam), *bubbles, (0.7, 0.5, hit(chance, 70))), 0.3
    )


@sound("strike_earth")
def strike_earth(variant: int, chance: Dice) -> Wave:
    """Earth Dragon: the deepest voice; the ground quakes and rocks fall."""
    quake = brown(1.6, chance, 240) * swell(1.6, 0.6) * (1 + 0.5 * wander(1.6, 18, chance))
    rocks = [
        (0.54 + when**1.2, chance.uniform(0.3, 1.1) * (1 - 0.6 * when), rock(chance))
        for when in scattered(24, 1, chance)
    ]
    voice = growl(1.2, 52, chance) * swell(1.2, 0.3)
    return roared(lay((0, 0.6, voice), (0.1, 0.8, quake), *rocks, (0.58, 1.0, hit(chance, 50))), 0.3)


def rock(chance: Dice) -> Wave:
    """A stone that falls on stones."""
    return lay((0, 0.6, struck(STONE, chance.uniform(170, 620), 0.014, chance, 0.6)), (0, 0.7, tap(900, 0.012, chance)))


@sound("strike_wind")
def strike_wind(variant: int, chance: Dice) -> Wave:
    """Wind Dragon: a gust that howls round a tower."""
    path = 420 + 380 * swell(1.7, 0.7, 1.2) + 50 * wander(1.7, 5, chance)
    howl = drifting(noise(1.7, chance), path, 0.09) * 2.2 + drifting(noise(1.7, chance), path * 1.5, 0.1) * 0.9
    gust = drifting(noise(1.7, chance), 250 + 900 * swell(1.7, 0.6), 1.2)
    beats = [(when, 0.75, band(noise(0.28, chance), 50, 330) * swell(0.28, 0.09)) for when in (0.0, 0.3, 0.6)]
    return roared(lay((0, 0.8, (howl + 0.6 * gust) * swell(1.7, 0.65, 1.6)), *beats, (0.7, 0.5, hit(chance, 78))), 0.35)


@sound("strike_bone")
def strike_bone(variant: int, chance: Dice) -> Wave:
    """Bone Dragon: a hollow breath; bones rattle and clap together."""
    rattle = [(0.1 + when * 0.8, chance.uniform(0.1, 0.5), bone(chance)) for when in scattered(34, 1, chance)]
    breath = drifting(noise(1.2, chance), 320 + 260 * swell(1.2, 0.5), 0.35) * swell(1.2, 0.5)
    voice = growl(1.1, 58, chance, throat=0.8) * swell(1.1, 0.35)
    jaws = [(0.62, 1.0, bone(chance, 300)), (0.66, 0.8, bone(chance, 390))]
    return roared(lay((0, 0.45, voice), (0, 0.8, breath), *rattle, *jaws, (0.62, 0.6, hit(chance, 64))), 0.3)


def bone(chance: Dice, pitch: float = 0.0) -> Wave:
    """Bone on bone."""
    return struck(BONE, pitch or chance.uniform(330, 900), 0.014, chance, 0.6)


@sound("strike_serpent")
def strike_serpent(variant: int, chance: Dice) -> Wave:
    """Sea Serpent: it hisses, rises out of the water, and crashes down."""
    rush = drifting(noise(0.9, chance), 300 + 900 * swell(0.9, 0.55), 1.0) * swell(0.9, 0.55)
    crash = band(noise(1.0, chance), 150, 2200, 1) * curve(1.0, (0, 0), (0.03, 1), (0.25, 0.5), (1.0, 0)) ** 1.5
    drips = [
        (0.85 + when * 0.7, 0.3 * (1 - when * 0.5), drop(chance.uniform(420, 1000), 0.13, 0.8))
        for when in scattered(14, 1, chance)
    ]
    timber = [(0.66 + 0.05 * k, 0.5, knock(95 + 30 * k, 0.05, chance, 0.3)) for k in range(3)]
    return roared(
        lay(
            (0, 0.5, hiss(0.75, chance)),
            (0.1, 0.7, rush),
            (0.64, 0.8, crash),
            (0.64, 0.8, hit(chance, 58)),
            *timber,
            *drips,
        ),
        0.3,
    )


@sound("strike_bow")
def strike_bow(variant: int, chance: Dice) -> Wave:
    """Elvish Bow: the string, the arrow's flight, the target."""
    string = resonate(noise(0.4, chance), 165, 9) * 9 + sine(curve(0.4, (0, 176), (0.1, 165), (0.4, 164)), 0.4) * 0.8
    flight = drifting(noise(0.3, chance), 1900 - 1000 * curve(0.3, (0, 0), (0.3, 1)), 0.5) * swell(0.3, 0.1)
    target = lay((0, 1, knock(240, 0.05, chance, 0.5)), (0, 0.8, tap(1300, 0.01, chance)))
    quiver = sine(74, 0.35) * (1 + 0.6 * sine(23, 0.35)) * fall(0.35, 0.07, 0.01)
    creak = resonate(noise(0.22, chance) * np.clip(wander(0.22, 60, chance), 0, 1), 520, 90) * swell(0.22, 0.18)
    shot = (0.22, 0.5, edges(string * fall(0.4, 0.06, 0.0015)))
    return roared(
        lay(
            (0, 0.5, creak),
            shot,
            (0.22, 0.4, tap(1800, 0.006, chance)),
            (0.24, 0.6, flight),
            (0.5, 1, target),
            (0.51, 0.3, edges(quiver, end=0.15)),
        ),
        0.2,
        0.9,
    )
