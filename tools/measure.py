"""Measures the engine in this process and prints one JSON object; `bench` runs it plain and compiled."""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import EVERYONE, State
from tools.chosen_game import add_game
from tools.usage import peak_mb

FIGURES: Final = {
    "games_per_s": "random games / s",
    "commands_per_s": "commands / s",
    "games_logged_per_s": "random games with events / s",
    "legal_us": "list legal commands, us",
    "apply_us": "apply a command, us",
    "clone_us": "clone, us",
    "observe_us": "observe as a seat, us",
    "sample_us": "sample the hidden part, us",
    "looks_per_s": "the strongest looks ahead / s",
    "clone_kb": "memory of a clone, KB",
    "rss_mb": "memory of the process, MB",
    "yardstick_ms": "a fixed loop of Python, ms",
}
POSITIONS: Final = 2_000
WARM_UP: Final = 40
SEARCHED: Final = 40
"""The number of positions in which the strongest opponent is asked, ..."""
LOOKS: Final = 100
"""... and the iterations it is allowed."""


def table(game: Game, seed: int, logged: bool) -> tuple[State, Dice]:
    """Return a two-player table at its first question, and its chance."""
    options = game.complete({"seats": 2})
    state = game.blank(options, EVERYONE)
    if logged:
        state.log = []
    dice = Dice(seed)
    game.begin(state, options, dice)
    return state, dice


def play(game: Game, seed: int, *, logged: bool = False, kept: list[State] | None = None) -> int:
    """Play one random game, and return the number of commands. Positions are added to the list, if one is given."""
    state, dice = table(game, seed, logged)
    choose = Dice(seed).below
    commands = 0
    while legal := game.legal(state):
        if kept is not None:
            kept.append(state.clone())
        game.apply(state, legal[choose(len(legal))], dice)
        commands += 1
    return commands


def seconds(work: Callable[[], object]) -> float:
    """Return the time that some work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def each(work: Callable[[State], object], states: Sequence[State]) -> float:
    """Return the time that some work takes for all states; its results are dropped at once."""
    began = time.perf_counter()
    for state in states:
        work(state)
    return time.perf_counter() - began


def positions(game: Game) -> list[State]:
    """Return positions from random games, every kind of question as often as it comes up."""
    kept: list[State] = []
    seed = 0
    while len(kept) < POSITIONS:
        play(game, seed, kept=kept)
        seed += 1
    return kept[:POSITIONS]


def game_figures(game: Game, games: int) -> dict[str, float]:
    """Measure whole random games, without events as in search, and with."""
    commands = 0

    def plain() -> None:
        nonlocal commands
        commands = sum(play(game, seed) for seed in range(games))

    def logged() -> None:
        for seed in range(games):
            play(game, seed, logged=True)

    for seed in range(WARM_UP):
        play(game, seed)
    plain_s, logged_s = seconds(plain), seconds(logged)
    return {
        "games_per_s": games / plain_s,
        "commands_per_s": commands / plain_s,
        "games_logged_per_s": games / logged_s,
    }


def step_figures(game: Game) -> dict[str, float]:
    """Measure single steps, in microseconds, over the same positions."""
    states = positions(game)
    dice = Dice(0)
    views = [game.observe(state, 0) for state in states]
    chosen = [legal[dice.below(len(legal))] for legal in map(game.legal, states)]
    clones = [state.clone() for state in states]

    def apply_all() -> None:
        for state, command in zip(clones, chosen, strict=True):
            game.apply(state, command, dice)

    figures = {
        "legal_us": each(game.legal, states),
        "clone_us": each(lambda state: state.clone(), states),
        "observe_us": each(lambda state: game.observe(state, 0), states),
        "sample_us": each(lambda view: game.sample(view, dice), views),
        "apply_us": seconds(apply_all),
    }
    return {name: 1e6 * value / len(states) for name, value in figures.items()}


def search_figures(plugin: Plugin) -> dict[str, float]:
    """Measure iterations per second of the strongest opponent; 0 if it does not search."""
    game = plugin.game()
    agent = plugin.agent(plugin.agent_names()[-1], 1)
    turns = [state for state in positions(game) if game.opens_action(pending_of(game, state))]
    views = [game.observe(state, pending_of(game, state).seat) for state in turns[:: max(1, len(turns) // SEARCHED)]]
    budget = Budget(LOOKS)
    agent.choose(views[0], pending_of(game, views[0]), budget)  # loads its weights
    before = getattr(agent, "iterations", 0)
    taken = each(lambda view: agent.choose(view, pending_of(game, view), budget), views)
    return {"looks_per_s": (getattr(agent, "iterations", 0) - before) / taken}


def pending_of(game: Game, state: State) -> Pending:
    """Return the open question of a game in progress."""
    pending = game.pending(state)
    assert pending is not None
    return pending


def memory_figures(game: Game) -> dict[str, float]:
    """Measure the memory of one clone, and the peak of this process."""
    state = positions(game)[-1]
    tracemalloc.start()
    clones = [state.clone() for _ in range(200)]
    clone_kb = tracemalloc.get_traced_memory()[0] / len(clones) / 1024
    tracemalloc.stop()
    return {"clone_kb": clone_kb, "rss_mb": peak_mb()}


def yardstick() -> None:
    """Run a fixed piece of interpreted Python, which shows the current speed of this machine."""
    numbers: dict[int, int] = {}
    for number in range(200_000):
        numbers[number % 1000] = numbers.get(number % 997, 0) + number


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print. Return the exit status."""
    parser = argparse.ArgumentParser(prog="measure", description=__doc__)
    add_game(parser)
    parser.add_argument("--games", type=int, default=300)
    given = parser.parse_args(arguments)
    plugin = discover()[given.game]
    game = plugin.game()
    gc.freeze()
    figures = {**game_figures(game, given.games), **step_figures(game)}
    figures.update(search_figures(plugin))
    figures["yardstick_ms"] = 1000 * seconds(yardstick)
    figures.update(memory_figures(game))
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
