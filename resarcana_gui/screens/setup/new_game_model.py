"""The choices for a new game: the setup, and who sits where. Knows nothing of the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.kernel.game import Options
from resarcana_gui.match.save_lines import is_seed
from resarcana_gui.match.seat import LONGEST_NAME, is_name
from resarcana_gui.screens.game_ui import Character, Level, Setup, SetupOption
from resarcana_gui.screens.services import MatchPlan, PlayerSpec

SETUP: Final = "setup"
WISH: Final = "wish "
SEATS: Final = "seats"
KIND: Final = "kind "
NAME: Final = "name "
CHARACTER: Final = "character "
LEVEL: Final = "level "
PERSON: Final = "person"


@dataclass
class SeatChoice:
    """One seat: a person, whose name is empty until given, or a machine of a level, played by a character."""

    kind: str | None = None
    """The level's name; None for a person."""
    name: str = ""
    """A person's name as typed."""
    character: str = ""


@dataclass(frozen=True)
class AvailableChoices:
    """Everything that can be chosen, in the player's language."""

    game: str
    setups: Sequence[Setup]
    levels: Sequence[Level]
    characters: Sequence[Character]
    """The characters, at least as many as any setup has seats."""
    person: Callable[[int, int], str]
    """Return the name of a person who has given none, by seat and number of people."""


class NewGameModel:
    """The current choices. The number of seats is always valid for the setup, and no character sits twice."""

    def __init__(self, available: AvailableChoices) -> None:
        self.available = available
        self.setup = available.setups[0]
        self._values: dict[str, int] = {}
        """The index of the chosen value of each option, by `_wish_key`."""
        self._levels: dict[str, str] = {}
        """The level of each character for which one was chosen."""
        self.seats = [SeatChoice()]
        self.leaving: str | None = None
        """The character that leaves as soon as another is picked; None if nobody is to leave."""
        self.seed = ""
        """The seed as typed; empty for a random one."""
        self._fit()

    # ------------------------------------------------------------------------------------------------- choosing

    def choose(self, name: str) -> None:
        """Choose a setup by name; an unknown name changes nothing."""
        self.setup = next((setup for setup in self.available.setups if setup.name == name), self.setup)
        self._fit()

    @property
    def setup_options(self) -> list[SetupOption]:
        """The further options of this setup that apply to the present number of seats."""
        return [option for option in self.setup.setup_options if option.most is None or len(self.seats) <= option.most]

    def values(self, option: SetupOption) -> tuple[tuple[object, str], ...]:
        """Return the values of an option that are possible with the present seats."""
        return option.values[: 1 + len(self.seats)] if option.by_seat else option.values

    def choose_value(self, option: SetupOption, number: int) -> None:
        """Choose a value of an option, by its index."""
        self._values[_wish_key(self.setup, option)] = number

    def chosen_value(self, option: SetupOption) -> int:
        """Return the index of the chosen value of an option."""
        number = self._values.get(_wish_key(self.setup, option), 0)
        return number if number < len(self.values(option)) else 0

    def set_name(self, seat: int, name: str) -> None:
        """Name a person; an empty name removes it."""
        self.seats[seat].name = name.strip()[:LONGEST_NAME]

    @property
    def can_add(self) -> bool:
        """Whether there is room for another seat."""
        return len(self.seats) < self.setup.most

    @property
    def can_remove(self) -> bool:
        """Whether a seat may be removed."""
        return len(self.seats) > self.setup.fewest

    def add_person(self) -> None:
        """Add a person, in place of the last machine if the table is full."""
        if self.can_add:
            self.seats.append(SeatChoice())
        else:
            self._replace(SeatChoice())

    def remove(self, seat: int) -> None:
        """Remove a seat; if there would be too few, another character takes it instead."""
        if self.can_remove:
            del self.seats[seat]
        else:
            self.seats[seat] = self._machine(self._free(besides=self.seats[seat].character))

    def sit_down(self, seat: int, who: SeatChoice) -> SeatChoice:
        """Replace who sits in a seat; return who sat there."""
        before, self.seats[seat] = self.seats[seat], who
        return before

    def move(self, seat: int, to: int) -> None:
        """Move a seat to another place in the order of turns; the others move up."""
        self.seats.insert(to, self.seats.pop(seat))

    def seat_of(self, character: str) -> int | None:
        """Return the seat of a character; None if it has none."""
        found = (at for at, seat in enumerate(self.seats) if seat.kind is not None and seat.character == character)
        return next(found, None)

    def pick(self, character: str) -> bool:
        """Seat a character, in place of the one that is to leave, or of the last machine if the table is full; or
        remove it if it is seated. One that has to be replaced is to leave then, or no longer. Return whether that was
        possible."""
        at, going = self.seat_of(character), None if self.leaving is None else self.seat_of(self.leaving)
        if at is None and going is not None:
            self.seats[going] = self._machine(character)
        elif at is None and self.can_add:
            self.seats.append(self._machine(character))
        elif at is None:
            return self._replace(self._machine(character))
        elif self.can_remove:
            del self.seats[at]
        else:
            self.leaving = character if self.leaving != character else None
            return True
        self.leaving = None
        return True

    def level_of(self, character: str) -> Level:
        """Return the level of a character: that of its seat, or else the one chosen for it."""
        at = self.seat_of(character)
        name = self._levels.get(character, self._usual_level()) if at is None else self.seats[at].kind
        return next(level for level in self.available.levels if level.name == name)

    def set_level(self, character: str, level: str) -> None:
        """Set the level of a character, seated or not."""
        self._levels[character] = level
        at = self.seat_of(character)
        if at is not None:
            self.seats[at].kind = level

    def surprise(self, below: Callable[[int], int]) -> None:
        """Replace the machines by random characters of the same levels. `below(n)` returns a random number from 0 to
        n - 1."""
        free = [character.id for character in self.available.characters]
        for seat in self.seats:
            if seat.kind is not None:
                seat.character = free.pop(below(len(free)))
                self._levels[seat.character] = seat.kind

    def _replace(self, seat: SeatChoice) -> bool:
        """Replace the last machine; return whether there was one."""
        machines = [at for at, taken in enumerate(self.seats) if taken.kind is not None]
        if machines:
            self.seats[machines[-1]] = seat
        return bool(machines)

    def _machine(self, character: str) -> SeatChoice:
        return SeatChoice(self.level_of(character).name, character=character)

    def _free(self, besides: str = "") -> str:
        """Return the first character that is not seated."""
        taken = {seat.character for seat in self.seats if seat.kind is not None} | {besides}
        return next((each.id for each in self.available.characters if each.id not in taken), besides)

    def _usual_level(self) -> str:
        """Return the level of the last machine seated, or else the easiest: who has never chosen a level plays for
        the first time."""
        kinds = [seat.kind for seat in self.seats if seat.kind is not None]
        return kinds[-1] if kinds else self.available.levels[0].name

    # ------------------------------------------------------------------------------------------------- the plan

    @property
    def people(self) -> int:
        """The number of seats with a person."""
        return sum(seat.kind is None for seat in self.seats)

    def names(self) -> list[str]:
        """Return the names by seat."""
        characters = {character.id: character.name for character in self.available.characters}
        return [
            (seat.name if is_name(seat.name) else self.available.person(at, self.people))
            if seat.kind is None
            else characters[seat.character]
            for at, seat in enumerate(self.seats)
        ]

    def duplicate_name(self) -> str | None:
        """Return a name that two seats have; None if all differ."""
        names = self.names()
        known = [name.casefold() for name in names]
        return next((name for name in names if known.count(name.casefold()) > 1), None)

    def options(self) -> Options:
        """Return the options of the rules."""
        options = {option.option: option.values[self.chosen_value(option)][0] for option in self.setup_options}
        return {**self.setup.options, **options}

    def match_plan(self, fresh_seed: Callable[[], int]) -> MatchPlan:
        """Return the match to start."""
        players = tuple(PlayerSpec(name, seat.kind) for name, seat in zip(self.names(), self.seats, strict=True))
        return MatchPlan(self.available.game, self.options(), players, self._seed(fresh_seed))

    def _seed(self, fresh_seed: Callable[[], int]) -> int | str:
        """Return the typed seed, or a fresh one. Digits become a number, as on the command line."""
        typed = self.seed.strip()
        if not typed or not is_seed(typed):
            return fresh_seed()
        return int(typed) if typed.removeprefix("-").isdecimal() and typed.isascii() else typed

    # -------------------------------------------------------------------------------------------- remembering

    def saved_choices(self) -> dict[str, str]:
        """Return the choices as text for the settings, without the seed."""
        kept = {SETUP: self.setup.name, SEATS: str(len(self.seats))}
        kept |= {key: str(number) for key, number in self._values.items()}
        kept |= {f"{LEVEL}{character}": level for character, level in self._levels.items()}
        for at, seat in enumerate(self.seats):
            kept[f"{KIND}{at}"] = seat.kind or PERSON
            kept[f"{NAME}{at}"] = seat.name
            kept[f"{CHARACTER}{at}"] = seat.character
        return kept

    def restore(self, kept: Mapping[str, str]) -> None:
        """Restore remembered choices, as far as they still exist."""
        self.choose(kept.get(SETUP, ""))
        for key in (_wish_key(setup, option) for setup in self.available.setups for option in setup.setup_options):
            if kept.get(key, "").isdecimal():
                self._values[key] = int(kept[key])
        for character in self.available.characters:
            level = self._level_named(kept.get(f"{LEVEL}{character.id}"))
            if level:
                self._levels[character.id] = level
        seats = kept.get(SEATS, "")
        if seats.isdecimal() and 0 < int(seats) <= self.setup.most:
            self.seats = []
            for at in range(int(seats)):
                self.seats.append(self._restored_seat(kept, at))
        self._fit()

    def _restored_seat(self, kept: Mapping[str, str], at: int) -> SeatChoice:
        level = self._level_named(kept.get(f"{KIND}{at}"))
        if not level:
            return SeatChoice(None, kept.get(f"{NAME}{at}", "")[:LONGEST_NAME])
        character = kept.get(f"{CHARACTER}{at}", "")
        known = any(each.id == character for each in self.available.characters)
        return SeatChoice(level, character=character if known and self.seat_of(character) is None else self._free())

    def _level_named(self, name: str | None) -> str:
        """Return the level with this name, or the one that has replaced it; empty if none."""
        return next((level.name for level in self.available.levels if name == level.name or name in level.formerly), "")

    def _fit(self) -> None:
        """Make the number of seats valid for the setup."""
        del self.seats[self.setup.most :]
        while len(self.seats) < self.setup.fewest:
            self.seats.append(self._machine(self._free()))


def choices_of(game: str, kept: Mapping[str, str]) -> dict[str, str]:
    """Return one game's choices out of those remembered for all games. Keys without a game's name date from when
    there was only one game; they count as long as there are no newer ones."""
    own = {key.removeprefix(f"{game}/"): value for key, value in kept.items() if key.startswith(f"{game}/")}
    return own or {key: value for key, value in kept.items() if "/" not in key}


def with_choices_of(game: str, choices: Mapping[str, str], kept: Mapping[str, str]) -> dict[str, str]:
    """Return the remembered choices of all games, with those of one game replaced."""
    others = {key: value for key, value in kept.items() if "/" in key and not key.startswith(f"{game}/")}
    return {**others, **{f"{game}/{key}": value for key, value in choices.items()}}


def _wish_key(setup: Setup, option: SetupOption) -> str:
    return f"{WISH}{setup.name} {option.option}"
