"""Writes the game's icons. It needs nothing but Python; `art.interface.build icons` calls it."""

from __future__ import annotations

from art.interface.icons.svg import write
from art.resarcana.interface.icons import essences, notions
from art.resarcana.parts import GAME


def build() -> None:
    """Writes them."""
    write(GAME / "icons", {**essences.icons(), **notions.icons()})
