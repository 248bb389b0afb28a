"""Finds the weights by which Greedy judges tables of Terra Mystica, by games against itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.terra_mystica.train.terra_mystica_training import TerraMysticaTraining


def begin(folder: Path, seed: int, say: Callable[[str], None]) -> TerraMysticaTraining:
    """Return a training that keeps its files in a folder."""
    return TerraMysticaTraining(folder, seed, say)
