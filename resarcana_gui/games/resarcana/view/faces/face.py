"""Card faces and backs, for every component, width and language."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.view.faces.back import Back
from resarcana_gui.games.resarcana.view.faces.front import Front
from resarcana_gui.games.resarcana.view.faces.pictures import Pictures
from resarcana_gui.games.resarcana.view.faces.source import FaceSource
from resarcana_gui.games.resarcana.view.faces.stand_ins import StandIns
from resarcana_gui.games.resarcana.view.faces.token import ESSENCE_TOKENS
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.wrapping import TextEngine

USUAL: Final = "artifact"


class Faces(FaceSource):
    """Makes the drawings of cards, which follow the look."""

    def __init__(
        self,
        look: Look,
        cards: CardSet,
        language: str,
        icons: IconSource | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__(look, cards, language, icons, pictures)
        self.stand_ins: Final = StandIns(self, self.front)

    def front(self, component: int, width: float, quarter: int = 0) -> Drawing:
        """The face of a component on a card of a width in canvas pixels, which says how much of it is shown. When the
        card lies turned by quarter turns, its points stand upright all the same."""
        return Front(self, self.cards.components[component], width, quarter)

    def back(self, kind: str) -> Drawing:
        """The back of cards of a kind: artifact, mage, item, monument, place; '' is an artifact's."""
        return Back(kind or USUAL, self.look.theme)

    def stand_in(self, component: int) -> pygame.Surface | None:
        """A small picture of a component's face, if it is made already."""
        return self.stand_ins.of(component)

    def tokens(self, on: int) -> list[tuple[Drawing, int]]:
        """The essences in a packed number, each type with its number."""
        return [(ESSENCE_TOKENS[essence], count) for essence, count in enumerate(counts(on)) if count]

    @property
    def numerals(self) -> TextEngine:
        """For numbers on cards: in the size of the card."""
        return self.studio.on_dark
