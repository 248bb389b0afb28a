"""The book of Seasons: everybody's points, and what it says about a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.asked_question import CRYSTALLISE_ALL
from resarcana_gui.games.seasons.view.asking.why_not import refusals_now
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.faces.glossary import explained, glossary
from resarcana_gui.games.seasons.view.lookup.rules import refusal_article
from resarcana_gui.games.seasons.view.pages.note_text import price_lines
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS, PacksPage
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.games.seasons.view.tell.card_text import card_text, rulings
from resarcana_gui.games.seasons.view.tell.refusal_text import refusal_text
from resarcana_gui.games.seasons.view.tell.score_text import score_lines
from resarcana_gui.reference.articles import CARD_PREFIX, link_signs
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene import layout
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.book import Book, BookContents
from resarcana_gui.tabletop.pages.help_page import HelpPage
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts, Section
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage
from resarcana_gui.tabletop.tell.voice import sentence

WIDE: Final = 1400.0
EDGE: Final = 12.0


class ScorePage(TablePage[State]):
    """Everybody's points if the game ended now, side by side."""

    name = actions.SCORES

    def __init__(self, resources: TableResources) -> None:
        self._resources: Final = resources

    def title(self, view: State) -> str:
        return self._resources.text("score.title")

    def facts(self, view: State) -> object:
        return [score_lines(self._resources.voice, view, seat) for seat in range(view.seats)]

    def lay(self, view: State, width: float) -> Node:
        whole, voice, look = Node(name="score sheet"), self._resources.voice, self._resources.look
        seats = [(self._resources.home + step) % view.seats for step in range(view.seats)]
        high = 0.0
        for seat, box in zip(seats, layout.columns(Box(0, 0, width, 0), [1.0] * len(seats), gap=24), strict=True):
            name = Label(look, voice.players[seat], HEADING, at=box.topleft, width=box.w)
            told = "\n".join(score_lines(voice, view, seat))
            lines = Label(look, told, BODY, at=(box.x, name.height + 8), width=box.w)
            whole.add(name, lines)
            high = max(high, lines.y + lines.height)
        whole.size = (width, high)
        return whole


class SeasonsHelpPage(HelpPage[State]):
    """The help page of Seasons."""

    own_actions = (PACKS, CRYSTALLISE_ALL)

    def __init__(self, context: PageContext, resources: TableResources, pointed: Callable[[], Key | None]) -> None:
        super().__init__(context)
        self._resources: Final = resources
        self._pointed: Final = pointed

    def meanings(self) -> Mapping[str, str]:
        return glossary(self._resources.voice.catalog.language)

    def pointed(self, view: State) -> Mapping[str, str]:
        key, voice = self._pointed(), self._resources.voice
        if not isinstance(key, int) or key < 0:
            return {}
        card = view.cards.cards[number_of(key)]
        found = {f"{CARD_PREFIX}{card.slug}": voice.card(card.number)}
        for refusal in refusals_now(view, self._resources.home, key)[:1]:
            found[refusal_article(refusal.code)] = voice.text("pages.help.why", card=voice.card(card.number))
        return found


def book_of(
    context: PageContext, resources: TableResources, view: State, focus: Focus, pointed: Callable[[], Key | None]
) -> Book[State]:
    """Return the book of a table; `pointed` returns the item that was pointed at last."""

    home, areas = resources.home, resources.areas
    top = areas.canvas.y + EDGE
    contents = BookContents(
        pages={
            actions.SCORES: lambda: ScorePage(resources),
            PACKS: lambda: PacksPage(context, resources),
            actions.HELP: lambda: SeasonsHelpPage(context, resources, pointed),
        },
        of_seat=lambda seat: ScorePage(resources),
        seats=[(home + step) % view.seats for step in range(1, view.seats)],
        about=partial(about, resources),
        page=Box(areas.canvas.centerx - WIDE / 2, top, WIDE, areas.row.bottom - top),
        ground=areas.canvas,
    )
    return Book(context, contents, view, focus)


def about(resources: TableResources, key: Key, view: State) -> LargeViewTexts:
    """Return what is printed on a card, its price now, why it cannot be used, its rulings, the meaning of its signs,
    and where to read on."""
    assert isinstance(key, int)
    voice, card = resources.voice, view.cards.cards[number_of(key)]
    head, *does = card_text(voice, card.number)
    price = () if in_play(key) else tuple(price_lines(voice, view, resources.home, card))
    links = {f"{CARD_PREFIX}{card.slug}": "rules", f"{EXHIBIT_PREFIX}{card.slug}": "gallery"}
    headed: dict[str, Iterable[str]] = {
        "now": _refused(resources, key, view),
        "rulings": rulings(voice, card),
        "signs": map(link_signs, explained(card, voice.catalog.language)),
        "more": [f"[>{target}|{voice.text(f'about.{words}')}]" for target, words in links.items()],
    }
    return LargeViewTexts(
        voice.card(card.number),
        (
            Section(tuple(does)),
            Section((sentence(head.partition(": ")[2]),)),
            Section(price, resources.text("price.title")),
            *(Section(tuple(lines), voice.text(f"about.{name}")) for name, lines in headed.items()),
        ),
    )


def _refused(resources: TableResources, key: int, view: State) -> Iterator[str]:
    """Yield every reason why a card cannot be used now, with a link to the rule behind it."""
    voice = resources.voice
    reasons = {refusal_text(voice, each): each.code for each in refusals_now(view, resources.home, key)}
    for reason, code in reasons.items():
        yield f"{reason} [>{refusal_article(code)}|{voice.text('about.rule')}]"
