"""Training positions for the net, from games played to their end, with their results."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from resarcana_gui.games.resarcana.ai.evaluation import is_decided, shares_of
from resarcana_gui.games.resarcana.ai.facts import facts
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command

Player: TypeAlias = Callable[[State, Question, Sequence[Command]], int]
"""Returns the index of the legal answer to give."""

MOST_ANSWERS: Final = 200
"""Answers per seat after which a game is broken off and judged as it stands."""


class Position:
    """The facts of a table by seat, and the seats' final shares of the victory."""

    def __init__(self, facts: list[list[int]], round: int) -> None:  # noqa: A002 - the word of the game
        self.facts: Final = [array("H", held) for held in facts]
        """The facts that hold, by seat; two bytes each, as millions are kept at once."""
        self.round: Final = round
        self.shares: list[float] = []


def positions_of_game(
    game: ResArcana, players: Sequence[Player], state: State, chance: Chance, every: int
) -> list[Position]:
    """Let these players, by seat, play a game to its end, and return positions from it. Of the questions that open a
    turn, keep the first of every round (where the horizon of a search lies), and of the others one in `every`, at
    random."""
    kept: list[Position] = []
    done = begun = 0
    wins = state.wins[:]
    while not is_decided(state, wins) and done < MOST_ANSWERS * state.seats:
        legal = game.legal(state)
        question = state.stack[-1]
        if isinstance(question, AskTurn) and (state.round > begun or chance.below(every) == 0):
            begun = state.round
            kept.append(Position(facts(state), begun))
        at = players[question.seat](state, question, legal) if len(legal) > 1 else 0
        game.apply(state, legal[at], chance)
        done += 1
    shares = shares_of(state, wins)
    whole = sum(shares)
    for position in kept:
        position.shares = [share / whole for share in shares]
    return kept
