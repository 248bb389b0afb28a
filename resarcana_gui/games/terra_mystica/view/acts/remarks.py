"""What the characters of machine opponents say at moments that matter to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, DWELLING, STRONGHOLD, TOP
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import ACTING, AREA_POINTS, BY_AREA, BY_OFFER, ROUNDS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.acts.acts import Beat
from resarcana_gui.tabletop.table.speech import POINT

MOMENTS: Final = (
    "greets", "takes", "taken", "power", "town", "stronghold", "top", "passes", "last", "area", "wins", "beaten",
)  # fmt: skip
"""When a character may say something: the game begins; it settles where somebody else could have, or loses such a place
to a person; it pays dearly for power; it founds a town, builds its stronghold, reaches the top of a cult; it is the
first to pass; the last round begins; it has the largest area; it wins, or is beaten."""
REMARKS: Final = ("a", "b")
"""Its remarks for each moment: `says.<slug>.<moment>.<remark>`."""
DEAR: Final = 4
"""The least power from one offer that it speaks of."""
FEWEST: Final = 2
"""The least structures beside a hexagon by which a seat seems to want it."""
LARGE: Final = 1.5
"""The text scale from which a remark may reach below its velvet, ..."""
LOWER: Final = 120.0
"""... and how far, by text scale."""
TIP: Final = 40.0
"""How far right of where a name begins the tip of a remark is."""


def say(table: Scenery, seat: int, moment: str) -> None:
    """Let a character make one of its remarks, on its own velvet. A person, or a machine without a character, says
    nothing. The same game always has the same remarks."""
    resources, state = table.resources, table.state
    character = resources.characters.get(seat)
    if character is None or seat == resources.home or not resources.talks():
        return
    number = state.round + len(bits(state.own[seat])) + seat  # another one the next time
    remark = REMARKS[(number + sum(map(ord, moment))) % len(REMARKS)]
    words = resources.voice.text(f"says.{character.id}.{moment}.{remark}")
    place = table.rivals[seat].place
    others = [part.place.whole for other, part in table.rivals.items() if other != seat]
    low = place.whole.bottom + LOWER * max(0.0, resources.look.text.scale - LARGE)
    at = place.name.x + TIP, place.stock.bottom - POINT
    widths = (place.whole.right - place.name.x, place.whole.w)
    table.remarks.say(seat, words, at, others, low, widths=widths)


def remark_on(table: Scenery, beat: Beat) -> None:
    """Let somebody say something about events that were just seen."""
    for event in beat:
        if type(event) in REACTIONS:
            REACTIONS[type(event)](table, event)


def _began(table: Scenery, event: flow.RoundBegan) -> None:
    """At the beginning everybody greets; before the last round, the one with the most points speaks of it."""
    state, characters = table.state, table.resources.characters
    if event.number == 1:
        for seat in range(state.seats):
            say(table, seat, "greets")
    elif event.number == ROUNDS and characters:
        say(table, max(characters, key=lambda seat: (state.points[seat], -seat)), "last")


def _built(table: Scenery, event: board.StructureBuilt) -> None:
    if event.structure == STRONGHOLD:
        say(table, event.seat, "stronghold")
    loser = lost_by(table.state, event)
    if loser is None:
        return
    if event.seat in table.resources.characters:
        say(table, event.seat, "takes")
    else:
        say(table, loser, "taken")


def lost_by(state: State, event: board.StructureBuilt) -> int | None:
    """Return whose land somebody has just settled: a seat with several structures beside it, or with one if it was its
    home terrain; None for nobody's."""
    if event.structure != DWELLING or state.phase != ACTING:
        return None
    printed = state.parts.board.terrain[event.at]
    for seat in range(state.seats):
        beside = len(bits(state.near[event.at] & state.own[seat]))
        if seat != event.seat and beside >= (1 if printed == faction_of(state, seat).home else FEWEST):
            return seat
    return None


def _gained(table: Scenery, event: stock.PowerGained) -> None:
    if event.reason == BY_OFFER and event.number >= DEAR:
        say(table, event.seat, "power")


def _climbed(table: Scenery, event: board.CultAdvanced) -> None:
    if table.state.cults[event.seat * CULT_COUNT + event.cult] == TOP:
        say(table, event.seat, "top")


def _passed(table: Scenery, event: flow.SeatPassed) -> None:
    if table.state.next_first == event.seat and table.state.round < ROUNDS:
        say(table, event.seat, "passes")


def _scored(table: Scenery, event: stock.PointsChanged) -> None:
    if event.reason == BY_AREA and event.number == AREA_POINTS[0]:
        say(table, event.seat, "area")


def _ended(table: Scenery, event: flow.GameEnded) -> None:
    for seat in range(table.state.seats):
        say(table, seat, "wins" if event.winners >> seat & 1 else "beaten")


REACTIONS: Final[Mapping[type[Event], Callable[[Scenery, Any], object]]] = MappingProxyType(
    {
        flow.RoundBegan: _began,
        flow.SeatPassed: _passed,
        flow.GameEnded: _ended,
        board.StructureBuilt: _built,
        board.TownFounded: lambda table, event: say(table, event.seat, "town"),
        board.CultAdvanced: _climbed,
        stock.PowerGained: _gained,
        stock.PointsChanged: _scored,
    }
)
"""Who speaks after an event, and of what."""
