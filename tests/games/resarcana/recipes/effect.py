"""Adds rows to the tables of the program, one after the other, and lints after each, in one process: starting one for
every row would take longer than all else. `python -m tests.games.resarcana.recipes.effect` with the rows as JSON."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stderr
from pathlib import Path

from resarcana_gui.app.cli import run


def main(rows: list[tuple[str, str, str]]) -> None:
    """For every file with an old piece and a new one: the cards are refused, then the piece is replaced."""
    for file, old, new in rows:
        with redirect_stderr(sys.stdout):
            assert run(["lint-cards"]) == 1, f"nothing is said of {file}"
        path = Path(file)
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path.name} has {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
