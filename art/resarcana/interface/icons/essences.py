"""The five essences and their mixes: the only icons that have colours of their own, and an outline to hold them."""

from __future__ import annotations

from art.interface.icons.svg import DARK, arc, disc, fill, glow, line, number, outlined, polygon, spot

ESSENCES = ("elan", "life", "calm", "death", "gold")
COLOURS = {"elan": "#ee6238", "life": "#55b04c", "calm": "#3f98e6", "death": "#8a62c4", "gold": "#efb93c"}
FLAME = (
    "M33 2C36 12 46 18 50 28C52 24 52 20 51 16C58 25 61 36 57 46C53 56 43 62 32 62C20 62 10 55 8 44"
    "C6 34 12 27 16 20C17 25 19 28 22 30C21 19 26 9 33 2Z"
)
HEART = (
    "M31 58C23 58 18 52 19 46C20 40 26 37 27 30C33 33 36 38 37 43C39 41 40 39 40 36"
    "C45 41 47 47 45 52C43 56 38 58 31 58Z"
)
LEAF = "M59 5C63 30 55 53 33 56C24 57 17 54 13 51C9 46 7 40 8 33C11 13 34 5 59 5Z"
DROP = "M32 2C37 14 54 26 54 41C54 53 44 62 32 62C20 62 10 53 10 41C10 26 27 14 32 2Z"
SKULL = (
    "M32 3C49 3 59 14 59 28C59 37 56 42 51 45C49 46 48 48 48 50L47 57C47 60 45 61 42 61H22"
    "C19 61 17 60 17 57L16 50C16 48 15 46 13 45C8 42 5 37 5 28C5 14 15 3 32 3Z"
)
NUGGET = [(6, 40), (13, 21), (27, 9), (45, 11), (58, 26), (60, 43), (47, 56), (22, 57)]


def elan() -> list[str]:
    """A flame."""
    return [
        glow("body", "#ff8a48", "#c93a1e", (32, 44), 42),
        outlined(FLAME, "url(#body)", edge="#3a0d06"),
        fill(HEART, colour="#ffd064"),
    ]


def life() -> list[str]:
    """A leaf with its veins."""
    return [
        line("M5 60L18 47", colour="#10280e", weight=9),
        line("M5 60L18 47", colour="#6dbb4e", weight=4),
        glow("body", "#86d860", "#2f8a3a", (40, 20), 46),
        outlined(LEAF, "url(#body)", edge="#10280e"),
        line("M16 49L47 18M28 37V23M28 37H43M38 27V17M38 27H49", colour="#17561f", weight=3.2),
    ]


def calm() -> list[str]:
    """A drop."""
    return [
        glow("body", "#7cc8ff", "#1f6fc4", (26, 34), 38),
        outlined(DROP, "url(#body)", edge="#071c3a"),
        line("M19 42C19 49 24 54 30 55", colour="#e4f5ff", weight=4.5),
    ]


def death() -> list[str]:
    """A skull: dark, and therefore edged with light."""
    eyes = fill(disc(20.5, 30, 7.5), disc(43.5, 30, 7.5), "M32 38L27 47H37Z", colour="#170b24")
    return [
        glow("body", "#b08ae0", "#5c3a94", (24, 16), 50),
        outlined(SKULL, "url(#body)", edge="#1c0f2c"),
        eyes,
        line("M26 53V60M32 53V60M38 53V60", colour="#170b24", weight=2.6),
    ]


def gold() -> list[str]:
    """A nugget with its facets."""
    top, middle = [NUGGET[1], NUGGET[2], NUGGET[3], (38, 26), (20, 30)], (38, 26)
    return [
        outlined(polygon(NUGGET), "#d9982a", edge="#3a2204"),
        fill(polygon([NUGGET[0], NUGGET[1], (20, 30), (18, 46), NUGGET[7]]), colour="#b9741a"),
        fill(polygon(top), colour="#ffe58a"),
        fill(polygon([NUGGET[3], NUGGET[4], (49, 36), middle]), colour="#f6c64c"),
        fill(polygon([(20, 30), middle, (49, 36), (38, 48), (18, 46)]), colour="#f0b13a"),
    ]


def wheel(without: str = "") -> list[str]:
    """One of five, each always in the same place; an essence that does not count has left its place empty."""
    parts = [fill(disc(32, 32, 31), colour=DARK)]
    for k, name in enumerate(ESSENCES):
        start, end = k * 72 - 36 + 2.5, k * 72 + 36 - 2.5
        edge = "L".join(f"{number(x)} {number(y)}" for x, y in [spot(32, 32, 5, k * 72)])
        sector = arc(32, 32, 27.5, start, end) + f"L{edge}Z"
        if name != without:
            parts.append(fill(sector, colour=COLOURS[name]))
    if without:
        hole = 72 * ESSENCES.index(without)
        parts[0] = fill(arc(32, 32, 31, hole + 36, hole + 324) + "L32 32Z", colour=DARK)
        parts.append(line(arc(32, 32, 27.5, hole - 14, hole + 14), colour=COLOURS[without], weight=4))
    return parts


def icons() -> dict[str, list[str]]:
    """Every icon that has colours."""
    single = {"elan": elan(), "life": life(), "calm": calm(), "death": death(), "gold": gold()}
    return {**single, "any": wheel(), "not_gold": wheel("gold")}
