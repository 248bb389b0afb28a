"""The credits: who made what, under which licence."""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

from resarcana_gui.documents import read_document
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.ui_style import BODY, HEADING
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.shipped import asset_path

_log = logging.getLogger(__name__)

WIDEST: Final = 1200.0
"""Longer lines are hard to read."""


class Section(NamedTuple):
    """A section of the credits."""

    title: str
    text: str


def sections(language: str, game: str) -> list[Section]:
    """Return the credits in a language, the game's before the program's; in English where they are not translated."""
    return [*_read(language, game), *_read(language)]


def _read(language: str, *folder: str) -> list[Section]:
    """Return the credits in a folder; none, with a line in the log, if they are damaged."""
    for name in dict.fromkeys((language, FALLBACK)):
        path = asset_path(*folder, "credits", f"{name}.yaml")
        try:
            parts: Any = [] if path is None else read_document(path)
            if parts:
                return [Section(str(part["title"]), str(part["text"]).strip()) for part in parts]
        except (OSError, ValueError, TypeError, LookupError) as error:
            _log.warning("no credits in %s: %s", path, error)
    return []


class Credits(Page):
    """A page of text to scroll."""

    name_key = "credits.title"

    def lay(self, width: float) -> Node:
        look = self.shell.look
        wide = min(width, WIDEST * look.text.scale)
        parts = [
            stacked([Label(look, part.title, HEADING, width=wide), Label(look, part.text, BODY, width=wide)], gap=6)
            for part in sections(self.shell.settings.language, self.shell.chosen)
        ]
        return stacked(parts, gap=28)
