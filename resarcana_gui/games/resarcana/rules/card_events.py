"""What happens to cards and essences."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import HIDDEN, NO_COMPONENT
from resarcana_gui.games.resarcana.rules.setup_events import hidden
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class EssencesGained(Event):
    """A seat gained essences from the supply, by a component (none: by discarding a card)."""

    PRIMITIVE: ClassVar[str] = "gain"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("essences", "essences"),
        Field("component", "component", NO_COMPONENT),
    )

    def __init__(self, seat: int, essences: int, component: int) -> None:
        self.seat: Final = seat
        self.essences: Final = essences
        self.component: Final = component


class EssencesPaid(Event):
    """A seat paid essences to the supply, for a component."""

    PRIMITIVE: ClassVar[str] = "pay"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("essences", "essences"),
        Field("component", "component", NO_COMPONENT),
    )

    def __init__(self, seat: int, essences: int, component: int) -> None:
        self.seat: Final = seat
        self.essences: Final = essences
        self.component: Final = component


class EssencesLost(Event):
    """A seat lost essences to the supply, by an attacking component."""

    PRIMITIVE: ClassVar[str] = "lose"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("essences", "essences"),
        Field("component", "component", NO_COMPONENT),
    )

    def __init__(self, seat: int, essences: int, component: int) -> None:
        self.seat: Final = seat
        self.essences: Final = essences
        self.component: Final = component


class EssencesPut(Event):
    """Essences were put on a component."""

    PRIMITIVE: ClassVar[str] = "put"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"), Field("essences", "essences"))

    def __init__(self, component: int, essences: int) -> None:
        self.component: Final = component
        self.essences: Final = essences


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


class EssencesRemoved(Event):
    """Essences on a component went back to the supply."""

    PRIMITIVE: ClassVar[str] = "remove"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"), Field("essences", "essences"))

    def __init__(self, component: int, essences: int) -> None:
        self.component: Final = component
        self.essences: Final = essences


class ComponentTurned(Event):
    """A component was turned."""

    PRIMITIVE: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"),)

    def __init__(self, component: int) -> None:
        self.component: Final = component


class ComponentStraightened(Event):
    """A component was straightened."""

    PRIMITIVE: ClassVar[str] = "straighten"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"),)

    def __init__(self, component: int) -> None:
        self.component: Final = component


class ArtifactPlaced(Event):
    """A seat placed an artifact from a hand or a discard pile; the owner is whose hand or pile it was."""

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


class PlaceClaimed(Event):
    """A seat claimed a Place of Power."""

    PRIMITIVE: ClassVar[str] = "claim_place"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class MonumentClaimed(Event):
    """A seat claimed a monument: from the display, or the unseen top card of the deck."""

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


class CardDrawn(Event):
    """A seat drew the top card of its deck; only it sees which."""

    PRIMITIVE: ClassVar[str] = "draw"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardDrawn(self.seat, HIDDEN)

    def reveals(self) -> bool:
        return True


class CardDiscarded(Event):
    """A seat discarded a card from hand."""

    PRIMITIVE: ClassVar[str] = "discard"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ArtifactDestroyed(Event):
    """An artifact in play went to its owner's discard pile; essences on it went to the supply."""

    PRIMITIVE: ClassVar[str] = "destroy"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class DiscardsReshuffled(Event):
    """A seat shuffled its discard pile and put it under what was left of its deck."""

    PRIMITIVE: ClassVar[str] = "reshuffle"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("order", "components"))

    def __init__(self, seat: int, order: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.order: Final = order

    def seen_by(self, viewer: int) -> Event:
        return DiscardsReshuffled(self.seat, hidden(self.order))

    def reveals(self) -> bool:
        return True


class CardsLooked(Event):
    """A seat looked at the top cards of its deck or of the monument deck."""

    PRIMITIVE: ClassVar[str] = "look"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("deck", "component"),
        Field("cards", "components"),
    )

    def __init__(self, seat: int, deck: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsLooked(self.seat, self.deck, hidden(self.cards))

    def reveals(self) -> bool:
        return True


class CardsReordered(Event):
    """A seat put the cards it had looked at back on top, in this order."""

    PRIMITIVE: ClassVar[str] = "reorder"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("deck", "component"),
        Field("cards", "components"),
    )

    def __init__(self, seat: int, deck: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsReordered(self.seat, self.deck, hidden(self.cards))
