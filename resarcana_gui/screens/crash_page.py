"""The page shown after an internal error: what is saved, where the details are, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 560.0


class CrashPage(Page):
    """Shown after a crash; leads to the last move of the latest game, or to the title."""

    name_key = "crash.page"
    fitted = True

    def __init__(self, shell: Shell, details: str, where: str, copy: Callable[[str], bool]) -> None:
        """`details` are for developers; `where` says where they are stored, or why not; `copy` puts text on the
        clipboard."""
        super().__init__(shell, shell.routes.title)
        self._details: Final = details
        self._where: Final = where
        self._copy: Final = copy
        self._save: Final = _latest(shell)

    def lay(self, width: float) -> Node:
        look, text = self.shell.look, self.shell.text
        saved = text("crash.saved" if self._save is not None else "crash.nothing_lost")
        words: list[Node] = [
            Label(look, text("crash.sorry"), BODY, width=width),
            Label(look, saved, BODY, width=width, name="saved"),
            Label(look, text("crash.where", where=escaped(self._where)), SMALL, width=width, name="where"),
        ]
        buttons = [
            self._button("crash.title_screen", self.shell.routes.title, "home", "title"),
            self._button("crash.copy", self._copied, "copy", "copy"),
        ]
        if self._save is not None:
            buttons.insert(0, self._button("crash.go_on", self._go_on, "resume", "go on"))
        widest = max(WIDTH, *(button.width for button in buttons))
        for button in buttons:
            button.width = widest
        return stacked([*words, *buttons], gap=18)

    def entered(self) -> None:
        self.give_focus("go on" if self._save is not None else "title")

    def _button(self, key: str, act: Callable[[], object], sign: str, name: str) -> Button:
        look = self.shell.look
        button = Button(look, self.shell.text(key), act, icon=UiIcon(sign, look.colour("gold")), name=name)
        button.kind = "primary" if name == "go on" else "button"
        return button

    def _go_on(self) -> None:
        assert self._save is not None
        self.shell.routes.resume(self._save)

    def _copied(self) -> None:
        self.shell.messages.tell(self.shell.text("crash.copied" if self._copy(self._details) else "crash.not_copied"))


def _latest(shell: Shell) -> SavedGame | None:
    """Return the latest game that can continue; None if looking for it fails, since that may have caused the crash."""
    with suppress(Exception):
        return next(iter(shell.matches.unfinished(shell.chosen)), None)
    return None
