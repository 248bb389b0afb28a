"""Tokens, counters and pools."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.check import check
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.tokens.counter import Counter, Pool
from resarcana_gui.tabletop.tokens.token import TokenNode
from tests.scene.acting import Actor

BLUE, RED = PlainBox((40, 80, 220)), PlainBox((220, 50, 40))


def test_a_single_token_has_no_number_and_several_have(look: UiStyle) -> None:
    node = TokenNode(look, BLUE, 40)
    assert not list(node.texts())
    node.count = 3
    assert [shown.block.text for shown in node.texts()] == ["3"]


def test_a_token_can_be_held_by_its_middle(look: UiStyle) -> None:
    node = TokenNode(look, BLUE, 40, at=(100, 100))
    node.anchor = CENTRE
    assert node.bounds().center == (100, 100)


def test_a_counter_shows_its_value_in_letters_that_can_be_read(look: UiStyle) -> None:
    counter = Counter(look, BLUE, 44)
    counter.value += 12
    (shown,) = counter.texts()
    assert shown.block.text == "12"
    assert shown.block.font_size >= 22


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_counters_and_tokens_pass_the_layout_check(scale: float) -> None:
    look = UiStyle(text_scale=scale)
    root = Node(size=CANVAS)
    root.add(
        Counter(look, BLUE, 44, 17, at=(100, 100)),
        TokenNode(look, BLUE, 40, 5, at=(300, 100)),
        TokenNode(look, BLUE, 20, at=(500, 100)),
    )
    assert not check(root, look.theme, Box(0, 0, *CANVAS))


@pytest.mark.parametrize("below", [False, True])
def test_a_pool_counts_what_arrives_where_it_points_to(actor: Actor, look: UiStyle, below: bool) -> None:
    pool = Pool(look, {"blue": BLUE, "red": RED}, Box(100, 100, 300, 80), 30, below=below)
    actor.root.add(pool)
    pool.show([2, 0])
    pool.count(1, 3)
    pool.count(0, -1)
    assert [(counter.name, counter.value) for counter in pool.counters] == [("counter blue", 1), ("counter red", 3)]
    assert pool.point(0)[0] < pool.point(1)[0]
    actor.pass_time(40)
    assert pool.counters[1].scale > 1.0
    actor.pass_time(1000)
    assert pool.counters[1].scale == 1.0
