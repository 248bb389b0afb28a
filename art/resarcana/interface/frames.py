"""The frames of cards, one per kind."""

from __future__ import annotations

from art.interface.frame import frame
from art.interface.render import save
from art.resarcana.interface import frame_kinds
from art.resarcana.parts import GAME


def build() -> None:
    """Paints all seven."""
    for name, kind in frame_kinds.KINDS.items():
        save(frame(kind), GAME / "frames" / f"{name}.webp", 90)
