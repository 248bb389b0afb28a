"""The canvas that a table has, and spots: the places of cards in rows, grids, hands and piles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS

SHAPE: Final = layout.CARD_SHAPE
"""The shape of a whole card: its height relative to its width."""
HALF: Final = 124 / 112
"""The shape of half a card: its name and its whole picture, where there is no room for its lines."""
TALL: Final = 1.9
"""The shape of a narrow card in a full hand: its name, its costs and its picture."""
LOW: Final = 0.85
"""The shape below which there is little room below a name, so that it should stand on one line."""
LOWEST: Final = 2.7
"""The greatest width of cards in two rows, relative to their height."""
WHOLE_FROM: Final = 116.0
"""The width from which cards in play are whole; narrower ones are half cards."""
TURNED: Final = 90.0
"""The angle of a turned card, in degrees."""
LYING: Final = 0.74
"""The scale of a turned card: it needs little more room than a straight one, so nothing else moves when it turns."""
LARGEST: Final = 0.9
"""The scale of a turned half card, which is nearly as high as wide."""
SLOT: Final = 1.055
"""The room for one card in play, relative to its width."""
TIGHTEST: Final = 1.04
"""The room for one card where cards would have to be smaller otherwise: a turned card needs as much."""
BETWEEN: Final = 12.0
"""Between two rows of cards in play."""
STEP: Final = 0.01
"""How much higher a card lies than the one before it."""
HAND_LEVEL: Final = 50.0
"""The level of the hand."""
RAISED: Final = 69.0
"""The level of a card pointed at in the hand: below questions."""


@dataclass(frozen=True)
class Canvas:
    """How much larger than usual the canvas is, and whether the window is so small that everything must be larger on
    it."""

    wider: float = 0.0
    taller: float = 0.0
    small: bool = False

    @property
    def box(self) -> Box:
        """All that is visible; the usual canvas is in its middle."""
        return Box(-self.wider / 2, -self.taller / 2, CANVAS[0] + self.wider, CANVAS[1] + self.taller)


USUAL: Final = Canvas()
"""The canvas of a window of the usual shape."""


class Placement(NamedTuple):
    """The centre, width, rotation and level of a card."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    shape: float = SHAPE
    """Its height, relative to its width."""

    @property
    def at(self) -> Point:
        """Its centre."""
        return self.x, self.y

    def box(self) -> Box:
        """Return the area of the canvas that an upright card covers there."""
        high = self.width * self.shape
        return Box(self.x - self.width / 2, self.y - high / 2, self.width, high)


Spots: TypeAlias = dict[int, Placement]
"""The spot of each card, by its number."""


def grid(
    cards: Sequence[int], corner: Point, across: int, width: float, gap: Point, z: float = 0.0, shape: float = SHAPE
) -> Spots:  # fmt: skip
    """Return the spots of cards of one width in reading order from a corner, `across` of them side by side."""
    placements, high = {}, width * shape
    for at, card in enumerate(cards):
        down, along = divmod(at, across)
        x = corner[0] + width / 2 + along * (width + gap[0])
        placements[card] = Placement(x, corner[1] + high / 2 + down * (high + gap[1]), width, 0.0, z, shape)
    return placements


def row(
    cards: Sequence[int], corner: Point, width: float, gap: float, z: float = 0.0, shape: float = SHAPE
) -> Spots:  # fmt: skip
    """Return the spots of cards of one width side by side."""
    return grid(cards, corner, max(len(cards), 1), width, (gap, 0.0), z, shape)


def pile(cards: Sequence[int], placement: Placement) -> Spots:
    """Return one spot for all cards, the last one on top."""
    return {card: placement._replace(z=placement.z + at * STEP) for at, card in enumerate(cards)}


def hand(cards: Sequence[int], room: Box, widest: float, narrowest: float, tilt: float = 3.0, z: float = 0.0) -> Spots:
    """Return the spots of cards held like a fan: they shrink before they overlap, and each lies a whole step above
    the previous one."""
    width = min(widest, max(narrowest, room.w / max(len(cards), 1) / (1.0 + layout.APART)))
    fanned = layout.fan(room, len(cards), width, tilt)
    return {
        card: Placement(placement.x, placement.y, width, placement.angle, z + at)
        for at, (card, placement) in enumerate(zip(cards, fanned, strict=True))
    }


def fanned(
    cards: Sequence[int], room: Box, width: float, apart: float, tilt: float = 3.0, z: float = 0.0, shape: float = SHAPE
) -> Spots:
    """Return the spots of cards of one width held like a fan in the middle of a room, `apart` relative to their
    width; each lies a whole step above the previous one."""
    across = min(apart, 1.0 + layout.APART) * width
    whole = Box(0, room.y, across * max(len(cards) - 1, 0) + width, room.h)
    whole.centerx = room.centerx
    placements = layout.fan(whole, len(cards), width, tilt)
    return {
        card: Placement(placement.x, placement.y, width, placement.angle, z + at, shape)
        for at, (card, placement) in enumerate(zip(cards, placements, strict=True))
    }


def in_play(
    cards: Sequence[int], turned: Collection[int], box: Box, widest: float, least: float = 0.0, z: float = 0.0, *,
    apart: float = SLOT, whole_from: float = WHOLE_FROM, most_rows: int = 1,
) -> Spots:  # fmt: skip
    """Return the spots of cards in the middle of a box, as large as it allows, in up to `most_rows` rows: half cards
    if it is narrow, and rather than narrower than `least` low ones in two rows. Turned cards stay where they stood.
    `apart`: their distance where there is room, relative to their width; `whole_from`: the width from which they are
    whole."""
    number, width = _best_rows(len(cards), box, widest, whole_from, most_rows)
    if width < least:
        return _in_two_rows(cards, turned, box, z)
    across, spots = -(-len(cards) // number), Spots()
    for at, part in enumerate(layout.rows(box, [1.0] * number, BETWEEN)):
        spots |= _in_one_row(cards[at * across : (at + 1) * across], turned, part, (width, apart, whole_from), z)
    return spots


def _best_rows(count: int, box: Box, widest: float, whole_from: float, most: int) -> tuple[int, float]:
    """Return in how many rows cards are whole, or else largest, and their width there; rather in fewer rows."""

    def worth(number: int) -> tuple[bool, float, int]:
        part = layout.rows(box, [1.0] * number, BETWEEN)[0]
        width, shape = fitting(max(-(-count // number), 1), part, widest, whole_from)
        return shape == SHAPE, width, -number

    _, width, number = max(map(worth, range(1, most + 1)))
    return -number, width


def _in_one_row(
    cards: Sequence[int], turned: Collection[int], box: Box, sizes: tuple[float, float, float], z: float
) -> Spots:
    """Return the spots of cards in one row; `sizes`: their greatest width, their distance relative to that, and the
    width from which they are whole."""
    widest, apart, whole_from = sizes
    count = max(len(cards), 1)
    width, shape = fitting(count, box, widest, whole_from)
    step = min(width * apart, (box.w - width) / (count - 1) if count > 1 else 0.0)
    left = box.centerx - step * (count - 1) / 2
    return {
        card: _lying(Placement(left + step * at, box.centery, width, 0.0, z + at * STEP, shape), card in turned)
        for at, card in enumerate(cards)
    }


def fitting(count: int, box: Box, widest: float, whole_from: float = WHOLE_FROM) -> tuple[float, float]:
    """Return width and shape of this many cards in play in one row: see `in_play`."""
    width = _widest(count, box, widest, SHAPE)
    return (width, SHAPE) if width >= whole_from else (_widest(count, box, widest, HALF), HALF)


def lying(shape: float) -> float:
    """Return the scale of a turned card of a shape: on its side it is as wide as others are."""
    return min(LARGEST, LYING * (SHAPE / shape))


def _in_two_rows(cards: Sequence[int], turned: Collection[int], box: Box, z: float) -> Spots:
    """Return the spots of cards so low that two rows of them fill a box: their names keep their width."""
    across, gap = -(-len(cards) // 2), box.h * (1.0 - 1.0 / SLOT)
    high = (box.h - gap) / 2
    width = min(box.w / across / SLOT, high * LOWEST)
    apart = width * (SLOT - 1.0)
    left = box.centerx - (across * (width + apart) - apart) / 2
    rows = grid(cards, (left, box.y), across, width, (apart, gap), z, high / width)
    return {card: _lying(placement, card in turned) for card, placement in rows.items()}


def _lying(placement: Placement, turned: bool) -> Placement:
    """Return a spot for a turned card, if it is turned. A card wider than high has as much room on its side as
    before."""
    if not turned:
        return placement
    if placement.shape < 1.0:
        return placement._replace(width=placement.width * placement.shape, angle=TURNED, shape=1.0 / placement.shape)
    return placement._replace(width=placement.width * lying(placement.shape), angle=TURNED)


def _widest(count: int, box: Box, widest: float, shape: float) -> float:
    """Return the greatest width at which this many cards lie side by side in a box, never beyond `widest` or its
    height."""
    return min(widest, box.w / count / TIGHTEST, box.h / shape)
