from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.clock import FakeClock, RealClock
from resarcana_gui.scene.timing import (
    INTERFACE,
    TABLE,
    Pace,
    Speed,
    Use,
    at_once,
    ease_in_out,
    ease_out,
    linear,
    milliseconds,
    stagger,
)
from tests.architecture.sources import modules, tree


def test_the_table_says_what_was_agreed() -> None:
    agreed = {"press": 80, "hover": 120, "token": 250, "card": 300, "turn": 200, "claim": 450}
    agreed |= {"dialog_in": 200, "dialog_out": 150, "inspect": 150}
    assert {name: milliseconds(name) for name in agreed} == agreed


def test_no_name_is_timed_twice() -> None:
    assert TABLE.keys().isdisjoint(INTERFACE)


def test_an_unknown_name_has_no_time() -> None:
    with pytest.raises(KeyError):
        milliseconds("nonsense")


def test_a_group_starts_thirty_milliseconds_apart_and_at_most_eight_apart() -> None:
    assert [stagger(index) for index in (0, 1, 8, 9, 50)] == [0, 30, 240, 240, 240]


def test_one_key_goes_through_all_speeds() -> None:
    assert Speed.NORMAL.next is Speed.FAST
    assert Speed.FAST.next is Speed.INSTANT
    assert Speed.INSTANT.next is Speed.NORMAL


def test_holding_the_key_accelerates() -> None:
    pace = Pace()
    assert pace.rate == 1
    pace.held = True
    assert pace.rate == 4


def test_what_enters_eases_out_and_what_moves_on_the_table_eases_at_both_ends() -> None:
    pace = Pace()
    assert pace.easing(Use.ENTER) is ease_out
    assert pace.easing(Use.TABLE) is ease_in_out
    assert pace.easing(Use.FADE) is linear


def test_in_reduced_motion_things_are_there_at_once_and_only_fade() -> None:
    pace = Pace(reduced=True)
    assert pace.easing(Use.TABLE) is at_once
    assert pace.easing(Use.FADE) is linear


@pytest.mark.parametrize("easing", [linear, ease_out, ease_in_out])
@given(st.floats(0, 1))
def test_no_easing_bounces(easing, share: float) -> None:  # type: ignore[no-untyped-def]
    assert 0 <= easing(share) <= 1
    assert easing(0) == 0 and easing(1) == 1
    assert easing(share) <= easing(min(1, share + 0.01)) + 1e-12


TIMED = {"Wait", "Move", "Turn", "Scale", "Fade", "MoveAlong", "Count", "Glide"}


def test_nothing_is_timed_anywhere_but_in_the_table() -> None:
    calls = [
        f"{path.name}:{call.lineno}"
        for path in modules("scene/**/*.py")
        for call in ast.walk(tree(path))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in TIMED
        for argument in call.args[:4]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, int) and argument.value > 0
    ]
    assert not calls


def test_a_real_clock_goes_on() -> None:
    clock = RealClock()
    before = clock.now()
    clock.sleep(-5)
    assert clock.now() >= before


def test_a_fake_clock_goes_only_when_told_and_never_back() -> None:
    clock = FakeClock(5)
    clock.sleep(10)
    assert clock.now() == 15
    with pytest.raises(ValueError, match="back"):
        clock.step(-1)
