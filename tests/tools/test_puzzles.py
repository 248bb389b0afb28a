from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.puzzles.puzzle import Puzzle, read_puzzles
from resarcana_gui.puzzles.puzzle_search import turns
from tests.match.stall import finished
from tests.puzzles.posed import StallPuzzler, puzzle
from tests.toy.game import Toy
from tests.toy.plugin import ToyPlugin
from tools import puzzles
from tools.puzzles import PuzzleFinder, install, main, search, searched, summary


class Names(PuzzleFinder):
    """Finds a puzzle for each letter of a name, by the number of the game."""

    def __init__(self, *names: str) -> None:
        super().__init__(ToyPlugin(), StallPuzzler(), 100)
        self.names = names
        self.searched: list[int] = []

    def puzzles(self, seed: int) -> list[Puzzle]:
        self.searched.append(seed)
        return [puzzle(3 * letter) for letter in self.names[(seed - 1) % len(self.names)]]

    def prove_again(self, puzzle: Puzzle) -> Puzzle | None:
        return None if "x" in puzzle.name else puzzle


def test_a_search_goes_on_where_it_was_even_after_a_line_that_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "new" / "toy.jsonl"
    finder = Names("ab", "", "c")
    search(finder, path, 2)
    with path.open("a") as file:
        file.write('{"seed": 3, "puz\n')
    search(finder, path, 1)
    assert finder.searched == [1, 2, 3]
    assert [(seed, len(puzzles)) for seed, puzzles in searched(path)] == [(1, 2), (2, 0), (3, 1)]


def test_only_what_is_proved_again_is_installed_the_easiest_first(tmp_path: Path) -> None:
    finder = Names("ab", "x")
    search(finder, tmp_path / "toy.jsonl", 2)
    target = tmp_path / "puzzles.jsonl"
    installed = install(finder, tmp_path / "toy.jsonl", target, 9)
    assert [each.name for each in installed] == ["aaa", "bbb"] == [each.name for each in read_puzzles(target)]
    assert "2 puzzles: 2 of grade 1" in summary(installed)


def test_a_game_that_does_not_end_has_no_puzzles_and_the_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LONGEST", 1)
    assert PuzzleFinder(ToyPlugin(), StallPuzzler(), 100).puzzles(1) == []


def test_a_game_without_puzzles_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err


def test_the_turns_of_a_seat_in_a_round_belong_together_and_the_last_round_is_always_searched() -> None:
    match = finished()
    groups = list(turns(Toy(), StallPuzzler(), match.history))
    steps = match.history.steps
    assert groups and all(len({steps[at].seat for at in group}) == 1 for group in groups)
    assert max(at for group in groups for at in group) == max(at for at, step in enumerate(steps) if step.opens)
