"""How questions are answered: every answer to each, and what an answer leads to, up to the next question.

Questions with a single answer are not asked, except for a turn, and where skipping them would give away something
about a hand.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import codes, power_handlers, round_handlers, setup_handlers
from resarcana_gui.games.resarcana.rules.collecting import begin_round
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import AnswerHandler, Question
from resarcana_gui.games.resarcana.rules.records import QUESTIONS
from resarcana_gui.games.resarcana.rules.round_handlers import carry_out_turn, turn_offers
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.setup import choose_items, choose_mages, next_game, pick_artifacts
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import next_turn
from resarcana_gui.games.resarcana.rules.victory import begin_check
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_class

HANDLERS: Final[dict[type[Question], AnswerHandler]] = by_class(
    f"{__name__}.HANDLERS",
    QUESTIONS,
    {**setup_handlers.HANDLERS, **round_handlers.HANDLERS, **power_handlers.HANDLERS},
)
"""What the rules do with each class of question."""


def legal_answers(state: State) -> list[Answer]:
    """Return every answer to the open question, each once; empty when the game is over, and in a view of a seat that
    is not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not state.sees(question.seat):
        return []
    if isinstance(question, AskTurn):  # half of all questions; compiled, a call by name is faster than one by a table
        return turn_offers(state, question)
    return HANDLERS[type(question)].answers(state, question)


def answer(state: State, given: Answer, chance: Chance) -> None:
    """Carry out a legal answer to the open question, and continue to the next question or the end of the game."""
    question = state.stack[-1]
    state.close_question()
    if isinstance(question, AskTurn):  # half of all questions; compiled, a call by name is faster than one by a table
        carry_out_turn(state, question, given, chance)
    else:
        HANDLERS[type(question)].carry_out(state, question, given, chance)
    proceed(state, chance)


def proceed(state: State, chance: Chance) -> None:
    """Continue with the phase, since nothing is asked, until something is asked or the game is over."""
    while not state.stack:
        phase = state.phase
        if phase == codes.ACTING:
            next_turn(state)
        elif phase in (codes.CHECKING, codes.CHECKING_NOW):
            begin_check(state)
        elif phase == codes.ROUND_OVER:
            begin_round(state, state.round + 1)
        elif phase == codes.GAME_OVER:
            return
        else:
            _proceed_setup(state, phase, chance)


def _proceed_setup(state: State, phase: int, chance: Chance) -> None:
    if phase == codes.CHOOSING_MAGES:
        choose_mages(state)
    elif phase == codes.CHOOSING_ITEMS:
        choose_items(state)
    elif phase == codes.PICKING:
        pick_artifacts(state, chance)
    else:
        assert phase == codes.BETWEEN_GAMES
        next_game(state, chance)
