from __future__ import annotations

from pathlib import Path

import pytest

from tools.resarcana import card_sheet


@pytest.mark.parametrize("arguments", [["--only", "prism", "vault"], ["--states"]])
def test_the_card_sheet_draws_cards(arguments: list[str], tmp_path: Path) -> None:
    target = tmp_path / "cards.png"
    assert card_sheet.main(["--png", str(target), "--width", "60", *arguments]) == 0
    assert target.stat().st_size > 1000
