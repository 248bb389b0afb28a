"""What a greedy opponent answers at a described table."""

from __future__ import annotations

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from tests.games.resarcana.described_table import Table, resarcana

BUDGET = Budget(iterations=1)


def greedy(seed: int | str = 1) -> Greedy:
    return Greedy(resarcana(), ResArcanaEvaluation(), seed)


def answer(table: Table, seed: int | str = 1) -> dict[str, object]:
    """The answer to the open question, as plain data without the seat."""
    pending = table.session.pending
    assert pending is not None
    command = greedy(seed).choose(table.view(pending.seat), pending, BUDGET)
    assert table.session.refusal(command) is None
    data = resarcana().codec.write(command)
    data.pop("seat")
    return data


def play_turn(table: Table, seat: int = 0) -> list[dict[str, object]]:
    """Answer for a seat until another one is asked; the answers."""
    given = []
    while table.asked_seat == seat:
        given.append(answer(table))
        table.session.submit({**given[-1], "seat": seat})
    return given


def value(table: Table, seat: int = 0) -> float:
    """How good the table is for a seat."""
    return ResArcanaEvaluation().value(table.session.sample(seat, 1), seat)
