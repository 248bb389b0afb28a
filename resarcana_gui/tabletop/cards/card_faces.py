"""Faces and backs of a game's cards, at any width: with frame, picture, name, lines, costs, plate and seal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

import pygame

from resarcana_gui.scene.painter import Drawing, is_ready
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.screens.game_ui import CardSign
from resarcana_gui.tabletop.cards.back import Back
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.cards.face_source import FaceSource
from resarcana_gui.tabletop.cards.front import Front, signs_on, signs_on_plate
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Style
from resarcana_gui.tabletop.geometry.placements import SHAPE

WIDTH: Final = 150
"""The width of a small face, in pixels."""


class StandIns:
    """Small faces that are shown until the real ones are drawn; made one after the other in spare time."""

    def __init__(
        self, cards: Sequence[int], key: Callable[[], Hashable], draw: Callable[[int], pygame.Surface | None]
    ) -> None:
        """`key` returns what all faces depend on; `draw` draws one, or does a part of the work and returns None."""
        self._cards: Final = cards
        self._key_now: Final = key
        self._draw: Final = draw
        self._made: dict[int, pygame.Surface] = {}
        self._key: Hashable = None
        self._rest: list[int] = []
        """The cards whose small face is still to be drawn, the next one last."""

    def of(self, card: int) -> pygame.Surface | None:
        """Return the small face of a card; None if it is not ready."""
        return self._made.get(card) if self._key == self._key_now() else None

    def make_some(self) -> bool:
        """Do a part of the work. Return whether there may be more to do."""
        key = self._key_now()
        if self._key != key:
            self._key, self._made, self._rest = key, {}, [*reversed(self._cards)]
        if not self._rest:
            return False
        made = self._draw(self._rest[-1])
        if made is not None:
            self._made[self._rest.pop()] = made
        return True


class CardFaces(FaceSource):
    """The `Faces` of a game whose cards have frame, picture and texts. The game says what is `printed` on each,
    which `tokens` may lie on it, and which back is the usual one."""

    usual_back: str

    def __init__(
        self, look: UiStyle, style: Style, pictures: Pictures, cards: Sequence[int], language: str,
        icons: IconSource | None = None,
    ) -> None:  # fmt: skip
        """`cards` are those whose small faces are drawn ahead."""
        super().__init__(look, style, pictures, language, icons)
        self.stand_ins: Final = StandIns(cards, lambda: self.key, self._small)

    @property
    def numerals(self) -> TextEngine:
        """Writes numbers on cards, sized with the card."""
        return self.inks.on_dark

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        """Return the face of a card of a width in canvas pixels, which decides how much of it is shown. On a card
        turned by quarter turns, its points stay upright; half a card shows name, picture and points."""
        return Front(self, card, width, quarter, shape)

    def back(self, kind: str) -> Drawing:
        """Return the back of a kind of cards, or the usual one for ''."""
        return Back(kind or self.usual_back, self.look.theme, self.style)

    def stand_in(self, card: int) -> pygame.Surface | None:
        """Return a small picture of a card's face; None if it is not ready."""
        return self.stand_ins.of(card)

    def picture(self, card: int, width: float) -> Box:
        """Return the part of a whole card of a width where its picture is seen."""
        return self.contents(card, width).plan.window

    def signs(self, card: int, width: float) -> Sequence[tuple[str, Box]]:
        """Return the icons in the lines of a face of a width, with their boxes."""
        return list(signs_on(self.contents(card, width)))

    def signs_on_plate(self, card: int, width: float) -> Sequence[tuple[str, Box]]:
        """Return the icons on its plate, with their boxes."""
        return list(signs_on_plate(self.contents(card, width)))

    def meanings(self) -> Mapping[str, str]:
        """Return what the icons mean, by name, in the current language; icons without a meaning are not explained."""
        return {}

    def explained_signs(self, card: int, width: float) -> list[CardSign]:
        """Return the icons in the lines of a face and on its plate, with their meanings."""
        known, shown = self.meanings(), (*self.signs(card, width), *self.signs_on_plate(card, width))
        return [CardSign(name, known[name], box) for name, box in shown if name in known]

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        """Return the tokens on a card, from the game's number for them."""
        return ()

    def _small(self, card: int) -> pygame.Surface | None:
        """Return the small face of a card; None while a part of it is prepared. The texts of a held-up card, which
        take longest, are laid out ahead too."""
        front, size = self.front(card, WIDTH), (WIDTH, round(WIDTH * SHAPE))
        if not self.is_laid_out(card, HELD_UP, SHAPE):
            self.contents(card, HELD_UP)
            return None
        return front.render(size, 1.0) if is_ready(front, size) else None
