"""What seats gain and pay."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class ResourcesGained(Event):
    """A seat gained coins, workers, priests."""

    PRIMITIVE: ClassVar[str] = "gain"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("coins", "int", 0),
        Field("workers", "int", 0),
        Field("priests", "int", 0),
        Field("reason", "reason", 0),
    )

    def __init__(self, seat: int, coins: int = 0, workers: int = 0, priests: int = 0, reason: int = 0) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.reason: Final = reason


class ResourcesPaid(Event):
    """A seat paid coins, workers, priests."""

    PRIMITIVE: ClassVar[str] = "pay"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("coins", "int", 0),
        Field("workers", "int", 0),
        Field("priests", "int", 0),
        Field("reason", "reason", 0),
    )

    def __init__(self, seat: int, coins: int = 0, workers: int = 0, priests: int = 0, reason: int = 0) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.reason: Final = reason


class PowerGained(Event):
    """A seat moved so much power on, from bowl I to II or from II to III."""

    PRIMITIVE: ClassVar[str] = "gain_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"), Field("reason", "reason"))

    def __init__(self, seat: int, number: int, reason: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.reason: Final = reason


class PowerSpent(Event):
    """A seat moved power from bowl III to I."""

    PRIMITIVE: ClassVar[str] = "spend_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"), Field("reason", "reason"))

    def __init__(self, seat: int, number: int, reason: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.reason: Final = reason


class PowerBurned(Event):
    """A seat took twice so many tokens from bowl II: one half is in bowl III, the other left the game."""

    PRIMITIVE: ClassVar[str] = "burn_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class PointsChanged(Event):
    """A seat gained points, or lost them where the number is negative."""

    PRIMITIVE: ClassVar[str] = "change_points"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"), Field("reason", "reason"))

    def __init__(self, seat: int, number: int, reason: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.reason: Final = reason


class SpadesBought(Event):
    """A seat bought spades."""

    PRIMITIVE: ClassVar[str] = "buy_spades"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class SpadesForfeited(Event):
    """A seat does not use free spades that it has."""

    PRIMITIVE: ClassVar[str] = "forfeit_spades"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class Converted(Event):
    """A seat exchanged one thing for another."""

    PRIMITIVE: ClassVar[str] = "convert"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("exchange", "exchange"))

    def __init__(self, seat: int, exchange: int) -> None:
        self.seat: Final = seat
        self.exchange: Final = exchange


class WorkersOrdained(Event):
    """The Darklings made priests of workers."""

    PRIMITIVE: ClassVar[str] = "ordain"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
