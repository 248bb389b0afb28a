from __future__ import annotations

import pytest

from resarcana_gui.scene.action import Call, Repeat, Wait
from resarcana_gui.scene.motion import Move
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE, Queue
from resarcana_gui.scene.timing import Pace, Speed


@pytest.fixture
def queue() -> Queue:
    return Queue(Pace())


def test_in_a_lane_one_action_follows_the_other(queue: Queue) -> None:
    node = Node()
    queue.add(Move(node, (10, 0), 100))
    queue.add(Move(node, (20, 0), 100))
    queue.update(150)
    assert node.x == 15 and queue.waiting() == 1 and queue.busy
    queue.update(50)
    assert node.x == 20 and queue.idle


def test_lanes_run_beside_each_other(queue: Queue) -> None:
    one, other = Node(), Node()
    queue.add(Move(one, (10, 0), 100), "one")
    queue.add(Move(other, (10, 0), 100), "other")
    queue.update(50)
    assert one.x == other.x == 5
    assert queue.waiting("none") == 0


@pytest.mark.parametrize(
    ("speed", "held", "x"), [(Speed.NORMAL, False, 10), (Speed.FAST, False, 25), (Speed.NORMAL, True, 40)]
)
def test_the_player_says_how_fast_the_table_runs(speed: Speed, held: bool, x: float) -> None:
    pace = Pace(speed)
    pace.held = held
    queue, node = Queue(pace), Node()
    queue.add(Move(node, (1000, 0), 1000))
    for _ in range(10):
        queue.update(1)
    assert node.x == x


def test_at_instant_speed_everything_is_at_its_end_at_once() -> None:
    queue, node = Queue(Pace(Speed.INSTANT)), Node()
    queue.add(Move(node, (1000, 0), 1000))
    queue.update(1)
    assert node.x == 1000 and queue.idle


def test_speed_leaves_the_interface_as_it_is() -> None:
    queue, node = Queue(Pace(Speed.INSTANT)), Node()
    queue.add(Move(node, (100, 0), 100), INTERFACE)
    queue.update(10)
    assert node.x == 10 and not queue.busy and not queue.idle


def test_escape_finishes_the_queue(queue: Queue) -> None:
    node, calls = Node(), list[str]()
    queue.add(Move(node, (10, 0), 100) + Call(lambda: calls.append("done")))
    queue.add(Wait(50) + Call(lambda: calls.append("after")))
    queue.finish()
    assert node.x == 10 and calls == ["done", "after"] and not queue.busy


def test_one_lane_can_be_finished_alone(queue: Queue) -> None:
    queue.add(Wait(10), "one")
    queue.add(Wait(10), "other")
    queue.finish("one")
    queue.finish("none")
    assert queue.waiting("one") == 0 and queue.waiting("other") == 1


def test_finishing_does_not_follow_what_goes_on_for_ever(queue: Queue) -> None:
    def again() -> None:
        queue.add(Wait(10) + Call(again))

    again()
    queue.finish()
    assert queue.waiting() == 1


def test_an_action_may_finish_the_queue_itself(queue: Queue) -> None:
    calls: list[int] = []
    queue.add(Call(queue.finish) + Call(lambda: calls.append(1)))
    queue.add(Call(lambda: calls.append(2)))
    queue.update(1)
    assert sorted(calls) == [1, 2] and queue.idle
    queue.add(Call(queue.finish))
    queue.add(Call(queue.finish))
    queue.finish()
    assert queue.idle


def test_a_click_finishes_what_stands_in_its_way_and_no_more(queue: Queue) -> None:
    card, token, other = Node(), Node(), Node()
    card.add(token)
    queue.add(Move(other, (10, 0), 100))
    queue.add(Move(token, (10, 0), 100))
    queue.add(Move(other, (20, 0), 100))
    queue.clear_way(card)
    assert (token.x, other.x, queue.waiting()) == (10, 10, 1)
    queue.clear_way(Node())
    assert queue.waiting() == 1
    queue.clear_way(other)
    assert other.x == 20


def test_clearing_the_way_bears_actions_that_clear_the_queue(queue: Queue) -> None:
    node = Node()
    queue.add(Call(queue.finish))
    queue.add(Move(node, (10, 0), 100))
    queue.clear_way(node)
    assert queue.idle and node.x == 10


def test_settling_brings_all_to_an_end_even_what_repeats(queue: Queue) -> None:
    node = Node()
    queue.add(Repeat(lambda: Move(node, (10, 0), 100)), INTERFACE)
    queue.add(Wait(100) + Call(lambda: queue.add(Move(node, (30, 0), 10))))
    queue.update(5)
    queue.settle()
    assert node.x == 30 and queue.idle


def test_after_a_long_halt_the_picture_goes_on_from_where_it_was(queue: Queue) -> None:
    node = Node()
    queue.add(Move(node, (1000, 0), 1000))
    queue.update(60_000)
    assert node.x == 250
