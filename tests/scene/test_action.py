"""Actions: the same end however time passes."""

# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.action import Action, Call, Later, Repeat, Sequence, Together, Wait, in_turn, together
from resarcana_gui.scene.animator import Animator
from resarcana_gui.scene.motion import Count, Fade, Glide, Move, MoveAlong, Scale, Turn
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Pace, at_once, ease_in_out, ease_out, linear

Score: TypeAlias = tuple[Node, list[int]]
Builder: TypeAlias = Callable[[Score], Action]

TIMES = st.integers(0, 120)
EASINGS = st.sampled_from([linear, ease_out, ease_in_out, at_once])
NUMBERS = st.floats(-50, 50)


@st.composite
def leaves(draw: st.DrawFn) -> Builder:
    ms, easing, x, y = draw(TIMES), draw(EASINGS), draw(NUMBERS), draw(NUMBERS)
    number = draw(st.integers(0, 9))
    makers: list[Builder] = [
        lambda score: Move(score[0], (x, y), ms, easing),
        lambda score: Move(score[0], None, ms, easing, by=(x, y)),
        lambda score: Turn(score[0], x, ms, easing),
        lambda score: Scale(score[0], abs(x), ms, easing),
        lambda score: Fade(score[0], abs(y) / 50, ms, easing),
        lambda score: MoveAlong(score[0], [(x, y), (y, x), (1, 2)], ms, easing),
        lambda score: Call(lambda: score[1].append(number)),
        lambda score: Wait(ms),
        lambda score: Count(score[1].append, 0, number, 0),
        lambda score: Later(lambda: Move(score[0], (score[0].x + x, y), ms, easing)),
    ]
    return draw(st.sampled_from(makers))


def compounds(inner: st.SearchStrategy[Builder]) -> st.SearchStrategy[Builder]:
    groups = st.lists(inner, max_size=4)
    return (
        groups.map(lambda made: lambda score: Sequence(*(build(score) for build in made)))
        | groups.map(lambda made: lambda score: Together(*(build(score) for build in made)))
        | st.tuples(inner, st.integers(0, 3)).map(lambda pair: lambda score: Repeat(lambda: pair[0](score), pair[1]))
        | inner.map(lambda build: lambda score: Later(lambda: build(score)))
    )


BUILDERS = st.recursive(leaves(), compounds, max_leaves=12)


def left_by(score: Score) -> tuple[object, ...]:
    node, calls = score
    return node.at, node.rotation, node.scale, node.alpha, calls


def run(action: Action, steps: list[int]) -> None:
    for ms in steps:
        action.advance(ms)


@given(BUILDERS, st.lists(st.integers(0, 90), max_size=8))
def test_finishing_half_way_leaves_exactly_what_letting_it_run_leaves(build: Builder, steps: list[int]) -> None:
    finished: Score = (Node(), [])
    action = build(finished)
    run(action, steps)
    action.finish()
    let: Score = (Node(), [])
    other = build(let)
    run(other, [1_000_000])
    assert action.done and other.done
    assert left_by(finished) == left_by(let)


@given(BUILDERS, st.lists(st.integers(0, 90), min_size=1, max_size=12))
def test_it_does_not_matter_in_what_steps_time_passes(build: Builder, steps: list[int]) -> None:
    stepped: Score = (Node(), [])
    at_a_stroke: Score = (Node(), [])
    run(build(stepped), steps)
    run(build(at_a_stroke), [sum(steps)])
    assert left_by(stepped) == left_by(at_a_stroke)


def test_what_is_left_of_the_time_is_told() -> None:
    assert Wait(30).advance(50) == 20
    assert Wait(30).advance(10) == 0


def test_one_after_the_other_and_both_together() -> None:
    node = Node()
    action = (Move(node, (10, 0), 100) | Turn(node, 90, 50)) + Fade(node, 0, 100)
    action.advance(50)
    assert (node.x, node.rotation, node.alpha) == (5, 90, 1)
    action.advance(100)
    assert (node.x, node.alpha) == (10, 0.5)
    action.advance(100)
    assert action.done
    assert set(action.targets()) == {node}


def test_what_another_has_finished_is_not_done_again() -> None:
    calls: list[str] = []
    later = Call(lambda: calls.append("called"))
    both = Together(Call(later.finish), later, Wait(10))
    both.advance(10)
    assert both.done and calls == ["called"]


def test_a_sequence_of_three_is_one_sequence() -> None:
    first, second, third = Wait(1), Wait(2), Wait(3)
    assert (first + second + third).parts == [first, second, third]
    assert in_turn(first, second).parts == [first, second]


def test_nothing_at_all_is_done_at_once() -> None:
    assert Sequence().done and Sequence().until_next() == 0
    assert together().done and Together().until_next() == 0
    empty = Sequence()
    empty.step(0)
    assert empty.done


def test_repeating_for_ever_ends_when_finished_with_the_round_it_is_in() -> None:
    rounds: list[int] = []
    action = Repeat(lambda: Wait(10) + Call(lambda: rounds.append(1)))
    action.advance(35)
    assert not action.done
    so_far = len(rounds)
    action.finish()
    assert action.done and len(rounds) == so_far + 1
    assert list(Repeat(lambda: Move(Node(), (1, 1), 5), 1).targets())


def test_repeating_nothing_for_ever_does_not_hold_up_time() -> None:
    calls: list[int] = []
    action = Repeat(lambda: Call(lambda: calls.append(1)))
    action.advance(10)
    assert len(calls) == 10


def test_what_repeats_for_ever_inside_others_ends_too() -> None:
    node = Node()

    def forever() -> Action:
        return Repeat(lambda: Turn(node, 360, 50))

    nested = (Wait(5) + forever()) | Later(forever) | Later(lambda: Together(forever()))
    nested.advance(20)
    assert list(nested.targets())
    nested.finish()
    assert nested.done
    late = Later(forever)
    assert list(late.targets()) == []
    late.finish()
    assert late.done
    around = Repeat(lambda: Repeat(forever, 1), 2)
    around.finish()
    assert around.done


def test_a_curve_bends_and_ends_exactly() -> None:
    node = Node()
    action = MoveAlong(node, [(50, 100), (100, 0)], 100)
    action.advance(50)
    assert node.at == (50, 50)
    action.finish()
    assert node.at == (100, 0)
    with pytest.raises(ValueError, match="point"):
        MoveAlong(node, [], 100)


def test_a_number_rolls_through_whole_numbers() -> None:
    shown: list[int] = []
    node = Node()
    action = Count(shown.append, 2, 6, 100, linear, node)
    for _ in range(4):
        action.advance(25)
    assert shown == sorted(shown) and shown[-1] == 6 and set(shown) <= {2, 3, 4, 5, 6}
    assert list(action.targets()) == [node]
    assert list(Count(shown.append, 0, 1).targets()) == []


def test_any_value_can_glide() -> None:
    values = [0.0]
    action = Glide(lambda: values[-1], values.append, 1.0, 100)
    action.advance(50)
    assert values[-1] == 0.5
    action.finish()
    assert values[-1] == 1.0


def test_moves_are_timed_by_the_table() -> None:
    node, animator = Node(), Animator(Pace())
    steps = [
        (animator.move(node, (10, 0)), 300),
        (animator.turn(node, 90), 200),
        (animator.scale(node, 2.0), 120),
        (animator.fade(node, 0.5), 200),
        (animator.along(node, [(0, 0)]), 250),
        (animator.fly(node, (5, 5)), 250),
        (animator.wait(), 120),
        (animator.count(lambda number: None, 0, 3), 250),
        (animator.enter(node, (0, 20)), 200),
    ]
    for action, ms in steps:
        assert action.advance(ms - 1) == 0 and not action.done
        assert action.advance(5) == 4
    assert node.at == (0, 0) and node.alpha == 1


def test_a_card_shows_its_other_side_when_it_is_edge_on() -> None:
    node, animator = Node(scale=0.5), Animator(Pace())
    widths: list[float] = []
    flip = animator.flip(node, lambda: widths.append(node.scale_x))
    flip.advance(121)
    assert widths == [0.0]
    flip.finish()
    assert (node.scale_x, node.scale_y) == (0.5, 0.5)


def test_a_group_is_staggered() -> None:
    animator, begun = Animator(Pace()), list[int]()
    group = animator.staggered([Call(lambda number=number: begun.append(number)) for number in range(12)])  # type: ignore[misc]
    group.advance(60)
    assert begun == [0, 1, 2]
    group.advance(180)
    assert begun == list(range(12))


def test_in_reduced_motion_a_card_is_there_at_once_and_its_time_passes() -> None:
    node = Node()
    action = Animator(Pace(reduced=True)).move(node, (10, 0))
    action.advance(1)
    assert node.at == (10, 0) and not action.done
