"""Grain, which makes a plain colour look like worn metal or wood. The same on every machine."""

from __future__ import annotations

import random

import pygame

from resarcana_gui.scene.memory import kept_for_this_size

SIDE = 128
FAINT = (236, 255)
STRONG = (186, 255)
"""The brightness that the darkest and lightest specks leave of the ground, of 255."""
KEPT = 8
"""The number of densities whose tiles are cached: a window uses one or two, and others after it is resized."""


def grained(surface: pygame.Surface, density: float, *, strong: bool = False) -> None:
    """Add specks and streaks to a surface, in place."""
    tile = _tile(STRONG if strong else FAINT, max(1, round(density * SIDE)))
    width, height = surface.get_size()
    for left in range(0, width, tile.get_width()):
        for top in range(0, height, tile.get_height()):
            surface.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)


@kept_for_this_size(KEPT)
def _tile(levels: tuple[int, int], side: int) -> pygame.Surface:
    """Return a tile with horizontal streaks of fine and of coarse noise."""
    chance = random.Random(7)
    fine = pygame.transform.smoothscale(_noise(chance, levels, (SIDE // 4, SIDE)), (side, side))
    coarse = pygame.transform.smoothscale(_noise(chance, levels, (SIDE // 16, SIDE // 8)), (side, side))
    fine.blit(coarse, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return fine


def _noise(chance: random.Random, levels: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    values = chance.choices(range(levels[0], levels[1] + 1), k=size[0] * size[1])
    return pygame.image.frombytes(bytes(value for value in values for _ in range(3)), size, "RGB")
