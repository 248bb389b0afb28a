"""A substitute for a missing portrait: the first letter of the name."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_style import UiStyle

DARK: Final = (22, 16, 14)
LETTER: Final = TextStyle(120, Face.DISPLAY, "ink", align="centre", leading=1.0)
SHARE: Final = 0.62
"""The height of the letter, as a share of the box."""


@dataclass(frozen=True)
class Initial:
    """The initial of a name, drawn for a square box and filling it to its corners."""

    look: UiStyle = field(compare=False)
    letter: str
    colour: Colour

    @property
    def key(self) -> Hashable:
        return ("initial", self.letter, self.colour)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        ground = Panel(mixed(self.colour, DARK, 0.45), mixed(self.colour, DARK, 0.86), 0.0)
        whole = ground.render(size, density)
        block = self.look.text.block(self.letter, LETTER)
        high = max(1, round(size[1] * SHARE))
        wide = max(1, round(high * block.width / max(block.height, 1)))
        letter = clear((wide, high))
        letter.blit(resized(block.render((round(block.width), round(block.height)), 1.0), (wide, high)), (0, 0))
        at = ((size[0] - wide) // 2, (size[1] - high) // 2)
        whole.blit(letter, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole
