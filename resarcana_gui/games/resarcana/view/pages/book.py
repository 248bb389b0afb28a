"""The book of pages: opens one at a time over the table, keeps it up to date, and closes it; and the large view of a
card, which may lie over a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.keys import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.pages.card_pages import DeckPage, DiscardsPage, RivalPage
from resarcana_gui.games.resarcana.view.pages.help_page import HelpPage
from resarcana_gui.games.resarcana.view.pages.large import LargeView
from resarcana_gui.games.resarcana.view.pages.page import Desk, Page, PagePanel, fade_in
from resarcana_gui.games.resarcana.view.pages.score_page import ScorePage
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode

PAGES: Final[dict[str, type[Page]]] = {
    actions.SCORES: ScorePage,
    DECK: DeckPage,
    actions.HELP: HelpPage,
    DISCARDS: DiscardsPage,
}
"""The pages of which there is one, by name; those that are called like an action are opened by its key."""


OPENING: Final = "dialog_open"
CLOSING: Final = "dialog_close"
"""The sounds of pages and cards that come and go."""

Choices = Callable[[int], Sequence[Choice]]
"""What can be done now with a component."""


class Book(Node):
    """The pages of one table; empty while none is open."""

    def __init__(
        self, desk: Desk, view: State, focus: Focus, choices: Choices, chosen: Callable[[Choice], object]
    ) -> None:
        """`chosen` is called with what the player does from the large view of a card."""
        super().__init__(size=CANVAS, name="book", z=60.0)
        self.panel: PagePanel | None = None
        """The page that is open."""
        self.large: LargeView | None = None
        """The card that is shown large."""
        self._choices = choices
        self._chosen = chosen
        self._desk: Final = desk
        self._view = view
        self._focus = focus
        self._before = self._left = focus.keep()
        """What had the focus before a page was opened, and before a card was shown large."""

    # --------------------------------------------------------------------------------------------------- turning

    def act(self, action: str) -> bool:
        """Do what an action's key means: open a page, close it, go on to the next rival. Whether it means anything."""
        if action == actions.CANCEL:
            return self.unpin() or self.close()
        if action == actions.RIVAL:
            self._next_rival()
        elif action in PAGES:
            self.toggle(action)
        else:
            return False
        return True

    def toggle(self, name: str) -> None:
        """Open a page, or close it if it is open."""
        if self.panel is not None and self.panel.page.name == name:
            self.close()
        else:
            self._open(PAGES[name](self._desk))

    def rival(self, seat: int) -> None:
        """Open the page of a rival, or close it if it is open."""
        if self._rival_shown == seat:
            self.close()
        else:
            self._open(RivalPage(self._desk, seat))

    def close(self) -> bool:
        """Close the page that is open. Whether there was one."""
        if self.panel is None:
            return False
        self._desk.play(CLOSING)
        self._remove()
        self._focus.restore(self._before)
        return True

    @property
    def covering(self) -> Box | None:
        """What of the table one does not look at now: all of it below a page, and what lies below a large card."""
        if self.panel is not None:
            return self.box
        return self.large.bounds() if self.large is not None else None

    def show(self, view: State) -> None:
        """The table has changed."""
        self._view = view
        for part in (self.panel, self.large):
            if part is not None:
                self._refresh(part)

    def _refresh(self, part: PagePanel | LargeView) -> None:
        """What lies on it may be made anew: if the focus was there, it stays there."""
        kept, held = self._focus.keep(), self._holds(part)
        if isinstance(part, PagePanel):
            part.show(self._view)
        else:
            part.show(self._view, self._choices(part.component))
        if held and self._focus.current is None:
            self._focus.give(part.start, shown=kept.shown)

    def _holds(self, part: PagePanel | LargeView) -> bool:
        """Whether the focus is on it."""
        current = self._focus.current
        return current is not None and part in current.lineage()

    # ------------------------------------------------------------------------------------------------- one card

    def pin(self, component: int, target: Box, *, by_keys: bool = False) -> None:
        """Show a card large beside where it lies; once more, and it goes."""
        again = self.large is not None and self.large.component == component
        self.unpin()
        if again:
            return
        self._desk.play(OPENING)
        self.large = LargeView(self._desk, component, target, self._do, self.unpin)
        self.large.show(self._view, self._choices(component))
        self.add(self.large)
        fade_in(self._desk.kit.look, self.large)
        self._left = self._focus.keep()
        self._focus.give(self.large.start, shown=by_keys)

    def unpin(self) -> bool:
        """Show no card large. Whether one was."""
        if self.large is None:
            return False
        self._desk.play(CLOSING)
        left = self._focus.current is None or self._holds(self.large)
        self.remove(self.large)
        self.large = None
        if left:
            self._focus.restore(self._left)
        return True

    def update(self) -> None:
        """Who clicks or goes elsewhere has seen enough of a card."""
        if self.large is not None and not self._holds(self.large):
            self.unpin()

    def _do(self, choice: Choice) -> None:
        self.unpin()
        self.close()
        self._chosen(choice)

    # --------------------------------------------------------------------------------------------------- helpers

    def cards(self) -> list[CardNode]:
        """The cards that lie on the page that is open."""
        return self.panel.cards() if self.panel is not None else []

    @property
    def _rival_shown(self) -> int | None:
        page = self.panel.page if self.panel is not None else None
        return page.seat if isinstance(page, RivalPage) else None

    def _next_rival(self) -> None:
        """From one rival to the next clockwise; after the last the page closes."""
        home, seats = self._desk.kit.home, self._view.seats
        shown = self._rival_shown
        following = (shown if shown is not None else home) + 1
        if following % seats == home:
            self.close()
        else:
            self._open(RivalPage(self._desk, following % seats))

    def _open(self, page: Page) -> None:
        if self.panel is None:
            self._before = self._focus.keep()
        self._desk.play(OPENING)
        self._remove()
        self.panel = PagePanel(page, self.close)
        self.add(self.panel)
        self.panel.show(self._view)
        self.panel.appear()
        self._focus.give(self.panel.start, shown=False)

    def _remove(self) -> None:
        if self.panel is not None:
            self.remove(self.panel)
            self.panel = None
