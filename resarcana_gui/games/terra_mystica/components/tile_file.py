"""Reads the tiles from their file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from resarcana_gui.component_files import refuse
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.entry import Entry
from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DEEDS,
    GAIN,
    NO_ACTION,
    SCORED,
    SPADES,
    Action,
    BonusCard,
    FavourTile,
    ScoringTile,
    TownTile,
)
from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES

SECTIONS: Final = ("power_actions", "bonus_cards", "scoring_tiles", "favour_tiles", "town_tiles", "first_game")
HOUSES: Final = 5
"""How many numbers of trading houses there can be on the map, none among them."""
NOTHING: Final = Amount()
Tile = TypeVar("Tile")


class Actions:
    """The actions read so far, each with a number."""

    def __init__(self) -> None:
        self.each: Final[list[Action]] = []

    def add(
        self, slug: str, deed: int, amount: int, *, power: int = 0, price: Amount = NOTHING, gain: Amount = NOTHING
    ) -> int:
        """Note an action; its number."""
        number = len(self.each)
        self.each.append(Action(number, slug, deed, amount, power, price, gain))
        return number


class TileFile:
    """The tiles of a file. Raises ComponentFileError."""

    def __init__(self, where: str, data: object) -> None:
        self._file: Final = Entry(where, data, SECTIONS)
        self.actions: Final = Actions()
        self._read("power_actions", self._power_action)
        self.bonus_cards: Final = self._read("bonus_cards", self._bonus_card)
        self.scoring_tiles: Final = self._read("scoring_tiles", self._scoring_tile)
        self.favour_tiles: Final = self._read("favour_tiles", self._favour_tile)
        self.town_tiles: Final = self._read("town_tiles", self._town_tile)
        self.first_game: Final = self._file.part("first_game", ("scoring_tiles", "tables"))

    def _read(self, section: str, read: Callable[[int, str, object], Tile]) -> list[Tile]:
        """The tiles of a section, each read with its number, its place and its data."""
        found = self._file.items(section)
        slugs = [each["id"] if isinstance(each, dict) and isinstance(each.get("id"), str) else "" for each in found]
        for at, slug in enumerate(slugs):
            if not slug or slugs.index(slug) < at:
                refuse(f"{self._file.at(section)} {at + 1}, id", "expected an id of its own")
        return [read(at, slugs[at], each) for at, each in enumerate(found)]

    def _entry(self, slug: str, data: object, keys: Sequence[str]) -> Entry:
        return Entry(f"{self._file.where}, {slug}", data, ("id", *keys))

    def _power_action(self, number: int, slug: str, data: object) -> int:
        entry = self._entry(slug, data, ("power", "bridge", "gain", "spades"))
        power = entry.number("power", most=12)
        if not power:
            entry.need("power")
        deeds = [key for key in ("bridge", "gain", "spades") if key in entry]
        if len(deeds) != 1:
            refuse(entry.where, "expected one of 'bridge', 'gain', 'spades'")
        deed = DEEDS.index(deeds[0])
        assert deed in (BRIDGE, GAIN, SPADES)
        return self.actions.add(slug, deed, entry.number("spades"), power=power, gain=entry.amount("gain"))

    def _special(self, entry: Entry, slug: str) -> int:
        """The special action of a tile, noted; NO_ACTION for none."""
        for key, deed in (("spades", SPADES), ("cult_steps", CULT_STEPS)):
            if key in entry:
                return self.actions.add(slug, deed, entry.number(key))
        return NO_ACTION

    def _bonus_card(self, number: int, slug: str, data: object) -> BonusCard:
        keys = ("income", "spades", "cult_steps", "shipping", "passing", "passing_shipping", "expansion")
        entry = self._entry(slug, data, keys)
        action = self._special(entry, slug)
        passing = entry.part("passing", STRUCTURES[1:])
        points = [passing.number(each) for each in STRUCTURES]
        shipping, per_step = entry.number("shipping", most=1), entry.number("passing_shipping")
        expansion = entry.flag("expansion")
        return BonusCard(number, slug, entry.amount("income"), action, shipping, points, per_step, expansion)

    def _scoring_tile(self, number: int, slug: str, data: object) -> ScoringTile:
        entry = self._entry(slug, data, ("points", "per", "cult", "every", "gain", "spades", "early", "expansion"))
        cult, every = entry.word("cult", (*CULTS, "priests")), entry.number("every", default=1)
        gain, spades = entry.amount("gain"), entry.number("spades")
        early, expansion = entry.flag("early"), entry.flag("expansion")
        points, per = entry.number("points"), entry.words("per", SCORED)
        return ScoringTile(number, slug, points, per, cult, every, gain, spades, early, expansion)

    def _favour_tile(self, number: int, slug: str, data: object) -> FavourTile:
        keys = ("copies", "cult", "steps", "income", "cult_steps", "town_value", "building", "passing")
        entry = self._entry(slug, data, keys)
        action = self._special(entry, slug)
        building = entry.part("building", STRUCTURES[1:])
        points = [building.number(each) for each in STRUCTURES]
        passing = entry.numbers("passing", HOUSES) if "passing" in entry else ()
        cult, steps, copies = entry.word("cult", CULTS), entry.number("steps"), entry.number("copies")
        value = entry.number("town_value")
        return FavourTile(number, slug, copies, cult, steps, entry.amount("income"), action, value, points, passing)

    def _town_tile(self, number: int, slug: str, data: object) -> TownTile:
        entry = self._entry(slug, data, ("copies", "gain", "steps", "keys", "shipping", "expansion"))
        copies, gain, steps = entry.number("copies"), entry.amount("gain"), entry.number("steps")
        keys, shipping = entry.number("keys", default=1), entry.number("shipping")
        return TownTile(number, slug, copies, gain, steps, keys, shipping, entry.flag("expansion"))
