"""What the characters of machine opponents say at moments that matter to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules.codes import NO_CARD, NOBODY
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.view.table.clock import in_last_season
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.worth import denied
from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.acts.acts import Beat

MOMENTS: Final = ("greets", "sells", "denies", "takes", "robbed", "leads", "last", "wins", "beaten")
"""When a character may say something: the game begins; it crystallises for many crystals; it takes the last ring or
star before others; its card takes crystals, or a rival's takes its own; it leads clearly; the last season begins; it
wins, or is beaten."""
REMARKS: Final = ("a", "b")
"""Its remarks for each moment: `says.<slug>.<moment>.<remark>`."""
BIG: Final = 8
"""The least crystals of a sale that it speaks of."""
AHEAD: Final = 5
"""The least points by which a seat leads."""
OVER: Final = 20.0
"""How far a remark overlaps the lower edge of a rival's board, below its cards."""
GAP: Final = 3.0


def say(table: Scenery, seat: int, moment: str) -> None:
    """Let a character make one of its remarks. A person, or a machine without a character, says nothing. The same game
    always has the same remarks."""
    resources, state = table.resources, table.state
    character = resources.characters.get(seat)
    if character is None or seat == resources.home or not resources.talks():
        return
    number = state.round + len(state.play[seat]) + seat  # another one the next time
    remark = REMARKS[(number + sum(map(ord, moment))) % len(REMARKS)]
    words = resources.voice.text(f"says.{character.id}.{moment}.{remark}")
    board, head = table.boards[seat][0].bounds(), table.heads[seat]
    at = head.middle[0], max(head.medallion.bounds().bottom, board.bottom - OVER)
    others = [table.boards[each][0].bounds() for each in range(state.seats) if each not in (seat, resources.home)]
    dice = [die.bounds().top for die in table.dice.values()]
    low = min(board.bottom, table.clock.bounds().top) if others else min([table.areas.felt.top, *dice])
    spared = [item.bounds() for item in table.items() if item.shown and item.known is not None]
    spared += [label.bounds() for label in head.labels]
    table.remarks.say(seat, words, at, [table.clock.bounds(), *others], low - GAP, spared)


def remark_on(table: Scenery, beat: Beat) -> None:
    """Let somebody say something about events that were just seen."""
    for event in beat:
        if type(event) in REACTIONS:
            REACTIONS[type(event)](table, event)


def _greet(table: Scenery, event: flow.RoundBegan) -> None:
    """In the first round everybody greets; later, who leads clearly for the first time since another says so."""
    if event.round == 1:
        for seat in range(table.state.seats):
            say(table, seat, "greets")
        return
    leader = _leader(table)
    if leader is not None and leader != table.leader:
        table.leader = leader
        say(table, leader, "leads")


def _leader(table: Scenery) -> int | None:
    """Return who would win clearly if the game ended now; None for nobody, and in the first year."""
    state = table.state
    points = sorted(((points_of(state, seat), seat) for seat in range(state.seats)), reverse=True)
    return points[0][1] if state.reached > 1 and points[0][0] - points[1][0] >= AHEAD else None


def _took(table: Scenery, event: flow.DieTaken) -> None:
    if denied(table.state, event.die):
        say(table, event.seat, "denies")


def _moved(table: Scenery, event: flow.SeasonMoved) -> None:
    """One of the characters speaks of the last season: the one that has most to lose."""
    state = table.state
    if in_last_season(state.p) and not in_last_season(state.p - event.spaces) and table.resources.characters:
        say(table, max(table.resources.characters, key=lambda seat: (points_of(state, seat), -seat)), "last")


def _sold(table: Scenery, event: energies.EnergiesCrystallised) -> None:
    if event.crystals >= BIG:
        say(table, event.seat, "sells")


def _lost(table: Scenery, event: energies.CrystalsLost) -> None:
    owner = NOBODY if event.by == NO_CARD else table.state.owner[event.by]
    if owner not in (NOBODY, event.seat):
        _taken(table, owner, event.seat)


def _given(table: Scenery, event: energies.CrystalsGiven) -> None:
    _taken(table, event.receiver, event.seat)


def _taken(table: Scenery, winner: int, loser: int) -> None:
    """Let the character speak whose card has taken crystals, or the one that has lost them to a person."""
    if winner in table.resources.characters and winner != table.resources.home:
        say(table, winner, "takes")
    else:
        say(table, loser, "robbed")


REACTIONS: Final[Mapping[type[Event], Callable[[Scenery, Any], object]]] = MappingProxyType(
    {
        flow.RoundBegan: _greet,
        flow.DieTaken: _took,
        flow.SeasonMoved: _moved,
        energies.EnergiesCrystallised: _sold,
        energies.CrystalsLost: _lost,
        energies.CrystalsGiven: _given,
    }
)
"""Who speaks after an event, and of what."""
