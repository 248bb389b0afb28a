"""Answers that are needed again and again. Each exists as one object, so that answers can be compared by identity.

Those that could betray what only one seat knows, such as the cards that it may discard, exist from the beginning for
every seat that may give them. Those that name essences are created when they are first listed, because pools are
public.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP, MOST_SEATS
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    Decline,
    DiscardCard,
    Gain,
    Lose,
    Pass,
    Pay,
    PlaceArtifact,
    Suffer,
    UsePower,
)

MOST_POWERS: Final = 4
"""More than the number of powers of any component."""


class SeatAnswers:
    """The common answers of one seat, by component: all that exist, whether the seat may give them or not."""

    def __init__(self, seat: int, count: int) -> None:
        numbers, powers = range(count), range(MOST_POWERS)
        self.choose: Final = [Choose(seat, number) for number in numbers]
        self.place: Final = [PlaceArtifact(seat, number) for number in numbers]
        self.claim: Final = [Claim(seat, number) for number in numbers]
        self.discard: Final = [DiscardCard(seat, number) for number in numbers]
        self.use: Final = [UsePower(seat, number, power) for number in numbers for power in powers]
        """Uses of powers, at index component * MOST_POWERS + power."""
        self.claim_unseen: Final = Claim(seat, MONUMENT_DECK_TOP)
        self.pass_: Final = Pass(seat)
        self.decline: Final = Decline(seat)
        self.suffer: Final = Suffer(seat)

    def chosen(self, components: list[int]) -> list[Answer]:
        """Return the answers that choose one of these components."""
        choose = self.choose
        return [choose[number] for number in components]

    def chosen_or_none(self, components: list[int]) -> list[Answer]:
        """Return the answers that choose one of these components, and the one that declines."""
        return [*self.chosen(components), self.decline]


class Amounts:
    """Amounts of essences to choose from, each once and in a fixed order, and every seat's answers that name them.

    The lists are shared: a caller must not change them.
    """

    def __init__(self, each: list[int]) -> None:
        self.each: Final = each
        """The amounts, packed (see cards/essences.py)."""
        self._gains: Final[dict[int, list[Answer]]] = {}
        self._payments: Final[dict[int, list[Answer]]] = {}
        self._losses: Final[dict[int, list[Answer]]] = {}

    def gains(self, seat: int) -> list[Answer]:
        """Return a seat's answers that gain them, one for each amount."""
        found = self._gains.get(seat)
        if found is None:
            found = self._gains[seat] = [Gain(seat, amount) for amount in self.each]
        return found

    def payments(self, seat: int) -> list[Answer]:
        """Return a seat's answers that pay them, one for each amount."""
        found = self._payments.get(seat)
        if found is None:
            found = self._payments[seat] = [Pay(seat, amount) for amount in self.each]
        return found

    def losses(self, seat: int) -> list[Answer]:
        """Return a seat's answers that lose them, one for each amount."""
        found = self._losses.get(seat)
        if found is None:
            found = self._losses[seat] = [Lose(seat, amount) for amount in self.each]
        return found


def seat_answers(cards: CardSet) -> list[SeatAnswers]:
    """Return the answers of every seat about each of these components."""
    return [SeatAnswers(seat, cards.count) for seat in range(MOST_SEATS)]
