"""What the components are called: texts like all others, under `card` and their ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages

PREFIX: Final = "card."


class Names(Mapping[str, str]):
    """Names by id, in one language; who has none in any language is called by the id, in plain letters."""

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
    """The names in a language, by id; in English where it has none."""
    return Names({**_named("en"), **_named(language)})


def name_problems(cards: CardSet) -> Iterator[str]:
    """What is wrong with the names of components, one sentence each: who has none, and who shares one."""
    for language in languages():
        file, named, taken = f"lang/cards/{language}.yaml, card", _named(language), dict[str, str]()
        for slug in (component.slug for component in cards.components):
            if slug not in named:
                yield f"{file}: {slug!r} has no name."
            elif taken.setdefault(named[slug], slug) != slug:
                yield f"{file}, {slug}: {named[slug]!r} is the name of {taken[named[slug]]} too."


def _named(language: str) -> dict[str, str]:
    texts = catalog(language)
    return {key.removeprefix(PREFIX): texts.text(key) for key in sorted(texts.keys()) if key.startswith(PREFIX)}
