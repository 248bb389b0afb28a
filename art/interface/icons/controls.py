"""The window's own signs, which know no game; white on nothing like the notions."""

from __future__ import annotations

from art.interface.icons.notions import BOLT, BUST, EYE
from art.interface.icons.svg import arc, box, disc, fill, line, number, polygon, spot, tip

CUP = (
    "M17 4H47V8H59C59 22 53 30 44 31C41 36 38 38 36 39V47C43 48 47 52 47 59H17C17 52 21 48 28 47V39"
    "C26 38 23 36 20 31C11 30 5 22 5 8H17Z"
)
HOUSE = "M32 4L61 31H53V58H39V40H25V58H11V31H3Z"
SPEAKER = "M4 22H16L33 7V57L16 42H4Z"
GLASS = "M12 3H52V9H48C48 20 42 27 37 32C42 37 48 44 48 55H52V61H12V55H16C16 44 22 37 27 32C22 27 16 20 16 9H12Z"
PIN = "M21 3H43L40 8V24C47 27 51 31 52 38H35.500L32 62L28.500 38H12C13 31 17 27 24 24V8Z"


def chevron(x: float, way: int) -> str:
    """A bracket that looks right (1) or left (-1)."""
    return f"M{number(x - 9 * way)} 10L{number(x + 11 * way)} 32L{number(x - 9 * way)} 54"


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
    """Ways: through time, through pages."""
    two = [fill("M6 9L31 32L6 55Z"), fill("M33 9L59 32L33 55Z")]
    sides = {"left": (-90, 32, 32), "right": (90, 32, 32), "up": (0, 32, 32), "down": (180, 32, 32)}
    ways = {name: [line(_bracket(*side), weight=9)] for name, side in sides.items()}
    return {
        **ways,
        "undo": [line("M14 23H38A17 17 0 0 1 38 57H18", weight=8), fill(tip(3, 23, 270, 22, 32))],
        "redo": [line("M50 23H26A17 17 0 0 0 26 57H46", weight=8), fill(tip(61, 23, 90, 22, 32))],
        "back": [line("M24 32H58", weight=8), fill(tip(4, 32, 270, 26, 38))],
        "next": [line(chevron(31, 1), weight=9)],
        "previous": [line(chevron(33, -1), weight=9)],
        "first": [line(chevron(40, -1), "M12 10V54", weight=8)],
        "last": [line(chevron(24, 1), "M52 10V54", weight=8)],
        "resume": [fill("M14 5L57 32L14 59Z")],
        "pause": [fill(box(11, 6, 15, 52, 3), box(38, 6, 15, 52, 3))],
        "fast": two,
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


def _bracket(angle: float, x: float, y: float) -> str:
    points = [spot(*spot(x, y, 10, angle), far, angle + turn) for far, turn in ((26, 229), (0, 0), (26, 131))]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in points)


def settings() -> dict[str, list[str]]:
    """What is set."""
    waves = line(arc(30, 32, 14, 50, 130), arc(30, 32, 26, 50, 130), weight=6)
    corners = line(
        "M6 22V10C6 8 8 6 10 6H22M42 6H54C56 6 58 8 58 10V22M58 42V54C58 56 56 58 54 58H42M22 58H10C8 58 6 56 6 54V42",
        weight=7,
    )
    keys = dots((17, 26), (27, 26), (37, 26), (47, 26), radius=3.2) + box(18, 36, 28, 6, 2)
    meridian = "M32 6C22 14 22 50 32 58M32 6C42 14 42 50 32 58M8 23H56M8 41H56"
    return {
        "settings": [fill(gear(), disc(32, 32, 10))],
        "sound": [fill(SPEAKER), waves],
        "mute": [fill(SPEAKER), line("M42 24L58 40M58 24L42 40", weight=6)],
        "fullscreen": [corners],
        "keyboard": [fill(box(2, 13, 60, 38, 6), keys)],
        "language": [line(disc(32, 32, 26), weight=5.5), line(meridian, weight=4)],
        "eye": [fill(EYE, disc(32, 32, 14)), fill(disc(32, 32, 8))],
        "menu": [line("M8 13H56M8 32H56M8 51H56", weight=8)],
    }


def marks() -> dict[str, list[str]]:
    """Signs of one word."""
    mark = line("M22 23C22 8 46 8 45 23C44 32 33 31 32 41", weight=7)
    return {
        "close": [line("M14 14L50 50M50 14L14 50", weight=9)],
        "cross": [line("M14 14L50 50M50 14L14 50", weight=9)],
        "check": [line("M9 34L25 50L55 15", weight=9)],
        "plus": [line("M32 9V55M9 32H55", weight=9)],
        "minus": [line("M9 32H55", weight=9)],
        "lozenge": [fill("M32 3L61 32L32 61L3 32Z")],
        "help": [mark, fill(disc(32, 55, 5))],
        "warning": [
            fill(
                "M32 3C34 3 36 4 37 6L61 53C63 57 61 60 57 60H7C3 60 1 57 3 53L27 6C28 4 30 3 32 3Z",
                "M28 20H36L35 42H29Z",
                disc(32, 50, 4.5),
            )
        ],
        "search": [line(disc(26, 26, 18), weight=7), line("M40 40L57 57", weight=9)],
        "pin": [fill(PIN)],
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
        "book": [
            fill("M30 13C22 7 12 6 3 8V54C12 52 22 53 30 59Z"),
            fill("M34 13C42 7 52 6 61 8V54C52 52 42 53 34 59Z"),
        ],
        "gallery": [fill("".join(box(x, y, 25, 25, 4) for x in (4, 35) for y in (4, 35)))],
        "chart": [fill(box(5, 34, 14, 26, 2), box(25, 18, 14, 42, 2), box(45, 4, 14, 56, 2))],
        "puzzle": [fill("M6 18H22C18 5 39 5 35 18H52V33C64 30 64 50 52 46V60H6Z")],
        "trash": [
            fill("M12 20H52L48 58C48 60 46 61 44 61H20C18 61 16 60 16 58Z"),
            fill("M23 8C23 5 25 3 28 3H36C39 3 41 5 41 8H57V15H7V8Z"),
        ],
        "trophy": [
            fill(
                CUP, "M11 14H17C17 18 18 22 18 24C14 23 12 19 11 14Z", "M53 14H47C47 18 46 22 46 24C50 23 52 19 53 14Z"
            )
        ],
        "dice": [fill(box(5, 5, 54, 54, 10), dots((19, 19), (45, 19), (32, 32), (19, 45), (45, 45), radius=5.5))],
    }


def players() -> dict[str, list[str]]:
    """Who plays, and what they do."""
    face = box(9, 20, 46, 38, 8) + disc(23, 36, 6) + disc(41, 36, 6) + box(22, 47, 20, 5, 2)
    return {
        "human": [fill(BUST)],
        "machine": [
            fill(face),
            line("M32 19V10", weight=5),
            fill(disc(32, 7, 5.5)),
            fill(box(2, 31, 5, 16, 2), box(57, 31, 5, 16, 2)),
        ],
        "thinking": [
            fill(
                GLASS,
                "M23 13H41C40 19 37 22 32 26C27 22 24 19 23 13Z",
                "M32 37C37 41 41 46 41 52H23C23 46 27 41 32 37Z",
            ),
            fill("M32 44L39 52H25Z"),
        ],
    }


def icons() -> dict[str, list[str]]:
    """Every sign of the window by name."""
    return {**going(), **settings(), **marks(), **things(), **players()}
