"""What the teacher says, beside a face, with a button to go on where the learner has to confirm; and rings of light
around what is mentioned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from typing import Final, Protocol

from resarcana_gui.scene.control import Wording
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.polygon import Polygon
from resarcana_gui.scene.polygon_shapes import PolygonFill, framed
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.parts.speech_placement import free_parts

MARGIN: Final = 10.0
RADIUS: Final = 14.0
SPEECH_LEVEL: Final = 41.0
"""The level on a table of speech and its rings; a card that is looked at and its note lie above."""


class LightRing(Node):
    """A ring of light over the table, around one box."""

    def __init__(self, context: Context, box: Box) -> None:
        around = box.inflate(2 * MARGIN, 2 * MARGIN)
        super().__init__(at=around.topleft, size=around.size, name="lit")
        self._colour: Final = context.look.colour("chosen")

    def draw(self, painter: Painter) -> None:
        for wider, alpha in ((14.0, 0.18), (8.0, 0.35), (0.0, 1.0)):
            painter.put(Outline(self._colour, RADIUS + wider / 2, 5.0), self.box.inflate(wider, wider), alpha)


class LightRings(Node):
    """Rings of light around everything that is mentioned, wherever it lies now."""

    def __init__(self, context: Context, found: Callable[[], Sequence[Box]]) -> None:
        """`found` returns the areas."""
        super().__init__(name="lights")
        self._context: Final = context
        self._found: Final = found
        self._around: Sequence[Box] = ()
        self.follow()

    def follow(self) -> None:
        """Update the rings: what is mentioned may have moved, appeared or gone."""
        boxes = [box.copy() for box in self._found()]
        if boxes != self._around:
            self._around = boxes
            self.clear()
            self.add(*(LightRing(self._context, box) for box in boxes))


class SpeechPointer(Node):
    """A wedge of light from a speech to what it is about."""

    def __init__(self, context: Context, speech: Box, about: Box) -> None:
        super().__init__(name="pointer")
        self._colour: Final = context.look.colour("chosen")
        self._wedge: Final = _wedge(speech, about.inflate(2 * MARGIN, 2 * MARGIN))

    def draw(self, painter: Painter) -> None:
        if self._wedge:
            corners, box = framed(self._wedge)
            painter.put(PolygonFill(corners, box.size, self._colour, self._colour), box)


def _wedge(speech: Box, about: Box) -> Polygon:
    """Return a slender triangle from inside a speech to the edge of what it is about; empty if they touch, or lie so
    far apart that it would cross half the table."""
    inner = speech.inflate(-2 * INSIDE, -2 * INSIDE)
    start = _within(about.center, inner)
    tip = _within(start, about)
    across, down = tip[0] - start[0], tip[1] - start[1]
    length = hypot(across, down)
    if not INSIDE < length <= LONGEST:
        return ()
    x, y = WEDGE * down / length, WEDGE * across / length
    return (start[0] - x, start[1] + y), tip, (start[0] + x, start[1] - y)


def _within(point: Point, box: Box) -> Point:
    """Return the point of a box that is nearest to a point."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


INSIDE: Final = 24.0
"""How far from the edge of a speech its pointer begins."""
LONGEST: Final = 300.0
"""The greatest length of a pointer."""
WEDGE: Final = 11.0
"""Half the width of a pointer where it begins."""
FACE: Final = 104.0
SMALL_FACE: Final = 56.0
PAD: Final = 18.0
CLOSE_PAD: Final = 10.0
STYLES: Final = (BODY, replace(BODY, size=18), replace(BODY, size=18, leading=1.0))
"""The styles of the words, in ever less room."""
LAYOUTS: Final = ((0, False), (0, True), (1, True), (2, True))
"""The layouts to try in a room: in which of the styles, and whether with the words beneath the face."""
WIDTHS_BENEATH: Final = (300.0, 350.0, 400.0, 425.0, 450.0)
"""The widths to try with the words beneath the face, at a text scale of 1; close together, since a few pixels may
show one more card."""


class Speech(Surface):
    """As high as its words need in a given width. The button is in the upper right corner, where it stays under the
    pointer from one speech to the next."""

    def __init__(
        self, look: UiStyle, face: Drawing | None, words: str, above: str,
        button: tuple[str, Callable[[], object]] | None, *, width: float, key: Wording = "", most_key: str = "",
        beneath: bool = False, close: int = 0,
    ) -> None:  # fmt: skip
        """`above` is the line with the lesson's progress; `key` is the button's, and `most_key` the widest that it will
        ever be. The words are beside the face or,
        with `beneath`, below a smaller one; `close` is the number of the style of the words."""
        super().__init__(look, (width, 0.0), "panel", name="speech")
        self._face: Final = face
        self._side: Final = SMALL_FACE if beneath else FACE
        self._pad: Final = CLOSE_PAD if close else PAD
        pad = self._pad
        left = self._side + 2 * pad if face is not None else pad
        go = None
        if button is not None:
            go = Button(look, *button, name="go on", kind="primary", key=most_key or key)
            go.key = key
        head = Label(look, above, SMALL, at=(left, pad - 4), width=width - left - pad, name="lesson step")
        lowest = self._lay_head(head, go)
        faced = pad + self._side if face is not None else 0.0
        if beneath:
            left, lowest = pad, max(lowest, faced + 6)
        text = Label(look, words, STYLES[close], at=(left, lowest), width=width - left - pad, name="lesson words")
        self.add(head, text)
        self.size = (width, max(lowest + text.height + pad - 4, faced + pad))

    def _lay_head(self, head: Label, go: Button | None) -> float:
        """Place the head line beside the button, or below it if there is no room. Return where the words begin."""
        row = max(head.height, go.height if go is not None else 0.0, self._side if self._side < FACE else 0.0)
        least = self.look.text.measure(head.text, SMALL)[0] + 8
        if go is not None:
            self.add(go)
            go.at = (self.width - self._pad - go.width, head.y)
            if least > go.x - head.x:
                head.y += go.height + 8
                return head.y + head.height + 8
            head.width = go.x - head.x - 8
        lowest = head.y + row + 8
        head.y += (row - head.height) / 2
        return lowest

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self._face is not None:
            box = Box(self._pad, self._pad, self._side, self._side)
            painter.put(BrassRing(0.88), box)
            painter.put(RoundPicture(self._face), box.scale_by(0.88))


class Worded(Protocol):
    """Makes a speech of some words in a width, in one of the layouts."""

    def __call__(self, width: float, *, beneath: bool, close: int) -> Speech: ...


def speech_in(room: Box, important: Sequence[Box], worded: Worded) -> Speech | None:
    """Return a speech in a room, beside what is important; None if it does not fit in any layout."""
    for close, beneath in LAYOUTS:
        for part in free_parts(important, room):
            speech = worded(part.w, beneath=beneath, close=close)
            if speech.height <= part.h:
                speech.at = part.topleft
                return speech
    return None
