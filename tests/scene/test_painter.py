# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from resarcana_gui.scene.baked import BakedNode
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import LiveFrames, Painter
from resarcana_gui.scene.shapes import Halo, Outline, Panel, PlainBox
from resarcana_gui.scene.sprite import Fit, NinePatch, Picture, Sprite
from resarcana_gui.scene.surfaces import clear, faded, premultiplied, resized, stretched, turned, with_alpha
from resarcana_gui.scene.transform import Box, scaled
from tests.scene.hurry import Watch

RED, GREEN = (200, 0, 0), (0, 200, 0)


class Counted:
    """A drawing that counts how often it is rendered."""

    def __init__(self) -> None:
        self.rendered: list[tuple[int, int]] = []

    @property
    def key(self) -> Hashable:
        return id(self)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        self.rendered.append(size)
        surface = clear(size)
        surface.fill((*RED, 255))
        return surface


def canvas(size: tuple[int, int] = (100, 100)) -> pygame.Surface:
    return pygame.Surface(size, 0, 32)


def painted(node: Node, size: tuple[int, int] = (100, 100), scale: float = 1.0) -> pygame.Surface:
    surface = canvas(size)
    painter = Painter(surface, SurfaceCache(), scaled(scale))
    node.paint(painter)
    painter.flush()
    return surface


def rgb(surface: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    red, green, blue, _ = surface.get_at((x, y))
    return red, green, blue


def test_a_drawing_is_rendered_once_for_each_size() -> None:
    cache, drawing = SurfaceCache(), Counted()
    for scale in (1.0, 1.0, 2.0, 2.0):
        painter = Painter(canvas(), cache, scaled(scale))
        painter.put(drawing, Box(0, 0, 10, 20))
        painter.flush()
    assert drawing.rendered == [(10, 20), (20, 40)]
    assert (cache.hits, cache.misses, len(cache)) == (2, 2, 2)


def test_what_cannot_be_seen_is_not_rendered() -> None:
    cache, drawing = SurfaceCache(), Counted()
    painter = Painter(canvas(), cache)
    painter.put(drawing, Box(200, 0, 10, 10))
    painter.put(drawing, Box(0, 0, 0.2, 10))
    assert drawing.rendered == [] and painter.blits == []


def test_alpha_multiplies_down_the_tree() -> None:
    root, sprite = Node(alpha=0.5), Sprite(PlainBox((200, 200, 200)), (50, 50), alpha=0.5)
    root.add(sprite)
    assert abs(rgb(painted(root), 10, 10)[0] - 50) <= 1


def test_a_turned_sprite_covers_what_it_should() -> None:
    sprite = Sprite(PlainBox(RED), (60, 10), at=(50, 50), anchor=CENTRE, rotation=90)
    shown = painted(sprite)
    assert rgb(shown, 50, 25) == RED and rgb(shown, 25, 50) == (0, 0, 0)
    sprite.rotation = 45
    shown = painted(sprite)
    assert rgb(shown, 60, 60) == RED and rgb(shown, 60, 40) == (0, 0, 0)


def test_clipping_hides_what_is_outside_and_ends_with_the_node() -> None:
    root, frame = Node(), Node(at=(10, 10), size=(20, 20))
    frame.clips = True
    frame.add(Sprite(PlainBox(RED), (100, 100)))
    root.add(frame, Sprite(PlainBox(GREEN), (5, 5), at=(80, 80)))
    shown = painted(root)
    assert rgb(shown, 15, 15) == RED and rgb(shown, 40, 40) == (0, 0, 0) and rgb(shown, 82, 82) == GREEN


def test_nothing_is_painted_of_what_is_hidden_clear_or_flat() -> None:
    for change in ("visible", "alpha", "scale"):
        sprite = Sprite(PlainBox(RED), (50, 50))
        setattr(sprite, change, 0)
        assert rgb(painted(sprite), 10, 10) == (0, 0, 0)
    assert rgb(painted(Sprite(None, (50, 50))), 10, 10) == (0, 0, 0)


def test_a_baked_node_is_drawn_once_however_it_moves() -> None:
    drawing, node = Counted(), BakedNode(size=(20, 20), anchor=CENTRE)
    node.reach = 2
    node.add(Sprite(drawing, (20, 20)))
    surface, cache = canvas(), SurfaceCache()
    for x in range(20, 60, 10):
        node.at, node.rotation = (x, 50), x * 3
        node.paint(Painter(surface, cache))
    assert drawing.rendered == [(20, 20)]
    node.children[0].alpha = 0.5
    before = node.face_key
    node.children[0].alpha = 0.6
    assert node.face_key != before


def test_baked_nodes_that_look_alike_share_one_picture() -> None:
    root, cache = Node(), SurfaceCache()
    for x in range(3):
        node = BakedNode(at=(x * 30, 0), size=(20, 20))
        node.share = "back"
        node.add(Sprite(PlainBox(RED), (20, 20)))
        root.add(node)
    painter = Painter(canvas(), cache)
    root.paint(painter)
    painter.flush()
    assert cache.misses == 2  # the picture, and what is in it
    assert rgb(painter.surface, 65, 5) == RED


def test_a_picture_can_be_cut_covered_and_contained() -> None:
    sheet = canvas((40, 20))
    sheet.fill(RED)
    sheet.fill(GREEN, (20, 0, 20, 20))
    picture = Picture(sheet)
    assert picture.part(Box(20, 0, 20, 20)).render((5, 5), 1).get_at((2, 2))[:3] == GREEN
    assert picture.covering((10, 10)).size == (20, 20)
    contained = painted(Sprite(picture, (40, 40), fit=Fit.CONTAIN))
    assert rgb(contained, 5, 5) == (0, 0, 0) and rgb(contained, 5, 20) == RED
    covered = painted(Sprite(picture, (40, 40), fit=Fit.COVER))
    assert rgb(covered, 5, 35) == RED and rgb(covered, 35, 5) == GREEN
    assert picture.part(Box(0, 0, 5, 5)).key != picture.part(Box(5, 0, 5, 5)).key


def test_nine_patches_keep_their_corners() -> None:
    frame = clear((30, 30))
    frame.fill((*RED, 255), (0, 0, 10, 10))
    patch = NinePatch(Picture(frame), 10)
    shown = patch.render((100, 60), 1)
    assert shown.get_at((8, 8))[:3] == RED and shown.get_at((14, 14)).a == 0
    assert patch.key == NinePatch(patch.picture, 10).key
    assert stretched(frame, (4, 4), (10, 10)).get_size() == (4, 4)


def test_premultiplying_fading_turning_and_resizing_keep_colours_right() -> None:
    half = clear((10, 10))
    half.fill((200, 100, 0, 128))
    ready = premultiplied(half)
    assert ready.get_at((5, 5))[:3] == (100, 50, 0)
    assert faded(ready, 0.5).get_at((5, 5)).a == 64
    solid = canvas((10, 10))
    assert premultiplied(solid) is solid
    assert faded(solid, 0.5).get_at((1, 1)).a in {127, 128}
    assert turned(solid, 45).get_width() > 10 and turned(ready, 90).get_size() == (10, 10)
    assert resized(ready, (10, 10)) is ready and resized(ready, (4, 4)).get_size() == (4, 4)
    assert resized(pygame.Surface((8, 8), 0, 8), (4, 4)).get_size() == (4, 4)
    assert with_alpha(ready).get_at((5, 5)) == ready.get_at((5, 5))


def test_a_panel_is_solid_inside_and_open_at_its_corners() -> None:
    panel = Panel(RED, GREEN, 12, 2, (255, 255, 255), (255, 255, 255), inset=4, inset_colour=(9, 9, 9), worn=True)
    shown = panel.render((80, 60), 1)
    assert shown.get_at((0, 0)).a < 40 and shown.get_at((40, 30)).a == 255
    assert shown.get_at((40, 0)).r > 140
    assert panel.render((1, 1), 1).get_size() == (1, 1)


def test_an_outline_is_open_inside_and_a_halo_soft_outside() -> None:
    ring = Outline(RED, 8, 3).render((60, 60), 1)
    assert ring.get_at((30, 30)).a == 0 and ring.get_at((30, 1)).a == 255
    halo = Halo(RED, 8, 10).render((80, 80), 1)
    assert halo.get_at((40, 40)).a > 200 > halo.get_at((40, 8)).a > 0
    light = Halo(RED, 8, 10, light=1.0).render((80, 80), 1)
    assert light.get_at((40, 40)).a == 0 and light.get_at((40, 40)).r > 100
    assert PlainBox(RED, 0.5).render((4, 4), 1).get_at((0, 0)).r == 100


@pytest.mark.parametrize("side", [18, 19, 20, 21, 26, 33])
def test_a_panel_that_is_nothing_but_corners_is_round_at_all_of_them(side: int) -> None:
    knob = Panel(RED, RED, side / 2).render((side, side), 1.0)
    last = side - 1
    corners = [knob.get_at(at).a for at in ((0, 0), (last, 0), (0, last), (last, last))]
    assert max(corners) < 40 and max(corners) - min(corners) < 8


def test_while_something_grows_what_it_shows_at_rest_is_stretched() -> None:
    drawing, node, frames = Counted(), Node(at=(10, 10)), LiveFrames(FrameBudget(Watch()))
    node.add(Sprite(drawing, (20, 20)))
    cache, rough = SurfaceCache(), []
    for node.scale in (0.5, 0.7, 0.9, 2.0, 2.0):
        frames.transient.begin()
        painter = Painter(canvas(), cache, frames=frames)
        node.paint(painter)
        rough.append(painter.stand_ins > 0)
    assert drawing.rendered == [(20, 20), (40, 40)]
    assert rough == [True, True, True, True, False]


def test_what_is_taken_out_of_the_tree_holds_no_pictures() -> None:
    root, page = Node(), Node(at=(10, 10))
    page.add(Sprite(Counted(), (20, 20)))
    root.add(page)
    painter = Painter(canvas(), SurfaceCache(), frames=LiveFrames(epoch=object()))
    root.paint(painter)
    assert all(node.remembered is not None for node in page.walk())
    root.remove(page)
    assert all(node.remembered is None for node in page.walk())


def test_what_lies_below_something_opaque_is_left_out() -> None:
    hidden, box = Box(20.3, 20.3, 40, 40), Box(10, 10, 60, 60)
    whole, around = canvas(), canvas()
    for surface in (whole, around):
        painter = Painter(surface, SurfaceCache())
        if surface is whole:
            painter.put(Halo(RED, 5, 10), box)
        else:
            painter.put_around(Halo(RED, 5, 10), box, hidden)
        painter.flush()
    assert rgb(around, 40, 40) == (0, 0, 0) != rgb(whole, 40, 40), "it is hidden anyway"
    for surface in (whole, around):
        surface.fill(GREEN, (20, 20, 41, 41))
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(around, "RGB")
