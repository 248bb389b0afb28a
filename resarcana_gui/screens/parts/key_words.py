"""Keys as players call them."""

from __future__ import annotations

from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.keys import normal

BARE: Final = frozenset(
    f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta", "gui", "super")
) | {"caps lock", "numlock", "scroll lock", "alt gr", "mode", "unknown key", ""}
"""What is only held together with other keys, or cannot be told apart."""

LEADING: Final = frozenset({"tab", "shift+tab", "up", "down", "left", "right"})
"""What leads from one control to the next, whatever is wished."""


def chord_words(texts: Catalog, chord: str) -> str:
    """A chord as it is written on keys: "Ctrl+Z"."""
    parts = normal(chord).split("+") if chord != "+" else ["+"]
    return "+".join(_word(texts, part or "+") for part in parts)


def _word(texts: Catalog, part: str) -> str:
    key = f"keys.name.{part.replace(' ', '_')}"
    return texts.text(key) if texts.has(key) else part.capitalize()
