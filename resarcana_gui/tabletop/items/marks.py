"""The marks of items: what can be done with one, shown by light, a line along its outline, and a sign at its edge."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import Polygon, grown
from resarcana_gui.scene.polygon_shapes import KEPT, PolygonGlow, PolygonHalo, PolygonLine, framed
from resarcana_gui.scene.shapes import Halo, Outline
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle

MARKS: Final = MappingProxyType(
    {"none": "", "may": "", "can": "hot", "chosen": "chosen", "target": "bad", "source": "good"}
)
"""The marks of items, and the colour of the glow of each. `may` marks what can be used and seldom is, and has none."""
BADGES: Final = MappingProxyType({"may": "more", "chosen": "check", "target": "down", "source": "up"})
"""The sign of each mark at the item's edge: marks do not differ by colour alone."""
QUIET: Final = "edge_top"
"""The colour of a sign without a glow."""
TAB: Final = (40.0, 14.0)
"""The size of the tab on an item with several uses: as high as the space above a row of cards."""
TAB_SIGN: Final = 28.0
"""The side of the square in which its sign is drawn; the sign needs only the middle of it."""
HIGH_TAB: Final = (40.0, 24.0)
"""The size of the tab of a mark that glows."""
HIGH_SIGN: Final = 20.0
ONTO_RIM: Final = 0.025
"""How far the tab reaches onto the item, relative to its width: over the rim of a card but not over its name, which
must stay legible. It is in the middle, so that it is visible in a fan, too."""
REACH: Final = 18.0
"""How far the light of a mark reaches, around a box or into a polygon."""
LINE: Final = 3.5
"""The width of the line of a mark."""
FINE: Final = 2.0
"""The width of the line around usable items, of which there are many."""
RINGS: Final = (5.0, 4.0)
"""The widths of the two rings of the focus, from outside."""


class Edge(NamedTuple):
    """What marks are drawn along: a box with round corners or, if there is one, a convex polygon."""

    box: Box
    radius: float
    outline: Polygon | None = None
    inside: bool = False
    """Whether marks stay inside the polygon, because neighbours touch it."""


def draw_light(painter: Painter, look: UiStyle, mark: str, edge: Edge, *, hovered: bool) -> None:
    """Draw the light of a mark or of the pointer, or else the shadow of a box."""
    light = MARKS[mark] or (QUIET if hovered else "")
    if edge.outline is not None and light:
        corners, box = framed(edge.outline, 0.0 if edge.inside else REACH)
        shape = PolygonGlow if edge.inside else PolygonHalo
        painter.put(shape(corners, box.size, look.colour(light), REACH), box)
    elif edge.outline is not None:
        return
    elif light:
        bright = REACH / 4
        halo = Halo(look.colour(light), edge.radius + bright, REACH - bright, 1.0, 0.2)
        painter.put(halo, edge.box.inflate(2 * REACH, 2 * REACH))
    else:
        painter.put(look.shadow(edge.radius), edge.box.inflate(24, 24).move(0, 4))


def draw_along(painter: Painter, look: UiStyle, mark: str, edge: Edge, *, focused: bool) -> None:
    """Draw a mark, and the focus, along an edge: outside a box, and a polygon unless neighbours touch it."""
    if edge.outline is None:
        draw_mark(painter, look, mark, edge.box, edge.radius)
        if focused:
            draw_focus(painter, look, edge.box, edge.radius)
        return
    width = FINE if mark == "can" and look.theme.worn else LINE
    if MARKS[mark]:
        _line(painter, _grown(edge.outline, 0.0 if edge.inside else width), look.colour(MARKS[mark]), width)
    if mark in BADGES:
        onto = HIGH_TAB[1] + LINE if edge.inside else ONTO_RIM * edge.box.w
        _badge(painter, look, mark, *_tab(edge.box, HIGH_TAB, HIGH_SIGN, onto))
    if focused:
        outer, inner = RINGS
        rim = edge.outline if edge.inside else _grown(edge.outline, LINE + outer + inner)
        _line(painter, rim, look.colour("focus"), outer)
        _line(painter, _grown(rim, -outer), look.colour("night"), inner)


def draw_mark(painter: Painter, look: UiStyle, mark: str, box: Box, radius: float) -> None:
    """Draw a line around a box, and the sign of the mark at its upper edge. What can be used is lit from below, and
    many items can: their line is fine."""
    colour = look.colour(MARKS[mark] or QUIET)
    if mark == "can" and look.theme.worn:
        painter.put(Outline(colour, radius + 1.5, FINE), box.inflate(3, 3))
    elif MARKS[mark]:
        painter.put(Outline(colour, radius + 3, LINE), box.inflate(6, 6))
    if mark in BADGES:
        size, side = (HIGH_TAB, HIGH_SIGN) if MARKS[mark] else (TAB, TAB_SIGN)
        _badge(painter, look, mark, *_tab(box, size, side, ONTO_RIM * box.w))


def draw_focus(painter: Painter, look: UiStyle, box: Box, radius: float) -> None:
    """Draw the focus ring of a box: well outside the line of a mark, so that both are visible."""
    painter.put(Outline(look.colour("night"), radius + 7, 4.0), box.inflate(14, 14))
    painter.put(Outline(look.colour("focus"), radius + 13, 5.0), box.inflate(24, 24))


@lru_cache(maxsize=KEPT)
def _grown(outline: Polygon, by: float) -> Polygon:
    return grown(outline, by)


def _line(painter: Painter, outline: Polygon, colour: Colour, width: float) -> None:
    corners, box = framed(outline)
    painter.put(PolygonLine(corners, box.size, colour, width), box)


def _badge(painter: Painter, look: UiStyle, mark: str, badge: Box, sign: Box) -> None:
    colour, radius = look.colour(MARKS[mark] or QUIET), badge.h / 2
    painter.put(Halo(mixed(colour, (0, 0, 0), 0.75), radius, 1.0), badge.inflate(2, 2))
    painter.put(Outline(colour, radius, 2.0), badge)
    painter.put(Glyph(BADGES[mark], colour, 0.16), sign)


def _tab(box: Box, size: Point, side: float, onto: float) -> tuple[Box, Box]:
    """Return a tab at the upper edge of a box, reaching onto it by `onto`, and the square of its sign."""
    tab, sign = Box(0, 0, *size), Box(0, 0, side, side)
    tab.midbottom = (box.centerx, box.top + onto)
    sign.center = tab.center
    return tab, sign
