"""Whole games in the notation of ledgers: the rules agree with every figure after every row."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.terra_mystica.engine import ledger, read_ledger, start, terra_mystica
from resarcana_gui.kernel.chance import Dice
from tests.for_each import for_each

COUNTED = (0, 1, 10, 18, 48, 67)
"""Seeds of games in which everything happens that is written in a way of its own."""
GAMES = sorted((Path(__file__).parent / "games").glob("*.tsv"))
"""Random games of two to five players with all factions, made by another program."""


@pytest.mark.uncounted
@for_each("path", GAMES)
def test_a_ledger_agrees_after_every_row(path: Path) -> None:
    replay = read_ledger(path.read_text(encoding="utf-8"))
    for _ in replay.play():
        assert not terra_mystica().faults(replay.state)
    assert replay.mistakes == [] and replay.rows > 80
    assert replay.state.winners


def test_there_are_twelve_of_them() -> None:
    assert len(GAMES) == 12


def played(seed: int, seats: int, setup: str) -> tuple[str, list[int]]:
    """The ledger of a random game that prefers actions to free things, and its points."""
    session, dice = start(seed, seats=seats, setup=setup), Dice(seed)
    while session.pending:
        actions = [each for each in session.legal() if each.KIND not in ("convert", "burn", "pass")]
        answers = actions if actions and dice.below(4) else session.legal()
        session.submit(answers[dice.below(len(answers))])
    assert session.outcome is not None
    return ledger(session), sorted(session.outcome.points)


@pytest.mark.uncounted
@for_each("seed", range(40))
def test_a_game_played_here_is_written_and_read_again(seed: int) -> None:
    assert_written_and_read(seed)


@for_each("seed", COUNTED)
def test_some_of_these_show_every_command(seed: int) -> None:
    assert_written_and_read(seed)


def test_a_described_table_is_no_game_for_a_ledger() -> None:
    with pytest.raises(ValueError, match="began with a described table"):
        ledger(start(scenario={"seats": [{"faction": "witches"}, {"faction": "giants"}]}))


def test_a_game_that_is_not_over_is_written_as_far_as_it_was_played() -> None:
    session = start(3, seats=2, setup="first")
    for _ in range(9):
        session.submit(session.legal()[0])
    replay = read_ledger(ledger(session))
    for _ in replay.play():
        pass
    assert replay.mistakes == [] and not replay.state.winners


def assert_written_and_read(seed: int) -> None:
    text, points = played(seed, 2 + seed % 4, ("standard", "first", "colours", "standard", "standard")[seed % 5])
    replay = read_ledger(text)
    for _ in replay.play():
        pass
    assert replay.mistakes == []
    assert sorted(replay.state.points) == points
