"""Text: measured, wrapped, fitted into boxes, and drawn, with icons in it and in every size of window.

A text is laid out once, in canvas pixels; drawn larger or smaller, every word keeps its place.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, Protocol

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.fonts import Face, Fonts
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import clear

MINIMUM: Final = 18
"""No text is smaller, in canvas pixels."""

HALO: Final = 0.09
"""How far a halo reaches around the letters, for their size."""


@dataclass(frozen=True)
class TextStyle:
    """How a text looks. Raises ValueError for a size below the minimum."""

    size: int = 22
    """In canvas pixels, at a text scale of 1."""
    face: Face = Face.TEXT
    colour: str = "ink"
    on: str = "panel"
    """The colour that it is written on: the layout check asks whether it can be read there."""
    align: str = "left"
    """left, centre or right."""
    leading: float = 1.22
    """The height of a line, for the size."""
    halo: str = ""
    """A colour around the letters, for text on pictures."""

    def __post_init__(self) -> None:
        if self.size < MINIMUM:
            raise ValueError(f"Text of {self.size} pixels cannot be read; {MINIMUM} is the least.")


class IconSource(Protocol):
    """Knows the pictures that stand in texts."""

    def icon(self, name: str) -> Drawing | None:
        """The icon of a name, for a square box; None when there is none, and the name is shown instead."""
        ...


class NoIcons:
    """No icons: their names are shown."""

    def icon(self, name: str) -> Drawing | None:
        return None


class Run(NamedTuple):
    """A piece of text or an icon, where it lies in its block: x at its left, y at the line's base."""

    x: float
    y: float
    width: float
    text: str
    face: Face
    colour: Colour
    icon: Drawing | None = None


class TextBlock:
    """A text that was laid out: a drawing of the block's own size."""

    def __init__(
        self, fonts: Fonts, runs: tuple[Run, ...], size: tuple[float, float], font_size: int, key: Hashable
    ) -> None:
        self.fonts = fonts
        self.runs = runs
        self.width, self.height = size
        self.font_size = font_size
        """The size of its letters after fitting, in canvas pixels."""
        self.overflow = False
        """Whether something was left out because the box is too small; the layout check reports it."""
        self.lines = 0
        self.halo: Colour | None = None
        self._key = key

    @property
    def key(self) -> Hashable:
        return self._key

    @cached_property
    def text(self) -> str:
        """The words that are shown, without icons."""
        return " ".join(run.text for run in self.runs if run.text)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = clear(size)
        for run in self.runs:
            if run.icon is not None:
                self._render_icon(surface, run, density)
            else:
                self._render_run(surface, run, density)
        return surface

    def _render_run(self, surface: pygame.Surface, run: Run, density: float) -> None:
        font = self.fonts.get(run.face, round(self.font_size * density))
        at = round(run.x * density), round(run.y * density) - font.get_ascent()
        if self.halo is not None:
            reach = max(1, round(self.font_size * HALO * density))
            font.outline = reach
            _blend(surface, font.render(run.text, antialias=True, color=self.halo), (at[0] - reach, at[1] - reach))
            font.outline = 0
        _blend(surface, font.render(run.text, antialias=True, color=run.colour), at)

    def _render_icon(self, surface: pygame.Surface, run: Run, density: float) -> None:
        assert run.icon is not None
        side = max(1, round(run.width * density))
        top = run.y - self.font_size * ICON_RISE
        _put(surface, run.icon.render((side, side), density), (round(run.x * density), round(top * density)))


ICON_SIDE: Final = 1.12
"""An icon in a text is so large, for the text's size."""

ICON_RISE: Final = 0.92
"""So far an icon rises over the base of its line, for the text's size."""


def _blend(surface: pygame.Surface, letters: pygame.Surface, at: tuple[int, int]) -> None:
    _put(surface, letters.premul_alpha(), at)


def _put(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
    surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
