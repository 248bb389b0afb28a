"""The pages of cards: the viewer's artifacts, everybody's discards, and a rival's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT
from resarcana_gui.games.resarcana.rules.codes import HELD, IN_DECK, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.essence_token import essence_pool
from resarcana_gui.games.resarcana.view.geometry.arrangement import in_order
from resarcana_gui.games.resarcana.view.pages.next_collect import income_line
from resarcana_gui.games.resarcana.view.pages.resarcana_page import ResArcanaPage, ResArcanaPageContext
from resarcana_gui.games.resarcana.view.pages.scores import part_line, points_shown, score_parts
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.view_facts import known_top
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, STRONG
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.card_groups import CardGroup, grouped_cards
from resarcana_gui.tabletop.pages.columns import flow

POINTS: Final = replace(STRONG, size=34, colour="gold")
TOKEN: Final = 44.0
GAP: Final = 10.0


class DeckPage(ResArcanaPage):
    """Where the viewer's artifacts are."""

    name = "deck"
    sign = "deck"

    def facts(self, view: State) -> object:
        groups = self._groups(view)
        return groups, _as_they_lie(view, groups)

    def lay(self, view: State, width: float) -> Node:
        return _cards_or_words(self, view, self._groups(view), width)

    def _groups(self, view: State) -> list[CardGroup]:
        return own_groups(self.resources.voice, view, self.resources.home)


class DiscardsPage(ResArcanaPage):
    """Everybody's discards."""

    name = "discards"
    sign = "discards"

    def facts(self, view: State) -> object:
        return self._groups(view)

    def lay(self, view: State, width: float) -> Node:
        return _cards_or_words(self, view, self._groups(view), width)

    def _groups(self, view: State) -> list[CardGroup]:
        return discard_groups(self.resources.voice, view, self.resources.home)


class RivalPage(ResArcanaPage):
    """A rival's components in play, its pool, and what is known of its cards."""

    name = "rival"
    sign = "rival"

    def __init__(self, page_context: ResArcanaPageContext, seat: int) -> None:
        super().__init__(page_context)
        self.seat: Final = seat

    def title(self, view: State) -> str:
        return self.resources.voice.players[self.seat]

    def facts(self, view: State) -> object:
        groups = self._groups(view)
        return groups, _as_they_lie(view, groups), self._told(view), view.pool[self.seat]

    def lay(self, view: State, width: float) -> Node:
        whole = Node(name=f"rival {self.seat}")
        head = self._head(view, width)
        cards = grouped_cards(self.page_context, self._groups(view), width, _lies(view))
        cards.y = head.height + GAP
        whole.add(head, cards)
        whole.size = (width, cards.y + cards.height)
        return whole

    def _groups(self, view: State) -> list[CardGroup]:
        return rival_groups(self.resources.voice, view, self.seat)

    def _told(self, view: State) -> list[str]:
        """Return the number of cards, the sources of the points, and the next Collect."""
        voice, seat = self.resources.voice, self.seat
        counts = {"hand": len(view.hand[seat]), "deck": len(view.deck[seat]), "discards": len(view.discards[seat])}
        parts = [part_line(voice, part, view, seat) for part in score_parts(view, seat)]
        told = [voice.text("pages.rival.counts", **counts), " · ".join(parts), income_line(voice, view, seat)]
        return [text for text in told if text]

    def _head(self, view: State, width: float) -> Node:
        """Return points, pool, and everything in words, side by side where there is room."""
        look = self.resources.look
        points = Label(look, f"{points_shown(view, self.seat)}[ink_soft|/{WINNING_POINTS}]{{points}}", POINTS)
        pool = essence_pool(
            look, Box(0, 0, 460 * max(1.0, look.text.scale * 0.8), max(TOKEN + 8, points.height)), TOKEN
        )
        pool.show(counts(view.pool[self.seat]))
        return flow([points, pool, *(self._words(text, width) for text in self._told(view))], width)

    def _words(self, text: str, width: float) -> Label:
        """Return a text in one line if it is short enough."""
        label = Label(self.resources.look, text, BODY)
        return label if label.width <= width else Label(self.resources.look, text, BODY, width=width)


def _lies(view: State) -> Callable[[int], tuple[int, bool]]:
    return lambda card: (view.on[card], view.turned[card])


def _cards_or_words(page: ResArcanaPage, view: State, groups: list[CardGroup], width: float) -> Node:
    """Return the groups, or a text that there are none."""
    if groups:
        return grouped_cards(page.page_context, groups, width, _lies(view))
    return Label(page.resources.look, page.resources.voice.text(f"pages.{page.name}.none"), BODY, width=width)


def _as_they_lie(view: State, groups: list[CardGroup]) -> list[tuple[int, bool]]:
    """Return what lies on the cards, and whether they are turned."""
    return [(view.on[card], view.turned[card]) for group in groups for card in group.cards]


def own_groups(voice: Voice, view: State, seat: int) -> list[CardGroup]:
    """Return where a seat's own artifacts are, and the known monuments on top of their deck."""
    return [group for group in _own(voice, view, seat) if group.cards or group.hidden]


def _own(voice: Voice, view: State, seat: int) -> Iterator[CardGroup]:
    top = known_top(view.deck[seat])
    rest = tuple(card for card in view.cards.artifacts if _in_deck(view, seat, card) and card not in top)
    components = view.cards.components
    placed = tuple(card for card in view.play[seat] if components[card].kind == ARTIFACT)
    yield CardGroup(voice.text("pages.deck.hand"), tuple(view.hand[seat]))
    yield CardGroup(voice.text("pages.deck.top"), top)
    yield CardGroup(voice.text("pages.deck.deck"), rest)
    yield CardGroup(voice.text("pages.deck.unseen"), (), len(view.deck[seat]) - len(top) - len(rest))
    yield CardGroup(voice.text("pages.deck.play"), placed)
    yield CardGroup(voice.text("pages.deck.discards"), tuple(view.discards[seat]))
    yield CardGroup(voice.text("pages.deck.monuments"), known_top(view.monument_deck))


def discard_groups(voice: Voice, view: State, first: int) -> list[CardGroup]:
    """Return everybody's discards in turn order, beginning with one seat's; the latest card first."""
    seats = [(first + step) % view.seats for step in range(view.seats)]
    return [
        CardGroup(voice.text("pages.discards.of", who=voice.players[seat]), tuple(reversed(view.discards[seat])))
        for seat in seats
        if view.discards[seat]
    ]


def rival_groups(voice: Voice, view: State, seat: int) -> list[CardGroup]:
    """Return a rival's components in play, the known cards in its hand, and its discards."""
    held = tuple(card for card in view.cards.artifacts if view.zone[card] == HELD and view.owner[card] == seat)
    groups = (
        CardGroup(voice.text("pages.rival.play"), tuple(in_order(view, seat))),
        CardGroup(voice.text("pages.rival.known"), held),
        CardGroup(voice.text("pages.rival.discards"), tuple(reversed(view.discards[seat]))),
    )
    return [group for group in groups if group.cards]


def _in_deck(view: State, seat: int, card: int) -> bool:
    return view.zone[card] == IN_DECK and view.owner[card] == seat
