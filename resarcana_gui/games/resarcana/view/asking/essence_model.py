"""Questions answered with essences: the current choice, the possible ones, what they lead to, and which are the most
sensible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import count_of, counts, packed
from resarcana_gui.games.resarcana.cards.tables import FREE, Power
from resarcana_gui.games.resarcana.rules.answer_handlers import answer as carry_out
from resarcana_gui.games.resarcana.rules.commands import Answer, EssencesAnswer
from resarcana_gui.games.resarcana.rules.effects import effect_of
from resarcana_gui.games.resarcana.rules.placing import discounts
from resarcana_gui.games.resarcana.rules.power_costs import value_of_x
from resarcana_gui.games.resarcana.rules.power_questions import AskGain, AskPay
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCollect,
    AskInterest,
    AskPayPlacement,
    AskPayPlacementByPower,
    AskTurn,
    subject,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_worlds import sample
from resarcana_gui.games.resarcana.view.asking.effect_prospects import PROSPECTS, Payment
from resarcana_gui.games.resarcana.view.asking.needs import Needs
from resarcana_gui.games.resarcana.view.tell.question_text import Way, way_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.tabletop.asking.amounts import AmountModel


class EssenceMix(AmountModel[int]):
    """A choice of one among many amounts of essences (packed, see cards/essences.py)."""

    def __init__(self, amounts: Sequence[int]) -> None:
        super().__init__(amounts, counts, packed)


class EssenceModel(EssenceMix):
    """Essences to pay, gain or lose, chosen one at a time, starting with a sensible amount."""

    def __init__(self, voice: Voice, view: State, question: Question, legal: Sequence[Answer]) -> None:
        self._answers: Final = {each.essences: each for each in legal if isinstance(each, EssencesAnswer)}
        super().__init__(sensible_first(view, question, list(self._answers)))
        self.question: Final = question
        self.paying: Final = way_of(question) is Way.PAYMENT
        """Whether the essences leave the pool; otherwise they are gained."""
        self.pool: Final = pool_for(view, question)
        """The essences before: in the pool, or on the component that gets them."""
        self._voice: Final = voice
        self._view: Final = view
        self._seen: Final[dict[int, Forecast]] = {}
        """The outcomes of answers, by their amounts."""

    @property
    def command(self) -> EssencesAnswer | None:
        """The answer, if enough is chosen."""
        return self._answers.get(self.chosen)

    @property
    def after(self) -> int:
        """The essences afterwards."""
        return self.pool - self.chosen if self.paying else self.pool + self.chosen

    def left(self, essence: int) -> int:
        """Return how many of an essence there will be afterwards."""
        return count_of(self.after, essence)

    def status(self) -> str:
        """Return how many are still to be chosen, in a few words; empty if it is enough."""
        return self._voice.plural("asking.remaining", self.remaining) if self.remaining else ""

    def lines(self) -> list[str]:
        """Return discounts, additional costs, and the outcome."""
        return [*self.costs(), *self._outcome()]

    def costs(self) -> list[str]:
        """Return discounts and additional costs."""
        return list(self._costs())

    def outcome_of(self, amount: int) -> str:
        """Return what there will be if an amount is chosen."""
        kept, self.chosen = self.chosen, amount
        try:
            return "\n".join(self._outcome())
        finally:
            self.chosen = kept

    def _costs(self) -> Iterator[str]:
        question = self.question
        if isinstance(question, AskPayPlacement | AskPayPlacementByPower):
            yield from self._placement(question.card)
        if isinstance(question, AskPayPlacementByPower):
            yield from self._by_power(question)
        if isinstance(question, AskPay):
            yield from self._power(question)

    def _placement(self, card: int) -> Iterator[str]:
        for number, less, _ in discounts(self._view, self.question.seat, self._view.cards.components[card]):
            yield self._voice.text("asking.less", card=self._voice.card(number), number=less)

    def _by_power(self, question: AskPayPlacementByPower) -> Iterator[str]:
        less = effect_of(self._view, question).number
        if 0 < less < FREE:
            yield self._voice.text("asking.less", card=self._voice.card(question.component), number=less)

    def _power(self, question: AskPay) -> Iterator[str]:
        power = power_of(self._view, question)
        if power.fixed:
            yield self._voice.text("asking.besides", what=self._voice.amount(power.fixed))
        for effect in power.effects:
            if effect.kind == tables.GAIN_X and self.complete:
                number = value_of_x(power, self.chosen)
                yield self._voice.text("asking.x", number=number, what=self._voice.mix(number, effect.types))

    def _outcome(self) -> list[str]:
        """Return what there will be, including everything certain, and what is still to be chosen. While too little
        is chosen, only that is counted."""
        command = self.command
        if command is None:
            return [self._counted()]
        seen = self._foreseen(command)
        what = {"what": self._voice.amount(seen.pool), "more": self._more(seen.asked)}
        pool = self._voice.text("asking.then_more" if what["more"] else "asking.then", **what)
        lies = [
            self._voice.text("asking.then_on_it", what=self._voice.amount(amount), card=self._voice.card(number))
            for number, amount in seen.on.items()
        ]
        return lies if lies and seen.pool == self._view.pool[self.question.seat] else [pool, *lies]

    def _foreseen(self, command: EssencesAnswer) -> Forecast:
        if command.essences not in self._seen:
            self._seen[command.essences] = forecast(self._view, command)
        return self._seen[command.essences]

    def _more(self, asked: Question | None) -> str:
        """Return further gains that are still to be chosen."""
        if not isinstance(asked, AskGain | AskCollect | AskInterest):
            return ""
        if isinstance(asked, AskGain) and effect_of(self._view, asked).kind == tables.GAIN_X:
            return self._voice.plural("mix.same", asked.number)
        return "" if goes_on_component(self._view, asked) else self._voice.mix(asked.number, asked.types)

    def _counted(self) -> str:
        key = "asking.then_on_it" if goes_on_component(self._view, self.question) else "asking.then"
        return self._voice.text(key, what=self._voice.amount(self.after), card=self._card())

    def _card(self) -> str:
        about = subject(self.question)
        return self._voice.card(about) if about >= 0 else ""


@dataclass(frozen=True)
class Forecast:
    """What a seat has when anybody is asked next."""

    pool: int
    on: Mapping[int, int]
    """The essences on each of its components where they have changed."""
    asked: Question | None
    """The seat's next question within the same action; None if there is none."""


def forecast(view: State, given: Answer) -> Forecast:
    """Return the outcome of an answer to a view's question. What is hidden is made up, and nothing returned depends
    on it: no power counts hidden cards."""
    seat, world = given.seat, sample(view, Dice(0))
    carry_out(world, given, Dice(0))
    on = {number: world.on[number] for number in view.play[seat] if world.on[number] != view.on[number]}
    pending = world.stack[-1] if world.stack else None
    asked = pending if pending is not None and pending.seat == seat and not isinstance(pending, AskTurn) else None
    return Forecast(world.pool[seat], on, asked)


def power_of(view: State, question: AskPay) -> Power:
    """Return the power in use that asks."""
    return view.cards.components[question.component].powers[question.power]


def pool_for(view: State, question: Question) -> int:
    """Return the essences available for payment, without a power's fixed cost, or those to which gains are added:
    the component's own if essences are put on it."""
    if isinstance(question, AskPay):
        return view.pool[question.seat] - power_of(view, question).fixed
    if isinstance(question, AskGain) and goes_on_component(view, question):
        return view.on[question.component]
    return view.pool[question.seat]


def goes_on_component(view: State, question: Question) -> bool:
    """Return whether a gain goes on the component that asks, not to the pool."""
    return isinstance(question, AskGain) and effect_of(view, question).kind == tables.PUT_MIX


def sensible_first(view: State, question: Question, amounts: Sequence[int]) -> list[int]:
    """Return the amounts, the most sensible first: pay what is plentiful and not needed, gain what is lacking, save
    Gold."""
    needs, pool = Needs(view, question.seat), pool_for(view, question)
    if not isinstance(question, AskPay):
        pool = view.pool[question.seat]
        return needs.ranked(amounts, pool, paid=way_of(question) is Way.PAYMENT)
    power = power_of(view, question)
    return sorted(amounts, key=lambda paid: -_bargain(needs, view, question, Payment(power, pool - paid, paid)))


def _bargain(needs: Needs, view: State, question: Question, payment: Payment) -> float:
    """Return what a payment for a power is worth to the seat: what is left, and what the effects make of it."""
    worths = [
        PROSPECTS[effect.kind].worth(needs, view, question.seat, effect, payment) for effect in payment.power.effects
    ]
    return needs.worth(payment.pool) + sum(worths)
