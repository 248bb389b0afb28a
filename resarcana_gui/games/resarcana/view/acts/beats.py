"""Beats: events that belong together are seen together. A price is paid while the card comes that it is for; a seat
collects everything in one go; five cards are drawn one close after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import total
from resarcana_gui.games.resarcana.rules import card_events as card
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.kernel.event import Event

Beat = tuple[Event, ...]

USE: Final = "use"
"""A component is used, placed or claimed, with its price."""
GIVE: Final = "give"
"""Essences come and go."""
DRAW: Final = "draw"
DISCARD: Final = "discard"
LAY: Final = "lay"
DEAL: Final = "deal"
TURN_UP: Final = "turn up"
STRAIGHTEN: Final = "straighten"
ITEMS: Final = "items"
PASS: Final = "pass"
COUNT: Final = "count"

FAMILIES: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        flow.PowerUsed: USE,
        card.ComponentTurned: USE,
        card.EssencesPaid: USE,
        card.ArtifactPlaced: USE,
        card.PlaceClaimed: USE,
        card.MonumentClaimed: USE,
        card.EssencesGained: GIVE,
        card.EssencesTaken: GIVE,
        card.EssencesPut: GIVE,
        card.EssencesRemoved: GIVE,
        card.CardDrawn: DRAW,
        setup.DeckShuffled: DRAW,
        card.CardDiscarded: DISCARD,
        card.ComponentStraightened: STRAIGHTEN,
        setup.PlacesLaidOut: LAY,
        setup.ItemsLaidOut: LAY,
        setup.MonumentsShuffled: LAY,
        setup.MonumentTurnedUp: TURN_UP,
        setup.FirstPlayerChosen: DEAL,
        setup.MagesDealt: DEAL,
        setup.ArtifactsDealt: DEAL,
        setup.PresetDealt: DEAL,
        setup.DeckRegathered: DEAL,
        setup.PacketDealt: DEAL,
        setup.ItemTaken: ITEMS,
        setup.ItemReturned: ITEMS,
        flow.SeatPassed: PASS,
        flow.TokenTaken: PASS,
        flow.PointsCounted: COUNT,
        flow.RoundEnded: COUNT,
    }
)
"""What is seen together with others of its family; every other event is a beat of its own."""
OPENING: Final = (flow.PowerUsed,)
CLOSING: Final = (card.ArtifactPlaced, card.PlaceClaimed, card.MonumentClaimed)
OF_ONE_SEAT: Final = frozenset({USE, ITEMS})
CARD_BY_CARD: Final = frozenset({DRAW, DISCARD, DEAL, TURN_UP})
"""Families of cards that come one after the other."""


def beats(events: Iterable[Event]) -> list[Beat]:
    """The events in their order, those together that are seen together. That a question is answered is nothing to see,
    and belongs to what follows."""
    found: list[list[Event]] = []
    for event in events:
        if found and _belongs(event, found[-1]):
            found[-1].append(event)
        else:
            found.append([event])
    return [tuple(beat) for beat in found]


def family(beat: Sequence[Event]) -> str:
    """What kind of beat it is; empty for an event that stands for itself."""
    return next((FAMILIES.get(type(event), "") for event in beat if not isinstance(event, flow.QuestionAnswered)), "")


def size(event: Event) -> int:
    """How many things move one after the other for an event."""
    essences = getattr(event, "essences", None)
    return 1 if essences is None else total(essences)


def _belongs(event: Event, beat: Sequence[Event]) -> bool:
    last = beat[-1]
    if isinstance(last, flow.QuestionAnswered) and len(beat) == 1:
        return True
    own = FAMILIES.get(type(event), "")
    if not own or own != family(beat) or isinstance(event, OPENING) or isinstance(last, CLOSING):
        return False
    return own not in OF_ONE_SEAT or _same_seat(event, beat)


def _same_seat(event: Event, beat: Sequence[Event]) -> bool:
    seats = {getattr(each, "seat", None) for each in (*beat, event)}
    return len(seats - {None}) <= 1
