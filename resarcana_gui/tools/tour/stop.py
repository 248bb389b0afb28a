"""A stop of the tour, and what all of them are made with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from resarcana_gui.games.resarcana.view.playing.view import ResArcanaTable
from resarcana_gui.match.match import Match
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.screens.table import TableScreen
from resarcana_gui.tools.headless_client import HeadlessClient


@dataclass(frozen=True)
class Stop:
    """One picture."""

    name: str
    """Of its file, without the ending."""
    show: Callable[[HeadlessClient], object]
    """Brings the program to where the picture is taken."""
    moving: bool = False
    """Whether it is taken in the middle of what moves; then nothing of its layout is final."""


def seat_at(stage: HeadlessClient, match: Match, viewer: int = 0) -> ResArcanaTable:
    """Show a match as one seat sees it, with all that moves at its end."""
    screen = TableScreen(stage.shell, stage.game, match, viewer=viewer)
    stage.shell.show(screen)
    stage.tick()
    stage.shell.look.queue.settle()
    return table_of(stage)


def screen_of(stage: HeadlessClient) -> TableScreen:
    """The screen of the table that is shown."""
    screen = stage.shell.screen
    assert isinstance(screen, TableScreen)
    return screen


def table_of(stage: HeadlessClient) -> ResArcanaTable:
    """The table that is shown."""
    view = screen_of(stage).view
    assert isinstance(view, ResArcanaTable)
    return view


def press(stage: HeadlessClient, key: str) -> None:
    """Press a key, and let go of it."""
    stage.shell.stage.send(KeyDown(key))
    stage.shell.stage.send(KeyUp(key))
    stage.tick()
