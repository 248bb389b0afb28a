"""What a game gives so that its cards can be shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

import pygame

from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.wrapping import TextEngine


class Faces(Protocol):
    """The looks of a game's cards, which follow the player's look. A card is its number in the game."""

    @property
    def numerals(self) -> TextEngine:
        """What numbers on cards are written with: they grow with the card, not with the player's texts."""

    @property
    def key(self) -> Hashable:
        """What all faces depend on, such as the language: faces with equal keys look alike."""

    def front(self, card: int, width: float, quarter: int = 0) -> Drawing:
        """The face of a card of a width in canvas pixels, which says how much of it is shown. On a card that lies
        turned by quarter turns, what is read upright stands upright."""

    def back(self, kind: str) -> Drawing:
        """The back of cards of a kind, or the usual one for ''."""

    def stand_in(self, card: int) -> pygame.Surface | None:
        """A small picture of a card's face while that is made, if there is one already."""

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        """The tokens that lie on a card, each kind with its number, from how the game notes them in one number; 0 is
        none."""
