"""The answers to what effects ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, mixes, types_in
from resarcana_gui.games.seasons.rules.activating import any_choices
from resarcana_gui.games.seasons.rules.basic_moves import cards_left, different, items_of, opponents
from resarcana_gui.games.seasons.rules.commands import (
    Answer,
    ChooseOpponent,
    ChooseType,
    Discard,
    Draw,
    Gain,
    Give,
    Keep,
    Move,
    Pay,
    Play,
    PutBack,
    Sacrifice,
    TakeBack,
)
from resarcana_gui.games.seasons.rules.effect_questions import (
    AskDrawOrDiscard,
    AskElement,
    AskGain,
    AskGive,
    AskKeep,
    AskKeepOwn,
    AskMove,
    AskNewType,
    AskOpponent,
    AskPayTop,
    AskPlayDrawn,
    AskPlayHand,
    AskPlayTop,
    AskSacrifice,
    AskStore,
    AskTakeBack,
)
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State


def _gain(state: State, question: AskGain | AskStore) -> list[Answer]:
    return [Gain(question.seat, amount) for amount in mixes(question.number)]


def _keep(state: State, question: AskKeep | AskKeepOwn) -> list[Answer]:
    return [Keep(question.seat, card) for card in different(state.drawn)]


def _give(state: State, question: AskGive) -> list[Answer]:
    return [Give(question.seat, card) for card in different(state.drawn)]


def _play_drawn(state: State, question: AskPlayDrawn) -> list[Answer]:
    return [Play(question.seat, card) for card in different(state.drawn)]


def _play_hand(state: State, question: AskPlayHand) -> list[Answer]:
    return [Play(question.seat, card) for card in different(state.hand[question.seat])]


def _play_top(state: State, question: AskPlayTop) -> list[Answer]:
    return [Play(question.seat, state.pile[0]), PutBack(question.seat)]


def _sacrifice(state: State, question: AskSacrifice) -> list[Answer]:
    return [Sacrifice(question.seat, (card,)) for card in state.play[question.seat]]


def _take_back(state: State, question: AskTakeBack) -> list[Answer]:
    return [TakeBack(question.seat, card) for card in items_of(state, question.seat)]


def _opponent(state: State, question: AskOpponent) -> list[Answer]:
    return [ChooseOpponent(question.seat, other) for other in opponents(state, question.seat)]


def _move(state: State, question: AskMove) -> list[Answer]:
    spaces = range(-question.number, question.number + 1)
    return [Move(question.seat, number) for number in spaces if number]


def _draw_or_discard(state: State, question: AskDrawOrDiscard) -> list[Answer]:
    seat = question.seat
    draws: list[Answer] = [Draw(seat)] if cards_left(state) else []
    return [*draws, *[Discard(seat, card) for card in different(state.hand[seat])]]


def _element(state: State, question: AskElement) -> list[Answer]:
    return [ChooseType(question.seat, energy) for energy in range(ENERGIES) if question.types >> energy & 1]


def _new_type(state: State, question: AskNewType) -> list[Answer]:
    old = types_in(question.energies)
    return [ChooseType(question.seat, energy) for energy in range(ENERGIES) if energy not in old]


def _pay_top(state: State, question: AskPayTop) -> list[Answer]:
    return [Pay(question.seat, amount) for amount in any_choices(state, question.seat, question.number)]


EFFECT_CHOICES: Final[dict[type[Question], Callable[..., list[Answer]]]] = {
    AskGain: _gain,
    AskStore: _gain,
    AskKeep: _keep,
    AskKeepOwn: _keep,
    AskGive: _give,
    AskPlayDrawn: _play_drawn,
    AskPlayHand: _play_hand,
    AskPlayTop: _play_top,
    AskPayTop: _pay_top,
    AskSacrifice: _sacrifice,
    AskTakeBack: _take_back,
    AskOpponent: _opponent,
    AskMove: _move,
    AskDrawOrDiscard: _draw_or_discard,
    AskElement: _element,
    AskNewType: _new_type,
}
"""Rows of `legal.ANSWERS`."""
