"""The parts of a described table are read with a sentence for every mistake."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import (
    check_keys,
    check_options,
    flag,
    mapping,
    name,
    named,
    named_option,
    numbers,
    one_of,
    sequence,
    whole,
    whole_option,
)
from tests.for_each import for_each


def test_what_is_described_rightly_is_returned() -> None:
    check_keys({"seats": []}, frozenset({"seats"}), "scenario")
    assert mapping({"a": 1}, "x") == {"a": 1}
    assert sequence([1, 2], "x") == [1, 2]
    assert (whole(3, "x", 3), whole(-1, "x", 3, -1)) == (3, -1)
    assert numbers([1, 0], "x", 2, 1) == [1, 0]
    assert flag(data=True, where="x")
    assert one_of("b", "x", ("a", "b")) == name("b", "x", ("a", "b")) == 1
    assert named(["b", "a"], "x", ("a", "b")) == [1, 0]


@for_each(
    "read, message",
    [
        (lambda: check_keys({"seat": 1}, frozenset({"seats"}), "x"), "x: unknown key 'seat'; known keys: seats."),
        (lambda: mapping([], "x"), "x: expected an object, found []."),
        (lambda: sequence("ab", "x"), "x: expected a list, found 'ab'."),
        (lambda: sequence(1, "x"), "x: expected a list, found 1."),
        (lambda: whole(data=True, where="x", most=3), "x: expected a whole number from 0 to 3, found True."),
        (lambda: whole(4, "x", 3, 1), "x: expected a whole number from 1 to 3, found 4."),
        (lambda: numbers([1], "x", 2, 1), "x: expected 2 numbers, found 1."),
        (lambda: flag(1, "x"), "x: expected true or false, found 1."),
        (lambda: one_of("c", "x", ("a", "b")), "x: expected one of a, b, found 'c'."),
        (lambda: named(["c"], "x", ("a", "b")), "x: there is no 'c'."),
    ],
)
def test_a_mistake_is_named_with_its_place(read: Callable[[], object], message: str) -> None:
    with pytest.raises(OptionsError) as caught:
        read()
    assert str(caught.value) == message


@for_each(
    "read, message",
    [
        (lambda: check_options({"seat": 2}, ("seats",)), "Unknown option 'seat'; choose from seats."),
        (
            lambda: whole_option({"seats": True}, "seats", 2, 2, 4),
            "The option seats is a whole number from 2 to 4, not True.",
        ),
        (lambda: named_option({"level": "c"}, "level", ("a", "b"), 0), "Unknown level 'c'; choose from a, b."),
    ],
)
def test_a_wrong_option_is_named(read: Callable[[], object], message: str) -> None:
    with pytest.raises(OptionsError) as caught:
        read()
    assert str(caught.value) == message


def test_an_option_that_is_missing_has_its_default() -> None:
    check_options({}, ("seats",))
    assert whole_option({}, "seats", 2, 2, 4) == 2
    assert (named_option({}, "level", ("a", "b"), 1), named_option({"level": "a"}, "level", ("a", "b"), 1)) == (1, 0)
