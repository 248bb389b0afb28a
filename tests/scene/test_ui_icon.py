"""Signs of the window, from their files."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.ui_icon import UiIcon

RED = (200, 30, 20)


def test_a_sign_has_the_size_and_the_colour_that_are_asked() -> None:
    picture = UiIcon("settings", RED).render((40, 40), 1.0)
    solid = [picture.get_at((x, y)) for x in range(40) for y in range(40) if picture.get_at((x, y)).a == 255]
    assert picture.get_size() == (40, 40)
    assert solid and {tuple(pixel)[:3] for pixel in solid} == {RED}


def test_the_same_sign_in_another_colour_is_another_drawing() -> None:
    assert UiIcon("undo", RED).key == UiIcon("undo", RED).key != UiIcon("undo", (0, 0, 0)).key


def test_of_a_sign_without_a_file_nothing_is_seen() -> None:
    picture = UiIcon("nobody-knows-it", RED).render((24, 24), 1.0)
    assert picture.get_size() == (24, 24)
    assert pygame.mask.from_surface(picture, 1).count() == 0
