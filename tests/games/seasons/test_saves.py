"""Saves of Seasons resume wherever they break off, also in the middle of an action."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tests.for_each import for_each

PLUGIN = SeasonsPlugin()
GAMES = {"seasons": PLUGIN.game()}


def machines(number: int) -> list[Seat]:
    return [Seat(f"Machine {at}", "random", PLUGIN.agent("random", at)) for at in range(number)]


@pytest.mark.uncounted
@for_each("level, seats", [("archmage", 2), ("magician", 3)])
def test_a_save_resumes_where_it_broke_off_and_ends_alike(tmp_path: Path, level: str, seats: int) -> None:
    path = tmp_path / f"{level}.jsonl"
    match = Match.start(PLUGIN.game(), {"level": level, "seats": seats}, machines(seats), 5, path=path, fast=True)
    lengths = []
    while match.pending is not None:
        lengths.append(path.stat().st_size)
        ask_agent(match, Budget(1))
    assert match.journal is not None
    match.journal.close()
    written = path.read_bytes()
    for at in range(0, len(lengths), len(lengths) // 6):
        torn = tmp_path / f"{level}-{at}.jsonl"
        torn.write_bytes(written[: lengths[at]])
        saved = load(torn, GAMES)
        agents = {seat: each.agent for seat, each in enumerate(machines(seats)) if each.agent is not None}
        again = Match.resume(saved, agents, journaled=False)
        assert len(again.history.steps) == at
        assert again.history.state().facts() == match.history.state(at).facts()
        while again.pending is not None:
            ask_agent(again, Budget(1))
        assert again.outcome is not None and len(again.outcome.points) == seats
