"""The characters of machine opponents as the window shows them."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.seasons.tempers import CHARACTERS
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.automata import portraits


def characters(language: str) -> Sequence[Character]:
    """Return all characters, in a language."""
    text = catalog(language).text
    return [Character(slug, text(f"character.{slug}"), text(f"temper.{slug}"), *portraits(slug)) for slug in CHARACTERS]
