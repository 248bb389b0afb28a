"""Things that ring when they are struck: each is its modes, (how high against the first, how loud, how long)."""

from __future__ import annotations

import numpy as np

from art.sounds.wave import (
    RATE,
    Dice,
    Wave,
    band,
    drifting,
    edges,
    fall,
    lay,
    noise,
    samples,
    sine,
    swell,
    time,
    wander,
)

Modes = tuple[tuple[float, float, float], ...]

WOOD: Modes = ((1, 1, 1), (2.57, 0.5, 0.55), (4.9, 0.22, 0.3), (7.4, 0.1, 0.2))
MARIMBA: Modes = ((1, 1, 1), (3.93, 0.25, 0.35), (9.2, 0.05, 0.12))
BONE: Modes = ((1, 1, 1), (1.62, 0.75, 0.8), (2.41, 0.55, 0.6), (3.9, 0.3, 0.4), (5.3, 0.15, 0.3))
STONE: Modes = ((1, 1, 1), (1.41, 0.8, 0.8), (1.93, 0.6, 0.6), (2.76, 0.4, 0.5), (3.6, 0.2, 0.3))
COIN: Modes = ((1, 1, 1), (1.47, 0.7, 0.9), (2.09, 0.55, 0.7), (2.56, 0.35, 0.6), (3.17, 0.2, 0.5))
GLASS: Modes = ((1, 1, 1), (2.32, 0.5, 0.7), (4.25, 0.3, 0.45), (6.63, 0.12, 0.3))
BELL: Modes = (
    (0.5, 0.55, 1.5), (1, 1, 1), (1.19, 0.6, 0.8), (1.5, 0.3, 0.6), (2, 0.55, 0.5), (2.51, 0.2, 0.35),
    (2.66, 0.16, 0.3), (3.01, 0.2, 0.28), (4.1, 0.1, 0.2),
)  # fmt: skip
GONG: Modes = (
    (1, 1, 1.4), (1.08, 0.6, 1.2), (1.53, 0.7, 1.0), (2.03, 0.5, 0.9), (2.47, 0.5, 0.8), (2.94, 0.4, 0.6),
    (3.6, 0.3, 0.5), (4.3, 0.22, 0.4), (5.2, 0.15, 0.3),
)  # fmt: skip
TABLE: Modes = ((1, 1, 1), (1.7, 0.8, 0.8), (2.6, 0.5, 0.6), (3.7, 0.35, 0.5), (5.3, 0.2, 0.4))


def struck(modes: Modes, pitch: float, half: float, chance: Dice, hard: float = 0.7) -> Wave:
    """One blow. `half`: seconds until the first mode is half as loud. `hard`, 0 to 1: how much the high modes speak."""
    seconds = min(half * 9 * max(length for *_, length in modes), 6.0)
    whole = np.zeros(samples(seconds))
    for ratio, gain, length in modes:
        high = pitch * ratio * chance.uniform(0.995, 1.005)
        if high > RATE / 2.6:
            continue
        soft = ratio ** (-2 * (1 - hard))
        tone = sine(high, seconds, chance.uniform(0, 6))
        whole += gain * soft * tone * fall(seconds, half * length, 0.0015 + 0.004 * (1 - hard))
    return edges(whole, 0, seconds / 6)


def knock(pitch: float, half: float, chance: Dice, hard: float = 0.5) -> Wave:
    """A wooden table struck with something small: its modes, and the dull noise of the blow."""
    blow = band(noise(0.06, chance), 120, 900 + 2600 * hard) * fall(0.06, 0.006)
    return lay((0, 1, struck(TABLE, pitch, half, chance, hard)), (0, 0.5, blow))


def tap(high: float, half: float, chance: Dice) -> Wave:
    """A dull short touch: noise up to a pitch that dies quickly."""
    seconds = half * 12
    return edges(band(noise(seconds, chance), 90, high) * fall(seconds, half, 0.0012), 0, seconds / 4)


def drop(pitch: float, seconds: float, rise: float = 0.5) -> Wave:
    """A drop into water: a bubble that rises in pitch by `rise` of it while it dies."""
    t = time(seconds)
    return edges(sine(pitch * (1 + rise * (t / seconds) ** 1.3), seconds) * fall(seconds, seconds / 8, 0.004), end=0.03)


def crackle(seconds: float, each_second: float, chance: Dice, low: float = 900, high: float = 5000) -> Wave:
    """Embers: many tiny bursts, most of them faint."""
    clicks = np.zeros(samples(seconds))
    count = max(int(seconds * each_second), 1)
    clicks[chance.integers(0, len(clicks), count)] = chance.pareto(2.2, count).clip(0, 6) * chance.choice(
        [-1, 1], count
    )
    return band(clicks, low, high, 1) * 6


def rub(seconds: float, peak: float, chance: Dice, low: float = 700, high: float = 2600) -> Wave:
    """A card drawn over cloth: the faster, the louder and the brighter; the weave makes it grainy."""
    speed = swell(seconds, peak, 1.3)
    grain = 1 + 0.45 * wander(seconds, 130, chance) + 0.25 * wander(seconds, 24, chance)
    hiss = drifting(noise(seconds, chance), low + (high - low) * speed, 0.9)
    body = band(noise(seconds, chance), 150, 420) * 0.5
    return band((hiss + body) * grain, 0, 3000, 1) * speed**1.6
