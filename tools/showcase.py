"""Draws every widget and effect into one picture: `python -m tools.showcase --png out.png`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import THEMES
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from tools.showcase_boards import BoardsScreen
from tools.showcase_screen import ShowcaseScreen

NAMES: Final = {theme.name.replace(" ", "-"): theme for theme in THEMES}


def stage(theme: str = "candlelight", text_scale: float = 1.0, *, dialog: bool = False, boards: bool = False) -> Stage:
    """Return a stage that shows every widget, or what boards are made of, at rest. Raises KeyError for an unknown
    theme."""
    look, clock = UiStyle(NAMES[theme], text_scale), FakeClock()
    screen = BoardsScreen(look) if boards else ShowcaseScreen(look, dialog=dialog)
    made = Stage(CANVAS, clock, screen, look=look)
    look.queue.settle()
    screen.sparkle()
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture and print what the layout check finds. Return 1 if it finds anything."""
    parser = argparse.ArgumentParser(prog="showcase", description="Draws every widget and effect into a picture.")
    parser.add_argument("--png", type=Path, required=True, help="where to write it")
    parser.add_argument("--theme", choices=sorted(NAMES), default="candlelight")
    parser.add_argument("--size", default="1920x1080", help="of the window, such as 1280x720")
    parser.add_argument("--text", type=float, default=1.0, help="text scale, from 1 to 2")
    parser.add_argument("--dialog", action="store_true", help="with an open dialog")
    parser.add_argument("--boards", action="store_true", help="what boards are made of, instead")
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    width, _, height = given.size.partition("x")
    shown = stage(given.theme, given.text, dialog=given.dialog, boards=given.boards)
    shown.screenshot(given.png, (int(width), int(height)))
    faults = check(shown.root, shown.look.theme, shown.viewport.box)
    print(report(faults) or "The layout check finds nothing.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
