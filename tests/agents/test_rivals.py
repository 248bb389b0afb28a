from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.companion import Calibration, Rival
from resarcana_gui.agents.companion.rivals import calibration_against, rivals_from, written
from resarcana_gui.documents import read_document


def rival(*stages: tuple[float, float], seats: int = 2) -> Rival:
    return Rival(Calibration({seats: list(stages)}))


@pytest.mark.parametrize(
    "data",
    [None, [], {"a": []}, {"a": {2: 3}}, {"a": {"two": []}}, {"a": {2: [[1]]}}, {"a": {2: [["a", "b"]]}}],
)
def test_rivals_that_make_no_sense_are_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"rivals|entry|corrections|slope"):
        rivals_from(data)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    known = {
        "weak": Rival(Calibration({2: [(1.25, -0.5), (2.0, 0.0)], 4: [(1.0, 0.125)]})),
        "strong": rival((1.0, 0.0)),
    }
    file = tmp_path / "chances.yaml"
    file.write_text(written(known))
    assert rivals_from(read_document(file)) == known


def test_corrections_against_different_rivals_are_their_mean_and_one_s_own_do_not_count() -> None:
    table = [rival((9.0, 9.0), seats=3), rival((1.0, 0.5), seats=3), rival((2.0, 0.0), (3.0, 1.0), seats=3)]
    assert calibration_against(table, 0).corrections == {3: [(1.5, 0.25), (2.0, 0.75)]}


def test_beside_a_rival_of_whom_nothing_is_known_nothing_is_corrected() -> None:
    assert calibration_against([Rival(), rival((2.0, 0.5))], 0).corrections == {2: [(2.0, 0.5)]}
    assert calibration_against([rival((2.0, 0.5)), Rival()], 0).corrections == {}
