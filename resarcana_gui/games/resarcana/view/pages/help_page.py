"""The help page: the round in short, every sign with its sentence, and keys for what Tab does not reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.own_keys import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.pages.page import KitPage
from resarcana_gui.scene.look import BODY, STRONG
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import ACCELERATE, SPEED
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.pages.columns import column, in_columns, share, told, told_sign

LINES: Final = 10
"""The number of lines about the round."""
KEY: Final = 64.0
"""The width of the column of keys."""
BETWEEN: Final = 26.0
"""Between the two sections."""
NARROW: Final = 1.4
"""From this text scale on everything stands in one column."""


TOLD: Final = (
    actions.INSPECT, actions.RIVAL, actions.SCORES, DECK, DISCARDS, actions.LOG,
    actions.EARLIER, actions.LATER, actions.NOW, SPEED, ACCELERATE, actions.UNDO, actions.REDO,
)  # fmt: skip
"""The actions whose keys it lists: those without a button that Tab reaches while a question is open."""


class HelpPage(KitPage):
    """How a round goes, what the signs mean, and the keys."""

    name = "help"
    sign = "book"

    def facts(self, view: State) -> object:
        return [hint(self.page_context.bindings, action) for action in TOLD]

    def lay(self, view: State, width: float) -> Node:
        look, text = self.resources.look, self.resources.voice.text
        number = 1 if look.text.scale >= NARROW else 2
        wide = share(width, number)
        lines = [Label(look, text(f"pages.help.round_lines.{at}"), BODY, width=wide) for at in range(1, LINES + 1)]
        known = glossary(self.resources.voice.catalog.language).items()
        signs = [told_sign(look, name, words, wide) for name, words in known]
        keys = [self._key(action, wide) for action in TOLD if hint(self.page_context.bindings, action)]
        named: dict[str, Sequence[Node]] = {"round": lines, "signs": signs, "keys": keys}
        sections = [self._section(name, rows, width, number) for name, rows in named.items()]
        return column(sections, width, BETWEEN)

    def _key(self, action: str, width: float) -> Node:
        """A key, and what it does."""
        key = hint(self.page_context.bindings, action)
        words = self.resources.voice.text(f"pages.help.key.{action}")
        look = self.resources.look
        return told(look, Label(look, f"[gold|{key}]", STRONG, width=KEY * look.text.scale), words, width)

    def _section(self, name: str, rows: Sequence[Node], width: float, number: int) -> Node:
        """A heading, and rows below it in columns of about the same height."""
        head = Label(self.resources.look, self.resources.voice.text(f"pages.help.{name}"), STRONG, width=width)
        return column([head, in_columns(rows, width, number)], width)
