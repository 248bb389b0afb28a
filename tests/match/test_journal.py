from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.journal import Journal
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent, play_out
from resarcana_gui.match.seat import Seat
from tests.match.sealing import resealed
from tests.match.stall import BUDGET, TOY, Ticks, agents, ending, finished, loaded, machines, say, stall
from tests.system_limits import files_of_at_most, no_new_descriptors
from tests.toy.records import DRAW, PAY, SELL, SHOW


def facts(match: Match) -> dict[str, object]:
    return dict(match._session.state.facts())


def resumed(path: Path) -> Match:
    return Match.resume(loaded(path), agents(), fast=True, clock=Ticks())


def test_a_match_can_be_loaded_after_every_command(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.jsonl"
    match = stall(machines(), path=path)
    while match.pending is not None:
        saved = loaded(path)
        assert saved.history == match.history
        assert not saved.closed and not saved.torn
        ask_agent(match, BUDGET)
    assert loaded(path).closed


def test_a_loaded_match_goes_on_with_the_same_table_players_and_chance(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall([Seat("Ana"), *machines(1)], path=path)
    play_out(match, BUDGET)
    say(match, DRAW)
    other = resumed(path)
    assert facts(other) == facts(match)
    assert [(seat.name, seat.kind) for seat in other.seats] == [("Ana", None), ("Machine 0", "random")]
    assert other.seats[0].agent is None or other.seats[0].is_human
    assert [other._session.chance.below(100) for _ in range(5)] == [match._session.chance.below(100) for _ in range(5)]


def test_an_undo_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(path=path, cards=4)
    for kind in (DRAW, DRAW, SELL, SHOW):
        say(match, kind)
    match.undo_stack.undo()
    say(match, DRAW)
    other = resumed(path)
    assert other.history == match.history
    assert facts(other) == facts(match)


def test_a_resumed_match_appends_to_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    stall(machines(), path=path)
    first = path.read_bytes()
    match = resumed(path)
    play_out(match, BUDGET)
    assert path.read_bytes().startswith(first)
    assert loaded(path).closed


def test_the_seals_of_a_match_that_went_on_are_those_of_one_that_was_never_left(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    while match.pending is not None:
        ask_agent(match, BUDGET)
        match = resumed(path)
    whole = path.read_bytes()
    assert resealed(whole) == whole
    assert loaded(path).closed


def test_a_torn_last_line_is_left_out_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    for _ in range(3):
        ask_agent(match, BUDGET)
    whole = path.read_bytes()
    torn = whole + b'{"command":{"ki\xc3'
    path.write_bytes(torn)
    saved = loaded(path)
    assert (saved.torn, len(saved.history.steps)) == (16, 3)
    assert path.read_bytes() == torn, "loading leaves the file as it is"
    other = resumed(path)
    assert path.read_bytes() == whole
    play_out(other, BUDGET)
    assert loaded(path).closed
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_that_ended_while_its_closing_line_was_lost_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with ending(1_700_000_000):
        finished(path)
        whole = path.read_bytes()
        path.write_bytes(whole[:-4])
        assert not loaded(path).closed
        resumed(path)
    assert path.read_bytes() == whole


def test_a_match_can_be_looked_at_without_writing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    stall(machines(), path=path)
    before = path.read_bytes()
    match = Match.resume(loaded(path), agents(), journaled=False)
    play_out(match, BUDGET)
    assert path.read_bytes() == before


def test_a_table_that_is_over_before_it_begins_is_closed_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    stall(path=path, cards=0)
    assert loaded(path).closed


def test_another_game_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(SaveError, match="already exists"):
        stall(path=path)
    assert path.read_text() == "precious"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(SaveError, match=r"game.jsonl cannot be written"):
        stall(path=tmp_path / "file" / "game.jsonl")
    with pytest.raises(SaveError, match=r"gone.jsonl cannot be written"):
        Journal.reopen(tmp_path / "gone.jsonl", 5, 5, 0)


PLAYER = """
import sys
from tests.match.journal_writer import Match, TOY, machines, Path
from tests.match.test_journal import resumed
path = Path(sys.argv[1])
match = resumed(path) if path.exists() else Match.start(TOY, {"cards": 18}, machines(2), 1, path=path)
print("plays", flush=True)
sys.stdin.read()
"""
ROOT = Path(__file__).parents[2]


def test_a_match_that_another_window_plays_is_refused_until_that_is_closed_or_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for _ in range(2):
        command = [sys.executable, "-c", PLAYER, str(path)]
        with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
            assert player.stdout is not None and player.stdout.readline() == b"plays\n"
            before = path.read_bytes()
            with pytest.raises(SaveError, match="is being played by another program") as refused:
                resumed(path)
            assert refused.value.fault is SaveFault.PLAYED and path.read_bytes() == before
            player.kill()
    match = resumed(path)
    ask_agent(match, BUDGET)
    assert match.journal is not None and match.journal.trouble is None


@pytest.mark.parametrize("outdated", [False, True])
def test_what_another_window_has_played_since_a_save_was_read_is_not_cut_off(tmp_path: Path, outdated: bool) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    saved = replace(loaded(path), outdated=outdated)
    ask_agent(match, BUDGET)
    before = path.read_bytes()
    with pytest.raises(SaveError, match="is being played by another program"):
        Match.resume(saved, agents())
    assert path.read_bytes() == before
    ask_agent(match, BUDGET)
    assert match.journal is not None and match.journal.trouble is None


def test_a_full_disk_does_not_stop_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    match = Match.start(TOY, {}, machines(), 1, path=tmp_path / "game.jsonl")
    monkeypatch.setattr("os.fsync", full)
    play_out(match, BUDGET)
    assert match.outcome is not None and match.journal is not None
    assert match.journal.trouble is not None and "No space left on device" in match.journal.trouble


def test_a_file_that_somebody_else_changes_or_takes_away_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match, other = stall(machines(), path=path), resumed(path)
    ask_agent(other, BUDGET)
    before = path.read_bytes()
    ask_agent(match, BUDGET)
    assert match.journal is not None and "another program has changed" in str(match.journal.trouble)
    assert path.read_bytes() == before
    path.unlink()
    ask_agent(other, BUDGET)
    assert other.journal is not None and "No such file" in str(other.journal.trouble)
    assert not path.exists()


def test_saving_goes_on_when_no_descriptor_is_free(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    with no_new_descriptors():
        play_out(match, BUDGET)
    assert match.journal is not None and match.journal.trouble is None
    assert loaded(path).history == match.history


def test_a_disk_that_fills_up_within_a_line_leaves_the_lines_before_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    ask_agent(match, BUDGET)
    before = path.read_bytes()
    with files_of_at_most(len(before) + 20):
        play_out(match, BUDGET)
    assert match.outcome is not None and match.journal is not None
    assert "File too large" in str(match.journal.trouble)
    assert path.read_bytes() == before and not loaded(path).torn


def test_a_file_in_whose_place_somebody_put_another_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), path=path)
    twin = path.read_bytes()
    path.rename(tmp_path / "moved")
    path.write_bytes(twin)
    ask_agent(match, BUDGET)
    assert match.journal is not None and "another program has changed" in str(match.journal.trouble)
    assert path.read_bytes() == twin


def test_a_file_is_closed_with_its_match(tmp_path: Path) -> None:
    match = stall(machines(), path=tmp_path / "game.jsonl")
    assert match.journal is not None
    descriptor = match.journal._file.fileno()
    os.fstat(descriptor)
    del match
    gc.collect()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


def test_lines_are_seen_to_the_disk_unless_told_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    for fast, times in ((False, 2), (True, 0)):
        path = tmp_path / f"{fast}.jsonl"
        match = Match.start(TOY, {}, machines(), 1, path=path, fast=fast)
        synced.clear()
        ask_agent(match, BUDGET)
        ask_agent(match, BUDGET)
        assert len(synced) == times


def test_the_first_line_says_what_was_agreed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    stall([Seat("Ana"), *machines(2)], seed="s", path=path)
    header = json.loads(path.read_bytes().splitlines()[0])
    assert header["game"] == "toy" and header["game_version"] == 4 and header["seed"] == "s"
    assert header["options"] == {"seats": 3, "cards": 9, "stakes": False, "dues": False}
    assert header["seats"][1] == {"name": "Machine 0", "agent": "random"}


def test_selling_is_told_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(path=path, cards=2)
    for kind in (DRAW, DRAW, SELL, SHOW, PAY):
        say(match, kind)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert [line["opens"] for line in lines[2:]] == [True, True, True, False, False]
    assert lines[5]["command"]["card"].startswith("card ")
