"""The book of reference pages: opens one at a time over the table, keeps it up to date, and closes it; and the large
view of an item, which may lie over a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.large_view import LargeView, LargeViewTexts, in_the_middle
from resarcana_gui.tabletop.pages.table_page import PageContext, PagePanel, TablePage, View

OPENING: Final = "dialog_open"
"""The sound of a page or an item that opens."""
CLOSING: Final = "dialog_close"
"""The sound of a page or an item that closes."""


class ItemUser(Protocol):
    """What uses the items of a book."""

    def wire_listed(self, node: CardNode) -> object:
        """Make a card on a page usable."""
        ...

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """Return what can be done with an item now."""
        ...

    def choose(self, choice: Choice) -> object:
        """Make a choice."""
        ...


@dataclass(frozen=True)
class BookContents(Generic[View]):
    """The contents of a game's book."""

    pages: Mapping[str, Callable[[], TablePage[View]]]
    """The functions that make single pages, by name; a page named like an action is opened by its key."""
    of_seat: Callable[[int], TablePage[View]]
    """Makes the page about a seat."""
    seats: Sequence[int]
    """The seats that have a page, in order."""
    about: Callable[[Key, View], LargeViewTexts]
    """Returns everything about an item, by its key."""
    page: Box
    """The place of pages; they may be lower."""
    ground: Box
    """The box in whose middle the large view lies."""


class Book(Node, Generic[View]):
    """The pages of one table; empty while none is open."""

    user: ItemUser
    """What uses the items; to be set before anything is opened."""

    def __init__(self, context: PageContext, contents: BookContents[View], view: View, focus: Focus) -> None:
        super().__init__(size=CANVAS, name="book", z=60.0)
        self.panel: PagePanel[View] | None = None
        """The open page."""
        self.large: LargeView | None = None
        """The large view, if it is open."""
        self._seat: int | None = None
        """The seat of the open page."""
        self._context: Final = context
        self._contents: Final = contents
        self._view = view
        self._focus = focus
        self._before = self._left = focus.keep()
        """The focus before a page was opened and, as `_left`, before the large view was."""

    # --------------------------------------------------------------------------------------------------- turning

    def act(self, action: str) -> bool:
        """Handle an action's key: open a page, close it, go on to the next rival. Return whether it means anything
        here."""
        if action == actions.CANCEL:
            return self.unpin() or self.close()
        if action == actions.RIVAL:
            self._next_rival()
        elif action in self._contents.pages:
            self.toggle(action)
        else:
            return False
        return True

    def toggle(self, name: str) -> None:
        """Open a page, or close it if it is open."""
        if self.panel is not None and self.panel.page.name == name:
            self.close()
        else:
            self._open(self._contents.pages[name]())

    def rival(self, seat: int) -> None:
        """Open the page of a rival, or close it if it is open."""
        if self._seat == seat:
            self.close()
        else:
            self._open(self._contents.of_seat(seat), seat)

    def close(self) -> bool:
        """Close the open page. Return whether there was one."""
        if self.panel is None:
            return False
        self._context.play(CLOSING)
        self._remove()
        self._focus.restore(self._before)
        return True

    @property
    def covering(self) -> Box | None:
        """The part of the table that a page or the large view covers; None if neither is open."""
        if self.panel is not None:
            return self.panel.bounds()
        return self.large.bounds() if self.large is not None else None

    def show(self, view: View) -> None:
        """Show a changed view."""
        self._view = view
        for part in (self.panel, self.large):
            if part is not None:
                self._refresh(part)

    def _refresh(self, part: PagePanel[View] | LargeView) -> None:
        """Refresh a page or the large view. Its content may be rebuilt: the focus stays in it if it was there."""
        kept, held = self._focus.keep(), self._holds(part)
        if isinstance(part, PagePanel):
            part.show(self._view)
        else:
            self._tell(part)
        if held and self._focus.current is None:
            self._focus.give(part.start, shown=kept.shown)

    def _holds(self, part: PagePanel[View] | LargeView) -> bool:
        """Return whether the focus is in it."""
        current = self._focus.current
        return current is not None and part in current.lineage()

    # ------------------------------------------------------------------------------------------------- one item

    def pin(self, key: Key, *, by_keys: bool = False) -> None:
        """Open the large view of an item, or close it if it shows that item."""
        again = self.large is not None and self.large.key == key
        self.unpin()
        if again:
            return
        self._context.play(OPENING)
        place = in_the_middle(self._contents.ground)
        picture = self._contents.about(key, self._view).picture
        self.large = LargeView(self._context, key, picture, place, self._do, self.unpin)
        self._tell(self.large)
        self.add(self.large)
        self.large.appear()
        self._left = self._focus.keep()
        self._focus.give(self.large.start, shown=by_keys)

    def unpin(self) -> bool:
        """Close the large view. Return whether it was open."""
        if self.large is None:
            return False
        self._context.play(CLOSING)
        left = self._focus.current is None or self._holds(self.large)
        self.remove(self.large)
        self.large = None
        if left:
            self._focus.restore(self._left)
        return True

    def close_reading(self, clicked: Control | None, *, on_table: bool) -> bool:
        """Close the large view if anything else on the table was clicked, or nothing; and for a click on nothing,
        the open page. Return whether anything closed."""
        if clicked is not None and (not on_table or self in clicked.lineage()):
            return False
        return self.unpin() or (clicked is None and self.close())

    def update(self) -> None:
        """Close the large view once the player clicks or moves elsewhere."""
        if self.large is not None and not self._holds(self.large):
            self.unpin()

    def _tell(self, large: LargeView) -> None:
        large.show(self._contents.about(large.key, self._view), self.user.choices_of(large.key))

    def _do(self, choice: Choice) -> None:
        self.unpin()
        self.close()
        self.user.choose(choice)

    # --------------------------------------------------------------------------------------------------- helpers

    def cards(self) -> list[CardNode]:
        """Return the cards on the open page."""
        return self.panel.cards() if self.panel is not None else []

    def _next_rival(self) -> None:
        """Go from one rival's page to the next; after the last one the page closes."""
        seats = self._contents.seats
        following = seats.index(self._seat) + 1 if self._seat is not None else 0
        if following == len(seats):
            self.close()
        else:
            self._open(self._contents.of_seat(seats[following]), seats[following])

    def _open(self, page: TablePage[View], seat: int | None = None) -> None:
        if self.panel is None:
            self._before = self._focus.keep()
        self._context.play(OPENING)
        self._remove()
        goes_on = seat is not None and seat != self._contents.seats[-1]  # with the key that has opened it
        closes = actions.CANCEL if goes_on else page.name
        self.panel = PagePanel(self._context, page, self.close, self.user.wire_listed, self._contents.page, closes)
        self._seat = seat
        self.add(self.panel)
        self.panel.show(self._view)
        self.panel.appear()
        self._focus.give(self.panel.start, shown=False)

    def _remove(self) -> None:
        if self.panel is not None:
            self.remove(self.panel)
            self.panel, self._seat = None, None
