"""Tokens on their way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.tokens.flights import MOST_HEARD, MOST_TOKENS, Flights, portions
from tests.scene.acting import Actor

TOKENS = {"blue": PlainBox((40, 80, 220)), "red": PlainBox((220, 50, 40))}
Tally: TypeAlias = list[tuple[int | None, int]]


def there(x: float) -> Callable[[int], Point]:
    return lambda kind: (x, 100.0 * kind)


@pytest.fixture
def layer(actor: Actor) -> Node:
    node = Node(size=CANVAS)
    actor.root.add(node)
    return node


def test_tokens_fly_from_one_place_to_another_and_are_counted(actor: Actor, look: UiStyle, layer: Node) -> None:
    left: Tally = []
    arrived: Tally = []
    heard: list[tuple[int | None, Point]] = []
    flights = Flights(look, layer, TOKENS, lambda kind, at: heard.append((kind, at)))
    look.queue.add(
        flights.fly(
            [2, 1], there(100), there(900), left=lambda *token: left.append(token),
            arrived=lambda *token: arrived.append(token),
        )
    )  # fmt: skip
    actor.pass_time(8)
    assert [token.name for token in layer.children] == ["token blue"] and left == [(0, 1)] and not arrived
    actor.pass_time(5000)
    assert left == arrived == [(0, 1), (0, 1), (1, 1)] and not layer.children
    assert heard == [(0, (900, 0)), (0, (900, 0)), (1, (900, 100))]


def test_many_tokens_are_heard_as_one(actor: Actor, look: UiStyle, layer: Node) -> None:
    heard: list[int | None] = []
    flights = Flights(look, layer, TOKENS, lambda kind, at: heard.append(kind))
    look.queue.add(flights.fly([MOST_HEARD, 1], there(100), there(900)))
    actor.pass_time(9000)
    assert heard == [None]


@pytest.mark.parametrize("numbers", [[0, 0], [3, 0], [20, 0], [5, 30], [40, 1, 1]])
def test_few_tokens_stand_for_any_number_of_each_kind(numbers: list[int]) -> None:
    shown = list(portions(numbers))
    for kind, number in enumerate(numbers):
        assert sum(count for each, count in shown if each == kind) == number
    assert len(shown) <= MOST_TOKENS + len(numbers) - 1
