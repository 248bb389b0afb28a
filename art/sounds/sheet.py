"""Pictures of sounds, to see what is wrong with them: waveforms with spectrograms, and a table of figures."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np
import soundfile
from scipy import signal

from art.sounds.loudness import loudest
from art.sounds.names import ASSETS, EFFECTS, LOOPS, stems
from art.sounds.wave import RATE, Wave, band

mpl.use("Agg")
from matplotlib import pyplot as plt

FOLDER = ASSETS.parent / "build" / "sounds"
ACROSS, DOWN = 6, 4


def draw(wanted: list[str]) -> None:
    """Sheets of two dozen sounds each, and the figures of all of them."""
    known = {**EFFECTS, **LOOPS}
    paths = [ASSETS / known[n].folder / f"{stem}.ogg" for n in wanted for stem in stems(n, known[n])]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(paths), ACROSS * DOWN):
        sheet(paths[first : first + ACROSS * DOWN], FOLDER / f"sheet-{first // (ACROSS * DOWN) + 1}.png")
    for path in paths:
        print(figures(path))


def figures(path: Path) -> str:
    """One line: length, loudness, crest factor in dB, spectral centroid in Hz, the step at the louder edge, and what a
    small loudspeaker, which has nothing below 220 Hz, takes away, in dB."""
    wave = mono(path)
    crest = 20 * np.log10(np.abs(wave).max() / np.sqrt((wave**2).mean()))
    edge, small = max(abs(wave[0]), abs(wave[-1])), loudest(band(wave, 220, 0)) - loudest(wave)
    numbers = f"{loudest(wave):6.1f} LKFS {crest:5.1f} dB {centroid(wave):5.0f} Hz {edge:.4f} {small:5.1f} dB"
    return f"{path.stem:18} {len(wave) / RATE:6.2f} s {numbers}"


def mono(path: Path) -> Wave:
    """A file as one channel."""
    wave, _ = soundfile.read(path, always_2d=True)
    return wave.mean(axis=1)


def centroid(wave: Wave) -> float:
    """The middle of the spectrum, weighted by its strength."""
    pitches, power = signal.welch(wave, RATE, nperseg=min(4096, len(wave)))
    return float((pitches * power).sum() / power.sum())


def sheet(paths: list[Path], target: Path) -> None:
    """One picture."""
    picture, axes = plt.subplots(DOWN * 2, ACROSS, figsize=(20, 18), height_ratios=[1, 2] * DOWN)
    for axis in axes.flat:
        axis.axis("off")
    for k, path in enumerate(paths):
        wave, row = mono(path), k // ACROSS * 2
        top, bottom = axes[row, k % ACROSS], axes[row + 1, k % ACROSS]
        top.axis("on")
        top.plot(np.arange(len(wave)) / RATE, wave, linewidth=0.4)
        top.set_ylim(-1, 1)
        top.set_title(f"{path.stem} {centroid(wave):.0f} Hz", fontsize=9)
        bottom.axis("on")
        bottom.specgram(wave, NFFT=1024 if len(wave) > 8000 else 256, Fs=RATE, noverlap=128, vmin=-140, vmax=-30)
        bottom.set_ylim(0, 9000)
    picture.tight_layout()
    picture.savefig(target, dpi=60)
    plt.close(picture)
    print(target)
