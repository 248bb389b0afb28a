"""Clauses for the events of the setup, and those between the games of a match."""

from __future__ import annotations

from functools import singledispatch

from resarcana_gui.games.resarcana.rules import setup_events as events
from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import Clause, plain_clause


@singledispatch
def clause_of(event: Event, voice: Voice, table: State) -> Clause | None:
    """Return the clause of an event, as its viewer saw it, at the table just before it; None for an event without
    one."""
    raise TypeError(f"{type(event).__name__} is neither told nor silent")


def cards_clause(key: str, seat: int, cards: tuple[int, ...], voice: Voice) -> Clause:
    """Return a clause with cards by name, or their number if they are hidden."""
    if HIDDEN in cards:
        return plain_clause(numbered(f"{key}.hidden", cards, voice), seat, number=len(cards))
    return plain_clause(f"{key}.seen", seat, cards=voice.card_list(cards))


def numbered(key: str, cards: tuple[int, ...], voice: Voice) -> str:
    """Return the key of a text about several cards; of the text about one, if there is one and it is one card."""
    single = f"{key}_single"
    return single if len(cards) == 1 and voice.catalog.has(f"event.{single}.other") else key


def card_clause(key: str, seat: int, card: int, voice: Voice) -> Clause:
    """Return a clause with one card by name, or hidden."""
    return (
        plain_clause(f"{key}.hidden", seat)
        if card == HIDDEN
        else plain_clause(f"{key}.seen", seat, card=voice.card(card))
    )


def winners_clause(key: str, key_shared: str, winners: int, voice: Voice) -> Clause:
    """Return who won, or who shares the victory."""
    seats = [seat for seat in range(len(voice.players)) if winners >> seat & 1]
    if len(seats) == 1:
        return plain_clause(key, seats[0])
    return plain_clause(key_shared, who=voice.listed([voice.players[seat] for seat in seats]))


@clause_of.register
def _(event: events.PlacesLaidOut, voice: Voice, table: State) -> Clause | None:
    return plain_clause("places", cards=voice.card_list(event.places))


@clause_of.register
def _(event: events.ItemsLaidOut, voice: Voice, table: State) -> Clause | None:
    return None  # they never differ


@clause_of.register
def _(event: events.MonumentsShuffled, voice: Voice, table: State) -> Clause | None:
    return plain_clause("monuments", number=len(event.order))


@clause_of.register
def _(event: events.MonumentTurnedUp, voice: Voice, table: State) -> Clause | None:
    return plain_clause("turned_up", card=voice.card(event.card))


@clause_of.register
def _(event: events.FirstPlayerChosen, voice: Voice, table: State) -> Clause | None:
    return plain_clause("first_player", event.seat)


@clause_of.register
def _(event: events.MagesDealt, voice: Voice, table: State) -> Clause | None:
    return cards_clause("mages", event.seat, event.cards, voice)


@clause_of.register
def _(event: events.MageChosen, voice: Voice, table: State) -> Clause | None:
    return card_clause("mage", event.seat, event.card, voice)


@clause_of.register
def _(event: events.MagesRevealed, voice: Voice, table: State) -> Clause | None:
    mages = enumerate(event.cards)
    whose = [voice.text("event.whose", card=voice.card(card), who=voice.players[seat]) for seat, card in mages]
    return plain_clause("revealed", cards=voice.listed(whose))


@clause_of.register
def _(event: events.ArtifactsDealt, voice: Voice, table: State) -> Clause | None:
    if event.unseen:
        return plain_clause(numbered("dealt.unseen", event.cards, voice), event.seat, number=len(event.cards))
    return cards_clause("dealt", event.seat, event.cards, voice)


@clause_of.register
def _(event: events.PresetDealt, voice: Voice, table: State) -> Clause | None:
    return plain_clause("preset", event.seat, cards=voice.card_list(event.cards))


@clause_of.register
def _(event: events.DeckRegathered, voice: Voice, table: State) -> Clause | None:
    return plain_clause("regathered", event.seat, cards=voice.card_list(event.cards))


@clause_of.register
def _(event: events.DeckShuffled, voice: Voice, table: State) -> Clause | None:
    return plain_clause("shuffled", event.seat)


@clause_of.register
def _(event: events.PacketDealt, voice: Voice, table: State) -> Clause | None:
    return cards_clause("packet", event.seat, event.cards, voice)


@clause_of.register
def _(event: events.CardKept, voice: Voice, table: State) -> Clause | None:
    return card_clause("kept", event.seat, event.card, voice)


@clause_of.register
def _(event: events.PacketsPassed, voice: Voice, table: State) -> Clause | None:
    way = "left" if event.direction > 0 else "right"
    seen = tuple(card for card in event.cards if card != HIDDEN)
    if not seen or len(seen) == len(event.cards):
        return plain_clause(f"packets.{way}")
    return plain_clause(f"packets.{way}_seen", cards=voice.card_list(seen))


@clause_of.register
def _(event: events.ArtifactsLaidOut, voice: Voice, table: State) -> Clause | None:
    return plain_clause("artifacts", cards=voice.card_list(event.cards))


@clause_of.register
def _(event: events.CardPicked, voice: Voice, table: State) -> Clause | None:
    return plain_clause("picked", event.seat, card=voice.card(event.card))


@clause_of.register
def _(event: events.ItemTaken, voice: Voice, table: State) -> Clause | None:
    old = item_of(table, event.seat)
    if old >= 0:
        return plain_clause("item_swapped", event.seat, old=voice.card(old), card=voice.card(event.item))
    return plain_clause("item_taken", event.seat, card=voice.card(event.item))


@clause_of.register
def _(event: events.ItemReturned, voice: Voice, table: State) -> Clause | None:
    return None  # told with the item taken for it


@clause_of.register
def _(event: events.GameWon, voice: Voice, table: State) -> Clause | None:
    return winners_clause("game_won", "game_shared", event.winners, voice)


@clause_of.register
def _(event: events.TableCleared, voice: Voice, table: State) -> Clause | None:
    return plain_clause("cleared", number=event.game_number)
