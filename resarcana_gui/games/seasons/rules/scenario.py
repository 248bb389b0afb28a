"""Scenarios: a table described card by card, built from the same events as a dealt one.

What a scenario may say is written in docs/engine.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import COPIES, DICE_PER_SEASON, FACES, SEASONS, CardSet
from resarcana_gui.games.seasons.rules.codes import (
    ARCHMAGE,
    DIE_NAMES,
    END,
    FEWEST_SEATS,
    LEVELS,
    LIBRARY,
    LIMIT,
    MOST_BONUSES,
    MOST_GAUGE,
    MOST_SEATS,
    NO_DIE,
    PACK,
    YEARS,
    season_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.scenario_reader import Reader
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_keys, flag, mapping, one_of, sequence, whole

DRAFT: Final = "draft"
LIBRARIES: Final = "libraries"
DICE: Final = "dice"
DIE: Final = "die"
TURN: Final = "turn"
PHASES: Final = (DRAFT, LIBRARIES, DICE, DIE, TURN)
KEYS: Final = frozenset(
    {"seats", "level", "phase", "p", "reached", "round", "first", "active", "may_crystallise", "bonus_worth"}
    | {"dice", "rolled", "pile", "discards", "rolls", "shuffles"}
)
SEAT_KEYS: Final = frozenset(
    {"hand", "library_2", "library_3", "play", "reserve", "crystals", "gauge", "bonuses", "die", "kept", "pack"}
)
LEAST_P: Final = -100
MOST_CRYSTALS: Final = 9_999


class SeatScenario:
    """What one seat has."""

    def __init__(self, reader: Reader, data: Mapping[str, object], place: str) -> None:
        check_keys(data, SEAT_KEYS, place)
        self.hand: Final = reader.cards_of(data.get("hand", []), f"{place}.hand")
        self.second: Final = reader.cards_of(data.get("library_2", []), f"{place}.library_2")
        self.third: Final = reader.cards_of(data.get("library_3", []), f"{place}.library_3")
        self.kept: Final = reader.cards_of(data.get("kept", []), f"{place}.kept")
        self.pack: Final = reader.cards_of(data.get("pack", []), f"{place}.pack")
        self.play: Final = reader.in_play(data.get("play", []), f"{place}.play")
        self.reserve: Final = reader.amount(data.get("reserve", "0"), f"{place}.reserve")
        self.crystals: Final = whole(data.get("crystals", 0), f"{place}.crystals", MOST_CRYSTALS)
        self.gauge: Final = whole(data.get("gauge", max(len(self.play), 1)), f"{place}.gauge", MOST_GAUGE)
        self.bonuses: Final = whole(data.get("bonuses", 0), f"{place}.bonuses", MOST_BONUSES)
        self.die: Final = reader.face(data["die"], f"{place}.die") if "die" in data else NO_DIE
        limit = max([LIMIT, *(reader.cards.copies[each.copy].limit for each in self.play)])
        if total(self.reserve) > limit:
            raise OptionsError(f"{place}.reserve: it holds {limit} energies, not {total(self.reserve)}.")


class Scenario:
    """A described table, checked. Raises OptionsError with one sentence that names the field."""

    def __init__(self, cards: CardSet, data: Mapping[str, object]) -> None:
        reader = Reader(cards)
        check_keys(data, KEYS, "scenario")
        self.level: Final = one_of(data.get("level", LEVELS[ARCHMAGE]), "level", LEVELS)
        self.phase: Final = PHASES[one_of(data.get("phase", TURN), "phase", PHASES)]
        self.seats: Final = [
            SeatScenario(reader, mapping(entry, f"seats[{at}]"), f"seats[{at}]")
            for at, entry in enumerate(sequence(data.get("seats", []), "seats"))
        ]
        count = len(self.seats)
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            raise OptionsError(f"A scenario describes 2 to 4 seats, not {count}.")
        self.p: Final = whole(data.get("p", 1), "p", END - 1, LEAST_P)
        usual = max(1, min(YEARS, year_of(self.p)))
        self.reached: Final = whole(data.get("reached", usual), "reached", YEARS, usual)
        self.round: Final = whole(data.get("round", 1), "round", 1000, 1)
        self.first: Final = whole(data.get("first", 0), "first", count - 1)
        self.active: Final = whole(data.get("active", self.first), "active", count - 1)
        self.may_crystallise: Final = flag(data.get("may_crystallise", False), "may_crystallise")
        self.bonus_worth: Final = whole(data.get("bonus_worth", 0), "bonus_worth", MOST_BONUSES)
        self.pile: Final = None if "pile" not in data else reader.cards_of(data["pile"], "pile")
        """From the top; None for all cards that are nowhere else, shuffled."""
        self.discards: Final = reader.cards_of(data.get("discards", []), "discards")
        self.rest: Final = self._rest(reader, cards)
        self.dice: Final = self._read_dice(reader, data, count)
        self.rolls: Final = [face % FACES for face in self._read_rolls(reader, data)]
        self.shuffles: Final = [
            reader.order(order, f"shuffles[{at}]")
            for at, order in enumerate(sequence(data.get("shuffles", []), "shuffles"))
        ]
        self.taken, self.rolled = self._read_faces(reader, data)
        self._check_phase(data)

    def _rest(self, reader: Reader, cards: CardSet) -> list[int]:
        """Return the cards of the level that the scenario puts nowhere."""
        kinds = range(cards.count) if self.level == ARCHMAGE else cards.basic
        return [number for number in kinds for _ in range(COPIES - reader.used[number])]

    def _read_dice(self, reader: Reader, data: Mapping[str, object], seats: int) -> list[int]:
        """Return the dice of the game; by default the first ones of each season."""
        if "dice" not in data:
            size = seats + 1
            return [season * DICE_PER_SEASON + die for season in range(len(SEASONS)) for die in range(size)]
        names = enumerate(sequence(data["dice"], "dice"))
        found = [one_of(name, f"dice[{at}]", DIE_NAMES) for at, name in names]
        for season, name in enumerate(SEASONS):
            number = sum(die // DICE_PER_SEASON == season for die in set(found))
            if number != seats + 1 or len(set(found)) != len(found):
                raise OptionsError(f"dice: {seats} seats need {seats + 1} different ones of {name}, not {number}.")
        return sorted(found)

    def _read_rolls(self, reader: Reader, data: Mapping[str, object]) -> list[int]:
        numbers = enumerate(sequence(data.get("rolls", []), "rolls"))
        return [whole(number, f"rolls[{at}]", FACES, 1) - 1 for at, number in numbers]

    def _read_faces(self, reader: Reader, data: Mapping[str, object]) -> tuple[list[int], list[int]]:
        """Return the faces that seats have taken, and those that are left. A face that is not given is the first
        face of the dice of the season that are still free, in order."""
        taken = [seat.die for seat in self.seats]
        told = reader.faces(data.get("rolled", []), "rolled")
        used = [face // FACES for face in (*taken, *told) if face != NO_DIE]
        if len(set(used)) != len(used):
            raise OptionsError("rolled: a die shows two faces.")
        season = season_of(self.p)
        free = [die for die in self.dice if die // DICE_PER_SEASON == season and die not in used]
        if self.phase in (DIE, TURN):
            taken = [free.pop(0) * FACES if face == NO_DIE and free else face for face in taken]
            return taken, told or [die * FACES for die in free[:1]]
        missing = len(self.seats) + 1 - sum(face != NO_DIE for face in taken)
        return taken, told or [die * FACES for die in free[:missing]]

    def _check_phase(self, data: Mapping[str, object]) -> None:
        prelude = self.phase in (DRAFT, LIBRARIES)
        if self.bonus_worth > self.seats[self.active].bonuses:
            raise OptionsError(f"bonus_worth: seat {self.active} has used {self.seats[self.active].bonuses} bonuses.")
        for at, seat in enumerate(self.seats):
            if prelude:
                self._check_prelude(at, seat)
            elif seat.kept or seat.pack:
                raise OptionsError(f"seats[{at}]: cards are kept or in packs only in the phases draft and libraries.")
            self._check_libraries(at, seat)
        if prelude and (self.p != 1 or self.round != 1):
            raise OptionsError("p: before the first round the marker is on 1.")
        if not prelude:
            self._check_dice()
        if (self.may_crystallise or self.bonus_worth) and self.phase != TURN:
            raise OptionsError("may_crystallise, bonus_worth: they are said of a turn whose die has been used.")
        if "active" in data and self.phase not in (DIE, TURN):
            raise OptionsError("active: it is somebody's turn in the phases die and turn only.")

    def _check_libraries(self, at: int, seat: SeatScenario) -> None:
        for year, library in ((2, seat.second), (3, seat.third)):
            if len(library) not in (0, LIBRARY):
                raise OptionsError(f"seats[{at}].library_{year}: it holds {LIBRARY} cards, not {len(library)}.")
            if library and self.reached >= year:
                raise OptionsError(f"seats[{at}].library_{year}: it was taken when year {year} came.")

    def _check_prelude(self, at: int, seat: SeatScenario) -> None:
        if seat.hand or seat.play or seat.second or seat.third or seat.die != NO_DIE:
            raise OptionsError(f"seats[{at}]: before the first round cards are kept or in packs.")
        held = len(seat.kept) + len(seat.pack)
        if self.phase == LIBRARIES and (len(seat.kept) != PACK or seat.pack):
            raise OptionsError(f"seats[{at}].kept: {PACK} cards are split, not {len(seat.kept)}.")
        first = self.seats[0]
        if self.phase == DRAFT and (held != PACK or len(seat.pack) < 2 or len(seat.pack) != len(first.pack)):
            raise OptionsError(f"seats[{at}].pack: all packs are of one size, and with what is kept of {PACK} cards.")

    def _check_dice(self) -> None:
        asked = [seat for seat, face in enumerate(self.taken) if face == NO_DIE]
        if self.phase == DICE and not asked:
            raise OptionsError("phase: all have taken a die: the phase is die or turn.")
        if self.phase == DICE and len(self.rolled) != len(asked) + 1:
            raise OptionsError(f"rolled: {len(asked)} seats take a die, so {len(asked) + 1} are rolled.")
        if self.phase != DICE and len(self.rolled) != 1:
            raise OptionsError("rolled: all seats have taken a die, and one is left.")
