"""The answers to the questions of the setup, and what an answer does."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    ChooseSeat,
)
from resarcana_gui.games.resarcana.rules.questions import AnswerHandler, Question
from resarcana_gui.games.resarcana.rules.setup import begin_later_game, keep
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


def _mage_answers(state: State, question: AskMage) -> list[Answer]:
    return state.answers[question.seat].chosen(state.offer[question.seat])


def _mage(state: State, question: AskMage, given: Choose, chance: Chance) -> None:
    state.choose_mage(given.seat, given.component)


def _keep_answers(state: State, question: AskKeep) -> list[Answer]:
    return state.answers[question.seat].chosen(state.packet[question.seat])


def _keep(state: State, question: AskKeep, given: Choose, chance: Chance) -> None:
    keep(state, given.seat, given.component, chance)


def _pick_answers(state: State, question: AskPick) -> list[Answer]:
    return state.answers[question.seat].chosen(state.face_up)


def _pick(state: State, question: AskPick, given: Choose, chance: Chance) -> None:
    state.pick_card(given.seat, given.component)


def _first_answers(state: State, question: AskFirst) -> list[Answer]:
    return [ChooseSeat(question.seat, seat) for seat in range(state.seats)]


def _first(state: State, question: AskFirst, given: ChooseSeat, chance: Chance) -> None:
    begin_later_game(state, given.target, chance)


def _item_answers(state: State, question: Question) -> list[Answer]:
    return state.answers[question.seat].chosen(state.items)


def _item(state: State, question: AskItem, given: Choose, chance: Chance) -> None:
    state.take_item(given.seat, given.component)


HANDLERS: Final[dict[type[Question], AnswerHandler]] = {
    AskMage: AnswerHandler(_mage_answers, _mage),
    AskKeep: AnswerHandler(_keep_answers, _keep),
    AskPick: AnswerHandler(_pick_answers, _pick),
    AskFirst: AnswerHandler(_first_answers, _first),
    AskItem: AnswerHandler(_item_answers, _item),
}
