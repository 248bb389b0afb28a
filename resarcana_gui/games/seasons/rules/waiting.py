"""What waits to happen, as data of the state.

`state.effects` is the queue of triggered effects, first in, first out (`kernel/effect_queue.py`). `state.steps` is what
is left of the one effect or action that is being carried out, the next step last: no effect begins before it is empty.
"""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.kernel.effect_queue import Effect
from resarcana_gui.kernel.record import INT, Field

COPY: Final = Field("card", "copy")


class CardTriggered(Effect):
    """An effect of a card in play that was set off."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("owner"), Field("moment", INT, 0), COPY)

    def __init__(self, owner: int, moment: int, card: int) -> None:
        super().__init__(owner, moment)
        self.card: Final = card


class Entering(CardTriggered):
    """A card has entered play. `types` are the energies that were chosen for a cost of different ones."""

    KIND: ClassVar[str] = "entering"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CardTriggered.FIELDS, Field("types", "energy_types", 0))

    def __init__(self, owner: int, moment: int, card: int, types: int = 0) -> None:
        super().__init__(owner, moment, card)
        self.types: Final = types


class Summoned(CardTriggered):
    """Its owner has summoned another card. (Crystals and an energy of one's choice come to the same in any order, so
    nobody is asked.)"""

    KIND: ClassVar[str] = "summoned"
    COMMUTES: ClassVar[bool] = True


class SeasonChanged(CardTriggered):
    """The season has changed."""

    KIND: ClassVar[str] = "season_changed"


class RoundEnding(CardTriggered):
    """The round ends."""

    KIND: ClassVar[str] = "round_ending"


class Step(Effect):
    """A step of what is being carried out for a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("owner"),)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)


class CarryOn(Step):
    """The effects of a card for one of OCCASIONS, from the one with this index; `paid` are the energies that were
    chosen for its cost."""

    KIND: ClassVar[str] = "carry_on"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        *Step.FIELDS,
        COPY,
        Field("occasion", "occasion"),
        Field("index", INT, 0),
        Field("paid", "energies", 0),
    )

    def __init__(self, owner: int, card: int, occasion: int, index: int = 0, paid: int = 0) -> None:
        super().__init__(owner)
        self.card: Final = card
        self.occasion: Final = occasion
        self.index: Final = index
        self.paid: Final = paid


class Elements(Step):
    """The effects of these energies are still to come, in an order of the owner's choice."""

    KIND: ClassVar[str] = "elements"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, COPY, Field("types", "energy_types"))

    def __init__(self, owner: int, card: int, types: int) -> None:
        super().__init__(owner)
        self.card: Final = card
        self.types: Final = types


class PayEnergies(Step):
    """Energies are to be paid, from the reserve and from cards whose energies are spent like it."""

    KIND: ClassVar[str] = "pay_energies"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, Field("energies", "energies"), Field("after", "copy", NO_CARD))

    def __init__(self, owner: int, energies: int, after: int = NO_CARD) -> None:
        super().__init__(owner)
        self.energies: Final = energies
        self.after: Final = after
        """The last of those cards that has been asked about."""


class PutIntoPlay(Step):
    """A card is put into play: one that was paid for, or for free."""

    KIND: ClassVar[str] = "put_into_play"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        *Step.FIELDS,
        Field("card", "card", NO_CARD),
        Field("source", "source"),
        Field("types", "energy_types", 0),
    )

    def __init__(self, owner: int, card: int, source: int, types: int) -> None:
        super().__init__(owner)
        self.card: Final = card
        """None for the top card of the pile, which the others do not know yet."""
        self.source: Final = source
        self.types: Final = types


class TaxActivation(Step):
    """Opponents take crystals, because the owner has activated a card."""

    KIND: ClassVar[str] = "tax_activation"


class SacrificeOne(Step):
    """A seat sacrifices one card in play, because of this card."""

    KIND: ClassVar[str] = "sacrifice_one"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, COPY)

    def __init__(self, owner: int, card: int) -> None:
        super().__init__(owner)
        self.card: Final = card


class TakeBackOne(Step):
    """A seat takes a magic item in play back, because of this card."""

    KIND: ClassVar[str] = "take_back_one"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, COPY)

    def __init__(self, owner: int, card: int) -> None:
        super().__init__(owner)
        self.card: Final = card


class GainChosen(Step):
    """Energies of the owner's choice are gained, by a card or (none) by a bonus."""

    KIND: ClassVar[str] = "gain_chosen"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, Field("card", "copy", NO_CARD), Field("number"))

    def __init__(self, owner: int, card: int, number: int) -> None:
        super().__init__(owner)
        self.card: Final = card
        self.number: Final = number


class GainThese(Step):
    """These energies are gained, by a card."""

    KIND: ClassVar[str] = "gain_these"
    FIELDS: ClassVar[tuple[Field, ...]] = (*Step.FIELDS, COPY, Field("energies", "energies"))

    def __init__(self, owner: int, card: int, energies: int) -> None:
        super().__init__(owner)
        self.card: Final = card
        self.energies: Final = energies


TRIGGERED: Final = (Entering, Summoned, SeasonChanged, RoundEnding)
STEPS: Final = (
    CarryOn,
    Elements,
    PayEnergies,
    PutIntoPlay,
    TaxActivation,
    SacrificeOne,
    TakeBackOne,
    GainChosen,
    GainThese,
)
EFFECTS: Final = (*TRIGGERED, *STEPS)
