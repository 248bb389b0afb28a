"""Trains the opponents of Seasons from nothing, by games against themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from resarcana_gui.games.seasons.engine import seasons
from tools.seasons.train.seasons_training import SeasonsTraining
from tools.seasons.train.training_steps import TrainingContext


def begin(folder: Path, seed: int, say: Callable[[str], None]) -> SeasonsTraining:
    """Return a training that keeps its files in a folder."""
    return SeasonsTraining(TrainingContext(seasons(), folder, seed, say))
