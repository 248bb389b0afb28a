"""An opponent is an agent, a row in the game's list of opponents, and what it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_tree import Tree

AGENT = '''"""An opponent that always gives the last answer."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class Laggard(Agent):
    """Takes what comes last."""

    def __init__(self, game: ResArcana) -> None:
        self._game: Final = game

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        return self._game.legal(view)[-1]


def laggard(game: ResArcana, learned: LearnedGuides, seed: int | str) -> Agent:
    """A new one."""
    return Laggard(game)
'''
ROW = '    Opponent("laggard", laggard),\n'
WORDS = "  level:\n    laggard: {title: %s, text: %s}\n"
TITLES = {"en": ("Laggard", "Takes what comes last."), "es": ("Rezagado", "Toma lo último.")}


@pytest.mark.slow
def test_a_new_opponent_is_offered_plays_and_can_be_measured(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    folder = tree.package / "games" / "resarcana" / "ai"
    (folder / "laggard.py").write_text(AGENT, encoding="utf-8")
    tree.edit(folder / "opponents.py", "OPPONENTS: Final = (\n", "OPPONENTS: Final = (\n" + ROW)
    tree.edit(
        folder / "opponents.py",
        "import PolicyGuide\n",
        "import PolicyGuide\nfrom resarcana_gui.games.resarcana.ai.laggard import laggard\n",
    )
    for language, told in TITLES.items():
        texts = tree.own("resarcana", "lang") / "table" / f"{language}.yaml"
        tree.edit(texts, "  level:\n", WORDS % told)
    assert "Laggard" in tree.run("tests.games.resarcana.recipes.opponent", "laggard")
    games = ["--agents", "laggard,random", "--games", "2", "--jobs", "1"]
    assert "laggard" in tree.run("tools.tournament", *games)
    assert "laggard" in tree.run("resarcana_gui", "auto", "--agents", "laggard,random", "--games", "1")
    tree.lint()
