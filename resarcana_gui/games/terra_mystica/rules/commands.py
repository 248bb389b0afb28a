"""The commands of Terra Mystica: every answer to every question."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.record import Field, Value

SEAT: Final = Field("seat", "seat")


class Answer(Command):
    """One answer of one seat. Each class says its data itself, for speed: answers are compared all the time."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def data(self) -> tuple[Value, ...]:
        return (self.seat,)


class TakeFaction(Answer):
    """Play this faction."""

    KIND: ClassVar[str] = "faction"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("faction", "faction"))

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction: Final = faction

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.faction


class TakeCard(Answer):
    """Take this bonus card."""

    KIND: ClassVar[str] = "card"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.card


class Build(Answer):
    """Build a dwelling on this hex."""

    KIND: ClassVar[str] = "build"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("at", "hex"))

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.at


class Transform(Answer):
    """Transform this hex; into what, is asked next."""

    KIND: ClassVar[str] = "transform"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("at", "hex"))

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.at


class Dig(Answer):
    """Transform the hex into this terrain with so many spades."""

    KIND: ClassVar[str] = "dig"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("terrain", "terrain"), Field("spades"))

    def __init__(self, seat: int, terrain: int, spades: int) -> None:
        super().__init__(seat)
        self.terrain: Final = terrain
        self.spades: Final = spades

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.terrain, self.spades


class Upgrade(Answer):
    """Upgrade the structure on this hex."""

    KIND: ClassVar[str] = "upgrade"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("at", "hex"), Field("structure", "structure"))

    def __init__(self, seat: int, at: int, structure: int) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.structure: Final = structure

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.at, self.structure


class SendPriest(Answer):
    """Send a priest to a cult for so many steps: 3 or 2 on an order space, 1 back to the supply."""

    KIND: ClassVar[str] = "send"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cult", "cult"), Field("steps"))

    def __init__(self, seat: int, cult: int, steps: int) -> None:
        super().__init__(seat)
        self.cult: Final = cult
        self.steps: Final = steps

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.cult, self.steps


class AdvanceShipping(Answer):
    """Advance on the shipping track."""

    KIND: ClassVar[str] = "ship"


class AdvanceDigging(Answer):
    """Lower the exchange rate for spades."""

    KIND: ClassVar[str] = "exchange"


class UseAction(Answer):
    """Use a power action or a special action. Power that is missing is burned."""

    KIND: ClassVar[str] = "action"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("action", "action"))

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.action


class Pass(Answer):
    """Pass, and take this bonus card; none in the last round."""

    KIND: ClassVar[str] = "pass"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "card", -1))

    def __init__(self, seat: int, card: int = -1) -> None:
        super().__init__(seat)
        self.card: Final = card

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.card


class Convert(Answer):
    """Exchange one thing for another, once."""

    KIND: ClassVar[str] = "convert"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("exchange", "exchange"))

    def __init__(self, seat: int, exchange: int) -> None:
        super().__init__(seat)
        self.exchange: Final = exchange

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.exchange


class Burn(Answer):
    """Burn one power."""

    KIND: ClassVar[str] = "burn"


class LinkRiver(Answer):
    """Mermaids: found a town by counting this river hex as a link."""

    KIND: ClassVar[str] = "link"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("river", "river"))

    def __init__(self, seat: int, river: int) -> None:
        super().__init__(seat)
        self.river: Final = river

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.river


class EndTurn(Answer):
    """End the turn."""

    KIND: ClassVar[str] = "end"


class Decline(Answer):
    """Do without what is offered: a dwelling, the spades that are left."""

    KIND: ClassVar[str] = "decline"


class TakeFavour(Answer):
    """Take this favour tile."""

    KIND: ClassVar[str] = "favour"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("tile", "favour"))

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.tile


class TakeTown(Answer):
    """Take this town tile."""

    KIND: ClassVar[str] = "town"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("tile", "town_tile"))

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.tile


class Advance(Answer):
    """Advance on this cult track."""

    KIND: ClassVar[str] = "advance"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cult", "cult"))

    def __init__(self, seat: int, cult: int) -> None:
        super().__init__(seat)
        self.cult: Final = cult

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.cult


class Ordain(Answer):
    """Turn so many workers into priests."""

    KIND: ClassVar[str] = "ordain"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.number


class BuildBridge(Answer):
    """Build a bridge here."""

    KIND: ClassVar[str] = "bridge"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("site", "site"))

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.site


class Accept(Answer):
    """Gain the power that is offered, for points."""

    KIND: ClassVar[str] = "accept"


class Refuse(Answer):
    """Do without the power that is offered."""

    KIND: ClassVar[str] = "refuse"
