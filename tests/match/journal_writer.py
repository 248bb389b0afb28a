"""Plays a match and prints every command, for the crash test: `python -m tests.match.journal_writer FILE SEED`."""

from __future__ import annotations

import sys
from pathlib import Path

from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from tests.match.stall import BUDGET, TOY, machines


def main(path: Path, seed: str) -> None:
    match = Match.start(TOY, {"seats": 4, "cards": 18}, machines(4), seed, path=path)
    while match.pending is not None:
        ask_agent(match, BUDGET)
        print(len(match.history.steps), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
