"""The commands of Res Arcana: every answer to every question."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.record import Field, Value

SEAT: Final = Field("seat", "seat")


class Answer(Command):
    """One answer of one seat: what is done, and with what.

    The shapes below return their data themselves instead of looking the fields up by name, because answers are
    constantly compared with every legal one and looked up in tables.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)


# Shapes shared by several answers.


class ComponentAnswer(Answer):
    """An answer about a component."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("component", "component"))

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component: Final = component

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.component


class PowerAnswer(Answer):
    """An answer about a power of a component; the index counts from 0."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("component", "component"), Field("power"))

    def __init__(self, seat: int, component: int, power: int) -> None:
        super().__init__(seat)
        self.component: Final = component
        self.power: Final = power

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.component, self.power


class EssencesAnswer(Answer):
    """An answer that names essences (packed, see cards/essences.py)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("essences", "essences", 0))

    def __init__(self, seat: int, essences: int) -> None:
        super().__init__(seat)
        self.essences: Final = essences

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.essences


class CardsAnswer(Answer):
    """An answer that lists cards."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.cards


# Actions, taken in a player's own turn.


class PlaceArtifact(ComponentAnswer):
    """Place this artifact from hand."""

    KIND: ClassVar[str] = "place"


class Claim(ComponentAnswer):
    """Claim this Place of Power or monument; MONUMENT_DECK_TOP for the unseen one on top of the deck."""

    KIND: ClassVar[str] = "claim"


class DiscardCard(ComponentAnswer):
    """Discard this card for essences."""

    KIND: ClassVar[str] = "discard"


class UsePower(PowerAnswer):
    """Use this power of this component."""

    KIND: ClassVar[str] = "use"


class Pass(Answer):
    """Do nothing more in this round."""

    KIND: ClassVar[str] = "pass"


ACTIONS: Final[tuple[type[Answer], ...]] = (PlaceArtifact, Claim, DiscardCard, UsePower, Pass)


# Choices.


class Choose(ComponentAnswer):
    """Choose this one: a mage, an item, an artifact to keep, pick or place, or what is turned, destroyed or
    straightened."""

    KIND: ClassVar[str] = "choose"


class ChooseSeat(Answer):
    """Choose this player, as first player or as the rival."""

    KIND: ClassVar[str] = "choose_seat"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("target", "seat"))

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target


class Look(Answer):
    """Look at this deck: OWN_DECK or MONUMENT_DECK_TOP."""

    KIND: ClassVar[str] = "look"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("deck", "component"))

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck


class OrderCards(CardsAnswer):
    """Put the cards back in this order, from the top."""

    KIND: ClassVar[str] = "order"


class DiscardCards(CardsAnswer):
    """Discard these cards for nothing."""

    KIND: ClassVar[str] = "discard_cards"

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        """The cards are kept in ascending order, because their order means nothing."""
        super().__init__(seat, tuple(sorted(cards)))


# Essences.


class Take(ComponentAnswer):
    """Take all essences off this component."""

    KIND: ClassVar[str] = "take"


class Leave(ComponentAnswer):
    """Leave the essences on this component."""

    KIND: ClassVar[str] = "leave"


class Gain(EssencesAnswer):
    """Gain these essences."""

    KIND: ClassVar[str] = "gain"


class Pay(EssencesAnswer):
    """Pay these essences."""

    KIND: ClassVar[str] = "pay"


class TurnComponent(ComponentAnswer):
    """Turn this cursed component rather than pay."""

    KIND: ClassVar[str] = "turn"


# Under attack, and at a victory check.


class UseReact(PowerAnswer):
    """Use this React power of this component."""

    KIND: ClassVar[str] = "react"


class Escape(Answer):
    """Take the way out that the attacking Dragon offers: with this card, or by paying its price."""

    KIND: ClassVar[str] = "escape"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("component", "component", NO_COMPONENT))

    def __init__(self, seat: int, component: int = NO_COMPONENT) -> None:
        super().__init__(seat)
        self.component: Final = component
        """The card that is discarded or destroyed for it; NO_COMPONENT where essences are paid."""


class Suffer(Answer):
    """Let the attack happen."""

    KIND: ClassVar[str] = "suffer"


class Lose(EssencesAnswer):
    """Lose these essences."""

    KIND: ClassVar[str] = "lose"


class Decline(Answer):
    """Do nothing of what is offered."""

    KIND: ClassVar[str] = "decline"


def subject(answer: Answer) -> int:
    """Return the component or the deck that an answer is about; NO_COMPONENT when it is about none or about several."""
    if isinstance(answer, (ComponentAnswer, PowerAnswer, Escape)):
        return answer.component
    return answer.deck if isinstance(answer, Look) else NO_COMPONENT
