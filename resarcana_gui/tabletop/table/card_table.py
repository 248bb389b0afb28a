"""A table with cards that lie face up, and their movement to their places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.scene.motion import NodeTween, Scale, Values
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Easing, Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.placements import Placement, Spots
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.table.table import Table

AWAY: Final = Placement(CANVAS[0] / 2, -140.0, 70.0, 0.0, 40.0)
"""The usual spot of unknown cards: above the middle of the canvas."""
HALF: Final = 0.5
"""The share of a change of shape from which a card has its new shape."""
ALIKE: Final = 0.999
"""The share from which two sizes count as equal."""
MUCH: Final = 1.3
"""The least ratio of sizes from which a card's letters would be seen to grow if it showed its smaller face at once."""
CARD: Final = "card"
"""The usual duration of a card's movement: a name of the timing table."""


class CardTable(Table):
    """A table with a layer of face-up cards.

    A game subclasses it, and says where its cards lie (`spots`), what lies on one (`tokens_on`), its back
    (`back_of`) and where a card goes that is no longer face up (`exit_spot`).
    """

    faces: Faces
    held: CardNode | None = None
    """The card that is held up; None if there is none."""

    def __init__(self, look: UiStyle, faces: Faces, pictures: Mapping[str, pygame.Surface] | None = None) -> None:
        """`pictures` of particles, by kind."""
        super().__init__(look, pictures)
        self.faces = faces
        self.cards: dict[int, CardNode] = {}
        """The cards that are face up, by number."""
        self.card_layer = Node(size=CANVAS, name="cards", z=10.0)
        self.add(self.card_layer)

    # ------------------------------------------------------------------------------------- for games to override

    def placements(self) -> Spots:
        """Return the spot of every card that is face up now."""
        raise NotImplementedError

    def back_of(self, card: int) -> str:
        """Return the kind of a card's back; '' is the usual one."""
        return ""

    def tokens_on(self, card: int) -> int:
        """Return what lies on a card, as a number that its faces understand."""
        return 0

    def exit_spot(self, card: int) -> Placement:
        """Return where a card goes that is no longer face up."""
        return self.away()

    def away(self) -> Placement:
        """Return where unknown cards come from."""
        return AWAY

    def all_cards(self) -> Sequence[CardNode]:
        """Return every card that can be looked at or clicked, including piles."""
        return list(self.cards.values())

    def items(self) -> Sequence[TableItem]:
        return [*self.all_cards(), *super().items()]

    def item(self, key: Key) -> TableItem | None:
        found = self.cards.get(key) if isinstance(key, int) else None
        return super().item(key) if found is None else found

    # -------------------------------------------------------------------------------------------------- one card

    def card(self, card: int, start_spot: Placement | None = None) -> CardNode:
        """Return the node of a face-up card; create it at `start_spot` if necessary."""
        node = self.cards.get(card)
        if node is None:
            placement = start_spot if start_spot is not None else self.placements().get(card, self.away())
            node = CardNode(
                self.look, self.faces, card, placement.width, back=self.back_of(card), shape=placement.shape,
                name=f"card {card}",
            )  # fmt: skip
            node.at, node.rotation, node.z = placement.at, placement.angle, placement.z
            self._wire(node)
            self.cards[card] = node
            self.card_layer.add(node)
        return node

    def pile(self, back: str, placement: Placement, name: str, key: Key, kind: type[CardNode] = CardNode) -> CardNode:
        """Return a pile of face-down cards, which questions know by its key."""
        pile = kind(self.look, self.faces, None, placement.width, back=back, at=placement.at, name=name)
        pile.key = key
        self._wire(pile)
        return pile

    def dismiss(self, card: int) -> None:
        """Remove a card that is no longer face up."""
        _remove(self.cards.pop(card))

    def shown_at(self, card: int) -> Point | None:
        """Return the centre of a card on the canvas, held up or in its place; None if it is not visible."""
        if self.held is not None and self.held.card == card:
            return self.held.at
        node = self.cards.get(card)
        return node.bounds().center if node is not None else None

    # ------------------------------------------------------------------------------------------------- all cards

    def settle_items(self) -> None:
        placements = self.placements()
        for card in [card for card in self.cards if card not in placements]:
            self.dismiss(card)
        self.clear_held()
        for card, placement in placements.items():
            node = self.card(card, placement)
            node.resize(placement.width, placement.shape)
            node.card, node.face_down = card, False
            node.at, node.rotation, node.z, node.scale, node.alpha = (
                placement.at,
                placement.angle,
                placement.z,
                1.0,
                1.0,
            )
            node.on = self.tokens_on(card)

    def rearrange(
        self,
        name: str = CARD,
        start_spot: Placement | None = None,
        *,
        dealt: bool = False,
        out: Placement | None = None,
    ) -> Action:
        """Return the animation that moves every card to its spot, from `start_spot` if it is new; cards no longer
        face up leave, to the spot `out` if that is given. Dealt cards move one after the other."""
        placements = self.placements()
        moving = [
            self._to(self.card(card, start_spot), placement, name)
            for card, placement in placements.items()
            if self._astray(card, placement)
        ]
        gone = [card for card in self.cards if card not in placements]
        leaving = Together(*(self._leaving(card, name, out) for card in gone))
        return (self.look.animator.staggered(moving, "deal") if dealt else Together(*moving)) | leaving

    def _astray(self, card: int, placement: Placement) -> bool:
        node = self.cards.get(card)
        if node is None:
            return True
        node.z = placement.z
        lies = (node.at, node.rotation, node.width, node.shape, node.scale)
        return lies != (placement.at, placement.angle, placement.width, placement.shape, 1.0)

    def _to(self, node: CardNode, placement: Placement, name: str) -> Action:
        """Return the movement of a card to a spot. It takes its new size at once, and is scaled into it; a face of
        another shape only halfway, where it shrinks."""
        look = self.look
        node.z = placement.z
        turning = name if name != CARD else "turn"
        turns = look.animator.turn(node, placement.angle, turning)
        if shrinks(node, placement):
            lasts = milliseconds(turning if node.rotation != placement.angle else name)
            shaped = Reshape(node, placement, lasts, look.pace.easing(Use.TABLE))
            return Together(look.animator.move(node, placement.at, name), shaped, turns)
        start = node.width * node.scale / placement.width
        node.resize(placement.width, placement.shape)
        grows = abs(start - 1.0) > 0.001
        node.scale = start if grows else 1.0
        parts: list[Action] = [look.animator.move(node, placement.at, name)]
        if grows:
            parts.append(Scale(node, 1.0, milliseconds(name), look.pace.easing(Use.TABLE)))
        if node.rotation != placement.angle:
            parts.append(turns)
        return Together(*parts)

    def _leaving(self, card: int, name: str, out: Placement | None) -> Action:
        node, animator = self.cards.pop(card), self.look.animator
        node.ghost = True
        going: Action = animator.move(node, self.exit_spot(card).at, name) | animator.fade(node, 0.0, "fade")
        if out is not None:
            handed_over = animator.move(node, out.at, name) | animator.scale(node, out.width / node.width, name)
            going = handed_over + animator.fade(node, 0.0, "fade")
        return going + Call(lambda: _remove(node))


def shrinks(node: CardNode, placement: Placement) -> bool:
    """Return whether a card shrinks on its way to a spot, or changes shape without growing, so much that its face
    there is another one."""
    wide = node.width * node.scale / placement.width
    if node.shape == placement.shape:
        return wide > MUCH
    return max(wide, wide * node.shape / placement.shape) > ALIKE


class Reshape(NodeTween):
    """A card shrinks or turns, and takes another shape halfway, where it is seen least; the letters of the smaller
    face are never shown enlarged. An upright card is stretched from shape to shape; a turning one keeps its
    proportions."""

    def __init__(self, node: CardNode, placement: Placement, ms: int, easing: Easing) -> None:
        super().__init__(node, ms, easing)
        self._card: Final = node
        self._spot: Final = placement
        self._upright = not (node.rotation or placement.angle)

    def now(self) -> Values:
        wide, high = self._card.width * self._card.scale_x, self._card.height * self._card.scale_y
        return wide, high, max(wide, high), 0.0

    def end(self, start: Values) -> Values:
        wide, high = self._spot.box().size
        return wide, high, max(wide, high), 1.0

    def show(self, values: Values) -> None:
        wide, high, longer, share = values
        if share >= HALF:
            self._card.resize(self._spot.width, self._spot.shape)
        if self._upright:
            self._card.scale_x, self._card.scale_y = wide / self._card.width, high / self._card.height
        else:
            self._card.scale = longer / max(self._card.size)
        if share == 1.0:
            self._card.scale = 1.0


def _remove(node: Node) -> None:
    if node.parent is not None:
        node.parent.remove(node)
