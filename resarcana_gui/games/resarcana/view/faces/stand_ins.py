"""Small faces that stand in for others of the same component while those are made."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.plan import HELD_UP
from resarcana_gui.games.resarcana.view.faces.source import FaceSource
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.tabletop.geometry.spots import SHAPE

WIDTH: Final = 150
"""How many pixels wide they are."""


class StandIns:
    """They are made one after the other, in time that is left over. The texts of cards that are held up,
    which take longest, are laid out too."""

    def __init__(self, source: FaceSource, front: Callable[[int, float], Drawing]) -> None:
        """`front` draws the face of a component at a width in canvas pixels."""
        self._source: Final = source
        self._front: Final = front
        self._made: dict[int, pygame.Surface] = {}
        self._key: Hashable = None
        self._rest: Iterator[Component] = iter(())

    def of(self, component: int) -> pygame.Surface | None:
        """The one of a component, if it is made already."""
        return self._made.get(component) if self._key == self._source.key else None

    def make_one(self) -> bool:
        """Make one more; whether there may be others to make."""
        source = self._source
        if self._key != source.key:
            self._key, self._made = source.key, {}
            self._rest = iter(source.cards.components)
        component = next(self._rest, None)
        if component is None:
            return False
        source.contents(component, HELD_UP)
        self._made[component.number] = self._front(component.number, WIDTH).render((WIDTH, round(WIDTH * SHAPE)), 1.0)
        return True
