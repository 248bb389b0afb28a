"""The opponents themselves, wherever they think: they follow what their seats see, and answer."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.worker.news import Letter
from resarcana_gui.agents.worker.thinker import ThinkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.state import State


@dataclass(frozen=True)
class Opponents:
    """Who thinks, at which table."""

    game: Game
    options: Options
    """Complete (see Game.complete)."""
    agent: Callable[[int, int], Agent]
    """A new opponent for a seat and a position. Its chance starts afresh there, so that earlier questions do not
    matter."""
    budget: Budget


Recipe: TypeAlias = Callable[[], Opponents]
"""Builds the opponents. To be sent to another process it has to be a function of a module, or a `functools.partial` of
one with plain data."""


class Minds:
    """Opponents, and the views of their seats."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._opponents: Opponents | None = None
        self._views: dict[int, State] = {}

    def build(self) -> Opponents:
        """Build the opponents, if that has not been done yet."""
        if self._opponents is None:
            self._opponents = self._recipe()
        return self._opponents

    def answer(self, letter: Letter) -> Command:
        """Think. Raises ThinkerError, whatever goes wrong."""
        try:
            return self._chosen(letter)
        except Exception as error:
            raise ThinkerError(f"Seat {letter.seat} has no answer: {traceback.format_exc()}") from error

    def _chosen(self, letter: Letter) -> Command:
        opponents, view = self.build(), self._view(letter)
        pending = opponents.game.pending(view)
        if pending is None or pending.seat != letter.seat:
            raise ValueError(f"{pending!r} is not asked of this seat")
        return opponents.agent(letter.seat, letter.at).choose(view.clone(), pending, opponents.budget)

    def _view(self, letter: Letter) -> State:
        opponents = self.build()
        if letter.afresh:
            self._views[letter.seat] = opponents.game.blank(opponents.options, letter.seat)
        view = self._views[letter.seat]
        for event in letter.events:
            event.fold(view)
        return view
