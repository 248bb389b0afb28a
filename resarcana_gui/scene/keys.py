"""The names of keys, and of chords: a key with the modifiers held, such as "ctrl+shift+z".

A key is called by what its layout writes on it, where that is Latin: "z", "ñ", ",". Where it is not, as on a Cyrillic
or Greek layout, and for dead keys, it is called by its place: by what a US keyboard has there. The row of digits counts
as digits on every layout, also where they need Shift. The keys of the keypad have names of their own, "[1]", and mean
what the key "1" means unless they are bound themselves.
"""

from __future__ import annotations

import unicodedata
from types import MappingProxyType
from typing import Final

import pygame

MODIFIERS: Final = ("ctrl", "alt", "shift")
NO_CHARACTER: Final = 1 << 30
"""The bit set in SDL's code of every key that writes nothing. Dead keys have this code alone."""
LATIN_1: Final = 0x250
"""Below this, every character is a Latin letter or a sign that Latin keyboards have, such as "º" and "¡"."""

DIGIT_ROW: Final = range(pygame.KSCAN_1, pygame.KSCAN_0 + 1)
PLACES: Final = MappingProxyType(
    {
        **dict(zip(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1), "abcdefghijklmnopqrstuvwxyz", strict=True)),
        **dict(zip(DIGIT_ROW, "1234567890", strict=True)),
        pygame.KSCAN_MINUS: "-",
        pygame.KSCAN_EQUALS: "=",
        pygame.KSCAN_LEFTBRACKET: "[",
        pygame.KSCAN_RIGHTBRACKET: "]",
        pygame.KSCAN_BACKSLASH: "\\",
        pygame.KSCAN_NONUSHASH: "#",
        pygame.KSCAN_SEMICOLON: ";",
        pygame.KSCAN_APOSTROPHE: "'",
        pygame.KSCAN_GRAVE: "`",
        pygame.KSCAN_COMMA: ",",
        pygame.KSCAN_PERIOD: ".",
        pygame.KSCAN_SLASH: "/",
        pygame.KSCAN_NONUSBACKSLASH: "<",
    }
)
"""What a US keyboard has at each scancode. The last is the key to the right of Shift that US keyboards lack."""
RENAMED: Final = MappingProxyType({"page up": "pageup", "page down": "pagedown"})
"""The keys that this program names differently from pygame."""


def key_name(code: int, place: int = 0) -> str:
    """Return the name of the key with SDL's code `code` and the scancode `place` (0 if unknown); empty for a key
    that cannot be told from others."""
    if place in DIGIT_ROW and not _digit(code):
        return PLACES[place]
    if _latin(code):
        return chr(code).lower()
    if place in PLACES:
        return PLACES[place]
    name = pygame.key.name(code)
    if not name and pygame.display.get_init():  # without it pygame cannot name keys
        name = pygame.key.name(code, use_compat=False).lower()
    return RENAMED.get(name, name) or (f"key {place}" if place else "")


def _digit(code: int) -> bool:
    return ord("0") <= code <= ord("9")


def _latin(code: int) -> bool:
    """Return whether a key writes a Latin letter, or a sign that Latin keyboards have. A space has a name instead."""
    if not ord(" ") < code < NO_CHARACTER or code > 0x10FFFF or not chr(code).isprintable():
        return False
    return code < LATIN_1 or unicodedata.name(chr(code), "").startswith("LATIN ")


def plain(key: str) -> str:
    """Return the key with the same character outside the keypad: "1" for "[1]". Any other key is returned unchanged."""
    return key[1] if len(key) == 3 and key[0] == "[" and key[2] == "]" else key


def split(chord: str) -> tuple[list[str], str]:
    """Return the modifiers of a chord as they are written, and its key, which may be "+"."""
    held: list[str] = []
    while (first := next((each for each in MODIFIERS if chord.startswith(f"{each}+")), None)) is not None:
        if chord == f"{first}+":
            break
        held.append(first)
        chord = chord[len(first) + 1 :]
    return held, chord


def normal(chord: str) -> str:
    """Return a chord in canonical form: lower case, modifiers first, in a fixed order."""
    held, key = split(chord.lower().strip())
    return "+".join([*(each for each in MODIFIERS if each in held), RENAMED.get(key, key)])


def label(key: str) -> str:
    """Return what is written on a key: its character, as a capital if it has one of its own; or its name."""
    key = plain(key)
    if len(key) > 1:
        return key.capitalize()
    return key.upper() if key.upper().lower() == key and len(key.upper()) == 1 else key
