from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.records import tally
from tests.records.history import game, played


def test_games_are_counted_with_victories_and_points() -> None:
    found = tally.tally(played(game(points=12, rounds=4), game(won=False, points=6, rounds=6)))
    assert (found.games, found.wins, found.share) == (2, 1, 0.5)
    assert found.mean_points == 9.0


def test_without_games_there_is_nothing_to_divide_by() -> None:
    none = tally.tally([])
    assert (none.share, none.mean_points) == (0.0, 0.0)
    assert tally.means([], ["dragons"]) == {} and tally.best([], "points") is None and tally.quickest([]) is None


def test_by_a_label_the_most_played_comes_first() -> None:
    games = played(game(label="witch"), game(label="druid"), game(label="druid", won=False), game(label=""))
    found = tally.tallies(games, tally.by_label("mage"))
    assert list(found) == ["druid", "witch"] and found["druid"].share == 0.5


def test_by_opponent_a_game_counts_once_for_every_kind_in_it() -> None:
    found = tally.tallies(played(game(seats=4, kind="master"), game(kind="adept")), tally.by_opponent)
    assert {kind: each.games for kind, each in found.items()} == {"adept": 1, "master": 1}


def test_streaks_are_those_of_now_and_the_longest() -> None:
    won = [True, True, True, False, True, True]
    assert tally.streaks(played(*(game(won=each) for each in won))) == (2, 3)


@given(st.lists(st.booleans(), max_size=30))
def test_no_streak_is_longer_than_the_longest_nor_than_all_victories(won: list[bool]) -> None:
    now, longest = tally.streaks(played(*(game(won=each) for each in won)))
    assert 0 <= now <= longest <= sum(won)
    assert (longest == 0) == (not any(won))


@given(st.lists(st.booleans(), max_size=30), st.integers(1, 12))
def test_the_share_over_time_ends_with_the_share_of_the_last_games(won: list[bool], width: int) -> None:
    games = played(*(game(won=each) for each in won))
    shares = tally.shares_over_time(games, width)
    assert len(shares) == len(games)
    if games:
        assert shares[-1] == pytest.approx(sum(won[-width:]) / len(won[-width:]))


def test_persons_are_told_apart_by_name_and_all_of_them_together_are_everybody() -> None:
    records = [game(day=3), game(name="Ben", day=1), game(day=2)]
    assert tally.persons(records) == ["Ada", "Ben"]
    assert [each.record.ended for each in tally.played_by(records, "Ada")] == [game(day=2).ended, game(day=3).ended]
    assert len(tally.played_by(records, None)) == 3


def test_the_best_and_the_quickest_game_are_found() -> None:
    games = played(
        game(points=11, rounds=5, day=1), game(won=False, points=14, rounds=3, day=2), game(points=14, day=3)
    )
    best, quickest = tally.best(games, "points"), tally.quickest(games)
    assert best is games[1] and quickest is games[0]


def test_means_are_over_all_games() -> None:
    assert tally.means(played(game(dragons=3), game()), ["dragons"]) == {"dragons": 1.5}


def test_the_labels_of_games_are_known_in_their_order() -> None:
    assert tally.label_names(played(game(), game())) == ["mage"]
