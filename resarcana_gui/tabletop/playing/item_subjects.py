"""What words beside a table are about, for a table whose items have names and descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table_view import Subjects
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.table.table import Table


class ItemSubjects(Subjects):
    """Finds items by the names of their nodes, and describes them by their `description`."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table

    def describe(self, control: Control) -> str:
        return control.description if isinstance(control, TableItem) else ""

    def boxes(self, name: str) -> Sequence[Box]:
        return [item.bounds() for item in self._table.items() if item.name == name and item.shown]
