# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

"""Where arrows lead while something is asked."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import HeadlessClient, headless
from tools.tour.run import stops
from tools.tour.stop import visit


def choosing_an_item(stop: str = "ask-choose-item") -> tuple[HeadlessClient, TableScreen]:
    """The items are laid out at the right end of the own row."""
    headless()
    stage = visit(stops()[stop], Settings(speed="instant"))
    assert isinstance(stage.shell.screen, TableScreen)
    return stage, stage.shell.screen


def press(stage: HeadlessClient, key: str) -> Control:
    stage.shell.stage.send(KeyDown(key))
    stage.tick()
    current = stage.shell.stage.dispatcher.focus.current
    assert current is not None
    return current


def test_the_first_arrow_leads_to_what_can_be_chosen_and_the_next_stay_there() -> None:
    stage, screen = choosing_an_item()
    assert all(screen.reach.tabs_to(press(stage, key)) for key in ("right", "right", "left", "right"))


def test_arrows_go_from_one_that_can_be_chosen_to_the_next_and_to_nothing_under_them() -> None:
    stage, screen = choosing_an_item()
    cards = [press(stage, "right") for _ in range(8)]
    places = [card.bounds().centerx for card in cards]
    assert places == sorted(set(places)) and all(screen.reach.tabs_to(card) for card in cards)


def test_a_rival_whose_middle_lies_under_what_can_be_chosen_is_no_stop_between_two_items() -> None:
    stage, screen = choosing_an_item("ask-swap-item")
    assert all(screen.reach.tabs_to(press(stage, key)) for key in ("right",) * 6 + ("left",) * 5)


def test_arrows_pass_over_the_own_row_which_only_its_cards_can_be_used_in() -> None:
    headless()
    stage = visit(stops()["table-2"], Settings(speed="instant"))
    screen = stage.shell.screen
    assert isinstance(screen, TableScreen)
    reached = {press(stage, key).name for key in ("down", "up", "up", "up", "down", "down", "down", "up") for _ in "12"}
    assert "board 0" not in reached and "board 1" in reached


@pytest.mark.parametrize("stop", ["ask-choose-item", "ask-swap-item"])
def test_while_items_lie_to_choose_from_every_card_can_still_be_looked_at(stop: str) -> None:
    stage, screen = choosing_an_item(stop)
    nodes = [node for node in stage.shell.root.walk() if isinstance(node, CardNode) and node.focusable and node.shown]
    assert len(nodes) > 20
    assert [node.name for node in nodes if not screen.reach.arrows_to(node)] == []


def test_once_it_is_chosen_nothing_of_it_stays_grown_or_explained() -> None:
    stage, screen = choosing_an_item()
    press(stage, "right")
    stage.rest()
    stage.wait(320)
    view = screen.view
    assert isinstance(view, TabletopView) and view.grower.shown is not None
    stage.shell.stage.send(KeyDown("return"))
    stage.wait(960)
    assert view.grower.shown is None and stage.shell.stage.hover.shown is None
