from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.factions import faction_worth
from resarcana_gui.games.terra_mystica.ai.lines import Line, lines_at
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.commands import Burn, Convert, TakeFaction
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.games.terra_mystica.played_table import Table, seat

BUDGET = Budget(iterations=1)
POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}


def answer(table: Table, seed: int = 1) -> dict[str, object]:
    """What it answers to the open question, as plain data without the seat."""
    pending = table.session.pending
    assert pending is not None
    command = plugin().agent("greedy", seed).choose(table.session.observe(pending.seat), pending, BUDGET)
    assert table.session.refusal(command) is None
    data = terra_mystica().codec.write(command)
    data.pop("seat")
    return data


def play(session: Session, agents: list[Agent]) -> list[Command]:
    """Play to the end; every command."""
    given: list[Command] = []
    while (pending := session.pending) is not None:
        given.append(agents[pending.seat].choose(session.observe(pending.seat), pending, BUDGET))
        session.submit(given[-1])
    return given


def test_it_builds_where_that_brings_points_this_round() -> None:
    table = Table(seat("dwarves", "E7", **{**POOR, "coins": 2, "workers": 1}), round=3, terrain={"E6": "mountains"})
    assert answer(table) == {"kind": "build", "at": "E6"}


def test_with_nothing_to_buy_it_passes_and_converts_nothing() -> None:
    table = Table(seat("dwarves", "E7", **{**POOR, "bowls": [0, 0, 2], "workers": 1}), round=2)
    assert answer(table)["kind"] == "pass"


def test_it_converts_power_for_the_coin_that_a_dwelling_lacks() -> None:
    lacking = seat("dwarves", "E7", **{**POOR, "coins": 1, "workers": 1, "bowls": [5, 0, 2]})
    table = Table(lacking, round=2, terrain={"E6": "mountains"})
    assert answer(table) == {"kind": "convert", "exchange": "power_to_coin"}
    table.do("convert", exchange="power_to_coin")
    assert answer(table) == {"kind": "build", "at": "E6"}


def test_what_it_burns_and_converts_makes_the_price_payable_and_nothing_more() -> None:
    state = Table(seat("dwarves", "E7", **{**POOR, "workers": 1, "bowls": [0, 4, 1]})).state
    told = [terra_mystica().codec.write(each) for each in conversions_for(state, 0, Amount(coins=2, workers=1)) or []]
    assert [each.get("exchange", each["kind"]) for each in told] == ["burn", "power_to_coin", "power_to_coin"]
    assert conversions_for(state, 0, Amount(workers=1)) == []
    assert conversions_for(state, 0, Amount(priests=1)) is None


def test_it_takes_a_power_for_nothing_and_pays_more_points_early_than_late() -> None:
    def offered(round_: int, structure: str) -> object:
        table = Table(
            seat("dwarves", {"E7": structure}, **POOR),
            seat("witches", "F4"),
            active=1,
            round=round_,
            terrain={"E6": "forest"},
        )
        table.do("build", at="E6")
        return answer(table)["kind"]

    assert offered(6, "dwelling") == "accept"
    assert offered(1, "temple") == "accept"
    assert offered(5, "temple") == "refuse"


def test_it_passes_with_the_card_that_scores_what_it_has_built() -> None:
    houses = dict.fromkeys(["E7", "D4", "C1", "F5"], "trading_house")
    cards = {"BON1": 0, "BON7": 0, "BON8": 0}
    table = Table(seat("dwarves", houses, **POOR), round=3, cards=cards)
    assert answer(table) == {"kind": "pass", "card": "BON7"}


def test_a_key_question_of_the_cults_is_answered_where_the_round_rewards_it() -> None:
    tiles = ["SCORE1", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE8"]
    one = seat("auren", {"E4": "stronghold"}, **POOR, cults=[1, 2, 1, 1])
    table = Table(one, seat("giants", "A1"), round=2, scoring=tiles)
    table.do("action", action="ACTA")
    assert answer(table) == {"kind": "advance", "cult": "water"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_players_finish_every_kind_of_game(seats: int) -> None:
    session = start(7, seats=seats, setup="colours" if seats == 3 else "standard")
    play(session, [plugin().agent("greedy", number) for number in range(seats)])
    assert session.outcome is not None and max(session.outcome.points) > 90


def test_every_conversion_pays_for_what_could_not_be_paid_before() -> None:
    session = start(3, seats=2)
    agents = [plugin().agent("greedy", number) for number in range(2)]
    before: list[Line] = []
    runs = 0
    while (pending := session.pending) is not None:
        given = agents[pending.seat].choose(session.observe(pending.seat), pending, BUDGET)
        if isinstance(given, (Convert, Burn)):
            assert isinstance(session.state, State) and isinstance(pending, Question)
            before = before or list(lines_at(session.state, pending))
        elif before:
            assert (given,) not in before
            before, runs = [], runs + 1
        session.submit(given)
    assert runs


def test_it_beats_random_on_either_seat() -> None:
    for game in range(4):
        session, mine = start(game // 2, seats=2), game % 2
        agents = [plugin().agent("greedy" if at == mine else "random", game) for at in range(2)]
        play(session, agents)
        assert session.outcome is not None and session.outcome.winners == (mine,)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play(start(5, seats=2), [plugin().agent("greedy", at) for at in range(2)]) for _ in range(2)]
    assert games[0] == games[1]


def test_whoever_looks_sees_the_same_and_another_world_changes_no_answer() -> None:
    session, dice, game = start(9, seats=3), Dice(2), terra_mystica()
    for step in range(60):
        pending = session.pending
        assert pending is not None
        views = [
            session.observe(pending.seat),
            game.observe(session.sample(pending.seat, 99), pending.seat),
            session.observe((pending.seat + 1) % 3),
        ]
        answers = [plugin().agent("greedy", step).choose(view, pending, BUDGET) for view in views]
        assert answers[0] == answers[1] == answers[2]
        legal = session.legal()
        session.submit(legal[dice.below(len(legal))])


def test_it_answers_every_kind_of_question_legally_and_leaves_the_table_as_it_is() -> None:
    asked: set[str] = set()
    for seed in range(6):
        session, dice = start(seed, seats=5), Dice(seed)
        while (pending := session.pending) is not None:
            legal = session.legal()
            if len(legal) > 1 and (pending.KIND not in asked or dice.below(40) == 0):
                asked.add(pending.KIND)
                view = session.observe(pending.seat)
                facts = view.facts()
                assert plugin().agent("greedy", seed).choose(view, pending, BUDGET) in legal
                assert view.facts() == facts
            session.submit(legal[dice.below(len(legal))])
    assert len(asked) > 10


@pytest.mark.parametrize("level", ["greedy", "archmage"])
def test_of_good_factions_different_ones_are_taken_but_none_that_is_far_worse(level: str) -> None:
    chosen = set()
    for seed in range(12):
        session = start(1, seats=2)
        pending = session.pending
        assert pending is not None
        given = plugin().agent(level, seed).choose(session.observe(pending.seat), pending, BUDGET)
        assert isinstance(given, TakeFaction)
        chosen.add(load_components().factions[given.faction].slug)
    assert len(chosen) > 1 and chosen <= {"darklings", "dwarves", "halflings", "fakirs", "cultists"}


def test_a_faction_is_worth_less_the_nearer_a_neighbours_home_terrain_is() -> None:
    parts = load_components()
    numbers = {faction.slug: faction.number for faction in parts.factions}

    def beside(other: str) -> float:
        state = start(1, seats=2).state
        assert isinstance(state, State)
        state.faction[0] = numbers[other]
        return faction_worth(state, numbers["darklings"])

    assert beside("halflings") < beside("fakirs") < beside("giants")
