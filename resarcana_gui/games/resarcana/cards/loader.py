"""Loading cards.yaml into the tables that the rules read, and finding every mistake in it. The whole file is checked
first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.component_files import ComponentFileError, contents
from resarcana_gui.games.resarcana.cards.components import HANDS, SECTIONS, SIDES, read_component
from resarcana_gui.games.resarcana.cards.entry import Entry
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, KINDS, MAGE, PLACE, CardSet, Component
from resarcana_gui.paths import data_file

FILE: Final = "cards.yaml"
FEWEST: Final = {"artifacts": 32, "mages": 8, "items": 5, "monuments": 2}
"""The components a game of four needs: 8 artifacts and 2 mages each, an item each and one to swap, and 2 monuments
on display."""
FEWEST_TILES: Final = 4


def load_cards(path: Path | None = None) -> CardSet:
    """Return the components of a card file (the game's own if none is named). Raises ComponentFileError with the first
    mistake, and MissingFileError if the game's own file is not where it was installed."""
    return _own_cards() if path is None else _cards(path)


def problems_of(path: Path) -> list[str]:
    """Return every mistake that keeps a card file from being played with, one sentence each."""
    try:
        return _Reading(path).problems
    except ComponentFileError as error:
        return [str(error)]


@cache
def _own_cards() -> CardSet:
    return _cards(data_file(FILE))


def _cards(path: Path) -> CardSet:
    reading = _Reading(path)
    if reading.problems:
        raise ComponentFileError(reading.problems[0])
    return CardSet(reading.components)


class _Reading:
    """One reading of a file. A component with a mistake is skipped, so that mistakes in others are found too."""

    def __init__(self, path: Path) -> None:
        """Raises ComponentFileError if the file as a whole cannot be read."""
        self.file = path.name
        self.components: list[Component] = []
        self.problems: list[str] = []
        sections = Entry(self.file, contents(path), SECTIONS)
        for kind, section in enumerate(SECTIONS):
            self._read_section(sections, kind, section)
        if not self.problems:
            self.problems += _set_problems(self.file, self.components)

    def _read_section(self, sections: Entry, kind: int, section: str) -> None:
        try:
            items = sections.items(section)
        except ComponentFileError as error:
            self.problems.append(str(error))
            return
        for at, data in enumerate(items):
            self._read_component(f"{self.file}, {section} {at}", kind, data)

    def _read_component(self, where: str, kind: int, data: object) -> None:
        try:
            component = read_component(where, len(self.components), kind, data)
        except ComponentFileError as error:
            self.problems.append(str(error))
            return
        if any(component.slug == other.slug for other in self.components):
            self.problems.append(
                f"{self.file}, {component.slug}, id: expected an id of its own, found one that is taken."
            )
        self.components.append(component)


def _set_problems(file: str, components: Sequence[Component]) -> Iterator[str]:
    """Yield mistakes in the set of components as a whole."""
    for kind, (section, least) in enumerate(FEWEST.items()):
        number = sum(component.kind == kind for component in components)
        if number < least:
            yield f"{file}, {section}: a game needs at least {least}, found {number}."
    tiles: dict[int, list[bool]] = {}
    for component in components:
        if component.kind == PLACE:
            tiles.setdefault(component.tile, []).append(component.first_side)
    yield from _tile_problems(file, tiles)


def _tile_problems(file: str, tiles: Mapping[int, Sequence[bool]]) -> Iterator[str]:
    if len(tiles) < FEWEST_TILES:
        yield f"{file}, places: a game needs at least {FEWEST_TILES} tiles, found {len(tiles)}."
    for tile, sides in sorted(tiles.items()):
        if sorted(sides) != [False, True]:
            found = ", ".join(SIDES[0] if first else SIDES[1] for first in sides)
            yield f"{file}, places: tile {tile} needs one side {SIDES[0]} and one side {SIDES[1]}, found {found}."


BASE_GAME: Final = (40, 10, 8, 10, 10)
"""The least number of components of each kind: those of the base game. Its five tiles have ten sides."""

HAND: Final = {ARTIFACT: 3, MAGE: 1}
"""The number of cards of each kind in a first-game hand."""


def lint(path: Path | None = None) -> list[str]:
    """Return every mistake in a card file (the game's own if none is named), one sentence each.

    Raises MissingFileError if the game's own file is not where it was installed, and nothing else.
    """
    return _lint(data_file(FILE) if path is None else path)


def _lint(path: Path) -> list[str]:
    problems = problems_of(path)
    if problems:
        return problems
    cards = load_cards(path)
    return [*_number_problems(path.name, cards), *_hand_problems(path.name, cards)]


def _number_problems(file: str, cards: CardSet) -> Iterator[str]:
    for kind, least in enumerate(BASE_GAME):
        number = sum(component.kind == kind for component in cards.components)
        if number < least:
            yield f"{file}, {KINDS[kind]}s: the base game has {least}, found {number}."


def _hand_problems(file: str, cards: CardSet) -> Iterator[str]:
    for hand in range(1, HANDS + 1):
        for kind, wanted in HAND.items():
            number = sum(component.kind == kind and component.hand == hand for component in cards.components)
            if number != wanted:
                yield f"{file}, hand {hand}: expected {wanted} of kind {KINDS[kind]}, found {number}."
