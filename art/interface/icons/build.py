"""Writes every icon. It needs nothing but Python; `art.interface.build` calls it.

python -m art.interface.icons.build                 all icons
"""

from __future__ import annotations

from art.interface.icons import controls, essences, notions
from art.interface.icons.svg import write
from art.interface.places import ASSETS, GAME


def build() -> None:
    """Writes the game's icons and the window's."""
    write(GAME / "icons", {**essences.icons(), **notions.icons()})
    write(ASSETS / "icons", controls.icons())


if __name__ == "__main__":
    build()
