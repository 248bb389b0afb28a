"""Conversions that make a price payable."""

from __future__ import annotations

from typing import Any

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for
from tests.games.terra_mystica.played_table import Table, seat

NONE: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}


def ways(price: Amount, **has: object) -> list[str] | None:
    """The conversions for a price of a seat that has only this, each by its exchange or kind."""
    table = Table(seat("witches", "E7", **{**NONE, **has}))
    found = conversions_for(table.state, 0, price)
    codec = table.session.game.codec
    told = [] if found is None else [codec.write(each) for each in found]
    return None if found is None else [str(each.get("exchange", each["kind"])) for each in told]


def test_a_price_that_can_be_paid_takes_none() -> None:
    assert ways(Amount(2, 1), coins=2, workers=1) == []


def test_power_is_used_before_priests_and_workers() -> None:
    has = {"workers": 2, "priests": 2, "bowls": [0, 0, 12]}
    assert ways(Amount(1, 3), **has) == ["power_to_worker", "power_to_coin"]


def test_power_that_is_missing_is_burned() -> None:
    assert ways(Amount(workers=1), bowls=[0, 4, 1]) == ["burn", "burn", "power_to_worker"]


def test_without_power_priests_become_workers_and_workers_coins() -> None:
    assert ways(Amount(workers=2), workers=1, priests=1) == ["priest_to_worker"]
    assert ways(Amount(coins=1, workers=1), workers=2) == ["worker_to_coin"]


def test_a_priest_takes_five_power_and_one_that_is_left() -> None:
    assert ways(Amount(priests=1), bowls=[0, 0, 5]) == ["power_to_priest"]
    assert ways(Amount(priests=1), bowls=[0, 0, 4]) is None
    assert ways(Amount(priests=8), bowls=[0, 0, 12]) is None


def test_what_is_part_of_the_price_is_not_converted() -> None:
    assert ways(Amount(workers=1, priests=1), priests=1) is None
    assert ways(Amount(coins=1, workers=1), workers=1) is None


def test_a_price_that_takes_too_many_is_not_offered() -> None:
    assert ways(Amount(coins=10), bowls=[0, 0, 12]) == ["power_to_coin"] * 10
    assert ways(Amount(coins=11), bowls=[0, 0, 12]) is None
