"""Clauses of the log: a text with its values, about one player or about the game itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from resarcana_gui.tabletop.tell.voice import Voice

NOBODY: Final = -1
"""In place of a seat: what the game itself does."""


@dataclass(frozen=True)
class Clause:
    """What one event says: the catalog's text `event.<key>`, with the forms `you` and `other` if it is about a seat.
    The key with `_one` added, if it exists, is for a list of a single item."""

    key: str
    seat: int = NOBODY
    values: dict[str, object] = field(default_factory=dict)
    items: tuple[str, ...] = ()
    """The listed items; clauses that differ in nothing else can be joined."""

    def text(self, voice: Voice, *, subject: bool = True) -> str:
        """Return the clause in words; without its subject if that is the same as in the clause before."""
        one = len(self.items) == 1 and voice.catalog.has(f"event.{self.key}_one.other")
        key = f"event.{self.key}{'_one' if one else ''}"
        values = {"items": voice.listed(self.items), "number": len(self.items), **self.values}
        if self.seat == NOBODY:
            return voice.text(key, **values)
        return voice.about(key, self.seat, **values, **({} if subject else {"who": ""}))

    def brief(self, voice: Voice) -> str:
        """Return the clause in fewer words, the catalog's text `event.<key>_brief`; empty if there is none."""
        key = f"{self.key}_brief"
        return replace(self, key=key).text(voice) if voice.catalog.has(f"event.{key}.other") else ""

    def joined(self, other: Clause) -> Clause | None:
        """Return both clauses in one if they say the same of different things; None otherwise."""
        if (self.key, self.seat, self.values) != (other.key, other.seat, other.values) or not self.items:
            return None
        return replace(self, items=self.items + other.items)


def plain_clause(key: str, seat: int = NOBODY, **values: object) -> Clause:
    """Return a clause without a list."""
    return Clause(key, seat, values)


def list_clause(key: str, seat: int, item: str) -> Clause:
    """Return a clause that lists, with its first item."""
    return Clause(key, seat, items=(item,))


def join_clauses(clauses: Iterable[Clause]) -> list[Clause]:
    """Return the clauses, with neighbours joined that say the same of different things."""
    told: list[Clause] = []
    for clause in clauses:
        both = told[-1].joined(clause) if told else None
        if both is None:
            told.append(clause)
        else:
            told[-1] = both
    return told
