"""Writes the game's icons that have colours of their own: the four energies and the crystal. It needs only Python."""

from __future__ import annotations

from art.interface.icons.svg import arc, fill, glow, line, outlined, polygon, write
from art.seasons.parts import GAME

FLAME = "M33 2C42 10 46 19 46 27C50 25 51 21 51 17C58 26 61 37 57 47C52 57 43 62 32 62C20 62 11 57 7 46C4 36 7 26 13 19"
FLAME += "C14 24 16 28 20 30C20 19 25 9 33 2Z"
HEART = "M32 58C24 58 19 53 20 46C21 40 29 36 30 28C37 33 44 40 44 47C44 54 39 58 32 58Z"
DROP = "M32 2C37 14 54 26 54 41C54 53 44 62 32 62C20 62 10 53 10 41C10 26 27 14 32 2Z"
LEAVES = (
    "M32 2C43 13 44 27 34 41C20 27 21 13 32 2Z",
    "M2 30C16 25 26 31 30 46C15 48 5 43 2 30Z",
    "M62 30C48 25 38 31 34 46C49 48 59 43 62 30Z",
)
GUST = "".join(
    (
        "M4 25H36",
        arc(36, 15.5, 9.5, 180, -60),
        "M4 39H47",
        arc(47, 28, 11, 180, -20),
        "M12 52H32",
        arc(32, 46, 6, 180, 30),
    )
)
GEM = [(18, 6), (46, 6), (62, 25), (32, 62), (2, 25)]


def air() -> list[str]:
    """A gust in three lines that curl."""
    return [line(GUST, colour="#333f6e", weight=11), line(GUST, colour="#d4dbff", weight=5)]


def water() -> list[str]:
    """A drop."""
    return [
        glow("body", "#7cc8ff", "#1f6fc4", (26, 34), 38),
        outlined(DROP, "url(#body)", edge="#071c3a"),
        line("M19 42C19 49 24 54 30 55", colour="#e4f5ff", weight=4.5),
    ]


def fire() -> list[str]:
    """A flame."""
    return [
        glow("body", "#ff9a4c", "#d0401c", (32, 44), 42),
        outlined(FLAME, "url(#body)", edge="#3a0d06"),
        fill(HEART, colour="#ffd064"),
    ]


def earth() -> list[str]:
    """Three leaves on a stalk."""
    stalk = "M32 36C32 48 33 54 38 61"
    return [
        line(stalk, colour="#10280e", weight=9),
        line(stalk, colour="#6dbb4e", weight=4),
        glow("body", "#8ade62", "#2f8a3a", (32, 22), 40),
        *(outlined(leaf, "url(#body)", edge="#10280e") for leaf in LEAVES),
        line("M32 12V34M9 33L25 43M55 33L39 43", colour="#17561f", weight=2.6),
    ]


def crystal() -> list[str]:
    """A cut gem."""
    return [
        glow("body", "#c8f0ff", "#3c9ad8", (26, 16), 46),
        outlined(polygon(GEM), "url(#body)", edge="#0d2f52"),
        fill(polygon([(18, 6), (46, 6), (43, 24), (21, 24)]), colour="#eefaff"),
        line("M3 25H61M21 25L32 60L43 25", colour="#1d639c", weight=2.4),
    ]


def build() -> None:
    """Writes them."""
    write(GAME / "icons", {"air": air(), "water": water(), "fire": fire(), "earth": earth(), "crystal": crystal()})
