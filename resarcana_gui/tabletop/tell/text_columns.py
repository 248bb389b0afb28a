"""Text in columns, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

WIDTH: Final = 100
"""The length of the longest line."""
LABEL: Final = 17
"""The width of labels."""
GAP: Final = 2
"""The least space between columns."""


def row(label: str, items: Sequence[str], indent: int = 2) -> list[str]:
    """Return a label with a comma-separated list beside it, in as many lines as needed."""
    lines = _fitted(items, WIDTH - indent - LABEL)
    return _labelled(label, lines, indent)


def column(label: str, lines: Sequence[str], indent: int = 2) -> list[str]:
    """Return a label with lines beside it."""
    return _labelled(label, lines, indent)


def _labelled(label: str, lines: Sequence[str], indent: int) -> list[str]:
    labels = [label] + [""] * (len(lines) - 1)
    return [f"{'':{indent}}{name:{LABEL}}{line}".rstrip() for name, line in zip(labels, lines or [""], strict=True)]


def _fitted(items: Sequence[str], width: int) -> list[str]:
    """Return comma-separated items in lines of a width, broken between items where possible."""
    lines = [""]
    for at, item in enumerate(items):
        text = item + ("," if at < len(items) - 1 else "")
        if lines[-1] and len(lines[-1]) + 1 + len(text) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {text}".strip()
    return [piece for line in lines for piece in wrap(line, width) or [""]]


def grid(cells: Sequence[str], indent: int = 2) -> list[str]:
    """Return cells in as many aligned columns as fit."""
    if not cells:
        return []
    width = max(map(len, cells)) + GAP
    columns = max(1, (WIDTH - indent + GAP) // width)
    starts = range(0, len(cells), columns)
    return [" " * indent + "".join(f"{cell:{width}}" for cell in cells[at : at + columns]).rstrip() for at in starts]


def spread(left: str, right: str) -> str:
    """Return one line with a text at either end."""
    room = WIDTH - len(left) - len(right)
    return f"{left}{' ' * max(GAP, room)}{right}".rstrip()
