"""Benchmark of the engine, interpreted and compiled: `python -m tools.bench`, or `make bench`.

Each round measures both in turn, in separate processes, so that a machine that slows down slows both; the table
shows medians. The last line is the same as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.games.plugin import discover
from tools.chosen_game import add_game
from tools.compile import ROOT, TARGET
from tools.measure import FIGURES

WAYS: Final = {"interpreted": ROOT, "compiled": TARGET}


def measured(folder: Path, arguments: Sequence[str]) -> dict[str, float]:
    """Return the figures of one process that runs the package from a folder. Raises CalledProcessError."""
    command = [sys.executable, "-P", "-m", "tools.measure", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def medians(rounds: Sequence[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure."""
    return {name: statistics.median(figures[name] for figures in rounds) for name in FIGURES}


def table(results: dict[str, dict[str, float]]) -> str:
    """Return a table with one row for each figure, one column for each way to run, and their ratio."""
    ways = list(results)
    lines = [f"{'':<34}" + "".join(f"{way:>14}" for way in ways) + (f"{'ratio':>10}" if len(ways) > 1 else "")]
    for name, meaning in FIGURES.items():
        values = [results[way][name] for way in ways]
        ratio = f"{values[1] / values[0]:>10.2f}" if len(ways) > 1 and values[0] else ""
        lines.append(f"{meaning:<34}" + "".join(f"{value:>14,.2f}" for value in values) + ratio)
    return "\n".join(lines)


def flat(results: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return all figures in one object: games_per_s_interpreted, games_per_s_compiled, and so on."""
    return {f"{name}_{way}": round(value, 3) for way, figures in results.items() for name, value in figures.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print. Return the exit status."""
    parser = argparse.ArgumentParser(prog="bench", description="How fast the engine is, plain and compiled.")
    add_game(parser)
    parser.set_defaults(game=None)
    parser.add_argument("--games", type=int, default=300, help="random two-player games in each round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the table shows medians")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.rounds < 1:
        parser.error("games and rounds are at least 1")
    ways = {way: folder for way, folder in WAYS.items() if (folder / "resarcana_gui").is_dir()}
    for game in sorted(discover()) if given.game is None else [given.game]:
        results = benched(game, given.games, given.rounds, ways)
        print(f"{game}\n{table(results)}\n{json.dumps(flat(results))}", flush=True)
    if "compiled" not in ways:
        print("Nothing compiled yet: make compile", file=sys.stderr)
    return 0


def benched(game: str, games: int, rounds: int, ways: Mapping[str, Path]) -> dict[str, dict[str, float]]:
    """Return the medians of one game, by way to run it."""
    collected: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
    for _ in range(rounds):
        for way, folder in ways.items():
            collected[way].append(measured(folder, ["--game", game, "--games", str(games)]))
    return {way: medians(figures) for way, figures in collected.items()}


if __name__ == "__main__":
    sys.exit(main())
