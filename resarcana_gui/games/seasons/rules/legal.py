"""Every answer to every question. Questions with a single answer are not asked, except for a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from resarcana_gui.games.seasons.cards.energies import parts
from resarcana_gui.games.seasons.rules.activating import (
    any_choices,
    exchange_choices,
    familiars_in_hand,
    familiars_in_play,
    sacrifice_choices,
    same_choices,
)
from resarcana_gui.games.seasons.rules.basic_moves import different
from resarcana_gui.games.seasons.rules.codes import DRAW_BONUS, LIBRARY
from resarcana_gui.games.seasons.rules.commands import (
    Activate,
    Answer,
    ChooseTypes,
    Decline,
    Discard,
    DiscardEnergies,
    Draw,
    Keep,
    LayDown,
    Pay,
    Reduce,
    Resolve,
    Sacrifice,
    TakeDie,
    UseBonus,
)
from resarcana_gui.games.seasons.rules.effect_choices import EFFECT_CHOICES
from resarcana_gui.games.seasons.rules.ordering import effects_to_order
from resarcana_gui.games.seasons.rules.payment_questions import (
    AskExchange,
    AskFamiliar,
    AskPay,
    AskReduction,
    AskSacrifices,
    AskSame,
    AskSource,
    AskTypes,
)
from resarcana_gui.games.seasons.rules.payments import ways_from
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import reduction_choices, type_choices
from resarcana_gui.games.seasons.rules.turn_answers import turn_answers
from resarcana_gui.games.seasons.rules.turn_questions import (
    AskDie,
    AskDraw,
    AskDrawn,
    AskExcess,
    AskNextEffect,
    AskReroll,
    AskTurn,
)
from resarcana_gui.kernel.exhaustive_table import by_class


def answers_to(state: State, question: Question) -> list[Answer]:
    """Return every answer to an open question, each once; none in a view of a seat that is not asked."""
    if not state.sees(question.seat):
        return []
    if isinstance(question, AskTurn):  # most questions; compiled, a call by name is faster than one by a table
        return _turn(state, question)
    return ANSWERS[type(question)](state, question)


# The prelude.


def _draft(state: State, question: AskDraft) -> list[Answer]:
    return [Keep(question.seat, card) for card in different(state.pack[question.seat])]


def _library(state: State, question: AskLibrary) -> list[Answer]:
    cards = sorted(state.kept[question.seat])
    found = combinations(cards, LIBRARY)
    return [LayDown(question.seat, each) for each in (found if len(set(cards)) == len(cards) else dict.fromkeys(found))]


# Dice and turns.


def _die(state: State, question: AskDie) -> list[Answer]:
    return [TakeDie(question.seat, die) for die in state.rolled]


def _reroll(state: State, question: AskReroll) -> list[Answer]:
    return [Activate(question.seat, question.card, question.power), Decline(question.seat)]


def _draw(state: State, question: AskDraw) -> list[Answer]:
    return [Draw(question.seat), UseBonus(question.seat, DRAW_BONUS)]


def _drawn(state: State, question: AskDrawn) -> list[Answer]:
    return [Keep(question.seat, state.drawn[0]), Discard(question.seat, state.drawn[0])]


def _turn(state: State, question: AskTurn) -> list[Answer]:
    return turn_answers(state, question.seat)


def _excess(state: State, question: AskExcess) -> list[Answer]:
    seat = question.seat
    return [DiscardEnergies(seat, amount) for amount in parts(state.reserve[seat], question.number)]


def _next_effect(state: State, question: AskNextEffect) -> list[Answer]:
    return [Resolve(question.seat, effect.card) for effect in effects_to_order(state)]


# Payments.


def _pays(seat: int, amounts: Sequence[int]) -> list[Answer]:
    return [Pay(seat, amount) for amount in amounts]


def _types(state: State, question: AskTypes) -> list[Answer]:
    return [ChooseTypes(question.seat, types) for types in type_choices(state, question.seat)]


def _reduction(state: State, question: AskReduction) -> list[Answer]:
    seat = question.seat
    return [Reduce(seat, energy) for energy in reduction_choices(state, seat, question.energies, question.number)]


def _source(state: State, question: AskSource) -> list[Answer]:
    return _pays(question.seat, ways_from(state, question.seat, question.card, question.energies))


def _pay(state: State, question: AskPay) -> list[Answer]:
    return _pays(question.seat, any_choices(state, question.seat, question.number))


def _same(state: State, question: AskSame) -> list[Answer]:
    return _pays(question.seat, same_choices(state, question.seat, question.number))


def _exchange(state: State, question: AskExchange) -> list[Answer]:
    return _pays(question.seat, exchange_choices(state, question.seat))


def _sacrifices(state: State, question: AskSacrifices) -> list[Answer]:
    seat = question.seat
    return [Sacrifice(seat, cards) for cards in sacrifice_choices(state, seat, question.number)]


def _familiar(state: State, question: AskFamiliar) -> list[Answer]:
    seat = question.seat
    discards: list[Answer] = [Discard(seat, card) for card in familiars_in_hand(state, seat)]
    return [*discards, *[Sacrifice(seat, (card,)) for card in familiars_in_play(state, seat)]]


ANSWERS: Final[dict[type[Question], Callable[..., list[Answer]]]] = by_class(
    f"{__name__}.ANSWERS",
    QUESTIONS,
    {
        AskDraft: _draft,
        AskLibrary: _library,
        AskDie: _die,
        AskReroll: _reroll,
        AskDraw: _draw,
        AskDrawn: _drawn,
        AskTurn: _turn,
        AskExcess: _excess,
        AskNextEffect: _next_effect,
        AskTypes: _types,
        AskReduction: _reduction,
        AskSource: _source,
        AskPay: _pay,
        AskSame: _same,
        AskExchange: _exchange,
        AskSacrifices: _sacrifices,
        AskFamiliar: _familiar,
        **EFFECT_CHOICES,
    },
)
"""What lists the answers to each question. Each function takes the questions that stand before it."""
