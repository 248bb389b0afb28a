"""What building on the map would do at once: tried on a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import DWELLING, SANCTUARY, VALUES
from resarcana_gui.games.terra_mystica.rules.basics import capacity, faction_of, gain_spades, score_spades
from resarcana_gui.games.terra_mystica.rules.board_events import TownEnlarged, TownFounded
from resarcana_gui.games.terra_mystica.rules.building import power_offers, put_up
from resarcana_gui.games.terra_mystica.rules.codes import BY_FACTION, BY_SKIP
from resarcana_gui.games.terra_mystica.rules.reaching import reached
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged
from resarcana_gui.games.terra_mystica.rules.towns import TOWN_SIZE, group, town_value
from resarcana_gui.kernel.event import Event


@dataclass(frozen=True)
class Offer:
    """Power that a neighbour may gain."""

    seat: int
    value: int
    """The power of its structures there."""
    real: int
    """What of it its bowls can take; each but the first costs a point."""


@dataclass(frozen=True)
class Prospect:
    """What a structure on a hexagon would do at once."""

    at: int
    """The hexagon."""
    members: tuple[int, ...]
    """The own hexes that would be linked with it, itself included."""
    size: int
    """The structures of this group, a sanctuary counted twice."""
    value: int
    needed: int
    """The value that a town needs."""
    founds: bool = False
    joins: bool = False
    """Whether it joins a town."""
    points: dict[int, int] = field(default_factory=dict)
    """The points that it brings, by their reason."""
    offers: tuple[Offer, ...] = ()

    @property
    def missing(self) -> tuple[int, int]:
        """The structures and the value that the group lacks to be a town."""
        return max(0, TOWN_SIZE - self.size), max(0, self.needed - self.value)


def prospect(
    view: State, seat: int, at: int, structure: int = DWELLING, spades: int = 0, free: int = 0
) -> Prospect:  # fmt: skip
    """Return what a structure on a hexagon would do now, whether it can be paid or not, with so many spades before it,
    of which some may be free. First dwellings, which are placed before round 1, give neighbours no power."""
    table = view.clone()
    table.log = events = list[Event]()
    if spades:
        _dug(table, seat, at, spades, max(0, spades - free))
    if not (table.own[seat] | reached(table, seat)) >> at & 1:
        table.change_points(seat, faction_of(table, seat).abilities.skip_points, BY_SKIP)
    offers = power_offers(table, seat, at) if view.round else []
    put_up(table, seat, at, structure)
    found = town_progress(table, seat, at)
    points: dict[int, int] = {}
    for event in events:
        if isinstance(event, PointsChanged) and event.seat == seat and event.number:
            points[event.reason] = points.get(event.reason, 0) + event.number
    return replace(
        found, founds=any(isinstance(event, TownFounded) for event in events),
        joins=any(isinstance(event, TownEnlarged) for event in events), points=points,
        offers=tuple(Offer(each, value, real) for each, value in offers if (real := min(value, capacity(view, each)))),
    )  # fmt: skip


def town_progress(view: State, seat: int, at: int) -> Prospect:
    """Return how far the group of an own structure is from being a town."""
    members = bits(group(view, seat, 1 << at) & view.own[seat])
    size = sum(2 if view.structure[each] == SANCTUARY else 1 for each in members)
    value = sum(VALUES[view.structure[each]] for each in members)
    return Prospect(at, tuple(members), size, value, town_value(view, seat))


def _dug(table: State, seat: int, at: int, spades: int, bought: int) -> None:
    """Transform a hexagon into home terrain, and score the spades, without paying for those that are bought."""
    faction = faction_of(table, seat)
    if faction.abilities.spade_points and bought:
        table.change_points(seat, bought * faction.abilities.spade_points, BY_FACTION)
    gain_spades(table, seat, bought)
    score_spades(table, seat, spades)
    table.transform(seat, at, faction.home)
