"""The texts of this game, by language."""

from __future__ import annotations

from functools import cache
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.tabletop.tell.voice import table_catalog

CHARACTERS: Final = ("owl", "cat", "salamander", "golem", "raven", "toad", "hound", "sphinx")
"""The characters of machine opponents, which have their names in every catalog; settings contain them."""


@cache
def catalog(language: str) -> Catalog:
    """The catalog of a language: all files below `lang/`. Raises I18nError."""
    whole = assets("terra_mystica", "lang")
    return table_catalog(whole, *sorted({file.parent for file in whole.glob("*/*.yaml")}), language=language)
