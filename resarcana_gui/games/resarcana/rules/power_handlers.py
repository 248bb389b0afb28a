"""The answers to the questions of powers and attacks, and what an answer does."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CREATURE
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import (
    continue_attack,
    distance_from,
    escape,
    lose_life,
    use_react,
    ways_out,
)
from resarcana_gui.games.resarcana.rules.basic_moves import put, rivals
from resarcana_gui.games.resarcana.rules.codes import OWN_DECK
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    ChooseSeat,
    DiscardCards,
    Escape,
    Gain,
    Look,
    Lose,
    OrderCards,
    Pay,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.effects import (
    PowerUse,
    decks_to_look_at,
    effect_of,
    look,
    match_rival,
    mix_ways,
    take_mix,
    turned_of,
    use_of,
)
from resarcana_gui.games.resarcana.rules.payments import mixes
from resarcana_gui.games.resarcana.rules.placing import (
    place_by_power,
    placeable,
)
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
    AttackQuestion,
)
from resarcana_gui.games.resarcana.rules.powers import choose_payment, do_effects, pay_and_do
from resarcana_gui.games.resarcana.rules.questions import AnswerHandler, EffectQuestion, Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


def _cost_target_answers(state: State, question: AskCostTarget) -> list[Answer]:
    power = state.cards.components[question.component].powers[question.power]
    return state.answers[question.seat].chosen(cost_targets(state, question.seat, question.component, power.choice))


def _cost_target(state: State, question: AskCostTarget, given: Choose, chance: Chance) -> None:
    choose_payment(state, question.seat, question.component, question.power, given.component, chance)


def _pay_answers(state: State, question: AskPay) -> list[Answer]:
    power = state.cards.components[question.component].powers[question.power]
    return payment_ways(state, question.seat, power).payments(question.seat)


def _pay(state: State, question: AskPay, given: Pay, chance: Chance) -> None:
    target, paid = question.target, given.essences
    pay_and_do(state, question.seat, question.component, question.power, target, paid, chance)


def _gain_answers(state: State, question: AskGain) -> list[Answer]:
    return mix_ways(state, use_of(state, question), effect_of(state, question)).gains(question.seat)


def _gain(state: State, question: AskGain, given: Gain, chance: Chance) -> None:
    use = use_of(state, question)
    take_mix(state, use, effect_of(state, question), given.essences)
    do_effects(state, use, chance)


def _straighten_answers(state: State, question: AskStraighten) -> list[Answer]:
    return state.answers[question.seat].chosen(turned_of(state, question.seat, 0))


def _straighten(state: State, question: EffectQuestion, given: Answer, chance: Chance) -> None:
    if isinstance(given, Choose):
        state.straighten(given.component)
    _go_on(state, question, chance)


def _straighten_creature_answers(state: State, question: AskStraightenCreature) -> list[Answer]:
    return state.answers[question.seat].chosen_or_none(turned_of(state, question.seat, CREATURE))


def _put_answers(state: State, question: AskPut) -> list[Answer]:
    return state.answers[question.seat].chosen(state.play[question.seat])


def _put(state: State, question: AskPut, given: Choose, chance: Chance) -> None:
    put(state, given.component, question.paid)
    _go_on(state, question, chance)


def _rival_answers(state: State, question: AskRival) -> list[Answer]:
    return [ChooseSeat(question.seat, rival) for rival in rivals(state, question.seat)]


def _rival(state: State, question: AskRival, given: ChooseSeat, chance: Chance) -> None:
    use = use_of(state, question)
    match_rival(state, use, effect_of(state, question), given.target)
    do_effects(state, use, chance)


def _look_answers(state: State, question: AskLook) -> list[Answer]:
    return [Look(question.seat, deck) for deck in decks_to_look_at(state, question.seat)]


def _look(state: State, question: AskLook, given: Look, chance: Chance) -> None:
    use = use_of(state, question)
    if not look(state, use, given.deck, question.number, chance):
        do_effects(state, use, chance)


def _order_answers(state: State, question: AskOrder) -> list[Answer]:
    deck = state.deck[question.seat] if question.deck == OWN_DECK else state.monument_deck
    return [OrderCards(question.seat, cards) for cards in permutations(deck[: question.number])]


def _order(state: State, question: AskOrder, given: OrderCards, chance: Chance) -> None:
    state.reorder(question.seat, question.deck, given.cards)
    _go_on(state, question, chance)


def _discard_answers(state: State, question: AskDiscard) -> list[Answer]:
    seat = question.seat
    return [DiscardCards(seat, cards) for cards in combinations(sorted(state.hand[seat]), question.number)]


def _discard(state: State, question: AskDiscard, given: DiscardCards, chance: Chance) -> None:
    for card in given.cards:
        state.discard(question.seat, card)
    _go_on(state, question, chance)


def _place_answers(state: State, question: AskPlace) -> list[Answer]:
    return state.answers[question.seat].chosen_or_none(placeable(state, question.seat, effect_of(state, question)))


def _place(state: State, question: AskPlace, given: Answer, chance: Chance) -> None:
    if not isinstance(given, Choose) or not place_by_power(
        state, question, given.component, effect_of(state, question)
    ):
        _go_on(state, question, chance)


def _react_answers(state: State, question: AskReact) -> list[Answer]:
    ways = ways_out(state, question.seat, question.component, question.power, question.effect)
    return [*ways, state.answers[question.seat].suffer]


def _react(state: State, question: AskReact, given: Answer, chance: Chance) -> None:
    seat = question.seat
    if isinstance(given, UseReact):
        use_react(state, seat, given.component, given.power)
        state.ignore_attack(seat, given.component)
    elif isinstance(given, Escape):
        escape(state, question, given.component)
    elif lose_life(
        state, seat, question.attacker, question.component, question.power, question.effect, question.number
    ):
        return
    _attack_on(state, question, chance)


def _lose_answers(state: State, question: AskLose) -> list[Answer]:
    return mixes(question.number, state.pool[question.seat]).losses(question.seat)


def _lose(state: State, question: AskLose, given: Lose, chance: Chance) -> None:
    state.lose(question.seat, given.essences, question.component)
    _attack_on(state, question, chance)


def _go_on(state: State, question: EffectQuestion, chance: Chance) -> None:
    """Carry out the effects after the one that asked."""
    do_effects(state, use_of(state, question), chance)


def _attack_on(state: State, question: AttackQuestion, chance: Chance) -> None:
    """Continue the attack with the next rival; after the last one, the power with its next effect."""
    attacker, source, power, effect = question.attacker, question.component, question.power, question.effect
    following = distance_from(state, attacker, question.seat) + 1
    if not continue_attack(state, attacker, source, power, effect, following):
        do_effects(state, PowerUse(state, attacker, source, power, codes.NO_COMPONENT, 0, effect + 1), chance)


HANDLERS: Final[dict[type[Question], AnswerHandler]] = {
    AskCostTarget: AnswerHandler(_cost_target_answers, _cost_target),
    AskPay: AnswerHandler(_pay_answers, _pay),
    AskGain: AnswerHandler(_gain_answers, _gain),
    AskStraighten: AnswerHandler(_straighten_answers, _straighten),
    AskStraightenCreature: AnswerHandler(_straighten_creature_answers, _straighten),
    AskPut: AnswerHandler(_put_answers, _put),
    AskRival: AnswerHandler(_rival_answers, _rival),
    AskLook: AnswerHandler(_look_answers, _look),
    AskOrder: AnswerHandler(_order_answers, _order),
    AskDiscard: AnswerHandler(_discard_answers, _discard),
    AskPlace: AnswerHandler(_place_answers, _place),
    AskReact: AnswerHandler(_react_answers, _react),
    AskLose: AnswerHandler(_lose_answers, _lose),
}
