"""The names of keys."""

from __future__ import annotations

from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.bindings import normal
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.pads.pad_buttons import XBOX, button_sign, of_pad

BARE: Final = frozenset(
    f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta", "gui", "super")
) | {"caps lock", "numlock", "scroll lock", "alt gr", "mode", "unknown key", ""}
"""Modifiers, and keys that cannot be told apart."""

LEADING: Final = frozenset({"tab", "shift+tab", "up", "down", "left", "right"})
"""Keys that move between controls, which no action may take."""


def chord_words(texts: Catalog, chord: str, family: str = XBOX) -> str:
    """A chord as printed on keys, in markup: "Ctrl+Z", or the sign of a controller's button."""
    if of_pad(chord):
        return button_sign(family, chord)
    parts = normal(chord).split("+") if chord != "+" else ["+"]
    return escaped("+".join(_word(texts, part or "+") for part in parts))


def _word(texts: Catalog, part: str) -> str:
    key = f"keys.name.{part.replace(' ', '_')}"
    return texts.text(key) if texts.has(key) else part.capitalize()
