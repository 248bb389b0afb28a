"""A seat's medallion: its face in brass, a gauge of its points, its sign, and a seal with points and goal, which is
stamped anew when the points change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias

from resarcana_gui.scene.action import Action, Call, Later, Wait, in_turn
from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.motion import Fade, Scale
from resarcana_gui.scene.node import CENTRE, Watched
from resarcana_gui.scene.painter import Drawing, Painter, is_ready
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.seats.rings import BrassRing, Disc, Gauge, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Outline
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.table.table import Table

Mood: TypeAlias = Literal["rest", "pleased", "struck"]

RIM: Final = 0.15
"""The width of the brass ring, relative to the radius of the face."""
GAUGE: Final = 0.11
"""The width of the gauge, relative to the radius."""
LIGHT: Final = (255, 194, 98)
"""The colour of the light around whoever acts."""
SHINE: Final = 0.62
"""How far its light reaches outside, relative to the radius."""
EDGE: Final = 0.16
"""How far the strong part of its light reaches."""
SHADE: Final = 0.34
"""How far its shadow reaches, where there is no light."""
CIRCLE: Final = 1.53
"""The radius of the circle around whoever acts, relative to the radius."""
REACH: Final = 0.62
"""How far anything is drawn outside the medallion, relative to the radius."""
NUMBER: Final = 0.4
"""The height of the points, relative to the radius of the face."""
LARGE_NUMBER: Final = 0.54
"""The height of the points where they stand alone."""
LOWER: Final = 0.75
"""The greatest height of the goal, relative to that of the points; it is never lower than LETTER."""
LETTER: Final = 16.0
"""The least height of the goal, in pixels of the smallest window."""
ROOM: Final = 1.05
"""The share of the seal's width that points and goal may take; otherwise the points stand alone."""


@dataclass(frozen=True)
class MedallionMarks:
    """What a game draws on medallions: the seal of the points, and the marks of who goes first and who has passed."""

    numerals: TextEngine
    """Writes numbers that grow with the medallion, not with the text scale."""
    seal: Drawing
    first: Drawing
    passed: Drawing
    circle: Drawing | None = None
    """A circle of light around whoever acts, if there is one."""


class Medallion(BakedNode, Control):
    """Shows `points` of a `goal`, `acting` when it is its seat's turn, `first` for who goes first, `passed` for who
    takes no further part, and `winning` for who has enough points. It is positioned by its centre."""

    overlaps = True
    focusable = False
    lingers = True

    points: Watched[int] = Watched(inner=True)
    older: Watched[int | None] = Watched(inner=True)
    """The points that are shown until a new seal has been stamped; None if none is on its way."""
    acting: Watched[bool] = Watched(inner=True)
    can_choose: Watched[bool] = Watched(inner=True)
    """Whether choosing its seat answers the question."""
    first: Watched[bool] = Watched(inner=True)
    first_at = 0.74
    """How far the mark of who goes first lies to the right of the middle and above it, relative to the radius."""
    passed: Watched[bool] = Watched(inner=True)
    winning: Watched[bool] = Watched(inner=True)
    mood: Watched[Mood] = Watched(inner=True)
    faces: Watched[Mapping[Mood, Drawing]] = Watched(inner=True)
    """The portrait in each mood."""

    def __init__(
        self, look: UiStyle, style: SeatStyle, faces: Mapping[Mood, Drawing], radius: float, *, goal: int,
        marks: MedallionMarks, at: Point = (0.0, 0.0), name: str = "",
    ) -> None:  # fmt: skip
        """`radius`: that of the face, in canvas pixels."""
        self.radius: Final = radius
        self.outer: Final = radius * (1.0 + RIM)
        self.reach = radius * REACH
        Control.__init__(self, look, size=(2 * self.outer, 2 * self.outer), name=name)
        self.anchor, self.at = CENTRE, at
        self.style: Final = style
        self.goal: Final = goal
        self.on_click: Callable[[], object] | None = None
        self.marks: Final = marks
        self.faces, self.points, self.mood = faces, 0, "rest"
        self.older = None
        self.acting = self.can_choose = self.first = self.passed = self.winning = False
        self._shown = 0
        """Counts the moods shown, so that the end of one does not end a later one."""

    def mark(self, *, acting: bool, can_choose: bool) -> None:
        """Show whose turn it is, and whether its seat can be chosen."""
        self.acting, self.can_choose = acting, can_choose

    def react(self, mood: Mood) -> None:
        """Show a mood for a moment."""
        self._shown += 1
        number, self.mood = self._shown, mood

        def rest() -> None:
            if number == self._shown:
                self.mood = "rest"

        self.look.queue.add(Wait(milliseconds("mood")) + Call(rest), INTERFACE)

    def contains(self, point: Point) -> bool:
        x, y = point
        return (x - self.outer) ** 2 + (y - self.outer) ** 2 <= max(self.outer, TARGET / 2) ** 2

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

    @property
    def _seen(self) -> int:
        return self.points if self.older is None else self.older

    def texts(self) -> Iterable[ShownText]:
        """Yield the points on the seal and, smaller, the goal, if there is room for it and both can be read."""
        box, least, high = self._seal_box(), MINIMUM * self.look.text.scale, NUMBER * self.radius
        number, goal = (
            self._text(str(self._seen), high),
            self._text(f"/{self.goal}", max(high / 2, min(least, max(LOWER * high, LETTER * self.look.pixel)))),
        )
        wide = number.block.width + goal.block.width
        if wide > box.w * ROOM or box.centerx + wide / 2 > self.width or (high < least and least > MINIMUM):
            number = self._text(str(self._seen), LARGE_NUMBER * self.radius)
            width, height = number.block.width, number.block.height
            yield number._replace(x=box.centerx - width / 2, y=box.centery - height / 2)
            return
        left = box.centerx - wide / 2
        yield number._replace(x=left, y=box.centery - number.block.height / 2)
        low = box.centery + number.block.height * 0.34 - goal.block.height * 0.74
        yield goal._replace(x=left + number.block.width, y=low)

    def ready(self, size: tuple[int, int]) -> bool:
        face, side = self.faces[self.mood], round(2 * self.radius * size[0] / (self.width + 2 * self.reach))
        return is_ready(face, (side, side))

    def draw_face(self, painter: Painter) -> None:
        middle = self.box.center
        disc = square_about(middle, self.outer)
        self._draw_light(painter, disc)
        gauge = self.radius * (1.0 + GAUGE)
        painter.put(BrassRing(self.radius / self.outer), disc)
        painter.put(Gauge(min(self._seen, self.goal), self.goal, self.style.colour, self.radius / gauge),
                    square_about(middle, gauge))  # fmt: skip
        painter.put(RoundPicture(self.faces[self.mood], grey=self.passed), square_about(middle, self.radius))
        self._draw_marks(painter)

    def _draw_light(self, painter: Painter, disc: Box) -> None:
        """Draw the light of whose turn it is, or a shadow; with a line where surfaces are plain."""
        if self.can_choose or self.acting:
            colour = self.look.colour("hot") if self.can_choose else LIGHT
            for share, strength in ((SHINE, 0.9), (EDGE, 1.0)):
                shine = self.radius * share
                painter.put(Halo(colour, self.outer, shine, strength, 1.0), disc.inflate(2 * shine, 2 * shine))
            if self.acting and self.marks.circle is not None and self.look.theme.worn:
                painter.put(self.marks.circle, square_about(self.box.center, self.radius * CIRCLE))
            if self.can_choose or not self.look.theme.worn:
                painter.put(Outline(colour, self.outer + 4, 4.0), disc.inflate(8, 8))
        else:
            shade = self.radius * SHADE
            painter.put(self.look.shadow(self.outer, shade / 2), disc.inflate(shade, shade).move(0, 5))

    def _draw_marks(self, painter: Painter) -> None:
        sign = square_about(self._corner(-0.74, -0.74), max(15.0, self.radius * 0.26))
        painter.put(Disc(), sign)
        painter.put(self.style.sign, sign.scale_by(0.54))
        if self.first:
            painter.put(
                self.marks.first,
                square_about(self._corner(self.first_at, -self.first_at), max(20.0, self.radius * 0.32)),
            )
        if self.passed:
            painter.put(self.marks.passed, square_about(self._corner(-0.72, 0.68), max(20.0, self.radius * 0.34)))
        seal = self._seal_box()
        if self.winning:
            painter.put(Halo(self.look.colour("gold"), seal.w / 2, 14.0, 1.0, 0.5), seal.inflate(28, 28))
        painter.put(self.marks.seal, seal)
        self.draw_texts(painter)

    @property
    def seal(self) -> Box:
        """The box of its seal on the canvas."""
        return self.world().bounds(self._seal_box())

    def _seal_box(self) -> Box:
        return square_about(self._corner(0.70, 0.66), max(25.0, self.radius * 0.42))

    def _corner(self, across: float, down: float) -> Point:
        return self.outer * (1 + across * 0.9), self.outer * (1 + down * 0.9)

    def _text(self, text: str, high: float) -> ShownText:
        """Return a number for the seal, this high if that is legible."""
        size = max(MINIMUM, round(high))
        style = TextStyle(size, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
        return ShownText(self.marks.numerals.block(text, style), 0.0, 0.0, style)


STAMPS: Final = "stamps"
"""The lane of the queue for stamps."""
HIGH: Final = 2.1
"""The scale at which the seal comes down."""
RIPPLE: Final = 2.6
"""The size of the light that spreads around it, relative to the seal."""
WAX: Final = (255, 150, 110)
"""The colour of that light."""


def stamp_seal(
    table: Table, medallion: Medallion, before: int, heard: Callable[[], object] = lambda: None
) -> None:  # fmt: skip
    """Stamp a new seal on a medallion, which shows the points `before` until then; light spreads around it, and the
    seal counts up to the new points. `heard` is called for the sound of each. Nothing waits for this, and in reduced
    motion it is left out."""
    look = table.look
    if look.pace.reduced or look.pace.at_once:
        return
    medallion.older = before
    ms, box = milliseconds("stamp"), medallion.seal
    seal = Flare(medallion.marks.seal, box.w, box.center, scale=HIGH, name="stamp")
    light = Flare(RingOfLight(WAX), box.w * RIPPLE, box.center, scale=0.4, name="ripple")

    def begin() -> Fade:
        table.effect_layer.add(seal)
        return Fade(seal, 1.0, ms // 2)

    def lands() -> Scale:
        table.effect_layer.remove(seal)
        light.alpha = 1.0
        table.effect_layer.add(light)
        return Scale(light, 1.0, ms, look.pace.easing(Use.ENTER))

    down = Later(begin) | Scale(seal, 1.0, ms, look.pace.easing(Use.TABLE))
    fades = Fade(light, 0.0, ms)
    counts = _counting_up(medallion, before, heard)
    action = in_turn(down, Later(lands) | fades | counts, Call(lambda: table.effect_layer.remove(light)))
    look.queue.add(action, STAMPS)


def _counting_up(medallion: Medallion, before: int, heard: Callable[[], object]) -> Action:
    """Count the seal of a medallion up, point after point, from the points before."""

    def show(points: int) -> None:
        medallion.older = points if points < medallion.points else None
        heard()

    steps = (Call(partial(show, points)) for points in range(before + 1, medallion.points + 1))
    return in_turn(*(step + Wait(milliseconds("point")) for step in steps))
