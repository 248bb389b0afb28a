"""The characters of machine opponents as the window shows them: the same automata that sit down at every game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS, catalog
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import picture

FOLDER: Final = ("resarcana", "opponents", "faces")


@dataclass(frozen=True)
class Portrait:
    """A portrait from its file, read when it is first drawn; empty if the file cannot be read."""

    file: str

    @property
    def key(self) -> Hashable:
        return ("portrait", self.file)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = picture(*FOLDER, self.file)
        return resized(surface, size) if surface is not None else clear(size)


def characters(language: str) -> Sequence[Character]:
    """Return all characters, in a language."""
    return [_character(slug, language) for slug in CHARACTERS]


def characters_by_seat(seats: Sequence[Seat], language: str) -> Mapping[int, Character]:
    """Return the characters that machines play, by seat. A save has their names in the language in which it was
    begun."""
    names = {catalog(each).text(f"character.{slug}"): slug for each in languages() for slug in CHARACTERS}
    found = {at: names[seat.name] for at, seat in enumerate(seats) if not seat.is_human and seat.name in names}
    return {at: _character(slug, language) for at, slug in found.items()}


def _character(slug: str, language: str) -> Character:
    rest, pleased, struck = (_portrait(f"{slug}-{mood}.webp") for mood in ("rest", "pleased", "struck"))
    return Character(slug, catalog(language).text(f"character.{slug}"), "", rest, pleased, struck)


def _portrait(file: str) -> Portrait | None:
    return Portrait(file) if asset_path(*FOLDER, file) is not None else None
