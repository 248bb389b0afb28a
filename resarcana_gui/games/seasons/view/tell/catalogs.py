"""The texts of this game, by language."""

from __future__ import annotations

from functools import cache
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.tabletop.tell.voice import table_catalog

RULES: Final = "rules"
"""The folder of texts that are long and seldom needed."""


@cache
def catalog(language: str) -> Catalog:
    """Return the catalog of a language: all files below `lang/` but the rules. Raises I18nError."""
    folder = assets("seasons", "lang")
    folders = {file.parent for file in folder.glob("*/*.yaml")} - {folder / RULES}
    return table_catalog(*sorted(folders), language=language)


@cache
def rules_catalog(language: str) -> Catalog:
    """Return the rules and the glossary, which are only read when they are looked up. Raises I18nError."""
    return Catalog.load(assets("seasons", "lang", RULES), language=language)
