"""The actions that have keys, and their default keys. Players can change the keys."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.stage import KEYS as STAGE_KEYS


@dataclass(frozen=True)
class Key:
    """An action that only one game has, with its default keys. `GameUi.action_words` returns its name."""

    action: str
    chords: tuple[str, ...]


MENU: Final = "menu"
UNDO: Final = "undo"
REDO: Final = "redo"
CONFIRM: Final = "confirm"
CANCEL: Final = "cancel"
PASS: Final = "pass"
DECLINE: Final = "decline"
INSPECT: Final = "inspect"
LOG: Final = "log"
SCORES: Final = "scores"
HELP: Final = "help"
FULL_SCREEN: Final = "full_screen"
MUTE: Final = "mute"
EARLIER: Final = "earlier"
LATER: Final = "later"
NOW: Final = "now"
RIVAL: Final = "rival"
ADVICE: Final = "advice"
MORE: Final = tuple(f"more_{number}" for number in range(1, 6))
"""Add a token of the first to the fifth kind, wherever tokens are chosen."""
LESS: Final = tuple(f"less_{number}" for number in range(1, 6))
COPY: Final = "copy"
"""Copy the position as text."""
PASTE: Final = "paste"
"""Paste a position as text."""
NEXT_AREA: Final = "next_area"
"""Go to the next area of a table, or scroll by a page."""
PREVIOUS_AREA: Final = "previous_area"
CARD_LEFT: Final = "card_left"
"""Move the current card one place to the left, where cards are put in order."""
CARD_RIGHT: Final = "card_right"

KEYS: Final = MappingProxyType(
    {
        **STAGE_KEYS,
        MENU: ("f10", "pad start"),
        UNDO: ("z", "ctrl+z", "pad y"),
        REDO: ("y", "ctrl+y"),
        CONFIRM: ("return", "enter"),
        CANCEL: ("escape", "backspace"),
        PASS: ("p", "pad l2"),
        DECLINE: ("n",),
        INSPECT: ("i", "pad x"),
        LOG: ("l", "pad back"),
        SCORES: ("v", "pad l3"),
        RIVAL: ("r",),
        ADVICE: ("a",),
        HELP: ("f1", "h", "pad r3"),
        EARLIER: (",",),
        LATER: (".",),
        NOW: ("end",),
        COPY: ("ctrl+c",),
        PASTE: ("ctrl+v",),
        NEXT_AREA: ("f6", "pad r1"),
        PREVIOUS_AREA: ("shift+f6", "pad l1"),
        FULL_SCREEN: ("f11", "alt+return"),
        MUTE: ("m",),
        **{action: (f"{number}",) for number, action in enumerate(MORE, start=1)},
        **{action: (f"shift+{number}",) for number, action in enumerate(LESS, start=1)},
        CARD_LEFT: ("shift+left",),
        CARD_RIGHT: ("shift+right",),
    }
)
"""The default keys. Several actions may share a key if they are never available together; the first that handles it
wins."""

ANSWERS: Final = frozenset({CONFIRM, PASS, DECLINE, *MORE, *LESS, CARD_LEFT, CARD_RIGHT})
"""Actions that answer a question or help to build an answer."""
REPEATING: Final = frozenset({EARLIER, LATER, *MORE, *LESS, CARD_LEFT, CARD_RIGHT})
"""Actions that repeat while their key is held. Others do not: a held key must not answer the next question, too."""
