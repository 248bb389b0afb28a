"""Dice come to rest on the faces that the event names, each throw in its own way."""

from __future__ import annotations

from itertools import combinations
from math import dist
from random import Random

import pygame
import pytest

from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import grown, has_inside, hull
from resarcana_gui.scene.timing import Pace, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import CUBE, OCTAHEDRON
from resarcana_gui.tabletop.dice.die_drawing import DiePicture, DieStyle
from resarcana_gui.tabletop.dice.pips import Pips
from resarcana_gui.tabletop.dice.throwing import KNOCKS, resting_places, throw_dice

STYLE = DieStyle(CUBE, tuple(Pips(number) for number in range(1, 7)), (150, 28, 34))
EIGHT = DieStyle(OCTAHEDRON, tuple(Pips(number) for number in range(1, 9)), (60, 64, 120))
FELT = Box(400, 300, 570, 220)
HAND = (100.0, 900.0)


def dice_of(look: UiStyle, number: int, style: DieStyle = STYLE) -> list[Die]:
    return [Die(look, ("die", at), style, 56) for at in range(number)]


def throw(
    look: UiStyle, dice: list[Die], faces: list[int], seed: int, knocks: list[Point] | None = None
) -> list[list[object]]:
    """The ways of the dice, as they are seen in frames of 16 milliseconds."""
    heard = knocks.append if knocks is not None else None
    look.queue.add(throw_dice(look, dice, faces, FELT, HAND, knocked=heard, chance=Random(seed)))
    ways: list[list[object]] = []
    while not look.queue.idle:
        look.queue.update(16)
        ways.append([(die.at, die.turned, die.height_above) for die in dice])
    return ways


@pytest.mark.parametrize("style", [STYLE, EIGHT], ids=["cube", "octahedron"])
def test_every_die_shows_its_face_and_lies_on_the_felt(look: UiStyle, style: DieStyle) -> None:
    for face in range(len(style.faces)):
        dice = dice_of(look, 3, style)
        throw(look, dice, [face, 0, 1], seed=face)
        assert [die.face for die in dice] == [face, 0, 1]
        assert all(FELT.collidepoint(die.at) and die.height_above == 0.0 for die in dice)


def test_two_throws_with_the_same_faces_look_different_and_their_chance_decides_it(look: UiStyle) -> None:
    one, other, again = (throw(look, dice_of(look, 2), [3, 4], seed) for seed in (1, 2, 1))
    assert one != other and one == again


def test_a_die_moves_on_without_a_jump(look: UiStyle) -> None:
    (die,) = dice_of(look, 1)
    look.queue.add(throw_dice(look, [die], [2], FELT, HAND, chance=Random(5)))
    before, steps, turns = HAND, list[float](), list[float]()
    turned = None
    while not look.queue.idle:
        look.queue.update(8)
        steps.append(dist(before, die.at))
        if turned is not None:
            turns.append(max(dist(one, two) for one, two in zip(turned, die.turned, strict=True)))
        before, turned = die.at, die.turned
    assert max(steps) < 16 and max(turns) < 0.35


def test_it_flies_knocks_twice_and_takes_its_time(look: UiStyle) -> None:
    knocks: list[Point] = []
    (die,) = dice_of(look, 1)
    look.queue.add(throw_dice(look, [die], [0], FELT, HAND, knocked=knocks.append, chance=Random(9)))
    passed, highest = 0, 0.0
    while not look.queue.idle:
        look.queue.update(10)
        passed, highest = passed + 10, max(highest, die.height_above)
    assert len(knocks) == KNOCKS and highest > 1 and passed == pytest.approx(milliseconds("throw"), abs=20)


def test_jumping_to_the_end_leaves_what_running_there_would(look: UiStyle) -> None:
    ran, jumped = dice_of(look, 2), dice_of(look, 2)
    throw(look, ran, [1, 5], 4)
    look.queue.add(throw_dice(look, jumped, [1, 5], FELT, HAND, chance=Random(4)))
    look.queue.settle()
    assert [(die.at, die.turned) for die in ran] == [(die.at, die.turned) for die in jumped]


def test_in_reduced_motion_dice_appear_at_rest() -> None:
    look = UiStyle(pace=Pace(reduced=True))
    dice = dice_of(look, 2)
    throw(look, dice, [5, 0], 3)
    assert [die.face for die in dice] == [5, 0] and all(FELT.collidepoint(die.at) for die in dice)


@pytest.mark.parametrize("number", range(1, 9))
def test_resting_dice_do_not_lie_on_each_other(number: int) -> None:
    side = 78.0
    for seed in range(5):
        places = resting_places(number, FELT.inflate(60, 80), side, Random(seed))
        assert all(dist(one, other) > side * 0.7 for one, other in combinations(places, 2))


def whiteness(style: DieStyle, top: int) -> int:
    """How much white is seen of a die."""
    picture = DiePicture(style, CUBE.showing(top, 14.0)).render((120, 120), 1.0)
    return pygame.mask.from_threshold(picture, (255, 255, 255), (60, 60, 60, 255)).count()


@pytest.mark.parametrize("marked", range(6))
def test_the_face_on_top_is_the_one_that_is_seen_best(marked: int) -> None:
    faces = tuple(Pips(9, (255, 255, 255)) if at == marked else Pips(1, (1, 1, 1)) for at in range(6))
    style = DieStyle(CUBE, faces, (90, 20, 20))
    assert max(range(6), key=lambda top: whiteness(style, top)) == marked


@pytest.mark.parametrize("yaw", [0.0, 1.5, 3.0, 6.0, 44.0, 90.0])
def test_a_face_that_is_seen_from_its_side_sticks_out_nowhere(yaw: float) -> None:
    turned = CUBE.showing(4, yaw)
    picture = DiePicture(STYLE, turned).render((200, 200), 1.0)
    seen = hull(DiePicture(STYLE, turned).camera.seen(turned.apply(corner)) for corner in CUBE.corners)
    around = grown([(100 + x * 100 / CUBE.radius, 100 + y * 100 / CUBE.radius) for x, y in seen], 2.0)
    opaque = pygame.mask.from_surface(picture, 40)
    dots = [(x, y) for x in range(0, 200, 2) for y in range(0, 200, 2) if opaque.get_at((x, y))]
    outside = [dot for dot in dots if not has_inside(around, dot)]
    assert dots
    assert not outside


def test_a_die_is_hit_where_its_body_is_and_its_marks_lie_around_it(look: UiStyle) -> None:
    die = Die(look, "die", STYLE, 80, at=(200, 200))
    root, surface = Node(), pygame.Surface((400, 400), pygame.SRCALPHA, 32)
    root.add(die)
    die.mark, die.focused = "chosen", True
    painter = Painter(surface, SurfaceCache())
    root.paint(painter)
    painter.flush()
    assert die.contains((die.width / 2, die.height / 2)) and not die.contains((2, 2))
    assert surface.get_bounding_rect().w > die.width * 0.9
