"""How loud a sound is to the ear, and making it as loud as is wanted."""

from __future__ import annotations

import numpy as np
from scipy import signal

from art.sounds.wave import RATE, Wave, samples

CEILING = 10 ** (-1.6 / 20)
"""The highest peak before encoding, which may add a little; finished files stay below -1 dBFS."""


def weighted(wave: Wave) -> Wave:
    """K-weighting after ITU-R BS.1770, one channel: what is low counts less, what is high a little more."""
    mono = wave.mean(axis=1) if wave.ndim == 2 else wave
    return signal.lfilter(*high_pass(), signal.lfilter(*high_shelf(), mono))


def high_shelf(rate: float = RATE) -> tuple[Wave, Wave]:
    """The first filter of the weighting, for any rate."""
    gain, quality, k = 10 ** (3.999843854 / 20), 0.7071752370, np.tan(np.pi * 1681.974451 / rate)
    half = gain**0.4996667742
    below = 1 + k / quality + k * k
    top = np.array([gain + half * k / quality + k * k, 2 * (k * k - gain), gain - half * k / quality + k * k])
    return top / below, np.array([1, 2 * (k * k - 1) / below, (1 - k / quality + k * k) / below])


def high_pass(rate: float = RATE) -> tuple[Wave, Wave]:
    """The second filter of the weighting, for any rate."""
    quality, k = 0.5003270373, np.tan(np.pi * 38.13547088 / rate)
    below = 1 + k / quality + k * k
    return np.array([1.0, -2.0, 1.0]), np.array([1, 2 * (k * k - 1) / below, (1 - k / quality + k * k) / below])


def loudest(wave: Wave, window: float = 0.1) -> float:
    """The loudness of the loudest part, `window` seconds long, in decibels against full scale."""
    width = samples(window)
    summed = np.cumsum(np.pad(weighted(wave) ** 2, (width, width)))
    return float(10 * np.log10(max((summed[width:] - summed[:-width]).max() / width, 1e-12)))


def overall(wave: Wave) -> float:
    """The loudness of the whole, in decibels against full scale."""
    return float(10 * np.log10(max((weighted(wave) ** 2).mean(), 1e-12)))


def levelled(wave: Wave, level: float, *, whole: bool = False) -> Wave:
    """As loud as is wanted, its loudest part or the whole of it. Peaks that would not fit are rounded off."""
    for _ in range(4):
        wave = limited(wave * 10 ** ((level - (overall(wave) if whole else loudest(wave))) / 20))
    return wave


def limited(wave: Wave) -> Wave:
    """Peaks above the ceiling's half bend towards it; what lies below is left as it is."""
    knee = CEILING / 2
    over = np.maximum(np.abs(wave) - knee, 0)
    bent = knee + (CEILING - knee) * np.tanh(over / (CEILING - knee))
    return np.where(over > 0, np.sign(wave) * bent, wave)
