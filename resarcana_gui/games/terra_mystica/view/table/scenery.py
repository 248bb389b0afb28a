"""Everything on the table of Terra Mystica, as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import BY_CULT, BY_OFFER, NOBODY
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.table.cult_board import CultBoard
from resarcana_gui.games.terra_mystica.view.table.faction_cards import FactionChoice
from resarcana_gui.games.terra_mystica.view.table.own_mat import OwnMat
from resarcana_gui.games.terra_mystica.view.table.power_ring import PowerMedallion
from resarcana_gui.games.terra_mystica.view.table.rival_peek import RivalPeek
from resarcana_gui.games.terra_mystica.view.table.rivals import RivalPart
from resarcana_gui.games.terra_mystica.view.table.terrain_ring import TerrainRing
from resarcana_gui.games.terra_mystica.view.table.wings import LeftWing, RightWing
from resarcana_gui.games.terra_mystica.view.table.world_map import WorldMap
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.table.seats import SeatBoard, SeatMarker
from resarcana_gui.tabletop.table.speech import Remarks
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.tell.story import Sentence
from resarcana_gui.tabletop.tokens.flights import Flights

PROMPT: Final = 592.0
FLYING: Final = ("coin", "worker", "priest", "power", "point")
"""What flies between the seats and the supply, by kind."""


class Scenery(Table):
    """Map, cults, rounds, tiles, seats."""

    state: State

    def __init__(self, resources: TableResources, state: State) -> None:
        super().__init__(resources.look)
        self.resources: Final = resources
        self.state = state
        areas = self.areas = resources.areas
        self.room, self.centre_box = areas.canvas, areas.board
        self.climbed: int | None = None
        """The cult on which somebody advanced last."""
        self.built: int | None = None
        """The hexagon that was built on last."""
        self.prompt = areas.top_bar.inflate(PROMPT - areas.top_bar.w, 0)
        self.map: Final = WorldMap(resources)
        self.cults: Final = CultBoard(resources)
        self.left: Final = LeftWing(resources)
        self.right: Final = RightWing(resources)
        self.rivals: Final = {place.seat: RivalPart(resources, state, place) for place in areas.rivals}
        self.own: Final = OwnMat(resources, state)
        self.factions: Final = FactionChoice(resources)
        self.ring: Final = TerrainRing(resources.look)
        tokens = {name: ICONS.icon(name) for name in FLYING}
        self.remarks: Final = Remarks(resources.look, self.effect_layer)
        self.flights: Final = Flights(resources.look, self.token_layer, tokens, self._token_heard)
        self.static_layer.add(self.left, self.right, self.cults, *self.rivals.values(), self.own)
        self.item_layer.add(self.map, self.factions)
        self.peek: Final = RivalPeek(resources)
        self.add(self.ring, self.peek)
        self._lay_all()

    def _lay_all(self) -> None:
        for node in (self.map, self.left, self.right, self.own):
            self.lay(*node.items, on=node)
        self.lay(*self.own.bowls.bowls, on=self.own.bowls)
        self.lay(*self.cults.columns, on=self.cults)
        self.lay(*self.factions.cards, on=self.factions)
        self.lay(*self.ring.chips, on=self.ring)

    # ------------------------------------------------------------------------------------------------------ places

    def medallion(self, seat: int) -> PowerMedallion:
        """Return a seat's medallion."""
        return self.own.medallion if seat == self.resources.home else self.rivals[seat].medallion

    def seat_box(self, seat: int) -> Box:
        """Return a seat's part of the table, on the canvas."""
        return self.boards[seat].bounds().clip(self.areas.canvas)

    def seat_point(self, seat: int) -> Point:
        """Return where a seat's things come from and go to."""
        return (
            self.own.stock.bounds().center if seat == self.resources.home else self.rivals[seat].stock.bounds().center
        )

    def bowl_point(self, seat: int) -> Point:
        """Return where gained power goes to."""
        return (
            self.own.bowls.bowls[0].bounds().center
            if seat == self.resources.home
            else self.medallion(seat).bounds().center
        )

    def power_source(self, reason: int, seat: int) -> Point | None:
        """Return where power comes from that is gained for a reason: the marker that has climbed, the structure that
        was built; None for nowhere in particular."""
        if reason == BY_CULT and self.climbed is not None:
            return self.cults.marker_point(seat, self.climbed)
        return self.map.point(self.built) if reason == BY_OFFER and self.built is not None else None

    def supply(self, kind: int = 0) -> Point:
        """Return where things come from and go to that nobody has: the middle of the table."""
        x, y = self.areas.top_bar.center
        return x + (kind - 2) * 44, y

    @property
    def boards(self) -> Mapping[int, SeatBoard]:
        """The board of each seat."""
        return {**{seat: part.board for seat, part in self.rivals.items()}, self.resources.home: self.own.board}

    def marked(self) -> Mapping[int, Sequence[SeatMarker]]:
        """Return what shows whose turn it is, by seat."""
        return {seat: [board, self.medallion(seat)] for seat, board in self.boards.items()}

    def after_name(self, seat: int) -> Point:
        """Return where the canvas is free beside a rival's name."""
        return self.rivals[seat].after_name

    # ----------------------------------------------------------------------------------------------------- showing

    def told(self, deeds: Mapping[int, Sentence]) -> None:
        super().told(deeds)
        for seat, part in self.rivals.items():
            if seat in self.deeds:
                deed = self.deeds[seat]
                part.tell(deed.brief or _bare(deed.text, self.resources.voice.players[seat]), deed.text)

    def settle(self, state: KernelState) -> None:
        self.remarks.clear()
        super().settle(state)
        for part in self.rivals.values():
            part.deed.write("")

    def settle_items(self) -> None:
        super().settle_items()
        self.token_layer.clear()
        self.map.show(self.state)
        self.cults.show(self.state)
        self.hold()

    def hold(self) -> None:
        """Show everybody's points and power as they are."""
        for part in self.rivals.values():
            part.medallion.hold(self.state)
            part.medallion.older = None
        self.own.hold(self.state)
        self.own.medallion.older = None

    def refresh(self) -> None:
        state = self.state
        self.left.show(state)
        self.right.show(state)
        self.cults.show_orders(state)
        self.factions.show(state)
        for part in self.rivals.values():
            part.show(state)
        self.own.show(state)

    def open_ring(self, at: int, terrains: Sequence[int], prices: Sequence[str]) -> None:
        """Show terrains to choose from around a hexagon."""
        board, canvas = self.areas.board, self.areas.canvas
        room = Box(canvas.x, board.y, canvas.w, board.h)
        self.ring.open(self.map.layout.corners(self.map.fields[at].field), room, board, terrains, prices)

    def accept_up_to(self, limit: int) -> None:
        """Accept offers of power up to a limit from now on."""
        self.resources.standing.limit = limit
        self.own.show_standing()

    def peek_at(self, seat: int | None) -> None:
        """Let a rival's pieces and tiles drop from its velvet; None for nobody's."""
        place = next((each for each in self.areas.rivals if each.seat == seat), None)
        if place is None:
            self.peek.visible = False
        else:
            self.peek.show(self.state, place)

    def home_of(self, seat: int) -> int:
        """Return the home terrain of a seat."""
        return faction_of(self.state, seat).home

    def acting_seat(self) -> int | None:
        """Return the seat that is asked, or whose turn it is."""
        state = self.state
        if state.stack:
            return state.stack[-1].seat
        return state.active if state.active != NOBODY else None

    def _token_heard(self, kind: int | None, at: Point) -> None:
        self.resources.sound("token_pool" if kind is None else f"token_{FLYING[kind]}", at)


def _bare(sentence: str, name: str) -> str:
    """Return a sentence without its subject at the beginning."""
    return sentence[len(name) :].strip() if sentence.startswith(name) else sentence
