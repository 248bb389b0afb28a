"""Buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText, Wording, WordingAttribute
from resarcana_gui.scene.events import Event, PointerUp
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.pads.pad_buttons import is_sign
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import STRONG, TARGET, UiStyle

PAD: Final = 18.0
ROUND: Final = 0.2
SUNK: Final = 2.0
"""How far the face moves down when pressed, in canvas pixels."""
HINT: Final = TextStyle(18, Face.BOLD, "ink_soft", on="well")
HINT_SHARE: Final = 0.72
LARGEST_HINT: Final = 24
"""The largest size of the key's letters, which grow with the word beside them."""
SIGN: Final = replace(HINT, size=26)
"""The style of the sign of a controller's button."""


class Button(Control):
    """A button that does one thing when clicked, or when Enter is pressed on it. `kind` is button, primary or
    danger. `key` is the key, or the button of a controller, that does the same; it is shown on the button. Without a
    size it is as large as its text needs, and never too small to hit."""

    sound = "button"
    key = WordingAttribute()
    warmth: Watched[float] = Watched(inner=True)
    """The strength of the hover highlight, from 0 to 1."""
    text: Watched[str] = Watched(inner=True)
    chosen: Watched[bool] = Watched(inner=True)
    """Whether it stands for the current choice, which is shown with a glow."""
    waited_for: Watched[bool] = Watched(inner=True)
    """Whether it submits the answer that is asked for: it is lit whenever it is enabled."""
    believable: Watched[bool] = Watched(inner=True)
    """Whether its key works now. The key is shown only then."""

    def __init__(
        self,
        look: UiStyle,
        text: str,
        on_click: Callable[[], object] | None = None,
        *,
        kind: str = "button",
        key: Wording = "",
        icon: Drawing | None = None,
        size: Point | None = None,
        at: Point = (0.0, 0.0),
        style: TextStyle = STRONG,
        name: str = "",
    ) -> None:
        super().__init__(look, at=at, name=name or text)
        self.on_click = on_click
        self.on_refused: Callable[[str], object] | None = None
        """Called with the reason when it is clicked while disabled."""
        self.kind = kind
        self.key = key
        self.icon = icon
        self.style = style
        self.text = text
        self.warmth, self.chosen, self.waited_for, self.believable = 0.0, False, False, True
        self.highest = math.inf
        """The greatest height of its text."""
        self._warming = False
        self.size = size if size is not None else self.natural()

    @property
    def radius(self) -> float:
        """The radius of the corners. A button for an action of the game ends in half circles, or is a circle."""
        return min(self.width, self.height) / 2

    def natural(self) -> Point:
        """Return the size that its text, icon and key need."""
        width, height = self.look.text.measure(self.text, self.style)
        side = self._icon_side(height) if self.icon is not None else 0.0
        return max(TARGET, width + side + self._hint_width() + 2 * PAD), max(TARGET, height + 20.0)

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

    def handle(self, event: Event) -> bool:
        if isinstance(event, PointerUp) and not self.enabled and self.hovered and self.on_refused is not None:
            self.on_refused(self.reason)
        return False

    def texts(self) -> Iterable[ShownText]:
        yield self._caption()
        if self.key and self.believable:
            yield self._key_text()

    def draw(self, painter: Painter) -> None:
        radius = self.radius
        self._warm()
        if self.chosen or (self.waited_for and self.enabled):
            painter.put(self.look.glow("chosen", radius), self.box.inflate(28, 28))
        painter.put(self.look.shadow(radius, 8.0), self.box.inflate(16, 16).move(0, 0 if self.pressed else 3))
        self._draw_face(painter)
        if self.icon is not None:
            painter.put(self.icon, self._icon_box(), 1.0 if self.enabled else 0.5)
        if self.key and self.believable and not is_sign(self.key):
            painter.put(self.look.well(6.0), self._key_box())
        self.draw_texts(painter)
        self.draw_ring(painter, radius)

    def _draw_face(self, painter: Painter) -> None:
        if not self.enabled:
            painter.put(self.look.panel("off", radius=self.radius, edge=1.5), self.box)
            return
        face = "button_down" if self.pressed and self.kind == "button" else self.kind
        painter.put(self.look.raised(face, self.radius), self.box)
        if self.warmth > 0 and not self.pressed:
            painter.put(self.look.raised(f"{self.kind}_hot", self.radius), self.box, self.warmth)

    def _warm(self) -> None:
        """Start or end the hover highlight."""
        wished = self.hovered and self.enabled
        if wished != self._warming:
            self._warming = wished
            ease, ms = self.look.pace.easing(Use.FADE), milliseconds("hover")
            self.look.queue.add(Glide(self._warmth, self._set_warmth, float(wished), ms, ease), INTERFACE)

    def _warmth(self) -> float:
        return self.warmth

    def _set_warmth(self, value: float) -> None:
        self.warmth = value

    # --------------------------------------------------------------------------------------------------- places

    def _sunk(self) -> float:
        return SUNK if self.pressed else 0.0

    def _caption(self) -> ShownText:
        style = replace(self.style, align="left" if self.icon is not None else "centre")
        if not self.enabled:
            style = replace(style, colour="off_ink", on="off_top")
        elif style.on == "panel":
            style = replace(style, on=f"{self.kind}_top")
        left, room = self._room()
        block = self.look.text.block(self.text, style, max(room, 1.0), min(self.height - 4, self.highest))
        return ShownText(block, left, (self.height - block.height) / 2 + self._sunk(), style)

    def _room(self) -> tuple[float, float]:
        """Return where the text begins and its greatest width. Word and key are centred together, or the word alone
        while its key does something else."""
        hint, spare = self._hint_width(), self._spare()
        left = self._edge + spare + (self._icon_side(self.height - 16) if self.icon is not None else 0.0)
        room = self.width - left - self._edge - spare - hint
        alone = self.icon is None and not self.believable
        return left + (hint / 2 if alone else 0.0), room

    @property
    def _edge(self) -> float:
        """The distance of the content from the ends: the rounder the ends, the greater."""
        return PAD / 2 + self.radius * ROUND

    def _spare(self) -> float:
        """Return the room left free by word and key on each side."""
        if self.icon is not None or not self.key:
            return 0.0
        wide = self.look.text.measure(self.text, self.style)[0] if self.text else 0.0
        return max(0.0, (self.width - 2 * self._edge - wide - self._hint_width()) / 2)

    def _icon_side(self, height: float) -> float:
        return min(height, 32.0) + 10.0

    def _icon_box(self) -> Box:
        side = self._icon_side(self.height - 16) - 10.0
        alone = not (self.text or (self.key and self.believable))
        return Box(
            (self.width - side) / 2 if alone else self._edge + 2, (self.height - side) / 2 + self._sunk(), side, side
        )

    def _hint_width(self) -> float:
        if not self.key:
            return 0.0
        width = self.look.text.measure(self.key, self._hint)[0]
        return max(width if is_sign(self.key) else width + 14.0, 28.0) + 10.0

    @property
    def _hint(self) -> TextStyle:
        if is_sign(self.key):
            return SIGN
        return replace(HINT, size=max(HINT.size, min(round(self.style.size * HINT_SHARE), LARGEST_HINT)))

    def _key_box(self) -> Box:
        height = self.look.text.measure(self.key, self._hint)[1] + 4.0
        width = self._hint_width() - 10.0
        left = self.width - self._edge - self._spare() - width - 2
        return Box(left, (self.height - height) / 2 + self._sunk(), width, height)

    def _key_text(self) -> ShownText:
        box, block = self._key_box(), self.look.text.block(self.key, self._hint)
        return ShownText(block, box.centerx - block.width / 2, box.centery - block.height / 2, self._hint)


def even_out(buttons: Sequence[Button]) -> None:
    """Give buttons that stand together the same letter size: as large as the longest text allows."""
    lowest = min(next(iter(button.texts())).block.height for button in buttons)
    for button in buttons:
        button.highest = lowest
