"""Essences as tokens: on cards, in pools, on their way."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.faces.files import picture
from resarcana_gui.games.resarcana.view.faces.icons import coloured
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import resized
from resarcana_gui.scene.text import MINIMUM, TextBlock, TextStyle
from resarcana_gui.scene.transform import Box, Point

NUMBER: Final = 0.6
"""How large the number on a token is, for the token."""
ROOMY: Final = 40.0
"""From this side on the number stands in the middle."""


@dataclass(frozen=True)
class EssenceToken:
    """The drawing of an essence as a thing, by its number; for a square box."""

    essence: int

    @property
    def key(self) -> Hashable:
        return ("token", self.essence)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        name = NAMES[self.essence]
        found = picture("tokens", f"{name}.webp")
        return resized(found, size) if found is not None else coloured(name, max(1, min(size)))


class TokenNode(Texts):
    """A token in a square of 20 to 64 canvas pixels, with a number on it when it stands for several."""

    count: Watched[int] = Watched(inner=True)

    def __init__(self, look: Look, essence: int, side: float, count: int = 1, *, at: Point = (0.0, 0.0)) -> None:
        super().__init__(at=at, size=(side, side), name=f"token {NAMES[essence]}")
        self.look = look
        self.essence: Final = essence
        self.count = count

    def texts(self) -> Iterable[ShownText]:
        if self.count != 1:
            yield number_on(self.look, self.count, self.box)

    def draw(self, painter: Painter) -> None:
        painter.put(EssenceToken(self.essence), self.box)
        self.draw_texts(painter)


def number_on(look: Look, number: int, box: Box) -> ShownText:
    """A number on a token: in its middle, or on a small one in its corner, so that its shape is still seen."""
    size = max(MINIMUM, round(box.h * NUMBER / look.text.scale))
    style = TextStyle(size, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
    block = look.text.block(str(number), style)
    share = 0.5 if box.h >= ROOMY else 1.0
    return ShownText(block, box.x + (box.w - block.width) * share, box.y + (box.h - block.height) * share, style)


class Counter(Texts):
    """A token with a number beside it: how many of an essence a pool has. Nothing at all is shown paler."""

    value: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: Look, essence: int, side: float = 40.0, value: int = 0, *, at: Point = (0.0, 0.0),
        room: float | None = None,
    ) -> None:  # fmt: skip
        """In a room that is narrower than it would be, its number is smaller."""
        super().__init__(at=at, name=f"counter {NAMES[essence]}")
        self.look = look
        self.essence: Final = essence
        self.side: Final = side
        self.value = value
        self._most = None if room is None else max(room - side - 4.0, 1.0)
        self._known: tuple[int, int] | None = None
        """The number and the look that `_shown` is for."""
        self._shown: ShownText | None = None
        widest = self._number("00")
        self.size = (side + 4.0 + widest.width, max(side, widest.height))

    def _style(self) -> TextStyle:
        size = max(22, round(self.side * NUMBER))
        return TextStyle(size, Face.BOLD, "ink", on="panel", halo="night", leading=1.0)

    def texts(self) -> Iterable[ShownText]:
        known = (self.value, self.look.version)
        if self._known != known:
            self._known, self._shown = known, self.shown_text()
        return (self._shown,) if self._shown is not None else ()

    def shown_text(self) -> ShownText:
        """The number, and where it stands."""
        block = self._number(str(self.value))
        return ShownText(block, self.side + 4.0, (self.height - block.height) / 2, self._style())

    def _number(self, digits: str) -> TextBlock:
        """Digits in the size in which two have room."""
        style, text = self._style(), self.look.text
        widest = text.block("00", style)
        if self._most is None or widest.width <= self._most:
            return text.block(digits, style)
        lower = text.block("00", style, self._most, widest.height).height
        return text.block(digits, style, self._most, lower)

    def draw(self, painter: Painter) -> None:
        alpha = 1.0 if self.value else 0.4
        painter.put(EssenceToken(self.essence), Box(0, (self.height - self.side) / 2, self.side, self.side), alpha)
        self.draw_texts(painter)
