from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.records import tally
from resarcana_gui.records.match_record import MatchRecord
from tests.records.history import game, hot_seat, played


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


def test_a_game_of_several_persons_is_one_game_which_one_of_them_won() -> None:
    games = tally.played_by([hot_seat(day=1), game(won=False, day=2)], None)
    found = tally.tally(games)
    assert (len(games), found.games, found.wins) == (3, 2, 1)
    assert found.mean_points == (8 + 12 + 10) / 3


def test_a_game_of_several_persons_counts_once_for_its_setup_and_its_machines() -> None:
    games = tally.played_by([hot_seat()], None)
    for key in (tally.by_label("setup"), tally.by_opponent):
        assert [(each.games, each.wins) for each in tally.tallies(games, key).values()] == [(1, 1)]


def test_a_victory_of_one_of_several_persons_ends_no_streak() -> None:
    games = tally.played_by([hot_seat(day=1), hot_seat(day=2, points=(9, 3))], None)
    assert tally.streaks(games) == (2, 2)


def test_each_game_is_seen_once_through_the_eyes_of_whoever_came_first() -> None:
    games = tally.played_by([hot_seat(day=1), game(day=2)], None)
    assert [(each.record.ended, each.place) for each in tally.best_placed(games)] == [
        (games[0].record.ended, 1),
        (games[2].record.ended, 1),
    ]


def test_a_person_who_is_called_differently_in_other_languages_is_one() -> None:
    records = [game(name="You", day=1), game(name="T\u00fa", day=2), game(name="Ben", day=3)]

    def names(record: MatchRecord) -> list[str]:
        return ["T\u00fa" if player.name == "You" else player.name for player in record.players]

    assert tally.persons(records, names) == ["T\u00fa", "Ben"]
    assert len(tally.played_by(records, "T\u00fa", names)) == 2
