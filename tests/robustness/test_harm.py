"""The program is killed, and its disk fails, while it plays: short runs of the attacks, without the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.plugin import first_game
from tools.attack import disk_attack, kill_attack
from tools.attack.part import Attack
from tools.attack.watching import VictimOutput, lost


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attack", "size", "did"), [(kill_attack.attack, 0.01, "kills"), (disk_attack.attack, 0.034, "tries")]
)
def test_what_was_said_to_be_saved_is_there_afterwards(attack: Attack, size: float, did: str) -> None:
    report = attack(size, 4, first_game())
    assert report.broken == []
    assert report.figures[did] == 2
    assert report.figures["lines_acknowledged"]


def test_lines_that_were_acknowledged_and_are_not_there_are_noticed(tmp_path: Path) -> None:
    saves = tmp_path / "resarcana" / "saves"
    saves.mkdir(parents=True)
    (saves / "a.jsonl").write_bytes(b'{}\n{}\n{"x":1,"check":"00000001"}\n{"x":2,"check":"00000002"}\n{"torn')
    assert lost(tmp_path, VictimOutput(["00000001"])) == []
    assert lost(tmp_path, VictimOutput([])) == ["2 lines more are saved than acknowledged"]
    assert lost(tmp_path, VictimOutput(["00000001", "00000009"])) == ["1 of 2 acknowledged lines are missing"]
