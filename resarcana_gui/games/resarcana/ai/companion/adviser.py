"""The companion of Res Arcana. It searches as the Archmage does, and corrects its chances by how often such chances
came true against the rivals who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion import Adviser, Rival, TreeAdviser
from resarcana_gui.agents.companion.tree_adviser import ITERATIONS
from resarcana_gui.compiled import is_compiled
from resarcana_gui.games.resarcana.ai.companion.insight import ResArcanaInsight
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.opponents import LEVELS
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.state import State as KernelState

SLOW_ITERATIONS: Final = 160
"""Iterations when the engine is not compiled; advice then still takes a few seconds."""
EQUAL: Final = "archmage"
"""Of whom people are thought, and opponents of whom nothing is known: they play as well as the companion."""
NUMBERS_FROM: Final = 3
"""The round from which chances are told as numbers. Before, the hands decide more than can be foreseen."""


def adviser_for(game: ResArcana, guide: PolicyGuide, rivals: Sequence[Rival] = ()) -> Adviser:
    """Return the companion of a table with these rivals, by seat; without any, nothing is corrected."""
    limits = LEVELS[EQUAL].advising(ITERATIONS if is_compiled() else SLOW_ITERATIONS)
    insight = ResArcanaInsight(game.cards)
    return TreeAdviser(game, guide.with_margin(0.0), limits, None, insight, rivals=rivals, early=is_early)


def is_early(view: KernelState) -> bool:
    """Return whether chances are still told in words."""
    assert isinstance(view, State)
    return view.round < NUMBERS_FROM
