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
    """A pointer button, or a finger, was pressed."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True)
class PointerUp:
    """A pointer button, or a finger, was released."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True)
class DragStarted:
    """The pressed pointer moved too far for a click. It was pressed at `from_x`, `from_y`."""

    x: float
    y: float
    from_x: float
    from_y: float


@dataclass(frozen=True)
class Dragged:
    """The pointer moved during a drag."""

    x: float
    y: float


@dataclass(frozen=True)
class Dropped:
    """The drag has ended."""

    x: float
    y: float


@dataclass(frozen=True)
class LetGo:
    """Everything held (a press, a drag, a key) counts as released, without effect: its release was not seen, or will
    not be."""


@dataclass(frozen=True)
class LongPressed:
    """The pointer has been down and still for long: the right click for devices without a right button."""

    x: float
    y: float


@dataclass(frozen=True)
class Wheeled:
    """The wheel was turned at the pointer, by `up` notches; negative for downwards."""

    x: float
    y: float
    up: float
    right: float = 0.0


@dataclass(frozen=True)
class Scrolled:
    """A game controller scrolls what has the focus. `up` is as for the wheel."""

    up: float


@dataclass(frozen=True)
class KeyDown:
    """A key was pressed, or repeats. `chord` is its name with its modifiers, such as "ctrl+z"."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False
    stick: bool = False
    """Whether it is a direction in which a controller's stick leans: for most an arrow like that of any other key."""

    @property
    def chord(self) -> str:
        """The key's name after its modifiers."""
        held = [name for name, on in (("ctrl", self.ctrl), ("alt", self.alt), ("shift", self.shift)) if on]
        return "+".join([*held, self.key])

    @property
    def writes(self) -> bool:
        """Whether it writes a character where text is typed. That character then arrives as typed text too."""
        key = plain(self.key)
        return (len(key) == 1 or key == "space") and not self.ctrl and not self.alt


@dataclass(frozen=True)
class KeyUp:
    """A key was released."""

    key: str


@dataclass(frozen=True)
class TextTyped:
    """Text was typed."""

    text: str


@dataclass(frozen=True)
class TextComposed:
    """The text that an input method composes and that is not typed yet. It is shown where it will be, with the caret
    after `cursor` of its letters. It is empty once it has been typed or given up."""

    text: str
    cursor: int = 0


@dataclass(frozen=True)
class Resized:
    """The window has a new size, in window pixels."""

    width: int
    height: int


@dataclass(frozen=True)
class Closed:
    """The player has asked to close the window."""


@dataclass(frozen=True)
class Attended:
    """The window has gained or lost the keyboard."""

    here: bool


@dataclass(frozen=True)
class FileDropped:
    """A file was dropped on the window from another program."""

    path: str


@dataclass(frozen=True)
class TextDropped:
    """A text was dropped on the window from another program: a link or the address of a file, for example."""

    text: str


@dataclass(frozen=True)
class SoundDeviceChanged:
    """A sound device was connected, or the one in use is gone."""

    appeared: bool


Pointing: TypeAlias = PointerDown | PointerUp | PointerMoved | DragStarted | Dragged | Dropped | LongPressed | Wheeled
Typing: TypeAlias = Scrolled | KeyDown | KeyUp | TextTyped | TextComposed
FromOutside: TypeAlias = Resized | Closed | FileDropped | TextDropped | Attended | SoundDeviceChanged
Event: TypeAlias = Pointing | PointerLeft | LetGo | Typing | FromOutside

KINDS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(Event)}


def to_json(event: Event) -> dict[str, object]:
    """Return an event as plain data."""
    return {"kind": type(event).__name__, **asdict(event)}


def from_json(data: dict[str, Any]) -> Event:
    """Return the event for plain data. Raises ValueError for anything else."""
    fields = dict(data)
    kind = KINDS.get(str(fields.pop("kind", "")))
    if kind is None:
        raise ValueError(f"There is no event of the kind {data.get('kind')!r}.")
    try:
        event: Event = kind(**fields)
    except TypeError:
        raise ValueError(f"A {kind.__name__} has other fields than {sorted(fields)}.") from None
    return event
