"""What opponents answer at described tables, and whole games between them."""

from __future__ import annotations

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.seasons import plugin
from resarcana_gui.games.seasons.engine import seasons, start
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.games.seasons.described_table import Table

BUDGET = Budget(iterations=1)
LEVELS = ("apprentice", "magician", "archmage")


def answer(name: str, table: Table, seed: int = 1, budget: Budget = BUDGET) -> dict[str, object]:
    """The answer of an opponent to the open question, as plain data without the seat."""
    pending = table.session.pending
    assert pending is not None
    agent = plugin().agent(name, seed)
    command = agent.choose(table.session.observe(pending.seat), pending, budget)
    assert table.session.refusal(command) is None
    data = seasons().codec.write(command)
    data.pop("seat")
    return data


def play(session: Session, agents: list[Agent], budget: Budget = BUDGET, most: int = 3000) -> list[Command]:
    """Play to the end, or so many commands; every one of them."""
    given: list[Command] = []
    while (pending := session.pending) is not None and len(given) < most:
        given.append(agents[pending.seat].choose(session.observe(pending.seat), pending, budget))
        session.submit(given[-1])
    return given


def wins(name: str, other: str, games: int, budget: Budget = BUDGET, level: str = "archmage") -> int:
    """How many games the first of two opponents wins; each deal is played twice, with the seats swapped."""
    won = 0
    for game in range(games):
        session, seat = start(game // 2, level=level), game % 2
        agents = [plugin().agent(name, game), plugin().agent(other, game)]
        play(session, agents if seat == 0 else agents[::-1], budget)
        assert session.outcome is not None
        won += session.outcome.winners == (seat,)
    return won
