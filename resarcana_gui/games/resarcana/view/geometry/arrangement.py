"""Where every card lies, for a view: a plain function. The table moves its cards accordingly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import ITEM, MAGE, MONUMENT, PLACE
from resarcana_gui.games.resarcana.rules.codes import CHOOSING_MAGES, DRAFTING, IN_DECK, PICKING
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import (
    ITEM_WIDTH,
    MONUMENT_WIDTH,
    OWN,
    PLACE_WIDTH,
    Areas,
)
from resarcana_gui.games.resarcana.view.geometry.offering import offered, room_for_hand
from resarcana_gui.scene import layout
from resarcana_gui.scene.look import TARGET
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import HAND_LEVEL, SHAPE, Spot, Spots, grid, hand, pile, row, tableau

WIDEST: Final = 158.0
EDGE: Final = (16.0, 14.0)
"""The margin of the viewer's tableau."""
NARROWEST: Final = 96.0
"""Cards do not get narrower than this before a second row begins."""
HAND_WIDTH: Final = 164.0
HAND_NARROWEST: Final = 140.0
"""Cards in a hand shrink to this width before they overlap."""
MOST_ITEMS: Final = 6
"""The most items of the usual size in the supply."""
SMALL_ITEM_WIDTH: Final = 44.0
PILE_WIDTH: Final = 70.0
PILE_GAP: Final = 12.0
PILE_LABEL: Final = 26.0
"""The height of the label below the viewer's piles."""
PLACE_GAP: Final = 8.0
MOST_PLACES: Final = 5

KIND_ORDER: Final = {MAGE: 0, ITEM: 1, PLACE: 4, MONUMENT: 3}
"""In play: the mage, the item, artifacts, monuments, Places of Power."""


def arrange(view: State, areas: Areas) -> Spots:
    """The spot of every card that is face up for its viewer, by component."""
    home = areas.home
    spots: Spots = {}
    places = row(places_in_game(view), areas.places.topleft, PLACE_WIDTH, PLACE_GAP, z=1.0)
    spots.update((card, spot) for card, spot in places.items() if card in view.places)
    spots.update(row(view.display, areas.monuments.topleft, MONUMENT_WIDTH, 8.0, z=1.0))
    spots.update(_items(sorted(view.items), areas.items))
    for board in areas.boards:
        spots.update(_play(view, board.seat, board.cards, 128.0, 44.0))
        spots.update(_shown(view, board.seat, board.cards))
    spots.update(_play(view, home, layout.inset(areas.tableau, *EDGE), WIDEST, NARROWEST))
    spots.update(pile(view.discards[home], own_discards()))
    choice = _choice(view, home)
    spots.update(_offered(choice, areas))
    spots.update(_hand(view, home, room_for_hand(len(choice), areas)))
    return {card: spot for card, spot in spots.items() if card >= 0}


def places_in_game(view: State) -> list[int]:
    """All Places of Power of this game, in their order in the centre: a claimed one leaves a gap, so that the others
    stay in place."""
    components = view.cards.components
    claimed = (number for row in view.play for number in row if components[number].kind == PLACE)
    return sorted([*view.places, *claimed])


def place_boxes(areas: Areas) -> list[Box]:
    """The places for Places of Power in the centre."""
    box = areas.places
    return [
        Box(box.x + at * (PLACE_WIDTH + PLACE_GAP), box.y, PLACE_WIDTH, PLACE_WIDTH * SHAPE)
        for at in range(MOST_PLACES)
    ]


def own_deck() -> Spot:
    """The place of the viewer's deck."""
    return Spot(own_discards().x - PILE_WIDTH - PILE_GAP, _pile_line(), PILE_WIDTH, z=1.0)


def own_discards() -> Spot:
    """The place of the viewer's discard pile."""
    return Spot(OWN.right - 16 - PILE_WIDTH / 2, _pile_line(), PILE_WIDTH, z=1.0)


def in_order(view: State, seat: int) -> list[int]:
    """A seat's components in play, by kind, each kind in the order it came."""
    components = view.cards.components
    return sorted(view.play[seat], key=lambda number: KIND_ORDER.get(components[number].kind, 2))


def _pile_line() -> float:
    return OWN.bottom - 8 - PILE_LABEL - PILE_WIDTH * SHAPE / 2


def _items(items: Sequence[int], box: Box) -> Spots:
    """In two columns, from the right; in three of smaller cards before everybody has taken one."""
    across, width, gap = (2, ITEM_WIDTH, 8.0) if len(items) <= MOST_ITEMS else (3, SMALL_ITEM_WIDTH, 4.0)
    left = box.right - across * width - (across - 1) * gap
    return grid(items, (left, box.y), across, width, (gap, 3.0), z=1.0)


def _play(view: State, seat: int, box: Box, widest: float, narrowest: float) -> Spots:
    cards = in_order(view, seat)
    turned = {card for card in cards if view.turned[card]}
    return tableau(cards, turned, box, widest, narrowest, least=TARGET, z=10.0)


def _shown(view: State, seat: int, box: Box) -> Iterator[tuple[int, Spot]]:
    """The card of a rival's hand that it shows while it pays."""
    if view.shown in view.hand[seat]:
        yield view.shown, Spot(box.right - 60, box.centery, 110.0, z=40.0)


def _choice(view: State, home: int) -> list[int]:
    """The cards to choose from before the first round, beside those already chosen."""
    chosen, mages = view.chosen[home], list(view.offer[home])
    if chosen in mages and view.phase == CHOOSING_MAGES:
        mages = [chosen]
    cards = [*view.packet[home], *view.face_up, *mages]
    return [*in_order(view, home), *cards] if cards else []


def _offered(cards: Sequence[int], areas: Areas) -> Iterator[tuple[int, Spot]]:
    for card, box in zip(cards, offered(len(cards), areas), strict=True):
        yield card, Spot(*box.center, box.w, z=12.0)


def _hand(view: State, home: int, room: Box) -> Spots:
    cards, tilt = list(view.hand[home]), 3.0
    if not cards and view.phase in (DRAFTING, PICKING, CHOOSING_MAGES):
        cards = [card for card in view.cards.artifacts if view.zone[card] == IN_DECK and view.owner[card] == home]
        tilt = 1.5
    return hand(cards, room.move(0, 4), min(HAND_WIDTH, room.h / SHAPE), HAND_NARROWEST, tilt, z=HAND_LEVEL)
