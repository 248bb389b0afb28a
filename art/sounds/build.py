"""From recipes to files: levelled, without clicks, as Ogg Vorbis."""

from __future__ import annotations

import importlib
import io
from pathlib import Path

import numpy as np
import soundfile

from art.sounds.levels import Sound
from art.sounds.loudness import levelled, loudest
from art.sounds.names import EFFECTS, LOOPS, MAKERS
from art.sounds.registry import RECIPES
from art.sounds.room import trimmed
from art.sounds.wave import RATE, Wave, dice, edges

BLOCK = 4096
"""Frames handed to the encoder at once."""
SQUEEZE = {"effect": 0.5, "loop": 0.62}
"""How hard Vorbis squeezes, from 0 to 1."""


def make(wanted: list[str]) -> None:
    """Make these sounds and loops, and say how each turned out."""
    for module in MAKERS:
        importlib.import_module(module)
    for name in wanted:
        for variant, path in enumerate({**EFFECTS, **LOOPS}[name].files(name)):
            print(report(one(name, variant, path)), flush=True)


def report(path: Path) -> str:
    """One line about a finished file: length, peak, loudness, size."""
    wave, _ = soundfile.read(path)
    heights = f"{20 * np.log10(np.abs(wave).max()):6.1f} dBFS {loudest(wave):6.1f} LKFS"
    return f"{path.stem:18} {len(wave) / RATE:6.2f} s {heights} {path.stat().st_size / 1024:6.0f} kB"


def one(name: str, variant: int, path: Path) -> Path:
    """One file."""
    kind = {**EFFECTS, **LOOPS}[name]
    wave = RECIPES[name](variant, dice(path.stem))
    finished = levelled(wave, kind.level, whole=True) if name in LOOPS else effect(wave, kind)
    return written(path, finished, SQUEEZE["loop" if name in LOOPS else "effect"])


def effect(wave: Wave, kind: Sound) -> Wave:
    """A finished effect: nothing that cannot be heard, no click at either end, as loud as it is meant to be."""
    still = wave - wave.mean(axis=0)
    return levelled(edges(trimmed(still, kind.longest)), kind.level)


def written(path: Path, wave: Wave, squeeze: float) -> Path:
    """The file. One that holds the same sound already is left as it is: an Ogg file has a serial number that chance
    gives it, and would be another one each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = encoded(wave, squeeze)
    if not path.exists() or not np.array_equal(decoded(path.read_bytes()), decoded(fresh)):
        path.write_bytes(fresh)
    return path


def encoded(wave: Wave, squeeze: float) -> bytes:
    """Ogg Vorbis."""
    channels, target = 1 if wave.ndim == 1 else wave.shape[1], io.BytesIO()
    with soundfile.SoundFile(target, "w", RATE, channels, "VORBIS", format="OGG", compression_level=squeeze) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])
    return target.getvalue()


def decoded(content: bytes) -> Wave:
    """What a file sounds like."""
    return soundfile.read(io.BytesIO(content))[0]
