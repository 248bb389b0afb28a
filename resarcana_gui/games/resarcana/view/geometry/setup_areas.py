"""The viewer's half before the first round: mages on the left, what is chosen from as large as possible beside them,
and along the lower edge what was kept. Nothing overlaps, and nothing jumps when a card is taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import CHOOSING_FIRST, DECK_SIZE, DRAFTING, NOBODY, PICKING
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.placements import HALF, HAND_LEVEL, SHAPE, Placement, Spots, grid, in_play, row

SETUP_PHASES: Final = frozenset({DRAFTING, PICKING, CHOOSING_FIRST})
"""The phases in which the viewer's half looks like this."""
CAPTION: Final = 36.0
"""The height of a caption above a part."""
SMALL_CAPTION: Final = 42.0
"""The height of a caption above a part, in a small window."""
ASIDE: Final = 590.0
"""The greatest width of the mages' part; what is chosen from begins beyond the tray."""
SEAM: Final = 4.0
"""How much nearer captions are to their part than to what lies above, because of the leather's seam."""
GAP: Final = 10.0
"""Between two cards, and between what is chosen from and the caption below it."""
KEPT: Final = 106.0
"""The greatest width of a kept card."""
BEYOND: Final = 20.0
"""The distance from the kept cards to the tray and to Undo."""
LARGEST: Final = 256.0
"""The greatest width of a card to choose."""
ROWS: Final = 2
"""The number of rows of the open artifacts of a match."""
LEVEL: Final = 12.0
"""The level of these cards on the table."""


@dataclass(frozen=True)
class SetupAreas:
    """The parts of the viewer's half, and the captions above them."""

    aside: Box
    """The viewer's mages."""
    choice: Box
    """A packet, or the open artifacts of a match."""
    kept: Box
    caption: float
    """The height of each caption."""

    def head(self, part: Box) -> Box:
        """Return the caption's area above a part."""
        return Box(part.x, part.y - self.caption, part.w, self.caption).move(0, SEAM / 2)


def setup_areas(areas: Areas) -> SetupAreas:
    """Return the parts of a table."""
    corner, whole, caption = areas.corner, areas.canvas, SMALL_CAPTION if areas.small else CAPTION
    left = corner.tray.right + BEYOND
    high = KEPT * HALF
    kept = Box(left, whole.bottom - high - 8, corner.undo.x - BEYOND - left, high)
    top = areas.row.y + caption
    aside = Box(areas.row.x, top, min(ASIDE, left - BEYOND - areas.row.x), areas.row.bottom - top)
    choice = Box(left, top, areas.row.right - left, kept.y - caption - GAP - top)
    return SetupAreas(aside, choice, kept, caption)


def setup_spots(view: State, own: Sequence[int], areas: Areas) -> Spots:
    """Return where cards lie before the first round; `own` are those in play. Empty in other phases."""
    if view.phase not in SETUP_PHASES:
        return {}
    parts, home = setup_areas(areas), areas.home
    shown = [*own, *view.offer[home]]
    width = min(parts.aside.h / SHAPE, (parts.aside.w + GAP) / max(len(shown), 1) - GAP)
    mages = row(shown, parts.aside.topleft, width, GAP, z=LEVEL)
    return mages | _packet(view.packet[home], parts.choice) | _open(view, parts.choice) | _kept(view, home, parts.kept)


def picked(view: State, seat: int) -> list[int]:
    """Return the artifacts that a seat has picked for a game of a match, which everybody knows."""
    if view.phase not in (PICKING, CHOOSING_FIRST):
        return []
    return [card for card in view.cards.artifacts if view.drafted[card] == seat]


def kept_cards(view: State, seat: int) -> list[int]:
    """Return the artifacts that the viewer has kept or picked, oldest first."""
    return [card for card in view.deck[seat] if card >= 0] if view.phase == DRAFTING else picked(view, seat)


def _packet(cards: Sequence[int], box: Box) -> Spots:
    return in_play(cards, (), box, LARGEST, z=LEVEL, apart=1.045)


def open_boxes(view: State, box: Box) -> dict[int, Box]:
    """Return the places of the open artifacts of a match: each keeps its own, whatever is picked."""
    if view.phase not in (PICKING, CHOOSING_FIRST) or not view.face_up:
        return {}
    there = [card for card in view.cards.artifacts if card in view.face_up or view.drafted[card] != NOBODY]
    across = -(-len(there) // ROWS)
    width = min((box.w + GAP) / across - GAP, (box.h - GAP * (ROWS - 1)) / ROWS / SHAPE)
    left = box.centerx - (across * (width + GAP) - GAP) / 2
    return {card: placement.box() for card, placement in grid(there, (left, box.y), across, width, (GAP, GAP)).items()}


def _open(view: State, box: Box) -> Spots:
    boxes = open_boxes(view, box)
    return {card: Placement(*boxes[card].center, boxes[card].w, z=LEVEL) for card in view.face_up}


def kept_boxes(box: Box) -> list[Box]:
    """Return the places of as many artifacts as a seat keeps, from the left."""
    width = min(KEPT, (box.w + GAP) / DECK_SIZE - GAP, box.h / HALF)
    return [placement.box() for placement in row(range(DECK_SIZE), box.topleft, width, GAP, shape=HALF).values()]


def _kept(view: State, home: int, box: Box) -> Spots:
    """Return the spots of the kept artifacts, each in a place of its own."""
    return {
        card: Placement(*place.center, place.w, z=HAND_LEVEL, shape=HALF)
        for card, place in zip(kept_cards(view, home), kept_boxes(box), strict=False)
    }
