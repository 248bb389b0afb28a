"""The book of Res Arcana: its pages, and what it says about a component."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.own_keys import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.pages.about import about
from resarcana_gui.games.resarcana.view.pages.card_pages import DeckPage, DiscardsPage, RivalPage
from resarcana_gui.games.resarcana.view.pages.help_page import HelpPage
from resarcana_gui.games.resarcana.view.pages.resarcana_page import ResArcanaPage, ResArcanaPageContext
from resarcana_gui.games.resarcana.view.pages.score_page import ScorePage
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.pages.book import Book, Contents

PAGES: Final[dict[str, type[ResArcanaPage]]] = {
    actions.SCORES: ScorePage,
    DECK: DeckPage,
    actions.HELP: HelpPage,
    DISCARDS: DiscardsPage,
}
WIDE: Final = 1400.0
EDGE: Final = 12.0


def page_box(areas: Areas) -> Box:
    """Return the area of a page. It covers everything down to the viewer's row; the hand and the question stay
    visible and usable."""
    top = areas.canvas.y + EDGE
    return Box(areas.canvas.centerx - WIDE / 2, top, WIDE, areas.row.bottom - top)


def book_of(page_context: ResArcanaPageContext, view: State, focus: Focus) -> Book[State]:
    """Return the book of a table; rivals follow each other clockwise."""
    home, seats = page_context.resources.home, view.seats
    contents = Contents(
        pages={name: partial(page, page_context) for name, page in PAGES.items()},
        of_seat=partial(RivalPage, page_context),
        seats=[(home + step) % seats for step in range(1, seats)],
        about=partial(about, page_context.resources.voice),
        page=page_box(page_context.resources.areas),
        ground=page_context.resources.areas.canvas,
    )
    return Book(page_context, contents, view, focus)
