"""The buttons of game controllers: their names as keys, and in texts. Four of them stand for ordinary keys: the
arrows, Enter and Esc. The others are keys of their own, such as "pad x", and actions are bound to them as to any
key."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import pygame

PREFIX: Final = "pad "
"""The prefix of the names of buttons that are keys of their own."""

XBOX: Final = "xbox"
PLAYSTATION: Final = "playstation"
NINTENDO: Final = "nintendo"
FAMILIES: Final = (XBOX, PLAYSTATION, NINTENDO)
"""The families of controllers. Those of one family have the same signs on their buttons."""

CODES: Final = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: "a",
        pygame.CONTROLLER_BUTTON_B: "b",
        pygame.CONTROLLER_BUTTON_X: "x",
        pygame.CONTROLLER_BUTTON_Y: "y",
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "l1",
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "r1",
        pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
        pygame.CONTROLLER_BUTTON_BACK: "back",
        pygame.CONTROLLER_BUTTON_START: "start",
        pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    }
)
"""The names of buttons by SDL's codes. SDL's A is the button with the letter A, wherever it lies on the controller."""

TRIGGERS: Final = MappingProxyType(
    {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "l2", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "r2"}
)
"""The names of the triggers, which are axes."""

DIRECTIONS: Final = frozenset({"up", "down", "left", "right"})
_AS_KEYS: Final = MappingProxyType({"a": "return", "b": "escape"})
_WRITTEN_ON: Final = MappingProxyType({"return": "a", "enter": "a", "escape": "b"})

_NAMES: Final = (
    (PLAYSTATION, ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")),
    (NINTENDO, ("nintendo", "switch", "joy-con", "pro controller", "wii")),
)


def key_of(button: str) -> str:
    """Return the key that a button stands for."""
    return button if button in DIRECTIONS else _AS_KEYS.get(button, f"{PREFIX}{button}")


def of_pad(chord: str) -> bool:
    """Return whether a chord is a button of a controller."""
    return chord.startswith(PREFIX)


def button_sign(family: str, chord: str) -> str:
    """Return the markup of the sign on the button that stands for a chord; empty if no button does."""
    button = chord.removeprefix(PREFIX) if of_pad(chord) else _WRITTEN_ON.get(chord, "")
    return f"{{pad.{family}.{button}}}" if button else ""


def is_sign(text: str) -> bool:
    """Return whether a text is nothing but a button's sign."""
    return text.startswith("{pad.")


def family_of(name: str) -> str:
    """Return the family of a controller by the name that it reports."""
    lower = name.lower()
    return next((family for family, marks in _NAMES if any(mark in lower for mark in marks)), XBOX)
