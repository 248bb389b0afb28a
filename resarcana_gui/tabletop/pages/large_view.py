"""The large view of one item: its picture as large as possible, and beside it everything to know about it and to do
with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, STRONG
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import LinkedText
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.screens.parts.card_thumb import sign_spots
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.reading_panel import PAD, ReadingPanel
from resarcana_gui.tabletop.pages.table_page import PageContext

CARD: Final = 420.0
"""The width of a card, in canvas pixels."""
WORDS: Final = 560.0
"""The width of the text beside the picture."""
SIZE: Final = (CARD + WORDS + 3 * PAD, CARD * SHAPE + 2 * PAD)
"""The size of the view."""
ABOVE: Final = 78.0
"""The level of the view: over pages."""
GAP: Final = 8.0
"""Between lines."""


@dataclass(frozen=True)
class Section:
    """Related lines about an item; markup."""

    lines: tuple[str, ...]
    heading: str = ""
    first: TextStyle = BODY
    """The style of the first line."""


@dataclass(frozen=True)
class LargeViewTexts:
    """The contents of the large view of an item."""

    name: str
    sections: tuple[Section, ...]
    picture: Drawing | None = None
    """The item's picture, for a square box. A card shows its face without one; for another item the texts take its
    room."""


def in_the_middle(ground: Box) -> Box:
    """Return the box of the view in the middle of `ground`."""
    place = Box(0, 0, *SIZE)
    place.center = ground.center
    return place


class LargeView(ReadingPanel):
    """The large view. It has the focus while it is open; losing the focus closes it."""

    def __init__(
        self,
        context: PageContext,
        key: Key,
        picture: Drawing | None,
        place: Box,
        chosen: Callable[[Choice], object],
        on_close: Callable[[], object],
    ) -> None:
        super().__init__(context.look, place, on_close, "large view")
        self.z = ABOVE
        self.key: Final = key
        self._context: Final = context
        self._chosen = chosen
        self._told: tuple[LargeViewTexts, Sequence[Choice]] | None = None
        left = self._lay_picture(picture)
        top = self._lay_head(place, left) + 12
        self.area = self.read_in((place.w - left - PAD, place.h - top - PAD), (left, top), "everything about it")
        self.add(self.area)

    @property
    def start(self) -> Control:
        """The control that is focused at first: the first choice, or else the close button."""
        return next((node for node in self.area.content.walk() if isinstance(node, Button)), self.close)

    def _lay_picture(self, picture: Drawing | None) -> float:
        """Add the picture, or the face of a card with its icons; return the left edge of the texts."""
        context = self._context
        if picture is not None:
            self.add(Sprite(picture, (CARD, CARD), at=(PAD, PAD), name="large picture"))
        elif isinstance(self.key, int) and context.faces is not None:
            face = context.faces.front(self.key, CARD)
            self.add(Sprite(face, (CARD, CARD * SHAPE), at=(PAD, PAD), name="largest card"))
            self.add(*sign_spots(self.look, context.signs(self.key, CARD), (PAD, PAD), context.follow))
        else:
            return PAD
        return CARD + 2 * PAD

    def _lay_head(self, place: Box, left: float) -> float:
        """Add the name and the close button; return the upper edge of the content."""
        context, look = self._context, self.look
        text = context.words.text("pages.close")
        self.close = close = self.closing(text, context.bindings, CANCEL, "close large view")
        close.at = (place.w - PAD - close.width, PAD)
        room = close.x - left - 12
        self._name = Label(look, "", HEADING, at=(left, PAD), width=room, height=close.height)
        self.add(close, self._name)
        return PAD + close.height

    def show(self, about: LargeViewTexts, choices: Sequence[Choice]) -> None:
        """Show the texts and the choices."""
        if (about, choices) == self._told:
            return
        self._told = about, tuple(choices)
        self._name.write(about.name)
        self.area.content.clear()
        y = 12.0
        for node, gap in self._content(about, choices):
            node.at = (12.0, y + gap)
            self.area.content.add(node)
            y = node.y + node.height + GAP
        self.area.fit(y + 6.0)

    def _content(self, about: LargeViewTexts, choices: Sequence[Choice]) -> Iterator[tuple[Node, float]]:
        """Yield the nodes from top to bottom, each with the gap before it."""
        if choices:
            yield self._head(self._context.words.text("pages.large.actions")), 0.0
            for at, choice in enumerate(choices):
                yield self._button(choice, at), 0.0
        for section in about.sections:
            yield from self._section(section, 8.0 if choices else 0.0)

    def _section(self, section: Section, after: float) -> Iterator[tuple[Node, float]]:
        """Yield the lines of a section; `after` is the gap before it if it has no heading."""
        if section.lines and section.heading:
            yield self._head(section.heading), 12.0
        for at, line in enumerate(section.lines):
            style, gap = (section.first, 0.0 if section.heading else after) if at == 0 else (BODY, 0.0)
            yield self._line(line, style), gap

    def _head(self, text: str) -> Node:
        return self._line(f"[gold|{text}]", STRONG)

    def _line(self, text: str, style: TextStyle) -> Node:
        return LinkedText(self.look, text, style, width=self.area.room - 20, follow=self._context.follow)

    def _button(self, choice: Choice, at: int) -> Node:
        width = self.area.room - 20
        text = self.look.text.block(choice.words, BODY, width - 24)
        button = Button(
            self.look, choice.words, lambda: self._chosen(choice), kind="danger" if choice.danger else "primary",
            size=(width, max(48.0, text.height + 18)), style=BODY, name=f"do {at}",
        )  # fmt: skip
        button.overlaps, button.tip = True, choice.tip
        return button
