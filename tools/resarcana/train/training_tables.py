"""The tables of training: setups are drawn by how much each matters."""

from __future__ import annotations

import random
from typing import Final

from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.state import EVERYONE

SETUPS: Final[tuple[tuple[dict[str, object], int], ...]] = (
    ({"setup": "standard"}, 55),
    ({"setup": "draft"}, 17),
    ({"setup": "first"}, 13),
)
"""The number of tables in a hundred, for any number of seats."""
FOR_TWO: Final[tuple[tuple[dict[str, object], int], ...]] = (
    ({"setup": "standard", "tight": True}, 10),
    ({"setup": "match"}, 5),
)


class Tables:
    """Deals tables for a number of seats, one after another."""

    def __init__(self, game: ResArcana, seats: int, seed: str, *, standard: bool = False) -> None:
        """`standard` means the standard setup alone."""
        mix = [*SETUPS, *(FOR_TWO if seats == 2 else ())][: 1 if standard else None]
        self._game: Final = game
        self._options: Final = [game.complete({**options, "seats": seats}) for options, _ in mix]
        self._weights: Final = [weight for _, weight in mix]
        self._lots: Final = random.Random(seed)
        self.dice: Final = Dice(seed)

    def deal(self) -> State:
        """Return a table at its first question."""
        options = self._lots.choices(self._options, self._weights)[0]
        state = self._game.blank(options, EVERYONE)
        self._game.begin(state, options, self.dice)
        return state
