"""Every answer to every question. Questions with a single answer are not asked, but for a turn, and for what would tell
something about a hand if it were not asked."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GOLD, NOT_GOLD_TYPES, of
from resarcana_gui.games.resarcana.cards.tables import CREATURE, Effect
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import ways_out
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.moves import rivals
from resarcana_gui.games.resarcana.rules.payments import mixes, mixes_of_types, ways_to_pay
from resarcana_gui.games.resarcana.rules.placing import NO_DISCOUNT, placeable, price_of
from resarcana_gui.games.resarcana.rules.power_costs import cost_targets, payment_ways
from resarcana_gui.games.resarcana.rules.powers import decks_to_look_at, mix_ways, turned_of, use_of
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import turn_answers

DISCARD_GAINS: Final = [of(GOLD), *mixes_of_types(2, NOT_GOLD_TYPES)]
"""What a discarded card gives: 1 Gold, or 2 other essences."""


def legal_answers(state: State) -> list[Answer]:
    """Every answer to the open question, each once; none when the game is over, and none in a view of a seat that is
    not asked."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not state.sees(question.seat):
        return []
    kind = question.kind
    if kind == codes.ASK_TURN:
        return turn_answers(state, question.seat)
    if kind in _AMOUNTS:
        return _amounts(state, question)
    if kind in _COMPONENTS:
        return _components(state, question)
    return _others(state, question)


_AMOUNTS: Final = {
    codes.ASK_PAY: codes.PAY,
    codes.ASK_PAY_PLACEMENT: codes.PAY,
    codes.ASK_LOSE: codes.LOSE,
    codes.ASK_COLLECT: codes.GAIN,
    codes.ASK_GAIN: codes.GAIN,
    codes.ASK_GAIN_DISCARD: codes.GAIN,
    codes.ASK_GAIN_CLAIM: codes.GAIN,
}
"""Questions that are answered with essences, and the command that does it."""

_COMPONENTS: Final = frozenset(
    {
        codes.ASK_MAGE,
        codes.ASK_KEEP,
        codes.ASK_PICK,
        codes.ASK_ITEM,
        codes.ASK_SWAP,
        codes.ASK_COST_TARGET,
        codes.ASK_STRAIGHTEN,
        codes.ASK_PUT,
        codes.ASK_PLACE,
    }
)
"""Questions that are answered with a component."""


def _amounts(state: State, question: Question) -> list[Answer]:
    answers = state.answers
    kind = _AMOUNTS[question.kind]
    return [answers.amount(kind, question.seat, amount) for amount in _amounts_of(state, question)]


def _amounts_of(state: State, question: Question) -> list[int]:
    kind = question.kind
    seat = question.seat
    if kind == codes.ASK_PAY:
        return payment_ways(state, seat, state.cards.components[question.component].powers[question.power])
    if kind == codes.ASK_PAY_PLACEMENT:
        effect = placing_effect(state, question)
        return ways_to_pay(state.pool[seat], price_of(state, seat, question.component, effect))
    if kind == codes.ASK_LOSE:
        return mixes(question.number, state.pool[seat])
    if kind == codes.ASK_GAIN_DISCARD:
        return DISCARD_GAINS
    if kind == codes.ASK_GAIN:
        return mix_ways(state, use_of(state, question), effect_before(state, question))
    return mixes_of_types(question.number, question.types)


def effect_before(state: State, question: Question) -> Effect:
    """The effect that asks: the one before the step at which the power goes on."""
    return state.cards.components[question.component].powers[question.power].effects[question.step - 1]


def placing_effect(state: State, question: Question) -> Effect:
    """The effect that places the card a question is about; an action has none."""
    if question.target == codes.NO_COMPONENT:
        return NO_DISCOUNT
    return state.cards.components[question.target].powers[question.power].effects[question.step - 1]


def _components(state: State, question: Question) -> list[Answer]:
    seat = question.seat
    answers = state.answers.seats[seat]
    found = [answers.choose[number] for number in _components_of(state, question)]
    if question.kind == codes.ASK_PLACE or (question.kind == codes.ASK_STRAIGHTEN and question.number):
        found.append(answers.decline)
    return found


def _components_of(state: State, question: Question) -> list[int]:
    kind = question.kind
    seat = question.seat
    if kind == codes.ASK_MAGE:
        return state.offer[seat]
    if kind == codes.ASK_KEEP:
        return state.packet[seat]
    if kind == codes.ASK_PICK:
        return state.face_up
    if kind in (codes.ASK_ITEM, codes.ASK_SWAP):
        return state.items
    if kind == codes.ASK_PUT:
        return state.play[seat]
    if kind == codes.ASK_STRAIGHTEN:
        return turned_of(state, seat, CREATURE if question.number else 0)
    if kind == codes.ASK_PLACE:
        return placeable(state, seat, effect_before(state, question))
    power = state.cards.components[question.component].powers[question.power]
    return cost_targets(state, seat, question.component, power.choice)


def _others(state: State, question: Question) -> list[Answer]:
    kind = question.kind
    seat = question.seat
    number = question.component
    answers = state.answers
    own = answers.seats[seat]
    if kind == codes.ASK_TAKE:
        return [answers.about(codes.TAKE, seat, number), answers.about(codes.LEAVE, seat, number)]
    if kind == codes.ASK_REACT:
        return [*ways_out(state, seat, number, question.power), own.suffer]
    if kind == codes.ASK_CURSE:
        cost = state.cards.components[number].collect.essences
        return [answers.amount(codes.PAY, seat, cost), answers.about(codes.TURN, seat, number)]
    if kind == codes.ASK_CHECK:
        return [answers.about(codes.REACT, seat, number, question.power), own.decline]
    if kind == codes.ASK_LOOK:
        return [answers.about(codes.LOOK, seat, deck) for deck in decks_to_look_at(state, seat)]
    if kind in (codes.ASK_ORDER, codes.ASK_DISCARD):
        return _card_lists(state, question)
    seats = rivals(state, seat) if kind == codes.ASK_RIVAL else list(range(state.seats))
    return [answers.about(codes.CHOOSE_SEAT, seat, codes.NO_COMPONENT, target=other) for other in seats]


def _card_lists(state: State, question: Question) -> list[Answer]:
    answers = state.answers
    seat = question.seat
    if question.kind == codes.ASK_DISCARD:
        hands = combinations(sorted(state.hand[seat]), question.number)
        return [answers.cards(codes.DISCARD, seat, cards) for cards in hands]
    deck = state.deck[seat] if question.target == codes.OWN_DECK else state.monument_deck
    orders = permutations(deck[: question.number])
    return [answers.cards(codes.ORDER, seat, cards) for cards in orders]
