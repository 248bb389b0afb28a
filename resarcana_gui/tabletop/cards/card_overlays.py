"""What is drawn around a card and over its face: piles and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box, placed
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.geometry.placements import LOW

IN_A_ROW: Final = 3
"""The most kinds of tokens side by side on a card, if it is wide enough."""
UPPER: Final = 0.36
"""How far down tokens lie on a card, as a share of its height."""
CORNER: Final = 4.0
"""How far they lie inside the corner of half a card: below its name, beside its points."""
BELOW_NAME: Final = 0.46
"""The greatest height of tokens on a low card, relative to its height."""
TURNED_SIDE: Final = 28.0
"""The side of the sign of a turned card."""
BESIDE_SIGN: Final = 1.2
"""The distance from the left edge of that sign to tokens, relative to its side."""
SEAL: Final = 0.6
"""What its seal takes of the width of a low card, relative to its height."""
LEAST: Final = 0.7
"""The least size of sign and tokens where they would cover the seal, relative to the usual one."""
DEEPEST: Final = 3
"""The most cards of a pile that are visible below its top card."""


def draw_pile(painter: Painter, back: Drawing, box: Box, count: int) -> None:
    """Draw the edges of the cards below the top one."""
    for step in range(min(count - 1, DEEPEST), 0, -1):
        painter.put(back, box.move(step * 1.6, step * 1.6))


def draw_tokens(
    painter: Painter, numerals: TextEngine, tokens: Sequence[tuple[Drawing, int]], box: Box, picture: Box, quarter: int
) -> None:  # fmt: skip
    """Draw the tokens on a card, one for each kind with its number; upright on a turned card."""
    placements = _on_picture(len(tokens), box.w, picture)
    tray = _tray_box(placements)
    down = _middle(tray, box, picture)
    with _upright(painter, box, quarter, down / box.h):
        _put_tokens(painter, numerals, tokens, placements)


def tokens_box(number: int, box: Box, picture: Box) -> Box:
    """Return what so many tokens on an upright card cover; `picture` is where its picture is seen."""
    tray = _tray_box(_on_picture(number, box.w, picture))
    return tray.move(box.w / 2, _middle(tray, box, picture))


def _on_picture(number: int, width: float, picture: Box) -> list[Box]:
    """Return squares around the origin that have room on a picture."""
    placements = _spots(number, width)
    high = _tray_box(placements).h
    return placements if high <= picture.h else _spots(number, width, placements[0].w * picture.h / high)


def _middle(tray: Box, box: Box, picture: Box) -> float:
    """Return how far down the middle of tokens lies: as usual, unless they would cover what a card does."""
    return max(min(box.h * UPPER, picture.bottom - tray.h / 2), picture.top + tray.h / 2)


def draw_on_half(
    painter: Painter, numerals: TextEngine, tokens: Sequence[tuple[Drawing, int]], box: Box, quarter: int
) -> None:
    """Draw the tokens on half a card, in its lower corner. On a low card, whose picture is too small to show that it
    is turned, a sign shows that."""
    seen = _seen(box, quarter)
    low = seen.h < seen.w * LOW
    side = min(TURNED_SIDE, seen.h * BELOW_NAME) if low and quarter % 2 else 0.0
    placements = _spots(len(tokens), seen.w, seen.h * BELOW_NAME) if tokens else []
    if side and tokens:
        side, placements = _beside_seal(side, placements, seen)
    with _upright(painter, box, quarter, 0.5):
        if side:
            draw_turned(painter, numerals.theme, Box(seen.left + CORNER, seen.bottom - CORNER - side, side, side))
        if tokens:
            _put_tokens(painter, numerals, tokens, _in_corner(placements, seen, side * BESIDE_SIGN))


def _beside_seal(side: float, placements: Sequence[Box], seen: Box) -> tuple[float, list[Box]]:
    """Return the side of the sign of a turned low card and the boxes of its tokens, smaller where they would cover the
    seal."""
    room = seen.w - 2 * CORNER - SEAL * seen.h
    factor = max(LEAST, min(1.0, room / (side * BESIDE_SIGN + _tray_box(placements).w)))
    return side * factor, [Box(*(length * factor for length in placement)) for placement in placements]


def draw_turned(painter: Painter, theme: Theme, badge: Box) -> None:
    """Draw the sign of a turned card."""
    painter.put(_tray(theme, badge.w), badge)
    painter.put(Glyph("turned", theme["ink"], 0.14), badge.inflate(-badge.w * 0.2, -badge.w * 0.2))


def _put_tokens(
    painter: Painter, numerals: TextEngine, tokens: Sequence[tuple[Drawing, int]], placements: Sequence[Box]
) -> None:
    painter.put(_tray(numerals.theme, placements[0].w), _tray_box(placements))
    for (token, count), placement in zip(tokens, placements, strict=True):
        painter.put(token, placement)
        if count > 1:
            write(painter, numerals, str(count), placement, placement.w * 0.58)


def _upright(painter: Painter, box: Box, quarter: int, down: float) -> AbstractContextManager[None]:
    """Return a context in which drawings stand upright around a point of a turned card, `down` its height."""
    return painter.inside(placed(box.w / 2, box.h * down, -90.0 * quarter, 1.0, 1.0, (0.0, 0.0)), 1.0, None)


def _seen(box: Box, quarter: int) -> Box:
    """Return the box of a turned card as it is seen, around the origin."""
    wide, high = (box.h, box.w) if quarter % 2 else box.size
    return Box(-wide / 2, -high / 2, wide, high)


def _in_corner(placements: Sequence[Box], seen: Box, beside: float) -> list[Box]:
    """Move boxes to the lower left corner of a card as it is seen, `beside` something that stands there."""
    whole = placements[0].unionall(placements[1:])
    right, down = seen.left + CORNER + beside - whole.left, seen.bottom - CORNER - whole.bottom
    return [placement.move(right, down) for placement in placements]


def _tray_box(placements: Sequence[Box]) -> Box:
    return placements[0].unionall(placements[1:]).inflate(6, 6)


def _tray(theme: Theme, side: float) -> Panel:
    """Return the panel that separates tokens from what is printed on the card."""
    return Panel(theme["night"], theme["night"], side * 0.5, 1.5, theme["edge_top"], theme["edge_low"], 0.72)


def _spots(number: int, width: float, largest: float = 48.0) -> list[Box]:
    """Return squares around the origin, in rows, on a card of this width."""
    side = min(48.0, largest, max(26.0, width * (0.34 if number == 1 else 0.28)))
    across = max(1, min(IN_A_ROW, int(width // side)))
    rows = [min(across, number - start) for start in range(0, number, across)]
    return [
        Box((at - in_row / 2) * side, (row - len(rows) / 2) * side, side, side)
        for row, in_row in enumerate(rows)
        for at in range(in_row)
    ]


def draw_count(painter: Painter, look: UiStyle, numerals: TextEngine, box: Box, count: int) -> None:
    """Draw the number of cards in a pile."""
    side = max(32.0, box.w * 0.3)
    badge = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    painter.put(look.panel(radius=side / 2), badge)
    write(painter, numerals, str(count), badge, side * 0.58)


def write(painter: Painter, numerals: TextEngine, text: str, box: Box, size: float) -> None:
    """Write a number in the middle of a box, on any background."""
    style = TextStyle(max(18, round(size)), Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
    block = numerals.block(text, style)
    painter.put(block, Box(box.centerx - block.width / 2, box.centery - block.height / 2, block.width, block.height))
