"""The companion of Seasons. It searches as the Archmage does, and corrects its chances by how often such chances came
true against the opponents who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion import Adviser, Rival, TreeAdviser
from resarcana_gui.agents.companion.tree_adviser import ITERATIONS
from resarcana_gui.compiled import is_compiled
from resarcana_gui.games.seasons.ai.companion.insight import SeasonsInsight
from resarcana_gui.games.seasons.ai.companion.notes import Pairing
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.opponents import LEVELS
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.state import State as KernelState

SLOW_ITERATIONS: Final = 96
"""Iterations when the engine is not compiled; advice then still takes a few seconds."""
EQUAL: Final = "archmage"
"""Of whom people are thought, and opponents of whom nothing is known: they play as well as the companion."""


def adviser_for(game: Seasons, guide: PolicyGuide, go_well: Pairing, rivals: Sequence[Rival] = ()) -> Adviser:
    """Return the companion of a table with these opponents, by seat; without any, nothing is corrected. `go_well`
    says whether one of two cards serves the other."""
    limits = LEVELS[EQUAL].advising(ITERATIONS if is_compiled() else SLOW_ITERATIONS)
    insight = SeasonsInsight(game.cards, go_well)
    return TreeAdviser(game, guide.with_margin(0.0), limits, None, insight, rivals=rivals, early=is_early)


def is_early(view: KernelState) -> bool:
    """Return whether chances are still told in words: in the first year libraries and draws decide more than can be
    foreseen."""
    assert isinstance(view, State)
    return view.reached < 2
