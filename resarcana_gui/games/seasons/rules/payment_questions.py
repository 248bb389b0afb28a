"""The questions of a cost: what is taken off it, what is paid, and from where."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.questions import SEAT, CopyQuestion, NumberQuestion, Question
from resarcana_gui.kernel.record import Field


class AskTypes(Question):
    """Which different energies do you choose for this card, which you summon?"""

    KIND: ClassVar[str] = "choose_types"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class AskReduction(Question):
    """Which energy is taken off the cost of the card that you summon?"""

    KIND: ClassVar[str] = "reduction"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT,
        Field("card", "card"),
        Field("energies", "energies"),
        Field("number"),
        Field("types", "energy_types", 0),
    )

    def __init__(self, seat: int, card: int, energies: int, number: int, types: int = 0) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.energies: Final = energies
        """What the card costs as far as it is settled."""
        self.number: Final = number
        """How many are still to be taken off, this one included."""
        self.types: Final = types
        """The energies that were chosen, where the cost is different ones."""


class AskSource(CopyQuestion):
    """Which of these energies do you pay from this card? The rest comes from the others, and from the reserve."""

    KIND: ClassVar[str] = "pay_from"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("energies", "energies"))

    def __init__(self, seat: int, card: int, energies: int) -> None:
        super().__init__(seat, card)
        self.energies: Final = energies
        """What is still to be paid."""


class AskPay(NumberQuestion):
    """Which energies do you pay for this card (none: for the exchange bonus)?"""

    KIND: ClassVar[str] = "pay"
    FIELDS: ClassVar[tuple[Field, ...]] = (*NumberQuestion.FIELDS, Field("power"))

    def __init__(self, seat: int, card: int, number: int, power: int) -> None:
        super().__init__(seat, card, number)
        self.power: Final = power


class AskSame(NumberQuestion):
    """Of which energy do you pay this many, all of one type?"""

    KIND: ClassVar[str] = "pay_same"
    FIELDS: ClassVar[tuple[Field, ...]] = AskPay.FIELDS

    def __init__(self, seat: int, card: int, number: int, power: int) -> None:
        super().__init__(seat, card, number)
        self.power: Final = power


class AskExchange(CopyQuestion):
    """Which energies, all of one type, do you exchange? Each costs a crystal."""

    KIND: ClassVar[str] = "exchange"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("power"))

    def __init__(self, seat: int, card: int, power: int) -> None:
        super().__init__(seat, card)
        self.power: Final = power


class AskSacrifices(NumberQuestion):
    """Which of your cards in play do you sacrifice for this power?"""

    KIND: ClassVar[str] = "sacrifices"
    FIELDS: ClassVar[tuple[Field, ...]] = AskPay.FIELDS

    def __init__(self, seat: int, card: int, number: int, power: int) -> None:
        super().__init__(seat, card, number)
        self.power: Final = power


class AskFamiliar(CopyQuestion):
    """Which familiar do you discard or sacrifice for this power?"""

    KIND: ClassVar[str] = "familiar"
    FIELDS: ClassVar[tuple[Field, ...]] = AskExchange.FIELDS

    def __init__(self, seat: int, card: int, power: int) -> None:
        super().__init__(seat, card)
        self.power: Final = power
