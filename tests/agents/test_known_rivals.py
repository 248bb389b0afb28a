from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.companion import Rival
from resarcana_gui.agents.companion.known_rivals import KnownRivals
from resarcana_gui.paths import MissingFileError


def known(monkeypatch: pytest.MonkeyPatch, file: Path, content: str) -> KnownRivals:
    file.write_text(content)
    monkeypatch.setattr("resarcana_gui.agents.companion.known_rivals.assets", lambda *_: file)
    return KnownRivals("nim", "best")


def test_who_was_not_measured_counts_as_an_equal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rivals = known(monkeypatch, tmp_path / "chances.yaml", "best: {2: [[2, 0]], 3: [[3, 0]]}\nweak: {2: [[1, 1]]}")
    assert rivals.rival(None) == rivals.rival("somebody's program") == rivals.rival("best")
    assert rivals.rival("weak").calibration.corrections == {2: [(1.0, 1.0)], 3: [(3.0, 0.0)]}
    assert rivals.rival("weak-raven") == rivals.rival("weak")


def test_without_a_file_nothing_is_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(*_: str) -> Path:
        raise MissingFileError

    monkeypatch.setattr("resarcana_gui.agents.companion.known_rivals.assets", missing)
    assert KnownRivals("nim", "best").rival("weak") == Rival() and not caplog.records
    assert known(monkeypatch, tmp_path / "chances.yaml", "weak: [odd]").rival("weak") == Rival()
    assert "chances are not calibrated" in caplog.text
