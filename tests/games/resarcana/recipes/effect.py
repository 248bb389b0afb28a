"""Adds the rows that the program asks for, one after the other, in one process: starting one for every row would take
longer than all else. `python -m tests.games.resarcana.recipes.effect` with the rows as JSON."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

from resarcana_gui.app.cli import run


def main(rows: list[tuple[str, str, str]]) -> None:
    """Rows are a file, an old piece and a new one. Until none is left the cards are refused for a table that lacks its
    row, which is then added: in which order, the program decides."""
    left = {file: (old, new) for file, old, new in rows}
    while left:
        said = StringIO()
        with redirect_stderr(said):
            assert run(["lint-cards"]) == 1, f"nothing is said of {list(left)}"
        print(said.getvalue())
        file = next(file for file in left if f".{_module(file)}." in said.getvalue())
        old, new = left.pop(file)
        path = Path(file)
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path.name} has {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")


def _module(file: str) -> str:
    """Return a module's name inside its game."""
    return ".".join(Path(file.removesuffix(".py").partition("/games/resarcana/")[2]).parts)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
