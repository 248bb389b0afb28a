"""The cards of a game are looked through, narrowed down and seen large, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from resarcana_gui.records.match_record import HAD, MatchRecord, PlayerRecord, SeatStatistics
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Exhibit, Facet, FacetValue, Gallery, RelatedExhibits
from resarcana_gui.scene.events import Wheeled
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.gallery.exhibit_page import ExhibitPage
from resarcana_gui.screens.gallery.gallery_page import GalleryPage
from resarcana_gui.screens.reference.reference_page import ReferencePage
from resarcana_gui.screens.title import Title
from tests.reference.stall_reference import STALL
from tests.screens.market import DUSK, MarketUi, shell_of
from tests.screens.shell_player import Player

FRUIT = Facet("kind", "Kind", (FacetValue("sweet", "Sweet", "Sweet ones."), FacetValue("sour", "Sour")))
SHOWN = Gallery(
    [("stall", "At the stall"), ("home", "At home")],
    [FRUIT],
    [
        Exhibit("lemon", "Lemon", 2, "home", ("Keeps long.",), {"kind": frozenset({"sour"})}),
        Exhibit("apple", "Äpple", 1, "stall", ("Sells [>goal|well].",), {"kind": frozenset({"sweet", "sour"})},
                (RelatedExhibits("Goes with", ("lemon",)),)),
        *(Exhibit(f"pear{at}", "Pear", 3 + at, "stall", ("Soft.",), {"kind": frozenset({"sweet"})}) for at in range(9)),
    ],
)  # fmt: skip


class ShowingUi(MarketUi):
    """A market stall that shows its cards."""

    has_reference = has_gallery = True

    def reference(self, language: str) -> Reference:
        return STALL

    def gallery(self, language: str) -> Gallery:
        return SHOWN

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        return lambda card, width: DUSK


@pytest.fixture
def player() -> Player:
    shell = shell_of(games={"toy": ShowingUi()})
    shell.show(Title(shell))
    return Player(shell)


def cards(player: Player) -> list[str]:
    return [name.removeprefix("card ") for name in player.names() if name.startswith("card ")]


def texts(player: Player) -> list[str]:
    return [label.text for label in player.screen.walk() if isinstance(label, Label)]


def test_the_shelves_stand_in_their_order_and_escape_leads_back(player: Player) -> None:
    player.click("gallery")
    assert isinstance(player.screen, GalleryPage) and player.focused == "search" and not player.faults()
    assert cards(player)[0] == "apple" and cards(player)[-1] == "lemon" and "Shown: 11" in texts(player)
    player.key("escape")
    assert player.sees("new game")


def test_filters_narrow_it_down_and_are_taken_back_by_the_same_click(player: Player) -> None:
    player.click("gallery")
    player.click("kind sour")
    assert cards(player) == ["apple", "lemon"] and player.find("kind sour").chosen  # type: ignore[attr-defined]
    player.find("search").write("long")  # type: ignore[attr-defined]
    assert cards(player) == ["lemon"]
    player.click("kind sweet")
    assert cards(player) == [] and not player.find("kind sour").chosen  # type: ignore[attr-defined]
    player.click("all")
    assert len(cards(player)) == 11


def test_keys_choose_a_filter_and_stay_on_it(player: Player) -> None:
    player.click("gallery")
    player.screen.give_focus("kind sweet")
    player.key("return")
    assert player.focused == "kind sweet" and "lemon" not in cards(player)


def test_the_wheel_and_page_keys_go_through_the_shelves(player: Player) -> None:
    player.click("gallery")
    sheet = player.find("shelves")
    assert isinstance(sheet, ScrollArea)
    player.point(sheet.bounds().center)
    player.shell.stage.send(Wheeled(*sheet.bounds().center, -1))
    assert sheet.offset > 0
    player.key("pageup")
    assert sheet.offset == 0


def test_a_card_is_shown_large_with_its_kin_and_leads_on(player: Player) -> None:
    player.click("gallery")
    player.click("kind sour")
    player.click("card apple")
    assert isinstance(player.screen, ExhibitPage) and player.screen.title == "Äpple" and player.focused == "next"
    player.key("return")
    assert player.screen.name_shown == "lemon"
    player.key("return")
    player.click("card lemon")
    assert player.screen.name_shown == "lemon"
    player.click("back")
    assert cards(player) == ["apple", "lemon"]


def test_a_card_leads_to_the_rules_and_the_rules_to_the_card(player: Player) -> None:
    player.shell.routes.exhibit("apple")
    player.click("link goal")
    assert isinstance(player.screen, ReferencePage) and player.screen.place == "goal"
    player.screen.go("card.apple")
    player.click("card card.apple")
    assert isinstance(player.screen, ExhibitPage) and player.screen.name_shown == "apple"


def test_it_says_how_often_one_played_and_won_with_a_card(player: Player) -> None:
    you = PlayerRecord("Ada", None, place=1, points=9, statistics=SeatStatistics({}, {f"{HAD}apple": 1}))
    played = MatchRecord("1.jsonl", "toy", "", 1.0, 1.0, {}, "rounds", (you,))
    lost = replace(played, file="2.jsonl", players=(replace(you, place=2),))
    other = replace(played, file="3.jsonl", players=(replace(you, statistics=SeatStatistics()),))
    player.matches.kept.records = lambda game: [played, lost, other]  # type: ignore[method-assign]
    player.shell.routes.exhibit("apple")
    assert "2 games, 1 won." in texts(player)
    player.shell.routes.exhibit("lemon")
    assert "None yet." in texts(player)
