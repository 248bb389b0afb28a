"""Every mistake in a card file, for whoever adds a card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from resarcana_gui.games.resarcana.cards.components import HANDS
from resarcana_gui.games.resarcana.cards.loader import FILE, load_cards, problems_of
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, KINDS, MAGE, CardSet
from resarcana_gui.paths import data_file

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
