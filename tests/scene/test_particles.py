"""Particles: their pictures, and how they are put on the surface."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.particle_kinds import KINDS
from resarcana_gui.scene.particles import Mote
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Transform, placed, scaled


def test_a_picture_is_shown_in_place_of_the_drawn_mote_and_tinted() -> None:
    square = clear((8, 8))
    square.fill((255, 255, 255, 255))
    drawn = Mote(KINDS["spark"], (200, 10, 10), 8)
    pictured = Mote(KINDS["spark"], (200, 10, 10), 8, square)
    assert drawn.key != pictured.key
    corner = pictured.render((8, 8), 1.0).get_at((0, 0))
    assert corner[0] > 150 and corner[1] < 30
    assert pygame.image.tobytes(drawn.render((8, 8), 1.0), "RGBA") != pygame.image.tobytes(
        pictured.render((8, 8), 1.0), "RGBA"
    )


@pytest.mark.parametrize(
    ("space", "alpha"), [(scaled(2.0, 3.0, -7.0), 1.0), (placed(60, 60, 30, 1, 1, (0, 0)), 1.0), (scaled(1.5), 0.5)]
)
def test_all_at_once_look_as_one_by_one(space: Transform, alpha: float) -> None:
    dice, cache = Random(4), SurfaceCache()
    pieces = [
        (Mote(KINDS["ember"], (200, 90, 10), dice.randint(1, 8)), dice.uniform(-40, 140), dice.uniform(-40, 140), side)
        for side in (0.1, 9.0, 20.4, 30.0) * 9
    ]
    seen = []
    for scattered in (False, True, True):  # its pictures are made when they are first seen, and found from then on
        surface = pygame.Surface((200, 200), 0, 32)
        painter = Painter(surface, cache)
        with painter.inside(space, alpha, Box(10, 10, 80, 80)):
            if scattered:
                painter.scatter(pieces)
            else:
                for mote, x, y, side in pieces:
                    painter.put(mote, Box(x - side / 2, y - side / 2, side, side))
        painter.flush()
        seen.append(pygame.image.tobytes(surface, "RGB"))
        cache = cache if scattered else SurfaceCache()
    assert seen[0] == seen[1] == seen[2] and any(seen[0])
