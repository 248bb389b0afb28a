"""Questions that are answered with several cards: in which order they lie, and which ones are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from resarcana_gui.kernel.command import Command

C_co = TypeVar("C_co", bound=Command, covariant=True)
Answers = Mapping[tuple[int, ...], C_co]
"""The answers by the cards that they list, in their own order."""


class OrderModel(Generic[C_co]):
    """Cards in an order: the first will lie on top."""

    def __init__(self, answers: Answers[C_co]) -> None:
        """Every order, as the rules list them: first the one in which the cards lie."""
        self._answers: Final = dict(answers)
        self.cards = list(next(iter(answers)))
        """From the top."""

    @property
    def command(self) -> C_co:
        """The answer."""
        return self._answers[tuple(self.cards)]

    def move(self, start: int, to: int) -> None:
        """Take a card from one place to another; the others close up. Raises IndexError for a place there is not."""
        if not 0 <= to < len(self.cards):
            raise IndexError(f"There are {len(self.cards)} places, and none is number {to}.")
        self.cards.insert(to, self.cards.pop(start))

    def reset(self) -> None:
        """As they lie."""
        self.cards = list(next(iter(self._answers)))


class CardsModel(Generic[C_co]):
    """So many cards of one's hand."""

    def __init__(self, answers: Answers[C_co], hand: Sequence[int]) -> None:
        """Every set of cards, by their numbers in order, and the hand in the order in which it is held."""
        self._answers: Final = dict(answers)
        self.number: Final = len(next(iter(answers)))
        """How many are to be chosen."""
        self.hand: Final = tuple(hand)
        self.chosen: list[int] = []
        """In the order in which they were chosen."""

    @property
    def complete(self) -> bool:
        """Whether enough are chosen."""
        return len(self.chosen) == self.number

    @property
    def remaining(self) -> int:
        """How many are still to be chosen."""
        return self.number - len(self.chosen)

    @property
    def command(self) -> C_co | None:
        """The answer, when enough are chosen."""
        return self._answers.get(tuple(sorted(self.chosen)))

    def toggle(self, card: int) -> bool:
        """Choose a card or let it go; when enough are chosen, the new one takes the place of the one that was chosen
        first. Whether the card is one of the hand."""
        if card not in self.hand:
            return False
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen = [*self.chosen[1 if self.complete else 0 :], card]
        return True

    def reset(self) -> None:
        """Choose none."""
        self.chosen = []
