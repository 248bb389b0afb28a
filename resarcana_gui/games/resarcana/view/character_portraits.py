"""The characters of machine opponents as the window shows them: names, descriptions, portraits."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.characters import CHARACTERS, Character
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.screens import game_ui
from resarcana_gui.tabletop.table.automata import portraits


def characters(language: str) -> Sequence[game_ui.Character]:
    """Return all characters, in a language."""
    return [_shown(character, language) for character in CHARACTERS]


def _shown(character: Character, language: str) -> game_ui.Character:
    text = catalog(language).text
    words = f"{text(character.text('kind'))}. {text(character.text('about'))}"
    return game_ui.Character(character.slug, text(character.text("name")), words, *portraits(character.slug))
