"""What a game provides so that its cards can be shown."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

import pygame

from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.geometry.spots import SHAPE


class Faces(Protocol):
    """The looks of a game's cards, which follow the player's look. A card is its number in the game."""

    @property
    def numerals(self) -> TextEngine:
        """Writes numbers on cards: they grow with the card, not with the text scale."""

    @property
    def key(self) -> Hashable:
        """What all faces depend on, such as the language: faces with equal keys look alike."""

    def front(self, card: int, width: float, quarter: int = 0, shape: float = SHAPE) -> Drawing:
        """The face of a card of a width in canvas pixels, which decides how much of it is shown. On a card turned by
        quarter turns, upright parts stay upright. `shape` is its height for its width: HALF for half a card, TALL
        for a narrow one."""

    def back(self, kind: str) -> Drawing:
        """The back of a kind of cards, or the usual one for ''."""

    def stand_in(self, card: int) -> pygame.Surface | None:
        """A small picture of a card's face until that is made, if one is ready."""

    def tokens(self, on: int) -> Sequence[tuple[Drawing, int]]:
        """The tokens on a card, each kind with its number, from the game's number for them; 0 is none."""
