"""The gallery: all cards of a game, on shelves, filtered by facets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.reference.search import typed_words

EXHIBIT_PREFIX: Final = "exhibit."
"""The prefix of links to a card in the gallery; without a name they lead to the whole gallery."""


class FacetValue(NamedTuple):
    """One of the values of a facet."""

    name: str
    """The same in every language."""
    label: str
    """How it is shown; markup."""
    tip: str = ""
    """What it means, if that needs an explanation."""


@dataclass(frozen=True)
class Facet:
    """A property by which cards can be filtered, such as their kind or cost."""

    name: str
    title: str
    values: tuple[FacetValue, ...]


@dataclass(frozen=True)
class RelatedExhibits:
    """Other exhibits that have something to do with one, and a heading that says what."""

    heading: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Exhibit:
    """One card in the gallery."""

    name: str
    """The same in every language."""
    title: str
    card: int
    shelf: str
    lines: tuple[str, ...]
    """Everything about it; markup."""
    traits: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The values that it has, by facet."""
    related: tuple[RelatedExhibits, ...] = ()


class Gallery:
    """All exhibits of a game, in one language."""

    def __init__(
        self, shelves: Sequence[tuple[str, str]], facets: Sequence[Facet], exhibits: Iterable[Exhibit]
    ) -> None:
        """`shelves` are pairs of a name and a title, in their order."""
        self.shelves: Final = tuple(shelves)
        self.facets: Final = tuple(facets)
        places = [name for name, _ in shelves]
        found = sorted(exhibits, key=lambda exhibit: places.index(exhibit.shelf))
        self.exhibits: Final = {exhibit.name: exhibit for exhibit in found}
        self._words: Final = {exhibit.name: normalized(" ".join([exhibit.title, *exhibit.lines])) for exhibit in found}

    def chosen(self, wanted: Mapping[str, str], typed: str = "") -> list[Exhibit]:
        """Return the exhibits that have every wanted value, by facet, and contain every word that was typed."""
        words = typed_words(typed)
        return [
            exhibit
            for exhibit in self.exhibits.values()
            if all(value in exhibit.traits.get(facet, ()) for facet, value in wanted.items())
            and all(word in self._words[exhibit.name] for word in words)
        ]
