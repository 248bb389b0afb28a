from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.records.achievements import Achievement, Progress, Range, newly_achieved, progress
from resarcana_gui.records.achievements_file import AchievementsError, read_achievements
from resarcana_gui.records.match_record import MatchRecord
from tests.records.history import game, played

WON = {"won": Range(1)}


def only(achievement: Achievement, *records: MatchRecord) -> Progress:
    (found,) = progress([achievement], played(*records))
    return found


def test_one_victory_is_enough_where_nothing_else_is_asked() -> None:
    first = Achievement("first", WON)
    assert only(first, game(won=False)).when is None
    achieved = only(first, game(won=False), game(day=1), game(day=2))
    assert achieved.when == game(day=1).ended and achieved.done == 1


def test_all_conditions_must_hold_in_the_same_game() -> None:
    quick = Achievement("quick", {**WON, "rounds": Range(most=4), "monuments": Range(most=0)})
    assert only(quick, game(rounds=4, monuments=2), game(rounds=6), game(won=False, rounds=3)).when is None
    assert only(quick, game(rounds=4, monuments=0)).when is not None


def test_a_number_that_a_game_does_not_have_is_0() -> None:
    assert only(Achievement("dragons", {"dragons": Range(1)}), game()).when is None
    assert only(Achievement("none", {"dragons": Range(most=0)}), game()).when is not None


def test_conditions_may_name_the_place_and_what_the_outcome_and_the_progress_measure() -> None:
    record = game(won=False, rounds=4)
    measured = replace(record, players=(replace(record.players[0], measures={"coins": 3}), *record.players[1:]))
    conditions = {"coins": Range(3), "rounds": Range(most=4), "place": Range(2, 2)}
    assert only(Achievement("thrifty", conditions), measured).when is not None
    assert only(Achievement("thrifty", conditions), record).when is None


def test_the_margin_is_over_the_best_rival_and_is_lost_by_the_loser() -> None:
    close = Achievement("close", {**WON, "margin": Range(most=0)})
    assert only(close, game(points=10, rival=10)).when is not None
    assert only(close, game(points=11, rival=10)).when is None
    assert only(Achievement("far", {"margin": Range(1)}), game(won=False, points=5, rival=12)).when is None


def test_every_kind_of_opponent_that_was_beaten_counts_by_its_name() -> None:
    master = Achievement("master", {"beat:master": Range(1)})
    assert only(master, game(kind="adept"), game(won=False, kind="master")).when is None
    assert only(master, game(kind="master", seats=3)).when is not None


def test_some_have_to_happen_several_times() -> None:
    thrice = Achievement("thrice", WON, times=3)
    assert only(thrice, game(), game(won=False, day=1), game(day=2)) == Progress(thrice, 2, None)
    assert only(thrice, game(), game(won=False), game(), game(day=9)).when == game(day=9).ended


def test_or_in_a_row_and_then_a_defeat_begins_it_again() -> None:
    streak = Achievement("streak", WON, times=3, in_a_row=True)
    assert only(streak, game(), game(), game(won=False), game()) == Progress(streak, 1, None)
    assert only(streak, game(), game(), game()).when is not None


def test_or_with_different_values_of_a_label() -> None:
    mages = Achievement("mages", WON, times=2, different="mage")
    assert only(mages, game(label="druid"), game(label="druid"), game(won=False, label="witch")) == Progress(
        mages, 1, None
    )
    assert only(mages, game(label="druid"), game(label="witch")).when is not None
    assert only(Achievement("signs", WON, times=1, different="sign"), game()).when is None


def test_some_count_in_one_setup_only_and_others_do_not_break_a_row() -> None:
    drafted = Achievement("drafted", WON, setup="draft", times=2, in_a_row=True)
    assert only(drafted, game(setup="draft"), game(won=False), game(setup="draft")).when is not None


def test_what_the_last_game_achieved_is_told_once() -> None:
    wanted = [Achievement("first", WON), Achievement("second", WON, times=2), Achievement("third", WON, times=3)]
    assert [each.name for each in newly_achieved(wanted, played(game()))] == ["first"]
    assert [each.name for each in newly_achieved(wanted, played(game(), game(day=1)))] == ["second"]
    assert newly_achieved(wanted, []) == []


def test_they_are_read_from_a_file_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "achievements.yaml"
    path.write_text(
        "b: {won: 1, rounds: {most: 5}}\na: {won: {least: 1, most: 1}, setup: draft, times: 2, in_a_row: true}\n"
        "c: {different: mage, times: 4}\n"
    )
    b, a, c = read_achievements(path)
    assert b == Achievement("b", {"won": Range(1), "rounds": Range(most=5)})
    assert a == Achievement("a", {"won": Range(1, 1)}, "draft", 2, in_a_row=True)
    assert c == Achievement("c", {}, None, 4, different="mage")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[]", "no achievements by name"),
        ("a: 1", "'a' has no conditions"),
        ("a: {won: maybe}", "not a range: 'maybe'"),
        ("a: {won: {about: 1}}", "not a range"),
        ("a: {won: true}", "not a range"),
        ("a: {setup: 3}", "setup that is not a word"),
        ("a: {times: 0}", "at least once, not 0 times"),
    ],
)
def test_what_is_none_is_refused_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "achievements.yaml"
    path.write_text(text)
    with pytest.raises(AchievementsError, match=says):
        read_achievements(path)
