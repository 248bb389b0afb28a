from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.tools import card_sheet, panel_sheet


@pytest.mark.slow
def test_the_panel_sheet_draws_the_questions_asked_for(tmp_path: Path) -> None:
    target = tmp_path / "panels.png"
    assert panel_sheet.main(["--png", str(target), "--only", "turn", "collect"]) == 0
    assert target.stat().st_size > 1000


@pytest.mark.parametrize("arguments", [["--only", "prism", "vault"], ["--states"]])
def test_the_card_sheet_draws_cards(arguments: list[str], tmp_path: Path) -> None:
    target = tmp_path / "cards.png"
    assert card_sheet.main(["--png", str(target), "--width", "60", *arguments]) == 0
    assert target.stat().st_size > 1000
