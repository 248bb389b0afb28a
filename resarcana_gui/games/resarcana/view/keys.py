"""The actions that only this game has, and the keys that they have at first."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.game_ui import Key

DECK: Final = "deck"
DISCARDS: Final = "discards"

KEYS: Final = (Key(DECK, ("k",)), Key(DISCARDS, ("j",)))
