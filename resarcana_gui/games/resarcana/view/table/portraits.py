"""What a medallion shows: the portrait of a machine's character, or the mage that a person has chosen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.tables import MAGE, CardSet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.icons import GAME, ICONS
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.surfaces import cut, resized
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.pictures import CardPicture, Pictures, picture
from resarcana_gui.tabletop.cards.seal import Seal
from resarcana_gui.tabletop.table.medallion import MedallionMarks, Mood

INK: Final = (236, 226, 200)
HEAD: Final = 0.7
"""The share of a mage's picture, in height and in width, that shows head and shoulders."""
ABOVE: Final = 0.03
"""The share of its height that lies above that."""
FIRST_MAGES: Final = ("seer", "druid", "witch", "scholar")
"""The faces of people before their first game."""
UNKNOWN: Final = "?"
"""The face of a person who has chosen no mage yet."""


@dataclass(frozen=True)
class StampedPicture:
    """A picture among the seals, or in another folder; a sign where it is missing."""

    name: str
    folder: str = "seals"

    @property
    def key(self) -> Hashable:
        return ("stamped", self.folder, self.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, self.folder, f"{self.name}.webp")
        return resized(found, size) if found is not None else ICONS.picture(self.name, max(1, min(size)), INK)


@dataclass(frozen=True)
class MageFace(CardPicture):
    """Head and shoulders of a mage: the whole picture would be too small in a medallion."""

    @property
    def key(self) -> Hashable:
        return ("mage", self.name)

    def ready(self, size: tuple[int, int]) -> bool:
        return super().ready(_whole(size))

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = _whole(size)
        return cut(super().render(whole, density), Box((whole[0] - size[0]) // 2, round(whole[1] * ABOVE), *size))


def marks(resources: TableResources) -> MedallionMarks:
    """Return the drawings on this game's medallions."""
    return MedallionMarks(
        resources.faces.numerals, Seal(resources.look.theme, GAME), StampedPicture("first_player"),
        StampedPicture("passed"), StampedPicture("title_circle", "scenes"),
    )  # fmt: skip


def faces(resources: TableResources, seat: int, view: State | None = None) -> Mapping[Mood, Drawing]:
    """Return what a seat's medallion shows in each mood, as far as the view tells."""
    character = resources.characters.get(seat)
    if character is None:
        return dict.fromkeys(("rest", "pleased", "struck"), _person(resources, seat, view))
    rest = character.picture or Initial(resources.look, character.name[:1], resources.style(seat).colour)
    return {"rest": rest, "pleased": character.pleased or rest, "struck": character.struck or rest}


def card_picture(resources: TableResources, card: int) -> Drawing:
    """Return the picture of a component."""
    return CardPicture(resources.faces.pictures, resources.cards.components[card].slug)


def mage_of(view: State, seat: int) -> int | None:
    """Return the mage of a seat, once it is known."""
    components = view.cards.components
    mages = (number for number in view.play[seat] if components[number].kind == MAGE)
    return next(mages, view.chosen[seat] if view.chosen[seat] >= 0 else None)


def person(cards: CardSet, pictures: Pictures, mage: str, at: int) -> Drawing:
    """Return a person's face before a game: the mage of their last one, by its id, or else a different one for each
    person."""
    mages = [each.slug for each in cards.components if each.kind == MAGE]
    usual = FIRST_MAGES[at % len(FIRST_MAGES)]
    return MageFace(pictures, mage if mage in mages else usual)


def _person(resources: TableResources, seat: int, view: State | None) -> Drawing:
    mage = mage_of(view, seat) if view is not None else None
    if mage is None:
        return Initial(resources.look, UNKNOWN, resources.style(seat).colour)
    return MageFace(resources.faces.pictures, resources.cards.components[mage].slug)


def _whole(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the whole picture whose head and shoulders fill `size`."""
    return round(size[0] / HEAD), round(size[1] / HEAD)
