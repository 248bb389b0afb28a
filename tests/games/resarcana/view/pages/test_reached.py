"""Everything that can be looked up is reached from the table: by a click, a right click, or a key."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.table.boards import OwnHead, RivalHead
from resarcana_gui.scene.events import LEFT, RIGHT, KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.node import Node
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless


class Player:
    """Somebody at a table of three, whose turn it is."""

    def __init__(self) -> None:
        headless()
        self.stage = HeadlessClient(settings=Settings(speed="instant"))
        self.screen = self.stage.table(seats=3)
        for _ in range(400):
            self.stage.tick()
            if self.screen.runner.asked_person is not None:
                if isinstance(self.screen.match.pending, AskTurn):
                    break  # a rival's turn would go on meanwhile
                self.screen.controller.submit(self.screen.match.legal()[0])
        self.stage.rest()

    @property
    def table(self) -> ResArcanaTable:
        assert isinstance(self.screen.view, ResArcanaTable)
        return self.screen.view

    @property
    def page(self) -> str:
        panel = self.table.book.panel
        return panel.page.name if panel is not None else ""

    @property
    def large(self) -> int | None:
        """The card that is shown large."""
        view = self.table.book.large
        return view.key if view is not None and isinstance(view.key, int) else None

    def click(self, node: Node, button: int = LEFT) -> None:
        x, y = node.bounds().center
        for event in (PointerMoved(x, y), PointerDown(x, y, button), PointerUp(x, y, button)):
            self.stage.shell.stage.send(event)
            self.stage.tick()

    def point(self, node: Node) -> str:
        """Point at something for a while; the tip that is shown then."""
        self.stage.shell.stage.send(PointerMoved(*node.bounds().center))
        self.stage.wait(320)
        tooltip = self.stage.shell.tips.tooltip
        return tooltip.text if tooltip.visible else ""

    def press(self, key: str) -> None:
        self.stage.shell.stage.send(KeyDown(key))
        self.stage.shell.stage.send(KeyUp(key))
        self.stage.tick()


@pytest.fixture(scope="module")
def seated() -> Player:
    return Player()


@pytest.fixture
def player(seated: Player) -> Player:
    seated.table.book.unpin()
    seated.table.book.close()
    return seated


def test_a_click_on_points_opens_the_score_sheet(player: Player) -> None:
    player.click(player.table.scenery.heads[1].medallion)
    assert player.page == "scores"
    player.press("escape")
    assert player.page == ""


def test_a_rival_s_name_and_board_open_its_page(player: Player) -> None:
    player.click(player.table.scenery.heads[2].name_label)
    assert player.page == "rival"


def test_the_count_of_discards_and_the_own_deck_open_their_pages(player: Player) -> None:
    head = player.table.scenery.heads[1]
    assert isinstance(head, RivalHead)
    player.click(head.piles)
    assert player.page == "discards"
    player.press("escape")
    player.click(player.table.scenery.deck)
    assert player.page == "deck"


def test_help_is_offered_beside_the_table(player: Player) -> None:
    assert player.screen.hud is not None
    player.click(player.screen.hud.top_bar.help)
    assert player.page == "help"


def test_pointing_at_points_tells_their_parts(player: Player) -> None:
    assert player.point(player.table.scenery.heads[0].medallion).startswith("**Ada: ")


def test_pointing_at_the_income_tells_where_it_comes_from(player: Player) -> None:
    head = player.table.scenery.heads[0]
    assert isinstance(head, OwnHead) and player.point(head.income).startswith("**The next Collect**")


def test_a_right_click_and_the_key_show_a_card_large(player: Player) -> None:
    card = player.table.scenery.cards[player.table.scenery.state.places[0]]
    player.click(card, RIGHT)
    assert player.large == card.card
    player.press("escape")
    assert player.large is None
    player.point(card)
    player.press("i")
    assert player.large == card.card
    player.press("i")
    assert player.large is None


def test_a_card_on_a_page_is_shown_large_and_not_played(player: Player) -> None:
    steps = len(player.screen.match.history.steps)
    player.press("k")
    player.click(player.table.book.cards()[0])
    assert player.large is not None
    assert len(player.screen.match.history.steps) == steps


def test_what_can_be_done_can_be_done_from_the_large_view(player: Player) -> None:
    table = player.table
    hand = table.scenery.state.hand[0]
    player.click(table.scenery.cards[hand[0]], RIGHT)
    large = table.book.large
    assert large is not None
    buttons = [node for node in large.walk() if node.name.startswith("do ")]
    assert buttons


def test_pages_open_and_close_while_one_looks_back(player: Player) -> None:
    player.screen.history.to(2)
    player.press("f1")
    assert player.page == "help"
    player.press("escape")
    assert player.page == "" and player.screen.past_position == 2
    player.press("escape")
    past_position: int | None = player.screen.past_position
    assert (past_position, player.stage.shell.messages.asking) == (None, False)
