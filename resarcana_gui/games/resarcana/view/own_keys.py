"""The actions that only this game has, and their default keys."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.actions import Key

DECK: Final = "deck"
DISCARDS: Final = "discards"

KEYS: Final = (Key(DECK, ("k",)), Key(DISCARDS, ("j",)))
