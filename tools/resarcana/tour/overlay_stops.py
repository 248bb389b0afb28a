"""The stops at what lies over the table: pages, large cards, pause, curtain, comments on a demo, the end of a game."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.view.pages.resarcana_page import DECK, DISCARDS
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.screens import actions
from resarcana_gui.screens.demo.demo_table import DemoTable, start_demo
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.pause import open_pause
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import decided, played, table_of
from tools.resarcana.tour.table_stops import late
from tools.tour.menu_stops import LONG_NAME
from tools.tour.stop import Stop, seat_at


def page(name: str, stage: HeadlessClient) -> None:
    """One of the pages."""
    late(3, stage)
    table_of(stage).book.toggle(name)


def rival_page(stage: HeadlessClient) -> None:
    """The page of a rival."""
    late(4, stage)
    table_of(stage).book.rival(2)


def large_card(stage: HeadlessClient) -> None:
    """A card of the hand in the large view, with what can be done with it."""
    late(3, stage)
    table = table_of(stage)
    assert table.asker.asking is not None
    ways = table.asker.asking.choices
    number = max(table.scenery.state.hand[0], key=lambda card: len(ways.get(card, ())))
    table.book.pin(number)


def large_place(stage: HeadlessClient) -> None:
    """A Place of Power in the large view."""
    late(2, stage)
    table = table_of(stage)
    number = table.scenery.state.places[0]
    table.book.pin(number)


def pause(stage: HeadlessClient) -> None:
    """The pause."""
    late(2, stage)
    open_pause(stage.shell, lambda: None, on_copy=lambda: None)


def curtain(stage: HeadlessClient) -> None:
    """The curtain between two people."""
    late(2, stage)
    stage.shell.overlay.add(Curtain(stage.shell, "Circe", lambda: None, on_leave=lambda: None))


def curtain_undo(stage: HeadlessClient) -> None:
    """The curtain while the last action can still be undone, with the longest names."""
    late(2, stage)
    stage.shell.overlay.add(
        Curtain(stage.shell, LONG_NAME, lambda: None, on_leave=lambda: None, on_undo=lambda: None, actor=LONG_NAME)
    )


def interval(stage: HeadlessClient) -> None:
    """The end of the first game of a match."""
    match, last = decided(stage)
    screen = TableScreen(stage.shell, stage.game, match, viewer=last.seat)
    stage.shell.show(screen)
    screen.controller.submit(last)
    stage.shell.look.queue.settle()
    stage.tick()
    stage.shell.look.queue.settle()


def game_over(seats: int, stage: HeadlessClient) -> None:
    """The end of a game."""
    match = played(stage, seats, 99)
    seat_at(stage, match)
    stage.shell.visit(GameOver(stage.shell, stage.game, match, 0))
    stage.shell.look.queue.settle()


def demo(stage: HeadlessClient) -> None:
    """A demo."""
    start_demo(stage.shell)
    for _ in range(50):
        stage.tick()


def commented(stage: HeadlessClient) -> None:
    """A demo with the owl's comment."""
    start_demo(stage.shell)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.board is not None
    while not screen.board.speaking:
        stage.tick(100)
    stage.tick(400)


def woken(stage: HeadlessClient) -> None:
    """A demo in which somebody may take a seat."""
    commented(stage)
    stage.shell.stage.send(KeyDown("space"))
    stage.tick(400)


STOPS: Final = (
    Stop("table-demo", demo),
    Stop("table-demo-comment", commented),
    Stop("table-demo-join", woken),
    *(Stop(f"page-{name}", partial(page, name)) for name in (actions.SCORES, DECK, DISCARDS, actions.HELP)),
    Stop("page-rival", rival_page),
    Stop("large-card", large_card),
    Stop("large-place", large_place),
    Stop("pause", pause),
    Stop("curtain", curtain),
    Stop("curtain-undo", curtain_undo),
    Stop("interval", interval),
    Stop("game-over-2", partial(game_over, 2)),
    Stop("game-over-4", partial(game_over, 4)),
)
