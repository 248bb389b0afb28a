"""Draws all components into one picture: `python -m tools.resarcana.card_sheet --png x.png --width 150 --language
es`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import CALM, DEATH, ELAN, GOLD, LIFE, of
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.cards.tables import KINDS
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.theme import THEMES
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.marks import MARKS

GROUND: Final = (30, 21, 16)
SHOWN: Final = (
    *("athanor", "fire_dragon", "vault", "mermaid", "prism", "treant", "library", "coral_castle"),
    *("catacombs_of_the_dead", "sorcerers_bestiary", "windup_man"),
)
THEME_NAMES: Final = {theme.name.replace(" ", "-"): theme for theme in THEMES}


def sheet(faces: Faces, width: float, across: int, only: Sequence[str] = ()) -> pygame.Surface:
    """Draw all components, or those of the given ids, side by side at a width."""
    shown = [component for component in faces.cards.components if not only or component.slug in only]
    return laid([CardNode(faces.look, faces, component.number, width) for component in shown], across)


def states(faces: Faces, width: float) -> pygame.Surface:
    """Draw one card in all its states: marked, dimmed, turned, full of essences, face down, a pile."""
    number, look = faces.cards.numbers, faces.look
    cards = [CardNode(look, faces, number[slug], width) for slug in SHOWN]
    for card, mark in zip(cards, MARKS, strict=False):
        card.mark = mark
    cards[5].dimmed = cards[6].hovered = cards[7].focused = True
    cards[8].on = of(DEATH, 6)
    cards[9].on = of(ELAN, 2) + of(LIFE) + of(CALM, 3) + of(DEATH, 12) + of(GOLD, 4)
    cards[10].on, cards[10].rotation = of(ELAN, 11) + of(GOLD), 90.0
    for back, count in zip(KINDS, (None, None, 5, 6, None), strict=True):
        pile = CardNode(look, faces, None, width, back=back)
        pile.count = count
        cards.append(pile)
    return laid(cards, 8, width * 0.42)


def laid(cards: Sequence[CardNode], across: int, gap: float = 14.0) -> pygame.Surface:
    """Draw cards side by side on a dark ground."""
    width, height = cards[0].width + gap, cards[0].height + gap
    root = Node(size=(gap + across * width, gap + -(-len(cards) // across) * height))
    for at, card in enumerate(cards):
        card.at = (gap / 2 + (at % across + 0.5) * width, gap / 2 + (at // across + 0.5) * height)
        root.add(card)
    surface = pygame.Surface((round(root.width), round(root.height)), 0, 32)
    surface.fill(GROUND)
    painter = Painter(surface, SurfaceCache())
    root.paint(painter)
    painter.flush()
    return surface


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the picture."""
    parser = argparse.ArgumentParser(prog="card_sheet", description="Draws every component into a picture.")
    parser.add_argument("--png", type=Path, required=True, help="where to write it")
    parser.add_argument("--width", type=float, default=150.0, help="of a card, in pixels")
    parser.add_argument("--across", type=int, default=0, help="cards in a row")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", choices=sorted(THEME_NAMES), default="candlelight")
    parser.add_argument("--text", type=float, default=1.0, help="text scale, from 1 to 2")
    parser.add_argument("--states", action="store_true", help="draw what can become of a card instead")
    parser.add_argument("--only", nargs="*", default=[], help="ids of components")
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    theme = THEME_NAMES[given.theme]
    look = UiStyle(theme, given.text, ICONS.in_ink(theme))
    faces = Faces(look, load_cards(), given.language)
    across = given.across or max(1, int(1900 // (given.width + 14)))
    shown = states(faces, given.width) if given.states else sheet(faces, given.width, across, given.only)
    pygame.image.save(shown, given.png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
