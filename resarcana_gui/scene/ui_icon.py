"""The signs of the interface: small pictures from files, shown beside words, sharp in every size and in any colour."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.images import drawn
from resarcana_gui.scene.masks import tinted
from resarcana_gui.scene.surfaces import clear, premultiplied
from resarcana_gui.shipped import asset_path


@dataclass(frozen=True)
class UiIcon:
    """A sign in a colour, drawn for a square box. `name` is that of its file. If the file is missing nothing is
    shown, since the words beside it say the same."""

    name: str
    colour: Colour

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(_shape(self.name, max(1, min(size))), self.colour)


@lru_cache(maxsize=64)
def _shape(name: str, side: int) -> pygame.Surface:
    """Return a sign in white, in a square with this side in pixels."""
    picture = drawn(asset_path("icons", f"{name}.svg"), side)
    return clear((side, side)) if picture is None else premultiplied(picture)
