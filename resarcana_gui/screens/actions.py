"""The actions that have keys, and the keys that they have at first. Players may change them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.stage import KEYS as STAGE_KEYS

MENU: Final = "menu"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"
CANCEL: Final = "cancel"
PASS: Final = "pass"
DECLINE: Final = "decline"
INSPECT: Final = "inspect"
LOG: Final = "log"
SCORES: Final = "scores"
DECK: Final = "deck"
HELP: Final = "help"
FULL_SCREEN: Final = "full_screen"
MUTE: Final = "mute"
EARLIER: Final = "earlier"
LATER: Final = "later"
NOW: Final = "now"
RIVAL: Final = "rival"

KEYS: Final = MappingProxyType(
    {
        **STAGE_KEYS,
        MENU: ("escape", "f10"),
        UNDO: ("z", "ctrl+z"),
        CONFIRM: ("return", "enter"),
        CANCEL: ("escape", "backspace"),
        PASS: ("p",),
        DECLINE: ("n",),
        INSPECT: ("i",),
        LOG: ("l",),
        SCORES: ("v",),
        DECK: ("k",),
        RIVAL: ("r",),
        HELP: ("f1", "h"),
        EARLIER: (",",),
        LATER: (".",),
        NOW: ("end",),
        FULL_SCREEN: ("f11", "alt+return"),
        MUTE: ("m",),
    }
)
"""Several actions may share a key when they are never wanted at the same time: who takes it first has it."""
