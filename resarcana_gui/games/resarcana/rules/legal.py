"""Every answer to every question. Questions with a single answer are not asked, except for a turn, and where skipping
them would give away something about a hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GOLD, NOT_GOLD_TYPES, of
from resarcana_gui.games.resarcana.cards.tables import CREATURE, Effect
from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.attacks import ways_out
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.codes import OWN_DECK
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    ChooseSeat,
    DiscardCards,
    Leave,
    Look,
    OrderCards,
    Pay,
    Take,
    TurnComponent,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.effects import decks_to_look_at, mix_ways, turned_of, use_of
from resarcana_gui.games.resarcana.rules.payments import mixes, mixes_of_types, ways_to_pay
from resarcana_gui.games.resarcana.rules.placing import placeable, price_of
from resarcana_gui.games.resarcana.rules.power_costs import cost_targets, payment_ways
from resarcana_gui.games.resarcana.rules.power_questions import (
    AskCostTarget,
    AskDiscard,
    AskGain,
    AskLook,
    AskLose,
    AskOrder,
    AskPay,
    AskPlace,
    AskPut,
    AskReact,
    AskRival,
    AskStraighten,
    AskStraightenCreature,
)
from resarcana_gui.games.resarcana.rules.questions import EffectQuestion, MixQuestion, Question
from resarcana_gui.games.resarcana.rules.records import QUESTIONS
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCheck,
    AskCollect,
    AskCurse,
    AskGainClaim,
    AskGainDiscard,
    AskInterest,
    AskPayPlacement,
    AskPayPlacementByPower,
    AskSwap,
    AskTake,
    AskTurn,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import turn_answers
from resarcana_gui.kernel.exhaustive_table import by_class

DISCARD_GAINS: Final = Amounts([of(GOLD), *mixes_of_types(2, NOT_GOLD_TYPES).each])
"""The gain for a discarded card: 1 Gold, or 2 other essences."""


def legal_answers(state: State) -> list[Answer]:
    """Every answer to the open question, each once; none when the game is over, and none in a view of a seat that is
    not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not state.sees(question.seat):
        return []
    if isinstance(question, AskTurn):  # half of all questions; compiled, a call by name is faster than one by a table
        return _turn(state, question)
    return ANSWERS[type(question)](state, question)


def effect_of(state: State, question: EffectQuestion | AskPayPlacementByPower) -> Effect:
    """The effect that asks."""
    return state.cards.components[question.component].powers[question.power].effects[question.effect]


# Essences.


def _mix(state: State, question: MixQuestion) -> list[Answer]:
    return mixes_of_types(question.number, question.types).gains(question.seat)


def _gain(state: State, question: AskGain) -> list[Answer]:
    return mix_ways(state, use_of(state, question), effect_of(state, question)).gains(question.seat)


def _gain_discard(state: State, question: AskGainDiscard) -> list[Answer]:
    return DISCARD_GAINS.gains(question.seat)


def _pay(state: State, question: AskPay) -> list[Answer]:
    power = state.cards.components[question.component].powers[question.power]
    return payment_ways(state, question.seat, power).payments(question.seat)


def _pay_placement(state: State, question: AskPayPlacement) -> list[Answer]:
    seat = question.seat
    return ways_to_pay(state.pool[seat], price_of(state, seat, question.card)).payments(seat)


def _pay_placement_by_power(state: State, question: AskPayPlacementByPower) -> list[Answer]:
    seat = question.seat
    price = price_of(state, seat, question.card, effect_of(state, question))
    return ways_to_pay(state.pool[seat], price).payments(seat)


def _lose(state: State, question: AskLose) -> list[Answer]:
    return mixes(question.number, state.pool[question.seat]).losses(question.seat)


# Components.


def _chosen(state: State, seat: int, components: list[int]) -> list[Answer]:
    choose = state.answers[seat].choose
    return [choose[number] for number in components]


def _or_none(state: State, seat: int, components: list[int]) -> list[Answer]:
    return [*_chosen(state, seat, components), state.answers[seat].decline]


def _mage(state: State, question: AskMage) -> list[Answer]:
    return _chosen(state, question.seat, state.offer[question.seat])


def _keep(state: State, question: AskKeep) -> list[Answer]:
    return _chosen(state, question.seat, state.packet[question.seat])


def _pick(state: State, question: AskPick) -> list[Answer]:
    return _chosen(state, question.seat, state.face_up)


def _item(state: State, question: Question) -> list[Answer]:
    return _chosen(state, question.seat, state.items)


def _cost_target(state: State, question: AskCostTarget) -> list[Answer]:
    power = state.cards.components[question.component].powers[question.power]
    return _chosen(state, question.seat, cost_targets(state, question.seat, question.component, power.choice))


def _straighten(state: State, question: AskStraighten) -> list[Answer]:
    return _chosen(state, question.seat, turned_of(state, question.seat, 0))


def _straighten_creature(state: State, question: AskStraightenCreature) -> list[Answer]:
    return _or_none(state, question.seat, turned_of(state, question.seat, CREATURE))


def _put(state: State, question: AskPut) -> list[Answer]:
    return _chosen(state, question.seat, state.play[question.seat])


def _place(state: State, question: AskPlace) -> list[Answer]:
    return _or_none(state, question.seat, placeable(state, question.seat, effect_of(state, question)))


# Cards, decks, seats, and two ways to go.


def _order(state: State, question: AskOrder) -> list[Answer]:
    deck = state.deck[question.seat] if question.deck == OWN_DECK else state.monument_deck
    return [OrderCards(question.seat, cards) for cards in permutations(deck[: question.number])]


def _discard(state: State, question: AskDiscard) -> list[Answer]:
    seat = question.seat
    return [DiscardCards(seat, cards) for cards in combinations(sorted(state.hand[seat]), question.number)]


def _look(state: State, question: AskLook) -> list[Answer]:
    return [Look(question.seat, deck) for deck in decks_to_look_at(state, question.seat)]


def _first(state: State, question: AskFirst) -> list[Answer]:
    return [ChooseSeat(question.seat, seat) for seat in range(state.seats)]


def _rival(state: State, question: AskRival) -> list[Answer]:
    return [ChooseSeat(question.seat, rival) for rival in rivals(state, question.seat)]


def _turn(state: State, question: AskTurn) -> list[Answer]:
    return turn_answers(state, question.seat)


def _take(state: State, question: AskTake) -> list[Answer]:
    return [Take(question.seat, question.component), Leave(question.seat, question.component)]


def _curse(state: State, question: AskCurse) -> list[Answer]:
    cost = state.cards.components[question.component].collect.curse
    return [Pay(question.seat, cost), TurnComponent(question.seat, question.component)]


def _react(state: State, question: AskReact) -> list[Answer]:
    ways = ways_out(state, question.seat, question.component, question.power, question.effect)
    return [*ways, state.answers[question.seat].suffer]


def _check(state: State, question: AskCheck) -> list[Answer]:
    seat = question.seat
    return [UseReact(seat, question.component, question.react), state.answers[seat].decline]


ANSWERS: Final[dict[type[Question], Callable[..., list[Answer]]]] = by_class(
    f"{__name__}.ANSWERS",
    QUESTIONS,
    {
        AskMage: _mage,
        AskKeep: _keep,
        AskPick: _pick,
        AskFirst: _first,
        AskItem: _item,
        AskTake: _take,
        AskCollect: _mix,
        AskInterest: _mix,
        AskCurse: _curse,
        AskTurn: _turn,
        AskPayPlacement: _pay_placement,
        AskPayPlacementByPower: _pay_placement_by_power,
        AskGainDiscard: _gain_discard,
        AskGainClaim: _mix,
        AskSwap: _item,
        AskCostTarget: _cost_target,
        AskPay: _pay,
        AskGain: _gain,
        AskStraighten: _straighten,
        AskStraightenCreature: _straighten_creature,
        AskPut: _put,
        AskRival: _rival,
        AskLook: _look,
        AskOrder: _order,
        AskDiscard: _discard,
        AskPlace: _place,
        AskReact: _react,
        AskLose: _lose,
        AskCheck: _check,
    },
)
"""What lists the answers to each question. Each function takes the questions that stand before it."""
