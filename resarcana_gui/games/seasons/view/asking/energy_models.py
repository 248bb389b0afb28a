"""Answers made of energies, put together one by one, the most sensible first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, counts, of, total, types_in
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.basic_moves import spendable
from resarcana_gui.games.seasons.rules.effect_questions import AskElement, AskStore
from resarcana_gui.games.seasons.rules.payment_questions import AskSource, AskTypes
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskExcess
from resarcana_gui.games.seasons.view.asking.ways import Way, way_of
from resarcana_gui.games.seasons.view.tell.card_text import element_lines
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.seasons.view.worth import worth_of
from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.asking.amounts import AmountModel


def packed(numbers: Sequence[int]) -> int:
    """Return an amount from its four counts."""
    return sum(of(energy, number) for energy, number in enumerate(numbers))


def amount_of(command: Command) -> int:
    """Return the energies that an answer names, packed; types count as one each."""
    if isinstance(command, given.EnergiesAnswer):
        return command.energies
    if isinstance(command, given.EnergyAnswer):
        return of(command.energy)
    assert isinstance(command, given.ChooseTypes)
    return packed([command.types >> energy & 1 for energy in range(ENERGIES)])


class EnergyModel(AmountModel[int]):
    """Energies to pay, gain or name."""

    def __init__(self, voice: MarkupVoice, view: State, question: Question, legal: Sequence[Command]) -> None:
        self._answers: Final = {amount_of(command): command for command in legal}
        self.question: Final = question
        way = way_of(question)
        self.paying: Final = None if way is Way.TYPES else way is Way.PAYMENT
        """Whether the energies leave the reserve; None if types are only named."""
        self._voice: Final = voice
        self._view: Final = view
        super().__init__(self._sensible(list(self._answers)), counts, packed)

    @property
    def command(self) -> Command | None:
        """The answer, if enough is chosen."""
        return self._answers.get(self.chosen)

    @property
    def single(self) -> bool:
        """Whether every answer is of a single type, so that one click answers."""
        return all(sum(1 for count in counts(amount) if count) == 1 for amount in self._answers) and self._one_each()

    def _one_each(self) -> bool:
        types = [next(energy for energy, count in enumerate(counts(amount)) if count) for amount in self._answers]
        return len(set(types)) == len(types)

    @property
    def before(self) -> int:
        """What there is before: on the card that is asked about; for a payment, all that can be paid with; otherwise
        the reserve."""
        seat = self.question.seat
        if isinstance(self.question, AskSource | AskStore):
            return self._view.on[self.question.card]
        if self.paying and not isinstance(self.question, AskExcess):
            return spendable(self._view, seat)
        return self._view.reserve[seat]

    def left(self, energy: int) -> int:
        """Return how many of an energy there will be."""
        number = self.count(energy)
        had = count_of(self.before, energy)
        if self.paying is None:
            return had
        return had - number if self.paying else had + number

    def lines(self) -> list[str]:
        """Return what there will be, or what the named types bring; of effects one after the other, what each does."""
        if isinstance(self.question, AskElement):
            card = self._view.cards.copies[self.question.card]
            return [*element_lines(self._voice, card, types_in(sum(self._answers)))]
        if isinstance(self.question, AskTypes):
            return [*element_lines(self._voice, self._view.cards.cards[self.question.card], types_in(self.chosen))]
        after = self.before - self.chosen if self.paying else self.before + self.chosen
        if self.paying is None or after < 0:
            return []
        key = "window.then_on_card" if isinstance(self.question, AskSource | AskStore) else "window.then"
        return [self._voice.text(key, what=self._voice.energies(after))]

    def caption(self) -> str:
        """Return what submitting does, or how many are still to be chosen."""
        if self.command is None:
            return self._voice.plural("asking.remaining", self.remaining)
        return self._voice.text("window.done")

    def _sensible(self, amounts: list[int]) -> list[int]:
        """Return the amounts: paid, the one first that is worth least now; gained, the one that is worth most."""
        prices = worth_of(self._view, self.question.seat)
        sign = -1 if self.paying is False else 1

        def rank(amount: int) -> tuple[int, int]:
            worth = sum(prices[energy] * count for energy, count in enumerate(counts(amount)))
            return (-total(amount) if isinstance(self.question, AskSource) else total(amount), sign * worth)

        return sorted(amounts, key=rank)
