"""The names of keys, and the keys that no action can have."""

from __future__ import annotations

from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.keys import label, normal, plain, split
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.pads.pad_buttons import XBOX, button_sign, of_pad

UNKNOWN: Final = ""
"""The name of keys that cannot be told apart."""
ALONE: Final = frozenset(f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt")) | {
    "alt gr"
}
"""Keys that count only together with another one."""
SYSTEMS: Final = frozenset(f"{side} {name}" for side in ("left", "right") for name in ("meta", "super")) | {
    "caps lock",
    "numlock",
    "scroll lock",
}
"""Keys that the system reacts to, whatever a program does with them."""
BARE: Final = ALONE | SYSTEMS | {UNKNOWN}
"""Keys that no action can have."""

NUMBERED: Final = "key "
"""The prefix of keys that are known only by the number of their place."""

LEADING: Final = frozenset({"tab", "shift+tab", "up", "down", "left", "right"})
"""Keys that move between controls, which no action may take."""


def chord_words(texts: Catalog, chord: str, family: str = XBOX) -> str:
    """Return a chord as printed on the keys, in markup: "Ctrl+Z", or the icon of a controller's button."""
    if of_pad(chord):
        return button_sign(family, chord)
    held, key = split(normal(chord))
    return escaped("+".join(_word(texts, part) for part in (*held, key)))


def why_not(texts: Catalog, key: str) -> str:
    """Return a sentence that says why no action can have one of the BARE keys."""
    if key == UNKNOWN:
        return texts.text("keys.unknown")
    return texts.text("keys.alone") if key in ALONE else texts.text("keys.systems", chord=chord_words(texts, key))


def _word(texts: Catalog, part: str) -> str:
    key = f"keys.name.{part.replace(' ', '_')}"
    if texts.has(key):
        return texts.text(key)
    if part.startswith(NUMBERED):
        return texts.text("keys.numbered", number=part.removeprefix(NUMBERED))
    return texts.text("keys.keypad", character=label(part)) if plain(part) != part else label(part)
