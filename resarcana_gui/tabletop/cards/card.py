"""A card on the table: its face or back, the tokens on it, and what can be done with it. It knows no rules."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.layout import CARD_CORNER
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter, is_ready
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.transform import Box, Point, scaled
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards import card_overlays
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.placements import SHAPE, TALL
from resarcana_gui.tabletop.items import marks
from resarcana_gui.tabletop.items.marks import MARKS
from resarcana_gui.tabletop.items.table_item import Key, TableItem

SPENT: Final = 0.18
"""How dark a turned card is: it has been used."""
EXACT: Final = 6
"""Decimals to which a scale is rounded: further ones come from rotation only."""
BRIGHT: Final = 0.25
"""The part of a glow, from the inside, that does not fade."""


class CardNode(BakedNode, TableItem):
    """A card, positioned by its centre. `card` is its number, None while unknown.

    Besides the properties of every item it has the tokens `on` it, as a number that the game understands, and
    `count`, the number of cards in a pile.
    """

    reach = 20.0
    overlaps = True
    may_sink = True
    draggable = True

    card: Watched[int | None] = Watched(inner=True)
    on: Watched[int] = Watched(inner=True)
    face_down: Watched[bool] = Watched(inner=True)
    """Whether its back is shown although its number is known."""
    count: Watched[int | None] = Watched(inner=True)

    def __init__(
        self,
        look: UiStyle,
        faces: Faces,
        card: int | None,
        width: float,
        *,
        back: str = "",
        shape: float = SHAPE,
        at: Point = (0.0, 0.0),
        name: str = "",
    ) -> None:
        TableItem.__init__(self, look, card, size=(width, width * shape), at=at, name=name)
        self.anchor = CENTRE
        self.faces: Final = faces
        self.back = back
        self.shape = shape
        """Its height, relative to its width."""
        self.latest: pygame.Surface | None = None
        """Its latest picture, which is stretched while it grows, and shown in its place when many must be drawn at
        once."""
        self.latest_key: Hashable = None
        self._latest_side: tuple[int | None, bool] | None = None
        self.card, self.on, self.count = card, 0, None
        self.face_down = False

    @property
    def known(self) -> Key | None:
        return None if self.face_down else self.card

    def enlarged(self, width: float) -> TableItem | None:
        card = GrownCard(self.look, self.faces, self.card, width, name="grown card")
        card.imitate(self)
        return card

    def resize(self, width: float, shape: float | None = None) -> None:
        """Set its width, and the height to match; with another shape, if one is given."""
        self.shape = self.shape if shape is None else shape
        self.size = (width, width * self.shape)

    def hide(self) -> None:
        """Show its back."""
        self.face_down = True

    def reveal(self) -> None:
        """Show its face."""
        self.face_down = False

    def flip(self, card: int | None) -> Action:
        """Return the animation that flips it to show a face, or its back."""

        def show() -> None:
            self.card, self.face_down = card, False

        return self.look.animator.flip(self, show)

    # ---------------------------------------------------------------------------------------------------- showing

    @property
    def face_key(self) -> Hashable:
        return (super().face_key, self.look.version, self.quarter)

    @property
    def quarter(self) -> int:
        """Its rotation in quarter turns, rounded: tokens on it stay upright."""
        return round(self.rotation / 90) % 4

    def draw(self, painter: Painter) -> None:
        box = self.box.move(0, -self.lift)
        around = box.inflate(2 * self.reach, 2 * self.reach)
        if self.latest is not None and self.latest_key == self.face_key and self._stretched and not self.rotation:
            painter.put_stretched(self.latest, around)
        elif self.latest is not None and self._latest_side == self._side:
            shown = _Shown(self, painter)
            painter.put_or_stand_in(shown, around, self.latest, ready=shown.ready)
        else:
            shown = _Shown(self, painter)
            painter.put_or_stand_in(shown, around, self._stand_in(), box, ready=shown.ready)

    def _stand_in(self) -> pygame.Surface | None:
        """Return a rough picture of its face."""
        return None if self.card is None or self.face_down else self.faces.stand_in(self.card)

    def keep(self, picture: pygame.Surface) -> None:
        """Keep its latest picture."""
        self.latest, self.latest_key, self._latest_side = picture, self.face_key, self._side

    @property
    def _side(self) -> tuple[int | None, bool]:
        """The side it shows: a picture of the other side is no substitute."""
        return self.card, self.face_down

    @property
    def _stretched(self) -> bool:
        return (self.scale_x, self.scale_y) != (1.0, 1.0) and bool(self.scale_x and self.scale_y)

    def draw_face(self, painter: Painter) -> None:
        painter.put(*self._ground())
        if self.count is not None:
            card_overlays.draw_pile(painter, self.faces.back(self.back), self.box, self.count)
        painter.put(self.side_up(), self.box)
        if self.quarter:
            painter.put(Panel((0, 0, 0), (0, 0, 0), self.width * CARD_CORNER, alpha=SPENT), self.box)
        if self.dimmed:
            painter.put(Panel((0, 0, 0), (0, 0, 0), self.width * CARD_CORNER, alpha=0.5), self.box)
        self._draw_tokens(painter)
        if self.count is not None:
            card_overlays.draw_count(painter, self.look, self.faces.numerals, self.box, self.count)
        marks.draw_mark(painter, self.look, self.mark, self.box, self.width * CARD_CORNER)
        if self.focused:
            marks.draw_focus(painter, self.look, self.box, self.width * CARD_CORNER)

    def _draw_tokens(self, painter: Painter) -> None:
        tokens, numerals = self.faces.tokens(self.on), self.faces.numerals
        if self.shape not in (SHAPE, TALL):
            card_overlays.draw_on_half(painter, numerals, tokens, self.box, self.quarter)
        elif tokens:
            picture = self.box if self.card is None else self.faces.picture(self.card, self.width)
            card_overlays.draw_tokens(painter, numerals, tokens, self.box, picture, self.quarter)

    def side_up(self) -> Drawing:
        """Return its face or back."""
        if self.card is None or self.face_down:
            return self.faces.back(self.back)
        return self.faces.front(self.card, self.width, self.quarter, self.shape)

    def _ground(self) -> tuple[Drawing, Box]:
        """Return its glow, or else its shadow."""
        light = MARKS[self.mark] or ("edge_top" if self.hovered else "")
        radius = self.width * CARD_CORNER
        if light:
            reach, bright = self.reach - 2, self.reach * BRIGHT
            glow = Halo(self.look.colour(light), radius + bright, reach - bright, 1.0, 0.2)
            return glow, self.box.inflate(2 * reach, 2 * reach)
        return self.look.shadow(radius), self.box.inflate(24, 24).move(0, 4)


class ExplainedPile(CardNode):
    """A pile of face-down cards that has a note of its own, by its key, and does not grow."""

    @property
    def known(self) -> Key | None:
        return self.key

    def enlarged(self, width: float) -> TableItem | None:
        return None


class GrownCard(CardNode):
    """An enlarged copy of the card pointed at, high above the table, which cannot be hit."""

    reach = 40.0
    touchable = False
    focusable = False

    def imitate(self, other: TableItem) -> None:
        super().imitate(other)
        if isinstance(other, CardNode):
            self.card, self.on = other.card, other.on

    def _ground(self) -> tuple[Drawing, Box]:
        if MARKS[self.mark]:
            return super()._ground()
        return self.look.shadow(self.width * CARD_CORNER, 22.0), self.box.inflate(44, 44).move(0, 16)


class _Shown:
    """The picture of a card. While the card grows, shrinks or flips, its picture at rest is stretched: drawing it
    anew for every size would cost too much."""

    def __init__(self, node: CardNode, painter: Painter) -> None:
        self._node: Final = node
        self._cache: Final = painter.cache
        self._factor: Final = _at_rest(node, painter.matrix.scales)
        """Pixels per unit at rest: the same in every frame, so that its parts are found in the cache."""

    @property
    def key(self) -> Hashable:
        return ("card", self._node.face_key, self._node.size)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether its face can be drawn in a moment."""
        node, factor = self._node, self._factor
        return is_ready(node.side_up(), (round(node.width * factor), round(node.height * factor)))

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        node, factor = self._node, self._factor
        rest = (round((node.width + 2 * node.reach) * factor), round((node.height + 2 * node.reach) * factor))
        kept = (self.key, rest)
        if size == rest and not self._cache.has(kept):
            return self._rested(rest)  # kept by whoever asks: under two keys it would count twice, and never be let go
        return resized(self._cache.get(kept, lambda: self._rested(rest)), size)

    def _rested(self, size: tuple[int, int]) -> pygame.Surface:
        node, surface, reach = self._node, clear(size), self._node.reach * self._factor
        painter = Painter(surface, self._cache, scaled(self._factor, reach, reach))
        node.draw_face(painter)
        painter.flush()
        node.keep(surface)
        return surface


def _at_rest(node: Node, scales: Point) -> float:
    """Return the pixels per unit of a node without its own scale, for its `scales` now, from the axis that is
    stretched most and so is the most precise."""
    across, down = abs(node.scale_x), abs(node.scale_y)
    return round(scales[0] / across if across >= down else scales[1] / down, EXACT)
