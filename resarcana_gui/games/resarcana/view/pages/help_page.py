"""The help page: the round in short, every sign with its sentence, and the keys for what Tab does not reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.refusals import why_not
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.why_not import first_refusal
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.lookup.rules import refusal_article
from resarcana_gui.games.resarcana.view.pages.resarcana_page import DECK, DISCARDS, ResArcanaPage
from resarcana_gui.reference.articles import CARD_PREFIX, SIGN_PREFIX, link_signs
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

LINES: Final = 10
"""The number of lines about the round."""
KEY: Final = 64.0
"""The width of the column of keys."""
BETWEEN: Final = 26.0
"""Between two sections."""
NARROW: Final = 1.4
"""The text scale from which everything stands in one column."""


TOLD: Final = (
    actions.INSPECT, actions.RIVAL, actions.SCORES, DECK, DISCARDS, actions.LOG,
    actions.EARLIER, actions.LATER, actions.NOW, SPEED, ACCELERATE, actions.UNDO, actions.REDO,
)  # fmt: skip
"""The actions whose keys it lists: those without a button that Tab reaches while a question is open."""


class HelpPage(ResArcanaPage):
    """How a round goes, what the signs mean, and the keys."""

    name = "help"
    sign = "book"

    def facts(self, view: State) -> object:
        return [hint(self.page_context.bindings, action) for action in TOLD], self._looked_up(view)

    def lay(self, view: State, width: float) -> Node:
        look, text = self.resources.look, self.resources.voice.text
        number = 1 if look.text.scale >= NARROW else 2
        wide = column_width(width, number)
        known, follow = glossary(self.resources.voice.catalog.language), self.page_context.follow
        lines = [
            LinkedText(
                look, link_signs(text(f"pages.help.round_lines.{at}")), width=wide, follow=follow,
                tip=lambda target: known[target.removeprefix(SIGN_PREFIX)],
            )
            for at in range(1, LINES + 1)
        ]  # fmt: skip
        signs = [explained_icon(look, name, words, wide, follow) for name, words in known.items()]
        keys = [self._key(action, wide) for action in TOLD if hint(self.page_context.bindings, action)]
        named: dict[str, Sequence[Node]] = {"round": lines, "signs": signs, "keys": keys}
        sections = [self._section(name, rows, width, number) for name, rows in named.items()]
        return column([self._buttons(view, width), *sections], width, BETWEEN)

    def _looked_up(self, view: State) -> dict[str, str]:
        """Return the texts of links by their articles: the rules, the gallery, the card that was pointed at last,
        and the rule that keeps it from being used."""
        voice, card = self.resources.voice, self.page_context.pointed()
        found = {"": voice.text("pages.help.rules"), EXHIBIT_PREFIX: voice.text("pages.help.gallery")}
        if card is None or card < 0:
            return found
        found[f"{CARD_PREFIX}{view.cards.components[card].slug}"] = voice.card(card)
        if (refusal := first_refusal(view, card, partial(why_not, view))) is not None:
            found[refusal_article(refusal.code)] = voice.text("pages.help.why", card=voice.card(card))
        return found

    def _buttons(self, view: State, width: float) -> Node:
        """Return the buttons that lead to more than is on the page."""
        look, follow = self.resources.look, self.page_context.follow
        buttons = [
            Button(look, words, partial(follow, article), name=f"look up {article}", style=BODY)
            for article, words in self._looked_up(view).items()
        ]
        return flow(buttons, width)

    def _key(self, action: str, width: float) -> Node:
        """Return a key, and what it does."""
        key = hint(self.page_context.bindings, action)
        words = self.resources.voice.text(f"pages.help.key.{action}")
        look = self.resources.look
        return explained_picture(look, Label(look, f"[gold|{key}]", STRONG, width=KEY * look.text.scale), words, width)

    def _section(self, name: str, rows: Sequence[Node], width: float, number: int) -> Node:
        """Return a heading, with rows below it in columns of about the same height."""
        head = Label(self.resources.look, self.resources.voice.text(f"pages.help.{name}"), STRONG, width=width)
        return column([head, in_columns(rows, width, number)], width)
