"""Tables that must have a row for everything they are about: a module whose table lacks a row cannot be imported.

What a game does with each kind of effect, question or event is written in tables in many files. Whoever adds a kind
and forgets a table learns its name at once, instead of getting a default that nobody chose.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

Kind = TypeVar("Kind")
Row = TypeVar("Row")


class IncompleteError(ValueError):
    """A table lacks a row, or has one that is about nothing. The message says which, in one sentence."""


def by_number(where: str, kinds: Sequence[str], rows: Mapping[int, Row]) -> tuple[Row, ...]:
    """Return the rows of a table in the order of the kinds, which are identified by their index. `where` names the
    table. Raises IncompleteError, which names the kinds without a row and the rows about nothing."""
    _check(where, dict(enumerate(kinds)), rows)
    return tuple([rows[kind] for kind in range(len(kinds))])


def by_class(where: str, classes: Iterable[Kind], rows: Mapping[Kind, Row]) -> dict[Kind, Row]:
    """Return the rows of a table about these classes. `where` names the table. Raises IncompleteError, which names
    the classes without a row and the rows about nothing."""
    _check(where, {each: getattr(each, "__name__", str(each)) for each in classes}, rows)
    return dict(rows)


def _check(where: str, names: Mapping[Kind, str], rows: Mapping[Kind, Row]) -> None:
    missing = [name for kind, name in names.items() if kind not in rows]
    if missing:
        raise IncompleteError(f"{where} has no row for {', '.join(missing)}.")
    unknown = [str(kind) for kind in rows if kind not in names]
    if unknown:
        raise IncompleteError(f"{where} has rows for unknown entries: {', '.join(unknown)}.")
