"""The face of one component at one width."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

import pygame

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces import frame
from resarcana_gui.games.resarcana.view.faces.lines import collect, lines
from resarcana_gui.games.resarcana.view.faces.plan import ROOMY, Detail, Plan, at_least, detail, large, on_table
from resarcana_gui.games.resarcana.view.faces.seal import Seal
from resarcana_gui.games.resarcana.view.faces.squeezed import Squeezed, fitted, one_line
from resarcana_gui.games.resarcana.view.faces.studio import Studio, frame_of
from resarcana_gui.games.resarcana.view.faces.token import AnyToken, EssenceToken
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.transform import Box, scaled

if TYPE_CHECKING:
    from resarcana_gui.games.resarcana.view.faces.face import Faces

PAD: Final = 4.0
TIGHTEST: Final = 0.74
"""Lines of icons are squeezed so far at most."""
MOST_LINES: Final = 2
"""Cards on the table show so many lines; when a component has more, a sign says so."""


class Front:
    """A drawing of a card of this width, or of the same card shown larger or smaller."""

    def __init__(self, faces: Faces, component: Component, width: float) -> None:
        self._faces = faces
        self._component = component
        self._width = width

    @property
    def key(self) -> Hashable:
        return ("front", self._component.slug, self._width, self._faces.key)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = clear(size)
        factor = size[0] / self._width
        painter = Painter(surface, SurfaceCache(0), scaled(factor))
        _Painting(self._faces, self._component, self._width).paint(painter, factor)
        painter.flush()
        return surface


class _Painting:
    """One face while it is painted."""

    def __init__(self, faces: Faces, component: Component, width: float) -> None:
        self._faces = faces
        self._component = component
        self._studio: Studio = faces.studio
        self._frame = frame_of(component)
        self._fields = self._studio.on_field(self._frame)
        self._name: Squeezed | None = None
        self._lines: list[Squeezed] = []
        self._plan = self._planned(width)

    # ----------------------------------------------------------------------------------------------- planning

    def _planned(self, width: float) -> Plan:
        if detail(width) is Detail.LARGE:
            plan = large(width)
            self._name = one_line(self._fields, self._text(), self._name_style(plan.name_size), plan.title.w - 6 * PAD)
            self._lines = self._large_lines(plan)
            return plan
        if detail(width) is Detail.SMALL:
            return on_table(width, 0.0, 0.0)
        size = at_least(MINIMUM * self._studio.scale)
        inner = width - 2 * max(3.0, round(width * 0.026)) - 2 * PAD
        self._name = fitted(self._fields, self._text(), self._name_style(size), inner)
        self._lines = self._table_lines(size, inner) if width >= ROOMY else []
        field = sum(line.size[1] for line in self._lines) + (2 * PAD if self._lines else 0.0)
        if self._lines and self._collects():
            field += 8.0
        return on_table(width, self._name.size[1] + 3.0, field, self._studio.scale)

    def _large_lines(self, plan: Plan) -> list[Squeezed]:
        style = self._line_style(round(plan.line_size * min(self._studio.scale, 1.2)))
        return [
            one_line(self._fields, line, style, plan.field.w - 4 * PAD, TIGHTEST) for line in lines(self._component)
        ]

    def _table_lines(self, size: int, inner: float) -> list[Squeezed]:
        style = self._line_style(size)
        shown = [one_line(self._fields, line, style, inner, TIGHTEST) for line in lines(self._component)]
        if len(shown) > MOST_LINES or not all(line.whole for line in shown):
            kept = [line for line in shown if line.whole][: MOST_LINES - 1]
            return [*kept, one_line(self._fields, "{more}", style, inner)]
        return shown

    def _name_style(self, size: int) -> TextStyle:
        return TextStyle(size, Face.DISPLAY, "parchment_ink", on="parchment", align="centre", leading=1.06)

    def _line_style(self, size: int) -> TextStyle:
        return TextStyle(size, Face.BOLD, "parchment_ink", on="parchment", align="centre", leading=1.24)

    def _text(self) -> str:
        return self._faces.name(self._component)

    def _collects(self) -> str:
        return collect(self._component.collect)

    # ----------------------------------------------------------------------------------------------- painting

    def paint(self, painter: Painter, factor: float) -> None:
        """Paint all of it; `factor` is pixels for a canvas pixel."""
        plan, studio = self._plan, self._studio
        frame.paint(painter, plan, studio.material(self._frame), worn=not studio.plain)
        self._paint_picture(painter, factor)
        if self._name is not None:
            _centred(painter, self._name, plan.title)
        self._paint_lines(painter)
        self._paint_costs(painter)
        self._paint_plate(painter)
        self._paint_seal(painter)

    def _paint_picture(self, painter: Painter, factor: float) -> None:
        window = self._plan.window
        left, top = round(window.left * factor), round(window.top * factor)
        size = (round(window.right * factor) - left, round(window.bottom * factor) - top)
        painter.blit(self._faces.pictures.of(self._component, size), (left, top))
        frame.line_window(painter, self._plan, self._studio.material(self._frame))

    def _paint_lines(self, painter: Painter) -> None:
        if not self._lines:
            return
        field = self._lines_box()
        height = sum(line.size[1] for line in self._lines)
        gap = min((field.h - height) / (len(self._lines) + 1), 14.0)
        y = field.top + (field.h - height - gap * (len(self._lines) - 1)) / 2
        for line in self._lines:
            _centred(painter, line, Box(field.x, y, field.w, line.size[1]))
            y += line.size[1] + gap

    def _lines_box(self) -> Box:
        plan, box = self._plan, self._plan.field.copy()
        if plan.detail is Detail.LARGE:
            return box.inflate(0, -plan.plate_height * 0.5) if self._collects() else box
        room = 6.0 if self._collects() else 0.0
        return Box(box.x, box.y + room, box.w, box.h - room)

    def _paint_costs(self, painter: Painter) -> None:
        plan, window = self._plan, self._plan.window
        costs = self._costs()
        if plan.detail is Detail.SMALL or not costs:
            return
        side = plan.cost_side
        step = min(side + 2, (window.h - plan.plate_height * 0.5 - 6) / len(costs))
        for at, (token, number) in enumerate(costs):
            box = Box(window.x + 4, window.y + 5 + at * step, side, side)
            painter.put(token, box)
            self._number(painter, str(number), box, at_least(side * 0.62))

    def _costs(self) -> list[tuple[Drawing, int]]:
        cost = self._component.cost
        shown: list[tuple[Drawing, int]] = [
            (EssenceToken(essence), number) for essence, number in enumerate(counts(cost.fixed)) if number
        ]
        if cost.any_type or (not shown and self._component.kind in (tables.ARTIFACT, tables.PLACE)):
            shown.append((AnyToken(), cost.any_type))
        return shown

    def _number(self, painter: Painter, text: str, box: Box, size: int) -> None:
        style = TextStyle(size, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
        _centred(painter, Squeezed(self._studio.on_dark.block(text, style), 1.0), box)

    def _paint_plate(self, painter: Painter) -> None:
        text = self._collects()
        plan = self._plan
        if not text or plan.detail is Detail.SMALL:
            return
        size = at_least(plan.plate_height * 0.62)
        style = TextStyle(size, Face.BOLD, "ink", on="panel", align="centre", leading=1.0)
        room = plan.window.w - (plan.seal_side + 8 if self._seal_text() else 8) - 12
        block = one_line(self._studio.on_dark, text, style, room)
        width = block.size[0] + 2 * plan.plate_height * 0.3
        free = plan.window.w - (plan.seal_side if self._seal_text() and plan.detail is not Detail.LARGE else 0.0)
        low = plan.window.bottom if plan.field.h > 1 else plan.window.bottom - plan.plate_height / 2 - 3
        box = Box(plan.window.x + (free - width) / 2, low - plan.plate_height / 2, width, plan.plate_height)
        painter.put(frame.plate(self._studio.theme, plan.plate_height), box)
        _centred(painter, block, box)

    def _paint_seal(self, painter: Painter) -> None:
        text, plan = self._seal_text(), self._plan
        if not text:
            return
        side = plan.seal_side
        if plan.detail is Detail.LARGE:
            centre = (plan.width * 418 / 480, plan.height * 612 / 672)
        else:
            low = plan.window.bottom if plan.field.h > 1 else plan.window.bottom - side / 2 - 1
            centre = (plan.window.right - side / 2 - 1, low)
        box = Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
        painter.put(Seal(self._studio.theme), box)
        self._number(painter, text, box, at_least(side * 0.5))

    def _seal_text(self) -> str:
        plus = "+" if self._component.scores else ""
        return f"{self._component.points or ''}{plus}"


def _centred(painter: Painter, drawing: Squeezed, box: Box) -> None:
    width, height = drawing.size
    painter.put(drawing, Box(box.centerx - width / 2, box.centery - height / 2, width, height))
