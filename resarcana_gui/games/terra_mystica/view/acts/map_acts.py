"""What happens on the map: land that is transformed, structures, bridges, towns."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES
from resarcana_gui.games.terra_mystica.rules import board_events as events
from resarcana_gui.games.terra_mystica.rules.codes import SETTING_UP
from resarcana_gui.games.terra_mystica.view.acts.flow_acts import noted, shown
from resarcana_gui.games.terra_mystica.view.acts.map_effects import flown_to, lit_round, set_down, spade_bites
from resarcana_gui.games.terra_mystica.view.table.bridges import LAID
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.table.world_map import LandField
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached

PARTS: Final = range(1, LAID + 1)
DROP: Final = 46.0
"""How far a structure falls onto its hexagon."""


def transformed(table: Scenery, event: events.TerrainChanged) -> Action:
    """The hexagon turns over like a tile."""
    if table.state.phase == SETTING_UP:
        return shown(table, event)
    noted(table, event)
    field, place = table.map.fields[event.at], table.map.point(event.at)
    table.resources.sound("transform", place)
    if table.look.pace.reduced:
        field.land = event.terrain
        return table.look.animator.wait("breath")
    return spade_bites(table, place) + _turned_over(table, field, event.terrain)


def _turned_over(table: Scenery, field: LandField, terrain: int) -> Action:
    half, ease = milliseconds("turn") // 2 or 1, table.look.pace.easing(Use.TABLE)
    x, y = field.at
    high = field.height

    def squeeze(share: float) -> None:
        field.scale_y, field.y = share, y + high * (1.0 - share) / 2

    def show() -> None:
        field.land = terrain

    def rest() -> None:
        squeeze(1.0)
        field.at = (x, y)

    down = Glide(lambda: field.scale_y, squeeze, 0.05, half, ease)
    return in_turn(down, Call(show), Glide(lambda: field.scale_y, squeeze, 1.0, half, ease), Call(rest))


def built(table: Scenery, event: events.StructureBuilt) -> Action:
    """The structure drops onto its hexagon, in the place of the one before."""
    noted(table, event)
    world, place = table.map, table.map.point(event.at)
    field, table.built = world.fields[event.at], event.at
    field.clear()
    field.built = True
    piece = world.structure(table.state, event.at, event.structure)
    piece.town = bool(table.state.town[event.at])
    field.put(piece)
    table.resources.sound(f"build_{STRUCTURES[event.structure]}", place)
    if table.look.pace.reduced or table.look.pace.at_once:
        return Together()
    rest = piece.at
    piece.at = (rest[0], rest[1] - DROP)
    down = table.look.animator.move(piece, rest, "stamp") + Call(partial(setattr, piece, "at", rest))
    return down + Later(partial(_set_down, table, place, event.seat))


def _set_down(table: Scenery, place: Point, seat: int) -> Action:
    return run_detached(table, set_down(table, place, table.resources.lacquer(table.state, seat)))


def bridge_built(table: Scenery, event: events.BridgeBuilt) -> Action:
    """The bridge is laid, plank by plank from the owner's end."""
    noted(table, event)
    site, state = table.map.sites[event.site], table.state
    site.owner = table.resources.lacquer(state, event.seat)
    table.resources.sound("bridge", table.map.site_point(event.site))
    if table.look.pace.reduced or table.look.pace.at_once:
        return table.look.animator.wait("breath")
    first, _ = state.parts.board.sites[event.site]
    way = 1 if state.own[event.seat] >> first & 1 else -1
    site.laid = way
    steps = [table.look.animator.wait("breath") + Call(partial(setattr, site, "laid", way * part)) for part in PARTS]
    return in_turn(*steps, Call(partial(setattr, site, "laid", LAID)))


def linked(table: Scenery, event: events.RiverLinked) -> Action:
    """The Mermaids' sign lies on the river."""
    noted(table, event)
    table.map.show(table.state)
    table.resources.sound("track", table.map.rivers[event.river].bounds().center)
    return table.look.animator.wait("breath")


def founded(table: Scenery, event: events.TownFounded | events.TownEnlarged) -> Action:
    """Light runs over the structures of the town, and its gates and wall are put up."""
    noted(table, event)
    if not event.hexes or not isinstance(event, events.TownFounded):
        table.map.show(table.state)
        return Together()
    places = [table.map.point(at) for at in event.hexes]
    middle = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
    table.resources.sound("town", middle)

    def told() -> Action:
        return run_detached(table, floating_number(table, "{town}", middle, "gold"))

    return lit_round(table, event.hexes, partial(table.map.show, table.state)) + Later(told)


def tile_taken(table: Scenery, event: events.FavourTileTaken | events.TownTileTaken) -> Action:
    """A tile goes to who takes it."""
    key = ("favour" if isinstance(event, events.FavourTileTaken) else "town", event.tile)
    place, flight = table.place_of(key), flown_to(table, key, event.seat)
    noted(table, event)
    if place is not None:
        table.resources.sound("tile", place.center)
    return Later(flight) + table.look.animator.wait("breath")


def priest_sent(table: Scenery, event: events.PriestSent) -> Action:
    """A priest goes to his order space."""
    event.fold(table.state)
    space = table.cults.orders[event.cult].space_point(event.space)
    walk = table.flights.fly((0, 0, 1), lambda _: table.seat_point(event.seat), lambda _: space)
    return walk + Call(table.refresh)


def cult_moved(table: Scenery, event: events.CultAdvanced) -> Action:
    """The marker climbs step by step, and the cult lights up."""
    noted(table, event)
    table.resources.sound(f"cult_{CULTS[event.cult]}", table.cults.marker_point(event.seat, event.cult))
    column, table.climbed = table.cults.columns[event.cult], event.cult
    column.lit = True
    climb = table.cults.moved(table.state, event.seat, event.cult, event.steps)
    return climb + Call(column.darken)
