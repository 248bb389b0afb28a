"""The questions of a round: collecting, the turn, what placing and claiming leave open, passing, the victory check."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.questions import SEAT, ComponentQuestion, MixQuestion, Question
from resarcana_gui.kernel.record import Field


class AskTake(ComponentQuestion):
    """Do you take the essences off this component, or leave them there?"""

    KIND: ClassVar[str] = "take_essences"


class AskCollect(MixQuestion):
    """Which essences does the Collect ability of this component give?"""

    KIND: ClassVar[str] = "collect_essences"


class AskInterest(MixQuestion):
    """Which essences does this component give for those that were left on it?"""

    KIND: ClassVar[str] = "collect_interest"


class AskCurse(ComponentQuestion):
    """Do you pay for this component, or turn it?"""

    KIND: ClassVar[str] = "settle_curse"


COLLECTING: Final = (AskTake, AskCollect, AskInterest, AskCurse)
"""The questions of the Collect phase."""


class AskTurn(Question):
    """It is your turn: what do you do?"""

    KIND: ClassVar[str] = "turn"


class CardQuestion(Question):
    """A question about a card of the seat's own, which everybody sees by now."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class AskPayPlacement(CardQuestion):
    """How do you pay for this artifact, which you place as an action?"""

    KIND: ClassVar[str] = "pay_placement"


class AskPayPlacementByPower(CardQuestion):
    """How do you pay for this artifact, which the power of a component lets you place?"""

    KIND: ClassVar[str] = "pay_placement_by_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        *CardQuestion.FIELDS,
        Field("component", "component"),
        Field("power"),
        Field("effect"),
    )

    def __init__(self, seat: int, card: int, component: int, power: int, effect: int) -> None:
        super().__init__(seat, card)
        self.component: Final = component
        self.power: Final = power
        self.effect: Final = effect
        """Which of the power's effects places it, from 0; the effects after it are still to be done."""


class AskGainDiscard(CardQuestion):
    """Which essences do you gain for this card, which you have discarded?"""

    KIND: ClassVar[str] = "gain_for_discard"


class AskGainClaim(MixQuestion):
    """Which essences does this monument give, which you have claimed?"""

    KIND: ClassVar[str] = "gain_for_claim"
    FIELDS: ClassVar[tuple[Field, ...]] = (*MixQuestion.FIELDS, Field("from_display"))

    def __init__(self, seat: int, component: int, number: int, types: int, from_display: int) -> None:
        super().__init__(seat, component, number, types)
        self.from_display: Final = from_display
        """1 if it lay on display, where another one is turned up afterwards; 0 if it came from the deck."""


class AskSwap(Question):
    """You have passed: for which magic item do you swap this one?"""

    KIND: ClassVar[str] = "swap_item"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("item", "component"))

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item: Final = item


class AskCheck(ComponentQuestion):
    """Do you use this React power, which adds points for this victory check?"""

    KIND: ClassVar[str] = "victory_check"
    FIELDS: ClassVar[tuple[Field, ...]] = (*ComponentQuestion.FIELDS, Field("react"))

    def __init__(self, seat: int, component: int, react: int) -> None:
        super().__init__(seat, component)
        self.react: Final = react
        """Which React power of the component, from 0."""


def subject(question: Question) -> int:
    """Return the component that asks, or that a question is about; NO_COMPONENT when there is none."""
    if isinstance(question, ComponentQuestion):
        return question.component
    if isinstance(question, CardQuestion):
        return question.card
    return question.item if isinstance(question, AskSwap) else NO_COMPONENT
