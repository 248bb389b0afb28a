"""The options of a game of Terra Mystica."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import FEWEST_SEATS, MOST_SEATS, NOBODY, SETUPS, STANDARD
from resarcana_gui.kernel.options import check_options, named_option, whole_option

SCENARIO: Final = "scenario"
KEYS: Final = ("seats", "setup", "first", SCENARIO)


class GameOptions:
    """The options, checked and with defaults filled in. Raises OptionsError."""

    def __init__(self, options: Mapping[str, object]) -> None:
        check_options(options, KEYS)
        self.seats: Final = whole_option(options, "seats", FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        self.setup: Final = named_option(options, "setup", SETUPS, STANDARD)
        self.first: Final = whole_option(options, "first", NOBODY, NOBODY, self.seats - 1)
        """The starting player; NOBODY to draw lots."""

    def data(self) -> dict[str, object]:
        """The completed options as plain data, but for the scenario."""
        return {"seats": self.seats, "setup": SETUPS[self.setup], "first": self.first}
