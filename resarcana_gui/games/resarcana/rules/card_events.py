"""The events of cards and essences."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import IN_HAND
from resarcana_gui.games.resarcana.rules.event_shapes import (
    EssencesOf,
    EssencesOn,
    LookedAt,
    OfComponent,
    PrivateCard,
    SeatAndCard,
    SecretOrder,
)
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class EssencesGained(EssencesOf):
    """A seat gained essences from the supply, by a component (NO_COMPONENT: by discarding a card)."""

    PRIMITIVE: ClassVar[str] = "gain"


class EssencesPaid(EssencesOf):
    """A seat paid essences to the supply, for a component."""

    PRIMITIVE: ClassVar[str] = "pay"


class EssencesLost(EssencesOf):
    """A seat lost essences to the supply, to an attacking component."""

    PRIMITIVE: ClassVar[str] = "lose"


class EssencesPut(EssencesOn):
    """Essences were put on a component."""

    PRIMITIVE: ClassVar[str] = "put"


class EssencesTaken(Event):
    """A seat took all essences off a component of its own, into its pool."""

    PRIMITIVE: ClassVar[str] = "take"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("component", "component"),
        Field("essences", "essences"),
    )

    def __init__(self, seat: int, component: int, essences: int) -> None:
        self.seat: Final = seat
        self.component: Final = component
        self.essences: Final = essences


class EssencesRemoved(EssencesOn):
    """Essences on a component were returned to the supply."""

    PRIMITIVE: ClassVar[str] = "remove"


class ComponentTurned(OfComponent):
    """A component was turned."""

    PRIMITIVE: ClassVar[str] = "turn"


class ComponentStraightened(OfComponent):
    """A component was straightened."""

    PRIMITIVE: ClassVar[str] = "straighten"


class CardShown(SeatAndCard):
    """A seat showed the card of its hand that it is about to pay for."""

    PRIMITIVE: ClassVar[str] = "show_card"

    def shows(self) -> bool:
        return True


class ArtifactPlaced(Event):
    """A seat placed an artifact from a hand or a discard pile; `owner` is whose hand or pile it was."""

    PRIMITIVE: ClassVar[str] = "place_artifact"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("card", "component"),
        Field("source", "zone"),
        Field("owner", "seat"),
    )

    def __init__(self, seat: int, card: int, source: int, owner: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source
        self.owner: Final = owner

    def shows(self) -> bool:
        return self.source == IN_HAND


class PlaceClaimed(SeatAndCard):
    """A seat claimed a Place of Power."""

    PRIMITIVE: ClassVar[str] = "claim_place"


class MonumentClaimed(Event):
    """A seat claimed a monument from the display, or the unseen top card of the deck."""

    PRIMITIVE: ClassVar[str] = "claim_monument"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("card", "component"),
        Field("from_deck", "int", 0),
    )

    def __init__(self, seat: int, card: int, from_deck: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.from_deck: Final = from_deck

    def reveals(self) -> bool:
        return self.from_deck != 0


class CardDrawn(PrivateCard):
    """A seat drew the top card of its deck; only that seat sees the card."""

    PRIMITIVE: ClassVar[str] = "draw"

    def reveals(self) -> bool:
        return True


class CardDiscarded(SeatAndCard):
    """A seat discarded a card from hand."""

    PRIMITIVE: ClassVar[str] = "discard"

    def shows(self) -> bool:
        return True


class ArtifactDestroyed(SeatAndCard):
    """An artifact in play was moved to its owner's discard pile, and the essences on it to the supply."""

    PRIMITIVE: ClassVar[str] = "destroy"


class DiscardsReshuffled(SecretOrder):
    """A seat shuffled its discard pile and put it under what was left of its deck."""

    PRIMITIVE: ClassVar[str] = "reshuffle"


class CardsLooked(LookedAt):
    """A seat looked at the top cards of its deck or of the monument deck."""

    PRIMITIVE: ClassVar[str] = "look"

    def reveals(self) -> bool:
        return True


class CardsReordered(LookedAt):
    """A seat put the cards it had looked at back on top, in this order."""

    PRIMITIVE: ClassVar[str] = "reorder"
