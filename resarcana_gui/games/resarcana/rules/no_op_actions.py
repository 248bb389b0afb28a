"""Actions that are allowed but would do nothing now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Effect
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.commands import Answer, UsePower
from resarcana_gui.games.resarcana.rules.effects import decks_to_look_at, matched
from resarcana_gui.games.resarcana.rules.placing import placeable
from resarcana_gui.games.resarcana.rules.scoring import seats_with_winning_points
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number


def is_no_op(view: State, answer: Answer) -> bool:
    """Return whether a power would be paid for nothing, because none of its effects would change anything."""
    if not isinstance(answer, UsePower):
        return False
    power = view.cards.components[answer.component].powers[answer.power]
    if power.choice:  # what is given up or turned for it may be what it then acts on
        return False
    return not any(CHANGES[effect.kind](view, answer, effect) for effect in power.effects)


def _always(view: State, answer: UsePower, effect: Effect) -> bool:
    return True


def _straightens(view: State, answer: UsePower, effect: Effect) -> bool:
    """Return whether there is another turned component that it straightens."""
    wanted = tables.CREATURE if effect.kind == tables.STRAIGHTEN_CREATURE else 0
    return any(
        view.turned[number] and (not wanted or view.cards.components[number].types & wanted)
        for number in view.play[answer.seat]
        if number != answer.component
    )


def _draws(view: State, answer: UsePower, effect: Effect) -> bool:
    return bool(view.deck[answer.seat] or view.discards[answer.seat])


def _shows(view: State, answer: UsePower, effect: Effect) -> bool:
    return bool(decks_to_look_at(view, answer.seat))


def _hits(view: State, answer: UsePower, effect: Effect) -> bool:
    return any(not view.passed[rival] for rival in rivals(view, answer.seat))


def _matches(view: State, answer: UsePower, effect: Effect) -> bool:
    return any(matched(view, effect, rival) for rival in rivals(view, answer.seat))


def _places(view: State, answer: UsePower, effect: Effect) -> bool:
    return bool(placeable(view, answer.seat, effect))


def _decides(view: State, answer: UsePower, effect: Effect) -> bool:
    return bool(seats_with_winning_points(view))


CHANGES: Final[tuple[Callable[[State, UsePower, Effect], bool], ...]] = by_number(
    f"{__name__}.CHANGES",
    tables.EFFECTS,
    {
        tables.GAIN: _always,
        tables.PUT: _always,
        tables.GAIN_MIX: _always,
        tables.PUT_MIX: _always,
        tables.GAIN_COST: _always,
        tables.RIVALS_GAIN: _always,
        tables.GAIN_X: _always,
        tables.PUT_SPENT_ANYWHERE: _always,
        tables.PUT_SPENT: _always,
        tables.STRAIGHTEN: _straightens,
        tables.STRAIGHTEN_CREATURE: _straightens,
        tables.STRAIGHTEN_THIS: _always,
        tables.DRAW: _draws,
        tables.DISCARD_DRAWN: _draws,
        tables.LOOK: _shows,
        tables.ATTACK: _hits,
        tables.MATCH_RIVAL: _matches,
        tables.PLACE_ARTIFACT: _places,
        tables.CHECK_VICTORY: _decides,
    },
)
"""Whether each kind of effect would change anything now."""
