"""Hands out answers: those needed all the time exist as one object each, which are compared by identity.

Some of them name what only one seat knows, such as the cards that it may discard. Those are kept apart, in each view's
own table: the set of existing ones would tell the others what is in a hand.
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
"""No component has as many powers."""

MOST_AMOUNTS: Final = 50_000
"""The number of cached answers that name essences."""


class SeatAnswers:
    """The common answers of one seat, by component: all that exist, whoever may give them."""

    def __init__(self, seat: int, count: int) -> None:
        numbers, powers = range(count), range(MOST_POWERS)
        self.choose: Final[list[Answer]] = [Choose(seat, number) for number in numbers]
        self.place: Final[list[Answer]] = [PlaceArtifact(seat, number) for number in numbers]
        self.claim: Final[list[Answer]] = [Claim(seat, number) for number in numbers]
        self.discard: Final[list[Answer]] = [DiscardCard(seat, number) for number in numbers]
        self.use: Final[list[Answer]] = [UsePower(seat, number, power) for number in numbers for power in powers]
        """At component * MOST_POWERS + power."""
        self.claim_unseen: Final[Answer] = Claim(seat, MONUMENT_DECK_TOP)
        self.pass_: Final[Answer] = Pass(seat)
        self.decline: Final[Answer] = Decline(seat)
        self.suffer: Final[Answer] = Suffer(seat)


class AnswerTable:
    """Hands out the answers for one set of components to one table, or to one view of it and the possible truths
    behind that view."""

    def __init__(self, seats: list[SeatAnswers]) -> None:
        """What all tables share: see `seat_answers`."""
        self.seats: Final = seats
        self._gains: dict[tuple[int, int], Answer] = {}
        self._payments: dict[tuple[int, int], Answer] = {}
        self._losses: dict[tuple[int, int], Answer] = {}

    def apart(self) -> AnswerTable:
        """Another table that shares only the permanent answers."""
        return AnswerTable(self.seats)

    def gain(self, seat: int, essences: int) -> Answer:
        """To gain these essences."""
        answer = self._gains.get((seat, essences))
        if answer is None:
            answer = _kept(self._gains, Gain(seat, essences), seat, essences)
        return answer

    def pay(self, seat: int, essences: int) -> Answer:
        """To pay these essences."""
        answer = self._payments.get((seat, essences))
        if answer is None:
            answer = _kept(self._payments, Pay(seat, essences), seat, essences)
        return answer

    def lose(self, seat: int, essences: int) -> Answer:
        """To lose these essences."""
        answer = self._losses.get((seat, essences))
        if answer is None:
            answer = _kept(self._losses, Lose(seat, essences), seat, essences)
        return answer


def seat_answers(cards: CardSet) -> list[SeatAnswers]:
    """For every seat the answers about every one of these components."""
    return [SeatAnswers(seat, cards.count) for seat in range(MOST_SEATS)]


def _kept(kept: dict[tuple[int, int], Answer], answer: Answer, seat: int, essences: int) -> Answer:
    if len(kept) >= MOST_AMOUNTS:
        kept.clear()
    kept[seat, essences] = answer
    return answer
