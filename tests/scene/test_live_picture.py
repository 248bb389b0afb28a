"""The live picture paints only what changed."""

from __future__ import annotations

import gc
import weakref

import pygame

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.hurry import Watch

SIZE = (960, 540)


class Tile(Node):
    """A plain square that counts how often it is painted."""

    def __init__(self, at: tuple[float, float]) -> None:
        super().__init__(at=at, size=(100, 100))
        self.painted = 0
        self.ready = True

    def draw(self, painter: Painter) -> None:
        self.painted += 1
        painter.put(PlainBox((200, self.painted, 0)), Box(0, 0, 100, 100))
        if not self.ready:
            painter.unfinished()


def a_room() -> tuple[Stage, Node, Tile, Tile, pygame.Surface]:
    root, room = Node(size=(1920, 1080)), Node(size=(1920, 1080))
    resting, moving = Tile((100, 100)), Tile((400, 100))
    room.add(resting)
    root.add(room, moving)
    return Stage(SIZE, FakeClock(), root, look=UiStyle()), room, resting, moving, pygame.Surface(SIZE)


def test_what_rests_is_not_painted_again_while_something_else_moves() -> None:
    stage, _, resting, moving, surface = a_room()
    for _ in range(5):
        moving.x += 10
        stage.draw(surface)
    assert (resting.painted, moving.painted) == (1, 5)
    assert surface.get_at((60, 60))[:3] == (200, 1, 0)


def test_it_is_painted_again_when_it_or_what_it_lies_on_changes() -> None:
    stage, room, resting, _, surface = a_room()
    stage.draw(surface)
    for number, node in enumerate((resting, room, room), start=2):
        node.x += 20
        stage.draw(surface)
        assert resting.painted == number
    room.alpha, resting.rotation = 0.5, 90.0
    stage.draw(surface)
    resting.changed(inner=True)
    stage.draw(surface)
    stage.look.change()
    stage.draw(surface)
    assert resting.painted == 7


def test_what_is_not_ready_is_painted_in_every_frame_until_it_is() -> None:
    stage, _, resting, _, surface = a_room()
    resting.ready = False
    assert [stage.draw(surface) for _ in range(3)] == [True] * 3
    resting.ready = True
    stage.draw(surface)
    assert not stage.draw(surface) and resting.painted == 4


def test_only_where_something_changed_the_surface_is_drawn_on() -> None:
    stage, _, _, moving, surface = a_room()
    stage.draw(surface)
    assert list(stage.places) == [surface.get_rect()]
    moving.x += 200
    stage.draw(surface)
    places = list(stage.places)
    assert sum(place.w * place.h for place in places) < 0.1 * SIZE[0] * SIZE[1]


def test_of_what_has_left_the_tree_nothing_is_kept() -> None:
    root, tile = Node(size=(1920, 1080)), Tile((100, 100))
    root.add(tile)
    stage = Stage(SIZE, FakeClock(), root, look=UiStyle(), budget=FrameBudget(Watch()))
    stage.draw(pygame.Surface(SIZE))
    gone = weakref.ref(tile)
    root.clear()
    del tile
    stage.clear()
    gc.collect()
    assert gone() is None
