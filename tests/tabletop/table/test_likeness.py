# mypy: no-warn-unreachable, disable-error-code=comparison-overlap
# What a mood is changes between two asserts, which mypy does not know.

from __future__ import annotations

from math import cos, radians, sin

import pygame

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Plain
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.likeness import Likeness

REST, PLEASED, STRUCK = (200, 40, 40), (40, 200, 40), (40, 40, 200)
OWL = Character("owl", "Glaux", "", Plain(REST), Plain(PLEASED), Plain(STRUCK))
SHY = Character("cat", "Kaolin", "", Plain(REST))


def likeness(character: Character | None) -> tuple[Look, Likeness]:
    look = Look()
    return look, Likeness(look, 40.0, "Glaux", character, (90, 90, 90), goal=10, at=(50.0, 50.0))


def middle(node: Likeness) -> tuple[int, int, int]:
    surface = pygame.Surface((100, 100), pygame.SRCALPHA, 32)
    painter = Painter(surface, SurfaceCache())
    node.paint(painter)
    painter.flush()
    red, green, blue, _ = surface.get_at((50, 50))
    return red, green, blue


def test_a_mood_is_shown_for_a_moment() -> None:
    look, node = likeness(OWL)
    assert middle(node) == REST
    node.react("struck")
    assert middle(node) == STRUCK
    look.queue.update(milliseconds("mood") // 8)
    assert node.mood == "struck"
    for _ in range(20):
        look.queue.update(100)
    assert node.mood == "rest" and middle(node) == REST


def test_a_later_mood_is_not_ended_by_the_end_of_the_one_before() -> None:
    look, node = likeness(OWL)
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


def test_who_has_but_one_picture_keeps_its_face() -> None:
    _, node = likeness(SHY)
    node.react("pleased")
    assert middle(node) == REST


def test_who_has_passed_is_grey() -> None:
    _, node = likeness(OWL)
    node.passed = True
    red, green, blue = middle(node)
    assert red == green == blue


def test_who_is_no_character_is_an_initial() -> None:
    _, node = likeness(None)
    red, green, blue = middle(node)
    assert max(red, green, blue) - min(red, green, blue) < 30


def test_the_gauge_around_it_fills_with_the_points_and_is_full_at_the_goal() -> None:
    _, node = likeness(OWL)

    def lit() -> int:
        surface = pygame.Surface((100, 100), pygame.SRCALPHA, 32)
        painter = Painter(surface, SurfaceCache())
        node.paint(painter)
        painter.flush()
        ring = [(50 + 35 * cos(radians(at)), 50 + 35 * sin(radians(at))) for at in range(0, 360, 4)]
        return sum(surface.get_at((round(x), round(y))).b > 70 for x, y in ring)

    shown = []
    for points in (0, 5, 10, 14):
        node.points = points
        shown.append(lit())
    assert shown[0] < shown[1] < shown[2] == shown[3]
