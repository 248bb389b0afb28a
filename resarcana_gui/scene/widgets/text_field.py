"""Fields for one line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene import clipboard, hit
from resarcana_gui.scene.action import Action, Call, Repeat, Wait
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Event, KeyDown, PointerDown, Scrolled, TextComposed, TextTyped
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import IDENTITY, Box, Point
from resarcana_gui.scene.ui_style import BODY, SMALL, TARGET, UiStyle

PAD: Final = 12.0
TYPED: Final = replace(BODY, on="well")
ADDS: Final = "pad x"
"""The button of a controller that adds a letter behind the caret."""
ERASES: Final = "pad y"
"""The button of a controller that erases the letter before the caret."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -'"
"""The letters that a controller can write, in order, for languages that define none of their own."""
FAR: Final = 2.0
"""The notches that turn a letter into the next one."""
NOTHING: Final = TextComposed("")
UNDERLINE: Final = 2.0
GREY: Final = replace(SMALL, size=22, on="well")


class TextField(Control):
    """A line to type in. On a controller, the stick that scrolls turns the letter before the caret through
    `letters`. `on_enter` is called with the text when Enter is pressed. Ctrl+A selects everything, to be replaced,
    copied or cut. Pasted text that is too long, or does not fit on one line, is left to other controls. What an
    input method composes is shown underlined at the caret; until it is typed it is not part of the text, and keys
    belong to the input method."""

    takes_text = True

    text: Watched[str] = Watched(inner=True)
    caret: Watched[int] = Watched(inner=True)
    """The index of the letter after the caret."""
    blink: Watched[bool] = Watched(inner=True)
    shift: Watched[float] = Watched(inner=True)
    """How far the text has scrolled to the left."""
    selected: Watched[bool] = Watched(inner=True)
    """Whether the whole text is selected: what is typed next replaces it."""
    composed: Watched[TextComposed] = Watched(inner=True)
    """What an input method composes."""

    def __init__(
        self,
        look: UiStyle,
        text: str = "",
        *,
        placeholder: str = "",
        on_change: Callable[[str], object] | None = None,
        on_enter: Callable[[str], object] | None = None,
        most: int = 40,
        letters: str = LETTERS,
        width: float = 320.0,
        at: Point = (0.0, 0.0),
        name: str = "",
    ) -> None:
        super().__init__(look, at=at, name=name or placeholder)
        self.placeholder = placeholder
        self.on_change, self.on_enter = on_change, on_enter
        self.most = most
        """The greatest number of letters."""
        self.letters: Final = letters
        self.text, self.caret, self.blink, self.shift, self.selected = text, len(text), True, 0.0, False
        self.composed = NOTHING
        self._turned = 0.0
        """How far a controller has turned the letter towards the next one, in notches."""
        self._blinking: Action | None = None
        self.size = (width, max(TARGET, look.text.measure("X", TYPED)[1] + 18))

    @property
    def active(self) -> bool:
        """Whether typed text goes here: it has the focus, visibly or not."""
        return self._blinking is not None

    def write(self, text: str) -> None:
        """Set the text, with the caret at its end."""
        self.text, self.caret, self.selected = text[: self.most], min(len(text), self.most), False
        self._follow()
        if self.on_change is not None:
            self.on_change(self.text)

    def handle(self, event: Event) -> bool:
        if not self.enabled:
            return False
        if isinstance(event, TextTyped | TextComposed):
            self._take(event)
            return True
        if self.composed.text and isinstance(event, KeyDown | PointerDown | Scrolled):
            return True
        if isinstance(event, PointerDown):
            self._place_caret((event.x, event.y))
            return True
        if isinstance(event, Scrolled):
            self._turn(event.up)
            return True
        return isinstance(event, KeyDown) and self._key(event)

    def focus_changed(self, has: bool) -> None:
        self.blink = True
        if not has:
            self.shift, self.selected, self.composed = 0.0, False, NOTHING
        if self._blinking is not None:
            self._blinking.end_repeating()
        self._blinking = Repeat(lambda: Wait(milliseconds("caret")) + Call(self._blink)) if has else None
        if self._blinking is not None:
            self.look.queue.add(self._blinking, INTERFACE)

    def typed_at(self) -> Box | None:
        return self.world().bounds(self._caret_box()) if self.enabled else None

    def texts(self) -> Iterable[ShownText]:
        shown = self._shown
        style = TYPED if shown else GREY
        block = self.look.text.block(escaped(shown) or self.placeholder, style, None if shown else self._room)
        yield ShownText(block, PAD - self.shift, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.well(), self.box)
        inner = Box(PAD - 2, 0, self._room + 4, self.height)
        with painter.inside(IDENTITY, 1.0, inner):
            if self.selected and not self.composed.text:
                painter.put(PlainBox(self.look.colour("selected")), self._selected_box())
            self.draw_texts(painter, 1.0 if self.enabled else 0.5)
            if self.composed.text:
                painter.put(PlainBox(self.look.colour("ink")), self._composed_box())
            if self.active and self.blink:
                painter.put(PlainBox(self.look.colour("gold")), self._caret_box())
        self.draw_ring(painter, 8.0)

    @property
    def _room(self) -> float:
        return self.width - 2 * PAD

    @property
    def _start(self) -> int:
        """Where the composition begins. It replaces everything that is selected."""
        return 0 if self.selected and self.composed.text else self.caret

    @property
    def _shown(self) -> str:
        """The text with the composition inserted."""
        composed, start = self.composed.text, self._start
        return composed if self.selected and composed else self.text[:start] + composed + self.text[start:]

    # ---------------------------------------------------------------------------------------------------- typing

    def _take(self, event: TextTyped | TextComposed) -> None:
        """Handle typed or composed text."""
        letters = "".join(letter for letter in event.text if letter.isprintable())
        if isinstance(event, TextComposed):
            self.composed = TextComposed(letters, min(event.cursor, len(letters)))
            self._follow()
        else:
            self.composed = NOTHING
            self._insert(letters)

    def _key(self, event: KeyDown) -> bool:
        if event.chord in {"return", "enter"}:
            if self.on_enter is not None:
                self.on_enter(self.text)
            return True
        if event.chord in {"left", "right", "home", "end"}:
            return self._go(event)
        if event.chord in {"backspace", "delete", ERASES}:
            if self.selected:
                self.write("")
            else:
                self._cut(self.caret if event.chord == "delete" else self.caret - 1)
            return True
        if event.chord == ADDS:
            self._insert(self.letters[0])
            return True
        if event.chord in {"ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v"}:
            return self._edit(event.chord)
        return event.writes

    def _go(self, event: KeyDown) -> bool:
        """Move the caret; with a selection it goes to that end. Return whether the key was used: at either end an
        arrow is not, so that it moves the focus, for example to what lies beside a search."""
        whole = len(self.text)
        start, end = (1, whole - 1) if self.selected else (self.caret, self.caret)
        steps = {"left": start - 1, "right": end + 1, "home": 0, "end": whole}
        before = None if self.selected else self.caret
        self.caret, self.selected = min(max(steps[event.chord], 0), whole), False
        self._follow()
        return self.caret != before or event.chord in {"home", "end"} or event.repeat

    def _edit(self, chord: str) -> bool:
        """Select everything, copy or cut the selection, or paste. Return whether there was anything to do."""
        if chord == "ctrl+v":
            return self._paste(clipboard.get().strip())
        if chord == "ctrl+a":
            self.selected = bool(self.text)
            return True
        if self.selected and clipboard.put(self.text) and chord == "ctrl+x":
            self.write("")
        return True

    def _paste(self, text: str) -> bool:
        fits = text.isprintable() and 0 < len(text) <= self.most
        if fits:
            self._insert(text)
        return fits

    def _turn(self, far: float) -> None:
        """Replace the letter before the caret by a following or a preceding one, as a controller's stick turns."""
        self._turned -= far
        steps = int(self._turned / FAR)
        if not steps:
            return
        self._turned -= steps * FAR
        letter = self.text[self.caret - 1 : self.caret]
        if letter:
            self._cut(self.caret - 1)
        at = self.letters.find(letter) + steps if letter in self.letters and letter else 0
        self._insert(self.letters[at % len(self.letters)])

    def _insert(self, letters: str) -> None:
        if self.selected and letters:
            self.text, self.caret, self.selected = "", 0, False
        letters = letters[: self.most - len(self.text)]
        self.text = self.text[: self.caret] + letters + self.text[self.caret :]
        self.caret += len(letters)
        self._follow()
        if letters and self.on_change is not None:
            self.on_change(self.text)

    def _cut(self, index: int) -> None:
        if 0 <= index < len(self.text):
            self.text = self.text[:index] + self.text[index + 1 :]
            self.caret = index
            self._follow()
            if self.on_change is not None:
                self.on_change(self.text)

    # ----------------------------------------------------------------------------------------------------- caret

    def _before(self, index: int) -> float:
        """Return the width of the first letters."""
        return self.look.text.measure(escaped(self._shown[:index]), TYPED)[0] if index else 0.0

    def _follow(self) -> None:
        """Scroll the text so that the caret is visible."""
        caret = self._before(self._start + self.composed.cursor)
        self.shift = min(max(self.shift, caret - self._room), caret)

    def _caret_box(self) -> Box:
        height = self.height * 0.6
        x = self._before(self._start + self.composed.cursor)
        return Box(PAD + x - self.shift, (self.height - height) / 2, 2, height)

    def _composed_box(self) -> Box:
        """Return the line below the composition."""
        caret, start = self._caret_box(), self._before(self._start)
        wide = self._before(self._start + len(self.composed.text)) - start
        return Box(PAD + start - self.shift, caret.bottom, wide, UNDERLINE)

    def _selected_box(self) -> Box:
        """Return the background of the selection."""
        caret = self._caret_box()
        return Box(PAD - self.shift, caret.y, self._before(len(self.text)), caret.h)

    def _place_caret(self, point: Point) -> None:
        inner = hit.into(self, point)
        x = (inner[0] if inner is not None else 0.0) - PAD + self.shift
        self.caret = min(range(len(self.text) + 1), key=lambda index: abs(self._before(index) - x))
        self.selected = False
        self._follow()

    def _blink(self) -> None:
        self.blink = not self.blink
