"""The automata that sit down at every game: their portraits, and who of them plays at a table. What they are called and
like is each game's own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

import pygame

from resarcana_gui.i18n.discovery import languages
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import picture

FOLDER: Final = "opponents"
"""The folder of the portraits, `<slug>-<mood>.webp`, among the assets."""
LARGE: Final = 1.4
"""The text scale from which remarks hide much of a table."""
MOODS: Final = ("rest", "pleased", "struck")


@dataclass(frozen=True)
class Portrait:
    """A portrait from its file, read when it is first drawn; empty if the file cannot be read."""

    file: str

    @property
    def key(self) -> Hashable:
        return ("portrait", self.file)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        surface = picture(FOLDER, self.file)
        return resized(surface, size) if surface is not None else clear(size)


class Portraits(NamedTuple):
    """The portraits of an automaton by its mood; None for one without a file."""

    rest: Drawing | None
    pleased: Drawing | None
    struck: Drawing | None


@cache
def portraits(slug: str) -> Portraits:
    """Return the portraits of an automaton. Cached, because they are asked for in every frame together with players'
    names."""
    return Portraits(*(_portrait(f"{slug}-{mood}.webp") for mood in MOODS))


def _portrait(file: str) -> Portrait | None:
    return Portrait(file) if asset_path(FOLDER, file) is not None else None


def characters_by_seat(
    seats: Sequence[Seat], characters: Callable[[str], Sequence[Character]], language: str
) -> Mapping[int, Character]:
    """Return the characters that machines play, by seat; `characters` returns a game's in a language. A save knows them
    by their names, in the language in which it was begun."""
    ids = {each.name: each.id for known in map(characters, languages()) for each in known}
    shown = {each.id: each for each in characters(language)}
    return {at: shown[ids[seat.name]] for at, seat in enumerate(seats) if not seat.is_human and seat.name in ids}


def may_talk(context: Context, match: Match) -> bool:
    """Return whether characters may make remarks: not in lessons and puzzles, where a panel speaks already, nor in
    demos in a small window or with large texts, where they would hide the table beside what is explained."""
    watched = context.look.pace.watched and (context.small or context.look.text.scale >= LARGE)
    return context.settings.remarks and not match.exercise and not watched
