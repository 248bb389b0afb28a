from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.ai.thinking import BUDGET, greedy
from tests.games.resarcana.described_table import resarcana

MOST_COMMANDS = 3000
MOST_ROUNDS = 25

TABLES = [
    *({"setup": setup, "seats": seats} for setup, seats in (("first", 2), ("standard", 3), ("draft", 4))),
    {"setup": "standard", "tight": True},
    {"setup": "match"},
]


def play(session: Session, agents: list[Agent], budget: Budget = BUDGET, most: int = MOST_COMMANDS) -> list[Command]:
    """Play to the end, or so many commands; every one of them."""
    given: list[Command] = []
    while (pending := session.pending) is not None and len(given) < most:
        given.append(agents[pending.seat].choose(session.observe(pending.seat), pending, budget))
        session.submit(given[-1])
    return given


def start(seed: int, **options: object) -> Session:
    return Session.start(resarcana(), options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_greedy_players_finish_every_kind_of_game(options: dict[str, object]) -> None:
    session = start(11, **options)
    play(session, [greedy(f"{seat}") for seat in range(session.state.seats)])
    assert session.outcome is not None and session.outcome.winners
    assert resarcana().progress(session.state)["rounds"] <= MOST_ROUNDS


@pytest.mark.slow
def test_greedy_beats_random_in_nearly_every_game() -> None:
    won = 0
    for game in range(4):
        session, seat = start(game // 2), game % 2
        agents: list[Agent] = [greedy(game), RandomAgent(resarcana(), game)]
        play(session, agents if seat == 0 else agents[::-1])
        assert session.outcome is not None
        won += session.outcome.winners == (seat,)
    assert won >= 3


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    games = [play(start(7), [greedy("a"), greedy("b")], Budget(iterations=2), most=40) for _ in range(2)]
    assert games[0] == games[1]


def test_what_is_hidden_does_not_change_the_answer() -> None:
    session = start(5)
    for _ in range(60):
        pending = session.pending
        if pending is None:
            break
        seat = pending.seat
        view = session.observe(seat)
        other = resarcana().observe(session.sample(seat, 99), seat)
        answers = [greedy(3).choose(seen, pending, BUDGET) for seen in (view, other)]
        assert answers[0] == answers[1]
        session.submit(answers[0])
