from __future__ import annotations

import pytest

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field
from resarcana_gui.kernel.refusal import Refusal, Refused
from tests.toy.records import DRAW, SELL, Answered, Drawn, Earned, Question, Say, Scored, Shown, Stacked


def test_records_with_equal_fields_are_equal_and_hash_alike() -> None:
    assert Say(SELL, 1) == Say(SELL, 1)
    assert hash(Say(SELL, 1)) == hash(Say(SELL, 1))
    assert len({Say(SELL, 1), Say(SELL, 1), Say(DRAW, 1)}) == 2


def test_records_of_different_classes_differ_even_with_equal_fields() -> None:
    assert Earned(1, 2) != Scored(1, 2)
    assert Drawn(1, 2) != Shown(1, 2)


def test_a_record_is_no_other_thing() -> None:
    assert Answered() != ()
    assert Say(SELL, 1) != "Say"


def test_a_record_prints_its_fields_except_the_usual_values() -> None:
    assert repr(Say(SELL, 1)) == "Say(kind=1, seat=1)"
    assert repr(Say(SELL, 1, 4, 2)) == "Say(kind=1, seat=1, card=4, coins=2)"
    assert repr(Answered()) == "Answered()"


def test_a_record_s_data_are_its_fields_in_order() -> None:
    assert Say(1, 2, 3, 4).data() == (1, 2, 3, 4)
    assert Question(1, 2, 3).data() == (1, 2, 3)
    assert Stacked((3, 1)).data() == ((3, 1),)


def test_a_field_is_a_number_without_a_usual_value_unless_told() -> None:
    field = Field("seat")
    assert (field.name, field.kind, field.default) == ("seat", "int", None)


def test_an_event_is_public_and_reveals_nothing_unless_a_game_says_otherwise() -> None:
    event = Event()
    assert event.seen_by(3) is event
    assert not event.reveals()


def test_refusals_are_equal_when_code_and_details_are() -> None:
    assert Refusal("too_few", {"needs": 2}) == Refusal("too_few", {"needs": 2})
    assert hash(Refusal("too_few", {"needs": 2})) == hash(Refusal("too_few", {"needs": 3}))
    assert Refusal("too_few", {"needs": 2}) != Refusal("too_few", {"needs": 3})
    assert Refusal("too_few") != Refusal("too_many")
    assert Refusal("too_few") != "too_few"


def test_a_refusal_without_details_has_none() -> None:
    assert Refusal("over").details == {}


def test_a_refusal_prints_its_code_and_details() -> None:
    assert repr(Refusal("over")) == "Refusal(over)"
    assert repr(Refusal("too_few", {"needs": 2, "of": "coins"})) == "Refusal(too_few, needs=2, of='coins')"


def test_a_refused_command_carries_its_refusal() -> None:
    refusal = Refusal("over")
    with pytest.raises(Refused, match=r"Refusal\(over\)") as caught:
        raise Refused(refusal)
    assert caught.value.refusal is refusal
