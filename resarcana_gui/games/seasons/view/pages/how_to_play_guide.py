"""How to play, for newcomers: short, with the signs that appear at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.seasons.view.faces.face import SeasonsFaces, held_id
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.columns import BETWEEN, column, column_width, explained_icon, numbered_card

NARROW: Final = 1.3
"""The text scale from which everything stands in one column."""
SECTIONS: Final = 30.0
"""Between two sections."""
CARD: Final = 250.0
CARDS: Final = ("staff_of_spring", "kairn_the_destroyer", "hourglass_of_time")
"""A magic item, a familiar, and a card that gives something at each change of season."""
DIE: Final = {"energies": "any", "crystals": "crystal", "ring": "ring", "star": "star", "card": "draw"}
"""The lines about the faces of dice, each with its sign."""
SIGNS: Final = {"enter": "enter", "permanent": "permanent", "activation": "turn", "season": "season", "end": "end"}
"""The lines about the abilities of cards, each with its sign."""


class Guide:
    """Lays out the guide, in the current language and look."""

    def __init__(self, look: UiStyle, faces: SeasonsFaces, language: str) -> None:
        self._look: Final = look
        self._faces: Final = faces
        self._text: Final = catalog(language).text

    def lay(self, width: float) -> Node:
        """Return the guide in this width, as high as it needs."""
        number = 1 if self._look.text.scale >= NARROW else 2
        wide = column_width(width, number)
        left = [self._lines("aim", ("who", "draft"), wide), self._signs("die", DIE, wide)]
        left.append(self._lines("turn", ("any_order", "crystallise", "summon", "left"), wide))
        right = [self._cards(wide), self._signs("signs", SIGNS, wide), self._lines("end", ("points", "bonuses"), wide)]
        if number == 1:
            return column([*left, *right], width, SECTIONS)
        first, second, whole = column(left, wide, SECTIONS), column(right, wide, SECTIONS), Node()
        second.x = wide + BETWEEN
        whole.add(first, second)
        whole.size = (width, max(first.height, second.height))
        return whole

    def _cards(self, width: float) -> Node:
        """Return the section with some cards."""
        side = min(CARD, (width - 2 * BETWEEN) / len(CARDS))
        row = Node()
        for at, slug in enumerate(CARDS):
            face = self._faces.front(held_id(self._faces.cards.numbers[slug]), side)
            card = numbered_card(self._look, face, side, {})
            card.x = at * (side + BETWEEN)
            row.add(card)
            row.size = (width, card.height)
        return self._section("cards", [row, self._line("cards.words", width)], width)

    def _signs(self, section: str, signs: Mapping[str, str], width: float) -> Node:
        """Return a section of lines that each begin with a sign."""
        rows = [
            explained_icon(self._look, sign, self._words(f"{section}.{line}"), width) for line, sign in signs.items()
        ]
        return self._section(section, rows, width)

    def _lines(self, section: str, lines: Sequence[str], width: float) -> Node:
        return self._section(section, [self._line(f"{section}.{line}", width) for line in lines], width)

    def _section(self, name: str, rows: Sequence[Node], width: float) -> Node:
        return column([Label(self._look, self._words(f"{name}.title"), HEADING, width=width), *rows], width)

    def _line(self, key: str, width: float) -> Node:
        return Label(self._look, self._words(key), BODY, width=width)

    def _words(self, key: str) -> str:
        return self._text(f"window.guide.{key}")
