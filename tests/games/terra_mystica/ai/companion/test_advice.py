"""The companion of Terra Mystica at its tables."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.agents.companion import Adviser
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.companion.adviser import PLAYOUTS, SLOW_PLAYOUTS, LookaheadAdviser
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import AnswerTrials, shares
from resarcana_gui.games.terra_mystica.ai.playout import Playouts
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state import State
from tests.games.terra_mystica.played_table import Table, seat

POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
WINNING = {**POOR, "coins": 2, "workers": 1}
"""With these a dwelling can be built."""


def quick(playouts: int = 16) -> LookaheadAdviser:
    return LookaheadAdviser(terra_mystica(), playouts)


def last_turn(points: int = 20) -> tuple[State, Question]:
    """Dwarves who can build their last dwelling in the last turn, against Auren with these points who have passed."""
    table = Table(
        seat("dwarves", "E7", **WINNING), seat("auren", "A1", **{**POOR, "points": points, "passed": True}),
        round=6, terrain={"E6": "mountains"},
    )  # fmt: skip
    view, pending = table.session.observe(0), table.session.pending
    assert isinstance(view, State) and isinstance(pending, Question)
    return view, pending


def test_the_same_view_always_gets_the_same_advice_and_stays_as_it_is() -> None:
    view, pending = last_turn()
    facts = view.facts()
    advice = [quick().advise(view, pending) for _ in range(2)]
    assert advice[0] is not None and advice[0] == advice[1] and view.facts() == facts


def test_it_stops_when_it_is_told_to() -> None:
    view, pending = last_turn()
    assert quick().advise(view, pending, lambda: True) is None


def test_chances_are_those_of_all_seats_and_lines_are_told_best_first() -> None:
    view, pending = last_turn()
    advice = quick().advise(view, pending)
    assert advice is not None and sum(advice.chances) == pytest.approx(1.0)
    assert [line.chance for line in advice.lines] == sorted((line.chance for line in advice.lines), reverse=True)
    assert advice.best.answer.KIND == "build"
    behind = quick().advise(*last_turn(60))
    assert behind is not None and behind.best.chance < 0.2 < advice.best.chance


@pytest.mark.parametrize(("number", "early"), [(1, True), (2, True), (3, False), (6, False)])
def test_chances_are_told_in_words_in_the_first_two_rounds(number: int, early: bool) -> None:
    table = Table(seat("dwarves", "E7"), round=number)
    assert quick().is_early(table.session.observe(0)) == early
    assert quick().stage(table.session.observe(0)) == number


def test_a_turn_that_gives_points_away_is_judged_to_have_cost_much_and_why() -> None:
    view, pending = last_turn(37)
    table = AnswerTrials(terra_mystica(), view, pending, "points")
    points = {each.given.KIND: each.whole.table for each in table.options()}
    assert {"build", "pass"} <= set(points)
    passing = next(each for each in terra_mystica().legal(view) if each.KIND == "pass")
    judged = quick().judge(view, pending, passing)
    assert judged is not None and judged.best.answer.KIND == "build" and judged.line(passing) is not None


def test_the_best_answer_is_judged_beside_nothing_better() -> None:
    view, pending = last_turn()
    best = quick().advise(view, pending)
    assert best is not None
    judged = quick().judge(view, pending, best.best.answer)
    assert judged is not None and judged.best.answer == best.best.answer


def test_nobody_but_a_neighbour_of_cultists_is_advised_to_refuse_power_for_nothing() -> None:
    for faction, kinds in (("dwarves", {"accept"}), ("cultists", {"accept", "refuse"})):
        land = {"E6": "mountains" if faction == "dwarves" else "plains"}
        table = Table(seat(faction, "E7"), seat("auren", "E5", bowls=[5, 5, 2]), round=6, terrain=land)
        table.do("build", at="E6")
        view, pending = table.session.observe(1), table.session.pending_for(1)
        assert isinstance(view, State) and isinstance(pending, Question)
        options = AnswerTrials(terra_mystica(), view, pending, "seed").options()
        assert {each.given.KIND for each in options} == kinds


def test_shares_are_even_for_equal_points_and_decided_by_a_large_lead_late() -> None:
    assert shares([90, 90, 90], 3) == pytest.approx([1 / 3] * 3)
    early, late = shares([100, 80], 1)[0], shares([100, 80], 6)[0]
    assert 0.5 < early < late and sum(shares([3, 70, 71], 5)) == pytest.approx(1.0)


def test_a_review_plays_on_less_where_that_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[State] = []

    def play(_: Playouts, table: State, __: int) -> State:
        played.append(table)
        return table

    def count(playouts: int, seats: int) -> int:
        played.clear()
        session = start(1, seats=seats)
        pending = session.pending
        assert pending is not None
        quick(playouts).judge(session.observe(pending.seat), pending, session.legal()[0])
        return len(played)

    monkeypatch.setattr(Playouts, "play", play)
    assert [count(SLOW_PLAYOUTS, seats) < count(PLAYOUTS, seats) for seats in (2, 5)] == [True, True]


def test_expectations_are_asked_before_the_first_round_as_well() -> None:
    session = start(1, seats=2)
    pending = session.pending
    assert pending is not None
    expected = LookaheadAdviser(terra_mystica(), 2).expected(session.observe(pending.seat), pending, 2)
    assert len(expected) == 2 and sum(expected) == pytest.approx(1.0)


def test_every_table_has_a_companion() -> None:
    assert plugin().advises(5) and isinstance(plugin().adviser(3, [plugin().rival(None)] * 3), Adviser)


def test_people_and_levels_that_were_not_measured_count_as_the_one_that_was() -> None:
    known = plugin().rival("adept")
    assert 2 in known.calibration.corrections
    assert known == plugin().rival(None) == plugin().rival("archmage") == plugin().rival("adept-raven")
