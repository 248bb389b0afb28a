"""The page of everybody's board: what each seat has, earns and can do, side by side; and that of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.pages.faction_board import FactionBoard
from resarcana_gui.games.terra_mystica.view.pages.mystica_help import MysticaHelpPage
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import HEADING
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Follow
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.book import Book, BookContents
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage

GAP: Final = 28.0
"""Between two seats."""
MOST_ACROSS: Final = 2
"""The most seats side by side; more stand below."""
MOST_SCALE: Final = 1.5
"""The greatest text scale at which two stand side by side."""
WIDE: Final = 1720.0
EDGE: Final = 12.0


class SeatsPage(TablePage[State]):
    """The boards of some seats."""

    name = actions.SCORES

    def __init__(self, resources: TableResources, seats: Sequence[int], follow: Follow) -> None:
        """`follow` is called with the exhibit of the gallery that is to be seen."""
        self._resources: Final = resources
        self._follow: Final = follow
        self._seats: Final = tuple(seats)

    def title(self, view: State) -> str:
        return self._resources.text("boards.title")

    def facts(self, view: State) -> object:
        return view.facts()

    def lay(self, view: State, width: float) -> Node:
        whole, y = Node(name="boards"), 0.0
        large = self._resources.look.text.scale > MOST_SCALE
        across = 1 if large else min(MOST_ACROSS, len(self._seats))
        wide = (width - GAP * (across - 1)) / across
        for start in range(0, len(self._seats), across):
            row = [self._seat(view, seat, wide) for seat in self._seats[start : start + across]]
            for at, board in enumerate(row):
                board.at = (at * (wide + GAP), y)
            whole.add(*row)
            y += max(board.height for board in row) + GAP
        whole.size = (width, y - GAP)
        return whole

    def _seat(self, view: State, seat: int, width: float) -> Node:
        if view.faction[seat] == NONE:
            return Label(self._resources.look, self._resources.player(view, seat), HEADING, width=width)
        return FactionBoard(self._resources, view, seat, width, self._follow)


def book_of(
    context: PageContext, resources: TableResources, view: State, focus: Focus, pointed: Callable[[], Key | None]
) -> Book[State]:
    """Return the book of a table; `pointed` returns the key of the item that was pointed at last."""
    home, areas = resources.home, resources.areas
    seats = [(home + step) % view.seats for step in range(view.seats)]
    wide, top = min(WIDE, areas.canvas.w - 60), areas.canvas.y + EDGE
    contents = BookContents(
        pages={
            actions.SCORES: lambda: SeatsPage(resources, seats, context.follow),
            actions.HELP: lambda: MysticaHelpPage(context, resources, pointed),
        },
        of_seat=lambda seat: SeatsPage(resources, [seat, home], context.follow),
        seats=seats[1:],
        about=_nothing,
        page=Box(areas.canvas.centerx - wide / 2, top, wide, areas.mat.rows.bottom - top),
        ground=areas.canvas,
    )
    return Book(context, contents, view, focus)


def _nothing(key: Key, view: State) -> LargeViewTexts:
    """Nothing on this table has a large view: notes say everything."""
    return LargeViewTexts("", ())
