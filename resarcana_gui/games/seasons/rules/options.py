"""The options of a game of Seasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.seasons.rules.codes import ARCHMAGE, FEWEST_SEATS, LEVELS, MOST_SEATS, NOBODY
from resarcana_gui.kernel.options import check_options, named_option, whole_option

SCENARIO: Final = "scenario"
KEYS: Final = ("seats", "level", "first", SCENARIO)


class GameOptions:
    """The options, checked and with defaults filled in. They are public: a scenario, which says what is hidden where,
    is not among them."""

    def __init__(self, options: Mapping[str, object]) -> None:
        """Raises OptionsError."""
        check_options(options, KEYS)
        self.seats: Final = whole_option(options, "seats", FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        self.level: Final = named_option(options, "level", LEVELS, ARCHMAGE)
        self.first: Final = whole_option(options, "first", NOBODY, NOBODY, self.seats - 1)
        """The first player; NOBODY to draw lots."""

    def data(self) -> dict[str, object]:
        """Return the completed options as plain data, but for the scenario."""
        return {"seats": self.seats, "level": LEVELS[self.level], "first": self.first}
