# mypy: no-warn-unreachable, disable-error-code=comparison-overlap
# What a mood is changes between two asserts, which mypy does not know.

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import cos, radians, sin

import pygame

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.seat_styles import WATER
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import LARGER, SMALLEST
from resarcana_gui.tabletop.table.medallion import Medallion, MedallionMarks

REST, PLEASED, STRUCK = (200, 40, 40), (40, 200, 40), (40, 40, 200)
SIDE = 160


def medallion(radius: float = 50.0) -> tuple[UiStyle, Medallion]:
    look, red, yellow, pink = UiStyle(), PlainBox((90, 20, 20)), PlainBox((250, 250, 0)), PlainBox((250, 0, 250))
    marks = MedallionMarks(look.text, red, yellow, pink)
    faces = {"rest": PlainBox(REST), "pleased": PlainBox(PLEASED), "struck": PlainBox(STRUCK)}
    return look, Medallion(look, WATER, faces, radius, goal=10, marks=marks, at=(SIDE / 2, SIDE / 2))  # type: ignore[arg-type]


@contextmanager
def shown(node: Medallion) -> Iterator[pygame.Surface]:
    surface = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA, 32)
    painter = Painter(surface, SurfaceCache())
    node.paint(painter)
    painter.flush()
    yield surface


def middle(node: Medallion) -> tuple[int, int, int]:
    with shown(node) as surface:
        red, green, blue, _ = surface.get_at((SIDE // 2, SIDE // 2))
        return red, green, blue


def test_points_and_goal_can_be_read_in_small_windows() -> None:
    look, node = medallion(69.0)
    look.pixel = SMALLEST
    look.change(text_scale=LARGER)
    node.points = 5
    number, goal = node.texts()
    assert goal.block.font_size >= 16 * SMALLEST < number.block.font_size


def test_a_mood_is_shown_for_a_moment() -> None:
    look, node = medallion()
    assert middle(node) == REST
    node.react("struck")
    assert middle(node) == STRUCK
    look.queue.update(milliseconds("mood") // 8)
    assert node.mood == "struck"
    for _ in range(20):
        look.queue.update(100)
    assert node.mood == "rest" and middle(node) == REST


def test_a_later_mood_is_not_ended_by_the_end_of_the_one_before() -> None:
    look, node = medallion()
    node.react("struck")
    for _ in range(10):
        look.queue.update(100)
    node.react("pleased")
    for _ in range(8):
        look.queue.update(100)
    assert node.mood == "pleased"
    for _ in range(10):
        look.queue.update(100)
    assert node.mood == "rest"


def test_who_has_passed_is_grey() -> None:
    _, node = medallion()
    node.passed = True
    red, green, blue = middle(node)
    assert red == green == blue


def test_a_circle_lies_about_whoever_acts_where_there_is_light() -> None:
    look, node = medallion()
    node.marks = replace(node.marks, circle=PlainBox((0, 255, 255)))  # type: ignore[misc]
    seen = []
    for node.acting, theme in ((False, CANDLELIGHT), (True, CANDLELIGHT), (True, HIGH_CONTRAST)):
        look.change(theme=theme)
        with shown(node) as surface:
            seen.append(tuple(surface.get_at((SIDE // 2 + 70, SIDE // 2 + 70)))[:3] == (0, 255, 255))
    assert seen == [False, True, False]


def test_the_gauge_around_it_fills_with_the_points_and_is_full_at_the_goal() -> None:
    _, node = medallion()

    def lit() -> int:
        with shown(node) as surface:
            ring = [(80 + 53 * cos(radians(at)), 80 + 53 * sin(radians(at))) for at in range(0, 360, 4)]
            return sum(surface.get_at((round(x), round(y))).b > 140 for x, y in ring)

    filled = []
    for points in (0, 5, 10, 14):
        node.points = points
        filled.append(lit())
    assert filled[0] < filled[1] < filled[2] == filled[3]


def test_the_seal_says_how_many_points_of_how_many_where_there_is_room() -> None:
    for radius, points, told in ((60.0, 10, "10/10"), (46.0, 9, "9/10"), (46.0, 10, "10")):
        _, node = medallion(radius)
        node.points = points
        assert "".join(text.block.text for text in node.texts()) == told
        assert all(node.box.contains(text.box) for text in node.texts())


def test_where_texts_are_large_small_seals_tell_the_points_alone_and_larger() -> None:
    def told(radius: float, scale: float) -> list[int]:
        look, node = medallion(radius)
        look.change(text_scale=scale)
        node.points = 7
        return [shown.block.font_size for shown in node.texts()]

    assert len(told(46, 1.0)) == len(told(92, 4 / 3)) == 2 and len(told(46, 4 / 3)) == 1
    assert told(46, 4 / 3)[0] > told(46, 1.0)[0] and told(69, 4 / 3)[1] > told(69, 1.0)[1]


def test_who_goes_first_and_who_has_passed_are_marked() -> None:
    _, node = medallion()
    with shown(node) as before:
        corners = [before.get_at((118, 42))[:3], before.get_at((44, 116))[:3]]
    node.first = node.passed = True
    with shown(node) as after:
        assert after.get_at((118, 42))[:3] == (250, 250, 0) != corners[0]
        assert after.get_at((44, 116))[:3] == (250, 0, 250) != corners[1]


def test_whose_turn_it_is_shines_about_the_ring() -> None:
    _, node = medallion()
    with shown(node) as before:
        dark = sum(before.get_at((80, 18))[:3])
    node.mark(acting=True, can_choose=False)
    with shown(node) as after:
        assert sum(after.get_at((80, 18))[:3]) > dark + 100


def test_its_corners_belong_to_what_lies_below() -> None:
    _, node = medallion()
    assert node.contains((node.width / 2, 4)) and not node.contains((4, 4))
