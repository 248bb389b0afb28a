"""What is on show: everything with a card, on shelves, to be narrowed down by what it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from resarcana_gui.i18n.letters import bare
from resarcana_gui.reference.search import typed_words

OF_EXHIBIT: Final = "exhibit."
"""How what leads to a card in the gallery begins; without a name it leads to all of them."""


class FacetValue(NamedTuple):
    """One of the values of a facet."""

    name: str
    """The same in every language."""
    label: str
    """How it is shown: markup."""
    tip: str = ""
    """What it means, if that needs saying."""


@dataclass(frozen=True)
class Facet:
    """Something by which cards can be chosen, like their kind or cost."""

    name: str
    title: str
    values: tuple[FacetValue, ...]


@dataclass(frozen=True)
class RelatedExhibits:
    """Other exhibits that one has to do with, and how."""

    heading: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Exhibit:
    """One card on show."""

    name: str
    """The same in every language."""
    title: str
    card: int
    shelf: str
    lines: tuple[str, ...]
    """Everything about it; markup."""
    traits: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The values that it has, by facet."""
    kin: tuple[RelatedExhibits, ...] = ()


class Gallery:
    """All exhibits of a game, in one language."""

    def __init__(
        self, shelves: Sequence[tuple[str, str]], facets: Sequence[Facet], exhibits: Iterable[Exhibit]
    ) -> None:
        """Shelves by name, each with its title, in their order."""
        self.shelves: Final = tuple(shelves)
        self.facets: Final = tuple(facets)
        places = [name for name, _ in shelves]
        found = sorted(exhibits, key=lambda exhibit: places.index(exhibit.shelf))
        self.exhibits: Final = {exhibit.name: exhibit for exhibit in found}
        self._words: Final = {exhibit.name: bare(" ".join([exhibit.title, *exhibit.lines])) for exhibit in found}

    def chosen(self, wanted: Mapping[str, str], typed: str = "") -> list[Exhibit]:
        """Those that have every wanted value, by facet, and say every word that was typed."""
        words = typed_words(typed)
        return [
            exhibit
            for exhibit in self.exhibits.values()
            if all(value in exhibit.traits.get(facet, ()) for facet, value in wanted.items())
            and all(word in self._words[exhibit.name] for word in words)
        ]
