"""The figures of a tournament: win rates with their intervals, points, times, as data and as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, quantiles

CONFIDENCE = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class GameResult:
    """The result of a game; lists are by entrant."""

    wins: list[float]
    points: list[int]
    seconds: list[list[float]]
    """The time of each decision."""
    rounds: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval for a win rate, after Wilson."""
    square = CONFIDENCE**2
    rate = wins / games
    centre = rate + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, (centre - spread) / (1 + square / games)), min(1.0, (centre + spread) / (1 + square / games))


def summary(agents: Sequence[str], played: Sequence[GameResult], seconds: float) -> dict[str, object]:
    """Return all numbers of a tournament, as plain data."""
    rounds = [game.rounds for game in played]
    quartiles = quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3
    ended = {str(number): rounds.count(number) for number in sorted(set(rounds))}
    entries = [_of_entrant(name, at, played) for at, name in enumerate(agents)]
    return {
        "entrants": list(agents),
        "games": len(played),
        "wins": [entry["wins"] for entry in entries],
        "wins_low95": [entry["low"] for entry in entries],
        "rounds_median": quartiles[1],
        "decision_ms_p50": [entry["ms_p50"] for entry in entries],
        "decision_ms_p95": [entry["ms_p95"] for entry in entries],
        "agents": entries,
        "rounds": {"lower": quartiles[0], "median": quartiles[1], "upper": quartiles[2], "ended": ended},
        "seconds": round(seconds, 1),
        "games_per_second": round(len(played) / seconds, 2),
    }


def _of_entrant(name: str, at: int, played: Sequence[GameResult]) -> dict[str, object]:
    wins = sum(game.wins[at] for game in played)
    low, high = wilson(wins, len(played))
    times = sorted(1000 * taken for game in played for taken in game.seconds[at])
    return {
        "name": name,
        "wins": round(wins, 2),
        "rate": round(wins / len(played), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(mean(game.points[at] for game in played), 2),
        "ms": round(sum(times) / max(1, len(times)), 2),
        "ms_p50": round(_share_of(times, 0.5), 2),
        "ms_p95": round(_share_of(times, 0.95), 2),
    }


def _share_of(times: Sequence[float], share: float) -> float:
    """Return the time below which this share of them lies; 0 if there are none."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def score(agents: Sequence[str], played: Sequence[GameResult]) -> str:
    """Return how many games each has won so far."""
    return ", ".join(f"{name} {sum(game.wins[at] for game in played):g}" for at, name in enumerate(agents))


def table(numbers: dict[str, object]) -> list[str]:
    """Return the figures as a readable table."""
    lines = [f"{'opponent':16}{'wins':>8}{'rate':>8}{'95 % interval':>18}{'points':>8}{'ms':>9}{'p50':>8}{'p95':>8}"]
    agents, rounds = numbers["agents"], numbers["rounds"]
    assert isinstance(agents, list) and isinstance(rounds, dict)
    for entry in agents:
        interval = f"{entry['low']:.1%} to {entry['high']:.1%}"
        lines.append(
            f"{entry['name']:16}{entry['wins']:>8g}{entry['rate']:>8.1%}{interval:>18}"
            f"{entry['points']:>8.1f}{entry['ms']:>9.2f}{entry['ms_p50']:>8.1f}{entry['ms_p95']:>8.1f}"
        )
    lines.append(f"{numbers['games']} games in {numbers['seconds']} s ({numbers['games_per_second']} per second)")
    ended = ", ".join(f"{games} in round {number}" for number, games in rounds["ended"].items())
    lines.append(f"rounds: median {rounds['median']:g}, quartiles {rounds['lower']:g} and {rounds['upper']:g}; {ended}")
    return lines
