"""The reason for everything a player might want to do and cannot.

The codes and their details are listed in docs/engine.md. Amounts of essences in details are packed; `missing` is the
shortfall, `missing_any` how many more of any type.
"""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import GOLD, count_of, covers, of, shared, shortfall, total
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, CHOICES, MONUMENT, PLACE, Cost, Power, React
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.answer_handlers import legal_answers
from resarcana_gui.games.resarcana.rules.attacks import attack_of
from resarcana_gui.games.resarcana.rules.commands import (
    ACTIONS,
    Answer,
    Choose,
    Claim,
    DiscardCard,
    Escape,
    EssencesAnswer,
    Gain,
    PlaceArtifact,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.effects import effect_of
from resarcana_gui.games.resarcana.rules.payments import can_pay
from resarcana_gui.games.resarcana.rules.placing import placement_source, price_of
from resarcana_gui.games.resarcana.rules.power_costs import cost_targets, payment_ways
from resarcana_gui.games.resarcana.rules.power_questions import AskGain, AskLose, AskPlace, AskReact
from resarcana_gui.games.resarcana.rules.questions import MixQuestion, Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.refusal import Refusal


def why_not(state: State, given: Answer) -> Refusal | None:
    """Return why an answer is impossible now; None when it is legal."""
    if not state.stack:
        return Refusal("game_over")
    question = state.stack[-1]
    if given.seat != question.seat:
        return _not_asked(state, given, question)
    if given in legal_answers(state):
        return None
    if isinstance(question, AskTurn):
        return _why_no_action(state, given)
    if isinstance(given, ACTIONS):
        return Refusal("answer_first", {"question": question.KIND})
    return _why_no_answer(state, given, question)


def _not_asked(state: State, given: Answer, question: Question) -> Refusal:
    if not 0 <= given.seat < state.seats:
        return Refusal("no_such_seat", {"seat": given.seat})
    if state.passed[given.seat] and isinstance(given, ACTIONS):
        return Refusal("has_passed")
    return Refusal("not_your_turn", {"asked": question.seat})


def _why_no_action(state: State, given: Answer) -> Refusal:
    seat = given.seat
    if not isinstance(given, (PlaceArtifact, Claim, DiscardCard, UsePower)):
        return Refusal("no_action", {"command": given.KIND})
    number = given.component
    if isinstance(given, Claim) and number == codes.MONUMENT_DECK_TOP:
        return _why_no_hidden_monument(state, seat)
    if not 0 <= number < state.cards.count:
        return Refusal("no_such_component")
    if isinstance(given, PlaceArtifact):
        return _why_no_placement(state, seat, number)
    if isinstance(given, Claim):
        return _why_no_claim(state, seat, number)
    if isinstance(given, DiscardCard):
        return _not_in_hand(state, number)
    return _why_no_use(state, seat, number, given.power)


def _why_no_hidden_monument(state: State, seat: int) -> Refusal:
    if not state.monument_deck:
        return Refusal("monument_deck_empty")
    return cannot_pay(state.pool[seat], Cost(state.cards.monument_cost, 0))


def _why_no_placement(state: State, seat: int, number: int) -> Refusal:
    if state.cards.components[number].kind != ARTIFACT:
        return Refusal("not_an_artifact")
    if number not in state.hand[seat]:
        return _not_in_hand(state, number)
    return cannot_pay(state.pool[seat], price_of(state, seat, number))


def _not_in_hand(state: State, number: int) -> Refusal:
    zone = state.zone[number]
    owner = state.owner[number]
    if zone == codes.IN_PLAY:
        return Refusal("in_play", {"owner": owner})
    if zone == codes.IN_DISCARDS:
        return Refusal("in_discards", {"owner": owner})
    if state.cards.components[number].kind != ARTIFACT:
        return Refusal("not_an_artifact")
    return Refusal("not_in_hand")


def _why_no_claim(state: State, seat: int, number: int) -> Refusal:
    component = state.cards.components[number]
    if component.kind not in (PLACE, MONUMENT):
        return Refusal("not_to_be_claimed")
    if state.zone[number] == codes.IN_PLAY:
        return Refusal("claimed", {"owner": state.owner[number]})
    if component.kind == PLACE and number not in state.places:
        return Refusal("not_in_this_game")
    if component.kind == MONUMENT and number not in state.display:
        return Refusal("not_on_display")
    return cannot_pay(state.pool[seat], price_of(state, seat, number))


def _why_no_use(state: State, seat: int, number: int, index: int) -> Refusal:
    if state.zone[number] != codes.IN_PLAY:
        return Refusal("not_in_play")
    if state.owner[number] != seat:
        return Refusal("not_yours", {"owner": state.owner[number]})
    component = state.cards.components[number]
    if not 0 <= index < len(component.powers):
        return Refusal("only_reacts" if component.reacts and not component.powers else "no_such_power")
    return why_not_usable(state, seat, number, component.powers[index])


def why_not_usable(state: State, seat: int, number: int, power: Power) -> Refusal:
    """Return why a seat cannot use a power of a component that it has in play."""
    if state.turned[number] != power.while_turned:
        return Refusal("is_turned" if state.turned[number] else "is_straight")
    pool = state.pool[seat]
    if not covers(pool, power.fixed) or total(pool) < total(power.fixed) + power.any_type:
        return cannot_pay(pool, Cost(power.fixed, power.any_type))
    if not payment_ways(state, seat, power).each:
        return Refusal("needs_one_of", {"types": power.one_of})
    if not covers(state.on[number], power.from_this):
        return Refusal("not_enough_on_it", {"missing": shortfall(state.on[number], power.from_this)})
    assert not cost_targets(state, seat, number, power.choice)
    return Refusal("nothing_for_cost", {"needs": CHOICES[power.choice]})


def cannot_pay(pool: int, price: Cost) -> Refusal:
    """Return what is missing to pay a price: `missing` of fixed types (with a discount: `short` of those, for it
    takes the rest away, but `gold` of them are Gold that no discount spares), `missing_any` more of any type; and
    the whole price."""
    missing = shortfall(pool, price.fixed)
    short = max(0, price.size - price.any_type - total(shared(pool, price.fixed)))
    gold = max(0, price.gold - count_of(pool, GOLD))
    if gold >= short:
        missing, short = (of(GOLD, gold), gold) if gold else (0, 0)
    return Refusal(
        "cannot_pay",
        {
            "missing": missing if short else 0,
            "short": short,
            "missing_any": max(0, price.size - total(pool) - short),
            "gold": gold,
            "fixed": price.fixed,
            "any_type": price.any_type,
            "size": price.size,
            "pool": pool,
        },
    )


def _why_no_answer(state: State, given: Answer, question: Question) -> Refusal:
    if isinstance(given, EssencesAnswer):
        return _why_no_amount(state, given, question)
    if isinstance(question, AskReact) and isinstance(given, UseReact):
        return _why_no_react(state, given, question)
    if isinstance(question, AskReact) and isinstance(given, Escape):
        return _why_no_escape(state, given, question)
    if isinstance(question, AskPlace) and isinstance(given, Choose) and 0 <= given.component < state.cards.count:
        return _why_not_placed(state, given, question)
    return Refusal("not_an_answer", {"question": question.KIND})


def _why_no_amount(state: State, given: EssencesAnswer, question: Question) -> Refusal:
    pool = state.pool[question.seat]
    if not isinstance(given, Gain) and (given.essences < 0 or not covers(pool, given.essences)):
        return Refusal("not_in_pool", {"missing": shortfall(pool, max(0, given.essences))})
    return Refusal("wrong_essences", {"question": question.KIND, "number": _number_asked(question)})


def _number_asked(question: Question) -> int:
    """Return how many essences are asked for, where that is fixed; otherwise 0."""
    return question.number if isinstance(question, (MixQuestion, AskGain, AskLose)) else 0


def _why_no_react(state: State, given: UseReact, question: AskReact) -> Refusal:
    if not 0 <= given.component < state.cards.count:
        return Refusal("no_such_component")
    if given.component not in state.play[question.seat]:
        return Refusal("not_yours", {"owner": state.owner[given.component]})
    reacts = state.cards.components[given.component].reacts
    if not 0 <= given.power < len(reacts):
        return Refusal("no_such_power")
    return _why_react_fails(state, question.seat, given.component, reacts[given.power])


def _why_react_fails(state: State, seat: int, number: int, react: React) -> Refusal:
    if react.turns and state.turned[number]:
        return Refusal("is_turned")
    if not covers(state.pool[seat], react.fixed):
        return cannot_pay(state.pool[seat], Cost(react.fixed, 0))
    return Refusal("answers_something_else")


def _why_no_escape(state: State, given: Escape, question: AskReact) -> Refusal:
    effect = attack_of(state, question)
    if effect.essences and given.component == codes.NO_COMPONENT:
        return cannot_pay(state.pool[question.seat], Cost(effect.essences, 0))
    return Refusal("no_way_out")


def _why_not_placed(state: State, given: Choose, question: AskPlace) -> Refusal:
    seat, card = question.seat, given.component
    effect = effect_of(state, question)
    fits = not effect.types or state.cards.components[card].types & effect.types
    price = price_of(state, seat, card, effect)
    if fits and card in placement_source(state, seat, effect.choice) and not can_pay(state.pool[seat], price):
        return cannot_pay(state.pool[seat], price)
    return Refusal("not_an_answer", {"question": question.KIND})
