"""A program that is killed at any moment loses at most the command in flight."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from tests.match.stall import BUDGET, agents, finished, loaded

ROOT = Path(__file__).parents[2]


def killed_after(path: Path, commands: int, seed: int) -> int:
    """Start a writer, and kill it after it has reported this many commands; returns how many it reported in all."""
    line = [sys.executable, "-m", "tests.match.journal_writer", str(path), str(seed)]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(commands)]
        player.kill()
        told += player.stdout.readlines()
    return sum(told_line.endswith(b"\n") for told_line in told)


@pytest.mark.parametrize("seed", range(5))
def test_a_killed_program_s_match_can_be_continued_to_the_end(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    told = killed_after(path, random.Random(seed).randrange(1, 60), seed)
    saved = loaded(path)
    assert told <= len(saved.history.steps) <= told + 1
    match = Match.resume(saved, agents(4), fast=True)
    play_out(match, BUDGET)
    assert match.outcome is not None
    assert loaded(path).history == match.history


def test_a_save_cut_off_at_any_byte_loses_only_the_line_that_was_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    steps = finished(path).history.steps
    whole = path.read_bytes()
    begun = whole.index(b'{"command"')
    for cut in range(begun, len(whole), 23):
        path.write_bytes(whole[:cut])
        saved = loaded(path)
        lines = whole[:cut].count(b"\n")
        assert saved.history.steps == steps[: lines - 2]
        assert saved.torn == cut - saved.intact
