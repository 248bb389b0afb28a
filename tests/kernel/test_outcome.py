"""An outcome ranks the seats, with shared places, and carries further numbers by name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.game import Outcome, places_of
from resarcana_gui.kernel.session import Session
from tests.toy.game import Toy

STANDINGS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6)


def test_more_points_come_first_and_a_shared_place_leaves_out_those_after_it() -> None:
    outcome = Outcome.ranked((7, 9, 7, 3))
    assert outcome.places == (2, 1, 2, 4)
    assert outcome.winners == (1,) and outcome.measures == {}


def test_measures_break_ties_in_their_order() -> None:
    outcome = Outcome.ranked((5, 5, 5), {"cards": (1, 2, 2), "coins": (9, 0, 1)})
    assert outcome.places == (3, 2, 1)
    assert outcome.measures["coins"] == (9, 0, 1)


def test_those_whom_nothing_tells_apart_share_the_victory() -> None:
    assert Outcome.ranked((4, 4), {"coins": (1, 1)}).winners == (0, 1)


@given(standings=STANDINGS)
def test_a_place_is_one_more_than_the_number_of_seats_before_it(standings: list[tuple[int, int]]) -> None:
    places = places_of(standings)
    assert min(places) == 1
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert [standings[seat] for seat in sorted(range(len(places)), key=lambda seat: places[seat])] == sorted(
        standings, reverse=True
    )


class Years(Toy):
    """A stall that counts years."""

    def stage_name(self) -> str:
        return "years"

    def progress(self, state: object) -> dict[str, int]:
        return {"rounds": 3, "years": 2}


def test_a_game_names_the_number_that_counts_its_stages() -> None:
    table = Session.start(Toy(), {}, 1)
    assert Toy().stage(table.state) == Toy().progress(table.state)["rounds"] == 1
    assert Years().stage(table.state) == 2


def test_a_game_without_stages_is_always_before_the_first() -> None:
    class Timeless(Toy):
        def progress(self, state: object) -> dict[str, int]:
            return {}

    assert Timeless().stage(Session.start(Toy(), {}, 1).state) == 0
