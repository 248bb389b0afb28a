"""What the owl says about a game that others watch: what happens, and why players do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT, SCORED
from resarcana_gui.games.terra_mystica.components.words import (
    CULTS,
    DWELLING,
    SANCTUARY,
    SPACES,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    TOP,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    AREA_POINTS,
    BY_AREA,
    BY_OFFER,
    BY_PASSING,
    CULT_BONUS,
    PLACING,
    ROUNDS,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.screens.game_ui import Remark
from resarcana_gui.tabletop.tell import commentary

KINDS: Final = (
    "won", "shared", "area", "last", "town", "stronghold", "sanctuary", "top", "temple", "trade_near", "trade_alone",
    "lead", "first", "card_pays", "dear", "blocked", "bridge", "power_action", "special", "burned", "ships", "spades",
    "favour", "priest", "returned", "beside", "dwelling", "terrain", "accepted", "refused", "cult", "bonus",
    "round", "placing", "faction",
)  # fmt: skip
"""The kinds of remarks, the most interesting first."""
DEAR: Final = 4
"""The least power from one offer that is remarkable."""
AHEAD: Final = 10
"""The least points by which a seat leads clearly."""


class Commentary(commentary.Commentary[MarkupVoice, State]):
    """Comments on one game, in one language."""

    KINDS = KINDS
    AGAIN = frozenset({"won", "shared", "area", "town", "stronghold", "sanctuary", "top", "round", "lead"})

    def __init__(self, voice: MarkupVoice, view: State) -> None:
        super().__init__(voice, view)
        self._leader = self._ahead()

    def remark_on(self, event: Event) -> Remark | None:
        return REMARKS[type(event)](self, event) if type(event) in REMARKS else None

    # --------------------------------------------------------------------------------------------------- points

    def _ahead(self) -> int | None:
        """Return who leads clearly; None if nobody does, and in the first half of the game."""
        view = self.view
        points = sorted(((view.points[seat], seat) for seat in range(view.seats)), reverse=True)
        clearly = view.round > ROUNDS // 2 and points[0][0] - points[1][0] >= AHEAD
        return points[0][1] if clearly else None

    def in_sum(self, events: Sequence[Event]) -> Remark | None:
        """Return a remark if another seat has taken the lead during the actions."""
        now = self._ahead()
        if now is None or now == self._leader or self.view.phase != ACTING:
            return None
        self._leader = now
        return self.said("lead", seat=now, number=self.view.points[now])

    def ended(self, event: flow.GameEnded) -> Remark:
        """Return a remark on the winners."""
        winners = [seat for seat in range(self.view.seats) if event.winners >> seat & 1]
        points = self.view.points[winners[0]]
        if len(winners) > 1:
            names = self.voice.listed([self.voice.who(seat) for seat in winners])
            return self.said("shared", names=names, number=points)
        return self.said("won", seat=winners[0], number=points, faction=self._faction(winners[0]))

    def scored(self, event: stock.PointsChanged) -> Remark | None:
        """Return a remark on points for passing, or for the largest area."""
        if event.reason == BY_AREA and event.number == AREA_POINTS[0]:
            return self.said("area", seat=event.seat, number=event.number)
        if event.reason == BY_PASSING:
            return self.said("card_pays", seat=event.seat, number=event.number)
        return None

    # ---------------------------------------------------------------------------------------------------- the map

    def built(self, event: board.StructureBuilt) -> Remark | None:
        """Return a remark on a structure; those of the setup are told where factions settle."""
        if self.view.phase != ACTING:
            return self._placed(event)
        neighbours = self._neighbours(event.seat, event.at)
        kinds = {
            DWELLING: "beside" if neighbours else "dwelling",
            TRADING_HOUSE: "trade_near" if neighbours else "trade_alone",
            TEMPLE: "temple", STRONGHOLD: "stronghold", SANCTUARY: "sanctuary",
        }  # fmt: skip
        faction = faction_of(self.view, event.seat)
        price = faction.alone if event.structure == TRADING_HOUSE and not neighbours else faction.costs[event.structure]
        return self._on_map(
            kinds[event.structure], event.seat, event.at, price=self.voice.amount(price),
            faction=self._faction(event.seat), other=self.voice.who(neighbours[0]) if neighbours else "",
        )  # fmt: skip

    def _placed(self, event: board.StructureBuilt) -> Remark | None:
        if self.view.phase != PLACING:
            return None
        return self._on_map("placing", event.seat, event.at, faction=self._faction(event.seat))

    def turned(self, event: board.TerrainChanged) -> Remark | None:
        """Return a remark on land that was transformed."""
        if self.view.phase != ACTING:
            return None
        return self._on_map("terrain", event.seat, event.at, terrain=f"{{{TERRAINS[event.terrain]}}}")

    def founded(self, event: board.TownFounded) -> Remark | None:
        """Return a remark on a town."""
        if not event.hexes:
            return None
        return self._on_map("town", event.seat, *event.hexes, number=len(event.hexes))

    def bridged(self, event: board.BridgeBuilt) -> Remark:
        """Return a remark on a bridge."""
        return self._on_map("bridge", event.seat, *self.view.parts.board.sites[event.site])

    def _neighbours(self, seat: int, at: int) -> list[int]:
        """Return the other seats with structures beside a hexagon."""
        near, own = self.view.near[at], self.view.own
        return [each for each in range(self.view.seats) if each != seat and bits(near & own[each])]

    def _on_map(self, kind: str, seat: int, *hexes: int, **values: object) -> Remark:
        names = [self.view.parts.board.names[at] for at in hexes]
        return self.said(kind, *names, seat=seat, **values)

    # ---------------------------------------------------------------------------------------------- cults and tiles

    def climbed(self, event: board.CultAdvanced) -> Remark | None:
        """Return a remark on steps on a cult."""
        step = self.view.cults[event.seat * len(CULTS) + event.cult]
        kind = "top" if step == TOP else "cult"
        return self._of_cult(kind, event.seat, event.cult, step=step) if event.steps > 0 else None

    def sent(self, event: board.PriestSent) -> Remark:
        """Return a remark on a priest who stays on an order space."""
        return self._of_cult("priest", event.seat, event.cult, number=SPACES[event.space])

    def returned(self, event: board.PriestReturned) -> Remark:
        """Return a remark on a priest who comes back."""
        return self._of_cult("returned", event.seat, event.cult)

    def blocked(self, event: board.StepBlocked) -> Remark:
        """Return a remark on a last step for which a key was missing."""
        return self._of_cult("blocked", event.seat, event.cult)

    def _of_cult(self, kind: str, seat: int, cult: int, **values: object) -> Remark:
        return self.said(kind, CULTS[cult], seat=seat, cult=f"{{{CULTS[cult]}}}", **values)

    def favoured(self, event: board.FavourTileTaken) -> Remark:
        """Return a remark on a favour tile."""
        slug = self.view.parts.favour_tiles[event.tile].slug
        return self.said("favour", slug, seat=event.seat)

    # ------------------------------------------------------------------------------------------- power and tracks

    def gained(self, event: stock.PowerGained) -> Remark | None:
        """Return a remark on power from a neighbour's building."""
        if event.reason != BY_OFFER:
            return None
        kind = "dear" if event.number >= DEAR else "accepted"
        return self.said(kind, seat=event.seat, number=event.number, price=event.number - 1)

    def answered(self, event: flow.OfferAnswered) -> Remark | None:
        """Return a remark on power that was refused."""
        return self.said("refused") if event.answer == 0 else None

    def burned(self, event: stock.PowerBurned) -> Remark:
        """Return a remark on burned power."""
        return self.said("burned", seat=event.seat, number=event.number)

    def used(self, event: flow.ActionTaken) -> Remark:
        """Return a remark on a power action or a special action."""
        action = self.view.parts.actions[event.action]
        if action.power:
            return self.said("power_action", action.slug, seat=event.seat, number=action.power)
        return self.said("special", seat=event.seat)

    def sailed(self, event: board.ShippingAdvanced) -> Remark:
        """Return a remark on shipping."""
        return self.said("ships", seat=event.seat, number=self.view.ship[event.seat])

    def dug(self, event: board.DiggingAdvanced) -> Remark:
        """Return a remark on cheaper spades."""
        price = faction_of(self.view, event.seat).spade[self.view.dig[event.seat]]
        return self.said("spades", seat=event.seat, price=self.voice.amount(Amount(0, price)))

    # ------------------------------------------------------------------------------------------------------- flow

    def chose(self, event: setup.FactionTaken) -> Remark:
        """Return a remark on a faction."""
        home = faction_of(self.view, event.seat).home
        return self.said("faction", seat=event.seat, faction=self._faction(event.seat), terrain=f"{{{TERRAINS[home]}}}")

    def began(self, event: flow.RoundBegan) -> Remark | None:
        """Return a remark on a round, and on what it rewards."""
        if not event.number:
            return None
        tile = self.view.parts.scoring_tiles[self.view.scoring[event.number - 1]]
        signs = "".join(f"{{{SCORED[what]}}}" for what in tile.per)
        kind = "last" if event.number == ROUNDS else "round"
        return self.said(kind, "round", number=event.number, points=tile.points, what=signs)

    def passed(self, event: flow.SeatPassed) -> Remark | None:
        """Return a remark on the first seat that passes."""
        view = self.view
        return self.said("first", seat=event.seat) if view.next_first == event.seat and view.round < ROUNDS else None

    def phase_began(self, event: flow.PhaseBegan) -> Remark | None:
        """Return a remark on the cult bonus."""
        tile = self.view.parts.scoring_tiles[self.view.scoring[max(self.view.round, 1) - 1]]
        if event.phase != CULT_BONUS or tile.cult == PRIESTS_SENT:
            return None
        what = f"{tile.spades}{{spade}}" if tile.spades else self.voice.amount(tile.gain)
        cult = CULTS[tile.cult]
        return self.said("bonus", cult, number=tile.every, cult=f"{{{cult}}}", what=what)

    def _faction(self, seat: int) -> str:
        return self.voice.faction(self.view.faction[seat])


REMARKS: Final[Mapping[type[Event], Callable[[Commentary, Any], Remark | None]]] = MappingProxyType(
    {
        setup.FactionTaken: Commentary.chose,
        board.StructureBuilt: Commentary.built,
        board.TerrainChanged: Commentary.turned,
        board.TownFounded: Commentary.founded,
        board.BridgeBuilt: Commentary.bridged,
        board.CultAdvanced: Commentary.climbed,
        board.PriestSent: Commentary.sent,
        board.PriestReturned: Commentary.returned,
        board.StepBlocked: Commentary.blocked,
        board.FavourTileTaken: Commentary.favoured,
        board.ShippingAdvanced: Commentary.sailed,
        board.DiggingAdvanced: Commentary.dug,
        stock.PowerGained: Commentary.gained,
        stock.PowerBurned: Commentary.burned,
        stock.PointsChanged: Commentary.scored,
        flow.OfferAnswered: Commentary.answered,
        flow.ActionTaken: Commentary.used,
        flow.RoundBegan: Commentary.began,
        flow.SeatPassed: Commentary.passed,
        flow.PhaseBegan: Commentary.phase_began,
        flow.GameEnded: Commentary.ended,
    }
)
"""What is said after an event."""
