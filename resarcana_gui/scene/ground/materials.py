"""Materials: grey tiles of relief from assets/materials, tinted and repeated."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.surfaces import resized
from resarcana_gui.shipped import asset_path

Material: TypeAlias = Literal["wood", "velvet", "slate", "leather", "brass", "parchment"]

NEUTRAL: Final = 2.0
"""Tiles are half grey where they leave a colour as it is."""
KEPT: Final = 12


def covered(
    material: Material, colour: Colour, size: tuple[int, int], density: float, gain: float, *, clear: bool = False
) -> pygame.Surface:
    """A surface of a material in a colour, times `gain`; half a tile further than it would lie from its corner, so that
    no two regions begin alike. Where the tile is missing, it is plain. It is opaque, and with `clear` has alpha all the
    same, for parts of it to be made clear."""
    surface = pygame.Surface(size, pygame.SRCALPHA if clear else 0, 32)
    red, green, blue = (min(255, round(value * gain)) for value in colour)
    tile = _tile(material, density)
    if tile is None:
        surface.fill((red, green, blue))
        return surface
    width, height = tile.get_size()
    for left in range(-(width // 2), size[0], width):
        for top in range(-(height // 2), size[1], height):
            surface.blit(tile, (left, top))
    # A tile doubles at most, and multiplying cannot brighten: so the colour is doubled, as far as it goes.
    surface.fill(
        tuple(min(255, round(value * NEUTRAL)) for value in (red, green, blue)), special_flags=pygame.BLEND_RGB_MULT
    )
    return surface


@kept_for_this_size(KEPT)
def _tile(material: Material, density: float) -> pygame.Surface | None:
    picture = decoded(asset_path("materials", f"{material}.webp"))
    if picture is None:
        return None
    width, height = picture.get_size()
    scaled = resized(picture, (max(1, round(width * density)), max(1, round(height * density))))
    plain = pygame.Surface(scaled.get_size(), 0, 32)
    plain.blit(scaled, (0, 0))
    return plain
