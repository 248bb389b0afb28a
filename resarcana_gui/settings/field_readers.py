"""Reading each setting from JSON. Invalid values raise ValueError; nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from resarcana_gui.settings.values import LOUDEST, MOST_PEOPLE, PALETTES, READ_OUT, SPEEDS, TEXT_SCALES, THOUGHTS

Reader: TypeAlias = Callable[[object], object]

LONGEST_NAME: Final = 60
"""The most characters of a player's name."""
LONGEST_TEXT: Final = 1_000
MOST_ENTRIES: Final = 200
MOST_CHORDS: Final = 10
WINDOW_SIDE: Final = (320, 16_384)
"""The shortest and the longest side of a window."""
FARTHEST: Final = 65_536
"""The farthest that a window may lie from the first monitor's corner."""


def one_of(known: tuple[object, ...]) -> Reader:
    """Return a reader of one of these values, of the same type."""

    def read(data: object) -> object:
        if any(data == value and type(data) is type(value) for value in known):
            return data
        raise ValueError

    return read


def number(low: int, high: int) -> Callable[[object], int]:
    """Return a reader of whole numbers within bounds, both included."""

    def read(data: object) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not low <= data <= high:
            raise ValueError
        return data

    return read


def text(longest: int) -> Callable[[object], str]:
    """Return a reader of texts that can be shown and may be empty."""

    def read(data: object) -> str:
        if not isinstance(data, str) or len(data) > longest or not data.isprintable():
            raise ValueError
        return data

    return read


def window(data: object) -> tuple[int, int] | None:
    """Return width and height; None if unknown."""
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError
    side = number(*WINDOW_SIDE)
    return side(data[0]), side(data[1])


def position(data: object) -> tuple[int, int] | None:
    """Return left and top, from the first monitor; None if unknown."""
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != 2:
        raise ValueError
    far = number(-FARTHEST, FARTHEST)
    return far(data[0]), far(data[1])


def chords(data: object) -> tuple[str, ...]:
    """Return the chords of one action; may be empty."""
    if not isinstance(data, list) or len(data) > MOST_CHORDS:
        raise ValueError
    return tuple(map(text(LONGEST_NAME), data))


def people(data: object) -> tuple[str, ...]:
    """Return names, each once."""
    if not isinstance(data, list) or len(data) > MOST_PEOPLE:
        raise ValueError
    return tuple(dict.fromkeys(map(text(LONGEST_NAME), data)))


def names(data: object) -> tuple[str, ...]:
    """Return names of games, or of what was explained, each once."""
    if not isinstance(data, list) or len(data) > MOST_ENTRIES:
        raise ValueError
    return tuple(dict.fromkeys(map(text(LONGEST_NAME), data)))


def mapping(value: Reader) -> Reader:
    """Return a reader of objects whose values are all of one kind."""

    def read(data: object) -> object:
        if not isinstance(data, dict) or len(data) > MOST_ENTRIES:
            raise ValueError
        return {text(LONGEST_TEXT)(name): value(item) for name, item in data.items()}

    return read


FLAG: Final = one_of((True, False))

READERS: Final[Mapping[str, Reader]] = MappingProxyType(
    {
        "language": text(LONGEST_NAME),
        "game": text(LONGEST_NAME),
        "played": names,
        "speed": one_of(SPEEDS),
        "second_thought": one_of(THOUGHTS),
        "music": number(0, LOUDEST),
        "effects": number(0, LOUDEST),
        "text_scale": one_of(TEXT_SCALES),
        "high_contrast": FLAG,
        "reduced_motion": FLAG,
        "full_screen": FLAG,
        "quiet_behind": FLAG,
        "palette": one_of(PALETTES),
        "read_out": one_of(READ_OUT),
        "forced_choices": FLAG,
        "pass_alone": FLAG,
        "remarks": FLAG,
        "chances": FLAG,
        "hints": FLAG,
        "hints_seen": names,
        "keys": mapping(chords),
        "player_name": text(LONGEST_NAME),
        "people": people,
        "window": window,
        "window_at": position,
        "last_setup": mapping(text(LONGEST_TEXT)),
        "at_tables": mapping(text(LONGEST_TEXT)),
    }
)
"""The reader of every setting, by name."""
