"""The texts of this game, by language."""

from __future__ import annotations

from functools import cache

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.tabletop.tell.voice import table_catalog


@cache
def catalog(language: str) -> Catalog:
    """Return the catalog of a language: all files below `lang/`. Raises I18nError."""
    folders = sorted({file.parent for file in assets("seasons", "lang").glob("*/*.yaml")})
    return table_catalog(*folders, language=language)
