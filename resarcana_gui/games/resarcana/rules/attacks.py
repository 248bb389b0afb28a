"""Life loss: every rival in turn ignores the attack or loses Life.

Every rival that has not passed, one after another clockwise from the attacker, may first ignore the attack: by a
React power of a component of its own, or by the way out that the attacking Dragon offers. Otherwise it loses Life,
and for each Life that it lacks two other essences of its choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import LIFE, count_of, covers, of, total
from resarcana_gui.games.resarcana.cards.tables import Effect, React
from resarcana_gui.games.resarcana.rules.basic_moves import destroy, pay, put
from resarcana_gui.games.resarcana.rules.commands import Answer, Escape, UseReact
from resarcana_gui.games.resarcana.rules.payments import mixes
from resarcana_gui.games.resarcana.rules.power_questions import AskLose, AskReact, AttackQuestion
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number


def attack_of(state: State, question: AttackQuestion) -> Effect:
    """Return the effect by which a component attacks."""
    return _effect(state, question.component, question.power, question.effect)


def _effect(state: State, source: int, power: int, effect: int) -> Effect:
    return state.cards.components[source].powers[power].effects[effect]


def continue_attack(state: State, attacker: int, source: int, power: int, effect: int, first: int) -> bool:
    """Continue the attack with the rivals from the first-th clockwise from the attacker. Return whether one is
    asked."""
    number = _effect(state, source, power, effect).number
    for distance in range(first, state.seats):
        seat = (attacker + distance) % state.seats
        if state.passed[seat]:
            continue
        if ways_out(state, seat, source, power, effect):
            state.ask(AskReact(seat, source, power, effect, attacker, number))
            return True
        if lose_life(state, seat, attacker, source, power, effect, number):
            return True
    return False


def distance_from(state: State, attacker: int, seat: int) -> int:
    """Return the number of seats clockwise from the attacker."""
    return (seat - attacker) % state.seats


def ways_out(state: State, seat: int, source: int, power: int, effect: int) -> list[Answer]:
    """Return every way in which a seat can ignore the attack."""
    return _reactions(state, seat, source) + _escapes(state, seat, _effect(state, source, power, effect))


def can_react(state: State, seat: int, component: int, react: React, source: int) -> bool:
    """Return whether a React power answers an attack from this source and can be paid. Unless turning is part of its
    cost, it works while its component is turned."""
    if not TRIGGER_CONDITIONS[react.trigger](state, source):
        return False
    return not (react.turns and state.turned[component]) and covers(state.pool[seat], react.fixed)


def _any_attack(state: State, source: int) -> bool:
    return True


def _by_dragon(state: State, source: int) -> bool:
    return bool(state.cards.components[source].types & tables.DRAGON)


def _no_attack(state: State, source: int) -> bool:
    return False


TRIGGER_CONDITIONS: Final[tuple[Callable[[State, int], bool], ...]] = by_number(
    f"{__name__}.TRIGGER_CONDITIONS",
    tables.TRIGGERS,
    {tables.TO_LIFE_LOSS: _any_attack, tables.TO_DRAGON: _by_dragon, tables.TO_CHECK: _no_attack},
)
"""Whether each trigger responds to an attack by a component."""


def _reactions(state: State, seat: int, source: int) -> list[Answer]:
    components = state.cards.components
    return [
        UseReact(seat, number, index)
        for number in state.play[seat]
        for index, react in enumerate(components[number].reacts)
        if can_react(state, seat, number, react, source)
    ]


def _escapes(state: State, seat: int, effect: Effect) -> list[Answer]:
    return ESCAPES[effect.choice].offered(state, seat, effect)


class _WayOut:
    """How an attack is ignored at the price that the attacking Dragon names."""

    def __init__(
        self,
        offered: Callable[[State, int, Effect], list[Answer]],
        paid: Callable[[State, AttackQuestion, Effect, int], None],
    ) -> None:
        self.offered: Final = offered
        """Returns the answers that a seat has."""
        self.paid: Final = paid
        """Pays the price, with the card that was chosen for it, if any."""


def _not_at_all(state: State, seat: int, effect: Effect) -> list[Answer]:
    return []


def _with_essences(state: State, seat: int, effect: Effect) -> list[Answer]:
    return [Escape(seat)] if covers(state.pool[seat], effect.essences) else []


def _with_hand(state: State, seat: int, effect: Effect) -> list[Answer]:
    return [Escape(seat, card) for card in state.hand[seat]]


def _with_artifacts(state: State, seat: int, effect: Effect) -> list[Answer]:
    components = state.cards.components
    return [Escape(seat, card) for card in state.play[seat] if components[card].kind == tables.ARTIFACT]


def _pay(state: State, question: AttackQuestion, effect: Effect, card: int) -> None:
    pay(state, question.seat, effect.essences, question.component)


def _discard(state: State, question: AttackQuestion, effect: Effect, card: int) -> None:
    state.discard(question.seat, card)


def _destroy(state: State, question: AttackQuestion, effect: Effect, card: int) -> None:
    destroy(state, card)


ESCAPES: Final[tuple[_WayOut, ...]] = by_number(
    f"{__name__}.ESCAPES",
    tables.ESCAPES,
    {
        tables.NO_WAY_OUT: _WayOut(_not_at_all, _pay),
        tables.ESCAPE_PAY: _WayOut(_with_essences, _pay),
        tables.ESCAPE_DISCARD: _WayOut(_with_hand, _discard),
        tables.ESCAPE_DESTROY: _WayOut(_with_artifacts, _destroy),
    },
)
"""The ways out of an attack; the first one offers nothing."""


def use_react(state: State, seat: int, component: int, index: int) -> None:
    """Pay for a React power and carry out its effect, except for what depends on its trigger."""
    react = state.cards.components[component].reacts[index]
    if react.turns:
        state.turn(component)
    pay(state, seat, react.fixed, component)
    put(state, component, react.put)


def escape(state: State, question: AttackQuestion, card: int) -> None:
    """Take the attacking Dragon's own way out. The card is the one discarded or destroyed for it, if any."""
    effect = attack_of(state, question)
    ESCAPES[effect.choice].paid(state, question, effect, card)
    state.ignore_attack(question.seat, question.component)


def lose_life(state: State, seat: int, attacker: int, source: int, power: int, effect: int, number: int) -> bool:
    """Let a seat lose Life and, for what it lacks, other essences. Return whether it is asked which."""
    life = min(number, count_of(state.pool[seat], LIFE))
    if life:
        state.lose(seat, of(LIFE, life), source)
    others = others_to_lose(state, seat, number - life)
    ways = mixes(others, state.pool[seat])
    if len(ways.each) > 1:
        state.ask(AskLose(seat, source, power, effect, attacker, others))
        return True
    if others:
        state.lose(seat, ways.each[0], source)
    return False


def others_to_lose(state: State, seat: int, missing: int) -> int:
    """Return how many other essences a seat loses for Life that it lacks: two each, if it has that many."""
    return min(2 * missing, total(state.pool[seat]))
