"""Nodes that are drawn once and then shown as one picture."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import LiveFrames, Painter
from resarcana_gui.scene.shapes import PlainBox
from tests.scene.hurry import Tired


class Counted(BakedNode):
    """Counts how often it is redrawn."""

    drawn = 0

    def draw_face(self, painter: Painter) -> None:
        self.drawn += 1
        painter.put(PlainBox((200, 40, 40)), self.box)


def a_card() -> Counted:
    node = Counted(at=(100, 100), size=(50, 70), anchor=CENTRE)
    Node(size=(200, 200)).add(node)
    return node


def shown(node: Counted, cache: SurfaceCache, budget: FrameBudget | None = None) -> pygame.Surface:
    surface = pygame.Surface((200, 200), pygame.SRCALPHA, 32)
    painter = Painter(surface, cache, frames=LiveFrames(budget))
    node.paint(painter)
    painter.flush()
    return surface


def test_what_grows_is_stretched_and_not_drawn_anew_for_every_size() -> None:
    node, cache = a_card(), SurfaceCache()
    for step in range(1, 9):
        node.scale = 1 + step / 10
        shown(node, cache)
    assert node.drawn <= 2


def test_what_lingers_is_seen_as_it_was_until_there_is_time() -> None:
    node, cache, budget = a_card(), SurfaceCache(), FrameBudget(Tired())
    drawn = []
    for lingers in (False, True):
        node.lingers = lingers
        node.changed(inner=True)
        for _ in range(2):
            node.changed(inner=True)
            budget.begin()
            before = node.drawn
            shown(node, cache, budget)
            drawn.append(node.drawn - before)
    assert drawn == [1, 1, 1, 0], "one picture stands in for the next"
    budget.begin()
    assert shown(node, cache, budget).get_at((100, 100))[:3] == (200, 40, 40) and node.drawn == 4


def test_what_flips_is_drawn_once() -> None:
    node, cache = a_card(), SurfaceCache()
    for step in range(1, 10):
        node.scale_x = step / 10
        shown(node, cache)
    assert node.drawn <= 2


def test_what_is_stretched_fills_its_box() -> None:
    node, cache = a_card(), SurfaceCache()
    node.scale = 1.4
    surface = shown(node, cache)
    assert surface.get_at((100, 100))[:3] == (200, 40, 40)
    assert surface.get_at((66, 100))[:3] == (200, 40, 40)
    assert surface.get_at((62, 100))[3] == 0
