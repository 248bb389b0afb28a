"""The actions at this table that have keys of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.screens.actions import Key

END_TURN: Final = "end_turn"
NEXT: Final = "next_hex"
PREVIOUS: Final = "previous_hex"
FIND: Final = "find_hex"
REACH: Final = "show_reach"
OFFERS: Final = "change_offers"
JUMPS: Final[Mapping[str, float]] = {"jump_right": 0.0, "jump_down": 90.0, "jump_left": 180.0, "jump_up": -90.0}
"""The directions of jumps, in degrees clockwise from the right."""
KEYS: Final = (
    Key(END_TURN, ("e",)), Key(NEXT, ("j",)), Key(PREVIOUS, ("shift+j",)), Key(FIND, ("g",)), Key(REACH, ("d",)),
    Key(OFFERS, ("o",)), *(Key(jump, (f"ctrl+{jump.removeprefix('jump_')}",)) for jump in JUMPS),
)  # fmt: skip
