"""The choices for a new game: which setup, who sits where. Headless."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.kernel.game import Options
from resarcana_gui.match.lines import is_seed
from resarcana_gui.match.seat import LONGEST_NAME, is_name
from resarcana_gui.screens.game_ui import Level, Setup, SetupOption
from resarcana_gui.screens.services import MatchPlan, PlayerSpec

SETUP: Final = "setup"
WISH: Final = "wish "
SEATS: Final = "seats"
KIND: Final = "kind "
NAME: Final = "name "
PERSON: Final = "person"


@dataclass
class SeatChoice:
    """One seat: a machine of a kind, or a person; the name is empty while nobody has given one."""

    kind: str | None = None
    name: str = ""


@dataclass(frozen=True)
class Offer:
    """What there is to choose from, in words."""

    game: str
    setups: Sequence[Setup]
    levels: Sequence[Level]
    characters: Sequence[str]
    person: Callable[[int, int], str]
    """The name of a person who has given none, by seat and number of people."""


class NewGameModel:
    """The choices so far. There are always as many seats as the setup allows."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.setup = offer.setups[0]
        self._values: dict[str, int] = {}
        """For each option, by its setup and its name, the index of the chosen value."""
        self.seats = [SeatChoice(), SeatChoice(offer.levels[min(1, len(offer.levels) - 1)].name)]
        self.seed = ""
        """What was typed: empty for a random one."""
        self._fit()

    # ------------------------------------------------------------------------------------------------- choosing

    def choose(self, name: str) -> None:
        """Choose a setup; an unknown name changes nothing."""
        self.setup = next((setup for setup in self.offer.setups if setup.name == name), self.setup)
        self._fit()

    @property
    def setup_options(self) -> list[SetupOption]:
        """The further options of this setup with this many seats."""
        return [option for option in self.setup.setup_options if option.most is None or len(self.seats) <= option.most]

    def values(self, option: SetupOption) -> tuple[tuple[object, str], ...]:
        """The values an option can have with this many seats."""
        return option.values[: 1 + len(self.seats)] if option.by_seat else option.values

    def choose_value(self, option: SetupOption, number: int) -> None:
        """Choose the value of an option."""
        self._values[_wish_key(self.setup, option)] = number

    def chosen_value(self, option: SetupOption) -> int:
        """The index of an option's value in this setup."""
        number = self._values.get(_wish_key(self.setup, option), 0)
        return number if number < len(self.values(option)) else 0

    def set_kind(self, seat: int, kind: str | None) -> None:
        """Seat a machine of a kind, or a person. A name that nobody gave changes with it."""
        self.seats[seat].kind = kind

    def set_name(self, seat: int, name: str) -> None:
        """Give a seat a name; empty to remove it."""
        self.seats[seat].name = name.strip()[:LONGEST_NAME]

    @property
    def can_add(self) -> bool:
        """Whether there is room for one more."""
        return len(self.seats) < self.setup.most

    @property
    def can_remove(self) -> bool:
        """Whether a seat can go."""
        return len(self.seats) > self.setup.fewest

    def add(self) -> None:
        """Add a seat, like the last machine's."""
        if self.can_add:
            kinds = [seat_choice.kind for seat_choice in self.seats if seat_choice.kind is not None]
            self.seats.append(SeatChoice(kinds[-1] if kinds else self.offer.levels[0].name))

    def remove(self, seat: int) -> None:
        """Remove a seat."""
        if self.can_remove:
            del self.seats[seat]

    # ------------------------------------------------------------------------------------------------- the match

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return sum(seat_choice.kind is None for seat_choice in self.seats)

    def names(self) -> list[str]:
        """Every seat's name: those given, and a free one for the others."""
        given = [seat_choice.name if is_name(seat_choice.name) else "" for seat_choice in self.seats]
        free = iter([name for name in self.offer.characters if name not in given])
        return [
            name or self.offer.person(seat, self.people)
            if seat_choice.kind is None
            else name or next(free, f"{seat + 1}")
            for seat, (seat_choice, name) in enumerate(zip(self.seats, given, strict=True))
        ]

    def twice(self) -> str | None:
        """A name given twice; None when all differ."""
        names = self.names()
        return next((name for name in names if names.count(name) > 1), None)

    def options(self) -> Options:
        """The chosen options of the rules."""
        chosen = {option.option: option.values[self.chosen_value(option)][0] for option in self.setup_options}
        return {**self.setup.options, **chosen}

    def match_plan(self, fresh_seed: Callable[[], int]) -> MatchPlan:
        """The match as chosen."""
        names = zip(self.names(), self.seats, strict=True)
        players = tuple(PlayerSpec(name, seat_choice.kind) for name, seat_choice in names)
        return MatchPlan(self.offer.game, self.options(), players, self._seed(fresh_seed))

    def _seed(self, fresh_seed: Callable[[], int]) -> int | str:
        """Digits are a number, as on the command line."""
        typed = self.seed.strip()
        if not typed or not is_seed(typed):
            return fresh_seed()
        return int(typed) if typed.removeprefix("-").isdecimal() and typed.isascii() else typed

    # -------------------------------------------------------------------------------------------- remembering

    def remembered(self) -> dict[str, str]:
        """The choices as texts, for next time, without the seed."""
        kept = {SETUP: self.setup.name, SEATS: str(len(self.seats))}
        kept |= {key: str(number) for key, number in self._values.items()}
        for seat, seat_choice in enumerate(self.seats):
            kept[f"{KIND}{seat}"] = seat_choice.kind or PERSON
            kept[f"{NAME}{seat}"] = seat_choice.name
        return kept

    def recall(self, kept: Mapping[str, str]) -> None:
        """Restore remembered choices, as far as they still exist."""
        self.choose(kept.get(SETUP, ""))
        for key in (_wish_key(setup, option) for setup in self.offer.setups for option in setup.setup_options):
            if kept.get(key, "").isdecimal():
                self._values[key] = int(kept[key])
        seats = kept.get(SEATS, "")
        if seats.isdecimal() and 0 < int(seats) <= self.setup.most:
            self.seats = [self._recalled(kept, seat) for seat in range(int(seats))]
        self._fit()

    def _recalled(self, kept: Mapping[str, str], seat: int) -> SeatChoice:
        kind = kept.get(f"{KIND}{seat}")
        levels = [level.name for level in self.offer.levels if kind == level.name or kind in level.formerly]
        return SeatChoice(levels[0] if levels else None, kept.get(f"{NAME}{seat}", "")[:LONGEST_NAME])

    def _fit(self) -> None:
        """As many seats as the setup allows."""
        del self.seats[self.setup.most :]
        while len(self.seats) < self.setup.fewest:
            self.add()


def kept_for(game: str, kept: Mapping[str, str]) -> dict[str, str]:
    """The choices remembered for one game, out of those for all games. Entries without a game's name date from when
    there was only one, and count as long as there is nothing newer."""
    own = {key.removeprefix(f"{game}/"): value for key, value in kept.items() if key.startswith(f"{game}/")}
    return own or {key: value for key, value in kept.items() if "/" not in key}


def keep_for(game: str, choices: Mapping[str, str], kept: Mapping[str, str]) -> dict[str, str]:
    """What to remember for all games, with the choices for one of them."""
    others = {key: value for key, value in kept.items() if "/" in key and not key.startswith(f"{game}/")}
    return {**others, **{f"{game}/{key}": value for key, value in choices.items()}}


def _wish_key(setup: Setup, option: SetupOption) -> str:
    return f"{WISH}{setup.name} {option.option}"
