"""Where a panel stands, and its possible shapes: it grows wider before it grows higher, and avoids covering certain
areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from resarcana_gui.scene.transform import Box

WIDENING: Final = 0.6
"""How much wider the narrowest shape is when texts are twice as large, relative to its width."""
STEP: Final = 70.0
BESIDE_FROM: Final = 560.0
"""From this width on, at the usual text size, there is room for two columns."""
CLEAR: Final = 10.0
"""Its distance from spared areas."""


class Shape(NamedTuple):
    """The width of a panel, and whether it has two columns below its heads."""

    width: float
    beside: bool = False


@dataclass(frozen=True)
class Site:
    """A panel stands in the lower right corner of a box. It may be as wide and as high as the box; if that is too
    little, it extends to `left` and up to `top`."""

    box: Box
    left: float
    top: float
    spared: Sequence[Box] = ()
    """Areas not to cover if possible."""
    button: Box | None = None
    """The place of a single button, for a table that says elsewhere what is asked."""

    def shapes(self, scale: float, *, beside: bool = True) -> Iterator[Shape]:
        """The shapes to try at a text scale, narrow ones first; `beside` is whether two columns are useful where there
        is room."""
        narrowest = self.box.w * (1.0 + WIDENING * (scale - 1.0))
        most = max(self.box.right - self.left, narrowest)
        yield Shape(narrowest)
        width = narrowest
        while width < most:
            width = min(width + STEP, most)
            yield Shape(width, beside and width >= BESIDE_FROM * (1.0 + WIDENING / 2 * (scale - 1.0)))

    def free(self, width: float) -> float:
        """The height of a panel of this width that covers nothing spared."""
        left = self.box.right - width - CLEAR
        lowest = max((each.bottom + CLEAR for each in self.spared if each.right > left), default=self.top)
        return self.box.bottom - max(lowest, self.top)

    @property
    def most(self) -> float:
        """The greatest height of a panel."""
        return self.box.bottom - self.top

    def best(self, needed: dict[Shape, float]) -> Shape:
        """The shape to take, given the height of each: one that stays within the box or covers nothing spared, or else
        the lowest."""
        for high in (lambda _: self.box.h, self.free):
            found = next((shape for shape, height in needed.items() if height <= high(shape.width)), None)
            if found is not None:
                return found
        return min(needed, key=lambda shape: needed[shape])
