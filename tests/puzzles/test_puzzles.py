from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle import Attempt, PuzzleError, Standing, daily, puzzle_lines, read_puzzles, streak
from resarcana_gui.puzzles.puzzle_progress import ALONE, HINTED, SHOWN, PuzzleProgress
from resarcana_gui.puzzles.puzzle_search import best_of
from tests.match.stall import people
from tests.puzzles.posed import StallPuzzler, puzzle
from tests.toy.game import Toy

DAY = date(2026, 11, 22)
POSED = [puzzle(name) for name in ("abc", "def", "ghi", "jkl", "mno")]


def test_the_puzzle_of_the_day_follows_from_the_date_alone_and_each_comes_before_any_comes_again() -> None:
    days = [DAY + timedelta(days=at) for at in range(10)]
    names = [daily(POSED, day).name for day in days]
    assert names == [daily(list(reversed(POSED)), day).name for day in days]
    first = -DAY.toordinal() % len(POSED)
    assert sorted(names[first : first + len(POSED)]) == sorted(each.name for each in POSED)


@pytest.mark.parametrize(
    ("before", "length"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 2), 1)]
)
def test_a_streak_lasts_until_a_day_is_missed_and_today_is_not_over(before: tuple[int, ...], length: int) -> None:
    assert streak({DAY - timedelta(days=at) for at in before}, DAY) == length


def test_stars_are_kept_and_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "new" / "puzzles.json"
    progress = PuzzleProgress(path, "toy")
    progress.mark_solved("abc", HINTED, DAY)
    progress.mark_solved("abc", SHOWN)
    progress.mark_solved("def", ALONE)
    again = PuzzleProgress(path, "toy")
    assert (again.stars("abc"), again.stars("def"), again.stars("ghi")) == (HINTED, ALONE, 0)
    assert set(again.days) == {DAY}


def test_what_was_tried_is_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    progress = PuzzleProgress(path, "toy")
    progress.mark_tried("abc")
    progress.mark_tried("abc")
    PuzzleProgress(path, "toy").mark_tried("def")
    again = PuzzleProgress(path, "toy")
    assert again.tried("abc") and again.tried("def") and not again.tried("ghi") and not again.stars("abc")
    assert json.loads(path.read_text())["toy"]["tried"] == ["abc", "def"]
    path.write_text('{"toy": {"tried": [3, "abc"]}}')
    assert PuzzleProgress(path, "toy").tried("abc")


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"toy": 3}', '{"toy": {"solved": [1], "days": 7}}', '{"other": {}}', "\x00", "[" * 5000],
)
def test_damaged_progress_begins_anew_and_can_be_written_again(tmp_path: Path, content: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(content)
    progress = PuzzleProgress(path, "toy")
    assert progress.stars("abc") == 0 and not progress.days
    progress.mark_solved("abc", ALONE)
    assert PuzzleProgress(path, "toy").stars("abc") == ALONE


def test_the_sound_part_of_damaged_progress_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('{"toy": {"solved": {"abc": 3, "def": 9, "ghi": "3"}, "days": ["2026-11-22", "tomorrow", 5]}}')
    progress = PuzzleProgress(path, "toy")
    assert [progress.stars(name) for name in ("abc", "def", "ghi")] == [3, 0, 0]
    assert set(progress.days) == {DAY}


def test_what_two_windows_have_solved_is_all_there(tmp_path: Path) -> None:
    one, other = PuzzleProgress(tmp_path / "puzzles.json", "toy"), PuzzleProgress(tmp_path / "puzzles.json", "toy")
    one.mark_solved("p1", ALONE, DAY)
    one.mark_solved("p2", SHOWN)
    other.mark_solved("p9", HINTED, DAY - timedelta(days=1))
    other.mark_solved("p1", SHOWN)
    again = PuzzleProgress(tmp_path / "puzzles.json", "toy")
    for progress in (again, other):
        assert [progress.stars(name) for name in ("p1", "p2", "p9")] == [ALONE, SHOWN, HINTED]
        assert set(progress.days) == {DAY, DAY - timedelta(days=1)}


def test_of_ninety_solved_puzzles_none_is_lost_with_the_last_bracket(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    solved = {f"p{at}": at % 3 + 1 for at in range(90)}
    path.write_text(json.dumps({"toy": {"solved": solved, "days": ["2026-11-22"]}})[:-1])
    progress = PuzzleProgress(path, "toy")
    assert progress.damage is not None and progress.damage.aside is not None
    progress.mark_solved("p90", ALONE)
    again = PuzzleProgress(path, "toy")
    assert [again.stars(f"p{at}") for at in range(91)] == [*solved.values(), ALONE] and set(again.days) == {DAY}
    assert again.damage is None


def test_where_nothing_can_be_kept_progress_lasts_while_the_program_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (None, tmp_path / "file" / "puzzles.json"):
        progress = PuzzleProgress(path, "toy")
        progress.mark_solved("abc", ALONE)
        assert progress.stars("abc") == ALONE


def test_puzzles_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(puzzle_lines(POSED))
    assert read_puzzles(path) == tuple(POSED)


@pytest.mark.parametrize(
    ("line", "about"),
    [
        ("[]", "not a puzzle"),
        ("{", "Expecting"),
        ('{"name": 3}', "name"),
        ('{"name": "a", "options": {}, "solution": [3]}', "answer"),
        ('{"name": "a", "options": {}, "solution": [], "points": -1}', "whole numbers"),
    ],
)
def test_a_line_that_is_no_puzzle_is_named(tmp_path: Path, line: str, about: str) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(puzzle_lines(POSED[:1]) + line + "\n")
    with pytest.raises(PuzzleError, match=rf"line 2: .*{about}"):
        read_puzzles(path)


def test_longer_solutions_and_false_friends_make_a_puzzle_harder() -> None:
    grades = [puzzle("a", length=length, friends=friends).grade for length, friends in ((2, 0), (4, 0), (4, 2), (9, 0))]
    assert grades == sorted(grades) and grades[0] == 1 and grades[-1] == 5


def test_no_two_puzzles_that_are_chosen_do_the_same() -> None:
    alike = [puzzle("abc", friends=2), puzzle("abd", friends=1), puzzle("acb"), puzzle("xyz")]
    assert [each.name for each in best_of(alike, 9)] == ["abc", "xyz"]


def test_as_many_are_chosen_to_win_as_to_take_the_lead_while_there_are_both() -> None:
    leads = [puzzle(name, length=9) for name in ("abc", "def", "ghi")]
    wins = [puzzle(name, points=0, length=4) for name in ("jkl", "mno")]
    assert [each.points == 0 for each in best_of([*leads, *wins], 4)].count(True) == 2


def test_what_takes_no_thought_and_leads_of_few_points_are_not_chosen() -> None:
    assert not best_of([puzzle("abc", length=2), puzzle("def", points=2), puzzle("ghi", points=0, length=3)], 9)


def test_an_attempt_that_reaches_the_next_round_has_missed() -> None:
    match = Match.start(Toy(), {"cards": 6}, people(), 2)
    attempt = Attempt(Toy(), StallPuzzler(), puzzle("abc", points=1), match.view(0))
    assert attempt.standing(match.view(0)) is Standing.OPEN
    while match.progress() == {"rounds": 1}:
        match.submit(match.legal()[0])
    assert attempt.standing(match.view(0)) is Standing.MISSED
    assert (attempt.wanted(match.view(0)), attempt.points(match.view(0))) == (1, 0)


def test_an_attempt_is_judged_by_who_won_once_the_game_is_over() -> None:
    for first in (0, -1):
        match = Match.start(Toy(), {"cards": 3}, people(), 2)
        attempt = Attempt(Toy(), StallPuzzler(), puzzle("abc", points=0), match.view(0))
        while match.pending is not None:
            match.submit(match.legal()[first])
        assert match.outcome is not None
        won = match.outcome.winners == (0,)
        assert attempt.standing(match.view(0)) is (Standing.SOLVED if won else Standing.MISSED)
