"""The book of Res Arcana: its pages, and what it says about a component."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import MIDDLE, TABLEAU
from resarcana_gui.games.resarcana.view.own_keys import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.pages.about import about
from resarcana_gui.games.resarcana.view.pages.card_pages import DeckPage, DiscardsPage, RivalPage
from resarcana_gui.games.resarcana.view.pages.help_page import HelpPage
from resarcana_gui.games.resarcana.view.pages.page import KitPage, TablePageContext
from resarcana_gui.games.resarcana.view.pages.score_page import ScorePage
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.pages.book import Book, Choices, Contents

PAGES: Final[dict[str, type[KitPage]]] = {
    actions.SCORES: ScorePage,
    DECK: DeckPage,
    actions.HELP: HelpPage,
    DISCARDS: DiscardsPage,
}
PAGE: Final = Box(MIDDLE.x, MIDDLE.y, MIDDLE.w, TABLEAU.bottom - MIDDLE.y)
"""It covers rivals, centre and tableau; the hand and the question stay visible and usable."""
GROUND: Final = Box(0, 0, MIDDLE.right, CANVAS[1])
"""Cards are kept open in its middle."""


def book_of(
    page_context: TablePageContext, view: State, focus: Focus, choices: Choices, chosen: Callable[[Choice], object]
) -> Book[State]:
    """The book of a table; rivals follow each other clockwise."""
    home, seats = page_context.kit.home, view.seats
    contents = Contents(
        pages={name: partial(page, page_context) for name, page in PAGES.items()},
        of_seat=partial(RivalPage, page_context),
        seats=[(home + step) % seats for step in range(1, seats)],
        about=partial(about, page_context.kit.voice),
        page=PAGE,
        ground=GROUND,
    )
    return Book(page_context, contents, view, focus, choices, chosen)
