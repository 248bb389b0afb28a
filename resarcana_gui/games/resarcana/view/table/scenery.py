"""The scenery: every card, counter and pile of one table, and how they go from where they are to where they belong.

It has a view of its own, folded from the events whose pictures have begun, and never asks the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, counts
from resarcana_gui.games.resarcana.cards.tables import KINDS
from resarcana_gui.games.resarcana.rules.codes import NOBODY, OWN_DECK
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.faces.token import essence_token
from resarcana_gui.games.resarcana.view.geometry.areas import MIDDLE
from resarcana_gui.games.resarcana.view.geometry.arrangement import (
    PILE_LABEL,
    PILE_WIDTH,
    arrange,
    own_deck,
    own_discards,
)
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.table.boards import SeatBoard, SeatHead, own_boards, rival_board
from resarcana_gui.games.resarcana.view.table.centre import Centre
from resarcana_gui.games.resarcana.view.table.deciding import deciding
from resarcana_gui.games.resarcana.view.table.vacancy import SIGN, Vacancy
from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.files import motes
from resarcana_gui.tabletop.cards.plan import HELD_UP
from resarcana_gui.tabletop.geometry.spots import SHAPE, Spot

FLYING: Final = 34.0
"""How large a token is on its way."""
MOST_TOKENS: Final = 9
"""So many tokens fly at most; of more, the last stands for the rest."""
HELD_TOP: Final = 164.0
"""Where its upper edge is: it hides nothing that its viewer owns."""
PILE_NAME: Final = TextStyle(18, colour="ink_soft", align="centre")
MOST_CLICKS: Final = 6
"""Up to so many tokens of a group are heard one by one; more make one sound together."""
MANY: Final = "token_pool"
"""That sound."""


class Scenery(Node):
    """Everything that lies on the table. `wire` is called with every card that comes, to
    let it be used; `on_board` with the seat whose board was clicked."""

    held: CardNode | None = None
    """The card that is held up to be read, if there is one."""
    caption = ""
    """What is to be told of the card that is held up next; markup."""
    decided: frozenset[int] = frozenset()
    """The seats of which it has been said that they have enough points to win."""

    def __init__(
        self, kit: Kit, wire: Callable[[CardNode], object], on_board: Callable[[int], object], state: State
    ) -> None:
        super().__init__(size=CANVAS, name="scenery")
        self.kit: Final = kit
        self.state = state
        """What the picture shows once everything has come to rest."""
        self.areas = kit.areas
        """Where everything has room: the own cards have less of it while something large is asked."""
        self.cards: dict[int, CardNode] = {}
        """The cards that lie face up, by component."""
        self._wire = wire
        self.boards: dict[int, list[SeatBoard]] = {}
        self.heads: dict[int, SeatHead] = {}
        self.centre = Centre(kit)
        self.card_layer = Node(size=CANVAS, name="cards", z=10.0)
        self.held_layer = Node(size=CANVAS, name="held", z=15.0)
        self.caption_layer = Node(size=CANVAS, name="captions", z=16.0)
        self.token_layer = Node(size=CANVAS, name="tokens", z=20.0)
        self.effect_layer = Node(size=CANVAS, name="effects", z=30.0)
        self.particles = Particles(kit.look.pace, pictures=motes(GAME))
        self.effect_layer.add(self.particles)
        self.still = Node(size=CANVAS, name="still")
        """What seldom changes: panels, names, piles."""
        self.pool_layer = Node(size=CANVAS, name="pools", z=5.0)
        self.still.add(self.centre)
        for board in kit.areas.boards:
            panel, head = rival_board(kit, board, on_board)
            self.boards[board.seat], self.heads[board.seat] = [panel], head
            self.still.add(panel)
        tableau, own, head = own_boards(kit, on_board)
        self.boards[kit.home], self.heads[kit.home] = [tableau, own], head
        self.deck = self._pile("artifact", own_deck(), "own deck", OWN_DECK)
        self.vacant = {
            name: Vacancy(kit.look, spot.box(), f"{{{name}}}", f"no {name}", style=SIGN)
            for name, spot in (("deck", own_deck()), ("discards", own_discards()))
        }
        """Where the own piles lie when there are any."""
        names = self._named("deck", own_deck(), 0.0), self._named("discards", own_discards(), 10.0)
        self.still.add(tableau, own, *names, *self.vacant.values(), self.deck)
        for each in self.heads.values():
            at = each.pool.bounds().topleft
            self.pool_layer.add(each.pool)
            each.pool.at = at
        self.add(
            self.still, self.pool_layer, self.card_layer, self.held_layer, self.caption_layer, self.token_layer,
            self.effect_layer,
        )  # fmt: skip
        self._wire(self.centre.deck)

    # ------------------------------------------------------------------------------------------------- places

    def card(self, component: int, born: Spot | None = None) -> CardNode:
        """The node of a card that lies face up, made where it is born when there is none yet."""
        node = self.cards.get(component)
        if node is None:
            spot = born if born is not None else arrange(self.state, self.areas).get(component, self.away())
            kind = KINDS[self.kit.cards.components[component].kind]
            node = CardNode(self.kit.look, self.kit.faces, component, spot.width, back=kind, name=f"card {component}")
            node.subject = component
            node.at, node.rotation, node.z = spot.at, spot.angle, spot.z
            self._wire(node)
            self.cards[component] = node
            self.card_layer.add(node)
        return node

    def away(self) -> Spot:
        """Where cards come from that nobody has seen: above the middle of the canvas."""
        return Spot(CANVAS[0] / 2, -140.0, PILE_WIDTH, 0.0, 40.0)

    def hand_spot(self, seat: int) -> Spot:
        """Where a seat's hand is: for a rival, the number of its cards."""
        if seat == self.kit.home:
            return Spot(CANVAS[0] / 2, CANVAS[1] - 140.0, PILE_WIDTH, 0.0, 60.0)
        x, y = self.heads[seat].piles.bounds().center
        return Spot(x, y, PILE_WIDTH * 0.6, 0.0, 60.0)

    def deck_spot(self, seat: int) -> Spot:
        """Where a seat's deck is."""
        return own_deck() if seat == self.kit.home else self.hand_spot(seat)

    def discards_spot(self, seat: int) -> Spot:
        """Where a seat's discard pile is."""
        return own_discards() if seat == self.kit.home else self.hand_spot(seat)

    def monument_deck_spot(self) -> Spot:
        """Where the monument deck is."""
        deck = self.centre.deck
        return Spot(deck.x, deck.y, deck.width, 0.0, 5.0)

    def pool_point(self, seat: int, essence: int) -> Point:
        """Where a seat's essences of a type are counted."""
        return self.heads[seat].pool.point(essence)

    def supply_point(self, essence: int) -> Point:
        """Where the supply of an essence is."""
        return self.centre.supply_point(essence)

    def on_point(self, component: int, essence: int) -> Point:
        """Where the essences on a component lie."""
        node = self.cards.get(component)
        return node.bounds().center if node is not None else self.supply_point(essence)

    def from_point(self, component: int, essence: int) -> Point:
        """Where what a component gives comes from: the card that is held up, if it is that."""
        held = self.held
        return held.at if held is not None and held.card == component else self.on_point(component, essence)

    def towards_point(self, component: int, essence: int) -> Point:
        """Where a price goes that is paid for a component: to the card that is held up, or to where the component will
        come to lie."""
        if self.held is not None and self.held.card == component:
            return self.held_at(self.state.owner[component])
        spot = arrange(self.state, self.areas).get(component)
        return spot.at if spot is not None else self.on_point(component, essence)

    def held_at(self, seat: int) -> Point:
        """Where a card is held up that a seat uses: below its board, so that one sees whose it is."""
        whole = self.boards[seat][0].bounds() if 0 <= seat < self.state.seats and seat != self.kit.home else MIDDLE
        left, right = MIDDLE.x + HELD_UP / 2, MIDDLE.right - HELD_UP / 2
        return min(max(whole.centerx, left), right), HELD_TOP + HELD_UP * SHAPE / 2

    def holder(self) -> int:
        """The seat whose card is still to be seen held up; NOBODY when none is."""
        cards = [node.card for node in self.held_layer.children if isinstance(node, CardNode) and node.card is not None]
        return self.state.owner[cards[-1]] if cards else NOBODY

    def middle_of(self, component: int) -> Point:
        """Where a component is seen: held up, or where it lies; the middle of the table for one that is not seen."""
        held, node = self.held, self.cards.get(component)
        if held is not None and held.card == component:
            return held.at
        return node.bounds().center if node is not None else MIDDLE.center

    # ------------------------------------------------------------------------------------------------ showing

    def settle(self, state: State | None = None) -> None:
        """Be what a view says, at once."""
        if state is not None:
            self.state = state
        spots = arrange(self.state, self.areas)
        for component in [card for card in self.cards if card not in spots]:
            self.dismiss(component)
        self.held = None
        self.held_layer.clear()
        self.caption_layer.clear()
        self.decided = deciding(self.state)
        for component, spot in spots.items():
            node = self.card(component, spot)
            node.resize(spot.width)
            node.card = component
            node.at, node.rotation, node.z, node.scale, node.alpha = spot.at, spot.angle, spot.z, 1.0, 1.0
            node.face_down = False
        self.refresh()
        for seat in range(self.state.seats):
            self.heads[seat].pool.show(counts(self.state.pool[seat]))
        for component, node in self.cards.items():
            node.on = self.state.on[component]

    def refresh(self) -> None:
        """Show names, points and piles as they are; essences are counted as they move."""
        state = self.state
        for head in self.heads.values():
            head.show(state)
        self.centre.show(state)
        self.deck.count = len(state.deck[self.kit.home])
        self.deck.visible = bool(state.deck[self.kit.home])
        self.deck.tip = self._told_of_deck(len(state.deck[self.kit.home]))
        self.vacant["deck"].visible = not self.deck.visible
        self.vacant["discards"].visible = not state.discards[self.kit.home]

    def dismiss(self, component: int) -> None:
        """A card lies face up no longer."""
        node = self.cards.pop(component)
        node.parent.remove(node) if node.parent is not None else None

    def rearranged(self, name: str = "card", born: Spot | None = None, *, dealt: bool = False) -> Action:
        """Every card goes to where it belongs now, and what lies face up no longer goes away. Cards that are dealt go
        one after the other."""
        spots = arrange(self.state, self.areas)
        moving = [
            self._to(self.card(card, born), spot, name) for card, spot in spots.items() if self._astray(card, spot)
        ]
        gone = [card for card in self.cards if card not in spots]
        leaving = Together(*(self._leaving(card, name) for card in gone))
        return (self.kit.look.moves.staggered(moving, "deal") if dealt else Together(*moving)) | leaving

    def _astray(self, component: int, spot: Spot) -> bool:
        node = self.cards.get(component)
        if node is None:
            return True
        node.z = spot.z
        return (node.at, node.rotation, node.width, node.scale) != (spot.at, spot.angle, spot.width, 1.0)

    def _to(self, node: CardNode, spot: Spot, name: str) -> Action:
        """A card goes to a spot: it has the new size from the first moment, and grows or shrinks into it."""
        look = self.kit.look
        start = node.width * node.scale / spot.width
        node.resize(spot.width)
        node.scale = start
        node.z = spot.z
        ease = look.pace.easing(Use.TABLE)
        parts: list[Action] = [look.moves.move(node, spot.at, name)]
        if abs(start - 1.0) > 0.001:
            parts.append(Scale(node, 1.0, milliseconds(name), ease))
        if node.rotation != spot.angle:
            parts.append(look.moves.turn(node, spot.angle, name if name != "card" else "turn"))
        return Together(*parts)

    def _leaving(self, component: int, name: str) -> Action:
        node = self.cards.pop(component)
        moves = self.kit.look.moves
        spot = self._grave(component)
        return moves.move(node, spot.at, name) | moves.fade(node, 0.0, "fade") | Later(lambda: _gone(node))

    def _grave(self, component: int) -> Spot:
        """Where a card goes that lies face up no longer: to its owner's pile or hand, or off the table."""
        owner = self.state.owner[component]
        return self.discards_spot(owner) if owner != NOBODY else self.away()

    # ------------------------------------------------------------------------------------------------- tokens

    def tokens(
        self, amount: int, start: Callable[[int], Point], end: Callable[[int], Point],
        *, left: Callable[[int, int], object] | None = None, arrived: Callable[[int, int], object] | None = None,
    ) -> Action:  # fmt: skip
        """Essences fly; `left` and `arrived` are told essence and number as each token sets off and comes to rest."""
        portions = list(_portions(amount))
        flights = [
            self._flight(essence, number, start, end, left, arrived, _click(portions, at))
            for at, (essence, number) in enumerate(portions)
        ]
        return self.kit.look.moves.staggered(flights)

    def _flight(
        self, essence: int, number: int, start: Callable[[int], Point], end: Callable[[int], Point],
        left: Callable[[int, int], object] | None, arrived: Callable[[int, int], object] | None, sound: str,
    ) -> Action:  # fmt: skip
        token = essence_token(self.kit.look, essence, FLYING)
        token.anchor = CENTRE

        def begin() -> Action:
            token.at = start(essence)
            self.token_layer.add(token)
            if left is not None:
                left(essence, number)
            return self.kit.look.moves.fly(token, end(essence))

        def arrive() -> None:
            _gone(token)
            if sound:
                self.kit.sound(sound, token.at)
            if arrived is not None:
                arrived(essence, number)

        return Later(begin) + Call(arrive)

    # ------------------------------------------------------------------------------------------------ helpers

    def all_cards(self) -> Iterable[CardNode]:
        """Every card that can be looked at or clicked, the piles too."""
        return [*self.cards.values(), self.deck, self.centre.deck]

    def _told_of_deck(self, count: int) -> str:
        """What to say of the own deck; nothing to those who only look on."""
        kit = self.kit
        return kit.voice.plural("desk.tip.deck", count) if kit.voice.you == kit.home else ""

    def _named(self, key: str, spot: Spot, wider: float) -> Label:
        """What an own pile is, in a word below it."""
        box = spot.box().inflate(2 * wider, 0)
        at = (box.x, box.bottom + 2)
        return Label(self.kit.look, self.kit.text(key), PILE_NAME, at=at, width=box.w, height=PILE_LABEL)

    def _pile(self, back: str, spot: Spot, name: str, subject: int) -> CardNode:
        pile = CardNode(self.kit.look, self.kit.faces, None, spot.width, back=back, name=name)
        pile.subject = subject
        pile.at = spot.at
        self._wire(pile)
        return pile


def _gone(node: Node) -> Action:
    if node.parent is not None:
        node.parent.remove(node)
    return Together()


def _click(portions: Sequence[tuple[int, int]], at: int) -> str:
    """The sound of one token of a group as it comes to rest; none, if the first is heard for all."""
    if len(portions) <= MOST_CLICKS:
        return f"token_{NAMES[portions[at][0]]}"
    return "" if at else MANY


def _portions(amount: int) -> Iterator[tuple[int, int]]:
    """The tokens that stand for an amount: one each, and one for all that are too many."""
    shown = 0
    for essence in range(ESSENCES):
        count = count_of(amount, essence)
        single = min(count, max(1, MOST_TOKENS - shown) if count else 0)
        for at in range(single):
            last = at == single - 1
            yield essence, (count - single + 1) if last else 1
        shown += single
