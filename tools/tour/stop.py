"""A stop of the tour, and helpers for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from resarcana_gui.match.match import Match
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import HeadlessClient


@dataclass(frozen=True)
class Stop:
    """One picture."""

    name: str
    """The name of its file, without the suffix."""
    show: Callable[[HeadlessClient], object]
    """Brings the program to where the picture is taken."""
    moving: bool = False
    """Whether it is taken during an animation; then its layout is not final."""


def seat_at(stage: HeadlessClient, match: Match, viewer: int = 0) -> None:
    """Show a match as one seat sees it, with all animations finished and the dust settled."""
    screen = TableScreen(stage.shell, stage.game, match, viewer=viewer)
    screen.presenter.begun = True
    stage.shell.show(screen)
    stage.tick()
    stage.shell.look.queue.settle()
    view = screen_of(stage).view
    if isinstance(view, TabletopView):
        view.table.particles.stop()


def screen_of(stage: HeadlessClient) -> TableScreen:
    """Return the current table screen."""
    screen = stage.shell.screen
    assert isinstance(screen, TableScreen)
    return screen
