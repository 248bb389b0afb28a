"""Figures about a match."""

from __future__ import annotations

from dataclasses import dataclass

from resarcana_gui.match.match import Match


@dataclass(frozen=True)
class Statistics:
    """How a match went. Lists are by seat."""

    progress: dict[str, int]
    """The game's own numbers, such as its rounds. A number that restarts on the way, such as the rounds in each game
    of a match, is added up."""
    commands: list[int]
    """The number of answers that each seat gave."""
    actions: list[int]
    """The number of the log's entries that are theirs."""
    seconds: list[float]
    """How long the seats took for their commands, not counting the time that somebody was away."""
    winners: list[int]
    """The winning seats; empty while the game is in progress."""
    places: list[int]
    """From 1, shared places more than once; empty while the game is in progress."""
    points: list[int]
    """Empty while the game is in progress."""
    measures: dict[str, list[int]]
    """The outcome's other numbers by name; empty while the game is in progress."""


def statistics(match: Match) -> Statistics:
    """Return the figures of a match as it stands."""
    steps, outcome, seats = match.history.steps, match.outcome, range(len(match.seats))
    movers = [action.seat for action in match.history.actions()]
    return Statistics(
        progress=_progress(match),
        commands=[sum(step.seat == seat for step in steps) for seat in seats],
        actions=[movers.count(seat) for seat in seats],
        seconds=[round(sum(step.played for step in steps if step.seat == seat), 3) for seat in seats],
        winners=list(outcome.winners) if outcome is not None else [],
        places=list(outcome.places) if outcome is not None else [],
        points=list(outcome.points) if outcome is not None else [],
        measures={name: list(each) for name, each in outcome.measures.items()} if outcome is not None else {},
    )


def _progress(match: Match) -> dict[str, int]:
    totals: dict[str, int] = {}
    before: dict[str, int] = {}
    for state, _ in match.history.walk():
        for name, number in match.game.progress(state).items():
            last = before.get(name, 0)
            totals[name] = totals.get(name, 0) + (number - last if number >= last else number)
            before[name] = number
    return totals
