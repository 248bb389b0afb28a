"""The plainest faces that cards can have."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.geometry.placements import SHAPE

TOKENS = 10
"""Tokens lie on a card as digits of a number: the first kind has the last digit."""


class PlainFaces:
    """Every card has a colour of its own."""

    def __init__(self, look: UiStyle) -> None:
        self.look = look
        self.numerals = TextEngine(look.theme)
        self.key: Hashable = "plain"
        self.stand_ins: dict[int, pygame.Surface] = {}

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        return PlainBox((80 + card * 7 % 170, 40, 200 - card * 5 % 190))

    def back(self, kind: str) -> Drawing:
        return PlainBox((20, 90, 40 + len(kind)))

    def picture(self, card: int, width: float) -> Box:
        return Box(0, 0, width, width * SHAPE)

    def stand_in(self, card: int) -> pygame.Surface | None:
        return self.stand_ins.get(card)

    def tokens(self, on: int) -> list[tuple[Drawing, int]]:
        digits = [int(digit) for digit in reversed(str(on))]
        return [(PlainBox((250, 60 * kind, 0)), number) for kind, number in enumerate(digits) if number]
