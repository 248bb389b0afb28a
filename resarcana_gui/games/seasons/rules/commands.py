"""The commands of Seasons: every answer to every question."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.record import Field, Value

SEAT: Final = Field("seat", "seat")


class Answer(Command):
    """One answer of one seat: what is done, and with what.

    The shapes below say their data themselves, rather than have it looked up by name: answers are compared with every
    legal one all the time.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def data(self) -> tuple[Value, ...]:
        return (self.seat,)


# The shapes that answers share.


class CardAnswer(Answer):
    """About a card of the hand, of the pack, or of those that were drawn."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.card


class CopyAnswer(Answer):
    """About a card in play."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "copy"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.card


class EnergiesAnswer(Answer):
    """Names energies (packed, see cards/energies.py)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("energies", "energies", 0))

    def __init__(self, seat: int, energies: int) -> None:
        super().__init__(seat)
        self.energies: Final = energies

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.energies


class EnergyAnswer(Answer):
    """Names one type of energy."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("energy", "energy"))

    def __init__(self, seat: int, energy: int) -> None:
        super().__init__(seat)
        self.energy: Final = energy

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.energy


# The prelude.


class Keep(CardAnswer):
    """Keep this card: of the pack, or of those that were drawn."""

    KIND: ClassVar[str] = "keep"


class LayDown(Answer):
    """Take these cards for the year that is asked about. They may be given in any order."""

    KIND: ClassVar[str] = "lay_down"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cards", "cards"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = tuple(sorted(cards))

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.cards


# The dice.


class TakeDie(Answer):
    """Take this die, which shows this face."""

    KIND: ClassVar[str] = "take_die"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("die", "face"))

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.die


class Decline(Answer):
    """No: do not roll the die again."""

    KIND: ClassVar[str] = "decline"


class Draw(Answer):
    """Draw a card."""

    KIND: ClassVar[str] = "draw"


class Discard(CardAnswer):
    """Discard this card: the one that was drawn, or one from hand."""

    KIND: ClassVar[str] = "discard"


# Actions, taken in a player's own turn.


class Summon(CardAnswer):
    """Summon this card from hand."""

    KIND: ClassVar[str] = "summon"


class Activate(Answer):
    """Activate a card in play: use its power with this number, from 0."""

    KIND: ClassVar[str] = "activate"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "copy"), Field("power", "int", 0))

    def __init__(self, seat: int, card: int, power: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.power: Final = power

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.card, self.power


class Crystallise(Answer):
    """Crystallise these energies, all of one type: of the reserve, or (not none) those on a card in play."""

    KIND: ClassVar[str] = "crystallise"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("energies", "energies"), Field("card", "copy", NO_CARD))

    def __init__(self, seat: int, energies: int, card: int) -> None:
        super().__init__(seat)
        self.energies: Final = energies
        self.card: Final = card

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.energies, self.card


class UseBonus(Answer):
    """Use one of the bonuses."""

    KIND: ClassVar[str] = "use_bonus"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("bonus", "bonus"))

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus: Final = bonus

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.bonus


class EndTurn(Answer):
    """The turn is over."""

    KIND: ClassVar[str] = "end_turn"


# Parts of a payment.


class ChooseTypes(Answer):
    """Choose these different energies."""

    KIND: ClassVar[str] = "choose_types"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("types", "energy_types"))

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types: Final = types

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.types


class Reduce(EnergyAnswer):
    """One energy of this type is not paid."""

    KIND: ClassVar[str] = "reduce"


class Pay(EnergiesAnswer):
    """Pay these energies."""

    KIND: ClassVar[str] = "pay"


class Sacrifice(Answer):
    """Sacrifice these cards in play. They may be given in any order."""

    KIND: ClassVar[str] = "sacrifice"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cards", "copies"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = tuple(sorted(cards))

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.cards


# What effects leave open.


class DiscardEnergies(EnergiesAnswer):
    """Discard these energies of the reserve."""

    KIND: ClassVar[str] = "discard_energies"


class Resolve(CopyAnswer):
    """The effect of this card happens next."""

    KIND: ClassVar[str] = "resolve"


class Gain(EnergiesAnswer):
    """Gain these energies, or put them on the card."""

    KIND: ClassVar[str] = "gain"


class Play(CardAnswer):
    """Put this card into play."""

    KIND: ClassVar[str] = "play"


class PutBack(Answer):
    """Put the card back on top of the pile."""

    KIND: ClassVar[str] = "put_back"


class Give(CardAnswer):
    """Give this card."""

    KIND: ClassVar[str] = "give"


class TakeBack(CopyAnswer):
    """Take this card in play back into the hand."""

    KIND: ClassVar[str] = "take_back"


class ChooseOpponent(Answer):
    """Choose this opponent."""

    KIND: ClassVar[str] = "choose_opponent"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("target", "seat"))

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.target


class Move(Answer):
    """Move the season marker by this many spaces; back when below 0."""

    KIND: ClassVar[str] = "move"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("spaces"))

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces: Final = spaces

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.spaces


class ChooseType(EnergyAnswer):
    """Choose this type of energy: the effect that comes next, or what energies turn into."""

    KIND: ClassVar[str] = "choose_type"


ACTIONS: Final = (Summon, Activate, Crystallise, UseBonus, EndTurn)
"""What is done in one's own turn, after the die."""
