"""The reason for everything a player might want to do and cannot.

The codes and their details are listed in docs/engine.md. Amounts of energies in details are packed.
"""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import total, types_in
from resarcana_gui.games.seasons.cards.tables import Power
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import (
    cards_left,
    discount_of,
    missing,
    spendable,
    summoning_tax,
)
from resarcana_gui.games.seasons.rules.commands import (
    ACTIONS,
    Activate,
    Answer,
    Crystallise,
    DiscardEnergies,
    Gain,
    Pay,
    Summon,
    UseBonus,
)
from resarcana_gui.games.seasons.rules.legal import answers_to
from resarcana_gui.games.seasons.rules.questions import NumberQuestion, Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import energy_cost, reductions
from resarcana_gui.games.seasons.rules.turn_answers import EXCHANGED
from resarcana_gui.games.seasons.rules.turn_questions import AskExcess, AskTurn
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.simultaneous import open_to


def why_not(state: State, given: Answer) -> Refusal | None:
    """Why an answer is impossible now; None when it is legal."""
    if not state.stack:
        return Refusal("game_over")
    if not 0 <= given.seat < state.seats:
        return Refusal("no_such_seat", {"seat": given.seat})
    question = open_to(state.stack, given.seat)
    if question is None:
        return Refusal("not_your_turn", {"asked": state.stack[-1].seat})
    if given in answers_to(state, question):
        return None
    if not isinstance(given, ACTIONS):
        return _why_no_answer(given, question)
    if not isinstance(question, AskTurn):
        return Refusal("answer_first", {"question": question.KIND})
    return _why_no_action(state, given)


def _why_no_action(state: State, given: Answer) -> Refusal:
    if isinstance(given, Summon):
        return _why_no_summoning(state, given.seat, given.card)
    if isinstance(given, Activate):
        return _why_no_activation(state, given)
    if isinstance(given, Crystallise):
        return _why_no_crystallising(state, given)
    assert isinstance(given, UseBonus)
    return _why_no_bonus(state, given.seat, given.bonus)


def _why_no_summoning(state: State, seat: int, number: int) -> Refusal:
    if number not in state.hand[seat]:
        return Refusal("not_in_hand")
    short = len(state.play[seat]) + 1 - state.gauge[seat]
    if short > 0:
        return Refusal("no_room", {"short": short, "gauge": state.gauge[seat], "cards": len(state.play[seat])})
    return why_not_paid(state, seat, number)


def why_not_paid(state: State, seat: int, number: int) -> Refusal:
    """Return what a seat lacks to pay for a card that it would summon."""
    amount, tax = spendable(state, seat), summoning_tax(state, seat)
    energies, discount = energy_cost(state, number), discount_of(state, seat)
    if state.cards.cards[number].elements and not amount:
        return Refusal("needs_an_energy")
    lacking = missing(amount, energies)
    short = total(lacking) - reductions(energies, discount)
    if short > 0:
        return Refusal("energies_short", {"short": short, "missing": lacking, "discount": discount})
    price = state.cards.cards[number].crystals[state.seats - 2]
    return Refusal("crystals_short", {"short": price + tax - state.crystals[seat], "price": price, "tax": tax})


def _why_no_activation(state: State, given: Activate) -> Refusal:
    copy, seat = given.card, given.seat
    if not 0 <= copy < len(state.owner) or state.owner[copy] == codes.NOBODY:
        return Refusal("not_in_play")
    if state.owner[copy] != seat:
        return Refusal("not_yours", {"owner": state.owner[copy]})
    powers = state.cards.copies[copy].powers
    if not 0 <= given.power < len(powers):
        return Refusal("no_such_power")
    if state.turned[copy]:
        return Refusal("is_turned")
    if powers[given.power].before_die:
        return Refusal("only_before_die")
    return why_not_usable(state, seat, powers[given.power])


def why_not_usable(state: State, seat: int, power: Power) -> Refusal:
    """Why a seat cannot use a power of a straightened card that it has in play."""
    crystals = state.crystals[seat]
    if crystals < max(power.crystals, power.exchanges):
        price = max(power.crystals, power.exchanges)
        return Refusal("crystals_short", {"short": price - crystals, "price": price, "tax": 0})
    amount = spendable(state, seat)
    if lacking := missing(amount, power.fixed):
        return Refusal("energies_short", {"short": total(lacking), "missing": lacking, "discount": 0})
    if power.same_type:
        return Refusal("needs_same", {"number": power.same_type})
    if (number := max(power.any_type, power.exchanges)) > total(amount):
        return Refusal("needs_energies", {"short": number - total(amount), "number": number})
    return _why_no_target(state, seat, power)


def _why_no_target(state: State, seat: int, power: Power) -> Refusal:
    if power.sacrifices:
        return Refusal("needs_cards", {"short": power.sacrifices - len(state.play[seat]), "number": power.sacrifices})
    if power.familiar:
        return Refusal("needs_familiar")
    if power.needs_pile:
        assert not cards_left(state)
        return Refusal("no_cards")
    if not state.hand[seat]:
        return Refusal("hand_empty")
    cards = len(state.play[seat]) - 1
    return Refusal("no_room", {"short": cards + 1 - state.gauge[seat], "gauge": state.gauge[seat], "cards": cards})


def _why_no_crystallising(state: State, given: Crystallise) -> Refusal:
    if not state.may_crystallise:
        return Refusal("no_permission")
    if given.energies < 0 or len(types_in(given.energies)) != 1:
        return Refusal("one_type_at_a_time")
    if given.card == codes.NO_CARD:
        return Refusal("not_in_reserve", {"missing": missing(state.reserve[given.seat], given.energies)})
    return Refusal("not_on_card")


def _why_no_bonus(state: State, seat: int, bonus: int) -> Refusal:
    if state.bonuses[seat] == codes.MOST_BONUSES:
        return Refusal("no_bonus_left", {"number": codes.MOST_BONUSES})
    if bonus == codes.DRAW_BONUS:
        return Refusal("only_for_draw")
    if bonus == codes.GAUGE_BONUS:
        return Refusal("gauge_full", {"gauge": codes.MOST_GAUGE})
    amount = total(spendable(state, seat))
    return Refusal("needs_energies", {"short": EXCHANGED - amount, "number": EXCHANGED})


def _why_no_answer(given: Answer, question: Question) -> Refusal:
    if isinstance(given, (Pay, Gain, DiscardEnergies)):
        number = question.number if isinstance(question, (NumberQuestion, AskExcess)) else 0
        return Refusal("wrong_energies", {"question": question.KIND, "number": number})
    return Refusal("not_an_answer", {"question": question.KIND})
