"""The options of a game of Terra Mystica."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import FEWEST_SEATS, MOST_SEATS, NOBODY, SETUPS, STANDARD
from resarcana_gui.kernel.game import OptionsError

SCENARIO: Final = "scenario"
KEYS: Final = ("seats", "setup", "first", SCENARIO)


class GameOptions:
    """The options, checked and with defaults filled in. Raises OptionsError."""

    def __init__(self, options: Mapping[str, object]) -> None:
        unknown = sorted(str(key) for key in options if key not in KEYS)
        if unknown:
            raise OptionsError(f"Unknown option {unknown[0]!r}; choose from {', '.join(KEYS)}.")
        self.seats: Final = _whole(options, "seats", FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        setup = options.get("setup", SETUPS[STANDARD])
        if setup not in SETUPS:
            raise OptionsError(f"Unknown setup {setup!r}; choose from {', '.join(SETUPS)}.")
        self.setup: Final = SETUPS.index(str(setup))
        self.first: Final = _whole(options, "first", NOBODY, NOBODY, self.seats - 1)
        """The starting player; NOBODY to draw lots."""

    def data(self) -> dict[str, object]:
        """The completed options as plain data, but for the scenario."""
        return {"seats": self.seats, "setup": SETUPS[self.setup], "first": self.first}


def _whole(options: Mapping[str, object], key: str, default: int, least: int, most: int) -> int:
    value = options.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionsError(f"The option {key} is a whole number from {least} to {most}, not {value!r}.")
    return value
