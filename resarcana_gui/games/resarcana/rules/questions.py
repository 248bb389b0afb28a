"""The base of all questions of Res Arcana, and the shapes that they share.

The questions themselves are in setup_questions, round_questions and power_questions. A question holds everything
needed to continue once it is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Field

SEAT: Final = Field("seat", "seat")
COMPONENT: Final = Field("component", "component")


class AnswerHandler:
    """What the rules do with one class of question."""

    def __init__(self, answers: Callable[..., list[Answer]], carry_out: Callable[..., None]) -> None:
        """`answers(state, question)` returns every answer; `carry_out(state, question, answer, chance)` carries one
        of these out. Both accept the questions for which they are listed."""
        self.answers: Final = answers
        self.carry_out: Final = carry_out


class Question(Pending):
    """One open question to one seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)


class ComponentQuestion(Question):
    """A question asked because of a component, or about it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, COMPONENT)

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component: Final = component


class MixQuestion(ComponentQuestion):
    """Which essences does a component give? This many in all, of these types (bit e for essence e)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *ComponentQuestion.FIELDS,
        Field("number"),
        Field("types", "essence_types"),
    )

    def __init__(self, seat: int, component: int, number: int, types: int) -> None:
        super().__init__(seat, component)
        self.number: Final = number
        self.types: Final = types


class PowerQuestion(ComponentQuestion):
    """A question asked by a power of a component; the power's index counts from 0."""

    FIELDS: ClassVar[tuple[Field, ...]] = (*ComponentQuestion.FIELDS, Field("power"))

    def __init__(self, seat: int, component: int, power: int) -> None:
        super().__init__(seat, component)
        self.power: Final = power


class EffectQuestion(PowerQuestion):
    """A question asked by an effect of a power in use; the effects after it are still to be done."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *PowerQuestion.FIELDS,
        Field("effect"),
        Field("target", "component", NO_COMPONENT),
        Field("paid", "essences", 0),
    )

    def __init__(
        self, seat: int, component: int, power: int, effect: int, target: int = NO_COMPONENT, paid: int = 0
    ) -> None:
        super().__init__(seat, component, power)
        self.effect: Final = effect
        """Which of the power's effects asks, from 0."""
        self.target: Final = target
        """The component that was chosen for the cost, if any."""
        self.paid: Final = paid
        """The payment beyond the power's fixed cost (packed)."""
