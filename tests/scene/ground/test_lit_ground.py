"""The light walks from one lamp to another: the ground before fades away over the ground in the new light."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.ground.lit_ground import STEPS, LitGround
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.theme import HIGH_CONTRAST
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS

BELOW = Lamp((960.0, 900.0), (700.0, 300.0))
ABOVE = Lamp((960.0, 180.0), (700.0, 300.0))
WHOLE = (0.0, 0.0, *CANVAS)


RED = (255, 0, 0)


class Lying(Node):
    """Something that lies on the ground."""

    red: Watched[bool] = Watched(inner=True)

    def __init__(self) -> None:
        super().__init__(size=(100, 100), at=(50, 50), name="lying")
        self.red = False

    def draw(self, painter: Painter) -> None:
        painter.put(PlainBox(RED if self.red else (0, 0, 255)), self.box)


class Hall:
    """A stage with nothing but its ground."""

    def __init__(self, look: UiStyle) -> None:
        self.root = root = Node(size=CANVAS)
        self.clock, self.look = FakeClock(), look
        self.ground = LitGround(look, Ground(WHOLE, (), BELOW, wood=(120, 120, 120)), (ABOVE,))
        root.add(self.ground)
        self.stage = Stage((480, 270), self.clock, root, look=look)
        self.surface = pygame.Surface((480, 270), 0, 32)

    def frame(self, ms: int = 16) -> tuple[int, int]:
        """How bright it is above, and below."""
        self.clock.step(ms)
        self.stage.update()
        self.stage.draw(self.surface)
        return self.surface.get_at((240, 45)).r, self.surface.get_at((240, 225)).r


@pytest.fixture
def hall() -> Hall:
    return Hall(UiStyle())


def test_the_light_walks_and_no_frame_shows_a_strip_of_the_other_light(hall: Hall) -> None:
    first = hall.frame()
    hall.look.queue.add(hall.ground.walks(1))
    seen = [hall.frame() for _ in range(60)]
    assert first[0] < first[1] and seen[-1][0] > seen[-1][1]
    assert all(late[0] >= early[0] and late[1] <= early[1] for early, late in pairwise(seen))
    assert len(set(seen)) > STEPS / 2, "in steps that are too small to be seen"


def test_what_changes_as_the_light_sets_off_is_seen_at_once_and_does_not_fade_in(hall: Hall) -> None:
    lying = Lying()
    hall.root.add(lying)
    hall.frame()
    lying.red = True
    hall.look.queue.add(hall.ground.walks(1))
    hall.frame()
    assert hall.surface.get_at((20, 20))[:3] == RED


def test_it_can_be_there_at_once(hall: Hall) -> None:
    hall.frame()
    hall.ground.shine(1)
    above, below = hall.frame()
    assert above > below


def test_a_walk_that_is_finished_in_a_hurry_is_at_its_end(hall: Hall) -> None:
    hall.frame()
    hall.look.queue.add(hall.ground.walks(1))
    hall.frame(200)
    hall.look.queue.finish()
    above, below = hall.frame()
    assert above > below and hall.ground.fading == 0.0


def test_at_rest_nothing_is_drawn_for_it(hall: Hall) -> None:
    hall.look.queue.add(hall.ground.walks(1))
    for _ in range(60):
        hall.frame()
    hall.clock.step(16)
    hall.stage.update()
    assert not hall.stage.draw(hall.surface)


def test_there_is_no_light_in_high_contrast() -> None:
    hall = Hall(UiStyle(HIGH_CONTRAST))
    hall.frame()
    hall.look.queue.add(hall.ground.walks(1))
    hall.frame()
    assert hall.ground.fading == 0.0 and hall.ground.light == 1 and hall.look.queue.idle
