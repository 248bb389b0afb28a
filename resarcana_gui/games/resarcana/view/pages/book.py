"""The book of Res Arcana: its pages, and what it says about a component."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.refusals import why_not
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.why_not import first_refusal
from resarcana_gui.games.resarcana.view.faces.glossary import explained, glossary
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.lookup.rules import refusal_article
from resarcana_gui.games.resarcana.view.pages.card_pages import DeckPage, DiscardsPage, RivalPage
from resarcana_gui.games.resarcana.view.pages.resarcana_page import DECK, DISCARDS, ResArcanaPageContext
from resarcana_gui.games.resarcana.view.pages.score_page import ScorePage
from resarcana_gui.games.resarcana.view.tell.card_text import rulings
from resarcana_gui.games.resarcana.view.tell.inspect_text import place_text, printed_text, refusals_now
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.reference.articles import CARD_PREFIX, link_signs
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.book import Book, BookContents
from resarcana_gui.tabletop.pages.help_page import HelpPage
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts, Section
from resarcana_gui.tabletop.pages.table_page import TablePage

WIDE: Final = 1400.0
EDGE: Final = 12.0


def page_box(areas: Areas) -> Box:
    """Return the area of a page. It covers everything down to the viewer's row; the hand and the question stay
    visible and usable."""
    top = areas.canvas.y + EDGE
    return Box(areas.canvas.centerx - WIDE / 2, top, WIDE, areas.row.bottom - top)


class ResArcanaHelpPage(HelpPage[State]):
    """The help page of Res Arcana."""

    own_actions = (DECK, DISCARDS)

    def __init__(self, context: ResArcanaPageContext) -> None:
        super().__init__(context)
        self._voice: Final = context.resources.voice
        self._pointed: Final = context.pointed

    def meanings(self) -> Mapping[str, str]:
        return glossary(self._voice.catalog.language)

    def pointed(self, view: State) -> Mapping[str, str]:
        card = self._pointed()
        if card is None or card < 0:
            return {}
        name = self._voice.card(card)
        found = {f"{CARD_PREFIX}{view.cards.components[card].slug}": name}
        if (refusal := first_refusal(view, card, partial(why_not, view))) is not None:
            found[refusal_article(refusal.code)] = self._voice.text("pages.help.why", card=name)
        return found


PAGES: Final[dict[str, Callable[[ResArcanaPageContext], TablePage[State]]]] = {
    actions.SCORES: ScorePage,
    DECK: DeckPage,
    actions.HELP: ResArcanaHelpPage,
    DISCARDS: DiscardsPage,
}


def book_of(page_context: ResArcanaPageContext, view: State, focus: Focus) -> Book[State]:
    """Return the book of a table; rivals follow each other clockwise."""
    home, seats = page_context.resources.home, view.seats
    contents = BookContents(
        pages={name: partial(page, page_context) for name, page in PAGES.items()},
        of_seat=partial(RivalPage, page_context),
        seats=[(home + step) % seats for step in range(1, seats)],
        about=partial(about, page_context.resources.voice),
        page=page_box(page_context.resources.areas),
        ground=page_context.resources.areas.canvas,
    )
    return Book(page_context, contents, view, focus)


def about(voice: Voice, component: Key, view: State) -> LargeViewTexts:
    """Return its text, its current state (and why it cannot be used), its rulings, and the meaning of its signs."""
    assert isinstance(component, int)
    card = view.cards.components[component]
    headed: dict[str, Iterable[str]] = {
        "now": _now(voice, component, view),
        "rulings": rulings(card, voice),
        "signs": map(link_signs, explained(card, voice.catalog.language)),
        "more": [
            f"[>{CARD_PREFIX}{card.slug}|{voice.text('pages.large.look_up')}]",
            f"[>{EXHIBIT_PREFIX}{card.slug}|{voice.text('pages.large.gallery')}]",
        ],
    }
    sections = [Section(tuple(lines), voice.text(f"pages.large.{name}")) for name, lines in headed.items()]
    return LargeViewTexts(
        voice.card(component), (Section(tuple(printed_text(voice, component, view)), first=SMALL), *sections)
    )


def _now(voice: Voice, component: int, view: State) -> Iterator[str]:
    """Yield how it lies, and every reason why it cannot be used with a link to the rule behind it."""
    yield from place_text(voice, component, view)
    for reason, code in refusals_now(voice, component, view).items():
        yield f"{reason} [>{refusal_article(code)}|{voice.text('pages.large.rule')}]"
