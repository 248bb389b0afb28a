"""Collecting all at once: the plan is filled in sensibly, can be changed, and answers every question of the phase."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.essences import text
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import COLLECTING, AskTake, AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.asking.asked import amount
from tests.games.resarcana.view.tell.speaking import random_game


def plan_of(table: Table) -> CollectPlan:
    pending = table.session.pending
    assert isinstance(pending, Question)
    return CollectPlan(table.view(pending.seat), pending)


def carry_out(session: Session, plan: CollectPlan) -> None:
    """Answer as planned, as long as this seat collects."""
    while (pending := session.pending) is not None and isinstance(pending, COLLECTING) and pending.seat == plan.seat:
        assert isinstance(pending, Question)
        legal = [command for command in session.legal() if isinstance(command, Answer)]
        answer = plan.answer(pending, legal)
        assert answer is not None
        session.submit(answer)


def collecting(*play: object, pool: str = "0", **more: object) -> Table:
    return Table(seat(*play, pool=pool, **more), phase="collect")


def test_essences_are_taken_unless_they_do_more_where_they_lie() -> None:
    table = collecting(
        lying("prism", on="1E"), lying("vault", on="1G"), lying("windup_man", on="1E"),
        lying("sacred_grove", on="2L"), lying("athanor", on="3E"),
    )  # fmt: skip
    plan = plan_of(table)
    assert {row.component: row.takes for row in plan.asking} == {
        table.number("prism"): True,
        table.number("vault"): False,
        table.number("windup_man"): False,
        table.number("sacred_grove"): False,
        table.number("athanor"): False,
    }
    carry_out(table.session, plan)
    assert table.on("windup_man") == "3E" and table.on("vault") == "1G" and table.on("prism") == "0"
    assert table.state.pool[0] == plan.pool_after


def test_a_capital_without_gold_is_taken() -> None:
    assert plan_of(collecting(lying("vault", on="1E"), "celestial_horse")).row(Table.number("vault")).takes


def test_mixes_are_filled_in_with_what_lacks_those_with_fewer_types_first() -> None:
    plan = plan_of(
        Table(seat("celestial_horse", "hanging_gardens", pool="5L 5C"), phase="collect", places=["sunken_reef"])
    )
    assert text(plan.gained) == "3E 2D"


def test_a_curse_is_paid_with_what_is_collected_as_long_as_that_is_enough() -> None:
    table = collecting("cursed_forge", "celestial_horse", item="death_life")
    plan = plan_of(table)
    forge = plan.row(table.number("cursed_forge"))
    mixed = plan.row(table.number("death_life")).mix
    assert mixed is not None
    mixed.choose(amount("1L"))
    assert not plan.can_pay(forge) and not plan.pays(forge)
    mixed.choose(amount("1D"))
    assert plan.pays(forge)
    carry_out(table.session, plan)
    assert not table.turned("cursed_forge") and table.state.pool[0] == plan.pool_after


def test_a_cursed_component_with_essences_on_it_is_asked_about_twice_and_has_one_row() -> None:
    table = collecting(lying("cursed_forge", on="1G"), pool="1D")
    plan = plan_of(table)
    assert len(plan.asking) == 1 and not plan.asking[0].takes and plan.asking[0].pays
    carry_out(table.session, plan)
    assert table.on("cursed_forge") == "1G" and table.pool() == "0"


def test_a_curse_may_be_left_unpaid() -> None:
    table = collecting("cursed_forge", pool="1D")
    plan = plan_of(table)
    plan.row(table.number("cursed_forge")).pays = False
    carry_out(table.session, plan)
    assert table.turned("cursed_forge") and table.pool() == "1D"


def test_interest_goes_with_what_is_left_and_is_asked_for_by_itself_when_it_was_left_before() -> None:
    table = collecting(lying("vault", on="1G"), pool="3E")
    plan = plan_of(table)
    vault = plan.row(table.number("vault"))
    assert vault.gives_mix and vault.mix is not None
    assert vault.gain == vault.mix.chosen
    vault.takes = True
    assert text(vault.gain) == "1G"
    table.do("leave", "vault")
    later = plan_of(table).row(table.number("vault"))
    assert later.gives_mix and not later.lying


def test_growth_is_told_beforehand() -> None:
    row = plan_of(collecting(lying("windup_man", on="1E 2D"))).rows[0]
    assert text(row.growth) == "2E 2D"


def test_questions_that_are_not_in_the_plan_are_left_to_be_asked() -> None:
    table = collecting(lying("prism", on="1E"))
    plan = plan_of(table)
    assert plan.answer(AskTake(0, Table.number("vault")), []) is None
    assert plan.answer(AskTurn(0), []) is None
    assert plan.answer(AskTake(1, Table.number("prism")), []) is None
    with pytest.raises(KeyError):
        plan.row(Table.number("vault"))


@pytest.mark.parametrize(("setup", "seats", "seed"), [("standard", 2, 1), ("standard", 4, 8), ("standard", 3, 9)])
def test_a_plan_of_any_kind_is_carried_out_to_the_letter(setup: str, seats: int, seed: int) -> None:
    dice, planned = Dice(seed), 0
    for session, pending, view in random_game(setup, seats, seed):
        if not isinstance(pending, COLLECTING):
            continue
        plan = CollectPlan(view, pending)
        for row in plan.asking:
            row.takes = bool(row.lying) and dice.below(2) == 0
            row.pays = bool(row.curse) and dice.below(2) == 0
            if row.mix is not None:
                row.mix.choose(row.mix.amounts[dice.below(len(row.mix.amounts))])
        state = session.state.clone()
        assert isinstance(state, State)
        seat_asked = pending.seat
        while state.stack and isinstance(state.stack[-1], COLLECTING) and state.stack[-1].seat == seat_asked:
            question = state.stack[-1]
            legal = [command for command in session.game.legal(state) if isinstance(command, Answer)]
            answer = plan.answer(question, legal)
            assert answer is not None
            session.game.apply(state, answer, Dice(1))
        assert state.pool[seat_asked] == plan.pool_after
        planned += 1
    assert planned > 5
