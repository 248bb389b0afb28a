"""Nodes that are drawn once and then shown as one picture."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.rehearsal import Rehearsal
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from tests.scene.hurry import Tired, Watch


class Counted(BakedNode):
    """Counts how often it is redrawn."""

    drawn = 0

    def draw_face(self, painter: Painter) -> None:
        self.drawn += not isinstance(painter, Rehearsal)
        painter.put(PlainBox((200, 40, 40)), self.box)


def a_card() -> Counted:
    node = Counted(at=(100, 100), size=(50, 70), anchor=CENTRE)
    Node(size=(200, 200)).add(node)
    return node


def shown(node: Counted, cache: SurfaceCache, allowance: Allowance | None = None) -> pygame.Surface:
    surface = pygame.Surface((200, 200), pygame.SRCALPHA, 32)
    painter = Painter(surface, cache, allowance=allowance)
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
    node, cache, allowance = a_card(), SurfaceCache(), Allowance(Tired())
    drawn = []
    for lingers in (False, True):
        node.lingers = lingers
        node.changed(inner=True)
        for _ in range(2):
            node.changed(inner=True)
            allowance.begin()
            before = node.drawn
            shown(node, cache, allowance)
            drawn.append(node.drawn - before)
    assert drawn == [1, 1, 1, 0], "one picture stands in for the next"
    allowance.begin()
    assert shown(node, cache, allowance).get_at((100, 100))[:3] == (200, 40, 40) and node.drawn == 4


class Striped(Counted):
    """Three stripes of a colour, each as large as what is made of it in one frame."""

    lingers = True
    red = 100

    def draw_face(self, painter: Painter) -> None:
        super().draw_face(painter)
        for stripe in range(3):
            painter.put(PlainBox((self.red, stripe, 0)), Box(0, 100 * stripe, 600, 100))


def test_while_something_lingers_it_is_made_part_by_part() -> None:
    node, cache, allowance, seen = Striped(size=(600, 300)), SurfaceCache(), Allowance(Watch()), []
    shown(node, cache)
    node.red = 200
    node.changed(inner=True)
    for _ in range(4):
        allowance.begin()
        seen.append((shown(node, cache, allowance).get_at((50, 50)).r, node.drawn))
    assert seen == [(100, 1), (100, 1), (100, 1), (200, 2)]


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
