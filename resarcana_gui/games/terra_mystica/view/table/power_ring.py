"""A seat's medallion: its face, the sign of its faction, a seal with its points, and a ring with its power: a segment
for each token, bright in bowl III, violet in bowl II, dim in bowl I, dark where burned."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import IVORY, LANDS
from resarcana_gui.games.terra_mystica.view.faces.shapes import mask
from resarcana_gui.games.terra_mystica.view.faces.signs import FACTION_SIGNS
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.rings import BrassRing, Disc, Gauge, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, resized
from resarcana_gui.scene.transform import Point, square_about
from resarcana_gui.tabletop.cards.pictures import picture
from resarcana_gui.tabletop.table.medallion import Medallion, MedallionMarks, Mood

TOKENS: Final = 12
BRIGHT: Final[Colour] = (226, 176, 255)
VIOLET: Final[Colour] = (140, 80, 208)
DIM: Final[Colour] = (78, 56, 108)
NUMBER: Final = 0.44


@dataclass(frozen=True)
class Emblem:
    """The face of a person: the sign of the faction on its ground."""

    slug: str
    land: int

    @property
    def key(self) -> Hashable:
        return "faction emblem", self.slug

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side, colour = max(1, min(size)), LANDS[self.land]
        found = picture("terra_mystica", "factions", f"{self.slug}.webp")
        if found is not None:
            return resized(found, (side, side))
        whole = _rays(side, colour)
        inner = round(side * 0.62)
        for off, tone in ((0.03, (20, 12, 8)), (0.0, IVORY)):
            sign = tinted(mask(FACTION_SIGNS[self.slug], (inner, inner)), tone)
            at = (round((side - inner) / 2 + off * side), round((side - inner) / 2 + off * side))
            whole.blit(sign, at, special_flags=PREMULTIPLIED)
        return whole


def _rays(side: int, colour: Colour) -> pygame.Surface:
    """Return a ground that is light in the middle."""
    whole, dark = clear((side, side)), mixed(colour, (0, 0, 0), 0.5)
    whole.fill((*dark, 255))
    for ring in range(14):
        tone = mixed(dark, mixed(colour, (255, 255, 255), 0.1), ring / 13)
        pygame.draw.circle(whole, (*tone, 255), (side / 2, side * 0.46), side * (0.62 - 0.04 * ring))
    return whole


@dataclass(frozen=True)
class PointSeal:
    """The wax seal of the points; a plain one where its picture is missing."""

    @property
    def key(self) -> Hashable:
        return ("terra mystica seal",)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture("resarcana", "seals", "points.webp")
        if found is not None:
            return resized(found, size)
        return tinted(smooth(size, lambda fine, _: _disc(fine)), (190, 40, 36), (110, 20, 20))


def _disc(fine: pygame.Surface) -> None:
    pygame.draw.circle(fine, WHITE, (fine.get_width() / 2, fine.get_height() / 2), fine.get_width() / 2)


@dataclass(frozen=True)
class SealMark:
    """A mark of who goes first, or has passed."""

    name: str

    @property
    def key(self) -> Hashable:
        return "terra mystica mark", self.name

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture("resarcana", "seals", f"{self.name}.webp")
        if found is not None:
            return resized(found, size)
        whole = Disc().render(size, density)
        sign = ICONS.picture("passed" if self.name == "passed" else "point", max(1, min(size) * 2 // 3), IVORY)
        whole.blit(sign, (min(size) // 6, min(size) // 6), special_flags=PREMULTIPLIED)
        return whole


class PowerMedallion(Medallion):
    """Shows `bowls`, the power in bowls I, II and III; its seal has the points alone."""

    bowls: Watched[tuple[int, int, int]] = Watched(inner=True)
    worn_style: Watched[SeatStyle] = Watched(inner=True)

    def __init__(self, resources: TableResources, view: State, seat: int, radius: float, at: Point) -> None:
        marks = MedallionMarks(resources.numerals, PointSeal(), SealMark("first_player"), SealMark("passed"))
        self._resources: Final = resources
        self.seat: Final = seat
        style = resources.style(view, seat)
        super().__init__(
            resources.look, style, faces(resources, view, seat), radius, goal=TOKENS, marks=marks, at=at,
            name=f"medallion {seat}",
        )  # fmt: skip
        self.bowls, self.worn_style = (0, 0, 0), style

    def show(self, view: State) -> None:
        """Show a view, without its points and power, which are counted as they change."""
        self.worn_style = self._resources.style(view, self.seat)
        self.faces = faces(self._resources, view, self.seat)
        self.passed, self.first = bool(view.passed[self.seat]), view.first == self.seat

    def hold(self, view: State) -> None:
        """Show the points and the power of a view."""
        seat = self.seat
        self.points = view.points[seat]
        self.bowls = (view.bowl1[seat], view.bowl2[seat], view.bowl3[seat])

    def texts(self) -> Iterable[ShownText]:
        box, number = self._seal_box(), self._text(str(self._seen), NUMBER * self.radius)
        block = number.block
        yield number._replace(x=box.centerx - block.width / 2, y=box.centery - block.height / 2 - 1)

    def draw_face(self, painter: Painter) -> None:
        middle = self.box.center
        disc, gauge = square_about(middle, self.outer), self.radius * 1.11
        self._draw_light(painter, disc)
        painter.put(BrassRing(self.radius / self.outer), disc)
        one, two, three = self.bowls
        inner, ring = self.radius / gauge, square_about(middle, gauge)
        painter.put(Gauge(three + two, TOKENS, VIOLET, inner, min(one + two + three, TOKENS), DIM), ring)
        if three:
            painter.put(Arc(min(three, TOKENS), inner), ring)
        painter.put(RoundPicture(self.faces[self.mood], grey=self.passed), square_about(middle, self.radius))
        self._draw_marks(painter)

    def _draw_marks(self, painter: Painter) -> None:
        sign = square_about(self._corner(-0.74, -0.74), max(17.0, self.radius * 0.3))
        painter.put(Disc(), sign)
        painter.put(self.worn_style.sign, sign.scale_by(0.62))
        if self.first:
            painter.put(self.marks.first, square_about(self._corner(0.74, -0.74), max(18.0, self.radius * 0.3)))
        if self.passed:
            painter.put(self.marks.passed, square_about(self._corner(-0.72, 0.68), max(18.0, self.radius * 0.32)))
        painter.put(self.marks.seal, self._seal_box())
        self.draw_texts(painter)


@dataclass(frozen=True)
class Arc:
    """The bright segments of a gauge of twelve alone."""

    value: int
    inner: float

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, lambda fine, _: self._draw(fine)), BRIGHT)

    def _draw(self, fine: pygame.Surface) -> None:
        side = fine.get_width()
        outer, inner = side / 2 * 0.985, side / 2 * (self.inner + 0.015)
        middle = pygame.Vector2(side / 2, side / 2)
        for at in range(self.value):
            turns = [at * 30 + 3 + step * 2 for step in range(13)]
            spokes = [pygame.Vector2(0, -1).rotate(turn) for turn in turns]
            rim = [middle + spoke * outer for spoke in spokes]
            pygame.draw.polygon(fine, WHITE, [*rim, *(middle + spoke * inner for spoke in reversed(spokes))])


def faces(resources: TableResources, view: State, seat: int) -> Mapping[Mood, Drawing]:
    """Return what a seat's medallion shows in each mood: a machine its character, a person the faction's sign."""
    character = resources.characters.get(seat)
    if character is not None and character.picture is not None:
        rest = character.picture
        return {"rest": rest, "pleased": character.pleased or rest, "struck": character.struck or rest}
    face = _person(resources, view, seat)
    return {"rest": face, "pleased": face, "struck": face}


def _person(resources: TableResources, view: State, seat: int) -> Drawing:
    if view.faction[seat] != NONE:
        faction = view.parts.factions[view.faction[seat]]
        return Emblem(faction.slug, faction.home)
    name = resources.voice.players[seat]
    return Initial(resources.look, name[:1].upper(), resources.style(view, seat).colour)
