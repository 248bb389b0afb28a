"""Numbers about a match."""

from __future__ import annotations

from dataclasses import dataclass

from resarcana_gui.match.match import Match


@dataclass(frozen=True)
class Statistics:
    """How a match went; lists are by seat."""

    progress: dict[str, int]
    """The game's own numbers, such as its rounds."""
    commands: list[int]
    actions: list[int]
    seconds: list[float]
    """How long the seats took over their commands."""
    winners: list[int]
    """Empty while the game goes on."""
    points: list[int]
    """Empty while the game goes on."""


def statistics(match: Match) -> Statistics:
    """The numbers of a match as it stands."""
    steps, outcome, seats = match.history.steps, match.outcome, range(len(match.seats))
    movers = [action.seat for action in match.actions()]
    return Statistics(
        progress=match.progress(),
        commands=[sum(step.seat == seat for step in steps) for seat in seats],
        actions=[movers.count(seat) for seat in seats],
        seconds=[round(sum(step.seconds for step in steps if step.seat == seat), 3) for seat in seats],
        winners=list(outcome.winners) if outcome is not None else [],
        points=list(outcome.points) if outcome is not None else [],
    )
