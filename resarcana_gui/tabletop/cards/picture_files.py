"""Pictures among the assets, by folders and file, any of which may be missing."""

from __future__ import annotations

from functools import cache

import pygame

from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.particle_kinds import KINDS
from resarcana_gui.scene.surfaces import premultiplied, resized
from resarcana_gui.shipped import asset_path


def motes(game: str) -> dict[str, pygame.Surface]:
    """The pictures of a game's particles, by kind."""
    found_ones = {kind: picture(game, "particles", f"{kind}.webp") for kind in KINDS}
    return {kind: surface for kind, surface in found_ones.items() if surface is not None}


@cache
def picture(*parts: str) -> pygame.Surface | None:
    """A small picture, premultiplied and kept for good: a frame, a seal, a token."""
    surface = decoded(asset_path(*parts))
    return None if surface is None else premultiplied(surface)


@cache
def halved(*parts: str) -> pygame.Surface | None:
    """The picture at half its size, from which small pictures are made in a quarter of the time. The larger one is not
    kept for that."""
    surface = decoded(asset_path(*parts))
    if surface is None:
        return None
    return resized(premultiplied(surface), (surface.get_width() // 2, surface.get_height() // 2))


def picture_for(width: float, *parts: str) -> pygame.Surface | None:
    """A picture, as large as needed to show it at this width in pixels."""
    half = halved(*parts)
    return half if half is None or half.get_width() >= width else picture(*parts)
