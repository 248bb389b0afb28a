"""Scenarios: a table described card by card, built from the same events as a dealt one.

What a scenario may say is written in docs/engine.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, ITEM, KINDS, MAGE, MONUMENT, PLACE, CardSet
from resarcana_gui.kernel.game import OptionsError

PHASES: Final = ("mages", "items", "collect", "actions")
KEYS: Final = frozenset({"seats", "places", "monuments", "first", "token", "round", "phase", "active", "shuffles"})
SEAT_KEYS: Final = frozenset({"mage", "mages", "item", "hand", "deck", "discards", "play", "pool", "passed"})
PLAY_KEYS: Final = frozenset({"component", "essences", "turned"})


class InPlay:
    """A component in play: what lies on it and whether it is turned."""

    def __init__(self, component: int, on: int, turned: bool) -> None:
        self.component: Final = component
        self.on: Final = on
        self.turned: Final = turned


class SeatScenario:
    """What one seat has."""

    def __init__(self, reader: Reader, data: Mapping[str, object], place: str) -> None:
        reader.check_keys(data, SEAT_KEYS, place)
        self.mages: Final = reader.components(data.get("mages", []), f"{place}.mages", MAGE)
        self.mage: Final = reader.maybe_component(data.get("mage"), f"{place}.mage", MAGE)
        self.item: Final = reader.maybe_component(data.get("item"), f"{place}.item", ITEM)
        self.hand: Final = reader.components(data.get("hand", []), f"{place}.hand", ARTIFACT)
        self.deck: Final = reader.components(data.get("deck", []), f"{place}.deck", ARTIFACT)
        self.discards: Final = reader.components(data.get("discards", []), f"{place}.discards", ARTIFACT)
        self.play: Final = reader.in_play(data.get("play", []), f"{place}.play")
        self.pool: Final = reader.amount(data.get("pool", essences.text(essences.ONE_OF_EACH)), f"{place}.pool")
        self.passed: Final = reader.flag(data.get("passed", False), f"{place}.passed")

    def laid_out(self, number: int) -> InPlay | None:
        """What the scenario says of a component of this seat that is in play."""
        return next((entry for entry in self.play if entry.component == number), None)


class Scenario:
    """A described table, checked. Raises OptionsError with one sentence that names the field."""

    def __init__(self, cards: CardSet, data: Mapping[str, object]) -> None:
        reader = Reader(cards)
        reader.check_keys(data, KEYS, "scenario")
        self.seats: Final = [
            SeatScenario(reader, reader.mapping(entry, f"seats[{at}]"), f"seats[{at}]")
            for at, entry in enumerate(reader.sequence(data.get("seats", []), "seats"))
        ]
        count = len(self.seats)
        if not 2 <= count <= 4:
            raise OptionsError(f"A scenario describes 2 to 4 seats, not {count}.")
        self.phase: Final = reader.one_of(data.get("phase", "actions"), PHASES, "phase")
        self.round: Final = reader.whole(data.get("round", 1), "round", 1, 1000)
        self.first: Final = reader.whole(data.get("first", 0), "first", 0, count - 1)
        passed = [at for at, seat in enumerate(self.seats) if seat.passed]
        self.token: Final = reader.whole(data.get("token", [*passed, self.first][0]), "token", 0, count - 1)
        self.active: Final = reader.whole(data.get("active", self.first), "active", 0, count - 1)
        self.places: Final = self._read_places(reader, cards, data)
        self.display, self.monument_deck = self._read_monuments(reader, cards, data)
        self.shuffles: Final = [
            reader.listed(order, f"shuffles[{at}]")
            for at, order in enumerate(reader.sequence(data.get("shuffles", []), "shuffles"))
        ]
        self._check_mages_and_items(cards)
        self._check_turn(passed)

    def _read_places(self, reader: Reader, cards: CardSet, data: Mapping[str, object]) -> list[int]:
        if "places" in data:
            return reader.components(data["places"], "places", PLACE)
        tiles = {cards.components[number].tile for number in reader.used if number in cards.places}
        return [
            number
            for number in cards.places
            if cards.components[number].first_side and cards.components[number].tile not in tiles
        ]

    def _read_monuments(
        self, reader: Reader, cards: CardSet, data: Mapping[str, object]
    ) -> tuple[list[int], list[int]]:
        if "monuments" in data:
            told = reader.mapping(data["monuments"], "monuments")
            reader.check_keys(told, frozenset({"display", "deck"}), "monuments")
            display = reader.components(told.get("display", []), "monuments.display", MONUMENT)
            return display, reader.components(told.get("deck", []), "monuments.deck", MONUMENT)
        free = [number for number in cards.monuments if number not in reader.used]
        return free[:2], free[2:]

    def _check_mages_and_items(self, cards: CardSet) -> None:
        for at, seat in enumerate(self.seats):
            if self.phase == "mages":
                if len(seat.mages) != 2 or seat.mage is not None:
                    raise OptionsError(f"seats[{at}].mages: to choose a mage it takes a list of two.")
            elif seat.mage is None or seat.mages:
                raise OptionsError(f"seats[{at}].mage: a seat needs one, once mages are chosen.")
            if self.phase in ("collect", "actions") and seat.item is None:
                raise OptionsError(f"seats[{at}].item: a seat needs one, once items are chosen.")
            for entry in seat.play:
                if cards.components[entry.component].kind in (MAGE, ITEM) and entry.component not in (
                    seat.mage,
                    seat.item,
                ):
                    raise OptionsError(f"seats[{at}].play: it names a mage or item that is not this seat's own.")

    def _check_turn(self, passed: list[int]) -> None:
        if passed and self.phase != "actions":
            raise OptionsError("passed: a seat can have passed in the phase actions only.")
        if self.active in passed and len(passed) < len(self.seats):
            raise OptionsError(f"active: seat {self.active} has passed, it cannot be its turn.")


class Reader:
    """Reads the parts of a scenario; each component may stand in one place only."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self.used: set[int] = set()

    def check_keys(self, data: Mapping[str, object], keys: frozenset[str], where: str) -> None:
        unknown = sorted(str(key) for key in data if key not in keys)
        if unknown:
            raise OptionsError(f"{where}: unknown key {unknown[0]!r}; there are {', '.join(sorted(keys))}.")

    def mapping(self, data: object, where: str) -> Mapping[str, object]:
        if not isinstance(data, Mapping):
            raise OptionsError(f"{where}: expected an object, found {data!r}.")
        return data

    def sequence(self, data: object, where: str) -> Sequence[object]:
        if not isinstance(data, Sequence) or isinstance(data, str):
            raise OptionsError(f"{where}: expected a list, found {data!r}.")
        return data

    def whole(self, data: object, where: str, least: int, most: int) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
            raise OptionsError(f"{where}: expected a whole number from {least} to {most}, found {data!r}.")
        return data

    def flag(self, data: object, where: str) -> bool:
        if not isinstance(data, bool):
            raise OptionsError(f"{where}: expected true or false, found {data!r}.")
        return data

    def one_of(self, data: object, names: Sequence[str], where: str) -> str:
        if data not in names:
            raise OptionsError(f"{where}: expected one of {', '.join(names)}, found {data!r}.")
        return str(data)

    def amount(self, data: object, where: str) -> int:
        try:
            return essences.parsed(data if isinstance(data, str) else repr(data))
        except ValueError as error:
            raise OptionsError(f"{where}: {error}.") from None

    def known(self, data: object, where: str) -> int:
        number = self.cards.numbers.get(data) if isinstance(data, str) else None
        if number is None:
            raise OptionsError(f"{where}: there is no component {data!r}.")
        return number

    def component(self, data: object, where: str, kind: int | None = None) -> int:
        number = self.known(data, where)
        if kind is not None and self.cards.components[number].kind != kind:
            raise OptionsError(f"{where}: {data!r} is no {KINDS[kind]}.")
        if number in self.used:
            raise OptionsError(f"{where}: {data!r} stands in two places.")
        self.used.add(number)
        return number

    def maybe_component(self, data: object, where: str, kind: int) -> int | None:
        return None if data is None else self.component(data, where, kind)

    def components(self, data: object, where: str, kind: int) -> list[int]:
        return [self.component(name, where, kind) for name in self.sequence(data, where)]

    def listed(self, data: object, where: str) -> list[int]:
        return [self.known(name, where) for name in self.sequence(data, where)]

    def in_play(self, data: object, where: str) -> list[InPlay]:
        return [self._entry(entry, f"{where}[{at}]") for at, entry in enumerate(self.sequence(data, where))]

    def _entry(self, data: object, where: str) -> InPlay:
        told = {"component": data} if isinstance(data, str) else self.mapping(data, where)
        self.check_keys(told, PLAY_KEYS, where)
        number = self.known(told.get("component"), where)
        if self.cards.components[number].kind in (ARTIFACT, MONUMENT, PLACE):
            self.component(told.get("component"), where)
        on = self.amount(told.get("essences", "0"), f"{where}.essences")
        return InPlay(number, on, self.flag(told.get("turned", False), f"{where}.turned"))
