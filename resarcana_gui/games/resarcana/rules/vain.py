"""Actions that are allowed and would do nothing now."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Effect
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, UsePower
from resarcana_gui.games.resarcana.rules.moves import rivals
from resarcana_gui.games.resarcana.rules.placing import placeable
from resarcana_gui.games.resarcana.rules.powers import decks_to_look_at
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State


def in_vain(view: State, answer: Answer) -> bool:
    """Whether a power would be paid for nothing: none of its effects would change anything."""
    if not isinstance(answer, UsePower):
        return False
    power = view.cards.components[answer.component].powers[answer.power]
    if power.choice:  # what is given up for it, or turned, may be what it then acts on
        return False
    return not any(_does_something(view, answer, effect) for effect in power.effects)


def _does_something(view: State, answer: UsePower, effect: Effect) -> bool:
    kind, seat = effect.kind, answer.seat
    if kind in (tables.STRAIGHTEN, tables.STRAIGHTEN_CREATURE):
        return _straightens(view, answer, effect)
    if kind == tables.ATTACK:
        return any(not view.passed[rival] for rival in rivals(view, seat))
    if kind == tables.PLACE_ARTIFACT:
        return bool(placeable(view, seat, effect))
    if kind in (tables.DRAW, tables.DISCARD_DRAWN):
        return bool(view.deck[seat] or view.discards[seat])
    if kind == tables.LOOK:
        return bool(decks_to_look_at(view, seat))
    if kind == tables.CHECK_VICTORY:
        return any(points_of(view, each) >= codes.WINNING_POINTS for each in range(view.seats))
    return True


def _straightens(view: State, answer: UsePower, effect: Effect) -> bool:
    """Whether something else lies turned that it straightens."""
    wanted = tables.CREATURE if effect.kind == tables.STRAIGHTEN_CREATURE else 0
    return any(
        view.turned[number] and (not wanted or view.cards.components[number].types & wanted)
        for number in view.play[answer.seat]
        if number != answer.component
    )
