"""Text: measured, wrapped, fitted into boxes and drawn, with icons, at every window size. A text is laid out once,
in canvas pixels; drawn larger or smaller, every word keeps its place."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple, Protocol

import pygame

from resarcana_gui.i18n.normalize import occurrences
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.fonts import Face, Fonts
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import clear

MINIMUM: Final = 18
"""The smallest text size, in canvas pixels."""

SIDES: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""The share of a line's free room that goes to its left, for each alignment."""

HALO: Final = 0.09
THICKEST: Final = 10.0
"""How far a halo reaches around the letters, relative to their size, and at most: larger ones would clot."""


@dataclass(frozen=True)
class TextStyle:
    """The style of a text. Raises ValueError for a size below the minimum."""

    size: int = 22
    """The size in canvas pixels, at a text scale of 1."""
    face: Face = Face.TEXT
    colour: str = "ink"
    on: str = "panel"
    """The background colour. The layout check tests whether the text can be read on it."""
    align: str = "left"
    """The alignment: left, centre or right."""
    leading: float = 1.22
    """The line height, relative to the size."""
    halo: str = ""
    """The colour of a halo around the letters, for text on pictures; empty for none."""

    def __post_init__(self) -> None:
        if self.size < MINIMUM:
            raise ValueError(f"Text of {self.size} pixels cannot be read; {MINIMUM} is the least.")

    def __hash__(self) -> int:  # stored: every lookup of a text hashes its style
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.size, self.face, self.colour, self.on, self.align, self.leading, self.halo))


class IconSource(Protocol):
    """The source of the pictures of icons in texts."""

    def icon(self, name: str) -> Drawing | None:
        """Return the icon of a name, for a square box; None when there is none, and the name is shown instead."""
        ...

    def inked(self, ink: Colour) -> IconSource:
        """Return the icons in another ink, for another background; itself if all of them keep their colours."""
        ...


class NoIcons:
    """A source without icons: their names are shown."""

    def icon(self, name: str) -> Drawing | None:
        return None

    def inked(self, ink: Colour) -> IconSource:
        return self


class Run(NamedTuple):
    """A piece of text or an icon, and its place in the block: x of its left end, y of the baseline."""

    x: float
    y: float
    width: float
    text: str
    face: Face
    colour: Colour
    icon: Drawing | None = None
    link: str = ""
    """The target of the link; empty if it is none."""
    name: str = ""
    """The name of the icon; empty for words."""


class TextBlock:
    """A text that was laid out: a drawing with the block's own size."""

    def __init__(
        self, fonts: Fonts, runs: tuple[Run, ...], size: tuple[float, float], font_size: int, key: Hashable
    ) -> None:
        self.fonts = fonts
        self.runs = runs
        self.width, self.height = size
        self.font_size = font_size
        """The size of the letters after fitting, in canvas pixels."""
        self.overflow = False
        """Whether something was left out because the box is too small. The layout check reports it."""
        self.lines = 0
        self.spill = 0.0
        """How far letters reach above and below the block where lines are close, in canvas pixels. `draw_texts`
        leaves room for them."""
        self.halo: Colour | None = None
        self.align = "left"
        self.lit: tuple[str, ...] = ()
        self.light: Colour = (0, 0, 0)
        """The colour of the light behind highlighted words: see `lighting`."""
        self._key = key

    @property
    def key(self) -> Hashable:
        return (self._key, self.lit, self.light) if self.lit else self._key

    @cached_property
    def text(self) -> str:
        """The visible words, without icons."""
        return " ".join(run.text for run in self.runs if run.text)

    def lighting(self, words: tuple[str, ...], light: Colour) -> TextBlock:
        """Return the same text with these words highlighted by a colour behind them, wherever they occur. The words
        are given without case and accents."""
        if not words:
            return self
        lit = copy(self)
        lit.lit, lit.light = words, light
        return lit

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = clear(size)
        above = max(0.0, (size[1] / density - self.height) / 2) if self.spill else 0.0
        runs = [run._replace(y=run.y + above) for run in self.runs] if above else self.runs
        pixels = self._pixels(density)
        for line in _lines(runs):
            widths = self._widths(line, pixels, density)
            starts = _starts(line, widths, density, self.align)
            self._underline(surface, line, starts, widths, density)
            for run, x in zip(line, starts, strict=True):
                self._light(surface, run, x, pixels, density)
                self._render(surface, run, x, pixels, density)
        return surface

    def _pixels(self, density: float) -> int:
        """Return the size of the letters in pixels: one less where they would be too close."""
        pixels = max(1, round(self.font_size * density))
        tight = any(_space(line, self._widths(line, pixels, density), density) < TIGHT for line in _lines(self.runs))
        return max(1, pixels - 1) if tight else pixels

    def _underline(
        self, surface: pygame.Surface, line: list[Run], starts: list[float], widths: list[float], density: float
    ) -> None:
        """Draw a line under the words of links."""
        for at, run in enumerate(line):
            if run.link and run.icon is None:
                goes_on = at + 1 < len(line) and line[at + 1].link == run.link
                end = starts[at + 1] if goes_on else starts[at] + widths[at]
                thick = max(1, round(self.font_size * UNDERLINE * density))
                top = round(run.y * density) + 2 * thick
                surface.fill(run.colour, (round(starts[at]), top, round(end) - round(starts[at]), thick))

    def _light(self, surface: pygame.Surface, run: Run, x: float, pixels: int, density: float) -> None:
        font = self.fonts.get(run.face, pixels)
        for start, end in occurrences(run.text, self.lit):
            left, right = font.size(run.text[:start])[0], font.size(run.text[:end])[0]
            top = round(run.y * density) - font.get_ascent()
            box = pygame.Rect(round(x) + left, top, right - left, font.get_height()).inflate(round(4 * density), 0)
            pygame.draw.rect(surface, self.light, box, border_radius=round(4 * density))

    def _widths(self, line: list[Run], pixels: int, density: float) -> list[float]:
        """Return the width of each run in pixels. Fonts round the widths of letters, so they never scale exactly."""
        return [
            run.width * density if run.icon is not None else float(self.fonts.get(run.face, pixels).size(run.text)[0])
            for run in line
        ]

    def _render(self, surface: pygame.Surface, run: Run, x: float, pixels: int, density: float) -> None:
        if run.icon is not None:
            side = max(1, round(run.width * density))
            top = run.y - self.font_size * ICON_RISE
            _put(surface, run.icon.render((side, side), density), (round(x), round(top * density)))
            return
        at = round(x), round(run.y * density) - self.fonts.get(run.face, pixels).get_ascent()
        if self.halo is not None:
            reach = self._reach(density)
            around = self.fonts.letters(run.face, pixels, run.text, self.halo, reach)
            _blend(surface, around, (at[0] - reach, at[1] - reach))
        _blend(surface, self.fonts.letters(run.face, pixels, run.text, run.colour), at)

    def _reach(self, density: float) -> int:
        """Return how far the halo reaches, in pixels."""
        return max(1, round(min(self.font_size * HALO, THICKEST) * density))


UNDERLINE: Final = 0.06
"""The thickness of the line under a link, relative to the letters' size."""

TIGHT: Final = 0.85
LOOSE: Final = 1.15
"""Spaces between words may shrink and grow between these shares of their width, to make up for that."""


ICON_SIDE: Final = 1.12
"""The size of an icon in a text, relative to the text's."""

ICON_RISE: Final = 0.92
"""How far an icon rises above the baseline, relative to the text's size."""


def _lines(runs: Iterable[Run]) -> list[list[Run]]:
    return [list(line) for _, line in groupby(runs, key=lambda run: run.y)]


def _starts(line: list[Run], widths: list[float], density: float, align: str) -> list[float]:
    """Return where each run begins, in pixels. Spaces absorb the differences, and the line keeps its alignment."""
    factor = min(max(_space(line, widths, density), TIGHT), LOOSE)
    starts = [line[0].x * density]
    for before, after, width in zip(line, line[1:], widths, strict=False):
        starts.append(starts[-1] + width + (after.x - before.x - before.width) * density * factor)
    left_over = (line[-1].x + line[-1].width) * density - starts[-1] - widths[-1]
    return [start + left_over * SIDES[align] for start in starts]


def _space(line: list[Run], widths: list[float], density: float) -> float:
    """Return the factor for spaces that keeps the line's length."""
    letters = sum(run.width for run in line) * density
    spaces = (line[-1].x + line[-1].width - line[0].x) * density - letters
    if spaces < 0.5:
        return 0.0 if sum(widths) > letters + 1.5 else 1.0
    return 1 - (sum(widths) - letters) / spaces


def _blend(surface: pygame.Surface, letters: pygame.Surface | None, at: tuple[int, int]) -> None:
    if letters is not None:
        letters.premul_alpha_ip()
        _put(surface, letters, at)


def _put(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
    surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
