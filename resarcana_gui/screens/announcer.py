"""Says in plain text what can be seen: what has the focus, what is asked, what has happened. For screen readers that
follow the clipboard, or to be spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.control import Control, Texts
from resarcana_gui.scene.markup import Kind, parse
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.toggle import Toggle

OFF: Final = "off"
MOST: Final = 1_200
"""The most letters of what is said at once."""
NBSP: Final = "\u00a0"
"""Between an icon and its own name."""


class Announcer:
    """Speaks for one program. `update` is called in every frame: all that came together meanwhile is said."""

    def __init__(self, mode: Callable[[], str], text: Callable[..., str]) -> None:
        """`mode` is one of the READ_OUT of the settings; `text` gives words of the screens."""
        self.say: Callable[[str, bool], object] = _nobody
        """Called with a text, and whether it interrupts what was said before."""
        self.icon_words: Callable[[str], str] = str
        """What an icon is called."""
        self._mode: Final = mode
        self._text: Final = text
        self._waiting: list[str] = []
        self._focus: Control | None = None
        self._above: Node | None = None
        self._asked = ""

    @property
    def silent(self) -> bool:
        """Whether nobody listens."""
        return self._mode() == OFF

    def tell(self, markup: str) -> None:
        """Something has happened."""
        if not self.silent:
            self._waiting.append(spoken(markup, self.icon_words))

    def update(
        self, focus: Control | None, above: Node | None, asked: str, described: Callable[[Control], str]
    ) -> None:
        """What has the focus now, what lies above everything, and what the screen says or asks. `described` tells more
        about a control than it shows, if there is more."""
        if self.silent:
            return
        seen = [self._of_above(above), self._of_asked(asked)]
        moved = focus is not None and focus is not self._focus and focus.focused
        if moved and focus is not None:
            seen.append(self._of_control(focus, described(focus)))
        self._focus = focus
        said = [words for words in (*self._waiting, *seen) if words]
        self._waiting.clear()
        if said:
            self.say("\n".join(said)[:MOST], moved)

    def _of_above(self, above: Node | None) -> str:
        """A dialog that has opened."""
        before, self._above = self._above, above
        if above is None or above is before:
            return ""
        texts = [node for node in above.walk() if isinstance(node, Texts) and not isinstance(node, Control)]
        return " ".join(shown.block.text for node in texts for shown in node.texts())

    def _of_asked(self, asked: str) -> str:
        before, self._asked = self._asked, asked
        return spoken(asked, self.icon_words) if asked != before else ""

    def _of_control(self, control: Control, more: str) -> str:
        """What it shows, whether it is on, what it does or why not."""
        hint = spoken(control.hint, self.icon_words)
        shown = more or " ".join(each.block.text for each in control.texts() if each.block.text)
        if not any(map(str.isalpha, shown)):  # a number beside a picture says little
            shown = hint or control.name
        state = ""
        if isinstance(control, Toggle):
            state = self._text("reader.on" if control.on else "reader.switched_off")
        elif isinstance(control, Button) and control.chosen:
            state = self._text("reader.chosen")
        return ". ".join(dict.fromkeys(filter(None, [shown, state, hint])))


def spoken(markup: str, icon_words: Callable[[str], str] = str) -> str:
    """A text without its markup. An icon before its own name is left out; for another stands what it is called."""
    pieces = parse(markup)
    words: list[str] = []
    for at, piece in enumerate(pieces):
        follows = pieces[at + 1].text if at + 1 < len(pieces) else ""
        if piece.kind is Kind.ICON:
            words.append("" if follows.startswith(NBSP) else f" {icon_words(piece.text)} ")
        else:
            words.append({Kind.SPACE: " ", Kind.BREAK: "\n"}.get(piece.kind, piece.text.replace(NBSP, " ")))
    lines = (" ".join(line.split()) for line in "".join(words).split("\n"))
    return "\n".join(line.replace(" ,", ",").replace(" .", ".") for line in lines)


def _nobody(text: str, interrupts: bool) -> None:
    """No listener."""
