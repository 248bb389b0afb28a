"""What a medallion shows: the portrait of a machine's character, or a person's initial; and its gem of crystals."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.seasons.rules.codes import MOST_GAUGE
from resarcana_gui.games.seasons.view.faces.icons import GAME, ICONS, crystal
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.rings import BrassRing, Gauge, RoundPicture
from resarcana_gui.scene.surfaces import resized
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.tabletop.cards.pictures import picture
from resarcana_gui.tabletop.table.medallion import Medallion, MedallionMarks, Mood

NUMBER: Final = 0.42
"""The height of the crystals, relative to the radius."""


@dataclass(frozen=True)
class GemSeal:
    """The gem that bears a seat's crystals."""

    @property
    def key(self) -> Hashable:
        return ("gem seal",)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, "seals", "crystal.webp")
        return resized(found, size) if found is not None else crystal(max(1, min(size)))


@dataclass(frozen=True)
class Stamped:
    """A picture from a folder of the game; a sign where it is missing."""

    name: str
    folder: str = "seals"

    @property
    def key(self) -> Hashable:
        return ("seasons stamped", self.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, self.folder, f"{self.name}.webp")
        return (
            resized(found, size) if found is not None else ICONS.picture("summer", max(1, min(size)), (255, 222, 140))
        )


class SeasonsMedallion(Medallion):
    """Its ring has fifteen parts: those of cards in play in the seat's colour, those of free places in dull gold. Its
    seal is a gem with the crystals, its `points`."""

    cards: Watched[int] = Watched(inner=True)
    gauge: Watched[int] = Watched(inner=True)
    first_at = 0.84

    def __init__(self, resources: TableResources, seat: int, radius: float, at: Point) -> None:
        marks = MedallionMarks(
            resources.faces.numerals, GemSeal(), Stamped("first_player"), Stamped("passed"),
            Stamped("title_circle", "scenes"),
        )  # fmt: skip
        super().__init__(
            resources.look, resources.style(seat), faces(resources, seat), radius, goal=MOST_GAUGE, marks=marks, at=at,
            name=f"medallion {seat}",
        )  # fmt: skip
        self.cards = self.gauge = 0

    def texts(self) -> Iterable[ShownText]:
        box, number = self._seal_box(), self._text(str(self._seen), NUMBER * self.radius)
        block = number.block
        yield number._replace(x=box.centerx - block.width / 2, y=box.centery - block.height / 2 - 2)

    def draw_face(self, painter: Painter) -> None:
        middle = self.box.center
        disc = square_about(middle, self.outer)
        self._draw_light(painter, disc)
        gauge = self.radius * 1.11
        inner, ring = self.radius / gauge, square_about(middle, gauge)
        painter.put(BrassRing(self.radius / self.outer), disc)
        painter.put(Gauge(self.cards, self.goal, self.style.colour, inner, self.gauge), ring)
        painter.put(RoundPicture(self.faces[self.mood], grey=False), square_about(middle, self.radius))
        self._draw_marks(painter)

    def _seal_box(self) -> Box:
        return square_about(self._corner(0.66, 0.66), max(30.0, self.radius * 0.52))


def faces(resources: TableResources, seat: int) -> Mapping[Mood, Drawing]:
    """Return what a seat's medallion shows in each mood."""
    character = resources.characters.get(seat)
    if character is None:
        name = resources.voice.players[seat]
        return dict.fromkeys(
            ("rest", "pleased", "struck"), Initial(resources.look, name[:1].upper(), resources.style(seat).colour)
        )
    rest = character.picture or Initial(resources.look, character.name[:1], resources.style(seat).colour)
    return {"rest": rest, "pleased": character.pleased or rest, "struck": character.struck or rest}
