"""What takes longer than a frame to draw is drawn in steps."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import BEGUN, SurfaceCache
from resarcana_gui.scene.painter import Painter, Stepwise
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.steps import Steps, at_once
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.acts.banner import Velvet
from tests.scene.hurry import Watch

LARGE = (500, 400)
GOLD, BROWN = (214, 172, 98), (33, 24, 18)
DRAWINGS: list[Stepwise] = [
    Panel(BROWN, BROWN, 18.0, edge=2.0, edge_top=GOLD, edge_low=BROWN, alpha=0.9, inset=4.0, worn=True, gloss=0.3),
    Panel(BROWN, GOLD, 18.0),
    Halo(GOLD, 30.0, 20.0, 0.9, 1.0),
    Velvet(BROWN),
]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: type(drawing).__name__)
def test_a_large_picture_takes_a_step_a_frame_and_is_the_same_in_the_end(drawing: Stepwise) -> None:
    cache, frames = SurfaceCache(), 0
    while True:
        painter = Painter(clear(LARGE), cache, allowance=Allowance(Watch()))
        painter.put(drawing, Box(0, 0, *LARGE))
        if not painter.rough:
            break
        frames += 1
        assert not painter.blits, "nobody sees a part of it"
    painter.flush()
    whole = Painter(clear(LARGE), SurfaceCache())
    whole.put(drawing, Box(0, 0, *LARGE))
    whole.flush()
    assert 1 <= frames <= 8
    assert pygame.image.tobytes(painter.surface, "RGBA") == pygame.image.tobytes(whole.surface, "RGBA")


def test_a_small_one_is_drawn_at_once() -> None:
    painter = Painter(clear(LARGE), SurfaceCache(), allowance=Allowance(Watch()))
    painter.put(DRAWINGS[0], Box(0, 0, 200, 100))
    painter.flush()
    assert not painter.rough and painter.surface.get_at((100, 50)).a > 200


def steps(made: list[int], number: int) -> Steps:
    for step in range(2):
        made.append(10 * number + step)
        yield
    return clear((3, 3))


def test_what_is_begun_goes_on_until_too_many_others_are() -> None:
    cache, made = SurfaceCache(), list[int]()
    assert [cache.go_on(1, lambda: steps(made, 1)) for _ in range(3)] == [False, False, True]
    assert cache.has(1) and made == [10, 11]
    for number in range(2, 3 + BEGUN):
        cache.go_on(number, partial(steps, made, number))
    made.clear()
    cache.go_on(3, lambda: steps(made, 3))
    cache.go_on(2, lambda: steps(made, 2))
    assert made == [31, 20], "the first of them was forgotten"
    cache.clear()
    cache.go_on(3, lambda: steps(made, 3))
    assert made[-1] == 30


def test_all_steps_at_once_make_the_picture() -> None:
    assert at_once(steps([], 1)).get_size() == (3, 3)
