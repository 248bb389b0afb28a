"""Short texts that keep their height in a narrow box: they are squeezed, like condensed letters."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.surfaces import resized
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.wrapping import TextEngine

COMFORTABLE: Final = 0.82
"""A squeeze that is hardly noticed."""
NARROWEST: Final = 0.66
"""The usual limit: narrower letters are hard to read."""
LAST: Final = 0.56
"""The limit for a single word, which cannot be broken: small letters would be even harder to read."""


@dataclass(frozen=True)
class SqueezedBlock:
    """A block shown in another width than it was laid out for."""

    block: TextBlock
    share: float
    """Its width relative to the natural one."""

    @property
    def key(self) -> Hashable:
        return ("squeezed", self.block.key, self.share)

    @property
    def size(self) -> tuple[float, float]:
        """Its size as shown."""
        return self.block.width * self.share, self.block.height

    @property
    def whole(self) -> bool:
        """Whether nothing of it is cut."""
        return not self.block.overflow

    def easily_read(self, least: float) -> bool:
        """Return whether nothing of it is cut, and no letter is smaller than `least`."""
        return self.whole and self.block.font_size >= least

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        natural = (max(1, round(self.block.width * density)), max(1, round(self.block.height * density)))
        return resized(self.block.render(natural, density), size)


def one_line(
    engine: TextEngine, text: str, style: TextStyle, width: float, narrowest: float = NARROWEST
) -> SqueezedBlock:
    """Return a text on one line, cut if it cannot be squeezed into a width."""
    block = engine.block(text, style)
    if block.width * narrowest <= width:
        return SqueezedBlock(block, min(1.0, width / max(block.width, 1.0)))
    return SqueezedBlock(engine.block(text, style, width / narrowest, style.size * style.leading), narrowest)


def fitted(
    engine: TextEngine, text: str, style: TextStyle, width: float, easy: float = COMFORTABLE, *, least: float = 0.0,
    high: float = math.inf, narrowest: float = NARROWEST,
) -> SqueezedBlock:  # fmt: skip
    """Return a text on one line if it need not be squeezed beyond `easy`, or else on two lines no higher than
    `high`. On two lines its letters become smaller before they are squeezed, but are squeezed before they become
    smaller than `least`; on one line they are squeezed as far as `narrowest`, or LAST for a single word."""
    single = one_line(engine, text, style, width, narrowest if " " in text else LAST)
    if (single.easily_read(least) and single.share >= easy) or " " not in text:
        return single
    two_lines = min(style.size * style.leading * 2, high)
    blocks = [engine.block(text, style, width / share, two_lines) for share in (1.0, COMFORTABLE, NARROWEST)]
    tried = [SqueezedBlock(block, min(1.0, width / max(block.width, 1.0))) for block in blocks]
    best = max(tried[-1], single, key=lambda one: (one.whole, one.block.font_size))
    return next((one for one in tried if one.easily_read(least)), best)
