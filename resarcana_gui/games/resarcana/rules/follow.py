"""What follows from an answer, up to the next question."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import continue_attack, distance_from, escape, suffer, use_react
from resarcana_gui.games.resarcana.rules.collecting import begin_round, collect, leave, pay_curse
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.drafting import keep
from resarcana_gui.games.resarcana.rules.legal import effect_before, placing_effect
from resarcana_gui.games.resarcana.rules.moves import gain, put, take
from resarcana_gui.games.resarcana.rules.placing import (
    NO_DISCOUNT,
    begin_placement,
    claim,
    finish_placement,
    refill_display,
)
from resarcana_gui.games.resarcana.rules.powers import (
    Use,
    begin_power,
    choose_payment,
    do_effects,
    look,
    match_rival,
    pay_and_do,
    take_mix,
    use_of,
)
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.setup import begin_with, choose_items, choose_mages, next_game, pick_artifacts
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import next_turn, pass_turn, swap_item
from resarcana_gui.games.resarcana.rules.victory import begin_check, continue_check, raise_points
from resarcana_gui.kernel.chance import Chance


def answer(state: State, given: Answer, chance: Chance) -> None:
    """Do a legal answer to the open question, and go on to the next question or the end of the game."""
    question = state.stack[-1]
    state.close_question()
    kind = question.kind
    if kind == codes.ASK_TURN:
        _act(state, given, chance)
    elif kind in _COLLECTING:
        _collect(state, question, given)
    elif kind in _SETTING_UP:
        _set_up(state, question, given, chance)
    elif kind in (codes.ASK_REACT, codes.ASK_LOSE):
        _answer_attack(state, question, given, chance)
    elif kind in _POWERS:
        _answer_power(state, question, given, chance)
    else:
        _answer_other(state, question, given, chance)
    proceed(state, chance)


_COLLECTING = frozenset({codes.ASK_TAKE, codes.ASK_COLLECT, codes.ASK_CURSE})
_SETTING_UP = frozenset({codes.ASK_MAGE, codes.ASK_KEEP, codes.ASK_PICK, codes.ASK_FIRST, codes.ASK_ITEM})
_POWERS = frozenset(
    {
        codes.ASK_COST_TARGET,
        codes.ASK_PAY,
        codes.ASK_GAIN,
        codes.ASK_STRAIGHTEN,
        codes.ASK_PUT,
        codes.ASK_RIVAL,
        codes.ASK_LOOK,
        codes.ASK_ORDER,
        codes.ASK_DISCARD,
        codes.ASK_PLACE,
    }
)


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


def _act(state: State, given: Answer, chance: Chance) -> None:
    seat = given.seat
    kind = given.kind
    number = given.component
    if kind == codes.USE:
        begin_power(state, seat, number, given.power, chance)
    elif kind == codes.PLACE:
        begin_placement(state, seat, number, NO_DISCOUNT)
    elif kind == codes.DISCARD:
        state.discard(seat, number)
        state.ask(codes.ASK_GAIN_DISCARD, seat, number)
    elif kind == codes.CLAIM:
        from_deck = number == codes.MONUMENT_DECK_TOP
        claim(state, seat, state.monument_deck[0] if from_deck else number, from_deck)
    else:
        pass_turn(state, seat)


def _collect(state: State, question: Question, given: Answer) -> None:
    seat = question.seat
    number = question.component
    asked = False
    if given.kind == codes.TAKE:
        take(state, seat, number)
    elif given.kind == codes.LEAVE:
        asked = leave(state, seat, number, question.step)
    elif given.kind == codes.GAIN:
        gain(state, seat, given.essences, number)
    elif given.kind == codes.PAY:
        pay_curse(state, seat, number)
    else:
        state.turn(number)
    if not asked:
        collect(state, seat, question.step)


def _set_up(state: State, question: Question, given: Answer, chance: Chance) -> None:
    kind = question.kind
    if kind == codes.ASK_MAGE:
        state.choose_mage(given.seat, given.component)
    elif kind == codes.ASK_KEEP:
        keep(state, given.seat, given.component, chance)
    elif kind == codes.ASK_PICK:
        state.pick_card(given.seat, given.component)
    elif kind == codes.ASK_FIRST:
        begin_with(state, given.target, chance)
    else:
        state.take_item(given.seat, given.component)


def _answer_attack(state: State, question: Question, given: Answer, chance: Chance) -> None:
    seat, attacker = question.seat, question.rival
    source, power, step = question.component, question.power, question.step
    asked = False
    if given.kind == codes.REACT:
        use_react(state, seat, given.component, given.power)
        state.ignore_attack(seat, given.component)
    elif given.kind == codes.ESCAPE:
        escape(state, seat, source, power, given.component)
    elif given.kind == codes.SUFFER:
        asked = suffer(state, seat, attacker, source, power, step, question.number)
    else:
        state.lose(seat, given.essences, source)
    if not asked and not continue_attack(
        state, attacker, source, power, step, distance_from(state, attacker, seat) + 1
    ):
        do_effects(state, Use(state, attacker, source, power, codes.NO_COMPONENT, 0, step), chance)


def _answer_power(state: State, question: Question, given: Answer, chance: Chance) -> None:
    kind = question.kind
    seat, number, power = question.seat, question.component, question.power
    if kind == codes.ASK_COST_TARGET:
        choose_payment(state, seat, number, power, given.component, chance)
        return
    if kind == codes.ASK_PAY:
        pay_and_do(state, seat, number, power, question.target, given.essences, chance)
        return
    use = use_of(state, question)
    if not _do_answer(state, use, question, given, chance):
        do_effects(state, use, chance)


def _do_answer(state: State, use: Use, question: Question, given: Answer, chance: Chance) -> bool:
    """Do what a power's question was about. Whether the seat is asked again."""
    kind = question.kind
    if given.kind == codes.DECLINE:
        return False
    if kind == codes.ASK_GAIN:
        take_mix(state, use, effect_before(state, question), given.essences)
    elif kind == codes.ASK_STRAIGHTEN:
        state.straighten(given.component)
    elif kind == codes.ASK_PUT:
        put(state, given.component, use.paid)
    elif kind == codes.ASK_RIVAL:
        match_rival(state, use, effect_before(state, question), given.target)
    elif kind == codes.ASK_LOOK:
        return look(state, use, given.component, question.number, chance)
    elif kind == codes.ASK_ORDER:
        state.reorder(use.seat, question.target, given.cards)
    elif kind == codes.ASK_DISCARD:
        for card in given.cards:
            state.discard(use.seat, card)
    else:
        effect = effect_before(state, question)
        return begin_placement(state, use.seat, given.component, effect, use.number, use.index, use.step)
    return False


def _answer_other(state: State, question: Question, given: Answer, chance: Chance) -> None:
    kind = question.kind
    seat, number = question.seat, question.component
    if kind == codes.ASK_PAY_PLACEMENT:
        finish_placement(state, seat, number, given.essences)
        if placing_effect(state, question) is not NO_DISCOUNT:
            do_effects(
                state, Use(state, seat, question.target, question.power, codes.NO_COMPONENT, 0, question.step), chance
            )
    elif kind == codes.ASK_GAIN_DISCARD:
        gain(state, seat, given.essences)
    elif kind == codes.ASK_GAIN_CLAIM:
        gain(state, seat, given.essences, number)
        if question.step:
            refill_display(state)
    elif kind == codes.ASK_SWAP:
        swap_item(state, seat, given.component, chance)
    else:
        if given.kind == codes.REACT:
            raise_points(state, seat, number, question.power)
        continue_check(state, question.step)
