"""The program is killed, its disk fails, others write to its folder, and its files are damaged: short runs of the
attacks, without the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.plugin import first_game
from tools.attack import disk_attack, kill_attack, together_attack, torn_attack, writer_kill_attack
from tools.attack.part import Attack
from tools.attack.watching import VictimOutput, lost
from tools.attack.writers import Writers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attack", "size", "did"), [(kill_attack.attack, 0.01, "kills"), (disk_attack.attack, 0.034, "tries")]
)
def test_what_was_said_to_be_saved_is_there_afterwards(attack: Attack, size: float, did: str) -> None:
    report = attack(size, 4, first_game())
    assert report.broken == []
    assert report.figures[did] == 2
    assert report.figures["lines_acknowledged"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attack", "did", "least"),
    [
        (together_attack.attack, "changes", 20),
        (writer_kill_attack.attack, "acknowledged", 8),
        (torn_attack.attack, "noticed", 20),
    ],
)
def test_nothing_of_the_player_s_files_is_lost_to_other_windows_kills_and_damage(
    attack: Attack, did: str, least: int
) -> None:
    report = attack(0.001, 4, first_game())
    assert report.broken == []
    assert report.figures[did] >= least  # type: ignore[operator]


def test_changes_that_were_acknowledged_and_are_not_there_are_noticed(tmp_path: Path) -> None:
    writers = Writers(tmp_path, [b"a game\n"])
    saves = tmp_path / "resarcana" / "saves"
    (saves / "deleted" / "0f").mkdir(parents=True)
    (tmp_path / "copies").mkdir()
    for path in (saves / "deleted" / "0f" / "a.jsonl", tmp_path / "copies" / "a-1.jsonl"):
        path.write_bytes(b"a game\n")
    said = tmp_path / "said" / "all-a-0.out"
    said.write_text("wrote records a=a-1.jsonl\nwrote puzz")
    assert writers.broken() == []
    said.write_text(
        "wrote puzzles a0\nwrote lessons a1\nwrote settings a2=2\nwrote saves any.jsonl=0\nwrote records a=a.jsonl\n"
    )
    (tmp_path / "copies" / "a.jsonl").write_bytes(b"a g")
    (tmp_path / "resarcana" / "lessons-any.json").write_text('{"any": {')
    said.with_suffix(".err").write_text("a warning")
    assert sorted(sentence.partition(":")[0] for sentence in writers.broken()) == [
        "all-a-0 complains",
        "lessons",
        "lessons-any.json.damaged was put aside",
        "puzzles",
        "records",
        "saves",
        "settings",
    ]


def test_lines_that_were_acknowledged_and_are_not_there_are_noticed(tmp_path: Path) -> None:
    saves = tmp_path / "resarcana" / "saves"
    saves.mkdir(parents=True)
    (saves / "a.jsonl").write_bytes(b'{}\n{}\n{"x":1,"check":"00000001"}\n{"x":2,"check":"00000002"}\n{"torn')
    assert lost(tmp_path, VictimOutput(["00000001"])) == []
    assert lost(tmp_path, VictimOutput([])) == ["2 lines more are saved than acknowledged"]
    assert lost(tmp_path, VictimOutput(["00000001", "00000009"])) == ["1 of 2 acknowledged lines are missing"]
