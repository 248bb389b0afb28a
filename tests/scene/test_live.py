"""The live picture paints only what changed."""

from __future__ import annotations

import gc
import weakref

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.transform import Box
from tests.scene.hurry import Watch

SIZE = (960, 540)
BLUE, RED, GREEN = (0, 0, 255), (255, 0, 0), (0, 255, 0)


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
    return Stage(SIZE, FakeClock(), root, look=Look()), room, resting, moving, pygame.Surface(SIZE)


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


class Wall(Node):
    """Two boxes of a colour; a frame has time for the first only."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(size=(800, 400))
        self.colour = RED
        self.watch = watch
        self.add(Sprite(PlainBox(BLUE), (40, 40), at=(180, 180)))

    def draw(self, painter: Painter) -> None:
        painter.put(PlainBox(self.colour), Box(0, 0, 400, 400))
        self.watch.ms += 7
        painter.put(PlainBox(self.colour, 0.5), Box(400, 0, 400, 400))


def looks(stage: Stage, surface: pygame.Surface) -> list[tuple[int, ...]]:
    """What is seen in the next frame: both boxes, and what lies on the first."""
    stage.update()
    stage.draw(surface)
    return [tuple(surface.get_at(at))[:3] for at in ((20, 20), (300, 20), (100, 100))]


def test_who_cannot_be_drawn_in_time_shows_all_of_what_was_there_before() -> None:
    watch, root, surface = Watch(), Node(size=(1920, 1080)), pygame.Surface(SIZE, 0, 32)
    wall = Wall(watch)
    root.add(wall)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(watch))
    night = Look().colour("night")
    assert [looks(stage, surface) for _ in range(2)] == [[night] * 3] * 2 and stage.lively
    before = looks(stage, surface)
    assert before[0] == RED and before[2] == BLUE
    wall.colour = GREEN
    wall.changed(inner=True)
    assert [looks(stage, surface) for _ in range(2)] == [before] * 2
    after = looks(stage, surface)
    assert after[0] == GREEN and after[1][1] > 100 and after[2] == BLUE


def a_floor() -> tuple[Stage, Node, weakref.ref[Node]]:
    """A stage that has drawn a floor, its root, and what lies there."""
    root, tile = Node(size=(1920, 1080)), Tile((100, 100))
    root.add(tile)
    stage = Stage(SIZE, FakeClock(), root, look=Look(), allowance=Allowance(Watch()))
    stage.floor = [tile]
    stage.draw(pygame.Surface(SIZE))
    return stage, root, weakref.ref(tile)


def test_of_a_scene_that_is_over_nothing_is_kept() -> None:
    stage, root, tile = a_floor()
    root.clear()
    stage.clear()
    gc.collect()
    assert tile() is None and not stage.floor


def test_of_a_floor_that_is_gone_nothing_is_kept() -> None:
    stage, root, tile = a_floor()
    root.clear()
    stage.floor = []
    stage.draw(pygame.Surface(SIZE))
    gc.collect()
    assert tile() is None
