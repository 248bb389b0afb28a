from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.companion import Calibration
from resarcana_gui.documents import read_document
from resarcana_gui.games.resarcana.ai.companion.adviser import calibration_from
from tools.calibrate import FEWEST, Example, corrections_from, main, report, written


def examples(stage: int, number: int, share: float = 0.6) -> list[Example]:
    """The first seat is expected to have this share, and wins three games of four."""
    return [Example(2, stage, (share, 1 - share), (1.0, 0.0) if at % 4 else (0.0, 1.0)) for at in range(number)]


def test_a_stage_that_was_expected_too_timidly_is_corrected() -> None:
    known = Calibration({2: corrections_from(examples(0, FEWEST))})
    assert known.chance(0.6, 2, 0) == pytest.approx(0.75, abs=0.01)


def test_a_stage_with_few_examples_is_corrected_like_the_one_before() -> None:
    corrections = corrections_from([*examples(0, FEWEST), *examples(1, 3, 0.1)])
    assert len(corrections) == 2 and corrections[0] == corrections[1]


def test_the_report_tells_the_score_by_round_and_what_came_true() -> None:
    lines = list(report(examples(3, 8), Calibration()))
    assert "| 3 | 8 | 0.210 | 0.210 |" in lines and "| all | 8 | 0.210 | 0.210 |" in lines
    assert "| 60 % | 75 % | 8 |" in lines


def test_what_is_written_is_what_the_game_reads(tmp_path: Path) -> None:
    file = tmp_path / "chances.yaml"
    file.write_text(written({2: [(1.25, -0.5), (2.0, 0.0)], 4: [(1.0, 0.125)]}))
    assert calibration_from(read_document(file)).corrections == {2: [(1.25, -0.5), (2.0, 0.0)], 4: [(1.0, 0.125)]}


@pytest.mark.slow
def test_games_are_played_and_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.calibrate.ASKED", 20)
    file = tmp_path / "chances.yaml"
    arguments = ["--agent", "greedy", "--setup", "first", "--seats", "2", "--games", "2", "--jobs", "1"]
    assert main([*arguments, "--thinking", "1", "--looking", "2", "--out", str(file)]) == 0
    out = capsys.readouterr().out
    assert "2 seats, 2 games" in out and "| 3 and later |" in out
    assert set(calibration_from(read_document(file)).corrections) == {2}


def test_a_folder_that_is_not_there_is_told_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--out", str(tmp_path / "nowhere" / "chances.yaml"), "--games", "1000000"]) == 2
    assert "nowhere" in capsys.readouterr().err
