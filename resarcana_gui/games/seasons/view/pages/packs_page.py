"""What the viewer has put by and seen go: the libraries, and the cards of the draft that others took."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.seasons.rules.codes import SPACES
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_fields import PASSES
from resarcana_gui.games.seasons.view.faces.face import held_id
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_style import BODY
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.card_groups import CardGroup, grouped_cards
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage

PACKS: Final = "packs"
"""The action whose key opens the page."""


class PacksPage(TablePage[State]):
    """The viewer's libraries with the spaces until each opens, and the packs that it passed on."""

    name = PACKS

    def __init__(self, context: PageContext, resources: TableResources) -> None:
        self._context: Final = context
        self._resources: Final = resources

    def title(self, view: State) -> str:
        return self._resources.text("packs.title")

    def facts(self, view: State) -> object:
        return self._groups(view)

    def lay(self, view: State, width: float) -> Node:
        groups = self._groups(view)
        if groups:
            return grouped_cards(self._context, groups, width, lambda card: (0, False))
        whole = Node(name="no packs", size=(width, 60))
        whole.add(Label(self._context.look, self._resources.text("packs.none"), BODY, width=width))
        return whole

    def _groups(self, view: State) -> Sequence[CardGroup]:
        return [*self._libraries(view), *self._passed(view)]

    def _libraries(self, view: State) -> Iterator[CardGroup]:
        home = self._resources.home
        for year, cards in ((2, view.second[home]), (3, view.third[home])):
            known = tuple(held_id(card) for card in cards if card >= 0)
            spaces = max(SPACES * (year - 1) + 1 - view.p, 0)
            if known:
                yield CardGroup(self._resources.text("packs.library", year="I" * year, number=spaces), known)

    def _passed(self, view: State) -> Iterator[CardGroup]:
        """Yield what is left of each pack as the viewer passed it on, unless it has come back since."""
        passed = view.passed[self._resources.home]
        for when in sorted({each // PASSES for each in passed}):
            cards = tuple(held_id(each % PASSES) for each in passed if each // PASSES == when)
            yield CardGroup(self._resources.text("packs.passed", number=when + 1), cards)
