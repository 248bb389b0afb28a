"""Draws every question panel into one picture: `python -m ...tools.panel_sheet --png x.png --language es --text 2`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.tools.sample_questions import COLLECTING, SAMPLES, asked_at, session_of
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.panels.collect_panel import CollectPanel
from resarcana_gui.games.resarcana.view.asking.panels.panel import question_panel
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.theme import THEMES
from resarcana_gui.scene.transform import IDENTITY, Box
from resarcana_gui.screens.actions import KEYS
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame
from resarcana_gui.tabletop.asking.panels.site import Site

GROUND: Final = (46, 34, 26)
THEME_NAMES: Final = {theme.name.replace(" ", "-"): theme for theme in THEMES}
GAP: Final = 28.0


def panels(look: Look, language: str, site: Site) -> Iterator[tuple[str, AskingFrame]]:
    """One panel for every kind of question, with its name."""
    faces = Faces(look, load_cards(), language, look.text.icons)
    bindings = Bindings(KEYS)
    for name, sample in SAMPLES.items():
        asking = asked_at(session_of(sample), language)
        yield name, question_panel(look, faces, site, asking, _nothing, _nothing, bindings=bindings)
    asking = asked_at(session_of(COLLECTING), language)
    plan = CollectPlan(asking.view, asking.question)
    yield "collect", CollectPanel(look, faces, site, plan, asking.voice, _nothing, bindings=bindings)


def _nothing(*_: object) -> None:
    """Ignore the answer."""


def sheet(look: Look, shown: Sequence[AskingFrame], across: int) -> pygame.Surface:
    """Panels in rows, each row as high as its highest."""
    root, y, widest = Node(), GAP, 0.0
    for start in range(0, len(shown), across):
        row, x = shown[start : start + across], GAP
        height = max(panel.height for panel in row)
        for panel in row:
            panel.at = (x, y + height - panel.height)
            x += panel.width + GAP
            root.add(panel)
        y, widest = y + height + GAP, max(widest, x)
    look.queue.settle()
    surface = pygame.Surface((round(widest), round(y)), 0, 32)
    surface.fill(GROUND)
    painter = Painter(surface, SurfaceCache(), IDENTITY)
    root.paint(painter)
    painter.flush()
    return surface


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture."""
    parser = argparse.ArgumentParser(prog="panel_sheet", description="Draws every panel into a picture.")
    parser.add_argument("--png", type=Path, required=True, help="where to write it")
    parser.add_argument("--width", type=float, default=400.0, help="of the box that holds a panel")
    parser.add_argument("--further", type=float, default=324.0, help="how much wider a panel may be")
    parser.add_argument("--across", type=int, default=4, help="panels in a row")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", choices=sorted(THEME_NAMES), default="candlelight")
    parser.add_argument("--text", type=float, default=1.0, help="text scale, from 1 to 2")
    parser.add_argument("--only", nargs="*", default=[], help="which questions")
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    theme = THEME_NAMES[given.theme]
    look = Look(theme, given.text, ICONS.in_ink(theme))
    made = panels(look, given.language, Site(Box(0, 0, given.width, 288), -given.further, -500))
    shown = [panel for name, panel in made if not given.only or name in given.only]
    pygame.image.save(sheet(look, shown, given.across), given.png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
