"""The timing table: the duration of every visible movement. No time is defined anywhere else.

All times are whole milliseconds at Normal speed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

Easing: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    """Progress evenly; for fading."""
    return share


def ease_out(share: float) -> float:
    """Progress fast, then slower; for what appears."""
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    """Progress slowly at both ends; for what moves from place to place."""
    return 4.0 * share**3 if share < 0.5 else 1.0 - (2.0 - 2.0 * share) ** 3 / 2.0


def at_once(share: float) -> float:
    """Be at the end from the start; for reduced motion."""
    return 1.0


TABLE: Final = MappingProxyType(
    {
        "token": 250,  # a token flies
        "card": 300,  # a card moves
        "turn": 200,  # a card turns by 90 degrees
        "flip": 240,  # a card shows its other side
        "heave": 240,  # what is claimed is lifted out of its place
        "claim": 450,  # a monument or Place of Power goes to its new owner
        "jolt": 280,  # what lies beside it jolts when it has landed
        "wind_up": 450,  # an attacker is lifted, and the table grows dark
        "flight": 350,  # an attacker's breath reaches a rival
        "arrow": 200,  # an attacker's arrow reaches a rival
        "volley": 250,  # between the flights to two rivals
        "stillness": 60,  # nothing moves when it hits
        "shake": 290,  # then everything shakes
        "loss": 900,  # the amount of the loss is shown
        "ward": 240,  # the protecting card appears
        "warded": 600,  # the attack breaks on the protecting card
        "fall": 550,  # lost tokens fall and fade
        "throw": 1100,  # a die flies, knocks twice, and lies still
        "leap": 450,  # a die that is taken leaps to its owner
        "crack": 350,  # a token breaks
        "circle": 300,  # a circle of light opens under a card, or closes
        "step": 170,  # a marker hops to the next point of its track
        "unroll": 200,  # a banner opens, and folds
        "stand": 500,  # the open banner can be read
        "light": 400,  # the light walks to the other half
        "season": 1000,  # the light of the next season sweeps over the table
        "relight": 300,  # the light comes back
        "count": 250,  # a number rolls while its tokens arrive
        "deal": 90,  # between cards that are dealt or drawn
        "crown": 600,  # a winner's medallion rises
        "triumph": 1700,  # the winner's medallion stands in its light
        "stamp": 250,  # a seal is pressed
        "swell": 80,  # a counter swells when a token arrives
        "point": 90,  # between points that are counted
        "read": 700,  # a pause to see what happened
        "breath": 120,  # a pause between two related things
        "glance": 150,  # a machine's pause before a clear choice
        "ponder": 1200,  # its pause before a close one
    }
)
"""Movements on the table, scaled by the chosen speed."""

INTERFACE: Final = MappingProxyType(
    {
        "press": 80,
        "hover": 120,  # a card lifts when pointed at
        "dialog_in": 200,
        "dialog_out": 150,
        "switch": 120,  # a toggle or a tab switches
        "scroll": 160,
        "fade": 200,  # a screen fades into the next
        "inspect": 150,  # pointing at something this long shows it large
        "long_press": 500,
        "second_press": 350,  # the second press of one that was doubled by accident comes no later
        "caret": 530,  # a text cursor blinks
        "notice": 4000,  # a message stays
        "rest": 500,  # settings are saved after this pause
        "second_thought": 2500,  # others wait for a possible undo
        "long_thought": 5000,  # the same, for players who want more time
        "flicker": 110,  # a flame burns higher or lower
        "flow": 60,  # a stream shows the next phase of its flow
        "drift": 66,  # slow movements that never end
        "wheel": 480,  # a large circle turns a little
        "mote": 260,  # a speck of dust catches the light
        "thinking": 420,  # the next of three points grows bright
        "remark": 2600,  # somebody says something
        "reading": 1200,  # the time to begin reading a comment
        "word": 260,  # the time to read a word of it
        "unattended": 20_000,  # a dialog over the demo closes after this long without input
        "still": 250,  # how long a blow is shown where animations take no time
        "star": 220,  # a star of a triumph rises
        "cheer": 800,  # the stars stand in their light
        "mood": 1600,  # somebody looks pleased, or struck
        "idle": 90_000,  # after this long without input the title starts a demo
    }
)
"""Movements and delays of the interface, not scaled by speed: they suit hand and eye, not the game."""

PARTICLES: Final = MappingProxyType(
    {"spark": 600, "splash": 650, "ember": 1400, "smoke": 1800, "dust": 700, "glint": 500}
)
"""The longest life of a particle."""

STAGGER: Final = 30
"""The interval between the tokens of a group."""

STAGGERED_AT_MOST: Final = 8
"""The index of the token in a group with which all further ones start together."""

KEY_DELAY: Final = 400
KEY_INTERVAL: Final = 40
"""The delay before a held key repeats, and then between repetitions."""

PAD_DELAY: Final = 380
PAD_INTERVAL: Final = 130
"""The delay, and the interval, of repeats while a direction is held on a game controller."""

SCROLLED: Final = 14.0
"""The notches of a wheel that a controller's stick scrolls in a second when pushed to its end."""

DRAG_THRESHOLD: Final = 8
"""The distance in canvas pixels that a pressed pointer moves before it is a drag."""


class Speed(Enum):
    """The speed of the table. The value is the factor on the clock."""

    NORMAL = 1.0
    FAST = 2.5
    INSTANT = float("inf")

    @property
    def next(self) -> Speed:
        """The next speed, wrapping around, as chosen by the speed key."""
        speeds = list(Speed)
        return speeds[(speeds.index(self) + 1) % len(speeds)]


HELD: Final = 4.0
"""The factor while the fast-forward key is held."""


class Use(Enum):
    """The purpose of a movement, which decides its easing."""

    ENTER = "enter"
    TABLE = "table"
    FADE = "fade"


_EASINGS: Final[dict[Use, Easing]] = {Use.ENTER: ease_out, Use.TABLE: ease_in_out, Use.FADE: linear}


def milliseconds(name: str) -> int:
    """Return the duration of something on the table or in the interface at Normal speed. Raises KeyError."""
    return TABLE[name] if name in TABLE else INTERFACE[name]


def stagger(index: int, step: int = STAGGER) -> int:
    """Return the delay of the token with this index in its group, when each starts a step later."""
    return step * min(index, STAGGERED_AT_MOST)


class Pace:
    """The player's choices about time: speed, whether the fast-forward key is held, and reduced motion. A demo
    always plays at Normal speed."""

    def __init__(self, speed: Speed = Speed.NORMAL, *, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self.held = False
        self.watched = False

    @property
    def rate(self) -> float:
        """The factor of the table's time on the clock; infinite when animations are skipped."""
        speed = Speed.NORMAL if self.watched else self.speed
        return speed.value * (HELD if self.held else 1.0)

    @property
    def at_once(self) -> bool:
        """Whether the table's animations take no time: everything is in its place at once."""
        return math.isinf(self.rate)

    def easing(self, use: Use) -> Easing:
        """Return the easing of a movement. With reduced motion, moving things are in place at once but the time
        passes all the same, so that events can still be followed; only fades still fade."""
        return at_once if self.reduced and use is not Use.FADE else _EASINGS[use]
