"""The pause menu over the table: resume the game, or leave it, saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.dialog import PAD, Dialog
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.screens.parts.stack import MenuEntry, beside, menu_buttons, stacked
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 520.0
WIDEST: Final = 1.4
SIGN: Final = 24.0


class Pause(Dialog):
    """The menu, opened by `open_pause`. Esc and the menu's key close it."""

    def __init__(
        self,
        shell: Shell,
        on_close: Callable[[], object],
        on_result: Callable[[], object] | None = None,
        *,
        saved: bool = True,
        on_copy: Callable[[], object] | None = None,
    ) -> None:
        """`on_close` is called when the game resumes; `on_result` shows the result once the game is over; `on_copy`
        copies the position of a running game. `saved`: whether the match is saved."""
        self.shell = shell
        self._saved = saved
        self._on_close = on_close
        self._on_result = on_result
        self._on_copy = on_copy
        width = WIDTH * min(shell.look.text.scale, WIDEST)
        self._menu = menu_buttons(shell.look, self._entries(), width - 2 * PAD)
        super().__init__(
            shell.look, shell.seen, shell.text("pause.title"), self._content(width - 2 * PAD), [], width=width
        )
        self.name = "pause"

    @property
    def first(self) -> Button:
        """The button that resumes the game."""
        return self._menu[0]

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown) or event.repeat:
            return False
        lost = self.shell.stage.dispatcher.focus.current is None and event.chord in {"return", "enter"}
        if lost or event.chord == "escape" or self.shell.bindings.action(event) == actions.MENU:
            self.resume()
            return True
        return False

    def resume(self) -> None:
        """Resume the game."""
        if not self.closing:
            self.close()
            self._on_close()

    def _entries(self) -> list[MenuEntry]:
        text, routes = self.shell.text, self.shell.routes
        copy = [MenuEntry("copy", text("share.copy"), self._copy, "copy")]
        result = [MenuEntry("result", text("table.result"), self._result, "trophy")]
        resume = text("pause.resume" if self._on_result is None else "over.look")
        return [
            MenuEntry("resume", resume, self.resume, "resume" if self._on_result is None else "eye"),
            *(result if self._on_result is not None else []),
            MenuEntry("help", text("pause.help"), self._help, "help"),
            *self._looking_up(),
            MenuEntry("settings", text("pause.settings"), partial(routes.settings, self._come_back), "settings"),
            MenuEntry("keys", text("pause.keys"), partial(routes.keys, self._come_back), "keyboard"),
            *(copy if self._on_copy is not None and self._on_result is None else []),
            MenuEntry("new game", text("pause.new_game"), partial(routes.new_game, self._come_back), "dice"),
            MenuEntry("title", text("pause.title_screen"), routes.title, "home"),
            MenuEntry("quit", text("pause.quit"), self.shell.quit, "close"),
        ]

    def _looking_up(self) -> list[MenuEntry]:
        """Return the entry for the rules, if the game has them."""
        shell = self.shell
        if not shell.game.has_reference:
            return []
        return [
            MenuEntry(
                "reference", shell.text("title.reference"), partial(shell.routes.look_up, "", self._come_back), "book"
            )
        ]

    def _content(self, width: float) -> Node:
        look, line = self.shell.look, Node(name="saved")
        sign = Sprite(UiIcon("save" if self._saved else "close", look.colour("ink_soft")), (SIGN, SIGN))
        words = self.shell.text("pause.saved" if self._saved else "pause.not_saved")
        saved = Label(look, words, replace(SMALL, on="panel_top"), width=width - SIGN - 10)
        line.add(sign, saved)
        line.size = (width, beside([sign, saved], gap=10))
        return stacked([line, *self._menu], gap=12)

    def _result(self) -> None:
        self.resume()
        if self._on_result is not None:
            self._on_result()

    def _copy(self) -> None:
        self.resume()
        if self._on_copy is not None:
            self._on_copy()

    def _help(self) -> None:
        """Resume the game and show how to play it."""
        self.resume()
        if self.shell.screen is not None:
            self.shell.screen.act(actions.HELP)

    # ------------------------------------------------------------------------------------------- other screens

    def _come_back(self) -> None:
        """Return to the table and this menu."""
        self.shell.back()
        open_pause(self.shell, self._on_close, self._on_result, saved=self._saved, on_copy=self._on_copy)


def open_pause(
    shell: Shell,
    on_close: Callable[[], object],
    on_result: Callable[[], object] | None = None,
    *,
    saved: bool = True,
    on_copy: Callable[[], object] | None = None,
) -> Pause:
    """Open the menu over the current screen; see Pause."""
    pause = Pause(shell, on_close, on_result, saved=saved, on_copy=on_copy)
    shell.overlay.add(pause)
    pause.open()
    shell.stage.dispatcher.focus.give(pause.first)
    return pause
