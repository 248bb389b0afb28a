"""Where hands begin, and what a click on a name or a pile leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from resarcana_gui.games.resarcana.view.keys import DISCARDS
from resarcana_gui.games.resarcana.view.pages.book import Book
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.choice import Choice, mark_of
from resarcana_gui.tabletop.cards.card import CardNode


def first_usable(scenery: Scenery, choices: Callable[[CardNode], Sequence[Choice]]) -> CardNode | None:
    """Where keys begin when a question is answered on the table: best with what glows."""
    usable = [node for node in scenery.all_cards() if node.shown and choices(node)]
    glowing = (node for node in usable if mark_of(choices(node)) == "can")
    return next(glowing, next(iter(usable), None))


def wire_heads(scenery: Scenery, book: Book) -> None:
    """Let names, points and piles be clicked for more."""
    for seat, head in scenery.heads.items():
        head.points.on_click = partial(book.toggle, actions.SCORES)
        head.piles.on_click = partial(book.toggle, DISCARDS)
        if seat != scenery.kit.home:
            head.name_label.on_click = partial(book.rival, seat)
