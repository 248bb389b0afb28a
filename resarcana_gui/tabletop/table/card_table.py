"""The cards and layers of one table, and how cards go from where they are to where they belong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.spots import Spot, Spots

AWAY: Final = Spot(CANVAS[0] / 2, -140.0, 70.0, 0.0, 40.0)
CARD: Final = "card"
"""How long a card is on its way, unless it is said otherwise: a name of the timing table."""


class CardTable(Node):
    """Every card that lies face up, and layers for what is held up, said, flies and sparkles above them.

    A game derives its table from it, and says where its cards lie (`spots`), what lies on one (`lying_on`), which back
    one has (`back_of`) and where those go that nobody sees any longer (`way_out`). Nobody can use the cards until the
    table is `wired`.
    """

    state: State
    """What the picture shows once everything has come to rest; a game sets it at the beginning."""
    held: CardNode | None = None
    """The card that is held up to be read, if there is one."""
    caption = ""
    """What is to be told of the card that is held up next; markup."""
    room = Box(0, 0, *CANVAS)
    """Where cards are held up, and told of beside them."""
    centre_box = Box(0, 0, *CANVAS)
    """What large words are in the middle of."""

    def __init__(self, look: Look, faces: Faces, pictures: Mapping[str, pygame.Surface] | None = None) -> None:
        """`pictures` of particles, by kind."""
        super().__init__(size=CANVAS, name="table")
        self.look: Final = look
        self.faces: Final = faces
        self.cards: dict[int, CardNode] = {}
        """The cards that lie face up, by number."""
        self._wire: Callable[[CardNode], object] = _unused
        self.still = Node(size=CANVAS, name="still")
        """What seldom changes: panels, names, piles."""
        self.card_layer = Node(size=CANVAS, name="cards", z=10.0)
        self.held_layer = Node(size=CANVAS, name="held", z=15.0)
        self.caption_layer = Node(size=CANVAS, name="captions", z=16.0)
        self.token_layer = Node(size=CANVAS, name="tokens", z=20.0)
        self.effect_layer = Node(size=CANVAS, name="effects", z=30.0)
        self.particles = Particles(look.pace, pictures=pictures)
        self.effect_layer.add(self.particles)
        self.add(
            self.still, self.card_layer, self.held_layer, self.caption_layer, self.token_layer, self.effect_layer
        )  # fmt: skip

    def wired(self, wire: Callable[[CardNode], object]) -> None:
        """Let the cards be used: `wire` is called with those that are there, and with every one that comes."""
        self._wire = wire
        for node in self.all_cards():
            wire(node)

    # --------------------------------------------------------------------------------------- what the game says

    def spots(self) -> Spots:
        """Where every card lies that lies face up now."""
        raise NotImplementedError

    def back_of(self, card: int) -> str:
        """The kind of a card's back; '' is the usual one."""
        return ""

    def lying_on(self, card: int) -> int:
        """What lies on a card, in the number that its faces understand."""
        return 0

    def way_out(self, card: int) -> Spot:
        """Where a card goes that lies face up no longer."""
        return self.away()

    def away(self) -> Spot:
        """Where cards come from that nobody has seen: above the middle of the canvas."""
        return AWAY

    def all_cards(self) -> Sequence[CardNode]:
        """Every card that can be looked at or clicked, piles too."""
        return list(self.cards.values())

    def held_at(self, seat: int) -> Point:
        """Where a card is held up that a seat uses."""
        return self.room.center

    # -------------------------------------------------------------------------------------------------- one card

    def card(self, card: int, born: Spot | None = None) -> CardNode:
        """The node of a card that lies face up, made where it is born when there is none yet."""
        node = self.cards.get(card)
        if node is None:
            spot = born if born is not None else self.spots().get(card, self.away())
            node = CardNode(self.look, self.faces, card, spot.width, back=self.back_of(card), name=f"card {card}")
            node.at, node.rotation, node.z = spot.at, spot.angle, spot.z
            self._wire(node)
            self.cards[card] = node
            self.card_layer.add(node)
        return node

    def pile(self, back: str, spot: Spot, name: str, subject: int) -> CardNode:
        """A pile of cards that are face down; a click on it is about `subject`."""
        pile = CardNode(self.look, self.faces, None, spot.width, back=back, at=spot.at, name=name)
        pile.subject = subject
        self._wire(pile)
        return pile

    def dismiss(self, card: int) -> None:
        """A card lies face up no longer."""
        _remove(self.cards.pop(card))

    def shown_at(self, card: int) -> Point | None:
        """The middle of a card on the canvas: held up, or where it lies; None for one that is not seen."""
        if self.held is not None and self.held.card == card:
            return self.held.at
        node = self.cards.get(card)
        return node.bounds().center if node is not None else None

    # ------------------------------------------------------------------------------------------------- all cards

    def settle(self, state: State) -> None:
        """Be what a state says, at once."""
        self.state = state
        self.settle_cards()
        self.refresh()

    def refresh(self) -> None:
        """Show everything but the cards as it is: names, numbers, piles."""

    def settle_cards(self) -> None:
        """Every card is where it belongs, at once, and none is held up."""
        spots = self.spots()
        for card in [card for card in self.cards if card not in spots]:
            self.dismiss(card)
        self.held = None
        self.held_layer.clear()
        self.caption_layer.clear()
        for card, spot in spots.items():
            node = self.card(card, spot)
            node.resize(spot.width)
            node.card, node.face_down = card, False
            node.at, node.rotation, node.z, node.scale, node.alpha = spot.at, spot.angle, spot.z, 1.0, 1.0
            node.on = self.lying_on(card)

    def rearranged(self, name: str = CARD, born: Spot | None = None, *, dealt: bool = False) -> Action:
        """Every card goes to where it belongs now, and what lies face up no longer goes away. Cards that are dealt go
        one after the other."""
        spots = self.spots()
        moving = [
            self._to(self.card(card, born), spot, name) for card, spot in spots.items() if self._astray(card, spot)
        ]
        gone = [card for card in self.cards if card not in spots]
        leaving = Together(*(self._leaving(card, name) for card in gone))
        return (self.look.moves.staggered(moving, "deal") if dealt else Together(*moving)) | leaving

    def _astray(self, card: int, spot: Spot) -> bool:
        node = self.cards.get(card)
        if node is None:
            return True
        node.z = spot.z
        return (node.at, node.rotation, node.width, node.scale) != (spot.at, spot.angle, spot.width, 1.0)

    def _to(self, node: CardNode, spot: Spot, name: str) -> Action:
        """A card goes to a spot: it has the new size from the first moment, and grows or shrinks into it."""
        look = self.look
        start = node.width * node.scale / spot.width
        node.resize(spot.width)
        node.scale = start
        node.z = spot.z
        parts: list[Action] = [look.moves.move(node, spot.at, name)]
        if abs(start - 1.0) > 0.001:
            parts.append(Scale(node, 1.0, milliseconds(name), look.pace.easing(Use.TABLE)))
        if node.rotation != spot.angle:
            parts.append(look.moves.turn(node, spot.angle, name if name != CARD else "turn"))
        return Together(*parts)

    def _leaving(self, card: int, name: str) -> Action:
        node, moves = self.cards.pop(card), self.look.moves
        node.ghost = True
        going = moves.move(node, self.way_out(card).at, name) | moves.fade(node, 0.0, "fade")
        return going + Call(lambda: _remove(node))


def _remove(node: Node) -> None:
    if node.parent is not None:
        node.parent.remove(node)


def _unused(node: CardNode) -> None:
    """Nobody uses the cards yet."""
