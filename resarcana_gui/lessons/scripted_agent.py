"""The rival in a lesson, who follows the lesson's script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class ScriptedAgent(Agent):
    """Gives the first of its preferred answers that is possible, and otherwise the first possible one. It has no
    memory, so that a lesson can be left and resumed."""

    def __init__(self, game: Game, preferred: Sequence[JsonObject]) -> None:
        """`preferred` are answers as plain data; fields that are left out do not matter."""
        self._game: Final = game
        self._preferred: Final = preferred

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal_for(view, pending.seat)
        return next(
            (answer for wanted in self._preferred for answer in matching_answers(self._game, legal, wanted)), legal[0]
        )


def matching_answers(game: Game, legal: Iterable[Command], wanted: JsonObject) -> list[Command]:
    """Return the answers that have these fields, as plain data."""
    return [answer for answer in legal if wanted.items() <= game.codec.write(answer).items()]
