"""The questions of Terra Mystica. A question holds everything needed to go on once it is answered."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Field

SEAT: Final = Field("seat", "seat")


class Question(Pending):
    """One open question to one seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)


class AskFaction(Question):
    """Setup: which faction to play."""

    KIND: ClassVar[str] = "faction"


class AskStart(Question):
    """Setup: where to place a starting dwelling."""

    KIND: ClassVar[str] = "start"


class AskCard(Question):
    """Setup: which bonus card to take."""

    KIND: ClassVar[str] = "card"


class AskTurn(Question):
    """What to do now. `left` actions are still to be taken; begun: this turn, something was already done."""

    KIND: ClassVar[str] = "turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("left"), Field("begun", "int", 0))

    def __init__(self, seat: int, left: int, begun: int = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.begun: Final = begun


class AskDwelling(Question):
    """Whether to build a dwelling on one of these hexes, which have just become home terrain."""

    KIND: ClassVar[str] = "dwelling"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("hexes", "hexes"))

    def __init__(self, seat: int, hexes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.hexes: Final = hexes


class AskSpade(Question):
    """Which hex to use free spades on. `left` of them; `made` are the hexes that have become home terrain with
    others of the same gift; skipped: a tunnel or carpet was already used."""

    KIND: ClassVar[str] = "spade"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT,
        Field("left"),
        Field("source", "spade_source"),
        Field("made", "hexes", ()),
        Field("skipped", "int", 0),
    )

    def __init__(self, seat: int, left: int, source: int, made: tuple[int, ...] = (), skipped: int = 0) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.source: Final = source
        self.made: Final = made
        self.skipped: Final = skipped


class AskTerrain(Question):
    """What to transform this hex into, and with how many spades. The other fields are those of AskSpade; `left` is 0
    where all spades are bought."""

    KIND: ClassVar[str] = "terrain"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT,
        Field("at", "hex"),
        Field("left"),
        Field("source", "spade_source"),
        Field("made", "hexes", ()),
        Field("skipped", "int", 0),
    )

    def __init__(
        self, seat: int, at: int, left: int, source: int, made: tuple[int, ...] = (), skipped: int = 0
    ) -> None:
        super().__init__(seat)
        self.at: Final = at
        self.left: Final = left
        self.source: Final = source
        self.made: Final = made
        self.skipped: Final = skipped


class AskFavour(Question):
    """Which favour tile to take; so many in all are still to be taken."""

    KIND: ClassVar[str] = "favour"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("left"))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class AskTown(Question):
    """Which town tile to take."""

    KIND: ClassVar[str] = "town"


class AskKey(Question):
    """On which cult track to use a key: the last step of several is lost for want of one."""

    KIND: ClassVar[str] = "key"


class AskCult(Question):
    """On which cult track to advance so many steps."""

    KIND: ClassVar[str] = "cult"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("steps"))

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps


class AskDevotion(Question):
    """Cultists: on which cult track to advance a step, for a neighbour has gained power."""

    KIND: ClassVar[str] = "devotion"


class AskOrdination(Question):
    """Darklings: how many workers to turn into priests."""

    KIND: ClassVar[str] = "ordination"


class AskBridge(Question):
    """Where to build the bridge."""

    KIND: ClassVar[str] = "bridge"


class AskFlight(Question):
    """Witches: on which forest to build the dwelling."""

    KIND: ClassVar[str] = "flight"


class AskSandstorm(Question):
    """Nomads: which hex to turn into desert."""

    KIND: ClassVar[str] = "sandstorm"


class AskFreeUpgrade(Question):
    """Swarmlings: which dwelling to upgrade to a trading house free of cost."""

    KIND: ClassVar[str] = "free_upgrade"


class AskOffer(Question):
    """Whether to gain this much power for points: the first offer that is open."""

    KIND: ClassVar[str] = "offer"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("builder", "seat"), Field("amount"))

    def __init__(self, seat: int, builder: int, amount: int) -> None:
        super().__init__(seat)
        self.builder: Final = builder
        self.amount: Final = amount
