"""The texts of this game, by language."""

from __future__ import annotations

from functools import cache
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.tabletop.tell.voice import table_catalog

CHARACTERS: Final = ("owl", "cat", "salamander", "golem", "raven", "toad", "hound", "sphinx")
"""The characters of machine opponents, which have their names in every catalog; settings contain them."""


RULES: Final = "rules"
"""The folder of texts that are long and seldom needed."""


@cache
def catalog(language: str) -> Catalog:
    """Return the catalog of a language: all files below `lang/` but the rules. Raises I18nError."""
    whole = assets("terra_mystica", "lang")
    folders = {file.parent for file in whole.glob("*/*.yaml")} - {whole / RULES}
    return table_catalog(whole, *sorted(folders), language=language)


@cache
def rules_catalog(language: str) -> Catalog:
    """Return rules, rulings and glossary, which are only read when they are looked up. Raises I18nError."""
    return Catalog.load(assets("terra_mystica", "lang", RULES), language=language)


@cache
def screen_texts(language: str) -> Catalog:
    """Return what the screens and the terminal say otherwise while this game is chosen. Raises I18nError."""
    return Catalog.load(assets("terra_mystica", "lang", "screens"), language=language)
