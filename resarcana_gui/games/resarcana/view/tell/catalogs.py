"""The texts of this game by language, and the names of its components, which are texts like all others, under `card`
and their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    folder = assets("resarcana", "lang")
    folders = {file.parent for file in folder.glob("*/*.yaml")} - {folder / RULES}
    return table_catalog(folder, *sorted(folders), language=language)


@cache
def name_catalog(language: str) -> Catalog:
    """Return what the title needs before the rest is read: the game's name. Raises I18nError."""
    return Catalog.load(assets("resarcana", "lang", "table"), language=language)


@cache
def rules_catalog(language: str) -> Catalog:
    """Return the rules and the glossary, which are only read when they are looked up. Raises I18nError."""
    return Catalog.load(assets("resarcana", "lang", RULES), language=language)


PREFIX: Final = "card."


class Names(Mapping[str, str]):
    """Names by id, in one language; a component without a name is shown by its id."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names: Final = dict(names)

    def __getitem__(self, slug: str) -> str:
        return self._names.get(slug) or slug.replace("_", " ").capitalize()

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def component_names(language: str) -> Mapping[str, str]:
    """Return the names in a language, by id; in English where it has none."""
    return Names({**names_in("en"), **names_in(language)})


def names_in(language: str) -> dict[str, str]:
    """Return the names in a language's catalogue, by id."""
    texts = catalog(language)
    return {key.removeprefix(PREFIX): texts.text(key) for key in sorted(texts.keys()) if key.startswith(PREFIX)}
