"""Carries out an answer, up to the next question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import continue_attack, distance_from, escape, suffer, use_react
from resarcana_gui.games.resarcana.rules.basic_moves import gain, put, take
from resarcana_gui.games.resarcana.rules.collecting import (
    begin_round,
    collect_after,
    collect_from,
    leave,
    pay_curse,
    settle_curses,
)
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    ChooseSeat,
    Claim,
    DiscardCard,
    DiscardCards,
    Escape,
    Gain,
    Leave,
    Look,
    Lose,
    OrderCards,
    Pass,
    Pay,
    PlaceArtifact,
    Take,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.drafting import keep
from resarcana_gui.games.resarcana.rules.effects import Use, look, match_rival, take_mix, use_of
from resarcana_gui.games.resarcana.rules.legal import effect_of
from resarcana_gui.games.resarcana.rules.placing import begin_action, begin_placement, claim, finish_placement, refill
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
from resarcana_gui.games.resarcana.rules.powers import begin_power, choose_payment, do_effects, pay_and_do
from resarcana_gui.games.resarcana.rules.questions import EffectQuestion, Question
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
from resarcana_gui.games.resarcana.rules.setup import begin_with, choose_items, choose_mages, next_game, pick_artifacts
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import next_turn, pass_turn, swap_item
from resarcana_gui.games.resarcana.rules.victory import begin_check, check_after, raise_points
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_class


def answer(state: State, given: Answer, chance: Chance) -> None:
    """Carry out a legal answer to the open question, and go on to the next question or the end of the game."""
    question = state.stack[-1]
    state.close_question()
    if isinstance(question, AskTurn):  # half of all questions; compiled, a call by name is faster than one by a table
        _turn(state, question, given, chance)
    else:
        FOLLOWS[type(question)](state, question, given, chance)
    proceed(state, chance)


def proceed(state: State, chance: Chance) -> None:
    """Nothing is asked: go on with the phase until something is, or the game is over."""
    while not state.stack:
        phase = state.phase
        if phase == codes.ACTING:
            next_turn(state)
        elif phase in (codes.CHECKING, codes.CHECKING_NOW):
            begin_check(state)
        elif phase == codes.ROUND_OVER:
            begin_round(state, state.round + 1)
        elif phase == codes.GAME_OVER:
            return
        else:
            _proceed_setup(state, phase, chance)


def _proceed_setup(state: State, phase: int, chance: Chance) -> None:
    if phase == codes.CHOOSING_MAGES:
        choose_mages(state)
    elif phase == codes.CHOOSING_ITEMS:
        choose_items(state)
    elif phase == codes.PICKING:
        pick_artifacts(state, chance)
    else:
        assert phase == codes.BETWEEN_GAMES
        next_game(state, chance)


# Setting up.


def _mage(state: State, question: AskMage, given: Choose, chance: Chance) -> None:
    state.choose_mage(given.seat, given.component)


def _keep(state: State, question: AskKeep, given: Choose, chance: Chance) -> None:
    keep(state, given.seat, given.component, chance)


def _pick(state: State, question: AskPick, given: Choose, chance: Chance) -> None:
    state.pick_card(given.seat, given.component)


def _first(state: State, question: AskFirst, given: ChooseSeat, chance: Chance) -> None:
    begin_with(state, given.target, chance)


def _item(state: State, question: AskItem, given: Choose, chance: Chance) -> None:
    state.take_item(given.seat, given.component)


# Collecting.


def _take(state: State, question: AskTake, given: Answer, chance: Chance) -> None:
    seat, number = question.seat, question.component
    if isinstance(given, Take):
        take(state, seat, number)
    elif isinstance(given, Leave) and leave(state, seat, number):
        return
    collect_after(state, seat, number)


def _collect(state: State, question: AskCollect, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    collect_from(state, question.seat, question.component)


def _interest(state: State, question: AskInterest, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    collect_after(state, question.seat, question.component)


def _curse(state: State, question: AskCurse, given: Answer, chance: Chance) -> None:
    if isinstance(given, Pay):
        pay_curse(state, question.seat, question.component)
    else:
        state.turn(question.component)
    settle_curses(state, question.seat, question.component)


# The turn.


def _turn(state: State, question: AskTurn, given: Answer, chance: Chance) -> None:
    seat = given.seat
    if isinstance(given, UsePower):
        begin_power(state, seat, given.component, given.power, chance)
    elif isinstance(given, PlaceArtifact):
        begin_action(state, seat, given.component)
    elif isinstance(given, DiscardCard):
        state.discard(seat, given.component)
        state.ask(AskGainDiscard(seat, given.component))
    elif isinstance(given, Claim):
        from_deck = given.component == codes.MONUMENT_DECK_TOP
        claim(state, seat, state.monument_deck[0] if from_deck else given.component, from_deck)
    else:
        assert isinstance(given, Pass)
        pass_turn(state, seat)


def _pay_placement(state: State, question: AskPayPlacement, given: Pay, chance: Chance) -> None:
    finish_placement(state, question.seat, question.card, given.essences)


def _pay_placement_by_power(state: State, question: AskPayPlacementByPower, given: Pay, chance: Chance) -> None:
    finish_placement(state, question.seat, question.card, given.essences)
    done = question.effect + 1
    use = Use(state, question.seat, question.component, question.power, codes.NO_COMPONENT, 0, done)
    do_effects(state, use, chance)


def _gain_discard(state: State, question: AskGainDiscard, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences)


def _gain_claim(state: State, question: AskGainClaim, given: Gain, chance: Chance) -> None:
    gain(state, question.seat, given.essences, question.component)
    if question.from_display:
        refill(state)


def _swap(state: State, question: AskSwap, given: Choose, chance: Chance) -> None:
    swap_item(state, question.seat, given.component, chance)


def _check(state: State, question: AskCheck, given: Answer, chance: Chance) -> None:
    if isinstance(given, UseReact):
        raise_points(state, question.seat, question.component, question.react)
    check_after(state, question.seat, question.component, question.react)


# Powers.


def _cost_target(state: State, question: AskCostTarget, given: Choose, chance: Chance) -> None:
    choose_payment(state, question.seat, question.component, question.power, given.component, chance)


def _pay(state: State, question: AskPay, given: Pay, chance: Chance) -> None:
    target, paid = question.target, given.essences
    pay_and_do(state, question.seat, question.component, question.power, target, paid, chance)


def _go_on(state: State, question: EffectQuestion, chance: Chance) -> None:
    """Do the effects that follow the one that asked."""
    do_effects(state, use_of(state, question), chance)


def _gain(state: State, question: AskGain, given: Gain, chance: Chance) -> None:
    use = use_of(state, question)
    take_mix(state, use, effect_of(state, question), given.essences)
    do_effects(state, use, chance)


def _straighten(state: State, question: EffectQuestion, given: Answer, chance: Chance) -> None:
    if isinstance(given, Choose):
        state.straighten(given.component)
    _go_on(state, question, chance)


def _put(state: State, question: AskPut, given: Choose, chance: Chance) -> None:
    put(state, given.component, question.paid)
    _go_on(state, question, chance)


def _rival(state: State, question: AskRival, given: ChooseSeat, chance: Chance) -> None:
    use = use_of(state, question)
    match_rival(state, use, effect_of(state, question), given.target)
    do_effects(state, use, chance)


def _look(state: State, question: AskLook, given: Look, chance: Chance) -> None:
    use = use_of(state, question)
    if not look(state, use, given.deck, question.number, chance):
        do_effects(state, use, chance)


def _order(state: State, question: AskOrder, given: OrderCards, chance: Chance) -> None:
    state.reorder(question.seat, question.deck, given.cards)
    _go_on(state, question, chance)


def _discard(state: State, question: AskDiscard, given: DiscardCards, chance: Chance) -> None:
    for card in given.cards:
        state.discard(question.seat, card)
    _go_on(state, question, chance)


def _place(state: State, question: AskPlace, given: Answer, chance: Chance) -> None:
    if not isinstance(given, Choose) or not begin_placement(
        state, question, given.component, effect_of(state, question)
    ):
        _go_on(state, question, chance)


# Attacks.


def _react(state: State, question: AskReact, given: Answer, chance: Chance) -> None:
    seat = question.seat
    if isinstance(given, UseReact):
        use_react(state, seat, given.component, given.power)
        state.ignore_attack(seat, given.component)
    elif isinstance(given, Escape):
        escape(state, question, given.component)
    elif suffer(state, seat, question.attacker, question.component, question.power, question.effect, question.number):
        return
    _attack_on(state, question, chance)


def _lose(state: State, question: AskLose, given: Lose, chance: Chance) -> None:
    state.lose(question.seat, given.essences, question.component)
    _attack_on(state, question, chance)


def _attack_on(state: State, question: AttackQuestion, chance: Chance) -> None:
    """The attack goes on to the next rival; after the last one the power to its next effect."""
    attacker, source, power, effect = question.attacker, question.component, question.power, question.effect
    following = distance_from(state, attacker, question.seat) + 1
    if not continue_attack(state, attacker, source, power, effect, following):
        do_effects(state, Use(state, attacker, source, power, codes.NO_COMPONENT, 0, effect + 1), chance)


FOLLOWS: Final[dict[type[Question], Callable[..., None]]] = by_class(
    f"{__name__}.FOLLOWS",
    QUESTIONS,
    {
        AskMage: _mage,
        AskKeep: _keep,
        AskPick: _pick,
        AskFirst: _first,
        AskItem: _item,
        AskTake: _take,
        AskCollect: _collect,
        AskInterest: _interest,
        AskCurse: _curse,
        AskTurn: _turn,
        AskPayPlacement: _pay_placement,
        AskPayPlacementByPower: _pay_placement_by_power,
        AskGainDiscard: _gain_discard,
        AskGainClaim: _gain_claim,
        AskSwap: _swap,
        AskCostTarget: _cost_target,
        AskPay: _pay,
        AskGain: _gain,
        AskStraighten: _straighten,
        AskStraightenCreature: _straighten,
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
"""What each kind of answered question leads to. Each function gets the question, and an answer that `legal` lists for
it."""
