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
"""The factor that makes a half grey tile leave a colour unchanged."""
KEPT: Final = 12


def covered(
    material: Material, colour: Colour, size: tuple[int, int], density: float, gain: float, *, clear: bool = False
) -> pygame.Surface:
    """Return a surface of a material in a colour, multiplied by `gain`. The tile is shifted by half its side from
    the corner, so that no two regions begin alike. If the tile is missing, the surface has the plain colour. The
    surface is opaque; with `clear` it has an alpha channel all the same, so that parts can be made transparent."""
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
    # A tile doubles a colour at most, and multiplying cannot brighten: so the colour is doubled, up to 255.
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
