"""Scenarios: a table described card by card, built from the same events as a dealt one. docs/engine.md says what a
scenario may contain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, ITEM, MAGE, MONUMENT, PLACE, CardSet
from resarcana_gui.games.resarcana.rules.codes import DISPLAY_SIZE
from resarcana_gui.games.resarcana.rules.scenario_reader import InPlay, Reader
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_keys, flag, mapping, one_of, sequence, whole

PHASES: Final = ("mages", "items", "collect", "actions")
KEYS: Final = frozenset({"seats", "places", "monuments", "first", "token", "round", "phase", "active", "shuffles"})
SEAT_KEYS: Final = frozenset({"mage", "mages", "item", "hand", "deck", "discards", "play", "pool", "passed"})


class SeatScenario:
    """What one seat has."""

    def __init__(self, reader: Reader, data: Mapping[str, object], place: str) -> None:
        check_keys(data, SEAT_KEYS, place)
        self.mages: Final = reader.components(data.get("mages", []), f"{place}.mages", MAGE)
        self.mage: Final = reader.maybe_component(data.get("mage"), f"{place}.mage", MAGE)
        self.item: Final = reader.maybe_component(data.get("item"), f"{place}.item", ITEM)
        self.hand: Final = reader.components(data.get("hand", []), f"{place}.hand", ARTIFACT)
        self.deck: Final = reader.components(data.get("deck", []), f"{place}.deck", ARTIFACT)
        self.discards: Final = reader.components(data.get("discards", []), f"{place}.discards", ARTIFACT)
        self.play: Final = reader.in_play(data.get("play", []), f"{place}.play")
        self.pool: Final = reader.amount(data.get("pool", essences.text(essences.ONE_OF_EACH)), f"{place}.pool")
        self.passed: Final = flag(data.get("passed", False), f"{place}.passed")

    def laid_out(self, number: int) -> InPlay | None:
        """Return the scenario's description of one of this seat's components in play."""
        return next((entry for entry in self.play if entry.component == number), None)


class Scenario:
    """A described table, checked. Raises OptionsError with one sentence that names the field."""

    def __init__(self, cards: CardSet, data: Mapping[str, object]) -> None:
        reader = Reader(cards)
        check_keys(data, KEYS, "scenario")
        self.seats: Final = [
            SeatScenario(reader, mapping(entry, f"seats[{at}]"), f"seats[{at}]")
            for at, entry in enumerate(sequence(data.get("seats", []), "seats"))
        ]
        count = len(self.seats)
        if not 2 <= count <= 4:
            raise OptionsError(f"A scenario describes 2 to 4 seats, not {count}.")
        self.phase: Final = PHASES[one_of(data.get("phase", "actions"), "phase", PHASES)]
        self.round: Final = whole(data.get("round", 1), "round", 1000, 1)
        self.first: Final = whole(data.get("first", 0), "first", count - 1)
        passed = [at for at, seat in enumerate(self.seats) if seat.passed]
        self.token: Final = whole(data.get("token", [*passed, self.first][0]), "token", count - 1)
        self.active: Final = whole(data.get("active", self._next(passed)), "active", count - 1)
        self.places: Final = self._read_places(reader, cards, data)
        self.display, self.monument_deck = self._read_monuments(reader, cards, data)
        self.shuffles: Final = [
            reader.order(order, f"shuffles[{at}]")
            for at, order in enumerate(sequence(data.get("shuffles", []), "shuffles"))
        ]
        self._check_centre(cards)
        for at, seat in enumerate(self.seats):
            self._check_seat(cards, at, seat)
        self._check_round(data, passed)

    def _next(self, passed: list[int]) -> int:
        """Return whose turn it is by default: the first player's, or that of the next seat that has not passed."""
        count = len(self.seats)
        seats = [(self.first + step) % count for step in range(count)]
        return next((seat for seat in seats if seat not in passed), self.first)

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
            told = mapping(data["monuments"], "monuments")
            check_keys(told, frozenset({"display", "deck"}), "monuments")
            display = reader.components(told.get("display", []), "monuments.display", MONUMENT)
            return display, reader.components(told.get("deck", []), "monuments.deck", MONUMENT)
        free = [number for number in cards.monuments if number not in reader.used]
        return free[:2], free[2:]

    def _check_centre(self, cards: CardSet) -> None:
        places = [*self.places, *(entry.component for seat in self.seats for entry in seat.play)]
        tiles = [cards.components[place].tile for place in places if place in cards.places]
        if len(set(tiles)) != len(tiles):
            raise OptionsError("places: two of them are the sides of one tile.")
        if len(self.display) > DISPLAY_SIZE:
            raise OptionsError(f"monuments.display: at most {DISPLAY_SIZE} fit.")

    def _check_seat(self, cards: CardSet, at: int, seat: SeatScenario) -> None:
        if self.phase == "mages":
            if len(seat.mages) != 2 or seat.mage is not None:
                raise OptionsError(f"seats[{at}].mages: a seat needs a list of two to choose from.")
        elif seat.mage is None or seat.mages:
            raise OptionsError(f"seats[{at}].mage: a seat needs one, once mages are chosen.")
        if self.phase in ("collect", "actions") and seat.item is None:
            raise OptionsError(f"seats[{at}].item: a seat needs one, once items are chosen.")
        named = [entry.component for entry in seat.play]
        for number in named:
            if cards.components[number].kind in (MAGE, ITEM) and number not in (seat.mage, seat.item):
                raise OptionsError(f"seats[{at}].play: it names a mage or item that is not this seat's own.")
        if len(set(named)) != len(named):
            raise OptionsError(f"seats[{at}].play: it names a component twice.")

    def _check_round(self, data: Mapping[str, object], passed: list[int]) -> None:
        setting_up = self.phase in ("mages", "items")
        if setting_up and (self.round != 1 or any(entry.turned for seat in self.seats for entry in seat.play)):
            raise OptionsError("round: before the first round nothing has been turned, and it is number 1.")
        if passed and self.phase != "actions":
            raise OptionsError("passed: a seat can have passed in the phase actions only.")
        if "active" in data and self.phase != "actions":
            raise OptionsError("active: it is somebody's turn in the phase actions only.")
        if self.active in passed and len(passed) < len(self.seats):
            raise OptionsError(f"active: seat {self.active} has passed, so it cannot be its turn.")
