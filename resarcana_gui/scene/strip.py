"""Strips of flowing light, from which streams are cut."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.surfaces import clear, premultiplied
from resarcana_gui.shipped import asset_path

HALO: Final = (16, 12, 8)
"""The radii of the successive blurs of the halo, in pixels of the tile."""
LAYERS: Final = ((0, 0), (70, 1), (140, 1))
"""For each colour: how much light is subtracted first, and how often the rest is doubled."""


@dataclass(frozen=True)
class Strip:
    """Flowing light: a tile from assets/breath in three colours, from the edges to the core, which are added."""

    tile: str
    colours: tuple[Colour, Colour, Colour]
    body: float = 0.0
    """How much it hides of what is behind it: from 0, pure light, to 1."""


@lru_cache(maxsize=8)
def coloured(strip: Strip) -> pygame.Surface | None:
    """Return two tiles of a strip side by side, premultiplied."""
    picture = decoded(asset_path("breath", f"{strip.tile}.webp"))
    if picture is None:
        return None
    light = premultiplied(picture)
    whole = _halo(light, strip.colours[0])
    for colour, (less, doubled) in zip(strip.colours, LAYERS, strict=True):
        whole.blit(_layer(light, colour, less, doubled, strip.body), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    twice = clear((2 * light.get_width(), light.get_height()))
    twice.blit(whole, (0, 0))
    twice.blit(whole, (light.get_width(), 0))
    return twice


def _halo(light: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return the halo of the light."""
    soft = light
    for reach in HALO:
        soft = pygame.transform.box_blur(soft, reach)
    soft.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def _layer(light: pygame.Surface, colour: Colour, less: int, doubled: int, body: float) -> pygame.Surface:
    piece = light.copy()
    piece.fill((less,) * 4, special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(doubled):
        piece.blit(piece.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    piece.fill((*colour, round(255 * body)), special_flags=pygame.BLEND_RGBA_MULT)
    return piece
