"""How to play, for newcomers: short, with the pictures that appear at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.glossary import glossary
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.pages.columns import (
    BETWEEN,
    Disc,
    column,
    column_width,
    explained_icon,
    explained_picture,
    in_columns,
    numbered_card,
)

NARROW: Final = 1.3
"""The text scale from which everything stands in one column."""
SECTIONS: Final = 34.0
"""Between two sections."""
CARD: Final = 330.0
ROUND: Final = {"collect": "collect", "actions": "play", "check": "points"}
"""The lines of the section about a round, each with its sign."""
TURN: Final = {"place": "play", "claim": "claim", "use": "turn", "discard": "discard", "pass": "passed"}
"""The lines of the section about a turn, each with its sign."""
ATTACK: Final = {"attack": "attack", "ignore": "react"}
"""The lines of the section about attacks, each with its sign."""
TABLE_LINES: Final = ("glow", "point", "keep", "back")
PARTS: Final = ("cost", "collect", "powers", "points")
FIRST: Final[tuple[str, Mapping[int, Point]]] = "fountain_of_youth", {1: (0.26, 0.16), 2: (0.68, 0.6), 3: (0.92, 0.77)}
"""The first of the two explained cards, by its id, and where its numbered parts are."""
SECOND: Final[tuple[str, Mapping[int, Point]]] = "great_pyramid", {1: (0.26, 0.16), 4: (0.72, 0.9)}
"""The second of the two explained cards, by its id, and where its numbered parts are."""
GEM: Final = 60.0
GEM_NAME: Final = TextStyle(20, align="centre")


class Guide:
    """Lays out the guide, in the current language and look."""

    def __init__(self, look: UiStyle, faces: Faces, help_key: str) -> None:
        """`help_key` opens help at the table."""
        self._look = look
        self._faces = faces
        self._help_key = help_key
        self._catalog = catalog(faces.language)

    def lay(self, width: float) -> Node:
        """Return the guide in this width, as high as it needs."""
        number = 1 if self._look.text.scale >= NARROW else 2
        wide = column_width(width, number)
        lists = [self._signs_of(*section, wide) for section in (("round", ROUND), ("turn", TURN), ("attack", ATTACK))]
        left, right = [self._aim(wide), *lists], [self._card(wide), self._lines("table", TABLE_LINES, wide)]
        signs = self._section("signs", [in_columns(self._signs(wide), width, number)], width)
        if number == 1:
            return column([*left, *right, signs], width, SECTIONS)
        return column([_side_by_side(left, right, wide), signs], width, SECTIONS)

    # ------------------------------------------------------------------------------------------------- sections

    def _aim(self, width: float) -> Node:
        """Return the section about the aim of the game and the essences."""
        lines = [self._line(f"aim.{name}", width) for name in ("who", "win", "points")]
        return self._section("aim", [*lines, self._gems(width), self._line("aim.essences", width)], width)

    def _card(self, width: float) -> Node:
        """Return the section about the parts of a card."""
        side = min(CARD, (width - BETWEEN) / 2)
        cards = Node(size=(width, 0.0))
        for at, (slug, numbers) in enumerate((FIRST, SECOND)):
            face = self._faces.front(self._faces.cards.numbers[slug], side)
            card = numbered_card(self._look, face, side, numbers)
            card.x = at * (side + BETWEEN)
            cards.add(card)
            cards.size = (width, card.height)
        parts = [
            explained_picture(self._look, Disc(self._look, at), self._text(f"card.{name}"), width)
            for at, name in enumerate(PARTS, 1)
        ]
        return self._section("card", [cards, *parts, self._line("card.words", width)], width)

    def _signs_of(self, section: str, signs: Mapping[str, str], width: float) -> Node:
        """Return a section of lines that each begin with a sign."""
        rows = [
            explained_icon(self._look, sign, self._text(f"{section}.{line}"), width) for line, sign in signs.items()
        ]
        return self._section(section, rows, width)

    def _lines(self, section: str, lines: Sequence[str], width: float) -> Node:
        return self._section(section, [self._line(f"{section}.{line}", width) for line in lines], width)

    def _signs(self, width: float) -> list[Node]:
        known = glossary(self._faces.language)
        return [explained_icon(self._look, name, words, width) for name, words in known.items()]

    # --------------------------------------------------------------------------------------------------- pieces

    def _section(self, name: str, rows: Sequence[Node], width: float) -> Node:
        return column([Label(self._look, self._text(f"{name}.title"), HEADING, width=width), *rows], width)

    def _line(self, key: str, width: float) -> Node:
        return Label(self._look, self._text(key), BODY, width=width)

    def _gems(self, width: float) -> Node:
        """Return the five essences with their names."""
        row, each = Node(name="essences"), width / len(NAMES)
        for at, name in enumerate(NAMES):
            gem = Sprite(ICONS.icon(name), (GEM, GEM), at=(at * each + (each - GEM) / 2, 0.0))
            called = Label(self._look, self._catalog.text(f"essence.{name}"), GEM_NAME, at=(at * each, GEM), width=each)
            row.add(gem, called)
            row.size = (width, GEM + called.height)
        return row

    def _text(self, key: str) -> str:
        return self._catalog.text(f"pages.guide.{key}", help=self._help_key)


def _side_by_side(left: Sequence[Node], right: Sequence[Node], width: float) -> Node:
    """Return sections in two columns."""
    whole, first, second = Node(), column(left, width, SECTIONS), column(right, width, SECTIONS)
    second.x = width + BETWEEN
    whole.add(first, second)
    whole.size = (second.x + width, max(first.height, second.height))
    return whole
