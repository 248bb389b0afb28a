"""The characters of machine opponents as the window shows them: the same automata that sit down at every game."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS, catalog
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.automata import portraits


def characters(language: str) -> Sequence[Character]:
    """Return all characters, in a language."""
    text = catalog(language).text
    return [Character(slug, text(f"character.{slug}"), text(f"temper.{slug}"), *portraits(slug)) for slug in CHARACTERS]
