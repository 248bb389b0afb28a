"""The help page: a round in short, every sign with its meaning, the keys for what Tab does not reach, and ways to the
rules, the gallery, and the card that was pointed at last."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.reference.articles import SIGN_PREFIX, link_signs
from resarcana_gui.reference.chapters import numbered
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import ACCELERATE, SPEED
from resarcana_gui.scene.ui_style import BODY, STRONG
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import LinkedText
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.pages.columns import (
    column,
    column_width,
    explained_icon,
    explained_picture,
    flow,
    in_columns,
)
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage, View

KEY: Final = 64.0
"""The width of the column of keys."""
BETWEEN: Final = 26.0
"""Between two sections."""
NARROW: Final = 1.4
"""The text scale from which everything stands in one column."""


class HelpPage(TablePage[View]):
    """How a round goes, what the signs mean, and the keys. Its texts are `pages.help`: of every game but for the title,
    what a round is called, and its lines, `round_lines.1` and so on."""

    name = actions.HELP
    sign = "book"
    own_actions: Sequence[str] = ()
    """The actions that only this game has."""

    def __init__(self, context: PageContext) -> None:
        self._context: Final = context

    @abstractmethod
    def meanings(self) -> Mapping[str, str]:
        """Return what each sign means, in the order in which to learn them."""

    @abstractmethod
    def pointed(self, view: View) -> Mapping[str, str]:
        """Return the words that lead to articles about the card that was pointed at last, and to the rule that keeps it
        from being used."""

    def title(self, view: View) -> str:
        return self._text("title")

    def facts(self, view: View) -> object:
        return [hint(self._context.bindings, action) for action in self._told()], self._looked_up(view)

    def lay(self, view: View, width: float) -> Node:
        number = 1 if self._context.look.text.scale >= NARROW else 2
        wide = column_width(width, number)
        known = self.meanings()
        signs = [explained_icon(self._context.look, name, known[name], wide, self._context.follow) for name in known]
        keys = [self._key(action, wide) for action in self._told() if hint(self._context.bindings, action)]
        named: dict[str, Sequence[Node]] = {"round": self._lines(known, wide), "signs": signs, "keys": keys}
        sections = [self._section(name, rows, width, number) for name, rows in named.items()]
        return column([self._buttons(view, width), *sections], width, BETWEEN)

    def _lines(self, known: Mapping[str, str], width: float) -> list[Node]:
        lines = numbered("pages.help.round_lines", self._context.words.catalog)
        return [
            LinkedText(
                self._context.look, link_signs(line), width=width, follow=self._context.follow,
                tip=lambda target: known[target.removeprefix(SIGN_PREFIX)],
            )
            for line in lines
        ]  # fmt: skip

    def _told(self) -> Sequence[str]:
        """Return the actions whose keys it lists: those without a button that Tab reaches while a question is open."""
        return (
            actions.INSPECT, actions.RIVAL, actions.SCORES, *self.own_actions, actions.LOG,
            actions.EARLIER, actions.LATER, actions.NOW, SPEED, ACCELERATE, actions.UNDO, actions.REDO,
        )  # fmt: skip

    def _looked_up(self, view: View) -> dict[str, str]:
        """Return the texts of links by their articles."""
        return {"": self._text("rules"), EXHIBIT_PREFIX: self._text("gallery"), **self.pointed(view)}

    def _buttons(self, view: View, width: float) -> Node:
        """Return the buttons that lead to more than is on the page."""
        look, follow = self._context.look, self._context.follow
        buttons = [
            Button(look, words, partial(follow, article), name=f"look up {article}", style=BODY)
            for article, words in self._looked_up(view).items()
        ]
        return flow(buttons, width)

    def _key(self, action: str, width: float) -> Node:
        """Return a key, and what it does."""
        key, look = hint(self._context.bindings, action), self._context.look
        label = Label(look, f"[gold|{key}]", STRONG, width=KEY * look.text.scale)
        return explained_picture(look, label, self._text(f"key.{action}"), width)

    def _section(self, name: str, rows: Sequence[Node], width: float, number: int) -> Node:
        """Return a heading, with rows below it in columns of about the same height."""
        head = Label(self._context.look, self._text(name), STRONG, width=width)
        return column([head, in_columns(rows, width, number)], width)

    def _text(self, key: str, **values: object) -> str:
        return self._context.words.text(f"pages.help.{key}", **values)
