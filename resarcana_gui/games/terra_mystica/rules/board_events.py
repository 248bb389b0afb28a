"""What happens on the map, on the cult tracks and with tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class TerrainChanged(Event):
    """A seat transformed a land hex."""

    PRIMITIVE: ClassVar[str] = "transform"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("at", "hex"), Field("terrain", "terrain"))

    def __init__(self, seat: int, at: int, terrain: int) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.terrain: Final = terrain


class StructureBuilt(Event):
    """A seat built a structure, or upgraded the one that stood there."""

    PRIMITIVE: ClassVar[str] = "build"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("at", "hex"), Field("structure", "structure"))

    def __init__(self, seat: int, at: int, structure: int) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.structure: Final = structure


class BridgeBuilt(Event):
    """A seat built a bridge."""

    PRIMITIVE: ClassVar[str] = "build_bridge"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("site", "site"))

    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site


class RiverLinked(Event):
    """The Mermaids count a river hex as a link of a town."""

    PRIMITIVE: ClassVar[str] = "link_river"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("river", "river"))

    def __init__(self, seat: int, river: int) -> None:
        self.seat: Final = seat
        self.river: Final = river


class TownFounded(Event):
    """Structures of a seat became a town; it is to take a town tile."""

    PRIMITIVE: ClassVar[str] = "found_town"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("hexes", "hexes"))

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.hexes: Final = hexes


class TownEnlarged(Event):
    """Structures of a seat joined a town of its own."""

    PRIMITIVE: ClassVar[str] = "enlarge_town"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("hexes", "hexes"))

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.hexes: Final = hexes


class TownTileTaken(Event):
    """A seat took a town tile, with its keys."""

    PRIMITIVE: ClassVar[str] = "take_town"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("tile", "town_tile"))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class FavourTileTaken(Event):
    """A seat took a favour tile."""

    PRIMITIVE: ClassVar[str] = "take_favour"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("tile", "favour"))

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class PriestSent(Event):
    """A seat put a priest on an order space of a cult, counted from 0."""

    PRIMITIVE: ClassVar[str] = "send_priest"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"), Field("space"))

    def __init__(self, seat: int, cult: int, space: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult
        self.space: Final = space


class PriestReturned(Event):
    """A seat returned a priest to its supply, for a step on a cult."""

    PRIMITIVE: ClassVar[str] = "return_priest"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"))

    def __init__(self, seat: int, cult: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult


class CultChosen(Event):
    """A seat chose a cult for so many steps that an action or its faction gives."""

    PRIMITIVE: ClassVar[str] = "choose_cult"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"), Field("steps"))

    def __init__(self, seat: int, cult: int, steps: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult
        self.steps: Final = steps


class TownForfeited(Event):
    """A seat takes no tile for a town: only in records of games."""

    PRIMITIVE: ClassVar[str] = "forfeit_town"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CultAdvanced(Event):
    """A seat moved on a cult track; the last step takes a key. (Back, only in records of games.)"""

    PRIMITIVE: ClassVar[str] = "advance_cult"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"), Field("steps"))

    def __init__(self, seat: int, cult: int, steps: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult
        self.steps: Final = steps


class StepBlocked(Event):
    """The last step of a cult track was lost for want of a key; a key in the same turn makes it up."""

    PRIMITIVE: ClassVar[str] = "block_step"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"))

    def __init__(self, seat: int, cult: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult


class BlockLifted(Event):
    """A lost last step is not to be made up."""

    PRIMITIVE: ClassVar[str] = "lift_block"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cult", "cult"))

    def __init__(self, seat: int, cult: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult


class ShippingAdvanced(Event):
    """A seat advanced on its shipping track."""

    PRIMITIVE: ClassVar[str] = "advance_shipping"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DiggingAdvanced(Event):
    """A seat lowered its exchange rate for spades."""

    PRIMITIVE: ClassVar[str] = "advance_digging"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
