"""Life loss: the attack goes round, each rival ignores it or loses.

Every rival who has not passed, one after another clockwise from the attacker, first may ignore the attack: by a
React power of a component of its own, or by the way out that the attacking Dragon offers. Otherwise it loses Life,
and for each Life that is not there two other essences of its choice.
"""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import LIFE, count_of, covers, of, total
from resarcana_gui.games.resarcana.cards.tables import (
    ARTIFACT,
    DRAGON,
    ESCAPE_DESTROY,
    ESCAPE_DISCARD,
    TO_DRAGON,
    TO_LIFE_LOSS,
    Effect,
    React,
)
from resarcana_gui.games.resarcana.rules.commands import Answer, Escape, UseReact
from resarcana_gui.games.resarcana.rules.moves import destroy, pay, put
from resarcana_gui.games.resarcana.rules.payments import mixes
from resarcana_gui.games.resarcana.rules.power_questions import AskLose, AskReact, AttackQuestion
from resarcana_gui.games.resarcana.rules.state import State


def attack_of(state: State, question: AttackQuestion) -> Effect:
    """The effect by which a component attacks."""
    return _effect(state, question.component, question.power, question.effect)


def _effect(state: State, source: int, power: int, effect: int) -> Effect:
    return state.cards.components[source].powers[power].effects[effect]


def continue_attack(state: State, attacker: int, source: int, power: int, effect: int, first: int) -> bool:
    """Let the attack go on to the rivals from the first-th clockwise from the attacker. Whether one is asked."""
    number = _effect(state, source, power, effect).number
    for distance in range(first, state.seats):
        seat = (attacker + distance) % state.seats
        if state.passed[seat]:
            continue
        if ways_out(state, seat, source, power, effect):
            state.ask(AskReact(seat, source, power, effect, attacker, number))
            return True
        if suffer(state, seat, attacker, source, power, effect, number):
            return True
    return False


def distance_from(state: State, attacker: int, seat: int) -> int:
    """How many seats clockwise from the attacker."""
    return (seat - attacker) % state.seats


def ways_out(state: State, seat: int, source: int, power: int, effect: int) -> list[Answer]:
    """Every way in which a seat can ignore the attack."""
    return _reactions(state, seat, source) + _escapes(state, seat, _effect(state, source, power, effect))


def can_react(state: State, seat: int, component: int, react: React, source: int) -> bool:
    """Whether a React power answers an attack from this source, and can be paid. Unless turning is part of its cost
    it works while its component is turned."""
    if react.trigger == TO_DRAGON:
        if not state.cards.components[source].types & DRAGON:
            return False
    elif react.trigger != TO_LIFE_LOSS:
        return False
    return not (react.turns and state.turned[component]) and covers(state.pool[seat], react.fixed)


def _reactions(state: State, seat: int, source: int) -> list[Answer]:
    components = state.cards.components
    return [
        UseReact(seat, number, index)
        for number in state.play[seat]
        for index, react in enumerate(components[number].reacts)
        if can_react(state, seat, number, react, source)
    ]


def _escapes(state: State, seat: int, effect: Effect) -> list[Answer]:
    if effect.choice == ESCAPE_DISCARD:
        return [Escape(seat, card) for card in state.hand[seat]]
    if effect.choice == ESCAPE_DESTROY:
        components = state.cards.components
        return [Escape(seat, card) for card in state.play[seat] if components[card].kind == ARTIFACT]
    if effect.essences and covers(state.pool[seat], effect.essences):
        return [Escape(seat)]
    return []


def use_react(state: State, seat: int, component: int, index: int) -> None:
    """Pay for a React power and do its effect, except for what its trigger decides."""
    react = state.cards.components[component].reacts[index]
    if react.turns:
        state.turn(component)
    pay(state, seat, react.fixed, component)
    put(state, component, react.put)


def escape(state: State, question: AttackQuestion, card: int) -> None:
    """Take the attacking Dragon's own way out; the card is the one discarded or destroyed for it, if any."""
    effect, seat = attack_of(state, question), question.seat
    if effect.choice == ESCAPE_DISCARD:
        state.discard(seat, card)
    elif effect.choice == ESCAPE_DESTROY:
        destroy(state, card)
    else:
        pay(state, seat, effect.essences, question.component)
    state.ignore_attack(seat, question.component)


def suffer(state: State, seat: int, attacker: int, source: int, power: int, effect: int, number: int) -> bool:
    """A seat loses Life and, for what is missing, other essences. Whether it is asked which."""
    life = min(number, count_of(state.pool[seat], LIFE))
    if life:
        state.lose(seat, of(LIFE, life), source)
    others = others_to_lose(state, seat, number - life)
    ways = mixes(others, state.pool[seat])
    if len(ways) > 1:
        state.ask(AskLose(seat, source, power, effect, attacker, others))
        return True
    if others:
        state.lose(seat, ways[0], source)
    return False


def others_to_lose(state: State, seat: int, missing: int) -> int:
    """How many other essences a seat loses for Life that is not there: two each, if it has as many."""
    return min(2 * missing, total(state.pool[seat]))
