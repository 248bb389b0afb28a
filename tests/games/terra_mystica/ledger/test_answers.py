"""Answers to offers of power in a ledger: open until they are answered, silently refused, and what the Cultists get."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.ledger.notation import LedgerError
from resarcana_gui.games.terra_mystica.ledger.reader import summed
from tests.for_each import for_each
from tests.games.terra_mystica.ledger.test_commands import (
    NOMADS,
    WITCHES,
    give,
    replayed,
    rich,
    steps,
    stock,
)


def test_offers_stay_open_and_answers_name_the_amount_and_the_builder() -> None:
    first = "nomads: upgrade F3 to TP\nwitches: leech 1 from nomads. upgrade F4 to trading post"
    replay = replayed(f"{first}\nnomads: decline 2 from witches", WITCHES, NOMADS)
    assert stock(replay) == (20, 18, 4, 0, 4, 8, 0)
    assert replay.state.offers == []


def test_an_action_refuses_what_was_left_open_and_decline_without_amount_all() -> None:
    text = "nomads: upgrade F3 to TP\nwitches: advance dig"
    with pytest.raises(LedgerError, match="digging cannot be advanced"):
        replayed(text, WITCHES, NOMADS)
    acted = replayed("nomads: upgrade F3 to TP\nwitches: dig 1. transform E7", WITCHES, NOMADS)
    assert acted.state.offers == []
    open_still = replayed("nomads: upgrade F3 to TP\nwitches: convert 1w to 1c", WITCHES, NOMADS)
    assert open_still.state.offers == [1, 0, 1]
    assert replayed("nomads: upgrade F3 to TP\nwitches: decline", WITCHES, NOMADS).state.offers == []


def test_an_offer_larger_than_what_is_taken_is_meant_too() -> None:
    replay = replayed("witches: upgrade F4 to TP\nnomads: leech 1 from witches", WITCHES, "nomads:F3 G4 E8")
    assert replay.state.offers == []
    with pytest.raises(LedgerError, match="no such offer"):
        replayed("nomads: leech 1", WITCHES, NOMADS)
    with pytest.raises(LedgerError, match="nobody plays auren"):
        replayed("nomads: leech 1 from auren", WITCHES, NOMADS)


def test_no_more_is_taken_of_an_offer_than_is_named() -> None:
    replay = replayed("witches: upgrade F4 to TP\nnomads: leech 1 from witches", WITCHES, "nomads:F3 G4 E8")
    assert stock(replay, 1)[0] == 20 and stock(replay, 1)[4:] == (1, 11, 0)


def test_offers_of_two_structures_are_told_as_one_for_each_neighbour() -> None:
    replay = rich("halflings:E6 A1", "witches:F4 E9")
    give(replay, "upgrade E6 to TP. done. upgrade E6 to SH. transform E7 to brown. build E7")
    assert summed(replay._table.offers.made) == ["3"]


def test_cultists_get_a_step_for_the_first_who_accepts_and_a_power_if_all_refuse() -> None:
    text = "cultists: upgrade E6 to TP\nwitches: leech 1 from cultists\ncultists: +water"
    assert steps(replayed(text, "cultists:E6 A1", WITCHES).state) == [1, 1, 1, 0]
    refused = replayed("cultists: upgrade E6 to TP\nwitches: decline", "cultists:E6 A1", WITCHES)
    assert stock(refused)[4:] == (4, 8, 0)
    with pytest.raises(LedgerError, match="no such cult steps are due"):
        replayed("cultists: +water", "cultists:E6 A1", WITCHES)


def test_what_the_site_tells_before_the_answers_is_not_given_twice() -> None:
    text = "cultists: upgrade E6 to TP\ncultists: [opponent accepted power]\nwitches: leech 1 from cultists"
    replay = replayed(text, "cultists:E6 A1", WITCHES)
    assert replay.dues(0)["devotion"] == 1
    text = "cultists: upgrade E6 to TP\ncultists: [all opponents declined power]\nwitches: decline 1 from cultists"
    assert stock(replayed(text, "cultists:E6 A1", WITCHES))[4:] == (4, 8, 0)


@for_each("end", ["", "\ncultists: [all opponents declined power]"])
def test_when_the_last_one_asked_drops_out_all_have_refused_whether_the_site_tells_it_before_or_after(end: str) -> None:
    start = "cultists: upgrade E6 to TP\ngiants: decline 1 from cultists"
    drops = ["witches: resign" + end, end.strip() + "\nwitches dropped from the game"]
    for drop in drops:
        replay = replayed(f"{start}\n{drop}", "cultists:E6 A1", WITCHES, "giants:D4 A6")
        assert stock(replay)[4:] == (4, 8, 0)


def test_a_builder_may_be_named_in_two_words() -> None:
    text = "chaosmagicians: upgrade E3 to TP\nnomads: leech 1 from Chaos Magicians"
    assert stock(replayed(text, "chaosmagicians:E3", "nomads:E8 I7 D3"), 1)[4:] == (1, 11, 0)


def test_an_offer_of_which_nothing_can_be_gained_is_neither_taken_nor_refused() -> None:
    replay = replayed("cultists: upgrade E6 to TP", "cultists:E6 A1", WITCHES)
    replay.state.set_stock(1, 0, 0, 0, 0, 0, 12, 20, 0, 0, 0)
    give(replay, "leech 1 from cultists", seat=1)
    assert stock(replay)[4:] == (5, 7, 0) and replay.dues(0)["devotion"] == 0
