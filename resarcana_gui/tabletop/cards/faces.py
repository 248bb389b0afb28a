"""What a game provides so that its cards can be shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

import pygame

from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.geometry.placements import SHAPE


class Faces(Protocol):
    """The looks of a game's cards in the player's style. A card is its number in the game."""

    @property
    def numerals(self) -> TextEngine:
        """Writes numbers on cards: they grow with the card, not with the text scale."""

    @property
    def key(self) -> Hashable:
        """What all faces depend on, such as the language: faces with equal keys look alike."""

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        """Return the face of a card of a width in canvas pixels, which decides how much of it is shown. On a card
        turned by quarter turns, upright parts stay upright. `shape` is its height relative to its width: HALF for
        half a card, TALL for a narrow one."""

    def back(self, kind: str) -> Drawing:
        """Return the back of a kind of cards, or the usual one for ''."""

    def stand_in(self, card: int) -> pygame.Surface | None:
        """Return a small picture of a card's face, to be shown until the face is drawn; None if it is not ready."""

    def picture(self, card: int, width: float) -> Box:
        """Return the part of a whole card of a width where its picture is seen: tokens lie there."""

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        """Return the tokens on a card, each kind with its number, from the game's number for them; 0 is none."""
