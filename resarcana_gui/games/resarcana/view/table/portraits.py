"""What a medallion shows: the likeness of the player there, or the mage that a person has chosen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
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
from resarcana_gui.tabletop.cards.picture_files import picture
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.seal import Seal
from resarcana_gui.tabletop.table.medallion import Marks, Mood

INK: Final = (236, 226, 200)
HEAD: Final = 0.7
"""How much of the height of a mage's picture, and as much of its width, shows head and shoulders, ..."""
ABOVE: Final = 0.03
"""... and how much lies above that."""
FIRST_MAGES: Final = ("seer", "druid", "witch", "scholar")
"""The faces of people before their first game."""
UNKNOWN: Final = "?"
"""The face of a person who has chosen no mage yet."""


@dataclass(frozen=True)
class StampedPicture:
    """A picture among the seals, or in another folder; a sign where that is missing."""

    name: str
    folder: str = "seals"

    @property
    def key(self) -> Hashable:
        return ("stamped", self.folder, self.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, self.folder, f"{self.name}.webp")
        return resized(found, size) if found is not None else ICONS.picture(self.name, max(1, min(size)), INK)


@dataclass(frozen=True)
class CardPicture:
    """The picture in the window of a card."""

    pictures: Pictures = field(compare=False)
    name: str

    @property
    def key(self) -> Hashable:
        return ("card picture", self.name)

    def ready(self, size: tuple[int, int]) -> bool:
        """Whether drawing it takes only a moment; otherwise it is being read."""
        return self.pictures.ready(self.name, size)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return self.pictures.of(self.name, size)


@dataclass(frozen=True)
class MageFace(CardPicture):
    """Head and shoulders of a mage: what is seen of the picture on the card is small in a medallion."""

    @property
    def key(self) -> Hashable:
        return ("mage", self.name)

    def ready(self, size: tuple[int, int]) -> bool:
        return super().ready(_whole(size))

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = _whole(size)
        return cut(super().render(whole, density), Box((whole[0] - size[0]) // 2, round(whole[1] * ABOVE), *size))


def marks(resources: TableResources) -> Marks:
    """The drawings on this game's medallions."""
    return Marks(
        resources.faces.numerals, Seal(resources.look.theme, GAME), StampedPicture("first_player"),
        StampedPicture("passed"), StampedPicture("title_circle", "scenes"),
    )  # fmt: skip


def faces(resources: TableResources, seat: int, view: State | None = None) -> Mapping[Mood, Drawing]:
    """What a seat's medallion shows in each mood, as far as a view tells it."""
    character = resources.characters.get(seat)
    if character is None:
        return dict.fromkeys(("rest", "pleased", "struck"), _person(resources, seat, view))
    rest = character.picture or Initial(resources.look, character.name[:1], resources.style(seat).colour)
    return {"rest": rest, "pleased": character.pleased or rest, "struck": character.struck or rest}


def card_picture(resources: TableResources, card: int) -> Drawing:
    """The picture of a component."""
    return CardPicture(resources.faces.pictures, resources.cards.components[card].slug)


def mage_of(view: State, seat: int) -> int | None:
    """The mage of a seat, once it is known."""
    components = view.cards.components
    mages = (number for number in view.play[seat] if components[number].kind == MAGE)
    return next(mages, view.chosen[seat] if view.chosen[seat] >= 0 else None)


def person(cards: CardSet, pictures: Pictures, mage: str, at: int) -> Drawing:
    """A person before a game: the mage of their last one, by its id, or else one of their own for each."""
    mages = [each.slug for each in cards.components if each.kind == MAGE]
    usual = FIRST_MAGES[at % len(FIRST_MAGES)]
    return MageFace(pictures, mage if mage in mages else usual)


def _person(resources: TableResources, seat: int, view: State | None) -> Drawing:
    mage = mage_of(view, seat) if view is not None else None
    if mage is None:
        return Initial(resources.look, UNKNOWN, resources.style(seat).colour)
    return MageFace(resources.faces.pictures, resources.cards.components[mage].slug)


def _whole(size: tuple[int, int]) -> tuple[int, int]:
    """How large a whole picture is in which head and shoulders fill that."""
    return round(size[0] / HEAD), round(size[1] / HEAD)
