"""The end of a game: a row for each seat with the sources of its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS
from resarcana_gui.games.terra_mystica.rules.codes import AREA_POINTS, CULT_POINTS
from resarcana_gui.games.terra_mystica.rules.final_scoring import area, shares
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.pages.final_details import final_details
from resarcana_gui.games.terra_mystica.view.table.small_map import SmallMap
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.pages.figure_table import FigureColumn, FigureRow, FigureTable

GAP: Final = 20.0
DETAILS: Final = 0.36
"""The share of the width for cults, areas and leftovers."""
LEAST: Final = 160.0
"""A map that would be lower is not shown."""


class FinalScore(Node):
    """Seats from first to last; the columns are counted one after the other."""

    def __init__(
        self, resources: TableResources, view: State, ranks: Sequence[int], faces: Sequence[Drawing],
        leftovers: Sequence[int], size: Point,
    ) -> None:  # fmt: skip
        """`ranks` are the seats from first to last; `faces` and the points for leftover things by seat."""
        super().__init__(size=size, name="final score")
        names = [resources.text("end.before"), *(f"{{{cult}}}" for cult in CULTS)]
        names += [resources.text("end.area"), "{coin}", resources.text("end.total")]
        columns = [FigureColumn(name, total=at == len(names) - 1) for at, name in enumerate(names)]
        rows = [
            FigureRow(
                self._name(resources, view, seat), figures_of(view, seat, leftovers[seat]), RoundPicture(faces[seat]),
                lit=bool(view.winners >> seat & 1),
            )
            for seat in ranks
        ]  # fmt: skip
        self.figures: Final = FigureTable(resources.look, columns, rows, size[0])
        top, wide = self.figures.height + GAP, DETAILS * size[0]
        figures = [figures_of(view, seat, leftovers[seat]) for seat in range(view.seats)]
        beside = Box(size[0] - wide + GAP, top, wide - 2 * GAP, size[1] - top)
        details = final_details(resources, view, figures, ranks, beside)
        self.add(self.figures, *([details] if details is not None else []))
        room = Box(0, top, size[0] - (wide + GAP if details is not None else 0.0), size[1] - top)
        if room.h > LEAST:
            self.add(SmallMap(resources, view, room))
        resources.look.queue.add(self.figures.count_up(), TABLE)

    def _name(self, resources: TableResources, view: State, seat: int) -> str:
        return f"{resources.player(view, seat)}  {resources.faction(view, seat)}"


def figures_of(view: State, seat: int, leftover: int) -> tuple[int, ...]:
    """Return the figures of a seat's row: points before the end, of each cult, of the area, of leftovers, and all."""
    cults = [
        shares([view.cults[each * CULT_COUNT + cult] for each in range(view.seats)], CULT_POINTS)[seat]
        for cult in range(CULT_COUNT)
    ]
    largest = shares([area(view, each) for each in range(view.seats)], AREA_POINTS)[seat]
    before = view.points[seat] - sum(cults) - largest - leftover
    return before, *cults, largest, leftover, view.points[seat]
