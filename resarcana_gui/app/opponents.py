"""Machine opponents for the window: where they run, and how they are built there."""

from __future__ import annotations

from functools import partial

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.worker import Opponents, Recipe, Worker, patience
from resarcana_gui.app.tables import opponent
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.match import Match


def worker(plugin: Plugin, match: Match, budget: Budget) -> Worker:
    """What thinks for a match's machine opponents: a separate process. It never gets the table's seed."""
    return Worker(recipe(plugin, match, budget), patience(budget))


def recipe(plugin: Plugin, match: Match, budget: Budget) -> Recipe:
    """How to build the opponents of a match, in this process or another."""
    kinds = tuple(seat.kind for seat in match.seats)
    return partial(build, type(plugin), dict(match.history.options), kinds, budget.iterations, budget.seconds)


def build(
    plugin: type[Plugin],
    options: Options,
    kinds: tuple[str | None, ...],
    iterations: int | None,
    seconds: float | None,
) -> Opponents:
    """Build them: kinds by seat, no kind for a person."""
    folder = plugin()

    def agent(seat: int, at: int) -> Agent:
        kind = kinds[seat]
        if kind is None:
            raise ValueError(f"a person sits in seat {seat}")
        return opponent(folder, kind, seat, at)

    return Opponents(folder.game(), options, agent, Budget(iterations, seconds))
