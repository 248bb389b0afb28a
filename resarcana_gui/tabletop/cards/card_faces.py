"""Faces and backs of a game's cards, at any width: with frame, picture, name, lines, costs, plate and seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Drawing, is_ready
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.cards.back import Back
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.cards.face_source import FaceSource
from resarcana_gui.tabletop.cards.front import Front, signs_on, signs_on_plate
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.stand_ins import WIDTH, StandIns
from resarcana_gui.tabletop.cards.style import Style
from resarcana_gui.tabletop.geometry.spots import SHAPE


class CardFaces(FaceSource):
    """The `Faces` of a game with such cards. The game says what is `printed` on each, which `tokens` may lie there, and
    what the usual back is."""

    usual_back: str

    def __init__(
        self, look: Look, style: Style, pictures: Pictures, cards: Sequence[int], language: str,
        icons: IconSource | None = None,
    ) -> None:  # fmt: skip
        """`cards` are those whose stand-ins are made ahead."""
        super().__init__(look, style, pictures, language, icons)
        self.stand_ins: Final = StandIns(cards, lambda: self.key, self._small)

    @property
    def numerals(self) -> TextEngine:
        """Writes numbers on cards, sized with the card."""
        return self.inks.on_dark

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        """The face of a card of a width in canvas pixels, which decides how much of it is shown. On a card turned by
        quarter turns, its points stay upright; half a card shows name, picture and points."""
        return Front(self, card, width, quarter, shape)

    def back(self, kind: str) -> Drawing:
        """The back of a kind of cards, or the usual one for ''."""
        return Back(kind or self.usual_back, self.look.theme, self.style)

    def stand_in(self, card: int) -> pygame.Surface | None:
        """A small picture of a card's face, if it is ready."""
        return self.stand_ins.of(card)

    def signs(self, card: int, width: float) -> Sequence[tuple[str, Box]]:
        """The icons in the lines of a face of a width, and where they stand."""
        return list(signs_on(self.contents(card, width)))

    def signs_on_plate(self, card: int, width: float) -> Sequence[tuple[str, Box]]:
        """Likewise on its plate."""
        return list(signs_on_plate(self.contents(card, width)))

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        """The tokens on a card, from the game's number for them."""
        return ()

    def _small(self, card: int) -> pygame.Surface | None:
        """The texts of a card held up, which take longest, are laid out ahead too."""
        front, size = self.front(card, WIDTH), (WIDTH, round(WIDTH * SHAPE))
        if not self.is_laid_out(card, HELD_UP, SHAPE):
            self.contents(card, HELD_UP)
            return None
        return front.render(size, 1.0) if is_ready(front, size) else None
