"""Pasted and dropped text: positions as short texts, also to the clipboard, and the names of save files."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.match.sharing import ShareError
from resarcana_gui.records.archive import SUFFIX
from resarcana_gui.scene import clipboard
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.shell import Shell


def copy_position(shell: Shell, match: Match, at: int) -> None:
    """Copy a position of a match, and say so, or why not."""
    try:
        text = match.shared(at)
    except ShareError as error:
        shell.messages.tell(shell.text(f"share.{error}"))
        return
    shell.messages.tell(shell.text("share.copied" if clipboard.put(text) else "crash.not_copied"))


def play_position(shell: Shell, text: str) -> None:
    """Play on from the position in a text; if that is impossible, say why."""
    try:
        match = shell.matches.from_text(text)
    except ShareError as error:
        shell.messages.tell(shell.text(f"share.{error}"))
    except SaveError as error:
        shell.messages.tell(shell.why(error))
    else:
        shell.routes.table(match.game.name, match, begun=True)


class PastingPage(Page):
    """A list of games into which a position can be pasted as text: with a button below the list, with a key, or by
    dropping it."""

    paste_key: ClassVar[str] = "share.paste"
    """The key of the button's label."""

    def foot(self) -> Node:
        shell = self.shell
        sign = UiIcon("copy", shell.look.colour("gold"))
        button = Button(shell.look, shell.text(self.paste_key), self.paste, icon=sign, name="paste")
        button.tip = shell.text("share.paste_text")
        return button

    def act(self, action: str) -> bool:
        if action == actions.PASTE:
            self.paste()
            return True
        return super().act(action)

    def paste(self) -> None:
        """Paste from the clipboard."""
        self.given(clipboard.get())

    def given(self, text: str) -> bool:
        """Take a text that was pasted or dropped."""
        play_position(self.shell, text)
        return True


ADDRESS: Final = "file:"
"""The prefix of a file's URL; anything else is taken for a path."""
LONGEST: Final = 100_000
"""In characters; a longer text is no list of files."""


def pasted_files(text: str) -> list[Path]:
    """Return the save files that a text names, as copied or dragged in a file manager: each on its own line as a
    path or a URL; none if any line is something else. The text may be anything."""
    lines = [line.strip().strip('"') for line in text.splitlines() if line.strip()] if len(text) <= LONGEST else []
    files = [_file(line) for line in lines]
    found = [path for path in files if path is not None]
    return found if len(found) == len(files) else []


def _file(line: str) -> Path | None:
    """Return the save file of that path or URL, if it exists."""
    with suppress(OSError, ValueError):  # not a URL, or too long for a path
        path = Path(url2pathname(urlsplit(line).path) if line.startswith(ADDRESS) else line)
        return path if path.suffix == SUFFIX and path.is_file() else None
    return None
