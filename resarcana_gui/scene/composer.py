"""The composer: of what a frame puts on its surface it draws only what differs from the frame before, and of that only
as much as there is time for: the rest follows in the next frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.blits import Blit, different, new_shades, outside, play
from resarcana_gui.scene.cells import Cells, Place
from resarcana_gui.scene.colour import Colour

PATIENCE: Final = 3
"""For so many frames a place may wait until it is drawn on; ..."""
LONGER: Final = 0.8
"""... for each of them, frames go on for so many milliseconds longer."""


class Late(NamedTuple):
    """Where a surface still has to be drawn on, and for how many frames that has waited."""

    place: pygame.Rect
    frames: int


class Shown(NamedTuple):
    """What a surface shows."""

    base: pygame.Surface | Colour
    blits: Sequence[Blit]


class Composer:
    """Remembers what was put on its surface. Below the pictures lies a `base`: a picture as large as the surface, or a
    colour."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._size = (0, 0)
        self._base: pygame.Surface | Colour = (0, 0, 0)
        self._blits: Sequence[Blit] = ()
        self._stale: list[Place | pygame.Rect] = []
        """Where the surface shows something else."""
        self._late: list[Late] = []
        """Where there was no time in the last frame to draw on it; what has waited longest first."""

    @property
    def late(self) -> bool:
        """Whether the surface still shows something of an earlier frame."""
        return bool(self._late)

    def forget(self) -> None:
        """The surface no longer shows what was put on it."""
        self._surface = None

    def holds(self, surface: pygame.Surface, base: pygame.Surface | Colour, blits: Sequence[Blit]) -> None:
        """The surface shows this already."""
        self._surface, self._size, self._base, self._blits = surface, surface.get_size(), base, blits

    def stands(self, surface: pygame.Surface, base: Colour, picture: Blit) -> Shown:
        """One picture of all that is shown stands for it from now on; returns what that was."""
        was = Shown(self._base, self._blits)
        self.holds(surface, base, [picture])
        return was

    def stands_no_more(self, was: Shown) -> None:
        """The surface shows again what it `was` before one picture stood for it, and what lies over that; unless the
        picture is not in its place."""
        if self._blits and self._blits[0].at == (0, 0):
            self._base, self._blits = was.base, [*was.blits, *self._blits[1:]]

    def show(
        self,
        surface: pygame.Surface,
        base: pygame.Surface | Colour,
        blits: Sequence[Blit],
        stale: Iterable[pygame.Rect],
        allowance: Allowance | None = None,
    ) -> list[pygame.Rect]:
        """Let a surface show pictures on a base, whose `stale` parts differ from the frame before: those of another
        picture as base, too, while another colour differs everywhere. With an allowance, what there is no time for is
        left to the next frame. Returns where the surface was drawn on."""
        same = surface is self._surface and surface.get_size() == self._size and _alike(base, self._base)
        shades = new_shades(self._blits, blits) if same else []
        late = (
            self._changed(blits, shades, [*stale, *self._stale], allowance) if same else _at_once([surface.get_rect()])
        )
        self.holds(surface, base, blits)
        self._stale, self._late = [], late
        shaded = self._bare([blits[at] for at in shades], [place for place, _ in late]) if shades else []
        for place in shaded:
            play(surface, [blits[at] for at in shades], place)
        drawn = self._draw(allowance)
        surface.set_clip(None)
        return [*shaded, *drawn]

    def _draw(self, allowance: Allowance | None) -> list[pygame.Rect]:
        """Draw on the surface, where that is late, as long as there is time. Returns where it was."""
        assert self._surface is not None
        late, whole = self._late, self._surface.get_rect()
        where, drawn = [each.place for each in self._blits], 0
        for place, waited in late:
            if allowance is not None and waited < PATIENCE and allowance.used >= frame.SEEN + waited * LONGER:
                break
            blits = self._blits if place == whole else [self._blits[at] for at in place.collidelistall(where)]
            _draw(self._surface, self._base, place, blits)
            drawn += 1
        self._late = [Late(place, waited + 1) for place, waited in late[drawn:]]
        return [place for place, _ in late[:drawn]]

    def _changed(
        self,
        blits: Sequence[Blit],
        shades: Sequence[int],
        stale: Iterable[Place | pygame.Rect],
        allowance: Allowance | None,
    ) -> list[Late]:
        """Where it has to be drawn; where new `shades` lie over all else, their light is only taken from what is seen.
        With an allowance in pieces, which need not all be drawn in one frame, unless nearly everything differs: of
        another picture nobody should see only a part."""
        cells = Cells(self._size)
        for place in stale:
            cells.add(place)
        for blit in different(self._blits, [blit for at, blit in enumerate(blits) if at not in shades]):
            cells.add(blit.place)
        for number, at in enumerate(shades):
            shade = pygame.Rect(blits[at].place)
            for over in range(at + 1, len(blits)):
                if over not in shades[number:] and shade.colliderect(blits[over].place):
                    cells.add(shade.clip(blits[over].place))
        at_once = allowance is None or cells.nearly_all
        for late in self._late:
            cells.add(late.place)
        if at_once:
            return _at_once(cells.places())
        found = [
            Late(place, max((frames for other, frames in self._late if place.colliderect(other)), default=0))
            for place in cells.pieces()
        ]
        return sorted(found, key=lambda late: -late.frames)

    def _bare(self, shades: Sequence[Blit], drawn: Iterable[pygame.Rect]) -> list[pygame.Rect]:
        """The squares that shades lie over, without those that were drawn anew."""
        cells = Cells(self._size)
        for shade in shades:
            cells.add(shade.place)
        for place in drawn:
            cells.remove(place)
        return list(cells.rectangles())


def _at_once(places: Iterable[pygame.Rect]) -> list[Late]:
    """Places that have to be drawn on in this frame."""
    return [Late(place, PATIENCE) for place in places]


def _alike(base: pygame.Surface | Colour, before: pygame.Surface | Colour) -> bool:
    return base == before or (isinstance(base, pygame.Surface) and isinstance(before, pygame.Surface))


def _draw(surface: pygame.Surface, base: pygame.Surface | Colour, place: pygame.Rect, blits: Sequence[Blit]) -> None:
    surface.set_clip(place)
    if isinstance(base, pygame.Surface):
        surface.blit(base, place, place)
    else:
        for bare in outside(
            place, pygame.Rect(blits[0].place if blits and not blits[0].flags else (*place.topleft, 0, 0))
        ):
            surface.fill(base, bare)
    play(surface, blits, place)
