"""Small faces that stand in for others of the same component while those are made."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.plan import HELD_UP, SHAPE

if TYPE_CHECKING:
    from resarcana_gui.games.resarcana.view.faces.face import Faces

WIDTH: Final = 150
"""How many pixels wide they are."""


class StandIns:
    """They are made one after the other, in time that is left over. The texts of cards that are held up,
    which take longest, are laid out too."""

    def __init__(self, faces: Faces) -> None:
        self._faces: Final = faces
        self._made: dict[int, pygame.Surface] = {}
        self._key: Hashable = None
        self._rest: Iterator[Component] = iter(())

    def of(self, component: int) -> pygame.Surface | None:
        """The one of a component, if it is made already."""
        return self._made.get(component) if self._key == self._faces.key else None

    def make_one(self) -> bool:
        """Make one more; whether there may be others to make."""
        faces = self._faces
        if self._key != faces.key:
            self._key, self._made = faces.key, {}
            self._rest = iter(faces.cards.components)
        component = next(self._rest, None)
        if component is None:
            return False
        faces.contents(component, HELD_UP)
        self._made[component.number] = faces.front(component.number, WIDTH).render((WIDTH, round(WIDTH * SHAPE)), 1.0)
        return True
