"""Answers as large tiles, for the moments that deserve them: each with a picture, its price, and what is left then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import Control, ShownText, Wording, WordingAttribute
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice
from resarcana_gui.tabletop.asking.controls.asking_controls import QuestionParts
from resarcana_gui.tabletop.asking.controls.buttons import answer_button, hint
from resarcana_gui.tabletop.asking.controls.card_grid import CardNaming, card_name
from resarcana_gui.tabletop.asking.controls.chip import KEY, AnswerControl
from resarcana_gui.tabletop.asking.controls.question_controls import FollowUpAsker, QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.tell.voice import Words

ROUND: Final = 20.0
"""The radius of the corners of a tile."""
PAD: Final = 16.0
"""The margin inside a tile."""
GAP: Final = 14.0
"""Between two tiles, and between a tile and what it stands beside."""
WIDEST: Final = 380.0
"""The greatest width of a tile."""
NARROWEST: Final = 190.0
"""The least width of a part of the room in which a tile stands."""
LINE: Final = 1.16
"""The room for a line of text, relative to its size."""
TEXTS: Final = 0.7
"""The share of a tile's height that texts may take; larger ones are shrunk."""
SIGN: Final = 0.66
"""The side of a sign, relative to its disc."""
WHOLE: Final = 0.9
"""The side of a picture that fills its disc."""
BADGE: Final = 0.44
"""The side of a badge, relative to the picture."""
TITLE: Final = TextStyle(30, Face.DISPLAY, "ink", align="centre", leading=1.0)
PRICE: Final = TextStyle(27, Face.BOLD, "ink", align="centre", leading=1.05)
LEFT: Final = TextStyle(21, colour="ink_soft", align="centre", leading=1.05)


@dataclass(frozen=True)
class LargeAnswerFace:
    """What a tile shows of an answer."""

    picture: Drawing
    ring: Colour
    """The colour of its light."""
    title: str
    price: str
    left: str
    """What the player has afterwards; markup, as the others."""
    badge: Drawing | None = None
    """A sign at the edge of the picture, which then fills its place; without one the picture lies on a disc."""


class LargeAnswer(AnswerControl):
    """One answer as a tile; a click gives it."""

    sound = "button"
    overlaps = True
    key = WordingAttribute()

    def __init__(
        self, look: UiStyle, face: LargeAnswerFace, box: Box, on_click: Callable[[], object], *, key: Wording = "",
        name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(look, name=name)
        self.at, self.size = box.topleft, box.size
        self.face: Final = face
        self.on_click: Final = on_click
        self.key = key

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        rows = zip((self.face.title, self.face.price, self.face.left), (TITLE, PRICE, LEFT), self._rows(), strict=True)
        y, room = self.height - PAD / 2 - sum(self._rows()), self.width - 2 * PAD
        for words, style, high in rows:
            block = self.look.text.block(words, style, room, high)
            yield ShownText(block, PAD + (room - block.width) / 2, y + (high - block.height) / 2, style)
            y += high
        if self.key:
            block = self.look.text.block(self.key, KEY)
            yield ShownText(block, self._key_box().centerx - block.width / 2, self._key_box().y + 1, KEY)

    def draw(self, painter: Painter) -> None:
        lit = self.hovered or self.pressed
        painter.put(self.look.shadow(ROUND, 22.0), self.box.inflate(44, 44).move(0, 10))
        painter.put(self.look.panel(radius=ROUND, alpha=0.94), self.box)
        painter.put(Outline(self.look.colour("hot") if lit else self.face.ring, ROUND, 4.0 if lit else 2.5), self.box)
        self._draw_picture(painter)
        if self.key:
            painter.put(self.look.well(6.0), self._key_box())
        self.draw_texts(painter)
        self.draw_ring(painter, ROUND)

    def _draw_picture(self, painter: Painter) -> None:
        box = self._picture_box()
        ground = Disc(_shaded(self.face.ring, 0.5), _shaded(self.face.ring, 0.24), rim=0.06)
        painter.put(ground, box)
        painter.put(self.face.picture, box.scale_by(SIGN if self.face.badge is None else WHOLE))
        if self.face.badge is not None:
            side = BADGE * box.w
            corner = Box(box.right - side * 0.8, box.bottom - side, side, side)
            painter.put(ground, corner)
            painter.put(self.face.badge, corner.scale_by(SIGN))

    def _picture_box(self) -> Box:
        side = self.height - sum(self._rows()) - 1.25 * PAD
        return Box((self.width - side) / 2, PAD / 2, side, side)

    def _rows(self) -> list[float]:
        """Return the heights of title, price and what is left."""
        rows = [self.look.text.size(style) * LINE for style in (TITLE, PRICE, LEFT)]
        share = min(1.0, TEXTS * self.height / sum(rows))
        return [share * high for high in rows]

    def _key_box(self) -> Box:
        wide, high = self.look.text.measure(self.key, KEY)
        return Box(self.width - wide - 24.0, 10.0, wide + 14.0, high + 2.0)


def _shaded(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue


class LargeAnswers(QuestionControls):
    """Asks a question whose answers are tiles. Choices that are about one card each, and that no button offers, share
    one tile: it asks for the card. They can be made on the cards themselves too."""

    def __init__(
        self,
        look: UiStyle,
        faces: Faces,
        layout: QuestionLayout,
        asking: AskedQuestion,
        words: Words,
        on_answer: Callable[[Command], object],
        on_cancel: Callable[[], object] | None = None,
        *,
        offered: Sequence[tuple[Choice, LargeAnswerFace]],
        boxes: Sequence[Box],
        bindings: Bindings | None = None,
        card_naming: CardNaming = card_name,
        name: str = "asking",
    ) -> None:
        """`offered`: the choices with their faces, in order, one for each of the boxes."""
        self._offers: Final = [(choice, face, box) for (choice, face), box in zip(offered, boxes, strict=True)]
        self._answered: Final = on_answer
        self._naming: Final = card_naming
        self._keys: Final = bindings
        self._texts: Final = words
        super().__init__(
            look, faces, layout, asking, words, on_answer, on_cancel, bindings=bindings, card_naming=card_naming,
            name=name,
        )  # fmt: skip

    @property
    def start(self) -> Control | None:
        """The first tile, or card of a follow-up question."""
        return next((node for node in self.walk() if isinstance(node, LargeAnswer)), super().start)

    def choose(self, choice: Choice) -> None:
        if choice.then is None:
            self._answered(choice.command)
            return
        follow_up = FollowUpAsker(choice, choice.then, self._answered, self._naming)
        self.on_replace(partial(self._show_follow_up, follow_up))

    def _offered(self) -> QuestionParts:
        body = Node(name="large answers")
        for at, (choice, face, box) in enumerate(self._offers):
            key = partial(hint, self._keys, choice.key)
            name = choice.key or f"answer {at}"
            body.add(LargeAnswer(self.look, face, box, partial(self.choose, choice), key=key, name=name))
        return QuestionParts(self._asking, self._cancel(), body=body)

    def _way_back(self) -> Button:
        key = partial(hint, self._keys, CANCEL)
        return answer_button(self.look, self._texts.text("asking.cancel"), self._reconsider, key=key, name=CANCEL)


def boxes_beside(room: Box, taken: Box | None, count: int) -> list[Box]:
    """Return boxes for this many tiles in a room, on both sides of what is taken in it, as wide as that allows, and
    as near to it."""
    parts = _parts(room, taken)
    shares = max(_shares(parts, count), key=lambda shares: _width(parts, shares))
    width = min(WIDEST, _width(parts, shares))
    return [box for part, number in zip(parts, shares, strict=True) for box in _side_by_side(part, number, width, room)]


def _parts(room: Box, taken: Box | None) -> list[Box]:
    """Return the parts of a room beside what is taken, those that are wide enough."""
    if taken is None or not room.colliderect(taken):
        return [room]
    left = Box(room.x, room.y, taken.left - GAP - room.x, room.h)
    right = Box(taken.right + GAP, room.y, room.right - taken.right - GAP, room.h)
    return [part for part in (left, right) if part.w >= NARROWEST]


def _shares(parts: Sequence[Box], count: int) -> list[tuple[int, ...]]:
    """Return every way to divide so many tiles among the parts."""
    if len(parts) == 1:
        return [(count,)]
    return [(number, count - number) for number in range(count + 1)]


def _width(parts: Sequence[Box], shares: Sequence[int]) -> float:
    return min(
        ((part.w + GAP) / number - GAP for part, number in zip(parts, shares, strict=True) if number), default=0.0
    )


def _side_by_side(part: Box, count: int, width: float, room: Box) -> list[Box]:
    """Return boxes side by side in a part of a room, at its inner end; in the middle of a whole room."""
    whole = count * (width + GAP) - GAP
    inner = 0.5 if part == room else 1.0 if part.x == room.x else 0.0
    left = part.x + (part.w - whole) * inner
    return [Box(left + at * (width + GAP), part.y, width, part.h) for at in range(count)]
