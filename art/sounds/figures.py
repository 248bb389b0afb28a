"""Sounds in figures: what can be known of them without ears."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile
from scipy import signal

from art.sounds.loudness import loudest, weighted
from art.sounds.names import EFFECTS
from art.sounds.wave import RATE, Wave, band, samples

SHRILL = 5_000
"""Hertz: what lies above hurts when there is much of it."""
BLOW = 0.05
"""Seconds: where a sound is loudest is said of so long a piece of it."""


class Figures(NamedTuple):
    """What is measured of one file."""

    seconds: float
    loud: float
    """Of the loudest tenth of a second, in K-weighted decibels."""
    peak: float
    """In decibels against full scale."""
    rise: float
    """Milliseconds until nine tenths of the peak are reached."""
    blow: float
    """Milliseconds until it is loudest."""
    middle: float
    """The middle of the spectrum, in hertz."""
    shrill: float
    """The share of its strength above SHRILL, from 0 to 1."""
    small: float
    """What a small loudspeaker, which has nothing below 220 Hz, takes away, in decibels."""


HEAD = f"{'':18} {'s':>6} {'LKFS':>6} {'dBFS':>6} {'rise':>6} {'blow':>6} {'Hz':>5} {'> 5 kHz':>8} {'small':>6}"


def measured(path: Path) -> Figures:
    """The figures of a file."""
    wave = mono(path)
    heights = np.maximum.accumulate(np.abs(wave))
    width = samples(BLOW)
    strength = np.convolve(weighted(wave) ** 2, np.ones(width) / width, "same")
    loud = loudest(wave)
    return Figures(
        seconds=len(wave) / RATE,
        loud=loud,
        peak=float(20 * np.log10(heights[-1])),
        rise=float(np.argmax(heights >= 0.9 * heights[-1])) / RATE * 1000,
        blow=float(np.argmax(strength)) / RATE * 1000,
        middle=centroid(wave),
        shrill=above(wave, SHRILL),
        small=loudest(band(wave, 220, 0)) - loud,
    )


def line(path: Path) -> str:
    """They, in a row of the table."""
    f = measured(path)
    heights, times = f"{f.seconds:6.2f} {f.loud:6.1f} {f.peak:6.1f}", f"{f.rise:6.0f} {f.blow:6.0f}"
    return f"{path.stem:18} {heights} {times} {f.middle:5.0f} {f.shrill:8.1%} {f.small:6.1f}"


def table(wanted: list[str]) -> None:
    """Prints the figures of these effects."""
    print(HEAD)
    for name in wanted:
        if name in EFFECTS:
            for path in EFFECTS[name].files(name):
                print(line(path))


def mono(path: Path) -> Wave:
    """A file as one channel."""
    wave, _ = soundfile.read(path, always_2d=True)
    return wave.mean(axis=1)


def centroid(wave: Wave) -> float:
    """The middle of the spectrum, weighted by its strength."""
    pitches, power = _spectrum(wave)
    return float((pitches * power).sum() / power.sum())


def above(wave: Wave, pitch: float) -> float:
    """The share of the strength that lies above a pitch."""
    pitches, power = _spectrum(wave)
    return float(power[pitches > pitch].sum() / power.sum())


def _spectrum(wave: Wave) -> tuple[Wave, Wave]:
    return signal.welch(wave, RATE, nperseg=min(4096, len(wave)))
