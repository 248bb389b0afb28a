"""What happens on the map, on the cult tracks and with tiles, as primitives of the state."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, NOTHING, TOP
from resarcana_gui.games.terra_mystica.rules.board_events import (
    BlockLifted,
    BridgeBuilt,
    CultAdvanced,
    CultChosen,
    DiggingAdvanced,
    FavourTileTaken,
    PriestReturned,
    PriestSent,
    RiverLinked,
    ShippingAdvanced,
    StepBlocked,
    StructureBuilt,
    TerrainChanged,
    TownEnlarged,
    TownForfeited,
    TownFounded,
    TownTileTaken,
)
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS, SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.rules.state_stock import StockPrimitives


class BoardPrimitives(StockPrimitives):
    """Primitives about the map, the cults and tiles."""

    def transform(self, seat: int, at: int, terrain: int) -> None:
        self.lands[self.terrain[at]] ^= 1 << at
        self.lands[terrain] ^= 1 << at
        self.terrain[at] = terrain
        if self.log is not None:
            self.log.append(TerrainChanged(seat, at, terrain))

    def build(self, seat: int, at: int, structure: int) -> None:
        before = self.structure[at]
        if before == NOTHING:
            self.owner[at] = seat
            self.own[seat] |= 1 << at
            self._reach_from(seat, at)
        else:
            self.built[seat * KINDS + before] -= 1
        self.built[seat * KINDS + structure] += 1
        self.structure[at] = structure
        if self.log is not None:
            self.log.append(StructureBuilt(seat, at, structure))

    def _reach_from(self, seat: int, at: int) -> None:
        near = self.near[at]
        self.reach[seat] |= near
        self.reach_more[seat] |= near
        if self.parts.factions[self.faction[seat]].ships:
            by_ship, ship = self.parts.board.by_ship, self.ship[seat]
            self.reach[seat] |= by_ship[ship][at]
            self.reach_more[seat] |= by_ship[ship + 1][at]

    def build_bridge(self, seat: int, site: int) -> None:
        one, other = self.parts.board.sites[site]
        self.bridge[site] = seat
        self.bridges_left[seat] -= 1
        self.near[one] |= 1 << other
        self.near[other] |= 1 << one
        for end in (one, other):
            if self.structure[end] != NOTHING:
                self._reach_from(self.owner[end], end)
        if self.log is not None:
            self.log.append(BridgeBuilt(seat, site))

    def link_river(self, seat: int, river: int) -> None:
        self.link[river] = seat
        self.begun = 1
        if self.log is not None:
            self.log.append(RiverLinked(seat, river))

    def found_town(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.towns_due += 1
        self._mark(hexes)
        if self.log is not None:
            self.log.append(TownFounded(seat, hexes))

    def _mark(self, hexes: tuple[int, ...]) -> None:
        for at in hexes:
            self.town[at] = 1

    def enlarge_town(self, seat: int, hexes: tuple[int, ...]) -> None:
        self._mark(hexes)
        if self.log is not None:
            self.log.append(TownEnlarged(seat, hexes))

    def take_town(self, seat: int, tile: int) -> None:
        self.towns_due -= 1
        self.town_stock[tile] -= 1
        self.towns[seat * len(self.parts.town_tiles) + tile] += 1
        self.keys[seat] += self.parts.town_tiles[tile].keys
        if self.log is not None:
            self.log.append(TownTileTaken(seat, tile))

    def take_favour(self, seat: int, tile: int) -> None:
        self.favour_stock[tile] -= 1
        self.favours[seat] |= 1 << tile
        if self.log is not None:
            self.log.append(FavourTileTaken(seat, tile))

    def send_priest(self, seat: int, cult: int, space: int) -> None:
        self.priests[seat] -= 1
        self.sent[seat] += 1
        self.spaces[cult * SPACES_OF_CULT + space] = seat
        if self.log is not None:
            self.log.append(PriestSent(seat, cult, space))

    def return_priest(self, seat: int, cult: int) -> None:
        self.priests[seat] -= 1
        if self.log is not None:
            self.log.append(PriestReturned(seat, cult))

    def choose_cult(self, seat: int, cult: int, steps: int) -> None:
        if self.log is not None:
            self.log.append(CultChosen(seat, cult, steps))

    def forfeit_town(self, seat: int) -> None:
        self.towns_due -= 1
        if self.log is not None:
            self.log.append(TownForfeited(seat))

    def advance_cult(self, seat: int, cult: int, steps: int) -> None:
        self.cults[seat * CULT_COUNT + cult] += steps
        if self.cults[seat * CULT_COUNT + cult] == TOP:
            self.top[cult] = seat
            self.keys[seat] -= 1
            self.blocked &= ~(1 << cult)
        if self.log is not None:
            self.log.append(CultAdvanced(seat, cult, steps))

    def block_step(self, seat: int, cult: int) -> None:
        self.blocked |= 1 << cult
        if self.log is not None:
            self.log.append(StepBlocked(seat, cult))

    def lift_block(self, seat: int, cult: int) -> None:
        self.blocked &= ~(1 << cult)
        if self.log is not None:
            self.log.append(BlockLifted(seat, cult))

    def advance_shipping(self, seat: int) -> None:
        self.ship[seat] += 1
        for at in bits(self.own[seat]):
            self._reach_from(seat, at)
        if self.log is not None:
            self.log.append(ShippingAdvanced(seat))

    def advance_digging(self, seat: int) -> None:
        self.dig[seat] += 1
        if self.log is not None:
            self.log.append(DiggingAdvanced(seat))
