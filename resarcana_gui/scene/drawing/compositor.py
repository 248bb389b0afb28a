"""Draws on a surface only what differs from the previous frame."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.drawing.blits import Blit, different, outside, play
from resarcana_gui.scene.drawing.dirty_regions import DirtyRegions


class Compositor:
    """Remembers the blits on its surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._size = (0, 0)
        self._below: Colour = (0, 0, 0)
        self._blits: Sequence[Blit] = ()

    def forget(self) -> None:
        """Assume nothing about the content of the surface: the next frame is drawn in full."""
        self._surface = None

    def show(self, surface: pygame.Surface, below: Colour, blits: Sequence[Blit]) -> list[pygame.Rect]:
        """Make the surface show the blits on the background colour `below`. Return the places that were drawn on."""
        places = self._changed(surface, below, blits)
        self._surface, self._size, self._below, self._blits = surface, surface.get_size(), below, blits
        where = [each.place for each in blits]
        for place in places:
            _draw(surface, below, place, [blits[at] for at in place.collidelistall(where)])
        surface.set_clip(None)
        return places

    def _changed(self, surface: pygame.Surface, below: Colour, blits: Sequence[Blit]) -> list[pygame.Rect]:
        if surface is not self._surface or surface.get_size() != self._size or below != self._below:
            return [surface.get_rect()]
        regions = DirtyRegions(self._size)
        for blit in different(self._blits, blits):
            regions.add(blit.place)
        return regions.places()


def _draw(surface: pygame.Surface, below: Colour, place: pygame.Rect, blits: Sequence[Blit]) -> None:
    surface.set_clip(place)
    covered = pygame.Rect(blits[0].place if blits and not blits[0].flags else (*place.topleft, 0, 0))
    for bare in outside(place, covered):
        surface.fill(below, bare)
    play(surface, blits, place)
