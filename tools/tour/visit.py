"""Going to a stop."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.check import Fault, check
from resarcana_gui.settings import Settings
from tools.headless_client import NAMES, HeadlessClient
from tools.tour.stop import Stop

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
