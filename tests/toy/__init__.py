"""A small second game: it proves that a game is one folder, and it keeps the tests of the shared parts fast."""

from __future__ import annotations

from tests.toy.plugin import ToyPlugin


def plugin() -> ToyPlugin:
    """What the market stall offers to the program."""
    return ToyPlugin()
