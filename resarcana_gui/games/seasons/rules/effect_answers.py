"""What follows from the answers to what effects ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ALL_TYPES, of, total
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.activating import any_choices
from resarcana_gui.games.seasons.rules.basic_moves import gain, sacrifice
from resarcana_gui.games.seasons.rules.choosing import (
    deal_on,
    discard_for_energies,
    draw_for_energies,
    keep,
    play_drawn,
)
from resarcana_gui.games.seasons.rules.commands import (
    Answer,
    ChooseOpponent,
    ChooseType,
    Discard,
    Gain,
    Give,
    Keep,
    Move,
    Pay,
    Play,
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
from resarcana_gui.games.seasons.rules.effects import carry_on
from resarcana_gui.games.seasons.rules.opponent_effects import take_back
from resarcana_gui.games.seasons.rules.payments import pay
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.rounds import move_marker
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import put_into_play
from resarcana_gui.games.seasons.rules.waiting import CarryOn, Elements, GainThese, PutIntoPlay
from resarcana_gui.kernel.chance import Chance


def _gain(state: State, question: AskGain, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.energies, question.card)


def _store(state: State, question: AskStore, given: Gain, chance: Chance) -> None:
    state.put(question.seat, question.card, given.energies)


def _keep(state: State, question: AskKeep, given: Keep, chance: Chance) -> None:
    keep(state, question.seat, given.card)


def _keep_own(state: State, question: AskKeepOwn, given: Keep, chance: Chance) -> None:
    seat = question.seat
    state.keep_drawn(seat, given.card)
    deal_on(state, seat, question.card, (seat + 1) % state.seats)


def _give(state: State, question: AskGive, given: Give, chance: Chance) -> None:
    state.give_drawn(question.seat, question.receiver, given.card)
    deal_on(state, question.seat, question.card, (question.receiver + 1) % state.seats)


def _play_drawn(state: State, question: AskPlayDrawn, given: Play, chance: Chance) -> None:
    play_drawn(state, question.seat, given.card)


def _play_hand(state: State, question: AskPlayHand, given: Play, chance: Chance) -> None:
    put_into_play(state, question.seat, given.card, codes.FROM_HAND)


def _play_top(state: State, question: AskPlayTop, given: Answer, chance: Chance) -> None:
    if isinstance(given, Play):
        seat = question.seat
        choices = any_choices(state, seat, question.number)
        if len(choices) > 1:
            state.ask(AskPayTop(seat, question.card, question.number))
        else:
            _pay_for_top(state, seat, choices[0])


def _pay_top(state: State, question: AskPayTop, given: Pay, chance: Chance) -> None:
    _pay_for_top(state, question.seat, given.energies)


def _pay_for_top(state: State, seat: int, energies: int) -> None:
    state.add_step(PutIntoPlay(seat, codes.NO_CARD, codes.FROM_PILE, ALL_TYPES))
    pay(state, seat, energies)


def _sacrifice(state: State, question: AskSacrifice, given: Sacrifice, chance: Chance) -> None:
    sacrifice(state, question.seat, given.cards)


def _take_back(state: State, question: AskTakeBack, given: TakeBack, chance: Chance) -> None:
    take_back(state, question.seat, given.card)


def _opponent(state: State, question: AskOpponent, given: ChooseOpponent, chance: Chance) -> None:
    gain(state, question.seat, state.reserve[given.target], question.card)


def _move(state: State, question: AskMove, given: Move, chance: Chance) -> None:
    move_marker(state, given.spaces, question.card, state.active)


def _draw_or_discard(state: State, question: AskDrawOrDiscard, given: Answer, chance: Chance) -> None:
    if isinstance(given, Discard):
        discard_for_energies(state, question.seat, question.card, given.card)
    else:
        draw_for_energies(state, question.seat, question.card, chance)


def _element(state: State, question: AskElement, given: ChooseType, chance: Chance) -> None:
    seat, card = question.seat, question.card
    state.add_step(Elements(seat, card, question.types & ~(1 << given.energy)))
    carry_on(state, CarryOn(seat, card, codes.ON_ELEMENT + given.energy), chance)


def _new_type(state: State, question: AskNewType, given: ChooseType, chance: Chance) -> None:
    seat, energies = question.seat, question.energies
    state.add_step(GainThese(seat, question.card, of(given.energy, total(energies))))
    pay(state, seat, energies, question.card)


EFFECT_ANSWERS: Final[dict[type[Question], Callable[..., None]]] = {
    AskGain: _gain,
    AskStore: _store,
    AskKeep: _keep,
    AskKeepOwn: _keep_own,
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
"""The rows of `follow.FOLLOWS` about the questions of effects."""
