"""The options of a game of Seasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.seasons.rules.codes import ARCHMAGE, FEWEST_SEATS, LEVELS, MOST_SEATS, NOBODY
from resarcana_gui.kernel.game import OptionsError

SCENARIO: Final = "scenario"
KEYS: Final = ("seats", "level", "first", SCENARIO)


class GameOptions:
    """The options, checked and with defaults filled in. They are public: a scenario, which says what is hidden where,
    is not among them."""

    def __init__(self, options: Mapping[str, object]) -> None:
        """Raises OptionsError."""
        unknown = sorted(str(key) for key in options if key not in KEYS)
        if unknown:
            raise OptionsError(f"Unknown option {unknown[0]!r}; choose from {', '.join(KEYS)}.")
        self.seats: Final = _whole(options, "seats", FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        level = options.get("level", LEVELS[ARCHMAGE])
        if level not in LEVELS:
            raise OptionsError(f"Unknown level {level!r}; choose from {', '.join(LEVELS)}.")
        self.level: Final = LEVELS.index(str(level))
        self.first: Final = _whole(options, "first", NOBODY, NOBODY, self.seats - 1)
        """The first player; NOBODY to draw lots."""

    def data(self) -> dict[str, object]:
        """Return the completed options as plain data, but for the scenario."""
        return {"seats": self.seats, "level": LEVELS[self.level], "first": self.first}


def _whole(options: Mapping[str, object], key: str, default: int, least: int, most: int) -> int:
    value = options.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionsError(f"The option {key} is a whole number from {least} to {most}, not {value!r}.")
    return value
