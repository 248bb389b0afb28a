from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from resarcana_gui.scene import memory
from resarcana_gui.scene.ground import materials
from resarcana_gui.scene.ground.backdrop import Baking, Ground, Inlay, finished
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.ground.region import Region

AREA = (0.0, 0.0, 400.0, 240.0)
LAMP = Lamp((200.0, 120.0), (160.0, 100.0))
MAT = Region("leather", (30, 74, 84), (40.0, 40.0, 320.0, 160.0), 20.0, seam=(206, 190, 150))
GROUND = Ground(AREA, (MAT,), LAMP)


def brightness(surface: pygame.Surface, at: tuple[int, int], side: int = 24) -> float:
    red, green, blue, *_ = pygame.transform.average_color(surface, pygame.Rect(*at, side, side))
    return red + green + blue


def test_the_middle_of_the_light_is_bright_and_warm_and_the_edge_dark_and_cold() -> None:
    stone = Region("slate", (120, 120, 120), (0.0, 0.0, 400.0, 240.0), 1.0, bevel=0.0)
    picture = Ground(AREA, (stone,), replace(LAMP, glow=0.0)).render((400, 240), 1.0)
    middle = pygame.transform.average_color(picture, pygame.Rect(180, 100, 40, 40))
    corner = pygame.transform.average_color(picture, pygame.Rect(0, 0, 30, 30))
    assert sum(middle[:3]) > 3 * sum(corner[:3])
    assert middle[0] > middle[2] and corner[2] > corner[0]


def test_a_region_has_its_colour_inside_and_leaves_its_corners_free() -> None:
    picture = GROUND.render((400, 240), 1.0)
    inside = pygame.transform.average_color(picture, pygame.Rect(180, 100, 40, 40))
    assert inside[1] > inside[0]  # green leather, not brown wood
    bare = Ground(AREA, (), LAMP).render((400, 240), 1.0)
    beside = picture.get_at((20, 120))
    assert beside.r > beside.b or sum(beside[:3]) < sum(
        bare.get_at((20, 120))[:3]
    )  # wood, or the region's shadow on it


def test_a_picture_of_another_size_shows_the_same_place() -> None:
    small, large = GROUND.render((400, 240), 1.0), GROUND.render((800, 480), 2.0)
    for x, y in ((60, 60), (200, 120), (340, 180), (10, 10)):
        assert abs(brightness(small, (x, y)) - brightness(large, (2 * x, 2 * y), 48)) < 25


def test_where_lines_are_wanted_there_is_neither_light_nor_material() -> None:
    picture = replace(GROUND, plain=True).render((400, 240), 1.0)
    assert picture.get_at((200, 120))[:3] == (0, 0, 0)
    assert max(picture.get_at((200, y))[0] for y in range(38, 44)) > 200


def test_an_inlay_shines_and_one_whose_picture_is_missing_does_not(tmp_path: Path) -> None:
    picture = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    pygame.draw.circle(picture, (255, 220, 160, 255), (32, 32), 30, 4)
    pygame.image.save(picture, tmp_path / "circle.png")
    circle = Inlay(tmp_path / "circle.png", (200.0, 120.0), 200.0, 0.6)
    with_circle = replace(GROUND, inlay=circle).render((400, 240), 1.0)
    without = replace(GROUND, inlay=replace(circle, file=Path("none.webp"))).render((400, 240), 1.0)
    assert brightness(with_circle, (100, 20), 200) > brightness(without, (100, 20), 200)
    assert brightness(without, (100, 20), 200) == brightness(GROUND.render((400, 240), 1.0), (100, 20), 200)


def test_a_missing_tile_leaves_a_plain_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(materials, "asset_path", lambda *parts: None)
    memory.forget_other_sizes()
    surface = covered("leather", (30, 74, 84), (10, 10), 1.0, 1.5)
    memory.forget_other_sizes()
    assert surface.get_at((5, 5))[:3] == (45, 111, 126)


def test_grounds_of_the_same_parts_are_one_picture() -> None:
    assert GROUND.key == Ground(AREA, (MAT,), LAMP).key
    assert GROUND.key != replace(GROUND, lamp=Lamp((0.0, 0.0), (1.0, 1.0))).key


def test_a_seam_is_seen_as_well_far_from_the_lamp() -> None:
    def stands_out(y: int) -> float:
        """How much brighter the brightest of a row's pixels is than what it is sewn into."""
        row = [sum(sewn.get_at((x, y))[:3]) for x in range(120, 280)]
        return max(row) / min(row)

    far = Lamp((200.0, 60.0), (120.0, 60.0), low=0.4, glow=0.0)
    smooth = Region("velvet", (60, 60, 60), (40.0, 40.0, 320.0, 160.0), 20.0, seam=(206, 190, 150))
    sewn = Ground(AREA, (smooth,), far).render((400, 240), 1.0)
    assert stands_out(54) > 1.4 and stands_out(185) > 1.4


def test_made_in_steps_it_is_the_same_picture() -> None:
    steps = 0

    def counted() -> Baking:
        nonlocal steps
        baking = GROUND.baking((400, 240), (LAMP,))
        try:
            while True:
                yield next(baking)
                steps += 1
        except StopIteration as end:
            pictures: list[pygame.Surface] = end.value
            return pictures

    (made,) = finished(counted())
    assert steps >= 4
    assert pygame.image.tobytes(made, "RGB") == pygame.image.tobytes(GROUND.render((400, 240), 1.0), "RGB")
