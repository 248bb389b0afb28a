"""Small faces that stand in for a card while its face is made."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

WIDTH: Final = 150
"""Their width in pixels."""


class StandIns:
    """Made one after the other, in spare time."""

    def __init__(
        self, cards: Sequence[int], key: Callable[[], Hashable], draw: Callable[[int], pygame.Surface | None]
    ) -> None:
        """`key` is what all faces depend on now, and `draw` makes one, or a part of one and returns None."""
        self._cards: Final = cards
        self._key_now: Final = key
        self._draw: Final = draw
        self._made: dict[int, pygame.Surface] = {}
        self._key: Hashable = None
        self._rest: list[int] = []
        """Those to be made yet, the next one last."""

    def of(self, card: int) -> pygame.Surface | None:
        """A card's, if it is ready."""
        return self._made.get(card) if self._key == self._key_now() else None

    def make_some(self) -> bool:
        """Make a part of one, or the last part; returns whether there may be others to make."""
        key = self._key_now()
        if self._key != key:
            self._key, self._made, self._rest = key, {}, [*reversed(self._cards)]
        if not self._rest:
            return False
        made = self._draw(self._rest[-1])
        if made is not None:
            self._made[self._rest.pop()] = made
        return True
