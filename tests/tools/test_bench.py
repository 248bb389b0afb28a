from __future__ import annotations

import json

import pytest

from tools import bench, measure

FIGURES = dict.fromkeys(measure.FIGURES, 2.0)


def test_medians_are_taken_figure_by_figure() -> None:
    rounds = [{**FIGURES, "clone_us": value} for value in (9.0, 1.0, 4.0)]
    assert bench.medians(rounds) == {**FIGURES, "clone_us": 4.0}


def test_the_table_has_a_row_for_every_figure_and_tells_how_both_ways_compare() -> None:
    drawn = bench.table({"interpreted": FIGURES, "compiled": {**FIGURES, "games_per_s": 10.0}})
    rows = drawn.splitlines()
    assert len(rows) == 1 + len(measure.FIGURES)
    assert rows[1].split()[-3:] == ["2.00", "10.00", "5.00"]


def test_figures_carry_the_way_they_were_measured_in_their_names() -> None:
    flat = bench.flat({"interpreted": FIGURES, "compiled": FIGURES})
    assert {"games_per_s_interpreted", "games_per_s_compiled", "clone_us_compiled"} <= set(flat)


def test_a_wrong_number_of_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bench.main(["--games", "0"])
    assert stopped.value.code == 2
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.slow
def test_measuring_prints_every_figure_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "POSITIONS", 50)
    monkeypatch.setattr(measure, "WARM_UP", 1)
    monkeypatch.setattr(measure, "LOOKS", 2)
    monkeypatch.setattr("gc.freeze", lambda: None)
    assert measure.main(["--games", "2"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == set(measure.FIGURES)
    assert all(value > 0 for name, value in figures.items() if name != "rss_mb")
