from __future__ import annotations

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.agents.self_seeded import SelfSeededAgent, seed_from
from resarcana_gui.app.match_workers import build
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent, play_out
from tests.match.stall import BUDGET, TOY
from tests.toy.plugin import ToyPlugin

PLUGIN = discover()[first_game()]
TWO = [Player("A", "random"), Player("B", "random")]


class Recorder(ToyPlugin):
    """Writes down with which seeds opponents are built."""

    def __init__(self) -> None:
        self.seeds: list[int | str] = []

    def agent(self, name: str, seed: int | str) -> Agent:
        self.seeds.append(seed)
        return RandomAgent(TOY, seed)


def first_asked(seed: int) -> tuple[Match, Recorder]:
    plugin = Recorder()
    match = new_match(plugin, {"cards": 9}, TWO, seed)
    ask_agent(match, BUDGET)
    return match, plugin


def test_nothing_of_the_seeds_that_opponents_get_depends_on_the_table_s_seed() -> None:
    """At the market stall all tables look alike at first except for who begins: so no seed can be told from another."""
    given: dict[int, set[tuple[int | str, ...]]] = {0: set(), 1: set()}
    for seed in range(300):
        match, plugin = first_asked(seed)
        given[match.history.steps[0].seat].add(tuple(plugin.seeds))
    assert [len(seeds) for seeds in given.values()] == [1, 1]


def test_an_opponent_s_seed_is_the_same_in_every_world_that_its_view_allows() -> None:
    game, dice = PLUGIN.game(), Dice("worlds")
    for seed in range(5):
        match = new_match(PLUGIN, {"setup": "standard"}, TWO, seed)
        view = match.view(0)
        world = game.sample(view, dice)
        assert seed_from(game.observe(world, 0), "0/0") == seed_from(view, "0/0")


def test_different_deals_seats_and_positions_give_different_chance() -> None:
    views = [new_match(PLUGIN, {"setup": "standard"}, TWO, seed).view(0) for seed in range(5)]
    seeds = {seed_from(view, place) for view in views for place in ("0/0", "1/0", "0/1")}
    assert len(seeds) == 15


def test_an_opponent_is_built_once_with_what_it_sees_first() -> None:
    seeds: list[str] = []

    def built(seed: str) -> Agent:
        seeds.append(seed)
        return RandomAgent(TOY, seed)

    match = new_match(ToyPlugin(), {"cards": 9}, TWO, 1)
    pending = match.pending
    assert pending is not None
    view = match.view(pending.seat)
    agent = SelfSeededAgent(built, "here")
    for _ in range(3):
        agent.choose(view, pending, BUDGET)
    assert seeds == [seed_from(view, "here")]


def test_a_game_between_machines_is_the_same_again_under_its_seed() -> None:
    def played(seed: int) -> Match:
        match = new_match(ToyPlugin(), {"cards": 9}, TWO, seed)
        play_out(match, BUDGET)
        return match

    commands = [[step.command for step in played(seed).history.steps] for seed in (3, 3, 4)]
    assert commands[0] == commands[1] != commands[2]


def test_opponents_in_a_process_of_their_own_are_sent_no_seed_at_all() -> None:
    agent = build(ToyPlugin, {"seats": 2, "cards": 9}, ("random", None), None, None).agent(0, 4)
    assert isinstance(agent, SelfSeededAgent)
    match = new_match(ToyPlugin(), {"cards": 9}, TWO, 1)
    pending = match.pending
    assert pending is not None
    assert agent.choose(match.view(pending.seat), pending, Budget(1)) in match.legal()
