"""Machine opponents for the window: where they run, and how they are built there."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.companion import Adviser, AdvisingAgent
from resarcana_gui.agents.worker import AgentFactory, ProcessWorker, TableAgents, answer_timeout
from resarcana_gui.app.matches import opponent, replacement_kind
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.match import Match

COMPANION_SECONDS: Final = 10.0
"""How long the companion may think about one choice. It plays a number of games on, whatever time they take, and a
review ends when one answer does not come: on a busy machine, uncompiled, 20 seconds were too few."""


def new_worker(plugin: Plugin, match: Match, budget: Budget) -> ProcessWorker:
    """Return the worker for a match's machine opponents, a separate process. It never gets the table's seed."""
    return ProcessWorker(agent_factory(plugin, match, budget), answer_timeout(budget))


def agent_factory(plugin: Plugin, match: Match, budget: Budget) -> AgentFactory:
    """Return what builds the agents of a match, in this process or another."""
    kinds = seated_kinds(plugin, match)
    return partial(build, type(plugin), dict(match.history.options), kinds, budget.iterations, budget.seconds)


def seated_kinds(plugin: Plugin, match: Match) -> tuple[str | None, ...]:
    """Return the kinds of opponents that play at a match, by seat; None for a person."""
    return tuple(
        None if seat.kind is None else plugin.seated(replacement_kind(plugin, seat.kind), seat.name)
        for seat in match.seats
    )


def adviser_at(plugin: Plugin, match: Match) -> Adviser | None:
    """Return the companion of a match, which knows who sits there; None for a game without one."""
    return _adviser_against(plugin, seated_kinds(plugin, match))


def build(
    plugin: type[Plugin],
    options: Options,
    kinds: tuple[str | None, ...],
    iterations: int | None,
    seconds: float | None,
) -> TableAgents:
    """Build the agents, from kinds by seat; None stands for a person."""
    loaded = plugin()

    def agent(seat: int, at: int) -> Agent:
        kind = kinds[seat]
        if kind is None:
            raise ValueError(f"a person sits in seat {seat}")
        return opponent(loaded, kind, seat, at)

    return TableAgents(loaded.game(), options, agent, Budget(iterations, seconds))


def companion_worker(plugin: Plugin, match: Match) -> ProcessWorker:
    """Return the worker that advises the people at a match and judges their answers; its replies carry the advice.
    It has a process of its own, so that `reset` ends unwanted work at once and no opponent waits for it."""
    return ProcessWorker(companion_factory(plugin, match), answer_timeout(Budget(None, COMPANION_SECONDS)))


def companion_factory(plugin: Plugin, match: Match) -> AgentFactory:
    """Return what builds the companion of a match, in this process or another."""
    return partial(build_companion, type(plugin), dict(match.history.options), seated_kinds(plugin, match))


def build_companion(plugin: type[Plugin], options: Options, kinds: tuple[str | None, ...]) -> TableAgents:
    """Build the companion against opponents of these kinds, by seat. Raises ValueError for a game that has none."""
    loaded = plugin()
    adviser = _adviser_against(loaded, kinds)
    if adviser is None:
        raise ValueError(f"{loaded.game().name} has no companion")
    return TableAgents(loaded.game(), options, lambda seat, at: AdvisingAgent(loaded.game(), adviser), Budget())


def _adviser_against(plugin: Plugin, kinds: tuple[str | None, ...]) -> Adviser | None:
    return plugin.adviser(len(kinds), [plugin.rival(kind) for kind in kinds])
