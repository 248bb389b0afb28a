"""The base of Res Arcana's pages, and the actions that open the pages that only this game has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.screens.actions import Key
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage

DECK: Final = "deck"
DISCARDS: Final = "discards"

KEYS: Final = (Key(DECK, ("k",)), Key(DISCARDS, ("j",)))


@dataclass(frozen=True)
class ResArcanaPageContext(PageContext):
    """What every page is given, and the whole table's resources."""

    resources: TableResources
    pointed: Callable[[], int | None]
    """Returns the card that was pointed at last."""


class ResArcanaPage(TablePage[State]):
    """A page whose title is among the texts."""

    def __init__(self, page_context: ResArcanaPageContext) -> None:
        self.page_context: Final = page_context
        self.resources: Final = page_context.resources

    def title(self, view: State) -> str:
        return self.resources.voice.text(f"pages.{self.name}.title")
