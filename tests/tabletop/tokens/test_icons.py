"""Icons of a game without files: its own drawings, and those of the interface."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.tabletop.tokens.icon_shapes import IconShape, arc, drawn
from resarcana_gui.tabletop.tokens.icons import IconSet

RED = (200, 20, 20)
SHAPES = {"leaf": IconShape(fills=(((10, 10), (54, 10), (32, 60)),)), "coin": IconShape((arc(32, 32, 20, 0, 360),))}


def draw(name: str, side: int, ink: Colour) -> pygame.Surface:
    return drawn(SHAPES[name], side, RED if name == "coin" else ink)


ICONS = IconSet("no such game", ("coin",), ("leaf",), draw)


def colour(name: str, ink: Colour) -> Colour:
    icon = ICONS.in_ink(CANDLELIGHT, ink).icon(name)
    assert icon is not None
    red, green, blue, _ = pygame.transform.average_color(icon.render((32, 32), 1.0), consider_alpha=True)
    return red, green, blue


def test_an_icon_takes_the_ink_of_its_text_unless_it_keeps_its_colours() -> None:
    assert colour("leaf", (0, 0, 250))[2] > 200
    assert colour("coin", (0, 0, 250))[0] > 150


def test_the_icons_of_the_interface_are_there_too_and_others_are_not() -> None:
    icons = ICONS.in_ink(CANDLELIGHT)
    assert icons.icon("check") is not None and icons.icon("nobody-knows-it") is None


def test_an_icon_is_drawn_once_for_each_size() -> None:
    icon = ICONS.icon("coin")
    assert icon.render((20, 20), 1.0) is icon.render((20, 20), 1.0)
    assert icon.render((20, 20), 1.0) is not icon.render((21, 21), 1.0)
