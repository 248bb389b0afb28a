"""A window too large or too small to draw in shows its picture scaled."""

from __future__ import annotations

from itertools import pairwise

import pygame
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.drawing.scaled_picture import TILE, ScaledPicture
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.viewport import LEAST, MOST_PIXELS, Viewport
from tests.scene.acting import Actor

NIGHT = (9, 8, 7)
SIZE = (2 * TILE + 60, TILE + 30)
LARGE = (3840, 2160)


def a_gradient(picture: ScaledPicture) -> None:
    for x in range(SIZE[0]):
        picture.surface.fill((x * 255 // SIZE[0], 0, 0), (x, 0, 1, SIZE[1]))


@given(st.integers(1, 8000), st.integers(1, 5000))
def test_no_window_is_drawn_in_too_many_pixels_or_shows_another_part_of_the_plane(width: int, height: int) -> None:
    viewport = Viewport((width, height))
    drawn = viewport.drawn
    assert drawn.window[0] * drawn.window[1] <= MOST_PIXELS
    assert drawn.beyond == viewport.beyond
    assert drawn is viewport or drawn.window[0] >= LEAST[0] - 1


def test_usual_windows_are_drawn_in_their_own_pixels_and_larger_ones_in_2560_by_1440() -> None:
    for size in ((1280, 720), (1920, 1200), (2560, 1440)):
        assert Viewport(size).drawn.window == size
    assert Viewport(LARGE).drawn.window == Viewport((5120, 2880)).drawn.window == (2560, 1440)


def test_tiles_meet_without_a_seam() -> None:
    window = pygame.Surface((SIZE[0] * 3 // 2, SIZE[1] * 3 // 2), 0, 32)
    picture = ScaledPicture(SIZE, window.get_rect())
    a_gradient(picture)
    picture.show(window, (), NIGHT)
    levels = [window.get_at((x, 20)).r for x in range(window.get_width())]
    assert all(0 <= after - before <= 1 for before, after in pairwise(levels))


@given(st.sampled_from([(500, 260), (317, 159), (700, 700), (200, 90), (100, 40)]), st.integers(0, 300))
def test_a_part_that_changes_is_scaled_as_in_the_whole_picture(size: tuple[int, int], left: int) -> None:
    window, whole = (pygame.Surface(size, 0, 32) for _ in range(2))
    picture = ScaledPicture(SIZE, window.get_rect())
    a_gradient(picture)
    picture.show(window, (), NIGHT)
    changed = pygame.Rect(left, 40, 9, 50)
    picture.surface.fill((0, 255, 0), changed)
    places = picture.show(window, [changed], NIGHT)
    picture.show(whole, (), NIGHT)
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole, "RGB")
    assert sum(place.w * place.h for place in places) < size[0] * size[1]


def test_what_is_beside_the_picture_has_the_colour_of_the_bars() -> None:
    window = pygame.Surface((400, 300), 0, 32)
    picture = ScaledPicture(SIZE, pygame.Rect(0, 50, 400, 200))
    picture.surface.fill((200, 0, 0))
    assert picture.show(window, (), NIGHT) == [window.get_rect()]
    assert [window.get_at((200, y))[:3] for y in (49, 50, 249, 250)] == [NIGHT, (200, 0, 0), (200, 0, 0), NIGHT]


def test_a_large_window_shows_changes_enlarged_and_another_surface_all_of_it(actor: Actor) -> None:
    box = Sprite(PlainBox((200, 0, 0)), (100, 100), at=(300, 300))
    actor.root.add(box, Node())
    first, second = (pygame.Surface(LARGE, 0, 32) for _ in range(2))
    actor.stage.draw(first)
    box.x += 40
    actor.stage.draw(first)
    assert actor.stage.places and all(place.right < LARGE[0] / 2 for place in actor.stage.places)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(actor.stage.picture(), "RGB")
    actor.stage.draw(second)
    assert pygame.image.tobytes(second, "RGB") == pygame.image.tobytes(first, "RGB")
