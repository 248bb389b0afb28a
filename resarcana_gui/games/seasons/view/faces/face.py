"""Faces of the cards. A card on the table has an id: a copy in play its own number; any other that the viewer sees a
number from IN_HAND on, as the two copies of a card cannot be told apart there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.cards.tables import COPIES, Card, CardSet
from resarcana_gui.games.seasons.view.faces.card_pictures import card_pictures
from resarcana_gui.games.seasons.view.faces.glossary import glossary
from resarcana_gui.games.seasons.view.faces.icon_lines import ability_lines
from resarcana_gui.games.seasons.view.faces.icons import ICONS
from resarcana_gui.games.seasons.view.faces.palette import MATERIALS
from resarcana_gui.games.seasons.view.faces.tokens import CRYSTAL_TOKEN, ENERGY_TOKENS
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card_faces import CardFaces
from resarcana_gui.tabletop.cards.contents import FaceContents, PrintedTexts
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Style
from resarcana_gui.tabletop.geometry.placements import SHAPE

STYLE: Final = Style(ICONS, MATERIALS)
IN_HAND: Final = 1000
"""The first id of cards that are not in play: `IN_HAND + COPIES * card`, one more for a second copy."""


def number_of(card_id: int) -> int:
    """Return the card of an id."""
    return card_id % IN_HAND // COPIES


def in_play(card_id: int) -> bool:
    """Return whether an id is that of a copy in play."""
    return card_id < IN_HAND


def held_id(card: int, second: int = 0) -> int:
    """Return the id of a card that is not in play."""
    return IN_HAND + COPIES * card + second


class SeasonsFaces(CardFaces):
    """Draws the cards, and follows changes of the look."""

    usual_back = "power"

    def __init__(
        self, look: UiStyle, cards: CardSet, seats: int, language: str, icons: IconSource | None = None,
        pictures: Pictures | None = None,
    ) -> None:  # fmt: skip
        """`seats`: at how many the game is played, as some costs depend on it."""
        self.cards: Final = cards
        self._seats: Final = seats
        self._text: Final = catalog(language).text
        shared = card_pictures(cards) if pictures is None else pictures
        super().__init__(look, STYLE, shared, [COPIES * card.number for card in cards.cards], language, icons)

    def printed(self, card: int) -> PrintedTexts:
        printed = self.cards.cards[number_of(card)]
        return PrintedTexts(
            name=self._text(f"card.{printed.slug}"),
            kind=self._text(f"type.{tables.TYPES[printed.familiar]}"),
            frame=tables.TYPES[printed.familiar],
            picture=printed.slug,
            lines=tuple(ability_lines(printed)),
            seal=str(printed.prestige),
            costs=tuple(self._costs(printed)),
        )

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        return super().front(_shared(card), width, quarter, shape)

    def contents(self, card: int, width: float, shape: float = SHAPE) -> FaceContents:
        return super().contents(_shared(card), width, shape)

    def stand_in(self, card: int) -> pygame.Surface | None:
        return super().stand_in(_shared(card))

    def meanings(self) -> Mapping[str, str]:
        return glossary(self.language)

    def tokens(self, on: int) -> list[tuple[Drawing, int]]:
        """Return the energies in a packed number, each type with its count."""
        return [(ENERGY_TOKENS[energy], count) for energy, count in enumerate(counts(on)) if count]

    def _costs(self, card: Card) -> list[tuple[Drawing, str]]:
        """Return an icon for each type of energy in the cost, with its number unless it is one, and the crystals."""
        if card.elements:
            return [(ICONS.icon("any"), "1\N{EN DASH}4")]
        energies, crystals = card.energies[self._seats - 2], card.crystals[self._seats - 2]
        shown: list[tuple[Drawing, str]] = [
            (ICONS.icon(NAMES[at]), str(count) if count > 1 else "")
            for at, count in enumerate(counts(energies))
            if count
        ]
        if crystals:
            shown.append((CRYSTAL_TOKEN, str(crystals)))
        return shown or [(ICONS.icon("any"), "0")]


def _shared(card: int) -> int:
    """Return the id under which all copies of a card have one face."""
    return number_of(card) * COPIES
