"""Which pictures the scripts of Seasons make: how large those of the cards are, and all others, part by part."""

from __future__ import annotations

from art.places import ASSETS, Part

GAME = ASSETS / "seasons"
SAMPLES = 9
"""Per pixel of a card's picture: these scenes are simple and evenly lit, so that few are enough for the denoiser."""


def size_of(_slug: str) -> tuple[int, int]:
    """How wide and high a finished picture is, in pixels."""
    return 640, 480


PARTS: tuple[Part, ...] = ()
