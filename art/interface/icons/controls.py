"""The window's own signs, which know no game; white on nothing like the notions. Arrows and other signs of few strokes
the window draws itself (scene/glyphs.py)."""

from __future__ import annotations

from art.interface.icons.svg import arc, box, disc, fill, line, polygon, spot, tip, write
from art.places import ASSETS

CUP = (
    "M17 4H47V8H59C59 22 53 30 44 31C41 36 38 38 36 39V47C43 48 47 52 47 59H17C17 52 21 48 28 47V39"
    "C26 38 23 36 20 31C11 30 5 22 5 8H17Z"
)
HOUSE = "M32 4L61 31H53V58H39V40H25V58H11V31H3Z"
BOLT = "M38 2L11 37H27L22 62L53 25H36Z"
EYE = "M2 32C10 18 20 12 32 12C44 12 54 18 62 32C54 46 44 52 32 52C20 52 10 46 2 32Z"
PIECE = (
    "M6 18H21C17 8 21 4 27 4C33 4 37 8 33 18H48V33C58 29 62 33 62 39C62 45 58 49 48 45V60H33C37 50 33 46 27 46"
    "C21 46 17 50 21 60H6V45C16 49 20 45 20 39C20 33 16 29 6 33Z"
)
SPEAKER = "M4 22H16L33 7V57L16 42H4Z"


def gear() -> str:
    """A toothed wheel."""
    points: list[tuple[float, float]] = []
    for k in range(8):
        for turn, radius in ((-14, 22), (-9, 30), (9, 30), (14, 22)):
            points.append(spot(32, 32, radius, k * 45 + turn))
    return polygon(points)


def dots(*places: tuple[float, float], radius: float = 5) -> str:
    """Dots at places."""
    return "".join(disc(x, y, radius) for x, y in places)


def going() -> dict[str, list[str]]:
    """Ways through time, and from screen to screen."""
    return {
        "undo": [line("M14 23H38A17 17 0 0 1 38 57H18", weight=8), fill(tip(3, 23, 270, 22, 32))],
        "redo": [line("M50 23H26A17 17 0 0 0 26 57H46", weight=8), fill(tip(61, 23, 90, 22, 32))],
        "last": [line("M15 10L35 32L15 54M52 10V54", weight=8)],
        "resume": [fill("M14 5L57 32L14 59Z")],
        "fast": [fill("M6 9L31 32L6 55Z"), fill("M33 9L59 32L33 55Z")],
        "instant": [
            fill(BOLT.replace("M38 2", "M44 2").replace("L11 37", "L20 37")),
            line("M5 16H22M3 30H14M5 46H16", weight=5.5),
        ],
        "replay": [
            line(arc(32, 34, 24, 50, 360), weight=7),
            fill(tip(50, 10, 90, 20, 26)),
            fill("M26 24L43 34L26 44Z"),
        ],
        "home": [fill(HOUSE)],
    }


def settings() -> dict[str, list[str]]:
    """What is set."""
    waves = line(arc(30, 32, 14, 50, 130), arc(30, 32, 26, 50, 130), weight=6)
    keys = dots((17, 26), (27, 26), (37, 26), (47, 26), radius=3.2) + box(18, 36, 28, 6, 2)
    meridian = "M32 6C22 14 22 50 32 58M32 6C42 14 42 50 32 58M8 23H56M8 41H56"
    return {
        "settings": [fill(gear(), disc(32, 32, 10))],
        "sound": [fill(SPEAKER), waves],
        "keyboard": [fill(box(2, 13, 60, 38, 6), keys)],
        "language": [line(disc(32, 32, 26), weight=5.5), line(meridian, weight=4)],
        "advice": [
            fill("M32 4a21 21 0 0 1 12 38c-2 2-3 4-3 7H23c0-3-1-5-3-7A21 21 0 0 1 32 4Z"),
            fill(box(23, 52, 18, 4, 2), box(26, 58, 12, 4, 2)),
        ],
        "eye": [fill(EYE, disc(32, 32, 14)), fill(disc(32, 32, 8))],
        "menu": [line("M8 13H56M8 32H56M8 51H56", weight=8)],
    }


def marks() -> dict[str, list[str]]:
    """Signs of one word."""
    mark = line("M22 23C22 8 46 8 45 23C44 32 33 31 32 41", weight=7)
    return {
        "close": [line("M14 14L50 50M50 14L14 50", weight=9)],
        "help": [mark, fill(disc(32, 55, 5))],
    }


def things() -> dict[str, list[str]]:
    """Things to open, keep and count."""
    rows = line("M22 18H44M22 30H44M22 42H36", weight=5)
    disk = box(19, 5, 24, 17, 1) + box(15, 34, 34, 25, 2)
    return {
        "log": [
            line("M12 8C12 5 14 4 17 4H48C51 4 53 6 53 9V55C53 58 51 60 48 60H17C14 60 12 58 12 55Z", weight=5.5),
            rows,
        ],
        "save": [
            fill("M5 9C5 7 7 5 9 5H50L59 14V55C59 57 57 59 55 59H9C7 59 5 57 5 55Z", disk),
            fill(box(33, 8, 7, 11, 1)),
        ],
        "copy": [
            line(
                "M23 20H50C53 20 55 22 55 25V54C55 57 53 59 50 59H23C20 59 18 57 18 54V25C18 22 20 20 23 20Z",
                weight=5.5,
            ),
            line("M46 11C46 7 44 5 41 5H14C11 5 9 7 9 10V39C9 42 10 44 13 45", weight=5.5),
        ],
        "book": [
            fill("M30 13C22 7 12 6 3 8V54C12 52 22 53 30 59Z"),
            fill("M34 13C42 7 52 6 61 8V54C52 52 42 53 34 59Z"),
        ],
        "cards": [
            fill("M4 17L25 10L38 50L17 57Z"),
            line("M31 7H54C56 7 58 9 58 11V51C58 53 56 55 54 55H45", weight=6),
        ],
        "chart": [fill(box(5, 34, 14, 26, 2), box(25, 18, 14, 42, 2), box(45, 4, 14, 56, 2))],
        "trophy": [
            fill(
                CUP, "M11 14H17C17 18 18 22 18 24C14 23 12 19 11 14Z", "M53 14H47C47 18 46 22 46 24C50 23 52 19 53 14Z"
            )
        ],
        "puzzle": [fill(PIECE)],
        "dice": [fill(box(5, 5, 54, 54, 10), dots((19, 19), (45, 19), (32, 32), (19, 45), (45, 45), radius=5.5))],
    }


def icons() -> dict[str, list[str]]:
    """Every sign of the window by name."""
    return {**going(), **settings(), **marks(), **things()}


def build() -> None:
    """Writes them."""
    write(ASSETS / "icons", icons())
