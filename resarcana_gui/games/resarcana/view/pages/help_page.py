"""The page that explains: the round in short, and every sign with its sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.pages.page import Page
from resarcana_gui.scene.look import BODY, STRONG
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.label import Label

LINES: Final = 10
"""So many lines tell the round."""
SIGN: Final = TextStyle(30)
GAP: Final = 10.0
COLUMNS: Final = 40.0
NARROW: Final = 1.4
"""From this text scale on everything stands in one column."""


class HelpPage(Page):
    """How a round goes, and what the signs mean."""

    name = "help"

    def facts(self, view: State) -> object:
        return None

    def lay(self, view: State, width: float) -> Node:
        narrow = self.kit.look.text.scale >= NARROW
        wide = width if narrow else (width - COLUMNS) / 2
        rows = [*self._round(wide), *self._signs(wide)]
        cut = len(rows) if narrow else _half(rows)
        left, right = _column(rows[:cut], wide), _column(rows[cut:], wide)
        right.x = wide + COLUMNS
        whole = Node(size=(width, max(left.height, right.height)), name="help")
        whole.add(left, right)
        return whole

    def _round(self, width: float) -> list[Node]:
        told = [f"pages.help.round_lines.{number}" for number in range(1, LINES + 1)]
        return [self._head("round", width), *(self._line(key, width) for key in told)]

    def _signs(self, width: float) -> list[Node]:
        known = glossary(self.kit.voice.catalog.language)
        return [self._head("signs", width), *(self._sign(name, told, width) for name, told in known.items())]

    def _head(self, name: str, width: float) -> Node:
        return Label(self.kit.look, self.kit.voice.text(f"pages.help.{name}"), STRONG, width=width)

    def _line(self, key: str, width: float) -> Node:
        return Label(self.kit.look, self.kit.voice.text(key), BODY, width=width)

    def _sign(self, name: str, told: str, width: float) -> Node:
        look, row = self.kit.look, Node(name=f"sign {name}")
        sign = Label(look, f"{{{name}}}", SIGN)
        text = Label(look, told, BODY, at=(sign.width + 14, 0), width=width - sign.width - 14)
        high = max(sign.height, text.height)
        sign.y, text.y = (high - sign.height) / 2, (high - text.height) / 2
        row.add(sign, text)
        row.size = (width, high)
        return row


def _half(nodes: Sequence[Node]) -> int:
    """How many of them make the first of two columns of about one height."""
    whole, high = sum(node.height + GAP for node in nodes), 0.0
    for at, node in enumerate(nodes):
        if high >= whole / 2:
            return at
        high += node.height + GAP
    return len(nodes)


def _column(nodes: Iterable[Node], width: float) -> Node:
    """Nodes below each other."""
    column, y = Node(), 0.0
    for node in nodes:
        node.at = (0.0, y)
        column.add(node)
        y += node.height + GAP
    column.size = (width, y)
    return column
