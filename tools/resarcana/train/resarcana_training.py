"""The training of the opponents of Res Arcana, as the program's tool runs it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.weights_file import write_rounded
from resarcana_gui.games.resarcana.ai.hidden_layer import STEP as HIDDEN_STEP
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from tools.resarcana.train.gate import Gate
from tools.resarcana.train.training_plan import INSTALLED, plan
from tools.resarcana.train.training_steps import TrainingContext
from tools.train.training import Training

NEW: Final = "new"
"""The subfolder of the training's files with the candidate that is to pass the gate, as the opponents read it."""
SEATS: Final = (2, 3, 4)


class ResArcanaTraining(Training):
    """All steps of the plan, with what they need."""

    def __init__(self, context: TrainingContext) -> None:
        self._context: Final = context

    @property
    def folder(self) -> Path:
        return self._context.folder

    @property
    def say(self) -> Callable[[str], None]:
        return self._context.say

    def steps(self, size: float) -> Sequence[tuple[str, Callable[[], None]]]:
        return [(step.name, partial(step.run, self._context)) for step in plan(size)]

    def path(self, step: str) -> Path:
        return self._context.path(step)

    def install(self, target: Path) -> None:
        """Install the weights: nets as they are, policies rounded."""
        install(self.folder, target)

    def gate(self, games: int, looks: int) -> None:
        context = self._context
        install(self.folder, self.folder / NEW)
        new, old = LearnedGuides(context.game, self.folder / NEW), LearnedGuides(context.game)
        for seats in SEATS:
            context.say(Gate(context.game, seats, looks).verdict(new, old, games, context.seed))


def install(folder: Path, target: Path) -> None:
    """Write the weights where the opponents read them: nets as they are, the others rounded. Raises OSError."""
    target.mkdir(parents=True, exist_ok=True)
    for name, source in INSTALLED.items():
        if name.startswith("net"):
            shutil.copyfile(folder / f"{source}.weights", target / f"{name}.weights")
        else:
            step = HIDDEN_STEP if name.startswith("hidden") else STEP
            write_rounded(folder / f"{source}.weights", target / f"{name}.weights", step)
