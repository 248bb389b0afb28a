from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.codec import LARGEST, Codec, CodecError
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import INTS, Field
from tests.toy.records import CODEC, SELL, Answered, Drawn, Question, Say, Stacked


class Counted(Event):
    FIELDS = (Field("numbers", INTS),)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers


PLAIN = Codec(Say, Question, (Counted,), {"card": CODEC._kinds["card"]})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def test_numbers_that_stand_for_names_are_written_as_names() -> None:
    assert CODEC.write(Drawn(1, 5)) == {"event": "Drawn", "seat": 1, "card": "card 5"}
    assert CODEC.write(Stacked((2, 1))) == {"event": "Stacked", "cards": ["card 2", "card 1"]}


def test_usual_values_are_left_out_and_come_back() -> None:
    assert CODEC.write(Say(SELL, 1)) == {"kind": 1, "seat": 1}
    assert CODEC.read_command({"kind": 1, "seat": 1}) == Say(SELL, 1)
    assert CODEC.read_event({"event": "Answered"}) == Answered()


def test_a_question_can_be_read_again() -> None:
    question = Question(2, 1, 7)
    assert CODEC.read_pending(CODEC.write(question)) == question


@given(st.lists(st.integers(1 - LARGEST, LARGEST - 1)))
def test_lists_of_numbers_survive_json(numbers: list[int]) -> None:
    event = Counted(tuple(numbers))
    assert PLAIN.read_event(json.loads(json.dumps(PLAIN.write(event)))) == event


def test_a_list_may_come_as_a_tuple() -> None:
    assert PLAIN.read_event({"event": "Counted", "numbers": (1, 2)}) == Counted((1, 2))


WRONG: list[tuple[object, str]] = [
    (None, "command: expected an object, found None"),
    ([], r"command: expected an object, found \[\]"),
    ({"kind": 1}, "command: field 'seat' is missing"),
    ({"kind": 1, "seat": 0, "extra": 1}, "command: unknown field 'extra'"),
    ({"kind": 1, "seat": 0, 5: 1}, "command: unknown field '5'"),
    ({"kind": "1", "seat": 0}, "command, field 'kind': expected a number, found '1'"),
    ({"kind": True, "seat": 0}, "expected a number, found True"),
    ({"kind": 1.0, "seat": 0}, "expected a number, found 1.0"),
    ({"kind": LARGEST, "seat": 0}, "expected a number"),
    ({"kind": -LARGEST, "seat": 0}, "expected a number"),
    ({"kind": 1, "seat": 0, "card": 5}, "command, field 'card': unknown card 5"),
    ({"kind": 1, "seat": 0, "card": "card 99"}, "unknown card 'card 99'"),
]


@pytest.mark.parametrize(("data", "message"), WRONG)
def test_what_is_no_command_is_named(data: Any, message: str) -> None:
    with pytest.raises(CodecError, match=message):
        CODEC.read_command(data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "unknown event None"),
        ({}, "unknown event None"),
        ({"event": 3}, "unknown event 3"),
        ({"event": "Stolen"}, "unknown event 'Stolen'"),
        ({"event": "Stacked", "cards": "card 1"}, "event Stacked, field 'cards': expected a list, found 'card 1'"),
        ({"event": "Stacked", "cards": [1]}, "unknown card 1"),
        ({"event": "Stacked", "cards": [["card 1"]]}, r"unknown card \['card 1'\]"),
    ],
)
def test_what_is_no_event_is_named(data: object, message: str) -> None:
    with pytest.raises(CodecError, match=message):
        CODEC.read_event(data)


@given(JSON)
def test_reading_any_json_gives_a_record_or_a_codec_error(data: object) -> None:
    for read in (CODEC.read_command, CODEC.read_pending, CODEC.read_event):
        try:
            record = read(data)
        except CodecError:
            continue
        assert record.FIELDS
