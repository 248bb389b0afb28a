"""The face of a card at one width."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, placed, scaled
from resarcana_gui.tabletop.cards.contents import FaceContents, PrintedTexts
from resarcana_gui.tabletop.cards.cost_spots import cost_spots
from resarcana_gui.tabletop.cards.face_layout import INTO_FIELD, Detail, Plan, readable
from resarcana_gui.tabletop.cards.face_source import FaceSource
from resarcana_gui.tabletop.cards.frame import Frame, LeftShade, divider, plate
from resarcana_gui.tabletop.cards.inks import Inks
from resarcana_gui.tabletop.cards.seal import Seal
from resarcana_gui.tabletop.cards.squeezed_text import SqueezedBlock
from resarcana_gui.tabletop.geometry.placements import SHAPE

GEM: Final = 0.6
"""The size of the token above a seal, relative to the seal."""

ASIDE: Final = 0.18
"""The offset of the number from a token's centre, to the right and down, relative to the token, so that its
silhouette stays visible."""

ROUND: Final = 0.2
"""The share of a seal's box, on each axis, that only its corners take."""


class Front:
    """The drawing of a card of this width, or of the same card shown larger or smaller."""

    def __init__(
        self, source: FaceSource, card: int, width: float, quarter: int = 0, shape: float = SHAPE
    ) -> None:  # fmt: skip
        """On a card turned by quarter turns, its points stay upright; on half a card only the picture turns, so that
        the name can be read."""
        self._source = source
        self._card = card
        self._width = width
        self._quarter = quarter
        self._shape = shape
        self._lies = quarter % 2 == 1 and shape != SHAPE

    @property
    def key(self) -> Hashable:
        return ("front", self._card, self._width, self._quarter, self._shape, self._source.key)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether its texts are laid out and its pictures read; if not, a part of that has been done, or is
        being done in the background: ask again."""
        source, factor = self._source, size[0] / self._width
        if not source.is_laid_out(self._card, *self._laid_out):
            source.contents(self._card, *self._laid_out)
            return False
        contents = source.contents(self._card, *self._laid_out)
        printed, window = contents.printed, window_on(contents.plan, factor)
        frame = source.inks.frame_ready(printed.frame, contents.plan.width * factor, source.pictures.jobs)
        return source.pictures.ready(printed.picture, window.size) and frame

    @property
    def _laid_out(self) -> tuple[float, float]:
        """The width and the shape of the face in reading direction."""
        return (self._width * self._shape, 1.0 / self._shape) if self._lies else (self._width, self._shape)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        if not self._lies:
            return self._painted(size, size[0] / self._width)
        return pygame.transform.rotate(self._painted((size[1], size[0]), size[0] / self._width), 90 * self._quarter)

    def _painted(self, size: tuple[int, int], factor: float) -> pygame.Surface:
        surface = clear(size)
        painter = Painter(surface, self._source.parts, scaled(factor))
        contents = self._source.contents(self._card, *self._laid_out)
        self._paint(painter, contents, factor)
        painter.flush()
        mask = _corners(contents.plan.radius)
        kept = self._source.parts.get(("corners", mask.key, size, factor), lambda: mask.render(size, factor))
        surface.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _paint(self, painter: Painter, contents: FaceContents, factor: float) -> None:
        quarter = 0 if self._lies else self._quarter
        _Painting(self._source, contents, painter, factor, quarter, lies=self._lies).paint()


def _corners(radius: float) -> Panel:
    """Return a mask that gives a face round corners."""
    return Panel((255, 255, 255), (255, 255, 255), radius)


def _frame(source: FaceSource, contents: FaceContents, factor: float) -> Frame:
    name = contents.printed.frame
    return Frame(contents.plan, source.inks.material(name), source.inks.frame(name, contents.plan.width * factor))


def window_on(plan: Plan, factor: float) -> pygame.Rect:
    """Return the window for the picture in whole pixels, so that there is no gap to its frame."""
    window = plan.window
    left, top = round(window.left * factor), round(window.top * factor)
    return pygame.Rect(left, top, round(window.right * factor) - left, round(window.bottom * factor) - top)


def signs_on(contents: FaceContents) -> Iterator[tuple[str, Box]]:
    """Yield the names of the icons in the lines of a face, with their boxes."""
    for line, box in _lines(contents):
        yield from _signs_in(line, box)


def signs_on_plate(contents: FaceContents) -> Iterator[tuple[str, Box]]:
    """Yield the names of the icons on its plate, with their boxes."""
    block, box = contents.plate, _plate_box(contents)
    if block is not None and box is not None:
        yield from _signs_in(block, box)


def _signs_in(line: SqueezedBlock, box: Box) -> Iterator[tuple[str, Box]]:
    left, top = box.centerx - line.size[0] / 2, box.centery - line.size[1] / 2
    for run in line.block.runs:
        if run.name:
            yield run.name, Box(left + run.x * line.share, top, run.width * line.share, line.size[1])


def _lines(contents: FaceContents) -> Iterator[tuple[SqueezedBlock, Box]]:
    """Yield the lines of a face, each with its part of the field."""
    lines, field = contents.lines, _field(contents)
    height = sum(line.size[1] for line in lines)
    gap = max(0.0, min((field.h - height) / max(len(lines), 1), 20 * contents.plan.unit))
    y = field.top + max(0.0, (field.h - height - gap * (len(lines) - 1)) / 2)
    for line in lines:
        yield line, Box(field.x, y, field.w, line.size[1])
        y += line.size[1] + gap


def _field(contents: FaceContents) -> Box:
    """Return the room for lines: below plate and seal, above the line with the type."""
    plan, box = contents.plan, contents.plan.field
    marked = bool(contents.plate or contents.printed.seal)
    if plan.detail is Detail.LARGE:
        top, low = (20 if marked else 8) * plan.unit, _kind_height(contents)
    else:
        top, low = INTO_FIELD - 2 if marked else 2.0, 2.0
    return Box(box.x, box.y + top, box.w, box.h - top - low)


def _kind_height(contents: FaceContents) -> float:
    block = contents.kind
    return 0.0 if block is None else block.size[1] + 4 * contents.plan.unit


def _plate_box(contents: FaceContents) -> Box | None:
    block, plan = contents.plate, contents.plan
    if block is None:
        return None
    height, window = plan.plate_height, plan.window
    width = block.size[0] + height * 0.45
    free = window.w - (plan.seal_side if contents.printed.seal and plan.detail is Detail.TABLE else 0.0)
    top = window.top + 2 if plan.detail is Detail.SMALL else _boundary(contents, height, height / 2) - height / 2
    return Box(window.x + (free - width) / 2, top, width, height)


def threat_box(contents: FaceContents) -> Box | None:
    """Return the place of what half a card can do to others: below its name."""
    block, window = contents.threat, contents.plan.window
    if block is None:
        return None
    high = block.size[1] * 1.16
    return Box(window.x + 2, window.y + 1, block.size[0] + high * 0.4, high)


def _boundary(contents: FaceContents, height: float, into: float) -> float:
    """Return the centre of something of a height at the lower edge of the picture: `into` the field on small cards,
    half on large ones; inside the picture if the field is empty."""
    plan = contents.plan
    if plan.detail is Detail.LARGE and contents.lines:
        return plan.window.bottom + 4 * plan.unit - (height - plan.plate_height) / 2
    if not plan.field.h or plan.detail is Detail.LARGE:
        return plan.window.bottom - height / 2 - 3
    return plan.window.bottom - height / 2 + min(into, INTO_FIELD)


class _Painting:
    """The painting of one face; `factor` is pixels per canvas pixel."""

    def __init__(
        self, source: FaceSource, contents: FaceContents, painter: Painter, factor: float, quarter: int, *, lies: bool
    ) -> None:
        self._quarter = quarter
        self._lies = lies
        self._source = source
        self._contents = contents
        self._printed: PrintedTexts = contents.printed
        self._plan: Plan = contents.plan
        self._inks: Inks = source.inks
        self._painter = painter
        self._factor = factor

    def paint(self) -> None:
        frame = _frame(self._source, self._contents, self._factor)
        frame.paint_below(self._painter, worn=not self._inks.plain)
        self._paint_picture()
        frame.paint_above(self._painter)
        if self._contents.name is not None:
            self._centred(self._contents.name, self._plan.title)
        self._paint_kind()
        self._paint_lines()
        self._paint_costs()
        self._paint_on_plate(self._contents.plate, _plate_box(self._contents))
        if not self._quarter:
            self._paint_on_plate(self._contents.threat, threat_box(self._contents))
        self._paint_seal()

    def _paint_picture(self) -> None:
        window, pictures, name = window_on(self._plan, self._factor), self._source.pictures, self._printed.picture
        if self._lies:
            picture = pygame.transform.rotate(pictures.of(name, (window.h, window.w)), -90)
        else:
            picture = pictures.of(name, window.size)
        self._painter.blit(picture, window.topleft)

    def _paint_lines(self) -> None:
        below: float | None = None
        for line, box in _lines(self._contents):
            if below is not None and self._plan.detail is Detail.LARGE:
                divider(self._painter, self._inks.material(self._printed.frame), box, (below + box.top) / 2)
            self._centred(line, box)
            below = box.bottom

    def _paint_kind(self) -> None:
        if self._contents.kind is not None:
            box, height = self._plan.field, _kind_height(self._contents)
            self._centred(self._contents.kind, Box(box.x, box.bottom - height, box.w, height))

    def _paint_costs(self) -> None:
        plan, window, costs = self._plan, self._plan.window, self._printed.costs
        if plan.detail is Detail.SMALL or (plan.detail is Detail.HALF and not plan.tall) or not costs:
            return
        side, edge = plan.cost_side, 2.0 + 6 * plan.unit
        room = Box(window.x + edge, window.y + edge, window.w - 2 * edge, window.h - edge - 2.0)
        placements = cost_spots(
            len(costs), room, side, [box for box in (_plate_box(self._contents), self._seal_core()) if box]
        )
        self._painter.put(LeftShade(), Box(window.x, window.y, min(side * 1.9, window.w), window.h))
        for (token, _), box in zip(costs, placements, strict=True):
            self._painter.put(token, box)
        for (_, number), box in zip(costs, placements, strict=True):
            self._number(number, box.move(box.w * ASIDE, box.w * ASIDE), readable(box.w * 0.6))

    def _paint_on_plate(self, block: SqueezedBlock | None, box: Box | None) -> None:
        if block is not None and box is not None:
            self._painter.put(plate(self._inks.theme, box.h), box)
            self._centred(block, box)

    def _paint_seal(self) -> None:
        box = self._seal_box()
        if box is None:
            return
        plan, side = self._plan, box.w
        gem, counted = side * GEM, self._printed.on_seal
        with self._upright(box) as here:
            self._painter.put(Seal(self._inks.theme, self._inks.style.folder), here)
            if counted is not None:
                above = plan.detail is Detail.LARGE or plan.window.h > side + gem * (
                    1.0 if plan.detail is Detail.HALF else 0.4
                )
                x, y = (
                    (here.centerx - gem / 2, here.top - gem * 0.62) if above else (here.left - gem * 0.8, here.centery)
                )
                self._painter.put(counted, Box(x, y, gem, gem))
            self._number(self._printed.seal, here, readable(side * (0.58 if plan.detail is Detail.HALF else 0.5)))

    def _seal_box(self) -> Box | None:
        if not self._printed.seal:
            return None
        side = self._plan.seal_side
        x = self._plan.window.right - side / 2 - 1
        return Box(x - side / 2, _boundary(self._contents, side, INTO_FIELD) - side / 2, side, side)

    def _seal_core(self) -> Box | None:
        """Return the seal's box without its corners, which the round shape leaves free."""
        box = self._seal_box()
        return box and box.inflate(-box.w * ROUND, -box.h * ROUND)

    @contextmanager
    def _upright(self, box: Box) -> Iterator[Box]:
        """Yield a box with the same centre that is upright on a turned card."""
        if not self._quarter:
            yield box
            return
        with self._painter.inside(placed(*box.center, -90.0 * self._quarter, 1.0, 1.0, (0.0, 0.0)), 1.0, None):
            yield Box(-box.w / 2, -box.h / 2, box.w, box.h)

    def _number(self, text: str, box: Box, size: int) -> None:
        if text:
            style = TextStyle(size, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
            self._centred(SqueezedBlock(self._inks.on_dark.block(text, style), 1.0), box)

    def _centred(self, drawing: SqueezedBlock, box: Box) -> None:
        width, height = drawing.size
        self._painter.put(drawing, Box(box.centerx - width / 2, box.centery - height / 2, width, height))
