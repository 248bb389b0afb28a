"""The options of a game of Res Arcana."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import FIRST_GAME, MATCH, MOST_SEATS, NOBODY, SETUPS, STANDARD
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_options, named_option, whole_option

SIDES_FIRST: Final = "first"
SIDES_RANDOM: Final = "random"
SCENARIO: Final = "scenario"
KEYS: Final = ("seats", "setup", "tight", "sides", "first", "hands", SCENARIO)


class GameOptions:
    """The options, checked and with defaults filled in. They are public. A scenario, which says what is hidden
    where, is not among them."""

    def __init__(self, cards: CardSet, options: Mapping[str, object]) -> None:
        """Raises OptionsError."""
        check_options(options, KEYS)
        self.seats: Final = whole_option(options, "seats", 2, 2, MOST_SEATS)
        self.setup: Final = named_option(options, "setup", SETUPS, STANDARD)
        tight = options.get("tight", False)
        if not isinstance(tight, bool):
            raise OptionsError(f"The option tight is true or false, not {tight!r}.")
        self.tight: Final = tight
        self.first: Final = whole_option(options, "first", NOBODY, NOBODY, self.seats - 1)
        """The first player; NOBODY to choose one at random."""
        self.sides: Final = _sides(cards, options, self.setup == FIRST_GAME)
        self.hands: Final = _hands(options, self.seats)
        """Which first-game hand each seat gets; empty to assign them at random."""
        self._check_together()

    def _check_together(self) -> None:
        if self.seats != 2 and self.setup == MATCH:
            raise OptionsError("A match of three games is for two seats.")
        if self.seats != 2 and self.tight:
            raise OptionsError("The tight setup is for two seats.")

    def data(self) -> dict[str, object]:
        """Return the completed options as plain data, without the scenario."""
        return {
            "seats": self.seats,
            "setup": SETUPS[self.setup],
            "tight": self.tight,
            "sides": self.sides if isinstance(self.sides, str) else list(self.sides),
            "first": self.first,
            "hands": list(self.hands),
        }


def _sides(cards: CardSet, options: Mapping[str, object], first_game: bool) -> str | tuple[str, ...]:
    sides = options.get("sides", SIDES_FIRST if first_game else SIDES_RANDOM)
    if sides in (SIDES_FIRST, SIDES_RANDOM):
        return str(sides)
    if not isinstance(sides, Sequence) or isinstance(sides, str):
        raise OptionsError(f"The option sides is 'first', 'random' or a list of Places of Power, not {sides!r}.")
    places = {cards.components[number].slug: cards.components[number].tile for number in cards.places}
    for name in sides:
        if not isinstance(name, str) or name not in places:
            raise OptionsError(f"The option sides names {name!r}, which is not a Place of Power.")
    tiles = {places[str(name)] for name in sides}
    if len(tiles) != len(sides) or len(tiles) != len(set(places.values())):
        raise OptionsError("The option sides names one side of every tile.")
    return tuple(str(name) for name in sides)


def _hands(options: Mapping[str, object], seats: int) -> tuple[int, ...]:
    hands = options.get("hands", [])
    if not isinstance(hands, Sequence) or isinstance(hands, str):
        raise OptionsError("The option hands lists a first-game hand, 1 to 4, for every seat.")
    numbers = tuple(hand for hand in hands if type(hand) is int and 1 <= hand <= MOST_SEATS)
    if len(numbers) != len(hands) or len(set(numbers)) != len(numbers) or len(numbers) not in (0, seats):
        raise OptionsError("The option hands lists a different first-game hand, 1 to 4, for every seat.")
    return numbers
