"""Questions answered with several cards: putting them in order, or choosing some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from resarcana_gui.kernel.command import Command

C_co = TypeVar("C_co", bound=Command, covariant=True)
Answers = Mapping[tuple[int, ...], C_co]
"""The answers by the cards they list, in the given order."""


class OrderModel(Generic[C_co]):
    """Cards to be put in order; the first will lie on top. They get numbers one after the other; cards without a
    number follow in the order in which they lie."""

    def __init__(self, answers: Answers[C_co]) -> None:
        """`answers`: every possible order, as the rules list them, starting with the current one."""
        self._answers: Final = dict(answers)
        self.shown = list(next(iter(answers)))
        """The cards in the order in which they lie."""
        self.numbered: list[int] = []
        """The cards that have a number, in order."""

    @property
    def cards(self) -> list[int]:
        """The cards in the chosen order, from the top."""
        return [*self.numbered, *(card for card in self.shown if card not in self.numbered)]

    @property
    def command(self) -> C_co:
        """The answer for the chosen order."""
        return self._answers[tuple(self.cards)]

    def toggle(self, card: int) -> None:
        """Give a card the next number, or take its number back; later numbers move up. Raises ValueError for a card
        that is not among them."""
        if card in self.numbered:
            self.numbered.remove(card)
        elif card in self.shown:
            self.numbered.append(card)
        else:
            raise ValueError(f"Card {card} is not among those to put in order.")

    def settle(self) -> None:
        """Lay the cards in the order they have, without numbers."""
        self.shown, self.numbered = self.cards, []

    def move(self, start: int, to: int) -> None:
        """Move a card to another place in the order, and lay the cards in that order; the others close up. Raises
        IndexError for a place that does not exist."""
        if not 0 <= to < len(self.shown):
            raise IndexError(f"There are {len(self.shown)} places, and none is number {to}.")
        self.settle()
        self.shown.insert(to, self.shown.pop(start))

    def reset(self) -> None:
        """Restore the original order."""
        self.shown, self.numbered = list(next(iter(self._answers))), []


class CardsModel(Generic[C_co]):
    """A choice of a fixed number of cards from the player's hand."""

    def __init__(self, answers: Answers[C_co], hand: Sequence[int]) -> None:
        """`answers`: every possible set of cards, each sorted by number; `hand`: the cards as they are held."""
        self._answers: Final = dict(answers)
        self.number: Final = len(next(iter(answers)))
        """The number of cards to choose."""
        self.hand: Final = tuple(hand)
        self.chosen: list[int] = []
        """The chosen cards, in the order of choosing."""

    @property
    def complete(self) -> bool:
        """Whether enough cards are chosen."""
        return len(self.chosen) == self.number

    @property
    def remaining(self) -> int:
        """The number of cards still to be chosen."""
        return self.number - len(self.chosen)

    @property
    def command(self) -> C_co | None:
        """The answer; None until enough cards are chosen."""
        return self._answers.get(tuple(sorted(self.chosen)))

    def toggle(self, card: int) -> bool:
        """Choose a card or unchoose it; when enough are chosen, a new one replaces the oldest. Return whether the
        card is in the hand."""
        if card not in self.hand:
            return False
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen = [*self.chosen[1 if self.complete else 0 :], card]
        return True

    def reset(self) -> None:
        """Unchoose all cards."""
        self.chosen = []
