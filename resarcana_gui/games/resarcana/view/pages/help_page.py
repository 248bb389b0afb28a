"""The page that explains: the round in short, and every sign with its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.pages.columns import column, in_columns, share, told_sign
from resarcana_gui.games.resarcana.view.pages.page import Page
from resarcana_gui.scene.look import BODY, STRONG
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.label import Label

LINES: Final = 10
"""So many lines tell the round."""
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
        look, text = self.kit.look, self.kit.voice.text
        number = 1 if look.text.scale >= NARROW else 2
        wide = share(width, number)
        lines = [Label(look, text(f"pages.help.round_lines.{at}"), BODY, width=wide) for at in range(1, LINES + 1)]
        known = glossary(self.kit.voice.catalog.language).items()
        signs = [told_sign(look, name, words, wide) for name, words in known]
        sections = [self._section("round", lines, width, number), self._section("signs", signs, width, number)]
        return column(sections, width, BETWEEN)

    def _section(self, name: str, rows: Sequence[Node], width: float, number: int) -> Node:
        """A heading, and rows below it in so many columns of about one height."""
        head = Label(self.kit.look, self.kit.voice.text(f"pages.help.{name}"), STRONG, width=width)
        return column([head, in_columns(rows, width, number)], width)
