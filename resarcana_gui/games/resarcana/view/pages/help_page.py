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
BETWEEN: Final = 26.0
"""Between the two sections."""
NARROW: Final = 1.4
"""From this text scale on everything stands in one column."""


class HelpPage(Page):
    """How a round goes, and what the signs mean."""

    name = "help"
    sign = "book"

    def facts(self, view: State) -> object:
        return None

    def lay(self, view: State, width: float) -> Node:
        number = 1 if self.kit.look.text.scale >= NARROW else 2
        wide = (width - COLUMNS * (number - 1)) / number
        told = [f"pages.help.round_lines.{number}" for number in range(1, LINES + 1)]
        signs = glossary(self.kit.voice.catalog.language)
        flow = self._section("round", [self._line(key, wide) for key in told], width, number)
        below = self._section("signs", [self._sign(*known, wide) for known in signs.items()], width, number)
        return _column([flow, below], width, BETWEEN)

    def _section(self, name: str, rows: Sequence[Node], width: float, number: int) -> Node:
        """A heading, and rows below it in so many columns of about one height."""
        head, body = self._head(name, width), Node()
        cut = len(rows) if number == 1 else _half(rows)
        wide = (width - COLUMNS * (number - 1)) / number
        left, right = _column(rows[:cut], wide), _column(rows[cut:], wide)
        right.x = wide + COLUMNS
        body.add(left, right)
        body.size = (width, max(left.height, right.height))
        return _column([head, body], width)

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


def _column(nodes: Iterable[Node], width: float, gap: float = GAP) -> Node:
    """Nodes below each other."""
    column, y = Node(), 0.0
    for node in nodes:
        node.at = (0.0, y)
        column.add(node)
        y += node.height + gap
    column.size = (width, max(0.0, y - gap))
    return column
