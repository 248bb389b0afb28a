"""Lays out texts: breaks them into lines, fits them into boxes, and caches the results."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.fonts import Face, Fonts, shared
from resarcana_gui.scene.markup import Kind, Piece, parse
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import ICON_SIDE, MINIMUM, SIDES, IconSource, NoIcons, Run, TextBlock, TextStyle
from resarcana_gui.scene.theme import Theme

ELLIPSIS: Final = "…"
KEPT: Final = 4000
"""The number of cached layouts."""
WORDS: Final = 8000
"""The number of cached words."""
ICON: Final = "{"
"""The mark of an icon in a text."""


class Unit(NamedTuple):
    """A piece as it will be shown: measured, in its face and colour."""

    text: str
    face: Face
    colour: str
    width: float
    icon: Drawing | None
    space: bool = False
    link: str = ""
    name: str = ""


class TextEngine:
    """Lays out texts in one theme at one scale."""

    def __init__(self, theme: Theme, scale: float = 1.0, icons: IconSource | None = None) -> None:
        self.fonts: Fonts = shared()
        self.theme = theme
        self.scale = scale
        """The player's text scale, from 1 to 2."""
        self.icons: IconSource = icons if icons is not None else NoIcons()

    def size(self, style: TextStyle) -> int:
        """Return the size of a style's letters in canvas pixels, before fitting."""
        return round(style.size * self.scale)

    def block(self, text: str, style: TextStyle, width: float | None = None, height: float | None = None) -> TextBlock:
        """Return a text laid out. With a width it is broken into lines. If it does not fit into width and height it
        shrinks, at most to the minimum, and the rest is left out, with an ellipsis."""
        icons = self.icons if ICON in text else None
        key = (text, style, width, height, self.theme.name, self.scale, self.fonts, icons)
        found = _blocks.get(key)
        if found is None:
            found = _blocks[key] = self._fitted(text, style, width, height, key)
            if len(_blocks) > KEPT:
                _blocks.popitem(last=False)
        else:
            _blocks.move_to_end(key)
        return found

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Return the size of a text with at most this width, in as many lines as it needs."""
        block = self.block(text, style, width)
        return block.width, block.height

    def _fitted(self, text: str, style: TextStyle, width: float | None, height: float | None, key: object) -> TextBlock:
        pieces = parse(text)
        least = min(MINIMUM, self.size(style))
        size = self._highest(pieces, style, height)
        while size >= least:
            lines, whole = self._lines(pieces, style, size, width)
            if whole and (height is None or self._line(style, size) * len(lines) <= height + 0.5):
                return self._block(lines, style, size, width, key)
            size = size - 1 if whole or width is None else min(size - 1, _widest(lines, size, width))
        lines, _ = self._lines(pieces, style, least, width)
        block = self._block(self._shortened(lines, style, least, width, height), style, least, width, key)
        block.overflow = True
        return block

    def _highest(self, pieces: Sequence[Piece], style: TextStyle, height: float | None) -> int:
        """Return the largest size at which the lines made by the text's own breaks fit the height. Larger sizes need
        not be measured."""
        size = self.size(style)
        if height is None:
            return size
        lines = 1 + sum(piece.kind is Kind.BREAK for piece in pieces)
        return min(size, int((height + 0.5) / (style.leading * lines) + 1e-6))

    def _line(self, style: TextStyle, size: int) -> float:
        return size * style.leading

    def _lines(
        self, pieces: Sequence[Piece], style: TextStyle, size: int, width: float | None
    ) -> tuple[list[list[Unit]], bool]:
        """Return the units in lines, and whether each line is narrow enough."""
        lines: list[list[Unit]] = [[]]
        used = 0.0
        for cluster in self._clusters(pieces, style, size):
            if cluster is None:
                lines.append([])
                used = 0.0
                continue
            wide = _width(cluster)
            if width is None or not lines[-1] or used + wide <= width + 0.5:
                lines[-1].extend(cluster)
                used += wide
            else:
                lines.append([unit for unit in cluster if not unit.space])
                used = _width(lines[-1])
        trimmed = [_trimmed(line) for line in lines]
        return trimmed, width is None or all(_width(line) <= width + 0.5 for line in trimmed)

    def _clusters(self, pieces: Sequence[Piece], style: TextStyle, size: int) -> Iterator[list[Unit] | None]:
        """Yield units that must stay together, each with the space before it; None where a line ends."""
        cluster: list[Unit] = []
        for piece in pieces:
            kind = piece.kind
            if cluster and (kind is Kind.SPACE or kind is Kind.BREAK):
                yield cluster
                cluster = []
            if kind is Kind.BREAK:
                yield None
            else:
                cluster.append(self._unit(piece, style, size))
        yield cluster

    def _unit(self, piece: Piece, style: TextStyle, size: int) -> Unit:
        """Return a piece in a size. Cached: words recur, and measuring takes time."""
        icons = self.icons if piece.kind is Kind.ICON else None
        key = (piece, style.face, style.colour, size, self.theme.name, self.fonts, icons)
        unit = _units.get(key)
        if unit is None:
            if len(_units) >= WORDS:
                _units.clear()
            unit = _units[key] = self._new_unit(piece, style, size)
        return unit

    def _new_unit(self, piece: Piece, style: TextStyle, size: int) -> Unit:
        colour = piece.colour if piece.colour in self.theme.colours else style.colour
        icon = self.icons.icon(piece.text) if piece.kind is Kind.ICON else None
        if icon is not None:
            return Unit("", style.face, colour, size * ICON_SIDE, icon, link=piece.link, name=piece.text)
        text = f"{{{piece.text}}}" if piece.kind is Kind.ICON else piece.text
        wished = Face.BOLD if piece.bold and style.face is Face.TEXT else style.face
        face = self.fonts.face_for(wished, text)
        return Unit(text, face, colour, self.fonts.width(face, size, text), None, piece.kind is Kind.SPACE, piece.link)

    def _shortened(
        self, lines: list[list[Unit]], style: TextStyle, size: int, width: float | None, height: float | None
    ) -> list[list[Unit]]:
        """Return as many lines as fit, at least one, each cut to the width. An ellipsis marks the cut."""
        room = len(lines) if height is None else max(1, int((height + 0.5) // self._line(style, size)))
        kept = lines[:room]
        cut = [index for index, line in enumerate(kept) if width is not None and _width(line) > width + 0.5]
        for index in {*cut, *([len(kept) - 1] if room < len(lines) else [])}:
            kept[index] = self._ended(kept[index], style, size, width)
        return kept

    def _ended(self, line: list[Unit], style: TextStyle, size: int, width: float | None) -> list[Unit]:
        dots = self._unit(Piece(Kind.WORD, ELLIPSIS), style, size)
        room = (width if width is not None else _width(line) + dots.width) - dots.width + 0.5
        kept: list[Unit] = list(line)
        while kept and _width(kept) > room:
            last = kept.pop()
            if len(last.text) > 1:
                shorter = last.text[:-1]
                kept.append(last._replace(text=shorter, width=self.fonts.width(last.face, size, shorter)))
        return [*_trimmed(kept), dots]

    def _block(
        self, lines: list[list[Unit]], style: TextStyle, size: int, width: float | None, key: object
    ) -> TextBlock:
        widest = max(_width(line) for line in lines)
        across = widest if width is None or style.align == "left" else width
        height = self._line(style, size)
        ascent = self.fonts.get(style.face, size).get_ascent()
        base = (height - self.fonts.get(style.face, size).get_height()) / 2 + ascent
        runs = [
            run
            for number, line in enumerate(lines)
            for run in self._runs(line, _indent(style.align, across - _width(line)), number * height + base)
        ]
        block = TextBlock(self.fonts, tuple(runs), (across, height * len(lines)), size, ("text", key))
        block.lines = len(lines)
        block.spill = max(0.0, (self.fonts.get(style.face, size).get_height() - height) / 2)
        block.align = style.align
        block.halo = self.theme[style.halo] if style.halo else None
        return block

    def _runs(self, line: list[Unit], x: float, base: float) -> Iterator[Run]:
        for unit in line:
            if not unit.space:
                yield Run(
                    x, base, unit.width, unit.text, unit.face, self.theme[unit.colour], unit.icon, unit.link, unit.name
                )
            x += unit.width


_blocks: Final[OrderedDict[object, TextBlock]] = OrderedDict()
_units: Final[dict[object, Unit]] = {}
"""The units shared by all engines of a theme and scale: when the look is changed and changed back, or another window
of it opens, they are found here. Texts with icons are shared by those whose icons are equal."""


def _indent(align: str, free: float) -> float:
    return free * SIDES[align]


def _width(units: list[Unit]) -> float:
    return sum([unit.width for unit in units])


def _widest(lines: list[list[Unit]], size: int, width: float) -> int:
    """Return the largest size in which the widest line, a single word, may fit. Letters take whole pixels, so each
    may be one pixel wider or narrower than its size says."""
    line = max(lines, key=_width)
    letters = sum(max(1, len(unit.text)) for unit in line)
    wide = _width(line) - letters
    return int(size * (width + 0.5 + letters) / wide) if wide > 0 else size


def _trimmed(line: list[Unit]) -> list[Unit]:
    """Return a line without the spaces at its end."""
    while line and line[-1].space:
        line = line[:-1]
    return line
