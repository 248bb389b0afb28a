"""Pages are opened and closed by keys, one at a time, and follow the table; a card can be looked at large."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import PlaceArtifact
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.asking.choice import Choice
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.view.pages.opened import Opened, a_table


@pytest.fixture
def opened() -> Opened:
    return Opened(a_table().view(0))


def words(opened: Opened) -> str:
    return "\n".join(node.text for node in opened.book.walk() if isinstance(node, Label))


@pytest.mark.parametrize(
    ("key", "page"), [("v", "scores"), ("k", "deck"), ("j", "discards"), ("f1", "help"), ("h", "help"), ("r", "rival")]
)
def test_a_key_opens_its_page_and_closes_it_again(opened: Opened, key: str, page: str) -> None:
    opened.press(key)
    assert opened.page == page
    opened.press(key)
    assert opened.page == ""


def test_escape_and_the_button_close_a_page(opened: Opened) -> None:
    opened.press("v")
    opened.press("escape")
    assert opened.page == ""
    opened.press("k")
    assert opened.book.panel is not None
    opened.book.panel.close.activate()
    assert opened.page == ""


def test_pages_are_heard_to_come_and_go(opened: Opened) -> None:
    opened.press("v")
    opened.press("v")
    assert opened.heard == ["dialog_open", "dialog_close"]


def test_another_page_takes_the_place_of_the_one_before(opened: Opened) -> None:
    opened.press("v")
    opened.press("k")
    assert opened.page == "deck"
    assert len(opened.book.children) == 1


def test_the_focus_comes_back_when_a_page_closes(opened: Opened) -> None:
    focus = opened.stage.dispatcher.focus
    focus.give(opened.elsewhere)
    opened.press("v")
    assert focus.current is not opened.elsewhere
    opened.press("k")
    opened.press("escape")
    assert focus.current is opened.elsewhere


def test_the_rival_key_goes_round_the_rivals_and_then_closes() -> None:
    opened = Opened(Table(seat(), seat(), seat()).view(0), seats=3)
    shown = []
    for _ in range(3):
        opened.press("r")
        page = opened.book.panel.page.title(opened.view) if opened.book.panel is not None else ""
        shown.append(page)
    assert shown == ["Circe the Unforgettable", "Merlin", ""]


def test_a_page_follows_the_table_and_is_not_laid_anew_without_need(opened: Opened) -> None:
    opened.press("k")
    assert opened.book.panel is not None
    before = opened.book.panel.area.content.children[0]
    opened.book.show(opened.view)
    assert opened.book.panel.area.content.children[0] is before
    changed = opened.view.clone()
    changed.discards[0].append(opened.number("prism"))
    opened.book.show(changed)
    assert opened.book.panel.area.content.children[0] is not before


def test_the_deck_page_shows_every_own_artifact_as_a_card(opened: Opened) -> None:
    opened.press("k")
    shown = {node.card for node in opened.book.cards()}
    slugs = ("prism", "athanor", "mermaid", "treant", "crypt", "fire_dragon", "vault", "hawk")
    assert {opened.number(slug) for slug in slugs} <= shown


def test_the_rival_page_shows_what_lies_there_as_it_lies(opened: Opened) -> None:
    opened.book.rival(1)
    man = next(node for node in opened.book.cards() if node.card == opened.number("windup_man"))
    assert man.on == opened.view.on[opened.number("windup_man")]
    assert opened.page == "rival"
    opened.book.rival(1)
    assert opened.page == ""


def test_a_page_names_the_key_that_closes_it_and_not_one_that_leads_on() -> None:
    opened = Opened(resarcana().blank({"seats": 3}, 0), seats=3)
    named = []
    for _ in range(2):
        opened.press("r")
        assert opened.book.panel is not None
        named.append(str(opened.book.panel.close.key).lower())
    assert named == ["esc", "r"]


def test_before_anything_is_dealt_there_are_no_artifacts() -> None:
    opened = Opened(resarcana().blank({"seats": 2}, 0))
    opened.book.toggle("deck")
    assert "You have no artifacts yet." in words(opened)


def test_nothing_discarded_is_said() -> None:
    opened = Opened(Table(seat(), seat()).view(0))
    opened.book.toggle("discards")
    assert "No discards yet." in words(opened)


# ------------------------------------------------------------------------------------------------------ one card


def test_the_large_view_says_everything_and_names_each_discount(opened: Opened) -> None:
    opened.book.pin(opened.number("athanor"))
    told = words(opened)
    assert "less 1 (Artificer \N{MINUS SIGN}1)." in told
    assert "Rulings" in told and "X may be 0" in told
    assert "In your hand" in told or "in your hand" in told


def test_what_can_be_done_is_a_button_and_closes_the_view(opened: Opened) -> None:
    choice = Choice(PlaceArtifact(0, opened.number("prism")), "Place Prism")
    opened.choices[opened.number("prism")] = [choice]
    opened.press("k")
    opened.book.pin(opened.number("prism"))
    button = next(node for node in opened.book.walk() if isinstance(node, Button) and node.text == "Place Prism")
    button.activate()
    assert opened.chosen == [choice]
    assert opened.book.large is None and opened.page == ""


def test_the_large_view_closes_by_escape_before_the_page_below_it(opened: Opened) -> None:
    opened.press("k")
    opened.book.pin(opened.number("prism"))
    opened.press("escape")
    assert opened.book.large is None and opened.page == "deck"


def test_going_elsewhere_closes_the_large_view(opened: Opened) -> None:
    opened.book.pin(opened.number("prism"))
    opened.book.update()
    assert opened.book.large is not None
    opened.stage.dispatcher.focus.give(opened.elsewhere, shown=False)
    opened.book.update()
    assert opened.book.large is None


def test_the_same_card_once_more_closes_it_and_another_takes_its_place(opened: Opened) -> None:
    opened.book.pin(opened.number("prism"))
    opened.book.pin(opened.number("vault"))
    assert opened.book.large is not None and opened.book.large.key == opened.number("vault")
    opened.book.pin(opened.number("vault"))
    assert opened.book.large is None


def test_a_pile_of_unknown_cards_has_a_back() -> None:
    opened = Opened(Table.dealt(setup="first").view(0))
    opened.press("k")
    backs = [node for node in opened.book.cards() if node.card is None]
    assert [node.count for node in backs] == [5]


# ------------------------------------------------------------------------------------------------------ by keys


def focused(opened: Opened) -> str:
    """The name of what has the focus."""
    current = opened.stage.dispatcher.focus.current
    return current.name if current is not None else ""


def test_keys_stay_on_a_page_and_lead_from_card_to_card() -> None:
    opened = Opened(a_table().view(0))
    opened.press("k")
    on_it = {*(node.name for node in opened.book.cards()), "page content", "close page"}
    seen = set()
    for key in ("right", "down", "down", "left", "up", *["tab"] * 12):
        opened.press(key)
        seen.add(focused(opened))
    assert seen <= on_it and "close page" in seen and len(seen) > 8
    assert focused(opened) != "elsewhere"


def test_a_page_of_words_is_moved_by_arrows_and_page_keys(opened: Opened) -> None:
    opened.press("f1")
    panel = opened.book.panel
    assert panel is not None
    for key in ("down", "pagedown", "end"):
        before = panel.area.offset
        opened.press(key)
        assert panel.area.offset > before
    opened.stage.dispatcher.focus.give(panel.close)
    opened.press("home")
    assert panel.area.offset == 0


def test_the_large_view_begins_with_what_can_be_done_and_keys_stay_on_it(opened: Opened) -> None:
    prism = opened.number("prism")
    opened.choices[prism] = [Choice(PlaceArtifact(0, prism), name) for name in ("Place Prism", "Give it up")]
    opened.stage.dispatcher.focus.give(opened.elsewhere)
    opened.book.pin(prism, by_keys=True)
    seen = [focused(opened)]
    for key in ("down", "down", "up", "up", "up", *["tab"] * 6):
        opened.press(key)
        opened.book.update()
        seen.append(focused(opened))
    assert seen[:2] == ["do 0", "do 1"] and "close large view" in seen and "elsewhere" not in seen
    assert opened.book.large is not None
    opened.press("escape")
    assert focused(opened) == "elsewhere"


def test_the_large_view_of_what_cannot_be_used_begins_with_the_way_out_and_is_read_by_page_keys(opened: Opened) -> None:
    opened.book.pin(opened.number("fire_dragon"), by_keys=True)
    large = opened.book.large
    assert large is not None and focused(opened) == "close large view"
    large.area.content.height += 900
    opened.press("pagedown")
    assert large.area.offset > 0
    opened.press("return")
    assert opened.book.large is None


def test_the_large_view_stays_when_what_can_be_done_changes(opened: Opened) -> None:
    prism = opened.number("prism")
    opened.choices[prism] = [Choice(PlaceArtifact(0, prism), "Place Prism")]
    opened.book.pin(prism, by_keys=True)
    opened.choices[prism] = []
    opened.book.show(opened.view)
    opened.book.update()
    assert opened.book.large is not None and focused(opened) == "close large view"
