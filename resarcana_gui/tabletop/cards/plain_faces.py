"""Faces for a game without pictures: a name in the middle of a colour."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.geometry.placements import SHAPE

BACK: Final[Colour] = (58, 40, 70)
"""The colour of backs."""
SHADE: Final = 0.45
"""How dark a face is at its lower edge."""
ROUND: Final = 0.05
"""The radius of its corners, relative to its width."""
NAME: Final = TextStyle(22, Face.BOLD, "ink", on="night", align="centre", halo="night")
"""The style of names."""
LETTERS: Final = 0.2
"""The size of a name, relative to the card's width."""


@dataclass(frozen=True)
class PlainSide:
    """One side of a card."""

    name: str
    colour: Colour
    text: TextEngine
    theme: str

    @property
    def key(self) -> Hashable:
        return "plain side", self.name, self.colour, self.theme

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        ground = Panel(self.colour, mixed(self.colour, (0, 0, 0), SHADE), size[0] * ROUND)
        whole = ground.render(size, 1.0)
        style = replace(NAME, size=max(NAME.size, round(size[0] * LETTERS)))
        block = self.text.block(self.name, style, size[0] * (1.0 - 2 * ROUND), size[1] * (1.0 - 2 * ROUND))
        room = round(block.width), round(block.height)
        whole.blit(
            block.render(room, 1.0), ((size[0] - room[0]) / 2, (size[1] - room[1]) / 2),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )  # fmt: skip
        return whole


class PlainFaces:
    """The `Faces` of a game without pictures."""

    def __init__(
        self, look: UiStyle, name: Callable[[int], str], colour: Callable[[int], Colour],
        tokens: Sequence[Drawing] = (),
    ) -> None:  # fmt: skip
        """`name` and `colour` return those of a card. `tokens` are the kinds that may lie on a card; the game keeps
        how many as the digits of a number, the first kind in the last digit."""
        self._look: Final = look
        self._name: Final = name
        self._colour: Final = colour
        self._tokens: Final = tuple(tokens)

    @property
    def key(self) -> Hashable:
        return "plain", self._look.version

    @property
    def numerals(self) -> TextEngine:
        return self._look.text

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        return self._side(self._name(card), self._colour(card))

    def back(self, kind: str) -> Drawing:
        return self._side("", BACK)

    def picture(self, card: int, width: float) -> Box:
        return Box(0, 0, width, width * SHAPE)

    def stand_in(self, card: int) -> pygame.Surface | None:
        return None

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        digits = [int(digit) for digit in reversed(str(on))]
        return [(token, number) for token, number in zip(self._tokens, digits, strict=False) if number]

    def _side(self, name: str, colour: Colour) -> PlainSide:
        return PlainSide(name, colour, self._look.text, self._look.theme.name)
