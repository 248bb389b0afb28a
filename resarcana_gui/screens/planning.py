"""What is being chosen for a new game: which setup, who sits where. It knows no picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.kernel.game import Options
from resarcana_gui.match.lines import is_seed
from resarcana_gui.match.seat import LONGEST_NAME, is_name
from resarcana_gui.screens.game_ui import Level, Setup, Wish
from resarcana_gui.screens.services import Guest, Plan

SETUP: Final = "setup"
WISH: Final = "wish "
SEATS: Final = "seats"
KIND: Final = "kind "
NAME: Final = "name "
PERSON: Final = "person"


@dataclass
class Chair:
    """One seat: a machine of a kind, or a person; the name is empty while nobody has given one."""

    kind: str | None = None
    name: str = ""


@dataclass(frozen=True)
class Choosable:
    """What there is to choose from, in words."""

    game: str
    setups: Sequence[Setup]
    levels: Sequence[Level]
    characters: Sequence[str]
    person: Callable[[int, int], str]
    """The name of a person who has given none, by seat and number of people."""


class Planning:
    """The choices so far. There are always as many seats as the setup allows."""

    def __init__(self, given: Choosable) -> None:
        self.given = given
        self.setup = given.setups[0]
        self._values: dict[str, int] = {}
        """For each wish, by its setup and its option, the number of the value that was chosen."""
        self.chairs = [Chair(), Chair(given.levels[min(1, len(given.levels) - 1)].name)]
        self.seed = ""
        """What was typed: empty for chance."""
        self._fit()

    # ------------------------------------------------------------------------------------------------- choosing

    def choose(self, name: str) -> None:
        """Choose a setup; one that there is not, changes nothing."""
        self.setup = next((setup for setup in self.given.setups if setup.name == name), self.setup)
        self._fit()

    @property
    def wishes(self) -> list[Wish]:
        """What else can be chosen about this setup with so many seats."""
        return [wish for wish in self.setup.wishes if wish.most is None or len(self.chairs) <= wish.most]

    def values(self, wish: Wish) -> tuple[tuple[object, str], ...]:
        """The values that a wish can have with so many seats."""
        return wish.values[: 1 + len(self.chairs)] if wish.by_seat else wish.values

    def choose_value(self, wish: Wish, number: int) -> None:
        """Choose the value of a wish."""
        self._values[_wish_key(self.setup, wish)] = number

    def chosen_value(self, wish: Wish) -> int:
        """The number of a wish's value in this setup."""
        number = self._values.get(_wish_key(self.setup, wish), 0)
        return number if number < len(self.values(wish)) else 0

    def set_kind(self, seat: int, kind: str | None) -> None:
        """Let a machine of a kind sit there, or a person. A name that nobody gave changes with it."""
        self.chairs[seat].kind = kind

    def set_name(self, seat: int, name: str) -> None:
        """Give a seat a name; empty to take it back."""
        self.chairs[seat].name = name.strip()[:LONGEST_NAME]

    @property
    def can_add(self) -> bool:
        """Whether there is room for one more."""
        return len(self.chairs) < self.setup.most

    @property
    def can_remove(self) -> bool:
        """Whether there is one too many, or as good as."""
        return len(self.chairs) > self.setup.fewest

    def add(self) -> None:
        """One more seat, like the last one that a machine has."""
        if self.can_add:
            kinds = [chair.kind for chair in self.chairs if chair.kind is not None]
            self.chairs.append(Chair(kinds[-1] if kinds else self.given.levels[0].name))

    def remove(self, seat: int) -> None:
        """One seat less."""
        if self.can_remove:
            del self.chairs[seat]

    # ------------------------------------------------------------------------------------------------- the plan

    @property
    def people(self) -> int:
        """How many seats have a person."""
        return sum(chair.kind is None for chair in self.chairs)

    def names(self) -> list[str]:
        """Everybody's name by seat: those given, and for the others one that is free."""
        given = [chair.name if is_name(chair.name) else "" for chair in self.chairs]
        free = iter([name for name in self.given.characters if name not in given])
        return [
            name or self.given.person(seat, self.people) if chair.kind is None else name or next(free, f"{seat + 1}")
            for seat, (chair, name) in enumerate(zip(self.chairs, given, strict=True))
        ]

    def twice(self) -> str | None:
        """A name that two have; None when every name is one's own."""
        names = self.names()
        return next((name for name in names if names.count(name) > 1), None)

    def options(self) -> Options:
        """The options of the rules that were chosen."""
        wishes = {wish.option: wish.values[self.chosen_value(wish)][0] for wish in self.wishes}
        return {**self.setup.options, **wishes}

    def plan(self, fresh_seed: Callable[[], int]) -> Plan:
        """The table that was planned."""
        names = zip(self.names(), self.chairs, strict=True)
        guests = tuple(Guest(name, chair.kind) for name, chair in names)
        return Plan(self.given.game, self.options(), guests, self._seed(fresh_seed))

    def _seed(self, fresh_seed: Callable[[], int]) -> int | str:
        """Digits are a number: the same that the command line takes."""
        typed = self.seed.strip()
        if not typed or not is_seed(typed):
            return fresh_seed()
        return int(typed) if typed.removeprefix("-").isdecimal() and typed.isascii() else typed

    # -------------------------------------------------------------------------------------------- remembering

    def remembered(self) -> dict[str, str]:
        """The choices as texts, for next time; the seed is not among them."""
        kept = {SETUP: self.setup.name, SEATS: str(len(self.chairs))}
        kept |= {key: str(number) for key, number in self._values.items()}
        for seat, chair in enumerate(self.chairs):
            kept[f"{KIND}{seat}"] = chair.kind or PERSON
            kept[f"{NAME}{seat}"] = chair.name
        return kept

    def recall(self, kept: Mapping[str, str]) -> None:
        """Choose as it was remembered, as far as that is still there."""
        self.choose(kept.get(SETUP, ""))
        for key in (_wish_key(setup, wish) for setup in self.given.setups for wish in setup.wishes):
            if kept.get(key, "").isdecimal():
                self._values[key] = int(kept[key])
        seats = kept.get(SEATS, "")
        if seats.isdecimal() and 0 < int(seats) <= self.setup.most:
            self.chairs = [self._recalled(kept, seat) for seat in range(int(seats))]
        self._fit()

    def _recalled(self, kept: Mapping[str, str], seat: int) -> Chair:
        kind = kept.get(f"{KIND}{seat}")
        levels = [level.name for level in self.given.levels if kind == level.name or kind in level.formerly]
        return Chair(levels[0] if levels else None, kept.get(f"{NAME}{seat}", "")[:LONGEST_NAME])

    def _fit(self) -> None:
        """As many seats as the setup allows."""
        del self.chairs[self.setup.most :]
        while len(self.chairs) < self.setup.fewest:
            self.add()


def kept_for(game: str, kept: Mapping[str, str]) -> dict[str, str]:
    """What was remembered for one game, out of what was remembered for all. What bears no game's name was kept when
    there was only one, and counts as long as nothing newer does."""
    own = {key.removeprefix(f"{game}/"): value for key, value in kept.items() if key.startswith(f"{game}/")}
    return own or {key: value for key, value in kept.items() if "/" not in key}


def keep_for(game: str, choices: Mapping[str, str], kept: Mapping[str, str]) -> dict[str, str]:
    """What is to be remembered for all games, with the choices of one."""
    others = {key: value for key, value in kept.items() if "/" in key and not key.startswith(f"{game}/")}
    return {**others, **{f"{game}/{key}": value for key, value in choices.items()}}


def _wish_key(setup: Setup, wish: Wish) -> str:
    return f"{WISH}{setup.name} {wish.option}"
