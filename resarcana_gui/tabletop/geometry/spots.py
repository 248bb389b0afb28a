"""Spots: where cards lie in rows, grids, hands and piles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box, Point

SHAPE: Final = 1.4
"""The height of a card relative to its width, unless a game says otherwise."""
TURNED: Final = 90.0
"""The angle of a turned card, in degrees."""
LYING: Final = 0.8
"""The scale of a turned card: it needs little more room than a straight one, so nothing else moves when it turns."""
SLOT: Final = 1.14
"""The room for one card in play, relative to its width."""
BETWEEN: Final = 6.0
"""Between two rows of cards in play."""
STEP: Final = 0.01
"""How much higher a card lies than the one before it."""
HAND_LEVEL: Final = 50.0
"""The level of the hand."""
RAISED: Final = 69.0
"""The level of a card pointed at in the hand: below questions."""


class Spot(NamedTuple):
    """The centre, width, rotation and level of a card."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0

    @property
    def at(self) -> Point:
        """Its centre."""
        return self.x, self.y

    def box(self, shape: float = SHAPE) -> Box:
        """The area of the canvas that a straight card covers there."""
        high = self.width * shape
        return Box(self.x - self.width / 2, self.y - high / 2, self.width, high)


Spots: TypeAlias = dict[int, Spot]
"""Where each card lies, by its number."""


def grid(
    cards: Sequence[int], corner: Point, across: int, width: float, gap: Point, z: float = 0.0, shape: float = SHAPE
) -> Spots:  # fmt: skip
    """Cards of one width in reading order from a corner, a given number side by side, with gaps."""
    spots, high = {}, width * shape
    for at, card in enumerate(cards):
        down, along = divmod(at, across)
        x = corner[0] + width / 2 + along * (width + gap[0])
        spots[card] = Spot(x, corner[1] + high / 2 + down * (high + gap[1]), width, z=z)
    return spots


def row(
    cards: Sequence[int], corner: Point, width: float, gap: float, z: float = 0.0, shape: float = SHAPE
) -> Spots:  # fmt: skip
    """Cards of one width side by side."""
    return grid(cards, corner, max(len(cards), 1), width, (gap, 0.0), z, shape)


def pile(cards: Sequence[int], spot: Spot) -> Spots:
    """Cards in one spot, the last on top."""
    return {card: spot._replace(z=spot.z + at * STEP) for at, card in enumerate(cards)}


def hand(cards: Sequence[int], room: Box, widest: float, narrowest: float, tilt: float = 3.0, z: float = 0.0) -> Spots:
    """Cards held like a fan: they shrink before they overlap, and each lies a whole step above the previous one."""
    width = min(widest, max(narrowest, room.w / max(len(cards), 1) / (1.0 + layout.APART)))
    fanned = layout.fan(room, len(cards), width, tilt)
    return {
        card: Spot(spot.x, spot.y, width, spot.angle, z + at)
        for at, (card, spot) in enumerate(zip(cards, fanned, strict=True))
    }


def tableau(
    cards: Sequence[int], turned: Collection[int], box: Box, widest: float, narrowest: float, least: float = 0.0,
    z: float = 0.0,
) -> Spots:  # fmt: skip
    """Cards in play, from the left, in as many rows as a box needs; none is narrower than `least`, even if they
    overlap. Turned ones stay where they stood."""
    width, across = fitted(len(cards), box, widest, narrowest)
    width, lying = max(width, least), max(LYING, least / max(width, least))
    rows = -(-len(cards) // across) if cards else 0
    step = box.w / across if len(cards) > across else min(width * SLOT, box.w / max(across, 1))
    spots = {}
    for at, card in enumerate(cards):
        down, along = divmod(at, across)
        x, y = box.x + step * (along + 0.5), box.y + box.h * (down + 0.5) / rows
        lies = card in turned
        spots[card] = Spot(x, y, width * (lying if lies else 1.0), TURNED if lies else 0.0, z + at * STEP)
    return spots


def fitted(count: int, box: Box, widest: float, narrowest: float) -> tuple[float, int]:
    """The width of cards in play in a box, and how many stand side by side: one row while they are wide enough,
    otherwise the number of rows that makes them widest."""
    if not count:
        return widest, 1
    best = (0.0, 1)
    for rows in range(1, 4):
        across = -(-count // rows)
        width = min(widest, box.w / across / SLOT, (box.h - BETWEEN * (rows - 1)) / rows / SHAPE)
        if width > best[0] * 1.02:
            best = (width, across)
        if width >= narrowest:
            break
    return best
