"""The credits: who made what, under which licence."""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

from resarcana_gui.documents import read_document
from resarcana_gui.paths import assets
from resarcana_gui.scene.look import BODY, HEADING
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.stack import stacked

_log = logging.getLogger(__name__)

WIDEST: Final = 1200.0
"""Longer lines are hard to read."""


class Section(NamedTuple):
    """A part of the credits."""

    title: str
    text: str


def sections(language: str, game: str) -> list[Section]:
    """The credits in a language, the game's before the program's."""
    return [*_read(game, "credits", f"{language}.yaml"), *_read("credits", f"{language}.yaml")]


def _read(*parts_of_path: str) -> list[Section]:
    """The content of a file; empty, with a line in the log, if it is missing or damaged."""
    try:
        parts: Any = read_document(assets(*parts_of_path))
        return [Section(str(part["title"]), str(part["text"]).strip()) for part in parts]
    except (OSError, ValueError, TypeError, LookupError) as error:
        _log.warning("no credits in %s: %s", "/".join(parts_of_path), error)
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
