"""Tokens move between the bowls of one owner, and none is lost on the way."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.boards.bowls import APART, TOKEN, Bowls

BEAD = PlainBox((180, 120, 250))


def bowls_of(look: UiStyle, *counts: int) -> Bowls:
    root, made = Node(), Bowls(look, BEAD, [("bowl", at) for at in range(3)], 60.0, 12, 30.0, ("I", "II", "III"))
    root.add(made)
    made.at = (200.0, 100.0)
    made.show(counts)
    return made


def counts(bowls: Bowls) -> list[int]:
    return [bowl.count for bowl in bowls.bowls]


def flying(bowls: Bowls) -> list[Node]:
    return [node for node in bowls.children if node.name == "token"]


def test_every_token_is_in_a_bowl_or_on_its_way(look: UiStyle) -> None:
    bowls, landed = bowls_of(look, 5, 7, 0), list[Point]()
    look.queue.add(bowls.move(4, 0, 1, landed.append))
    most = 0
    while not look.queue.idle:
        look.queue.update(10)
        assert sum(counts(bowls)) + len(flying(bowls)) == 12
        most = max(most, len(flying(bowls)))
    assert counts(bowls) == [1, 11, 0] and len(landed) == 4 and most > 1
    assert not flying(bowls)


def test_they_set_off_one_shortly_after_the_other(look: UiStyle) -> None:
    bowls = bowls_of(look, 3, 0, 0)
    look.queue.add(bowls.move(3, 0, 2))
    left = []
    for _ in range(3):
        look.queue.update(1)
        left.append(bowls.bowls[0].count)
        look.queue.update(APART - 1)
    assert left == [2, 1, 0]


def test_tokens_that_arrive_together_do_not_land_on_each_other(look: UiStyle) -> None:
    bowls, landed = bowls_of(look, 6, 0, 0), list[Point]()
    look.queue.add(bowls.move(6, 0, 1, landed.append))
    look.queue.settle()
    assert min(dist(one, other) for one, other in combinations(landed, 2)) > TOKEN * 60 * 0.4


def test_tokens_come_from_elsewhere_and_are_lost(look: UiStyle) -> None:
    bowls = bowls_of(look, 1, 1, 1)
    look.queue.add(bowls.gain(2, 0, (900.0, 900.0)) + bowls.lose(1, 2))
    look.queue.settle()
    assert counts(bowls) == [3, 1, 0] and not flying(bowls)


def test_in_reduced_motion_only_the_numbers_change() -> None:
    look = UiStyle(pace=Pace(reduced=True))
    bowls = bowls_of(look, 4, 0, 0)
    look.queue.add(bowls.move(2, 0, 1))
    while not look.queue.idle:
        look.queue.update(5)
        assert not flying(bowls)
    assert counts(bowls) == [2, 2, 0]


@pytest.mark.parametrize("count", [1, 5, 12, 20])
def test_tokens_lie_inside_their_bowl(look: UiStyle, count: int) -> None:
    bowl = bowls_of(look, count, 0, 0).bowls[0]
    assert all(dist(bowl.spot(at), (60.0, 60.0)) < 60 for at in range(count))


def test_a_bowl_says_how_many_it_has_and_what_it_is_called(look: UiStyle) -> None:
    bowl = bowls_of(look, 7, 0, 0).bowls[0]
    assert [shown.block.text for shown in bowl.texts()] == ["7", "I"] and bowl.key == ("bowl", 0)
    assert bowl.contains((60.0, 60.0)) and not bowl.contains((3.0, 3.0))
