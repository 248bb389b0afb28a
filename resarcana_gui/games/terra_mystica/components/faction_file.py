"""Reads the factions from their file."""

from __future__ import annotations

from typing import Final

from resarcana_gui.component_files import refuse, shown
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.entry import Entry
from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DEEDS,
    DOUBLE_TURN,
    SPADES,
    Abilities,
    Faction,
    Stronghold,
)
from resarcana_gui.games.terra_mystica.components.tile_file import Actions
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, PIECES, STRUCTURES, TERRAINS

PARTS: Final = ("start", "costs", "digging", "shipping", "income")
KEYS: Final = (*PARTS, "id", "home", "spade", "ships", "abilities", "stronghold")
ABILITIES: Final = ("trade", "coins_per_point", "spade_points", "points_per_spade", "spades_always", "favours")
FLAGS: Final = ("devotion", "river_link")
STRONGHOLD: Final = ("shipping", "favour", "ordination", "spades", "power_per_spade", "points_per_bridge")
BOARD_BRIDGE: Final = "ACTE"
"""The id, in public records, of the Engineers' action."""
TOKENS: Final = 12


class FactionFile:
    """The factions of a file. Raises ComponentFileError."""

    def __init__(self, where: str, data: object, actions: Actions) -> None:
        self._file: Final = Entry(where, data, ("usual", "factions"))
        self._usual: Final = self._file.part("usual", (*PARTS, "spade"))
        self._actions: Final = actions
        self.factions: Final[list[Faction]] = []
        for at, each in enumerate(self._file.required("factions")):
            self.factions.append(self._faction(at, each))

    def _faction(self, number: int, data: object) -> Faction:
        slug = data.get("id") if isinstance(data, dict) else None
        if not isinstance(slug, str) or not slug or any(slug == other.slug for other in self.factions):
            refuse(f"{self._file.at('factions')} {number + 1}, id", f"expected an id of its own, found {shown(slug)}")
        entry = Entry(f"{self._file.where}, {slug}", data, KEYS)
        faction = self._started(number, slug, entry)
        self._read_costs(faction, entry)
        self._read_tracks(faction, entry)
        faction.abilities = self._abilities(entry)
        faction.stronghold = self._stronghold(entry, faction.abilities)
        return faction

    def _part(self, entry: Entry, key: str, keys: tuple[str, ...]) -> Entry:
        """A part of a faction, with what is usual where it says nothing."""
        usual = self._usual.part(key, keys)
        return Entry(entry.at(key), {**usual.data, **entry.part(key, keys).data}, keys)

    def _started(self, number: int, slug: str, entry: Entry) -> Faction:
        start = self._part(entry, "start", ("amount", "bowls", "cults", "dwellings", "last"))
        bowls, cults = start.numbers("bowls", 3), start.numbers("cults", CULT_COUNT, most=9)
        if sum(bowls) != TOKENS:
            refuse(start.at("bowls"), f"expected {TOKENS} tokens, found {sum(bowls)}")
        home, last = entry.word("home", TERRAINS), start.flag("last")
        return Faction(number, slug, home, start.amount("amount"), bowls, cults, start.number("dwellings"), last)

    def _read_costs(self, faction: Faction, entry: Entry) -> None:
        costs = self._part(entry, "costs", (*STRUCTURES[1:], "alone"))
        faction.costs = [Amount(), *(costs.amount(each) for each in STRUCTURES[1:])]
        faction.alone = costs.amount("alone")
        income = self._part(entry, "income", STRUCTURES[1:])
        listed = [list(income.amounts(STRUCTURES[each], PIECES[each] + 1)) for each in (1, 2, 3)]
        single = [[Amount(), income.amount(STRUCTURES[each])] for each in (4, 5)]
        faction.income = [[Amount()], *listed, *single]

    def _read_tracks(self, faction: Faction, entry: Entry) -> None:
        spade = entry if "spade" in entry else self._usual
        faction.spade = list(spade.numbers("spade", 0, most=9))
        digging = self._part(entry, "digging", ("price", "points"))
        faction.dig_price, faction.dig_points = digging.amount("price"), digging.number("points")
        shipping = self._part(entry, "shipping", ("start", "price", "points"))
        faction.ships = entry.flag("ships", default=True)
        faction.ship_start, faction.ship_price = shipping.number("start", least=0), shipping.amount("price")
        faction.ship_points = [0, *shipping.numbers("points", 0)] if faction.ships else [0]

    def _abilities(self, entry: Entry) -> Abilities:
        told = entry.part("abilities", (*ABILITIES, *FLAGS, "spade_price", "town_gain", "skip", "bridge_price"))
        numbers = {key: told.number(key) for key in ABILITIES if key in told}
        numbers.update({key: told.flag(key) for key in FLAGS})
        skip = told.part("skip", ("price", "points", "hexes"))
        numbers.update(skip_hexes=skip.number("hexes", most=2), skip_points=skip.number("points"))
        if "bridge_price" in told:
            price = told.amount("bridge_price")
            numbers["bridge_action"] = self._actions.add(BOARD_BRIDGE, BRIDGE, 0, price=price)
        amounts = {key: told.amount(key) for key in ("spade_price", "town_gain")}
        return Abilities(numbers, {**amounts, "skip_price": skip.amount("price")})

    def _stronghold(self, entry: Entry, abilities: Abilities) -> Stronghold:
        told = entry.part("stronghold", (*STRONGHOLD, "gain", "action", "skip"))
        numbers = {key: told.number(key) for key in STRONGHOLD if key in told}
        if "action" in told:
            numbers["action"] = self._action(told.part("action", ("id", *DEEDS)))
        skip = told.part("skip", ("price", "hexes"))
        price = skip.amount("price") if "price" in skip else abilities.skip_price
        return Stronghold(numbers, told.amount("gain"), skip.number("hexes", default=abilities.skip), price)

    def _action(self, entry: Entry) -> int:
        slug = entry.text("id")
        deeds = [key for key in entry if key != "id"]
        if len(deeds) != 1:
            refuse(entry.where, "expected an id and one thing that the action lets do")
        deed = DEEDS.index(deeds[0])
        counted = deed in (SPADES, CULT_STEPS, DOUBLE_TURN)
        return self._actions.add(slug, deed, entry.number(deeds[0]) if counted else int(entry.flag(deeds[0])))
