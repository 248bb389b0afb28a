"""A book of any game: one page at a time, kept up to date, and one card large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import check
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Link
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import CardSign
from resarcana_gui.screens.parts.card_thumb import SignSpot
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.book import Book, BookContents
from resarcana_gui.tabletop.pages.card_groups import CardGroup, grouped_cards
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts, Section
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.tabletop.plain_faces import PlainFaces

View: TypeAlias = Sequence[int]
"""The cards that lie there."""
CARD: Final = Box(1500, 600, 150, 210)


class Listed(TablePage[View]):
    name = actions.SCORES

    def __init__(self, context: PageContext, seat: int = 0) -> None:
        self.context = context
        self.seat = seat

    def title(self, view: View) -> str:
        return f"Seat {self.seat}"

    def facts(self, view: View) -> object:
        return tuple(view)

    def lay(self, view: View, width: float) -> Node:
        groups = [CardGroup("Known", tuple(view), hidden=3)]
        return grouped_cards(self.context, groups, width, lambda card: (card % 2, card == 4))


class Opened:
    """A book on a stage without a window."""

    def __init__(self) -> None:
        look = UiStyle()
        self.heard: list[str] = []
        self.followed: list[str] = []
        self.done: list[Choice] = []
        self.choices: list[Choice] = []
        self.wire_items: list[CardNode] = []
        self.picture: Drawing | None = None
        root = Node(size=CANVAS)
        self.stage = Stage(CANVAS, FakeClock(), root, look=look, bindings=Bindings(actions.KEYS), on_action=self.act)
        words = Words(table_catalog(language="en"))
        context = PageContext(
            look, PlainFaces(look), words, self.stage.bindings, self.heard.append, self.followed.append,
            lambda card, width: [CardSign("coin", "A coin.", Box(20, 200, 30, 30))],
        )  # fmt: skip
        contents = BookContents[View](
            pages={actions.SCORES: partial(Listed, context)},
            of_seat=partial(Listed, context),
            seats=[2, 1],
            about=self.about,
            page=Box(300, 20, 1200, 700),
            ground=Box(0, 0, *CANVAS),
        )
        focus = self.stage.dispatcher.focus
        self.book = Book(context, contents, [2, 4], focus)
        self.book.user = self
        root.add(self.book)

    def wire_listed(self, node: CardNode) -> None:
        self.wire_items.append(node)

    def choices_of(self, key: Key) -> Sequence[Choice]:
        return self.choices

    def choose(self, choice: Choice) -> None:
        self.done.append(choice)

    def about(self, key: Key, view: View) -> LargeViewTexts:
        if not isinstance(key, int):
            return LargeViewTexts(str(key), (Section(("A field of the map.",)),), self.picture)
        return LargeViewTexts(
            f"Card {key}", (Section(("What it does.",)), Section((f"One of {len(view)}.", "[>cards|More]"), "Now"))
        )

    def act(self, name: str) -> bool:
        return self.book.act(name)

    def press(self, key: str) -> None:
        self.stage.send(KeyDown(key))

    @property
    def texts(self) -> list[str]:
        return [node.text for node in self.book.walk() if isinstance(node, Label)]


@pytest.fixture
def opened() -> Opened:
    return Opened()


def test_a_key_opens_a_page_and_the_same_key_or_escape_closes_it(opened: Opened) -> None:
    for closing in ("v", "escape"):
        opened.press("v")
        assert "Seat 0" in opened.texts
        opened.press(closing)
        assert opened.book.panel is None
    assert opened.heard == ["dialog_open", "dialog_close"] * 2


def test_one_leafs_through_the_seats_in_their_order_and_then_the_book_is_closed(opened: Opened) -> None:
    shown = []
    for _ in range(3):
        opened.press("r")
        shown.append(opened.texts[0] if opened.book.panel else "")
    assert shown == ["Seat 2", "Seat 1", ""]


def test_a_shelf_shows_cards_as_they_lie_and_a_pile_for_the_others(opened: Opened) -> None:
    opened.press("v")
    cards = opened.book.cards()
    assert [(node.card, node.on, node.rotation, node.count) for node in cards] == [
        (2, 0, 0.0, None), (4, 0, 90.0, None), (None, 0, 0.0, 3),
    ]  # fmt: skip


def test_a_page_is_laid_anew_when_what_it_shows_has_changed(opened: Opened) -> None:
    opened.press("v")
    before = opened.book.cards()
    opened.book.show([2, 4])
    assert opened.book.cards() == before
    opened.book.show([2])
    assert [node.card for node in opened.book.cards()] == [2, None]


def test_a_card_is_shown_large_with_all_that_is_told_and_can_be_done(opened: Opened) -> None:
    opened.choices = [Choice(Command(0), "Do it")]
    opened.book.pin(7)
    large = opened.book.large
    assert large is not None and large.bounds().center == (CANVAS[0] / 2, CANVAS[1] / 2)
    assert {"Card 7", "What it does.", "[gold|Now]", "One of 2."} <= set(opened.texts)
    next(node for node in large.walk() if isinstance(node, Button) and node.text == "Do it").activate()
    assert opened.done == opened.choices and opened.book.large is None


@pytest.mark.parametrize("pictured", [False, True])
def test_what_is_no_card_is_shown_large_too_with_a_picture_or_only_in_words(opened: Opened, pictured: bool) -> None:
    opened.picture = PlainBox((90, 120, 60)) if pictured else None
    opened.book.pin("marsh")
    large = opened.book.large
    assert large is not None and large.key == "marsh" and {"marsh", "A field of the map."} <= set(opened.texts)
    assert any(node.name == "large picture" for node in large.walk()) == pictured
    assert (large.area.x < 100) != pictured and not check(opened.book, CANDLELIGHT, Box(0, 0, *CANVAS))
    opened.book.pin("marsh")
    assert opened.book.large is None


def test_a_link_beside_a_large_card_leads_to_what_is_to_be_looked_up(opened: Opened) -> None:
    opened.book.pin(3)
    next(node for node in opened.book.walk() if isinstance(node, Link)).activate()
    assert opened.followed == ["cards"]


def test_a_sign_on_a_large_card_says_what_it_means_and_is_looked_up_by_a_click(opened: Opened) -> None:
    opened.book.pin(3)
    spot = next(node for node in opened.book.walk() if isinstance(node, SignSpot))
    assert spot.tip == "A coin."
    spot.activate()
    assert opened.followed == ["sign.coin"]


def test_a_large_card_follows_the_table(opened: Opened) -> None:
    opened.book.pin(7)
    opened.book.show([1, 2, 3])
    assert "One of 3." in opened.texts
    opened.book.pin(7)
    assert opened.book.large is None
