"""How to play, for newcomers: short, with the signs that appear at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.columns import BETWEEN, column, column_width, explained_icon

NARROW: Final = 1.3
"""The text scale from which everything stands in one column."""
SECTIONS: Final = 26.0
"""Between two sections."""
TURN: Final = {
    "build": "dwelling", "dig": "spade", "upgrade": "temple", "ship": "ship", "priest": "priest", "power": "action",
    "pass": "passed",
}  # fmt: skip
THINGS: Final = {"coins": "coin", "workers": "worker", "priests": "priest", "power": "power"}
STRUCTURES: Final = {
    "dwelling": "dwelling", "trading_house": "trading_house", "temple": "temple", "stronghold": "stronghold",
    "sanctuary": "sanctuary",
}  # fmt: skip


class Guide:
    """Lays out the guide, in the current language and look."""

    def __init__(self, look: UiStyle, language: str) -> None:
        self._look: Final = look
        self._text: Final = catalog(language).text

    def lay(self, width: float) -> Node:
        """Return the guide in this width, as high as it needs."""
        number = 1 if self._look.text.scale >= NARROW else 2
        wide = column_width(width, number)
        left = [self._lines("aim", ("who", "land"), wide), self._signs("turn", TURN, wide)]
        left.append(self._lines("neighbours", ("offer", "town"), wide))
        right = [self._signs("things", THINGS, wide), self._lines("bowls", ("move", "burn"), wide)]
        right += [self._signs("structures", STRUCTURES, wide), self._lines("rounds", ("round", "cults", "end"), wide)]
        if number == 1:
            return column([*left, *right], width, SECTIONS)
        first, second, whole = column(left, wide, SECTIONS), column(right, wide, SECTIONS), Node()
        second.x = wide + BETWEEN
        whole.add(first, second)
        whole.size = (width, max(first.height, second.height))
        return whole

    def _signs(self, section: str, signs: Mapping[str, str], width: float) -> Node:
        """Return a section of lines that each begin with a sign."""
        rows = [
            explained_icon(self._look, sign, self._words(f"{section}.{line}"), width) for line, sign in signs.items()
        ]
        return self._section(section, rows, width)

    def _lines(self, section: str, lines: Sequence[str], width: float) -> Node:
        rows = [Label(self._look, self._words(f"{section}.{line}"), BODY, width=width) for line in lines]
        return self._section(section, rows, width)

    def _section(self, name: str, rows: Sequence[Node], width: float) -> Node:
        return column([Label(self._look, self._words(f"{name}.title"), HEADING, width=width), *rows], width)

    def _words(self, key: str) -> str:
        return self._text(f"window.guide.{key}")
