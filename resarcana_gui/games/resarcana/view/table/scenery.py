"""The scenery: every card, counter and pile of one table, and how they move to where they belong.

It has a view of its own, folded from the events whose animations have begun, and never asks the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.cards.tables import KINDS
from resarcana_gui.games.resarcana.rules.codes import NOBODY, OWN_DECK
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.faces.token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.geometry.areas import CENTRE, MIDDLE
from resarcana_gui.games.resarcana.view.geometry.arrangement import (
    PILE_LABEL,
    PILE_WIDTH,
    arrange,
    own_deck,
    own_discards,
)
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.table.boards import SeatHead, own_boards, rival_board
from resarcana_gui.games.resarcana.view.table.centre import Centre
from resarcana_gui.games.resarcana.view.table.seat_facts import deciding
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.action import Action
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.assault import Assault
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.files import motes
from resarcana_gui.tabletop.cards.plan import HELD_UP
from resarcana_gui.tabletop.geometry.spots import SHAPE, Spot, Spots
from resarcana_gui.tabletop.table.card_table import CardTable
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.table.vacancy import SIGN, Vacancy
from resarcana_gui.tabletop.tokens.flights import Flights, Place, Told

HELD_TOP: Final = 164.0
"""Its upper edge: it covers nothing that its viewer owns."""
NO_FACE: Final = 120.0
MANY: Final = "token_pool"
"""The sound of many essences that come to rest."""
PILE_NAME: Final = TextStyle(18, colour="ink_soft", align="centre", halo="night")


class Scenery(CardTable):
    """Everything on the table."""

    state: State
    room = MIDDLE
    centre_box = CENTRE
    assault: Assault | None = None
    """The attack that goes on."""
    decided: frozenset[int] = frozenset()
    """The seats already announced to have enough points to win."""

    def __init__(self, kit: Kit, state: State) -> None:
        super().__init__(kit.look, kit.faces, motes(GAME))
        self.kit: Final = kit
        self.state = state
        self.areas = kit.areas
        """The current areas: the viewer's cards have less room while a large question is open."""
        self._flights: Final = Flights(
            kit.look, self.token_layer, dict(zip(NAMES, ESSENCE_TOKENS, strict=True)), self._token_heard
        )
        self.boards: dict[int, list[SeatBoard]] = {}
        self.heads: dict[int, SeatHead] = {}
        self.centre = Centre(kit)
        self.pool_layer = Node(size=CANVAS, name="pools", z=5.0)
        self.still.add(self.centre)
        for board in kit.areas.boards:
            panel, head = rival_board(kit, board)
            self.boards[board.seat], self.heads[board.seat] = [panel], head
            self.still.add(panel)
        tableau, own, head = own_boards(kit)
        self.boards[kit.home], self.heads[kit.home] = [tableau, own], head
        self.deck = self.pile("artifact", own_deck(), "own deck", OWN_DECK)
        self.vacant = {
            name: Vacancy(kit.look, spot.box(), f"{{{name}}}", f"no {name}", style=SIGN)
            for name, spot in (("deck", own_deck()), ("discards", own_discards()))
        }
        """Where the viewer's piles lie when there are any."""
        names = self._named("deck", own_deck(), 0.0), self._named("discards", own_discards(), 10.0)
        self.still.add(tableau, own, *names, *self.vacant.values(), self.deck)
        for each in self.heads.values():
            at = each.pool.bounds().topleft
            self.pool_layer.add(each.pool)
            each.pool.at = at
        self.add(self.pool_layer)

    # ------------------------------------------------------------------------------------------------- places

    def spots(self) -> Spots:
        return arrange(self.state, self.areas)

    def back_of(self, card: int) -> str:
        return KINDS[self.kit.cards.components[card].kind]

    def lying_on(self, card: int) -> int:
        return self.state.on[card]

    def way_out(self, card: int) -> Spot:
        """To its owner's pile or hand, or off the table."""
        owner = self.state.owner[card]
        return self.discards_spot(owner) if owner != NOBODY else self.away()

    def hand_spot(self, seat: int) -> Spot:
        """The place of a seat's hand: for a rival, the number of its cards."""
        if seat == self.kit.home:
            return Spot(CANVAS[0] / 2, CANVAS[1] - 140.0, PILE_WIDTH, 0.0, 60.0)
        x, y = self.heads[seat].piles.bounds().center
        return Spot(x, y, PILE_WIDTH * 0.6, 0.0, 60.0)

    def deck_spot(self, seat: int) -> Spot:
        """The place of a seat's deck."""
        return own_deck() if seat == self.kit.home else self.hand_spot(seat)

    def discards_spot(self, seat: int) -> Spot:
        """The place of a seat's discard pile."""
        return own_discards() if seat == self.kit.home else self.hand_spot(seat)

    def monument_deck_spot(self) -> Spot:
        """The place of the monument deck."""
        deck = self.centre.deck
        return Spot(deck.x, deck.y, deck.width, 0.0, 5.0)

    def portrait(self, seat: int) -> Box:
        """The square of a seat's likeness on the canvas; about the middle of its pool where it has none."""
        head = self.heads[seat]
        if head.likeness is not None:
            return head.likeness.bounds()
        x, y = head.pool.bounds().center
        return Box(x - NO_FACE / 2, y - NO_FACE / 2, NO_FACE, NO_FACE)

    def pool_point(self, seat: int, essence: int) -> Point:
        """Where a seat's essences of a type are counted."""
        return self.heads[seat].pool.point(essence)

    def supply_point(self, essence: int) -> Point:
        """The place of an essence's supply."""
        return self.centre.supply_point(essence)

    def on_point(self, component: int, essence: int) -> Point:
        """The place of the essences on a component."""
        node = self.cards.get(component)
        return node.bounds().center if node is not None else self.supply_point(essence)

    def from_point(self, component: int, essence: int) -> Point:
        """Where a component's gains come from: the card that is held up, if it is this one."""
        held = self.held
        return held.at if held is not None and held.card == component else self.on_point(component, essence)

    def towards_point(self, component: int, essence: int) -> Point:
        """Where the price for a component goes: to the card that is held up, or to where the component will lie."""
        if self.held is not None and self.held.card == component:
            return self.held_at(self.state.owner[component])
        spot = self.spots().get(component)
        return spot.at if spot is not None else self.on_point(component, essence)

    def held_at(self, seat: int) -> Point:
        """Below the seat's board, to show whose it is."""
        whole = self.boards[seat][0].bounds() if 0 <= seat < self.state.seats and seat != self.kit.home else MIDDLE
        left, right = MIDDLE.x + HELD_UP / 2, MIDDLE.right - HELD_UP / 2
        return min(max(whole.centerx, left), right), HELD_TOP + HELD_UP * SHAPE / 2

    def holder(self) -> int:
        """The seat whose card is held up; NOBODY for none."""
        cards = [node.card for node in self.held_layer.children if isinstance(node, CardNode) and node.card is not None]
        return self.state.owner[cards[-1]] if cards else NOBODY

    def middle_of(self, component: int) -> Point:
        """Where a component is visible: held up, or in its place; otherwise the middle of the table."""
        return self.shown_at(component) or MIDDLE.center

    # ------------------------------------------------------------------------------------------------ showing

    def settle(self, state: KernelState) -> None:
        assert isinstance(state, State)
        self.decided = deciding(state)
        if self.assault is not None:
            self.assault.clear()
            self.assault = None
        super().settle(state)
        for seat in range(self.state.seats):
            self.heads[seat].pool.show(counts(self.state.pool[seat]))

    def refresh(self) -> None:
        """Update names, points and piles; essences are counted as they move."""
        state = self.state
        for head in self.heads.values():
            head.show(state)
        self.centre.show(state)
        self.deck.count = len(state.deck[self.kit.home])
        self.deck.visible = bool(state.deck[self.kit.home])
        self.deck.tip = self._told_of_deck(len(state.deck[self.kit.home]))
        self.vacant["deck"].visible = not self.deck.visible
        self.vacant["discards"].visible = not state.discards[self.kit.home]

    # ------------------------------------------------------------------------------------------------- tokens

    def tokens(
        self, amount: int, start: Place, end: Place, *, left: Told | None = None, arrived: Told | None = None
    ) -> Action:
        """Essences fly; `left` and `arrived` get essence and number as each token sets off and comes to rest."""
        return self._flights.fly(counts(amount), start, end, left=left, arrived=arrived)

    def _token_heard(self, essence: int | None, at: Point) -> None:
        self.kit.sound(MANY if essence is None else f"token_{NAMES[essence]}", at)

    # ------------------------------------------------------------------------------------------------ helpers

    def all_cards(self) -> Sequence[CardNode]:
        """Every card that can be looked at or clicked, including piles."""
        return [*self.cards.values(), self.deck, self.centre.deck]

    def _told_of_deck(self, count: int) -> str:
        """The tip of the viewer's deck; empty for spectators."""
        kit = self.kit
        return kit.voice.plural("desk.tip.deck", count) if kit.voice.you == kit.home else ""

    def _named(self, key: str, spot: Spot, wider: float) -> Label:
        """The label below one of the viewer's piles."""
        box = spot.box().inflate(2 * wider, 0)
        at = (box.x, box.bottom + 2)
        return Label(self.kit.look, self.kit.text(key), PILE_NAME, at=at, width=box.w, height=PILE_LABEL)
