"""All components on one picture, to be looked at: `python -m ...faces.sheet --png x.png --width 150 --language es`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.faces.card import CardNode
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import Icons
from resarcana_gui.games.resarcana.view.faces.plan import SHAPE
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.theme import THEMES
from resarcana_gui.scene.transform import scaled

GROUND: Final = (30, 21, 16)
THEME_NAMES: Final = {theme.name.replace(" ", "-"): theme for theme in THEMES}


def sheet(faces: Faces, width: float, across: int, only: Sequence[str] = (), factor: float = 1.0) -> pygame.Surface:
    """All components, or those of the given ids, side by side at a width."""
    shown = [component for component in faces.cards.components if not only or component.slug in only]
    gap, root = 14.0, Node()
    for at, component in enumerate(shown):
        node = CardNode(faces.look, faces, component.number, width)
        node.at = (gap + width / 2 + at % across * (width + gap), gap + (at // across + 0.5) * (width * SHAPE + gap))
        root.add(node)
    rows = -(-len(shown) // across)
    size = (gap + across * (width + gap), gap + rows * (width * SHAPE + gap))
    surface = pygame.Surface((round(size[0] * factor), round(size[1] * factor)), 0, 32)
    surface.fill(GROUND)
    painter = Painter(surface, SurfaceCache(), scaled(factor))
    root.paint(painter)
    painter.flush()
    return surface


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture."""
    parser = argparse.ArgumentParser(prog="sheet", description="Draws every component into a picture.")
    parser.add_argument("--png", type=Path, required=True, help="where to write it")
    parser.add_argument("--width", type=float, default=150.0, help="of a card, in pixels")
    parser.add_argument("--across", type=int, default=0, help="so many in a row")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", choices=sorted(THEME_NAMES), default="candlelight")
    parser.add_argument("--text", type=float, default=1.0, help="text scale, from 1 to 2")
    parser.add_argument("--only", nargs="*", default=[], help="ids of components")
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    theme = THEME_NAMES[given.theme]
    look = Look(theme, given.text, Icons(theme))
    faces = Faces(look, load_cards(), given.language)
    across = given.across or max(1, int(1900 // (given.width + 14)))
    pygame.image.save(sheet(faces, given.width, across, given.only), given.png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
