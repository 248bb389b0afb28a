"""What happens to energies, crystals, gauges and bonuses."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.event_shapes import (
    BY,
    ENERGIES,
    NUMBER,
    SEAT,
    EnergiesOf,
    EnergiesOn,
    NumberOf,
    OfSeat,
)
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class EnergiesGained(EnergiesOf):
    """A seat gained energies from the stock, by a card (none: by its die or a bonus)."""

    PRIMITIVE: ClassVar[str] = "gain"


class EnergiesPaid(EnergiesOf):
    """A seat paid energies out of its reserve."""

    PRIMITIVE: ClassVar[str] = "pay"


class EnergiesDiscarded(EnergiesOf):
    """A seat discarded energies of its reserve: what was too much (by none), or all because of a card."""

    PRIMITIVE: ClassVar[str] = "discard_energies"


class ReserveTurned(EnergiesOf):
    """All energies in a seat's reserve turned into these."""

    PRIMITIVE: ClassVar[str] = "turn_reserve"


class EnergiesPut(EnergiesOn):
    """Energies were put on a card in play."""

    PRIMITIVE: ClassVar[str] = "put"


class EnergiesSpent(EnergiesOn):
    """A seat paid energies that lay on a card in play."""

    PRIMITIVE: ClassVar[str] = "spend"


class EnergiesTaken(EnergiesOn):
    """A seat took the energies on a card in play into its reserve."""

    PRIMITIVE: ClassVar[str] = "take"


class EnergiesCrystallised(Event):
    """A seat crystallised energies: those of its reserve, or (not none) those that lay on a card in play."""

    PRIMITIVE: ClassVar[str] = "crystallise"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, ENERGIES, Field("crystals"), Field("card", "copy", NO_CARD))

    def __init__(self, seat: int, energies: int, crystals: int, card: int) -> None:
        self.seat: Final = seat
        self.energies: Final = energies
        self.crystals: Final = crystals
        self.card: Final = card


class CrystalsGained(NumberOf):
    """A seat gained crystals from the stock, by a card (none: by its die)."""

    PRIMITIVE: ClassVar[str] = "gain_crystals"


class CrystalsPaid(NumberOf):
    """A seat paid crystals to the stock."""

    PRIMITIVE: ClassVar[str] = "pay_crystals"


class CrystalsLost(NumberOf):
    """A seat lost crystals to the stock."""

    PRIMITIVE: ClassVar[str] = "lose_crystals"


class CrystalsGiven(Event):
    """A seat gave crystals to another one."""

    PRIMITIVE: ClassVar[str] = "give_crystals"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("receiver", "seat"), NUMBER, BY)

    def __init__(self, seat: int, receiver: int, number: int, by: int) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.number: Final = number
        self.by: Final = by


class GaugeMoved(NumberOf):
    """A seat's summoning gauge rose, or fell (a number below 0)."""

    PRIMITIVE: ClassVar[str] = "move_gauge"


class BonusUsed(Event):
    """A seat used a bonus."""

    PRIMITIVE: ClassVar[str] = "use_bonus"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("bonus", "bonus"))

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat: Final = seat
        self.bonus: Final = bonus


class CrystallisingPermitted(OfSeat):
    """A seat may crystallise for the rest of its turn."""

    PRIMITIVE: ClassVar[str] = "permit"
