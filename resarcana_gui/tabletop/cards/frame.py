"""Frames of cards: rim, title, window and field; from a picture, or drawn in a material."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline, Panel, PlainBox
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.face_layout import DESIGN, RIM, Detail, Plan
from resarcana_gui.tabletop.cards.style import Material

BANDS: Final = (0.0, 12.0, 68.0, 72.0, 402.0, 410.0, 652.0, 672.0)
"""The boundaries of rim, title, window and field in the design, from the top."""
PAPERS: Final = (1, 5)
"""The bands of title and field."""
END: Final = 14.0
"""The height of the edges of such a band, at both ends, in the design."""
DARKEST: Final = 150
"""The darkest shade, of 255, at the edge of a picture behind the costs."""
Span: TypeAlias = tuple[float, float]
"""The top and bottom of a band."""


class Frame:
    """Everything of a card but its picture and texts. `picture` is a painted frame."""

    def __init__(self, plan: Plan, material: Material, picture: pygame.Surface | None) -> None:
        self._plan = plan
        self._material = material
        self._picture = picture if plan.detail is not Detail.SMALL else None

    @property
    def bands(self) -> _Bands | None:
        """The painted frame fitted to this plan, if there is one: it takes longest to make."""
        return None if self._picture is None else _Bands(self._picture, self._plan)

    def paint_below(self, painter: Painter, *, worn: bool) -> None:
        """Paint what lies below the picture."""
        if self._picture is not None:
            return
        plan, rim, unit = self._plan, self._material.rim, self._plan.unit
        edge = max(1.0, RIM * unit * 0.3)
        painter.put(Panel(rim.body, rim.deep, plan.radius, edge, rim.light, rim.deep, worn=worn), plan.card)
        for box in (plan.title, plan.field):
            if box.h:
                painter.put(self._paper(worn=worn), box)

    def _paper(self, *, worn: bool) -> Panel:
        material, unit = self._material, self._plan.unit
        inset = 5 * unit if self._plan.detail is Detail.LARGE else 0.0
        return Panel(
            material.field_top, material.field_low, max(10 * unit, 2.0), max(1.0, 2 * unit),
            material.rim.deep, material.rim.deep, inset=inset,
            inset_colour=mixed(material.line, material.field_top, 0.35), worn=worn,
        )  # fmt: skip

    def paint_above(self, painter: Painter) -> None:
        """Paint what lies above the picture."""
        plan, bands = self._plan, self.bands
        if bands is not None:
            painter.put(bands, plan.card)
            return
        thin, window = max(1.0, 2.5 * plan.unit), plan.window
        painter.put(PlainBox((0, 0, 0), 0.3), Box(window.x, window.y, window.w, thin * 2))
        painter.put(Outline(self._material.rim.deep, 1.0, thin), window)


@dataclass(frozen=True)
class _Bands:
    """A painted frame with title, window and field stretched to a plan's heights."""

    picture: pygame.Surface
    plan: Plan

    @property
    def key(self) -> Hashable:
        return ("frame", id(self.picture), self.plan.width, self.plan.title.h, self.plan.window.h, self.plan.field.h)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole, unit = clear(size), self.picture.get_width() / DESIGN
        for (top, low), (new_top, new_low) in self._bands(size):
            if new_low > new_top:
                across = self.picture.get_width()
                band = self.picture.subsurface((0, round(top * unit), across, round(low * unit) - round(top * unit)))
                whole.blit(resized(band, (size[0], new_low - new_top)), (0, new_top))
        return whole

    def _bands(self, size: tuple[int, int]) -> Iterator[tuple[Span, tuple[int, int]]]:
        """Yield the bands of the picture from top to bottom, each with where it goes."""
        plan, factor = self.plan, size[0] / self.plan.width
        boxes = (plan.title, plan.window, plan.field)
        ends = [0, *(round(end * factor) for box in boxes for end in (box.top, box.bottom)), size[1]]
        for at, (start, stop) in enumerate(pairwise(ends)):
            design = (BANDS[at], BANDS[at + 1])
            yield from (
                _with_ends(design, (start, stop), plan.unit * factor) if at in PAPERS else [(design, (start, stop))]
            )


def _with_ends(design: Span, new: tuple[int, int], unit: float) -> Iterator[tuple[Span, tuple[int, int]]]:
    """Yield a band in three parts: its ends keep their height if there is room, and the middle stretches."""
    end = min(round(END * unit), (new[1] - new[0]) // 2)
    yield (design[0], design[0] + END), (new[0], new[0] + end)
    yield (design[0] + END, design[1] - END), (new[0] + end, new[1] - end)
    yield (design[1] - END, design[1]), (new[1] - end, new[1])


def divider(painter: Painter, material: Material, field: Box, y: float) -> None:
    """Draw a faint line between two lines on a field."""
    painter.put(PlainBox(material.line, 0.45), Box(field.centerx - field.w * 0.28, y, field.w * 0.56, 1.2))


def plate(theme: Theme, height: float) -> Panel:
    """Return the dark plate on the lower edge of the picture."""
    return Panel(
        mixed(theme["panel_top"], theme["night"], 0.2), theme["panel_low"], height * 0.32, max(1.5, height * 0.05),
        theme["edge_top"], theme["edge_low"], worn=theme.worn,
    )  # fmt: skip


@dataclass(frozen=True)
class LeftShade:
    """A shade, dark at the left and clear at the right, that makes costs on a picture legible."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        strip = clear((4, 1))
        for at, share in enumerate((1.0, 0.62, 0.2, 0.0)):
            strip.set_at((at, 0), (0, 0, 0, round(DARKEST * share)))
        return pygame.transform.smoothscale(strip, (max(size[0], 1), max(size[1], 1)))
