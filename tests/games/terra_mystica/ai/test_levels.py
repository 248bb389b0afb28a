"""The levels that look ahead, and what determines their strength."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.lookahead import Candidate, Lookahead
from resarcana_gui.games.terra_mystica.ai.playout import Playouts
from resarcana_gui.games.terra_mystica.ai.skill import NEVER, Skill
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.codes import GAME_OVER
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.games.terra_mystica.played_table import Table, seat

FEW = Budget(iterations=4)
POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}


def choose(agent: Agent, session: Session, budget: Budget = FEW) -> Command:
    """Its answer to the open question."""
    pending = session.pending
    assert pending is not None
    return agent.choose(session.observe(pending.seat), pending, budget)


def play(session: Session, agents: list[Agent], budget: Budget = FEW) -> list[int]:
    """Play to the end; the points."""
    while (pending := session.pending) is not None:
        session.submit(choose(agents[pending.seat], session, budget))
    assert session.outcome is not None
    return list(session.outcome.points)


def looking(playouts: int = 4, seed: int = 1) -> Lookahead:
    """A player that looks ahead, to the end of the round only, so that it is quick."""
    return Lookahead(terra_mystica(), Skill(playouts, horizon=0, width=3), seed)


@pytest.mark.parametrize("level", ["apprentice", "master"])
def test_a_level_answers_every_kind_of_question_legally_and_leaves_the_table_as_it_is(level: str) -> None:
    asked: set[str] = set()
    for seed in range(2):
        session, dice = start(seed, seats=3), Dice(seed)
        while (pending := session.pending) is not None:
            legal = session.legal()
            if len(legal) > 1 and pending.KIND not in asked:
                asked.add(pending.KIND)
                view = session.observe(pending.seat)
                facts = view.facts()
                assert plugin().agent(level, seed).choose(view, pending, Budget(iterations=1)) in legal
                assert view.facts() == facts
            session.submit(legal[dice.below(len(legal))])
    assert len(asked) > 9


def test_the_same_seed_and_playouts_give_the_same_answers() -> None:
    session = start(5, seats=2, setup="first")
    agents = [looking(seed=7), looking(seed=7)]
    for _ in range(8):
        given = [choose(each, session) for each in agents]
        assert given[0] == given[1]
        session.submit(given[0])


def test_who_misjudges_and_overlooks_little_makes_more_points_than_who_does_much() -> None:
    lead = 0
    for game in range(6):
        session, mine = start(game // 2, seats=2), game % 2
        points = play(session, [plugin().agent("adept" if at == mine else "apprentice", at) for at in range(2)])
        lead += points[mine] - points[1 - mine]
    assert lead > 0


def test_playing_on_does_not_miss_the_last_points_of_the_game() -> None:
    tiles = ["SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE8", "SCORE3"]
    able = seat("dwarves", "E7", **{**POOR, "coins": 2, "workers": 1})
    table = Table(able, round=6, scoring=tiles, terrain={"E6": "mountains"})
    given = terra_mystica().codec.write(choose(looking(), table.session))
    assert given["kind"] == "build" and given["at"] == "E6"


def test_a_playout_ends_with_the_round_or_the_game() -> None:
    session = start(3, seats=2, setup="first")
    assert isinstance(session.state, State)
    playouts = Playouts(terra_mystica(), Dice(1), 3, 0.5)
    facts = session.state.facts()
    assert playouts.play(session.state, 2).round == 3
    assert playouts.play(session.state, 6).phase == GAME_OVER
    assert playouts.play_in_time(session.state, 2, until=0.0) is None
    assert session.state.facts() == facts


def test_without_whims_chance_plays_no_part_in_a_playout() -> None:
    state = start(3, seats=2, setup="first").state
    assert isinstance(state, State)
    ends = [Playouts(terra_mystica(), Dice(seed), 2, 0.0).play(state, 2).points for seed in (1, 2)]
    assert ends[0] == ends[1]


def test_a_playout_need_not_try_again_what_was_far_behind_before() -> None:
    state = start(3, seats=2, setup="first").state
    assert isinstance(state, State)
    playouts = Playouts(terra_mystica(), Dice(1), 2, 0.0)
    tries: list[int] = []
    for _ in range(2):
        before = playouts.tries_so_far
        playouts.play(state, 1)
        tries.append(playouts.tries_so_far - before)
    assert tries[1] < tries[0] / 2


def test_greedys_value_counts_as_a_few_results_and_a_liking_in_full() -> None:
    one = Candidate(terra_mystica().legal(start(1, seats=2).state)[0], -4.0, Table(seat("dwarves", "E7")).state)
    assert one.score(2.0) == -4.0
    one.results, one.count = 12.0, 2
    assert one.score(2.0) == pytest.approx(1.0)
    one.liking = 3.0
    assert one.score(2.0) == pytest.approx(2.5)


def test_a_budget_makes_a_level_weaker_but_only_the_archmage_stronger() -> None:
    strict, free = Skill(10, seconds=1.0), Skill(10, seconds=1.0, strict=False)
    assert strict.amounts(Budget(), 1.0) == (10, 1.0)
    assert strict.amounts(Budget(iterations=4), 0.5) == (2, 0.0)
    assert strict.amounts(Budget(iterations=40, seconds=3.0), 1.0) == (10, 3.0)
    assert free.amounts(Budget(iterations=40), 1.0) == (40, 0.0)
    assert free.amounts(Budget(seconds=2.0), 1.0) == (NEVER, 2.0)
    assert strict.amounts(Budget(seconds=2.0), 1.0) == (10, 2.0)


def test_without_time_it_answers_as_greedy_would_in_the_middle_of_a_playout() -> None:
    session = start(4, seats=2, setup="first")
    agent = looking(playouts=1000)
    assert choose(agent, session, Budget(iterations=1000, seconds=0.0)) in session.legal()
    assert agent.iterations == 0


def test_it_is_sure_of_an_answer_only_if_it_has_weighed_others() -> None:
    session = start(4, seats=2, setup="first")
    agent = looking(playouts=8)
    choose(agent, session, Budget())
    sure = agent.confidence()
    assert sure is not None and 0.0 <= sure <= 1.0
    blind = looking(playouts=0)
    choose(blind, session, Budget())
    assert blind.confidence() is None and blind.iterations == 0
