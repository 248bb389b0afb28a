"""Pictures of sounds, to see what is wrong with them: waveforms with spectrograms."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np

from art.places import ROOT
from art.sounds.figures import centroid, mono
from art.sounds.names import EFFECTS, LOOPS
from art.sounds.wave import RATE

mpl.use("Agg")
from matplotlib import pyplot as plt

FOLDER = ROOT / "build" / "sounds"
ACROSS, DOWN = 6, 4


def draw(wanted: list[str]) -> None:
    """Sheets of two dozen sounds each."""
    known = {**EFFECTS, **LOOPS}
    paths = [path for name in wanted for path in known[name].files(name)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(paths), ACROSS * DOWN):
        sheet(paths[first : first + ACROSS * DOWN], FOLDER / f"sheet-{first // (ACROSS * DOWN) + 1}.png")


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
