"""Reads the map from its file."""

from __future__ import annotations

import re
from typing import Final

from resarcana_gui.component_files import refuse, shown
from resarcana_gui.games.terra_mystica.components.board import Board
from resarcana_gui.games.terra_mystica.components.entry import Entry
from resarcana_gui.games.terra_mystica.components.words import LETTERS

MOST_ROWS: Final = 9
"""Rows are named by the letters A to I."""


def read_map(where: str, data: object) -> Board:
    """The map of a file. Raises ComponentFileError."""
    entry = Entry(where, data, ("rows", "bridges"))
    rows = [_row(entry, at, row) for at, row in enumerate(entry.required("rows"))]
    if not 2 <= len(rows) <= MOST_ROWS:
        refuse(entry.at("rows"), f"expected 2 to {MOST_ROWS} rows, found {len(rows)}")
    board = Board(rows)
    for site in entry.required("bridges"):
        board.add_site(*_bridge(entry, board, site))
    return board


def _row(entry: Entry, at: int, row: object) -> str:
    if not isinstance(row, str) or not re.fullmatch(f"[{LETTERS}~]{{2,}}", row):
        refuse(f"{entry.at('rows')}, row {at + 1}", f"expected letters of {LETTERS} and ~, found {shown(row)}")
    return row


def _bridge(entry: Entry, land: Board, site: object) -> tuple[str, str]:
    one, _, other = str(site).partition("-")
    if one not in land.numbers or other not in land.numbers:
        refuse(entry.at("bridges"), f"expected two land hexes like 'A3-C1', found {shown(site)}")
    first, second = land.numbers[one], land.numbers[other]
    if set(land.rivers_beside[first]).isdisjoint(land.rivers_beside[second]) or land.near[first] >> second & 1:
        refuse(entry.at("bridges"), f"expected two land hexes with river between them, found {shown(site)}")
    return one, other
