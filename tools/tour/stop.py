"""A stop of the tour, going there, and helpers for all stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.match.match import Match
from resarcana_gui.scene.check import Fault, check
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import NAMES, HeadlessClient


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


SETTLED: Final = 640
"""The milliseconds that finish every animation of the interface."""


def seated(wanted: Settings, size: tuple[int, int] = (1920, 1080)) -> HeadlessClient:
    """Return the program, with the game's own characters as opponents."""
    stage = HeadlessClient(size, wanted)
    characters = stage.plugin.characters(wanted.language)
    stage.names = (NAMES[0], *characters) if characters else NAMES
    return stage


def visit(stop: Stop, wanted: Settings, size: tuple[int, int] = (1920, 1080)) -> HeadlessClient:
    """Go to a stop; animations are finished, unless the picture shows them."""
    stage = seated(wanted, size)
    stop.show(stage)
    if not stop.moving:
        stage.wait(SETTLED)
    return stage


def faults(stop: Stop, stage: HeadlessClient) -> list[Fault]:
    """Return what the layout check finds there; nothing during an animation."""
    return [] if stop.moving else check(stage.shell.root, stage.shell.look.theme, stage.shell.seen)
