"""The answers to the questions of a round, and what an answer does."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GOLD, NOT_GOLD_TYPES, of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.basic_moves import gain, take
from resarcana_gui.games.resarcana.rules.collecting import (
    continue_collecting,
    finish_ability,
    leave_essences,
    pay_curse,
    settle_curses,
)
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    DiscardCard,
    Gain,
    Leave,
    Pass,
    Pay,
    PlaceArtifact,
    Take,
    TurnComponent,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.effects import (
    PowerUse,
    effect_of,
)
from resarcana_gui.games.resarcana.rules.payments import mixes_of_types, ways_to_pay
from resarcana_gui.games.resarcana.rules.placing import (
    claim,
    finish_placement,
    place_by_action,
    price_of,
    refill,
)
from resarcana_gui.games.resarcana.rules.powers import begin_power, do_effects
from resarcana_gui.games.resarcana.rules.questions import AnswerHandler, MixQuestion, Question
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
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import pass_turn, swap_item, turn_answers
from resarcana_gui.games.resarcana.rules.victory import continue_check, raise_points
from resarcana_gui.kernel.chance import Chance

DISCARD_GAINS: Final = Amounts([of(GOLD), *mixes_of_types(2, NOT_GOLD_TYPES).each])
"""The gain for a discarded card: 1 Gold, or 2 other essences."""


def _take_answers(state: State, question: AskTake) -> list[Answer]:
    return [Take(question.seat, question.component), Leave(question.seat, question.component)]


def _take(state: State, question: AskTake, given: Answer, chance: Chance) -> None:
    seat, number = question.seat, question.component
    if isinstance(given, Take):
        take(state, seat, number)
    elif isinstance(given, Leave) and leave_essences(state, seat, number):
        return
    continue_collecting(state, seat, number)


def _mix_answers(state: State, question: MixQuestion) -> list[Answer]:
    return mixes_of_types(question.number, question.types).gains(question.seat)


def _collect(state: State, question: AskCollect, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    finish_ability(state, question.seat, question.component)


def _interest(state: State, question: AskInterest, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    continue_collecting(state, question.seat, question.component)


def _curse_answers(state: State, question: AskCurse) -> list[Answer]:
    cost = state.cards.components[question.component].collect.curse
    return [Pay(question.seat, cost), TurnComponent(question.seat, question.component)]


def _curse(state: State, question: AskCurse, given: Answer, chance: Chance) -> None:
    if isinstance(given, Pay):
        pay_curse(state, question.seat, question.component)
    else:
        state.turn(question.component)
    settle_curses(state, question.seat, question.component)


def turn_offers(state: State, question: AskTurn) -> list[Answer]:
    """Return every action of a turn. Half of all questions are turns, so this is called by name."""
    return turn_answers(state, question.seat)


def carry_out_turn(state: State, question: AskTurn, given: Answer, chance: Chance) -> None:
    """Carry out an action of a turn."""
    seat = given.seat
    if isinstance(given, UsePower):
        begin_power(state, seat, given.component, given.power, chance)
    elif isinstance(given, PlaceArtifact):
        place_by_action(state, seat, given.component)
    elif isinstance(given, DiscardCard):
        state.discard(seat, given.component)
        state.ask(AskGainDiscard(seat, given.component))
    elif isinstance(given, Claim):
        from_deck = given.component == codes.MONUMENT_DECK_TOP
        claim(state, seat, state.monument_deck[0] if from_deck else given.component, from_deck)
    else:
        assert isinstance(given, Pass)
        pass_turn(state, seat)


def _pay_placement_answers(state: State, question: AskPayPlacement) -> list[Answer]:
    seat = question.seat
    return ways_to_pay(state.pool[seat], price_of(state, seat, question.card)).payments(seat)


def _pay_placement(state: State, question: AskPayPlacement, given: Pay, chance: Chance) -> None:
    finish_placement(state, question.seat, question.card, given.essences)


def _pay_placement_by_power_answers(state: State, question: AskPayPlacementByPower) -> list[Answer]:
    seat = question.seat
    price = price_of(state, seat, question.card, effect_of(state, question))
    return ways_to_pay(state.pool[seat], price).payments(seat)


def _pay_placement_by_power(state: State, question: AskPayPlacementByPower, given: Pay, chance: Chance) -> None:
    finish_placement(state, question.seat, question.card, given.essences)
    done = question.effect + 1
    use = PowerUse(state, question.seat, question.component, question.power, codes.NO_COMPONENT, 0, done)
    do_effects(state, use, chance)


def _gain_discard_answers(state: State, question: AskGainDiscard) -> list[Answer]:
    return DISCARD_GAINS.gains(question.seat)


def _gain_discard(state: State, question: AskGainDiscard, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences)


def _gain_claim(state: State, question: AskGainClaim, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    if question.from_display:
        refill(state)


def _item_answers(state: State, question: Question) -> list[Answer]:
    return state.answers[question.seat].chosen(state.items)


def _swap(state: State, question: AskSwap, given: Choose, chance: Chance) -> None:
    swap_item(state, question.seat, given.component, chance)


def _check_answers(state: State, question: AskCheck) -> list[Answer]:
    seat = question.seat
    return [UseReact(seat, question.component, question.react), state.answers[seat].decline]


def _check(state: State, question: AskCheck, given: Answer, chance: Chance) -> None:
    if isinstance(given, UseReact):
        raise_points(state, question.seat, question.component, question.react)
    continue_check(state, question.seat, question.component, question.react)


HANDLERS: Final[dict[type[Question], AnswerHandler]] = {
    AskTake: AnswerHandler(_take_answers, _take),
    AskCollect: AnswerHandler(_mix_answers, _collect),
    AskInterest: AnswerHandler(_mix_answers, _interest),
    AskCurse: AnswerHandler(_curse_answers, _curse),
    AskTurn: AnswerHandler(turn_offers, carry_out_turn),
    AskPayPlacement: AnswerHandler(_pay_placement_answers, _pay_placement),
    AskPayPlacementByPower: AnswerHandler(_pay_placement_by_power_answers, _pay_placement_by_power),
    AskGainDiscard: AnswerHandler(_gain_discard_answers, _gain_discard),
    AskGainClaim: AnswerHandler(_mix_answers, _gain_claim),
    AskSwap: AnswerHandler(_item_answers, _swap),
    AskCheck: AnswerHandler(_check_answers, _check),
}
