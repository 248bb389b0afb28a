"""A confirmed plan answers by itself until the phase is over, and not against the player's will."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.view.asking.collect_plan import Collector
from tests.games.resarcana.described_table import Table, lying, seat


def pending(table: Table) -> tuple[Question, list[Answer]]:
    asked = table.session.pending
    assert isinstance(asked, Question)
    return asked, [answer for answer in table.session.legal() if isinstance(answer, Answer)]


def planned(table: Table) -> Collector:
    collector = Collector()
    plan = collector.plan_for(table.view(0), pending(table)[0])
    assert plan is not None
    collector.confirm(plan)
    return collector


def two_rows() -> Table:
    return Table(seat("celestial_horse", lying("prism", on="1E"), lying("vault", on="1G")), phase="collect")


def test_every_question_of_the_phase_is_answered_and_the_next_one_is_not() -> None:
    table = two_rows()
    collector = planned(table)
    while table.asked != "turn":
        answer = collector.answer(*pending(table))
        assert answer is not None
        table.session.submit(answer)
    assert collector.answer(*pending(table)) is None


def test_a_question_that_comes_again_was_taken_back_and_is_asked() -> None:
    table = two_rows()
    collector = planned(table)
    first = pending(table)
    assert collector.answer(*first) is not None
    assert collector.answer(*first) is None
    assert collector.answer(*first) is None


def test_a_single_choice_is_asked_for_by_itself() -> None:
    table = Table(seat(lying("prism", on="1E")), phase="collect")
    collector = Collector()
    assert collector.plan_for(table.view(0), pending(table)[0]) is None
    assert collector.answer(*pending(table)) is None
    turn = Table(seat("prism"))
    assert collector.plan_for(turn.view(0), pending(turn)[0]) is None
