"""Loads cards.yaml into the tables that the rules read. Everything in the file is checked first."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.component_files import ComponentFileError, contents, refuse, shown
from resarcana_gui.games.seasons.cards.card_readers import read_card
from resarcana_gui.games.seasons.cards.energies import LETTERS, parsed
from resarcana_gui.games.seasons.cards.entry import Entry
from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, GROUP, SEASONS, Card, CardSet, Face
from resarcana_gui.paths import assets

SECTIONS: Final = ("cards", "groups", "dice", "worth")
MOST_PIPS: Final = 3
FEWEST: Final = 18
"""The different cards that four players with nine cards each need at the least, two copies of each."""
FEWEST_GROUPS: Final = 4

_ENERGIES = re.compile(rf"[{LETTERS}]+")
_PIPS = re.compile(rf"[1-{MOST_PIPS}]")


def load_cards(path: Path | None = None) -> CardSet:
    """Return the components of a card file (the game's own when none is named). Raises ComponentFileError, the first
    mistake, and MissingFileError when the game's own file is not where it was installed."""
    return _read_once(own_file()) if path is None else _cards(path)


def own_file() -> Path:
    """Return the game's own card file. Raises MissingFileError."""
    return assets("seasons", "cards.yaml")


def problems_of(path: Path) -> list[str]:
    """Return every mistake in a card file, one sentence each; none when it can be played with."""
    try:
        return _Reading(path).problems
    except ComponentFileError as error:
        return [str(error)]


def _cards(path: Path) -> CardSet:
    reading = _Reading(path)
    if reading.problems:
        raise ComponentFileError(reading.problems[0])
    return CardSet(reading.cards, reading.groups, reading.faces, reading.worth)


_read_once: Final = cache(_cards)


class _Reading:
    """Reads a file once. A card with a mistake is skipped, so that mistakes in others are found too."""

    def __init__(self, path: Path) -> None:
        """Raises ComponentFileError when the file as a whole cannot be read."""
        self.file = path.name
        self.cards: list[Card] = []
        self.groups: list[list[int]] = []
        self.faces: list[Face] = []
        self.worth: list[list[int]] = []
        self.problems: list[str] = []
        sections = Entry(self.file, contents(path), SECTIONS)
        for at, data in enumerate(sections.items("cards")):
            self._try(self._read_card, f"{self.file}, cards {at}", data)
        if not self.problems and len(self.cards) < FEWEST:
            self.problems.append(f"{self.file}, cards: a game needs at least {FEWEST}, found {len(self.cards)}.")
        if not self.problems:
            self._try(self._read_groups, f"{self.file}, groups", sections.items("groups"))
        self._try(self._read_dice, f"{self.file}, dice", sections.need("dice"))
        self._try(self._read_worth, f"{self.file}, worth", sections.need("worth"))

    def _try(self, read: Callable[[str, object], None], where: str, data: object) -> None:
        try:
            read(where, data)
        except ComponentFileError as error:
            self.problems.append(str(error))

    def _read_card(self, where: str, data: object) -> None:
        card = read_card(where, len(self.cards), data)
        if any(card.slug == other.slug for other in self.cards):
            refuse(f"{self.file}, {card.slug}, id", "expected an id of its own, found one that is taken")
        self.cards.append(card)

    def _read_groups(self, where: str, data: object) -> None:
        assert isinstance(data, list)
        basic = {card.slug: card.number for card in self.cards if not card.advanced}
        for at, group in enumerate(data):
            if not isinstance(group, list) or len(group) != GROUP or len(set(map(str, group))) != GROUP:
                refuse(f"{where} {at}", f"expected {GROUP} different ids, found {shown(group)}")
            unknown = [slug for slug in group if slug not in basic]
            if unknown:
                refuse(f"{where} {at}", f"expected ids of cards that are not advanced, found {shown(unknown[0])}")
            self.groups.append([basic[slug] for slug in group])
        if len(self.groups) < FEWEST_GROUPS:
            refuse(where, f"a game needs at least {FEWEST_GROUPS}, found {len(self.groups)}")
        self._check_copies(where)

    def _check_copies(self, where: str) -> None:
        for card in self.cards:
            if sum(group.count(card.number) for group in self.groups) > 2:
                refuse(where, f"there are two copies of each card, and {card.slug} is in more groups")

    def _read_dice(self, where: str, data: object) -> None:
        seasons = Entry(where, data, SEASONS)
        for season in SEASONS:
            dice = seasons.items(season)
            if len(dice) != DICE_PER_SEASON:
                refuse(seasons.at(season), f"expected {DICE_PER_SEASON} dice, found {len(dice)}")
            for at, die in enumerate(dice):
                if not isinstance(die, list) or len(die) != FACES:
                    refuse(f"{seasons.at(season)} {at}", f"expected {FACES} faces, found {shown(die)}")
                self.faces += [_face(f"{seasons.at(season)} {at}", face) for face in die]

    def _read_worth(self, where: str, data: object) -> None:
        seasons = Entry(where, data, SEASONS)
        for season in SEASONS:
            row = Entry(seasons.at(season), seasons.need(season), LETTERS)
            for letter in LETTERS:
                row.need(letter)
            self.worth.append([row.number(letter) for letter in LETTERS])


def _face(where: str, data: object) -> Face:
    content, _, pips = data.partition(":") if isinstance(data, str) else ("", "", "")
    words = content.split()
    gauge, draws, ring = (words.count(sign) for sign in ("*", "D", "x"))
    crystals = [int(word) for word in words if word.isdecimal()]
    letters = [word for word in words if _ENERGIES.fullmatch(word)]
    known = gauge + draws + ring + len(crystals) + len(letters)
    once = max(gauge, draws, ring, len(crystals), len(letters)) == 1
    if not once or known != len(words) or not _PIPS.fullmatch(pips.strip()) or (draws and known > 1):
        refuse(where, f"expected a face like '* AW 3 x : 2' or 'D : 1', found {shown(data)}")
    energies = parsed(" ".join(f"{word.count(letter)}{letter}" for word in letters for letter in sorted(set(word))))
    return Face(energies, sum(crystals), gauge, bool(draws), bool(ring), int(pips))
