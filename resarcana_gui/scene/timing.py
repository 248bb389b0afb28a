"""The one published timing table: how long everything takes that can be seen to move. Nothing is timed anywhere else.

All times are whole milliseconds at Normal speed.
"""

from __future__ import annotations

import math
from enum import Enum
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.easing import Easing, at_once, ease_in_out, ease_out, linear

TABLE: Final = MappingProxyType(
    {
        "token": 250,  # an essence on its way
        "card": 300,  # a card moves
        "turn": 200,  # a card turns by 90 degrees
        "flip": 240,  # a card shows its other side
        "claim": 450,  # a monument or Place of Power goes to its new owner
        "strike": 400,  # an attack reaches one rival
        "shake": 60,  # what is struck gives way
        "count": 250,  # a number rolls with the tokens that change it
        "deal": 90,  # from one card that is dealt or drawn to the next
        "swell": 80,  # a counter swells as a token comes to it
        "point": 90,  # from one point to the next, when they are counted
        "read": 700,  # a pause to see what happened
        "breath": 120,  # a pause between two things that belong together
    }
)
"""What moves on the table. Scaled by the speed that the player chose."""

INTERFACE: Final = MappingProxyType(
    {
        "press": 80,
        "hover": 120,  # the lift of what is pointed at
        "dialog_in": 200,
        "dialog_out": 150,
        "switch": 120,  # a toggle or a tab goes over
        "scroll": 160,
        "fade": 200,  # a screen gives way to the next
        "inspect": 150,  # pointing at something this long shows it large
        "long_press": 500,
        "caret": 530,  # a text cursor is shown, or hidden
        "notice": 4000,  # a message stays
        "rest": 500,  # what is being set is at rest, and is kept
        "second_thought": 2500,  # before anybody answers what a player has done, and can still take back
        "long_thought": 5000,  # the same, for who wants more time
        "flicker": 110,  # a flame burns higher or lower
        "drift": 66,  # what drifts or turns for ever goes on
        "mote": 260,  # a speck of dust catches the light
        "thinking": 420,  # the next of three points grows bright
        "idle": 90_000,  # after this long the title plays by itself
    }
)
"""What the interface does. No speed scales it; these are waits of the hand and the eye, not of the game."""

PARTICLES: Final = MappingProxyType({"spark": 600, "ember": 1400, "smoke": 1800, "glint": 500})
"""How long a particle lives at most."""

STAGGER: Final = 30
"""From one token of a group to the next."""

STAGGERED_AT_MOST: Final = 8
"""The tokens of a larger group start together with this one."""

KEY_DELAY: Final = 400
KEY_INTERVAL: Final = 40
"""A key that is held repeats itself after the one, and then each time after the other."""

DRAG_THRESHOLD: Final = 8
"""How far a pointer moves before a press is a drag, in canvas pixels."""


class Speed(Enum):
    """How fast the table plays; the value is the factor on the clock."""

    NORMAL = 1.0
    FAST = 2.5
    INSTANT = float("inf")

    @property
    def next(self) -> Speed:
        """The speed after this one, around: what the one speed key does."""
        speeds = list(Speed)
        return speeds[(speeds.index(self) + 1) % len(speeds)]


HELD: Final = 4.0
"""The factor while the player holds the key that accelerates."""


class Use(Enum):
    """What a movement is for, which says how it is eased."""

    ENTER = "enter"
    TABLE = "table"
    FADE = "fade"


_EASINGS: Final[dict[Use, Easing]] = {Use.ENTER: ease_out, Use.TABLE: ease_in_out, Use.FADE: linear}


def milliseconds(name: str) -> int:
    """How long something of the table or of the interface takes at Normal speed. Raises KeyError."""
    return TABLE[name] if name in TABLE else INTERFACE[name]


def stagger(index: int, step: int = STAGGER) -> int:
    """How much later than the first the token of this index in its group starts, when each starts a step later."""
    return step * min(index, STAGGERED_AT_MOST)


class Pace:
    """The player's wishes about time: the speed, whether the key that accelerates is held, and reduced motion. What is
    only watched plays at Normal speed, whatever they wish."""

    def __init__(self, speed: Speed = Speed.NORMAL, *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.held = False
        self.watched = False

    @property
    def rate(self) -> float:
        """By how much the table's time is faster than the clock; infinite when nothing is to be waited for."""
        speed = Speed.NORMAL if self.watched else self.speed
        return speed.value * (HELD if self.held else 1.0)

    @property
    def at_once(self) -> bool:
        """Whether the table's time does not pass at all: everything is where it goes at once."""
        return math.isinf(self.rate)

    def easing(self, use: Use) -> Easing:
        """How a movement goes from start to end. In reduced motion what would move is there at once and its time
        passes all the same, so that what happened can still be followed; only fading still fades."""
        return at_once if self.reduced and use is not Use.FADE else _EASINGS[use]
