"""Answers of no game, for tests of what puts them together."""

from __future__ import annotations

from itertools import permutations

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.record import INT, INTS, Field


class Take(Command):
    """One card, or a number of something."""

    KIND = "take"
    FIELDS = (Field("seat"), Field("card", INT))

    def __init__(self, card: int, seat: int = 0) -> None:
        super().__init__(seat)
        self.card = card


class Lay(Command):
    """Several cards."""

    KIND = "lay"
    FIELDS = (Field("seat"), Field("cards", INTS))

    def __init__(self, *cards: int) -> None:
        super().__init__(0)
        self.cards = cards


def orders(*cards: int) -> dict[tuple[int, ...], Lay]:
    """Every order of some cards."""
    return {order: Lay(*order) for order in permutations(cards)}
