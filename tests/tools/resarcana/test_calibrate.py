from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.companion import Calibration
from resarcana_gui.agents.companion.rivals import rivals_from
from resarcana_gui.documents import read_document
from tools.calibrate import FEWEST, Example, corrections_from, main, report


def examples(stage: int, number: int, share: float = 0.6) -> list[Example]:
    """The first seat is expected to have this share, and wins three games of four."""
    return [Example(stage, (share, 1 - share), (1.0, 0.0) if at % 4 else (0.0, 1.0)) for at in range(number)]


def test_a_stage_that_was_expected_too_timidly_is_corrected() -> None:
    known = Calibration({2: corrections_from(examples(0, FEWEST))})
    assert known.chance(0.6, 2, 0) == pytest.approx(0.75, abs=0.01)


def test_a_stage_with_few_examples_is_corrected_like_the_one_before() -> None:
    corrections = corrections_from([*examples(0, FEWEST), *examples(3, 3, 0.1)])
    assert len(corrections) == 4 and corrections[0] == corrections[1] == corrections[2] == corrections[3]


def test_a_stage_learns_from_those_beside_it_as_well() -> None:
    half = FEWEST // 2
    corrections = corrections_from([*examples(0, half), *examples(1, half), *examples(2, half, 0.3)])
    assert corrections[0] != corrections[1] == corrections_from([*examples(0, 2 * half), *examples(0, half, 0.3)])[0]


def test_the_report_tells_the_score_by_round_and_what_came_true() -> None:
    lines = list(report(examples(3, 8), Calibration()))
    assert "| 3 | 8 | 0.210 | 0.210 |" in lines and "| all | 8 | 0.210 | 0.210 |" in lines
    assert "| 60 % | 75 % | 8 |" in lines and "| 40 % | 25 % | 8 |" in lines


@pytest.mark.slow
def test_games_are_played_and_measured_and_what_is_known_of_others_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.calibrate.ASKED", 20)
    file = tmp_path / "chances.yaml"
    file.write_text("other: {3: [[1, 0]]}")
    arguments = ["--rivals", "greedy", "--agent", "greedy", "--setup", "first", "--seats", "2", "--games", "2"]
    assert main([*arguments, "--jobs", "1", "--thinking", "1", "--looking", "2", "--out", str(file)]) == 0
    out = capsys.readouterr().out
    assert "greedy, 2 seats, 2 games" in out and "| told in numbers |" in out
    known = rivals_from(read_document(file))
    assert set(known["greedy"].calibration.corrections) == {2}
    assert set(known["other"].calibration.corrections) == {3}


def test_a_folder_that_is_not_there_is_told_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--out", str(tmp_path / "nowhere" / "chances.yaml"), "--games", "1000000"]) == 2
    assert "nowhere" in capsys.readouterr().err
