"""The texts of this game, by language."""

from __future__ import annotations

from functools import cache

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.tabletop.tell.voice import table_catalog


@cache
def catalog(language: str) -> Catalog:
    """The catalog of a language. Raises I18nError."""
    return table_catalog(assets("terra_mystica", "lang"), language=language)
