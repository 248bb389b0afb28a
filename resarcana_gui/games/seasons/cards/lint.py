"""Every mistake in a card file, for whoever adds a card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from resarcana_gui.games.seasons.cards.loader import load_cards, own_file, problems_of
from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, SEASONS, CardSet

BASE_GAME: Final = (30, 20)
"""The least numbers of basic and of advanced cards: those of the base game."""


def lint(path: Path | None = None) -> list[str]:
    """Return every mistake in a card file (the game's own when none is named), one sentence each; none when all is
    well.

    Raises MissingFileError when the game's own file is not where it was installed, and nothing else.
    """
    file = own_file() if path is None else path
    problems = problems_of(file)
    if problems:
        return problems
    cards = load_cards(file)
    return [*_number_problems(file.name, cards), *_pip_problems(file.name, cards)]


def _number_problems(file: str, cards: CardSet) -> Iterator[str]:
    numbers = (len(cards.basic), cards.count - len(cards.basic))
    for what, least, number in zip(("basic", "advanced"), BASE_GAME, numbers, strict=True):
        if number < least:
            yield f"{file}, cards: the base game has {least} {what} ones, found {number}."


def _pip_problems(file: str, cards: CardSet) -> Iterator[str]:
    for at in range(0, len(cards.faces), FACES):
        pips = sorted(face.pips for face in cards.faces[at : at + FACES])
        if pips != [1, 1, 2, 2, 3, 3]:
            season, die = divmod(at // FACES, DICE_PER_SEASON)
            yield f"{file}, dice, {SEASONS[season]} {die}: expected the pips 1, 1, 2, 2, 3, 3, found {pips}."
