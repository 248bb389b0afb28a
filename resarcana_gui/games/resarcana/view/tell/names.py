"""The names of components: texts like all others, under `card` and their ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from resarcana_gui.games.resarcana.view.tell.catalogs import catalog

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
    return Names({**named("en"), **named(language)})


def named(language: str) -> dict[str, str]:
    """Return the names in a language's catalogue, by id."""
    texts = catalog(language)
    return {key.removeprefix(PREFIX): texts.text(key) for key in sorted(texts.keys()) if key.startswith(PREFIX)}
