"""A banner: a band of velvet across the table with a few large words. It unrolls, stands, and folds into the place
where it is then said what is asked."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Wait, in_turn
from resarcana_gui.scene.baked import Baked
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.look import BODY, TITLE, Look
from resarcana_gui.scene.motion import Fade, Move, Scale
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.effects import gone
from resarcana_gui.tabletop.table.card_table import CardTable

MIDDLE: Final = (CANVAS[0] / 2, 551.0)
HIGH: Final = 178.0
LARGE: Final = replace(TITLE, size=104, colour="ink", on="night", halo="night", leading=1.0)
BELOW: Final = replace(BODY, size=28, colour="ink_soft", on="night", halo="night")
WIDEST: Final = 1500.0
SIGN: Final = 120.0
GAP: Final = 32.0
LINE: Final = 4.0
EDGE: Final = 7.0
"""The gold lines along its edges: how thick, and how far inside."""
SOFT: Final = 0.24
"""The share of its length that fades at either end."""
FLAT: Final = 0.03
"""How high it is before it unrolls, and when it has folded."""
BRIGHT: Final = 1.25


@dataclass(frozen=True)
class Velvet:
    """The band itself, in a colour; plain without material."""

    colour: Colour
    gold: Colour
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        if self.plain:
            whole.fill((0, 0, 0, 255))
        else:
            whole.blit(covered("velvet", self.colour, size, density, BRIGHT), (0, 0))
        thick, inside = max(1, round(LINE * density)), round(EDGE * density)
        for top in (inside, size[1] - inside - thick):
            whole.fill((*self.gold, 255), (0, top, size[0], thick))
        if not self.plain:
            whole.blit(_ends(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole


class Band(Baked):
    """A band with words, and perhaps a sign before them."""

    def __init__(self, look: Look, title: str, words: str, colour: Colour, sign: Drawing | None) -> None:
        super().__init__(size=(CANVAS[0], HIGH), anchor=CENTRE, name="banner")
        self.ghost = True
        self._velvet: Final = Velvet(mixed(colour, (6, 6, 10), 0.74), look.colour("gold"), plain=not look.theme.worn)
        room = WIDEST - (SIGN + GAP if sign is not None else 0.0)
        parts = [_fitted(look, title, LARGE, room, HIGH - (72.0 if words else 40.0))]
        if words:
            parts.append(_fitted(look, words, BELOW, room, 44.0))
        self._place(parts, sign)

    def _place(self, parts: list[Label], sign: Drawing | None) -> None:
        wide, high = max(each.width for each in parts), sum(each.height for each in parts)
        before = SIGN + GAP if sign is not None else 0.0
        left, top = (self.width - wide - before) / 2, (self.height - high) / 2
        if sign is not None:
            self.add(Sprite(sign, (SIGN, SIGN), at=(left, (self.height - SIGN) / 2), name="sign"))
        for each in parts:
            each.at = (left + before + (wide - each.width) / 2, top)
            top += each.height
        self.add(*parts)

    def draw_face(self, painter: Painter) -> None:
        painter.put(self._velvet, self.box)


def banner(
    table: CardTable, title: str, words: str = "", *, colour: Colour = (44, 92, 128), sign: Drawing | None = None,
    stands: str = "stand",
) -> Action:  # fmt: skip
    """Show large words, with a sentence below, for a time of the timing table; in reduced motion they only appear and
    disappear."""
    look = table.look

    def begin() -> Action:
        band = Band(look, title, words, colour, sign)
        band.at, band.alpha = MIDDLE, 0.0
        table.effect_layer.add(band)
        if not look.pace.reduced:
            band.scale_x, band.scale_y = 1.0, FLAT
        moves = look.moves
        opens = Scale(band, 1.0, milliseconds("unroll"), look.pace.easing(Use.ENTER)) | moves.fade(band, 1.0, "unroll")
        return in_turn(opens, moves.wait(stands), _folded(table, band), Call(lambda: gone(band)))

    return Later(begin)


def _folded(table: CardTable, band: Band) -> Action:
    look, ms = table.look, milliseconds("unroll")
    if look.pace.reduced:
        return Fade(band, 0.0, ms)
    plate, ease = table.plate, look.pace.easing(Use.TABLE)
    small = Scale(band, plate.h / HIGH, ms, ease, across=plate.w / CANVAS[0])
    return Move(band, plate.center, ms, ease) | small | (Wait(ms // 2) + Fade(band, 0.0, ms - ms // 2))


def _fitted(look: Look, words: str, style: TextStyle, wide: float, high: float) -> Label:
    """Words in their usual size, or smaller when there are many."""
    label = Label(look, words, style)
    share = min(1.0, wide / max(label.width, 1.0), high / max(label.height, 1.0))
    if share == 1.0:
        return label
    return Label(look, words, replace(style, size=max(MINIMUM, int(style.size * share))), width=wide, height=high)


def _ends(size: tuple[int, int]) -> pygame.Surface:
    """White in the middle, clear at both ends."""
    line = clear((size[0], 1))
    for x in range(size[0]):
        share = x / max(size[0] - 1, 1)
        level = round(255 * min(1.0, min(share, 1.0 - share) / SOFT) ** 0.8)
        line.set_at((x, 0), (level,) * 4)
    return pygame.transform.scale(line, size)
