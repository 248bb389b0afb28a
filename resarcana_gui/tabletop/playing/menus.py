"""Menus: chips beside an item that has several uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.layout import covered
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.chip import Chip, Tag
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.note_placement import LEANS, LOWER

GAP: Final = 6.0
"""Between chips."""
APART: Final = 10.0
"""Between a menu and its item, of which it hides nothing, and the margin at the edge of its room."""
WIDEST: Final = 420.0
"""The greatest width of a chip; longer texts wrap."""
CLEAR: Final = 2.0
"""The least distance from areas that are kept clear."""
PLACES: Final = 6
"""The number of places beside an item where a menu may lie."""
SHARES: Final = (1.0, 1.3, 1.6, 0.8, 0.65, 0.54)
"""The widths that are tried if the usual one would cover something, relative to it: wider menus are lower."""
CARD: Final = 20_000.0
"""The area, in square pixels, of about half a card: the menu has another width only if that covers this much less of
the cards."""


class ChoiceMenu(Control):
    """A chip for each choice, what all have in common above them if it is said once, and below them the reasons why
    other uses are impossible. Esc, or a click outside, closes it."""

    focusable = False
    holds_focus = True
    overlaps = True

    def __init__(
        self, look: UiStyle, choices: Sequence[Choice], chosen: Callable[[Choice], object], reasons: Sequence[str] = (),
        share: float = 1.0, *, heading: str = "", close: bool = False,
    ) -> None:  # fmt: skip
        """`share`: the greatest width of chips, relative to the usual one. `close`: with smaller letters."""
        super().__init__(look, name="menu")
        self.z = 80.0
        self.on_close: Callable[[], object] | None = None
        most = WIDEST * (1.0 + look.text.scale) / 2 * share
        made = partial(Chip, look, most=most, close=close)
        self.buttons: Final = [
            made(choice.words, partial(chosen, choice), danger=choice.danger, name=f"choice {at}")
            for at, choice in enumerate(choices)
        ]
        for button, choice in zip(self.buttons, choices, strict=True):
            button.tip = choice.tip
        whys = [Tag(look, reason, most, name=f"reason {at}") for at, reason in enumerate(reasons)]
        heads = [Tag(look, heading, most, name="heading")] if heading else []
        parts: list[Node] = [*heads, *self.buttons, *whys]
        width, y = max(part.width for part in parts), 0.0
        for part in parts:
            part.at = ((width - part.width) / 2, y)
            y += part.height + GAP
        self.size = (width, y - GAP)
        self.add(*parts)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord == "escape" and self.on_close is not None:
            self.on_close()
            return True
        return False

    def contains(self, point: Point) -> bool:
        """Return False: a click between the chips goes to the table, which closes the menu."""
        return False


class Menus:
    """Opens and closes the menus of one table, and restores the focus."""

    def __init__(
        self, look: UiStyle, table: Node, room: Box, focus: Focus, chosen: Callable[[Choice], object],
        kept_clear: Sequence[Box] = (), items: Callable[[], Sequence[Box]] = tuple,
    ) -> None:  # fmt: skip
        """Menus are added to `table`, within `room`, off the areas `kept_clear` where possible, and over as little
        of the `items` as possible. `chosen` is called with the player's choice."""
        self._look: Final = look
        self._table: Final = table
        self._room: Final = room.inflate(-2 * APART, -2 * APART)
        self._focus: Final = focus
        self._chosen: Final = chosen
        self.kept_clear = tuple(kept_clear)
        self._items: Final = items
        self._before = focus.keep()
        self.place: Callable[[TableItem], Box] = _where_it_lies
        """Returns where an item is seen: it may have grown."""
        self.menu: ChoiceMenu | None = None
        """The open menu; None if there is none."""

    def open(
        self, node: TableItem, choices: Sequence[Choice], reasons: Sequence[str], heading: str = ""
    ) -> None:  # fmt: skip
        """Offer choices below or beside an item, where it is seen now, under a heading if there is one, and the reasons
        why other uses are impossible. The first choice is visibly focused: Enter and the arrows go on from there,
        whatever opened the menu."""
        self.close()
        self.menu = self._placed(
            self.place(node), partial(ChoiceMenu, self._look, choices, self._chosen, reasons, heading=heading)
        )
        self.menu.on_close = self.close
        self._table.add(self.menu)
        self._before = self._focus.keep()
        self._focus.give(self.menu.buttons[0])

    def _placed(self, box: Box, made: Callable[..., ChoiceMenu]) -> ChoiceMenu:
        """Return a menu close to a box, where it covers nothing that is kept clear and as little as possible of the
        items; with smaller letters only if nothing else helps. `made` makes it, for a share of the usual width."""
        hides, menu = self._best(box, made, close=False)
        if hides[0] and self._look.text.scale > 1.0:
            fewer, smaller = self._best(box, made, close=True)
            return smaller if fewer < hides else menu
        return menu

    def _best(
        self, box: Box, made: Callable[..., ChoiceMenu], *, close: bool
    ) -> tuple[tuple[float, float], ChoiceMenu]:
        """Return the menu that covers least, as wide as usual if another width helps little, and how much it covers."""
        cards, tried = self._items(), list[tuple[tuple[float, float], ChoiceMenu]]()
        for share in SHARES:
            menu = made(share=share, close=close)
            hidden, behind, place = min(self._weighed(menu, box, cards), key=lambda each: each[:2])
            menu.at = place.topleft
            tried.append(((hidden, behind // CARD), menu))
            if not any(tried[-1][0]):
                break
        return min(tried, key=lambda each: each[0])

    def _weighed(self, menu: ChoiceMenu, box: Box, cards: Sequence[Box]) -> Iterator[tuple[float, float, Box]]:
        """Yield, for each place where a menu may lie, how much it covers of what is kept clear, and of the items."""
        places = [Box(*at, *menu.size) for at in _close_to(box, menu.size, self._room)]
        places += [_lower(place, box, cards) for place in places]
        pushed = [moved for place in places for other in self.kept_clear for moved in _off(place, other)]
        near = box.inflate(4 * APART, 4 * APART)
        for place in [*places, *(moved for moved in pushed if moved.colliderect(near))]:
            there = place.clamp(self._room)
            yield self._hidden(there, box), covered(there, cards), there

    def _hidden(self, place: Box, box: Box) -> float:
        """Return how much would be covered there of what is kept clear and of the item that the menu is about."""
        return covered(place, (box, *self.kept_clear))

    def close(self) -> bool:
        """Close the menu and restore the focus. Return whether one was open."""
        if self.menu is None:
            return False
        current, menu, self.menu = self._focus.current, self.menu, None
        self._table.remove(menu)
        if current is not None and menu in current.lineage():
            self._focus.restore(self._before)
        return True


def _where_it_lies(node: TableItem) -> Box:
    return node.bounds()


def _lower(place: Box, box: Box, cards: Sequence[Box]) -> Box:
    """Return the place moved down below the items that it would cover, if it is still beside the box there."""
    low = max((card.bottom for card in cards if place.colliderect(card)), default=place.top) + GAP
    return Box(place.x, low, *place.size) if place.top < low < box.bottom else place


def _off(place: Box, other: Box) -> Sequence[Box]:
    """Return the place pushed off another box, up, down and to either side, if it lies on it."""
    if not place.colliderect(other):
        return ()
    right, left, low, high = (place.copy() for _ in range(4))
    right.left, left.right = other.right + CLEAR, other.left - CLEAR
    low.top, high.bottom = other.bottom + CLEAR, other.top - CLEAR
    return low, high, right, left


def _close_to(box: Box, size: Point, room: Box) -> tuple[Point, ...]:
    """Return where a menu may lie within a room, the preferred place first: below the box if there is room, at the
    side where a note would hang, at the other side, higher at both sides, above."""
    below, right, left, high_right, high_left, above = (Box(0, 0, *size) for _ in range(PLACES))
    below.midtop = (box.centerx, box.bottom + APART)
    right.bottomleft = (box.right + APART, box.bottom)
    left.bottomright = (box.left - APART, box.bottom)
    high_right.topleft = (box.right + APART, box.top + LOWER)
    high_left.topright = (box.left - APART, box.top + LOWER)
    above.midbottom = (box.centerx, box.top - APART)
    sides = [right, left, high_right, high_left]
    if LEANS * (room.right - box.right) < box.left - room.left:
        sides = [left, right, high_left, high_right]
    return tuple(place.clamp(room).topleft for place in (below, *sides, above))
