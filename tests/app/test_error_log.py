from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.app.error_log import BEFORE, LARGEST, NAME, log_traceback
from resarcana_gui.files import UnreadableError


def note(folder: Path, what: str) -> Path:
    try:
        raise ValueError(what)
    except ValueError:
        return log_traceback(folder)


def test_what_went_wrong_is_added_to_the_log(tmp_path: Path) -> None:
    note(tmp_path, "first")
    path = note(tmp_path, "second")
    assert path == tmp_path / NAME
    text = path.read_text(encoding="utf-8")
    assert text.index("ValueError: first") < text.index("ValueError: second")


def test_a_long_log_is_put_beside_and_begun_anew(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("x" * (LARGEST + 1))
    note(tmp_path, "new")
    assert (tmp_path / BEFORE).stat().st_size == LARGEST + 1
    assert (tmp_path / NAME).stat().st_size < LARGEST
    (tmp_path / NAME).write_text("y" * (LARGEST + 1))
    note(tmp_path, "newer")
    assert (tmp_path / BEFORE).read_text().startswith("y")


def test_a_log_that_cannot_be_written_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(UnreadableError):
        note(tmp_path, "lost")
