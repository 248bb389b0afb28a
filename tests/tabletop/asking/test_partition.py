"""Things are sorted into groups with room for so many."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.asking.partition import PartitionGroup, PartitionModel
from resarcana_gui.tabletop.items.table_item import Key
from tests.tabletop.asking.answers import Lay

YEARS = [PartitionGroup("I", 3, 3), PartitionGroup("II", 3, 3), PartitionGroup("III", 3, 3)]


def answer(sorted_in: tuple[tuple[Key, ...], ...]) -> Command | None:
    return Lay(*(int(str(card)) for group in sorted_in for card in group))


def model(things: int = 9) -> PartitionModel:
    return PartitionModel(range(things), YEARS, answer)


def test_there_is_an_answer_once_everything_is_sorted() -> None:
    years = model()
    for card in range(8):
        assert years.put(card, card % 3) and years.command is None
    assert years.put(8, 2) and years.command == Lay(0, 3, 6, 1, 4, 7, 2, 5, 8)


def test_a_full_group_takes_no_more_and_loses_nothing() -> None:
    years = model()
    for card in range(3):
        years.put(card, 0)
    assert not years.put(3, 0) and years.members(0) == [0, 1, 2] and 3 in years.members(None)
    assert years.put(1, 0), "it is there already"


def test_two_things_change_places_whether_sorted_or_not() -> None:
    years = model()
    years.put(0, 0)
    years.put(1, 1)
    years.swap(0, 1)
    assert (years.placed[0], years.placed[1]) == (1, 0)
    years.swap(0, 5)
    assert years.placed[5] == 1 and 0 in years.members(None)
    years.swap(6, 7)
    assert len(years.members(None)) == 7


def test_onwards_goes_around_past_full_groups() -> None:
    years = model()
    for card in (1, 2, 3):
        years.put(card, 1)
    way = []
    for _ in range(3):
        assert years.onwards(0)
        way.append(years.placed.get(0))
    assert way == [0, 2, None]
    assert years.onwards(0, -1) and years.placed[0] == 2


def test_groups_that_cannot_hold_everything_or_need_more_are_refused() -> None:
    for things in (8, 10):
        with pytest.raises(ValueError, match=f"{things} things do not fit"):
            model(things)
    with pytest.raises(KeyError):
        model().put("nobody", 0)


moves = st.lists(st.tuples(st.sampled_from(["put", "swap", "onwards"]), st.integers(0, 8), st.integers(0, 8)))


@given(moves)
def test_whatever_is_done_every_thing_is_in_one_place_and_no_group_is_overfull(
    done: list[tuple[str, int, int]],
) -> None:
    years = model()
    for move, one, other in done:
        if move == "put":
            years.put(one, None if other > 6 else other % 3)
        elif move == "swap":
            years.swap(one, other)
        else:
            years.onwards(one, 1 if other % 2 else -1)
        places = [years.members(group) for group in (None, 0, 1, 2)]
        assert sorted(int(str(thing)) for place in places for thing in place) == list(range(9))
        assert all(len(place) <= 3 for place in places[1:])
