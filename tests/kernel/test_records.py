from __future__ import annotations

import pytest

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field
from resarcana_gui.kernel.refusal import Refusal, Refused
from tests.toy.records import Answered, Bid, Coins, Draw, Drawn, Earned, Lay, Pay, Scored, Sell, Shown, Stacked


def test_records_with_equal_fields_are_equal_and_hash_alike() -> None:
    assert Sell(1) == Sell(1)
    assert hash(Sell(1)) == hash(Sell(1))
    assert len({Sell(1), Sell(1), Draw(1)}) == 2


def test_records_of_different_classes_differ_even_with_equal_fields() -> None:
    assert Earned(1, 2) != Scored(1, 2)
    assert Drawn(1, 2) != Shown(1, 2)
    assert Pay(1, 2) != Lay(1, 2)
    assert Coins(1, 2) != Pay(1, 2)


def test_a_record_is_no_other_thing() -> None:
    assert Answered(1) != (1,)
    assert Sell(1) != "Sell"


def test_a_record_prints_its_fields_except_the_usual_values() -> None:
    assert repr(Pay(1, 0)) == "Pay(seat=1)"
    assert repr(Pay(1, 2)) == "Pay(seat=1, coins=2)"
    assert repr(Event()) == "Event()"


def test_a_record_s_data_are_its_fields_in_order() -> None:
    assert Pay(1, 2).data() == (1, 2)
    assert Bid(2, 3).data() == (2, 3)
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
