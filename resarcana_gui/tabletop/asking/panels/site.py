"""Where a panel stands, and in which shapes: it goes wider before it goes higher, and spares what lies in its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from resarcana_gui.scene.transform import Box

WIDENING: Final = 0.6
"""How much wider the narrowest shape is when texts are twice as large, for its width."""
STEP: Final = 70.0
BESIDE_FROM: Final = 560.0
"""From this width on, at the usual text size, there is room for two columns."""
CLEAR: Final = 10.0
"""So far it keeps away from what it spares."""


class Shape(NamedTuple):
    """How wide a panel is, and whether it has two columns below its heads."""

    width: float
    beside: bool = False


@dataclass(frozen=True)
class Site:
    """A panel stands in the lower right corner of a box. It may be as wide as the box and as high; if that is too
    little, wider, as far as `left`, and higher, as far as `top`."""

    box: Box
    left: float
    top: float
    spared: Sequence[Box] = ()
    """What it does not cover as long as it can be helped."""

    def shapes(self, scale: float, *, beside: bool = True) -> Iterator[Shape]:
        """The shapes to try, with texts of a scale, the narrow ones first; `beside` is whether two columns are of use,
        as soon as there is room for them."""
        narrowest = self.box.w * (1.0 + WIDENING * (scale - 1.0))
        most = max(self.box.right - self.left, narrowest)
        yield Shape(narrowest)
        width = narrowest
        while width < most:
            width = min(width + STEP, most)
            yield Shape(width, beside and width >= BESIDE_FROM * (1.0 + WIDENING / 2 * (scale - 1.0)))

    def free(self, width: float) -> float:
        """How high a panel of a width can be without covering anything that is spared."""
        left = self.box.right - width - CLEAR
        lowest = max((each.bottom + CLEAR for each in self.spared if each.right > left), default=self.top)
        return self.box.bottom - max(lowest, self.top)

    @property
    def most(self) -> float:
        """How high a panel can be."""
        return self.box.bottom - self.top

    def best(self, needed: dict[Shape, float]) -> Shape:
        """The shape to take, given how high each would be: one that grows no higher than the box, or over what is free,
        or else the lowest."""
        for high in (lambda _: self.box.h, self.free):
            found = next((shape for shape, height in needed.items() if height <= high(shape.width)), None)
            if found is not None:
                return found
        return min(needed, key=lambda shape: needed[shape])
