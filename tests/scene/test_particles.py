"""Particles that have pictures."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.particles import KINDS, Mote
from resarcana_gui.scene.surfaces import clear


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
