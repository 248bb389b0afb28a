from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import TreeAdviser
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.resarcana.ai.opponents import Opponents
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tools.chance_changes import EVENT, FAR, OTHERS, QUIET, AdvisedSeat, Change, apart, report

ENOUGH = 6
"""How many changes between own answers are looked at."""


def change(between: str, searched: tuple[int, int], told: tuple[int, int]) -> Change:
    return Change(1, 4, between, searched, told)


def test_the_report_counts_large_changes_by_what_lies_between() -> None:
    changes = [change(QUIET, (9, 97), (9, 20)), change(QUIET, (50, 51), (50, 51)), change(EVENT, (10, 60), (10, 60))]
    lines = list(report(changes))
    assert f"| {QUIET} | 2 | 1 | 0 | 44.5 | 6.0 | 11 |" in lines
    assert f"| {EVENT} | 1 | 1 | 1 | 50.0 | 50.0 | 50 |" in lines and f"| {OTHERS} | 0 | 0 | 0 | - | - | 0 |" in lines
    assert apart((9, 97)) == 88 > FAR


@pytest.mark.slow
def test_without_an_event_no_chance_that_is_told_changes_much() -> None:
    plugin = ResArcanaPlugin()
    guide = Opponents(plugin.game()).guide(2).with_margin(0.0)
    adviser = TreeAdviser(plugin.game(), guide, Limits(8, horizon=0, foresight=1))
    rival = Seat("1", "apprentice", plugin.agent("learned-rusher", 1))
    match = Match.start(plugin.game(), {"setup": "first", "seats": 2}, [Seat("0"), rival], 3)
    seat = AdvisedSeat(match, adviser, 3)
    while match.waiting and sum(change.between == QUIET for change in seat.changes) < ENOUGH:
        if 0 in match.waiting:
            seat.answer()
        else:
            ask_agent(match, Budget(1))
    quiet = [apart(change.told) for change in seat.changes if change.between == QUIET]
    assert len(quiet) == ENOUGH and max(quiet) <= FAR
