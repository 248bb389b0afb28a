"""The questions of a power: how its cost is paid, what its effects leave open, and how attacked seats respond."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.questions import EffectQuestion, PowerQuestion
from resarcana_gui.kernel.record import Field

NUMBER: Final = Field("number")


class AskCostTarget(PowerQuestion):
    """Which component do you turn, destroy or discard for the cost?"""

    KIND: ClassVar[str] = "choose_cost"


class AskPay(PowerQuestion):
    """With which essences do you pay what the cost leaves open?"""

    KIND: ClassVar[str] = "pay_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (*PowerQuestion.FIELDS, Field("target", "component", NO_COMPONENT))

    def __init__(self, seat: int, component: int, power: int, target: int = NO_COMPONENT) -> None:
        super().__init__(seat, component, power)
        self.target: Final = target
        """The component that was chosen for the cost, if any."""


class AskGain(EffectQuestion):
    """Which essences do you gain, or put on the component?"""

    KIND: ClassVar[str] = "gain_essences"
    FIELDS: ClassVar[tuple[Field, ...]] = (*EffectQuestion.FIELDS, NUMBER, Field("types", "essence_types"))

    def __init__(
        self, seat: int, component: int, power: int, effect: int, target: int, paid: int, number: int, types: int
    ) -> None:
        super().__init__(seat, component, power, effect, target, paid)
        self.number: Final = number
        """How many in all."""
        self.types: Final = types
        """The allowed types (bit e for essence e)."""


class AskStraighten(EffectQuestion):
    """Which of your components do you straighten?"""

    KIND: ClassVar[str] = "straighten"


class AskStraightenCreature(EffectQuestion):
    """Which of your Creatures do you straighten, if any?"""

    KIND: ClassVar[str] = "straighten_creature"


class AskPut(EffectQuestion):
    """On which of your components do you put what you have paid?"""

    KIND: ClassVar[str] = "put_essence"


class AskRival(EffectQuestion):
    """Which rival's essences do you match?"""

    KIND: ClassVar[str] = "choose_rival"


class AskLook(EffectQuestion):
    """Which deck do you look at?"""

    KIND: ClassVar[str] = "choose_deck"
    FIELDS: ClassVar[tuple[Field, ...]] = (*EffectQuestion.FIELDS, NUMBER)

    def __init__(self, seat: int, component: int, power: int, effect: int, target: int, paid: int, number: int) -> None:
        super().__init__(seat, component, power, effect, target, paid)
        self.number: Final = number
        """The number of cards."""


class AskOrder(EffectQuestion):
    """In which order do the cards that you have seen go back on the deck?"""

    KIND: ClassVar[str] = "order_cards"
    FIELDS: ClassVar[tuple[Field, ...]] = (*EffectQuestion.FIELDS, Field("deck", "component"), NUMBER)

    def __init__(
        self, seat: int, component: int, power: int, effect: int, target: int, paid: int, deck: int, number: int
    ) -> None:
        super().__init__(seat, component, power, effect, target, paid)
        self.deck: Final = deck
        """OWN_DECK or MONUMENT_DECK_TOP."""
        self.number: Final = number
        """The number of cards."""


class AskDiscard(EffectQuestion):
    """Which cards do you discard?"""

    KIND: ClassVar[str] = "discard_cards"
    FIELDS: ClassVar[tuple[Field, ...]] = (*EffectQuestion.FIELDS, NUMBER)

    def __init__(self, seat: int, component: int, power: int, effect: int, target: int, paid: int, number: int) -> None:
        super().__init__(seat, component, power, effect, target, paid)
        self.number: Final = number
        """The number of cards."""


class AskPlace(EffectQuestion):
    """Which artifact do you place, if any?"""

    KIND: ClassVar[str] = "place_with_power"


class AttackQuestion(PowerQuestion):
    """Asked of a seat that is attacked. Afterwards the attack continues with the seats after it, and the power with
    the effects after the attack."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        *PowerQuestion.FIELDS,
        Field("effect"),
        Field("attacker", "seat"),
        NUMBER,
    )

    def __init__(self, seat: int, component: int, power: int, effect: int, attacker: int, number: int) -> None:
        super().__init__(seat, component, power)
        self.effect: Final = effect
        """Which of the power's effects is the attack, from 0."""
        self.attacker: Final = attacker
        self.number: Final = number


class AskReact(AttackQuestion):
    """How do you ignore the attack, or do you suffer it? `number` is the Life that it costs."""

    KIND: ClassVar[str] = "life_loss"


class AskLose(AttackQuestion):
    """Which essences do you lose for Life that you do not have? `number` is how many."""

    KIND: ClassVar[str] = "lose_essences"
