"""Whose cards are where, as far as the viewer knows: groups of cards with a heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resarcana_gui.games.resarcana.cards.tables import ARTIFACT
from resarcana_gui.games.resarcana.rules.codes import HELD, IN_DECK
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.arrangement import in_order
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.tabletop.pages.card_groups import Group


def own_groups(voice: Voice, view: State, seat: int) -> list[Group]:
    """Return where a seat's own artifacts are, and the known monuments on top of their deck."""
    return [group for group in _own(voice, view, seat) if group.cards or group.hidden]


def _own(voice: Voice, view: State, seat: int) -> Iterator[Group]:
    top = known_top(view.deck[seat])
    rest = tuple(card for card in view.cards.artifacts if _in_deck(view, seat, card) and card not in top)
    components = view.cards.components
    placed = tuple(card for card in view.play[seat] if components[card].kind == ARTIFACT)
    yield Group(voice.text("pages.deck.hand"), tuple(view.hand[seat]))
    yield Group(voice.text("pages.deck.top"), top)
    yield Group(voice.text("pages.deck.deck"), rest)
    yield Group(voice.text("pages.deck.unseen"), (), len(view.deck[seat]) - len(top) - len(rest))
    yield Group(voice.text("pages.deck.play"), placed)
    yield Group(voice.text("pages.deck.discards"), tuple(view.discards[seat]))
    yield Group(voice.text("pages.deck.monuments"), known_top(view.monument_deck))


def discard_groups(voice: Voice, view: State, first: int) -> list[Group]:
    """Return everybody's discards in turn order, beginning with one seat's; the latest card first."""
    seats = [(first + step) % view.seats for step in range(view.seats)]
    return [
        Group(voice.text("pages.discards.of", who=voice.players[seat]), tuple(reversed(view.discards[seat])))
        for seat in seats
        if view.discards[seat]
    ]


def rival_groups(voice: Voice, view: State, seat: int) -> list[Group]:
    """Return a rival's components in play, the known cards in its hand, and its discards."""
    held = tuple(card for card in view.cards.artifacts if view.zone[card] == HELD and view.owner[card] == seat)
    groups = (
        Group(voice.text("pages.rival.play"), tuple(in_order(view, seat))),
        Group(voice.text("pages.rival.known"), held),
        Group(voice.text("pages.rival.discards"), tuple(reversed(view.discards[seat]))),
    )
    return [group for group in groups if group.cards]


def known_top(deck: Sequence[int]) -> tuple[int, ...]:
    """Return the cards on top of a deck that the viewer knows, from the top."""
    hidden = next((at for at, card in enumerate(deck) if card < 0), len(deck))
    return tuple(deck[:hidden])


def _in_deck(view: State, seat: int, card: int) -> bool:
    return view.zone[card] == IN_DECK and view.owner[card] == seat
