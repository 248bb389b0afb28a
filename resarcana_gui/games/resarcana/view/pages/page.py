"""The base of Res Arcana's pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.tabletop.pages.page import Page, PageContext


@dataclass(frozen=True)
class TablePageContext(PageContext):
    """What every page is given, and what the whole table is."""

    resources: TableResources
    pointed: Callable[[], int | None]
    """The card that was pointed at last."""


class KitPage(Page[State]):
    """A page whose title is among the texts."""

    def __init__(self, page_context: TablePageContext) -> None:
        self.page_context: Final = page_context
        self.resources: Final = page_context.resources

    def title(self, view: State) -> str:
        return self.resources.voice.text(f"pages.{self.name}.title")
