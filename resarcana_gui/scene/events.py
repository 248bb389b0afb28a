"""Input events in terms of the canvas. Everything behind the window uses these and never pygame's own events.

Points are canvas pixels. Keys have names ("a", "return", "left"): see keys.py.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias, get_args

from resarcana_gui.scene.keys import plain

LEFT: Final = 1
RIGHT: Final = 3


@dataclass(frozen=True)
class PointerMoved:
    """The pointer has moved."""

    x: float
    y: float


@dataclass(frozen=True)
class PointerLeft:
    """The pointer has left the window."""


@dataclass(frozen=True)
class PointerDown:
    """A pointer button, or a finger, went down."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True)
class PointerUp:
    """It went up again."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True)
class DragStarted:
    """The pressed pointer moved too far for a click; it came from `from_x`, `from_y`."""

    x: float
    y: float
    from_x: float
    from_y: float


@dataclass(frozen=True)
class Dragged:
    """The drag goes on."""

    x: float
    y: float


@dataclass(frozen=True)
class Dropped:
    """The drag has ended."""

    x: float
    y: float


@dataclass(frozen=True)
class LetGo:
    """Whatever is held counts as let go, without effect: a press, a drag, a key. Its release was not seen, or will not
    be."""


@dataclass(frozen=True)
class LongPressed:
    """The pointer has been down and still for long: the right click of those who have no right button."""

    x: float
    y: float


@dataclass(frozen=True)
class Wheeled:
    """The wheel was turned at the pointer: `up` in notches, negative downwards."""

    x: float
    y: float
    up: float
    right: float = 0.0


@dataclass(frozen=True)
class Scrolled:
    """A game controller scrolls what has the focus: `up` as for the wheel."""

    up: float


@dataclass(frozen=True)
class KeyDown:
    """A key went down, or repeats. `chord` is its name with its modifiers, such as "ctrl+z"."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False

    @property
    def chord(self) -> str:
        """The key's name after its modifiers."""
        held = [name for name, on in (("ctrl", self.ctrl), ("alt", self.alt), ("shift", self.shift)) if on]
        return "+".join([*held, self.key])

    @property
    def writes(self) -> bool:
        """Whether it writes a character where text is typed, which then comes as typed text too."""
        key = plain(self.key)
        return (len(key) == 1 or key == "space") and not self.ctrl and not self.alt


@dataclass(frozen=True)
class KeyUp:
    """A key went up."""

    key: str


@dataclass(frozen=True)
class TextTyped:
    """Text was typed."""

    text: str


@dataclass(frozen=True)
class TextComposed:
    """What an input method composes, which is not typed yet: shown where it will be, with the caret after `cursor` of
    its letters. It is empty once it has been typed or given up."""

    text: str
    cursor: int = 0


@dataclass(frozen=True)
class Resized:
    """The window has a new size, in its own pixels."""

    width: int
    height: int


@dataclass(frozen=True)
class Closed:
    """The player wants to close the window."""


@dataclass(frozen=True)
class Attended:
    """The window has the keyboard now, or no longer: then another window is used."""

    here: bool


@dataclass(frozen=True)
class FileDropped:
    """A file was dropped on the window, from outside."""

    path: str


@dataclass(frozen=True)
class TextDropped:
    """A text was dropped on the window, from outside: a link or the address of a file, for example."""

    text: str


@dataclass(frozen=True)
class SoundDeviceChanged:
    """A sound device has appeared, or the one in use is gone."""

    appeared: bool


Pointing: TypeAlias = PointerDown | PointerUp | PointerMoved | DragStarted | Dragged | Dropped | LongPressed | Wheeled
Typing: TypeAlias = Scrolled | KeyDown | KeyUp | TextTyped | TextComposed
FromOutside: TypeAlias = Resized | Closed | FileDropped | TextDropped | Attended | SoundDeviceChanged
Event: TypeAlias = Pointing | PointerLeft | LetGo | Typing | FromOutside

KINDS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(Event)}


def to_json(event: Event) -> dict[str, object]:
    """An event as plain data."""
    return {"kind": type(event).__name__, **asdict(event)}


def from_json(data: dict[str, Any]) -> Event:
    """An event from plain data. Raises ValueError for anything else."""
    fields = dict(data)
    kind = KINDS.get(str(fields.pop("kind", "")))
    if kind is None:
        raise ValueError(f"There is no event of the kind {data.get('kind')!r}.")
    try:
        event: Event = kind(**fields)
    except TypeError:
        raise ValueError(f"A {kind.__name__} has other fields than {sorted(fields)}.") from None
    return event
