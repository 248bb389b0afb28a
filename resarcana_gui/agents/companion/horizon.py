"""How far ahead a question is looked at: as far as its seat's next turn, so that neighbouring questions of one action
are judged by the same world model."""

from __future__ import annotations

from resarcana_gui.agents.companion.trials import SharedChance
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


def horizon_at(game: Game, guide: Guide, limits: Limits, view: State, pending: Pending, chance: SharedChance) -> int:
    """Return the horizon for a question, in stages: that of the limits, counted from the stage of the seat's next
    turn. What is chosen for later (an item at the end of a round) is of no use before."""
    if guide.is_turn(pending):
        return limits.horizon
    return limits.horizon + _stages_to_turn(game, guide, limits, view, pending.seat, chance)


def _stages_to_turn(game: Game, guide: Guide, limits: Limits, view: State, seat: int, chance: SharedChance) -> int:
    """Return in how many stages the seat has its next turn, in one possible world."""
    world = game.sample(view, chance)
    for _ in range(limits.most_answers):
        pending, legal = game.pending(world), game.legal(world)
        if pending is None or guide.is_over(world):
            return 0
        if pending.seat == seat and guide.is_turn(pending):
            break
        game.apply(world, legal[drawn(guide.logits(world, pending, legal), chance)], chance)
    return guide.clock(world) - guide.clock(view)
