"""Trains the opponents of Res Arcana from nothing, by games against themselves."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from resarcana_gui.games.resarcana.engine import resarcana
from tools.resarcana.train.resarcana_training import ResArcanaTraining
from tools.resarcana.train.training_steps import TrainingContext


def begin(folder: Path, seed: int, say: Callable[[str], None]) -> ResArcanaTraining:
    """Return a training that keeps its files in a folder."""
    return ResArcanaTraining(TrainingContext(resarcana(), folder, seed, say, os.cpu_count() or 1))
