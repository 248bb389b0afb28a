"""The training of the opponents of Seasons, as the program's tool runs it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.weights_file import write_rounded
from resarcana_gui.games.seasons.ai.learned_guides import LearnedGuides
from resarcana_gui.games.seasons.tempers import TEMPERS
from tools.seasons.train.gate import Gate
from tools.seasons.train.training_steps import NetStep, PolicyStep, TasteStep, TrainingContext
from tools.train.training import Training

Step: TypeAlias = PolicyStep | NetStep | TasteStep

NEW: Final = "new"
"""The subfolder of the training's files with the candidate that is to pass the gate, as the opponents read it."""
SEATS: Final = (2, 3, 4)
CHUNKS: Final = 5
"""The number of chunks of a long step, so that little is lost when it is interrupted."""
PLAIN_GAMES: Final = 20_000
POLICY_GAMES: Final = 200_000
SEATS_GAMES: Final = 30_000
NET_GAMES: Final = 20_000
SEATS_NET_GAMES: Final = 10_000
TASTE_GAMES: Final = 5_000
SEATS_RATES: Final = (0.5, 0.0)
"""Low, as what was learned for two seats should not be forgotten at once at a larger table."""
SEEING: Final = f"policy2-{CHUNKS}"
INSTALLED: Final = {
    "policy2": SEEING,
    "net2": "net2",
    "net2-archmage": "net2",
    "policy3": "policy3",
    "net3": "net3",
    "policy4": "policy4",
    "net4": "net4",
    **{f"taste-{slug}": f"taste-{slug}" for slug in TEMPERS},
}
"""The step that each of the opponents' files comes from. The yardstick is never trained again."""


def plan(size: float) -> list[Step]:
    """Return all steps; the size says how many games each has, 1 for the usual number."""

    def some(games: int) -> int:
        return max(2, round(games * size))

    steps: list[Step] = [PolicyStep("plain", None, 2, some(PLAIN_GAMES), plain=True)]
    before = "plain"
    older: tuple[str, ...] = (before,)
    for chunk in range(1, CHUNKS + 1):
        rates = (1 - (chunk - 1) / CHUNKS, 1 - chunk / CHUNKS)
        name = f"policy2-{chunk}"
        steps.append(PolicyStep(name, before, 2, some(POLICY_GAMES // CHUNKS), rivals=older[-3:], rates=rates))
        before, older = name, (*older, name)
    steps.append(NetStep("net2", SEEING, 2, some(NET_GAMES)))
    for seats in (3, 4):
        steps.append(PolicyStep(f"policy{seats}", SEEING, seats, some(SEATS_GAMES), rates=SEATS_RATES))
        steps.append(NetStep(f"net{seats}", f"policy{seats}", seats, some(SEATS_NET_GAMES)))
    steps += [TasteStep(f"taste-{slug}", SEEING, slug, some(TASTE_GAMES)) for slug in TEMPERS]
    return steps


class SeasonsTraining(Training):
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

    def gate(self, games: int, looks: int) -> None:
        context = self._context
        self.install(self.folder / NEW)
        new, old = LearnedGuides(context.game, self.folder / NEW), LearnedGuides(context.game)
        for seats in SEATS:
            context.say(Gate(context.game, seats, looks).verdict(new, old, games, context.seed))

    def install(self, target: Path) -> None:
        """Install the weights: nets as they are, policies rounded."""
        target.mkdir(parents=True, exist_ok=True)
        for name, step in INSTALLED.items():
            if name.startswith("net"):
                shutil.copyfile(self.path(step), target / f"{name}.weights")
            else:
                write_rounded(self.path(step), target / f"{name}.weights", STEP)
