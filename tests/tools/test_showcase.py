from __future__ import annotations

from pathlib import Path

import pytest

from tools import showcase


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--theme", "high-contrast", "--size", "1280x720"],
        ["--dialog", "--text", "1.45"],
        ["--boards"],
        ["--boards", "--theme", "high-contrast", "--size", "1280x720"],
    ],
)
def test_the_showcase_has_no_faults(arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert showcase.main(["--png", str(tmp_path / "out.png"), *arguments]) == 0
    assert (tmp_path / "out.png").stat().st_size > 20_000
    assert "nothing" in capsys.readouterr().out
