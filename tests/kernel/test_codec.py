from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.codec import LARGEST, Codec, CodecError
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import INTS, Field
from tests.toy.records import CODEC, Answered, Asked, Bid, Draw, Drawn, Lay, Pay, Sell, Stacked, Turn


class Counted(Event):
    FIELDS = (Field("numbers", INTS),)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers


PLAIN = Codec((Draw,), (Turn,), (Counted,), {"card": CODEC._kinds["card"]})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def test_numbers_that_stand_for_names_are_written_as_names() -> None:
    assert CODEC.write(Drawn(1, 5)) == {"event": "Drawn", "seat": 1, "card": "card 5"}
    assert CODEC.write(Stacked((2, 1))) == {"event": "Stacked", "cards": ["card 2", "card 1"]}


def test_usual_values_are_left_out_and_come_back() -> None:
    assert CODEC.write(Pay(1, 0)) == {"kind": "pay", "seat": 1}
    assert CODEC.read_command({"kind": "pay", "seat": 1}) == Pay(1, 0)
    assert CODEC.read_event({"event": "Answered", "seat": 1}) == Answered(1)


def test_commands_with_the_same_fields_are_told_apart_by_their_kind() -> None:
    assert CODEC.write(Lay(1, 2)) == {"kind": "lay", "seat": 1, "coins": 2}
    assert CODEC.read_command(CODEC.write(Lay(1, 2))) == Lay(1, 2) != Pay(1, 2)
    assert CODEC.read_command({"kind": "sell", "seat": 1}) == Sell(1)


def test_what_has_no_kind_of_its_own_is_refused_by_the_codec() -> None:
    class Again(Draw):
        pass

    class Nameless(Draw):
        KIND = ""

    for commands in ((Draw, Again), (Nameless,)):
        with pytest.raises(ValueError, match="needs a KIND of its own"):
            Codec(commands, (), (), {})


def test_fields_are_made_the_same_as_those_of_the_command_they_name() -> None:
    assert CODEC.normalized({"kind": "show", "card": "card 5"}) == {"kind": "show", "card": "card 5"}
    assert CODEC.normalized({"coins": 1}) == {"coins": 1}
    for wrong in ({"kind": "show", "coins": 1}, {"colour": 1}, {"kind": "steal"}, {"kind": 3}, {"card": 5}):
        with pytest.raises(CodecError):
            CODEC.normalized(wrong)


def test_a_question_can_be_read_again() -> None:
    question = Bid(1, 7)
    assert CODEC.write(question) == {"kind": "bid", "seat": 1, "card": "card 7"}
    assert CODEC.read_pending(CODEC.write(question)) == question


def test_the_event_that_asks_holds_the_question() -> None:
    asked = Asked(Bid(1, 7))
    assert CODEC.write(asked) == {"event": "Asked", "question": CODEC.write(Bid(1, 7))}
    assert CODEC.read_event(CODEC.write(asked)) == asked


@given(st.lists(st.integers(1 - LARGEST, LARGEST - 1)))
def test_lists_of_numbers_survive_json(numbers: list[int]) -> None:
    event = Counted(tuple(numbers))
    assert PLAIN.read_event(json.loads(json.dumps(PLAIN.write(event)))) == event


def test_a_list_may_come_as_a_tuple() -> None:
    assert PLAIN.read_event({"event": "Counted", "numbers": (1, 2)}) == Counted((1, 2))


WRONG: list[tuple[object, str]] = [
    (None, "command: expected an object, found None"),
    ([], r"command: expected an object, found \[\]"),
    ({"seat": 1}, "unknown command None"),
    ({"kind": "steal", "seat": 1}, "unknown command 'steal'"),
    ({"kind": 1, "seat": 1}, "unknown command 1"),
    ({"kind": "sell"}, "command sell: field 'seat' is missing"),
    ({"kind": "sell", "seat": 0, "extra": 1}, "command sell: unknown field 'extra'"),
    ({"kind": "sell", "seat": 0, 5: 1}, "command sell: unknown field '5'"),
    ({"kind": "sell", "seat": "1"}, "command sell, field 'seat': expected a number, found '1'"),
    ({"kind": "sell", "seat": True}, "expected a number, found True"),
    ({"kind": "sell", "seat": 1.0}, "expected a number, found 1.0"),
    ({"kind": "sell", "seat": LARGEST}, "expected a number"),
    ({"kind": "sell", "seat": -LARGEST}, "expected a number"),
    ({"kind": "show", "seat": 0, "card": 5}, "command show, field 'card': unknown card 5"),
    ({"kind": "show", "seat": 0, "card": "card 99"}, "unknown card 'card 99'"),
]


@pytest.mark.parametrize(("data", "message"), WRONG)
def test_what_is_no_command_is_named(data: Any, message: str) -> None:
    with pytest.raises(CodecError, match=message):
        CODEC.read_command(data)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "event: expected an object, found None"),
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


def test_facts_are_plain_data_with_records_and_what_is_one_after_the_other() -> None:
    assert CODEC.plain((1, (Turn(0), "two"))) == [1, [CODEC.write(Turn(0)), "two"]]
