"""Numbered answers, in columns when there are many."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

WIDTH: Final = 100
MANY: Final = 9
"""More answers than this are set in columns, if they are short enough."""


def menu_lines(texts: Sequence[str], first: int) -> list[str]:
    """Return lines with the answers and their numbers, starting from `first`."""
    longest = max(map(len, texts)) + 8
    columns = WIDTH // longest
    if len(texts) <= MANY or columns < 2:
        return [line for number, text in enumerate(texts, first) for line in _wrapped(number, text)]
    rows = -(-len(texts) // columns)
    cells = [f"{number:4}  {text}" for number, text in enumerate(texts, first)]
    return ["".join(f"{cell:{longest}}" for cell in cells[at::rows]).rstrip() for at in range(rows)]


def _wrapped(number: int, text: str) -> list[str]:
    lines = wrap(text, WIDTH - 8) or [""]
    return [f"{number:4}  {lines[0]}", *(f"{'':8}{line}" for line in lines[1:])]
