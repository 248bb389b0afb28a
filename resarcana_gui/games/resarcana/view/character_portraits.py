"""The characters of machine opponents as the window shows them: names, descriptions, portraits."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import pygame

from resarcana_gui.games.resarcana.characters import CHARACTERS, Character
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.screens import game_ui
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import picture

FOLDER = ("resarcana", "opponents", "faces")


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


def characters(language: str) -> Sequence[game_ui.Character]:
    """Return all characters, in a language."""
    return [_shown(character, language) for character in CHARACTERS]


def characters_by_seat(seats: Sequence[Seat], language: str) -> Mapping[int, game_ui.Character]:
    """Return the characters that machines play, by seat. A save knows them by their names, in the language in which
    it was begun."""
    names = {text.text(each.text("name")): each.slug for text in map(catalog, languages()) for each in CHARACTERS}
    known = {character.id: character for character in characters(language)}
    return {at: known[names[seat.name]] for at, seat in enumerate(seats) if not seat.is_human and seat.name in names}


def _shown(character: Character, language: str) -> game_ui.Character:
    text = catalog(language).text
    words = f"{text(character.text('kind'))}. {text(character.text('about'))}"
    return game_ui.Character(character.slug, text(character.text("name")), words, *_portraits(character))


@cache
def _portraits(character: Character) -> tuple[Drawing | None, Drawing | None, Drawing | None]:
    """Return the calm, pleased and struck portraits; None for one without a file. Cached, because they are asked for
    in every frame together with players' names."""
    rest, pleased, struck = (
        Portrait(name) if asset_path(*FOLDER, name := character.portrait(mood)) is not None else None
        for mood in ("rest", "pleased", "struck")
    )
    return rest, pleased, struck
