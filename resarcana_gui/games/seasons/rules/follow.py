"""Carries out an answer, up to the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.seasons.cards.energies import count_of, of, total, types_in
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.activating import (
    activate,
    any_choices,
    pay_chosen,
    pay_exchange,
    pay_familiar,
    pay_sacrifices,
)
from resarcana_gui.games.seasons.rules.basic_moves import extra_worth, move_gauge
from resarcana_gui.games.seasons.rules.commands import (
    Activate,
    Answer,
    ChooseTypes,
    Crystallise,
    Discard,
    DiscardEnergies,
    EndTurn,
    Keep,
    LayDown,
    Pay,
    Reduce,
    Resolve,
    Sacrifice,
    Summon,
    TakeDie,
    UseBonus,
)
from resarcana_gui.games.seasons.rules.drafting import lay_down
from resarcana_gui.games.seasons.rules.effect_answers import EFFECT_ANSWERS
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
from resarcana_gui.games.seasons.rules.payments import pay, pay_on
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.proceeding import happen, proceed
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.games.seasons.rules.rounds import draw_by_bonus, draw_by_die, end_turn, use_die
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import choose_types, reduce_on, summon
from resarcana_gui.games.seasons.rules.turn_answers import EXCHANGED
from resarcana_gui.games.seasons.rules.turn_questions import (
    AskDie,
    AskDraw,
    AskDrawn,
    AskExcess,
    AskNextEffect,
    AskReroll,
    AskTurn,
)
from resarcana_gui.games.seasons.rules.waiting import GainChosen, PayEnergies
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.kernel.simultaneous import open_to


def answer(state: State, given: Answer, chance: Chance) -> None:
    """Carry out a legal answer to an open question, and go on to the next question or the end of the game."""
    question = open_to(state.stack, given.seat)
    assert question is not None
    if not isinstance(question, AskLibrary):  # which closes itself, or is asked again in its place
        state.close_question(given.seat)
    if isinstance(question, AskTurn):  # most questions; compiled, a call by name is faster than one by a table
        _turn(state, question, given, chance)
    else:
        FOLLOWS[type(question)](state, question, given, chance)
    proceed(state, chance)


# The prelude.


def _draft(state: State, question: AskDraft, given: Keep, chance: Chance) -> None:
    state.keep_card(given.seat, given.card)


def _library(state: State, question: AskLibrary, given: LayDown, chance: Chance) -> None:
    lay_down(state, question, given.cards)


# Dice and turns.


def _die(state: State, question: AskDie, given: TakeDie, chance: Chance) -> None:
    state.take_die(given.seat, given.die)


def _reroll(state: State, question: AskReroll, given: Answer, chance: Chance) -> None:
    if isinstance(given, Activate):
        activate(state, given.seat, given.card, given.power)
    else:
        use_die(state, given.seat, chance)


def _draw(state: State, question: AskDraw, given: Answer, chance: Chance) -> None:
    if isinstance(given, UseBonus):
        state.use_bonus(given.seat, given.bonus)
        draw_by_bonus(state, given.seat, chance)
    else:
        draw_by_die(state, given.seat, chance)


def _drawn(state: State, question: AskDrawn, given: Answer, chance: Chance) -> None:
    if isinstance(given, Keep):
        state.keep_drawn(given.seat, given.card)
    else:
        assert isinstance(given, Discard)
        state.discard_drawn(given.seat, (given.card,))


def _turn(state: State, question: AskTurn, given: Answer, chance: Chance) -> None:
    seat = given.seat
    if isinstance(given, Summon):
        summon(state, seat, given.card)
    elif isinstance(given, Activate):
        activate(state, seat, given.card, given.power)
    elif isinstance(given, Crystallise):
        crystallise(state, seat, given.energies, given.card)
    elif isinstance(given, UseBonus):
        use_bonus(state, seat, given.bonus)
    else:
        assert isinstance(given, EndTurn)
        end_turn(state, seat)


def crystallise(state: State, seat: int, energies: int, card: int) -> None:
    """Crystallise energies of one type at the price of the season."""
    energy = types_in(energies)[0]
    worth = state.cards.worth[codes.season_of(state.p)][energy] + extra_worth(state, seat)
    state.crystallise(seat, energies, worth * count_of(energies, energy), card)


def use_bonus(state: State, seat: int, bonus: int) -> None:
    """Use a bonus in one's turn, after the die."""
    state.use_bonus(seat, bonus)
    if bonus == codes.GAUGE_BONUS:
        move_gauge(state, seat, 1, codes.NO_CARD)
    elif bonus == codes.EXCHANGE_BONUS:
        choices = any_choices(state, seat, EXCHANGED)
        if len(choices) > 1:
            state.ask(AskPay(seat, codes.NO_CARD, EXCHANGED, 0))
        else:
            _exchange_two(state, seat, choices[0])


def _exchange_two(state: State, seat: int, energies: int) -> None:
    state.add_step(GainChosen(seat, codes.NO_CARD, total(energies)))
    pay(state, seat, energies)


def _excess(state: State, question: AskExcess, given: DiscardEnergies, chance: Chance) -> None:
    state.discard_energies(given.seat, given.energies, codes.NO_CARD)


def _next_effect(state: State, question: AskNextEffect, given: Resolve, chance: Chance) -> None:
    happen(state, next(effect for effect in effects_to_order(state) if effect.card == given.card), chance)


# Payments.


def _types(state: State, question: AskTypes, given: ChooseTypes, chance: Chance) -> None:
    choose_types(state, question.seat, question.card, given.types)


def _reduction(state: State, question: AskReduction, given: Reduce, chance: Chance) -> None:
    cost = question.energies - of(given.energy)
    reduce_on(state, question.seat, question.card, cost, question.number - 1, question.types)


def _source(state: State, question: AskSource, given: Pay, chance: Chance) -> None:
    seat = question.seat
    if given.energies:
        state.spend(seat, question.card, given.energies)
    pay_on(state, PayEnergies(seat, question.energies - given.energies, question.card))


def _pay(state: State, question: AskPay, given: Pay, chance: Chance) -> None:
    if question.card == codes.NO_CARD:
        _exchange_two(state, question.seat, given.energies)
    else:
        pay_chosen(state, question.seat, question.card, question.power, given.energies)


def _same(state: State, question: AskSame, given: Pay, chance: Chance) -> None:
    pay_chosen(state, question.seat, question.card, question.power, given.energies)


def _exchange(state: State, question: AskExchange, given: Pay, chance: Chance) -> None:
    pay_exchange(state, question.seat, question.card, question.power, given.energies)


def _sacrifices(state: State, question: AskSacrifices, given: Sacrifice, chance: Chance) -> None:
    pay_sacrifices(state, question.seat, question.card, question.power, given.cards)


def _familiar(state: State, question: AskFamiliar, given: Answer, chance: Chance) -> None:
    seat, card, power = question.seat, question.card, question.power
    if isinstance(given, Discard):
        pay_familiar(state, seat, card, power, given.card, codes.NO_CARD)
    else:
        assert isinstance(given, Sacrifice)
        pay_familiar(state, seat, card, power, codes.NO_CARD, given.cards[0])


FOLLOWS: Final[dict[type[Question], Callable[..., None]]] = by_class(
    f"{__name__}.FOLLOWS",
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
        **EFFECT_ANSWERS,
    },
)
"""What each kind of answered question leads to. Each function gets the question, and an answer that `legal` lists for
it."""
