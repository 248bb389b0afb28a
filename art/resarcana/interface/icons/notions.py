"""The notions of the game, white on nothing: whoever shows one gives it the colour of the text that it stands in. What
is easily mistaken for something else at 16 pixels has a touch of colour beside its shape and direction."""

from __future__ import annotations

from art.interface.icons.controls import BOLT, EYE
from art.interface.icons.svg import (
    AMBER,
    BLUE,
    GREEN,
    RED,
    RUST,
    arc,
    box,
    disc,
    fill,
    line,
    spot,
    star,
    tip,
    turned,
)

FLAT = box(7, 40, 50, 21, 4)
TRAY = "M3 33H12V52H52V33H61V57C61 60 60 61 57 61H7C4 61 3 60 3 57Z"
UPRIGHT = box(14, 6, 36, 52, 5)
SHIELD = "M32 3C41 9 49 11 57 11C58 34 51 52 32 62C13 52 6 34 7 11C15 11 23 9 32 3Z"
HALF = "M32 11C38 15 43 17 49 17.5C49 34 44 46 32 54Z"
DRAGON = (
    "M8 62C6 53 8 46 12 40L3 37L13 29L5 22L17 20C13 14 11 8 12 2C19 9 27 13 35 14C44 15 54 19 62 26L60 34L52 32L49 38"
    "L44 33L38 38C36 40 36 42 38 43L43 40L47 45L52 41L59 44C56 51 48 54 40 53C36 52 33 51 31 51C32 55 35 59 40 62Z"
)
CHALICE = "M10 5H54C54 22 49 33 37 36V49C43 50 47 53 48 59H16C17 53 21 50 27 49V36C15 33 10 22 10 5Z"
HAT = (
    "M38 2C30 6 23 20 17 41C10 43 4 46 3 50C3 56 16 60 32 60C48 60 61 56 61 50C60 46 54 43 47 41"
    "C44 30 42 21 43 15L51 17C50 9 46 3 38 2Z"
)
CASTLE = "M5 61V20H9V12H15V17H20V12H25V5H30V10H34V5H39V12H44V17H49V12H55V20H59V61H40V48C40 36 24 36 24 48V61Z"
FLASK = "M23 3H41V9H38V23L56 51C58 57 56 61 50 61H14C8 61 6 57 8 51L26 23V9H23Z"
BUST = "M4 61C4 45 13 38 22 36C16 32 13 26 13 19C13 9 21 2 32 2C43 2 51 9 51 19C51 26 48 32 42 36C51 38 60 45 60 61Z"
CROWN = "M4 14L18 29L32 7L46 29L60 14L55 48H9ZM9 53H55V60H9Z"


def claw(shift: float) -> str:
    """One of three slashes."""
    x = shift
    return f"M{x + 12} 1C{x + 17} 22 {x + 11} 46 {x - 6} 63C{x - 3} 46 {x - 7} 20 {x + 12} 1Z"


def fan(angle: float) -> str:
    """A card of a hand that is held up, narrower where it is held."""
    return turned([(27, 38), (23, 6), (41, 6), (37, 38)], angle, (32, 74))


def paw() -> str:
    """A paw's print."""
    pad = "M32 31C42 31 52 44 51 52C50 60 41 60 32 57C23 60 14 60 13 52C12 44 22 31 32 31Z"
    return pad + disc(11, 30, 7) + disc(24, 15, 7.5) + disc(40, 15, 7.5) + disc(53, 30, 7)


def temple() -> str:
    """A roof on columns."""
    columns = "".join(box(x, 26, 9, 24, 1) for x in (10, 27.5, 45))
    return "M32 3L60 18V23H4V18Z" + columns + box(4, 53, 56, 8, 2)


def laurel() -> str:
    """Leaves of a wreath, on both sides."""
    leaves = ""
    for k in range(5):
        for side in (-1, 1):
            angle = 180 + side * (24 + k * 30)
            x, y = spot(32, 31, 25, angle)
            points = [(x, y - 8), (x + 5, y), (x, y + 8), (x - 5, y)]
            leaves += turned(points, angle + 90 - side * 28, (x, y))
    return leaves


def moving() -> dict[str, list[str]]:
    """What is done with cards and essences."""
    return {
        "turn": [
            fill(box(2, 38, 36, 23, 4)),
            line(arc(28, 34, 24, -70, 80), weight=9, colour=RUST),
            fill(tip(51, 61, 180, 25, 26), colour=RUST),
        ],
        "straighten": [
            fill(box(36, 3, 26, 58, 5)),
            line("M32 58C20 56 14 46 14 26", weight=9, colour=GREEN),
            fill(tip(14, 2, 0, 26, 28), colour=GREEN),
        ],
        "turned": [fill(box(4, 15, 56, 36, 6), box(11, 22, 42, 22, 2)), fill(box(17, 28, 30, 10, 2))],
        "place_on": [fill(TRAY), line("M32 5V18", weight=11, colour=BLUE), fill(tip(32, 43, 180, 25, 36), colour=BLUE)],
        "take": [fill(FLAT), line("M32 22V32", weight=11, colour=AMBER), fill(tip(32, 1, 0, 25, 40), colour=AMBER)],
        "on_this": [fill(disc(32, 19, 14)), fill(FLAT, box(13, 46, 38, 9, 2))],
        "spent": [fill(disc(22, 22, 17)), fill(disc(45, 45, 16), disc(45, 45, 9))],
        "collect": [
            fill("M4 34H60C60 50 48 60 32 60C16 60 4 50 4 34Z"),
            fill(disc(17, 20, 7), disc(32, 10, 7), disc(47, 20, 7)),
        ],
    }


def cards() -> dict[str, list[str]]:
    """Where cards are and where they go."""
    back = line("M8 18V55C8 58 10 60 13 60H38", weight=5)
    tilted = turned([(26, 3), (55, 3), (55, 45), (26, 45)], 8, (40, 24))
    return {
        "this": [fill(UPRIGHT, disc(32, 32, 8))],
        "cost": [fill(UPRIGHT, disc(24, 17, 5.5), disc(24, 32, 5.5))],
        "play": [fill(box(16, 2, 32, 43, 5), "M32 39L44 25H36.500V9H27.500V25H20Z"), line("M6 58H58", weight=7)],
        "deck": [back, fill(box(16, 4, 40, 48, 5), star(36, 28, 14, 6.5, 4))],
        "draw": [
            fill(box(16, 2, 32, 43, 5), "M32 8L44.500 22H36.500V38H27.500V22H19.500Z"),
            line("M18 52H46M18 60.500H46", weight=4.5),
        ],
        "discard": [
            fill(tilted),
            fill(tip(10, 63, 205, 22, 32), colour=RED),
            line("M19 44L23 35", weight=9, colour=RED),
        ],
        "discards": [back, fill(box(16, 4, 40, 48, 5), "M36 43L49 28H41V14H31V28H23Z")],
        "all_discards": [
            fill(box(2, 6, 27, 34, 4), "M15.500 33L24 23H19V13H12V23H7Z"),
            fill(box(35, 24, 27, 34, 4), "M48.500 51L57 41H52V31H45V41H40Z"),
        ],
        "hand": [fill(fan(-26)), fill(fan(0)), fill(fan(26))],
        "any_component": [
            fill(box(3, 8, 26, 38, 4), box(9, 14, 14, 26, 2)),
            fill(box(35, 18, 26, 38, 4), box(41, 24, 14, 26, 2)),
        ],
        "other": [fill(box(3, 8, 26, 38, 4), box(9, 14, 14, 26, 2)), fill(box(35, 18, 26, 38, 4))],
        "destroy": [
            fill("M8 6H33L25 21L36 32L26 44L31 58H12C10 58 8 56 8 54Z"),
            fill("M41 6H52C54 6 56 8 56 10V58H39L35 45L45 32L34 20Z"),
        ],
        "more": [fill(disc(11, 32, 7), disc(32, 32, 7), disc(53, 32, 7))],
    }


def kinds() -> dict[str, list[str]]:
    """What a component is."""
    return {
        "artifact": [fill(CHALICE, "M17 12H47C47 16 46 19 45 21H19C18 19 17 16 17 12Z")],
        "mage": [fill(HAT, "M16 46C26 50 38 50 48 46L50 50C38 55 26 55 14 50Z")],
        "monument": [fill(temple())],
        "place": [fill(CASTLE)],
        "item": [fill(FLASK, "M32 29L24 41H40Z")],
        "dragon": [fill(DRAGON, "M27 20L38 24C36 28 30 27 27 20Z")],
        "creature": [fill(paw())],
    }


def deeds() -> dict[str, list[str]]:
    """Attack and defence, points and what else there is between players."""
    return {
        "react": [fill(BOLT, colour=AMBER)],
        "ignore": [fill(SHIELD, HALF)],
        "attack": [fill(claw(shift), colour=RED) for shift in (7, 27, 47)],
        "look": [fill(EYE, disc(32, 32, 14)), fill(disc(32, 32, 8))],
        "rival": [fill(BUST, "M20 18C24 22 40 22 44 18C43 27 38 31 32 31C26 31 21 27 20 18Z")],
        "points": [fill(star(32, 34, 32, 13.5))],
        "laurel": [fill(laurel())],
        "victory": [fill(CROWN)],
        "claim": [line("M13 5V60", weight=7), fill("M20 5C32 0 42 14 59 7V37C42 44 32 30 20 35Z")],
        "passed": [fill("M40 4A29 29 0 1 0 60 42A24 24 0 0 1 40 4Z")],
    }


def icons() -> dict[str, list[str]]:
    """Every notion by name."""
    return {**moving(), **cards(), **kinds(), **deeds()}
