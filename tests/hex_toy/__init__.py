"""A small game on a map of hexagons, with dice, a track and secret choices of five seats: it proves that such a game is
one folder, too."""

from __future__ import annotations

from tests.hex_toy.plugin import MarshPlugin


def plugin() -> MarshPlugin:
    """What the marsh offers to the program."""
    return MarshPlugin()
