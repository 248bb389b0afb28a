"""What the owl says about a game that others watch: what happens, and why players do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import GOLD, count_of
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.scoring import points_of, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.screens.game_ui import Remark
from resarcana_gui.tabletop.tell import commentary

GOAL: Final = 10
WORTH_TELLING: Final = 3
"""The least points with which a lead is worth a remark."""

KINDS: Final = (
    "won", "ten", "growing", "place", "monument", "lead", "passed_first", "dragon", "worth", "discount", "income",
    "placed", "ward", "attack", "grows", "gold", "straighten", "draw", "store", "power", "sold", "check", "passed",
    "collect",
)  # fmt: skip
"""The kinds of remarks, the most interesting first."""

USES: Final = MappingProxyType(
    {
        tables.ATTACK: "attack",
        tables.STRAIGHTEN: "straighten",
        tables.STRAIGHTEN_CREATURE: "straighten",
        tables.DRAW: "draw",
        tables.PUT: "store",
        tables.PUT_MIX: "store",
        tables.PUT_SPENT: "store",
        tables.PUT_SPENT_ANYWHERE: "store",
    }
)
"""What powers with these effects are good for; for others, see `_use`."""


class Lead(NamedTuple):
    """The seat that leads alone, and its points."""

    seat: int
    points: int


class Commentary(commentary.Commentary[Voice, State]):
    """Comments on one game, in one language."""

    KINDS = KINDS
    AGAIN = frozenset({"won", "ten", "lead", "check"})

    def __init__(self, voice: Voice, view: State) -> None:
        super().__init__(voice, view)
        self._counted: tuple[int, ...] = ()
        """The points at the last victory check, with those raised for it alone."""
        self._lead = self._leader()

    def remark_on(self, event: Event) -> Remark | None:
        return REMARKS[type(event)](self, event) if type(event) in REMARKS else None

    # -------------------------------------------------------------------------------------------------- points

    def _leader(self) -> Lead | None:
        """Return who leads alone with enough points; None if nobody does."""
        points = [points_of(self.view, seat) for seat in range(self.view.seats)]
        most = max(points)
        return Lead(points.index(most), most) if points.count(most) == 1 and most >= WORTH_TELLING else None

    def in_sum(self, events: Sequence[Event]) -> Remark | None:
        """Return a remark if somebody has taken the lead, or has enough points, and the game goes on."""
        if any(isinstance(event, flow.GameEnded) for event in events):
            return None
        before, self._lead = self._lead, self._leader()
        if self._lead is None:
            return None
        seat, number = self._lead
        if number >= GOAL and (before is None or before.points < GOAL):
            return self._said("ten", seat=seat, number=number)
        changed = before is not None and before.seat != seat
        return self._said("lead", seat=seat, number=number) if changed else None

    def counted(self, event: flow.PointsCounted) -> Remark | None:
        """Return a remark on the leader of a victory check."""
        self._counted = event.points
        most = max(event.points)
        if event.points.count(most) > 1:
            return None
        return self._said("check", seat=event.points.index(most), number=most)

    def won(self, event: flow.GameEnded) -> Remark | None:
        """Return a remark on the winner."""
        winners = [seat for seat in range(self.view.seats) if event.winners >> seat & 1]
        if len(winners) != 1:
            return None
        sheet = [(points, card) for card, points in score_sheet(self.view, winners[0]) if card >= 0]
        if not sheet:
            return None
        number = self._counted[winners[0]] if self._counted else points_of(self.view, winners[0])
        return self._said("won", max(sheet)[1], seat=winners[0], number=number)

    # --------------------------------------------------------------------------------------------------- cards

    def placed(self, event: cards.ArtifactPlaced) -> Remark:
        """Return a remark on an artifact that has come into play."""
        card = self.view.cards.components[event.card]
        kinds = {
            "dragon": bool(card.types & tables.DRAGON),
            "worth": bool(card.points),
            "discount": bool(card.discount.less),
            "income": bool(card.collect.fixed or card.collect.number),
        }
        kind = next((name for name, holds in kinds.items() if holds), "placed")
        return self._said(kind, event.card, seat=event.seat, number=card.points)

    def claimed(self, event: cards.PlaceClaimed | cards.MonumentClaimed) -> Remark:
        """Return a remark on a Place of Power or a monument that was claimed."""
        card = self.view.cards.components[event.card]
        kind = "growing" if card.per_essence else "place" if isinstance(event, cards.PlaceClaimed) else "monument"
        return self._said(kind, event.card, seat=event.seat, number=card.points)

    def sold(self, event: cards.CardDiscarded) -> Remark:
        """Return a remark on a card discarded for essences."""
        return self._said("sold", seat=event.seat)

    def used(self, event: flow.PowerUsed) -> Remark:
        """Return a remark on a power that was used."""
        component = self.view.cards.components[event.component]
        kinds = [self._use(component, effect) for effect in component.powers[event.power].effects]
        number = max((effect.number for effect in component.powers[event.power].effects), default=0)
        return self._said(min(kinds, key=KINDS.index), event.component, seat=event.seat, number=number)

    @staticmethod
    def _use(component: tables.Component, effect: tables.Effect) -> str:
        """Return what an effect is good for."""
        use = USES.get(effect.kind, "power")
        if use == "store" and component.per_essence:
            return "grows"
        return "gold" if effect.kind == tables.GAIN and count_of(effect.essences, GOLD) else use

    def warded(self, event: flow.AttackIgnored) -> Remark | None:
        """Return a remark on an attack that was ignored."""
        if event.component not in self.view.play[event.seat]:
            return None
        return self._said("ward", event.component, seat=event.seat)

    # ---------------------------------------------------------------------------------------------------- flow

    def began(self, event: flow.RoundBegan) -> Remark:
        """Return a remark on the beginning of a round."""
        return self._said("collect")

    def passed(self, event: flow.SeatPassed) -> Remark:
        """Return a remark on a seat that has passed."""
        return self._said("passed", seat=event.seat)

    def passed_first(self, event: flow.TokenTaken) -> Remark:
        """Return a remark on the first seat to pass in a round."""
        return self._said("passed_first", seat=event.seat)

    def _said(self, kind: str, card: int | None = None, *, seat: int | None = None, number: int = 0) -> Remark:
        if card is None:
            return self.said(kind, seat=seat, number=number)
        slug = self.view.cards.components[card].slug
        return self.said(kind, slug, seat=seat, number=number, card=self.voice.card(card))


REMARKS: Final[MappingProxyType[type[Event], Callable[[Commentary, Any], Remark | None]]] = MappingProxyType(
    {
        flow.RoundBegan: Commentary.began,
        flow.SeatPassed: Commentary.passed,
        flow.TokenTaken: Commentary.passed_first,
        flow.PowerUsed: Commentary.used,
        flow.AttackIgnored: Commentary.warded,
        flow.PointsCounted: Commentary.counted,
        flow.GameEnded: Commentary.won,
        cards.ArtifactPlaced: Commentary.placed,
        cards.PlaceClaimed: Commentary.claimed,
        cards.MonumentClaimed: Commentary.claimed,
        cards.CardDiscarded: Commentary.sold,
    }
)
"""The remark on each class of event."""
