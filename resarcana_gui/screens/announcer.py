"""Describes in plain text what is on the screen: the focus, questions, events. The text goes to screen readers that
follow the clipboard, or is spoken."""

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
"""The maximum number of characters announced at once."""
NBSP: Final = "\u00a0"
"""Between an icon and its own name."""


class Announcer:
    """Announces what happens on one program's screen. `update` is called in every frame and joins everything that
    has come up since the last one."""

    def __init__(self, mode: Callable[[], str], text: Callable[..., str]) -> None:
        """`mode` returns one of the READ_OUT of the settings; `text` returns a text of the screens."""
        self.say: Callable[[str, bool], object] = _nobody
        """Called with a text, and with whether it interrupts the previous one."""
        self.icon_words: Callable[[str], str] = str
        """Return the name of an icon."""
        self._mode: Final = mode
        self._text: Final = text
        self._waiting: list[str] = []
        self._focus: Control | None = None
        self._above: Node | None = None
        self._asked = ""

    @property
    def silent(self) -> bool:
        """Whether announcements are switched off."""
        return self._mode() == OFF

    def tell(self, markup: str) -> None:
        """Announce something that has happened."""
        if not self.silent:
            self._waiting.append(spoken(markup, self.icon_words))

    def update(
        self, focus: Control | None, above: Node | None, asked: str, described: Callable[[Control], str]
    ) -> None:
        """Announce changes of the focus, of the topmost dialog (`above`) and of what the screen says (`asked`).
        `described` returns more about a control than its text, or nothing."""
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
        """Return the text of a dialog that has just opened."""
        before, self._above = self._above, above
        if above is None or above is before:
            return ""
        texts = [node for node in above.walk() if isinstance(node, Texts) and not isinstance(node, Control)]
        return " ".join(shown.block.text for node in texts for shown in node.texts())

    def _of_asked(self, asked: str) -> str:
        before, self._asked = self._asked, asked
        return spoken(asked, self.icon_words) if asked != before else ""

    def _of_control(self, control: Control, more: str) -> str:
        """Return a control's text, its state, and what it does or why it cannot."""
        hint = spoken(control.hint, self.icon_words)
        shown = more or " ".join(each.block.text for each in control.texts() if each.block.text)
        if not any(map(str.isalpha, shown)):  # a number beside a picture says too little
            shown = hint or control.name
        state = ""
        if isinstance(control, Toggle):
            state = self._text("reader.on" if control.on else "reader.switched_off")
        elif isinstance(control, Button) and control.chosen:
            state = self._text("reader.chosen")
        return ". ".join(dict.fromkeys(filter(None, [shown, state, hint])))


def spoken(markup: str, icon_words: Callable[[str], str] = str) -> str:
    """Return a text without its markup. An icon before its own name is left out; any other is replaced by its name."""
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
    """Ignore the text: nobody listens."""
