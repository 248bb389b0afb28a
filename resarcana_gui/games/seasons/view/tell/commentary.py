"""What the owl says about a game that others watch: what happens, and why players do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

from resarcana_gui.games.seasons.cards.energies import NAMES, total
from resarcana_gui.games.seasons.cards.tables import COPIES, SEASONS, Card
from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.codes import (
    DRAFTING,
    END,
    FROM_SUMMONING,
    MOST_BONUSES,
    NO_CARD,
    PENALTIES,
    PER_SEASON,
    season_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS
from resarcana_gui.games.seasons.view.worth import denied
from resarcana_gui.kernel.event import Event
from resarcana_gui.screens.game_ui import Remark
from resarcana_gui.tabletop.tell import commentary

KINDS: Final = (
    "won", "shared", "last", "year", "robbed", "given", "sale", "lead", "denied_ring", "denied_star", "boots", "free",
    "dear", "worth", "growing", "round_end", "season_card", "discount", "taxes", "entered", "potion",
    "activated", "bonus", "lost", "sold", "jump", "season", "summoned", "die_ring", "die_star", "die_card",
    "die_crystals", "die", "libraries", "draft", "rolled",
)  # fmt: skip
"""The kinds of remarks, the most interesting first."""
BIG: Final = 8
"""The least crystals of a sale that is worth a remark each time."""
DEAR: Final = 12
"""The least prestige of a card that is remarkable for it."""
AHEAD: Final = 5
"""The least points by which a seat leads."""
FAST: Final = 3


class Commentary(commentary.Commentary[MarkupVoice, State]):
    """Comments on one game, in one language."""

    KINDS = KINDS
    AGAIN = frozenset({"won", "shared", "year", "sale", "lead", "season"})

    def __init__(self, voice: MarkupVoice, view: State) -> None:
        super().__init__(voice, view)
        self._leader = self._ahead()

    def remark_on(self, event: Event) -> Remark | None:
        return REMARKS[type(event)](self, event) if type(event) in REMARKS else None

    # -------------------------------------------------------------------------------------------------- points

    def _ahead(self) -> int | None:
        """Return who would win clearly if the game ended now; None if nobody would, and in the first year."""
        view = self.view
        points = sorted(((points_of(view, seat), seat) for seat in range(view.seats)), reverse=True)
        clearly = view.reached > 1 and points[0][0] - points[1][0] >= AHEAD
        return points[0][1] if clearly else None

    def in_sum(self, events: Sequence[Event]) -> Remark | None:
        """Return a remark if another seat has taken the lead, and the game goes on."""
        now = self._ahead()
        if now is None or now == self._leader or any(isinstance(event, flow.GameEnded) for event in events):
            return None
        self._leader = now
        return self.said("lead", seat=now, number=points_of(self.view, now))

    def ended(self, event: flow.GameEnded) -> Remark:
        """Return a remark on the winner."""
        winners = [seat for seat in range(self.view.seats) if event.winners >> seat & 1]
        if len(winners) > 1:
            return self.said("shared", names=self.voice.listed([self.voice.who(seat) for seat in winners]))
        seat = winners[0]
        crystals, points = self.view.crystals[seat], event.points[seat]
        return self.said("won", seat=seat, number=points, crystals=crystals, rest=points - crystals)

    # --------------------------------------------------------------------------------------------------- cards

    def entered(self, event: cards.CardEntered) -> Remark:
        """Return a remark on a card that was put into play."""
        card = self.view.cards.copies[event.card]
        kind = "free" if event.source != FROM_SUMMONING else _kind_of(card)
        return self._of_card(kind, event.card, event.seat, number=card.prestige)

    def activated(self, event: cards.CardTurned) -> Remark:
        """Return a remark on a card that was activated."""
        powers = self.view.cards.copies[event.card].powers
        kind = "potion" if any(power.sacrifices_this for power in powers) else "activated"
        return self._of_card(kind, event.card, event.seat)

    def kept(self, event: setup.CardKept) -> Remark | None:
        """Return a remark on the draft."""
        return self.said("draft") if self.view.phase == DRAFTING else None

    def laid(self, event: setup.LibraryLaid) -> Remark:
        """Return a remark on the libraries."""
        return self.said("libraries")

    # ------------------------------------------------------------------------------------- energies and crystals

    def crystallised(self, event: energies.EnergiesCrystallised) -> Remark:
        """Return a remark on energies that became crystals."""
        kind = "sale" if event.crystals >= BIG else "sold"
        what = self.voice.energies(event.energies)
        return self.said(kind, "prices", seat=event.seat, what=what, number=event.crystals)

    def lost(self, event: energies.CrystalsLost) -> Remark | None:
        """Return a remark on crystals that a rival's card has taken."""
        owner = event.seat if event.by == NO_CARD else self.view.owner[event.by]
        return None if owner == event.seat else self._of_card("robbed", event.by, event.seat, number=event.number)

    def given(self, event: energies.CrystalsGiven) -> Remark | None:
        """Return a remark on crystals that were given because of a card."""
        if event.by == NO_CARD:
            return None
        other = self.voice.receiver(event.receiver)
        return self._of_card("given", event.by, event.seat, number=event.number, other=other)

    def discarded(self, event: energies.EnergiesDiscarded) -> Remark | None:
        """Return a remark on energies that were too many."""
        if event.by != NO_CARD:
            return None
        return self.said("lost", seat=event.seat, number=total(event.energies))

    def bonus(self, event: energies.BonusUsed) -> Remark:
        """Return a remark on a bonus."""
        used = self.view.bonuses[event.seat]
        return self.said("bonus", seat=event.seat, number=PENALTIES[used], most=PENALTIES[MOST_BONUSES])

    # ---------------------------------------------------------------------------------------------------- flow

    def rolled(self, event: flow.DiceRolled) -> Remark:
        """Return a remark on the dice of a round."""
        return self.said("rolled", "dice", number=len(event.dice))

    def took(self, event: flow.DieTaken) -> Remark:
        """Return a remark on a die that was taken."""
        face = self.view.cards.faces[event.die]
        missing = denied(self.view, event.die)
        if missing:
            return self.said(f"denied_{missing}", "dice", seat=event.seat)
        shown = {
            "die_ring": face.crystallises, "die_star": face.gauge > 0, "die_card": face.draws,
            "die_crystals": face.crystals > 0,
        }  # fmt: skip
        kind = next((name for name, shows in shown.items() if shows), "die")
        return self.said(kind, seat=event.seat, die=self.voice.face(event.die))

    def moved(self, event: flow.SeasonMoved) -> Remark | None:
        """Return a remark on time that has passed."""
        after, before = self.view.p, self.view.p - event.spaces
        if event.by != NO_CARD:
            return self._of_card("boots", event.by, self.view.owner[event.by])
        if after >= END:
            return None
        if season_of(after) != season_of(before):
            return self._season(before, after)
        return self.said("jump", "clock", number=event.spaces) if event.spaces == FAST else None

    def _season(self, before: int, after: int) -> Remark:
        """Return a remark on a new season, or a new year."""
        season = season_of(after)
        if after >= END - PER_SEASON:
            return self.said("last", "clock")
        if year_of(after) > year_of(before):
            return self.said("year", "clock", year=NUMERALS[year_of(after)])
        prices = self.view.cards.worth[season]
        dearest = max(range(len(NAMES)), key=lambda energy: prices[energy])
        name = self.voice.text(f"season.{SEASONS[season]}").capitalize()
        energy, number = self.voice.energy(dearest), prices[dearest]
        return self.said("season", "prices", season=name, energy=energy, number=number)

    def _of_card(self, kind: str, copy: int, seat: int, **values: object) -> Remark:
        card = copy // COPIES
        return self.said(kind, self.view.cards.cards[card].slug, seat=seat, card=self.voice.card(card), **values)


def _kind_of(card: Card) -> str:
    """Return what is most remarkable in a card that was summoned."""
    kinds = {
        "worth": card.worth, "growing": card.summoning, "round_end": card.round_end, "season_card": card.season,
        "discount": card.discount, "taxes": card.summoning_tax or card.activation_tax,
        "dear": card.prestige >= DEAR, "entered": card.enter,
    }  # fmt: skip
    return next((name for name, holds in kinds.items() if holds), "summoned")


REMARKS: Final[MappingProxyType[type[Event], Callable[[Commentary, Any], Remark | None]]] = MappingProxyType(
    {
        setup.CardKept: Commentary.kept,
        setup.LibraryLaid: Commentary.laid,
        flow.DiceRolled: Commentary.rolled,
        flow.DieTaken: Commentary.took,
        flow.SeasonMoved: Commentary.moved,
        flow.GameEnded: Commentary.ended,
        cards.CardEntered: Commentary.entered,
        cards.CardTurned: Commentary.activated,
        energies.EnergiesCrystallised: Commentary.crystallised,
        energies.EnergiesDiscarded: Commentary.discarded,
        energies.CrystalsLost: Commentary.lost,
        energies.CrystalsGiven: Commentary.given,
        energies.BonusUsed: Commentary.bonus,
    }
)
"""The remark on each class of event."""
