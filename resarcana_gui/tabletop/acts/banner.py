"""A banner: a band of velvet across the table with a few large words. It unrolls, stays, and folds into the prompt,
where the next question is shown."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Wait, in_turn
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.motion import Fade, Glide, Move
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY, TITLE, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.table import Table

LOWEST: Final = 551.0
"""The lowest y of its centre; it is higher if the prompt is, so that it covers the prompt."""
BANNER_HEIGHT: Final = 178.0
"""Its height, in canvas pixels."""
LARGE: Final = replace(TITLE, size=104, colour="ink", on="night", halo="night", leading=1.0)
"""The style of its title."""
BELOW: Final = replace(BODY, size=28, colour="ink_soft", on="night", halo="night")
"""The style of the sentence below the title."""
WIDEST: Final = 1500.0
"""The room for its texts and its sign."""
SIGN: Final = 120.0
"""The side of its sign."""
GAP: Final = 32.0
"""Between the sign and the texts."""
LINE: Final = 4.0
"""How thick the gold lines along its edges are."""
EDGE: Final = 7.0
"""How far inside the edge the gold lines are."""
SOFT: Final = 0.24
"""The share of its length that fades at either end."""
STEEP: Final = 1.25
"""The exponent of that fading: above 1 it begins steeply."""
FULL: Final = 255
BY: Final = 0.2
"""How much further it opens before the next of its texts appears, as a share of its height."""
FLAT: Final = 5.0
"""Its height before it unrolls."""
BRIGHT: Final = 1.25
"""The brightness of the velvet."""
ABOVE: Final = 5.0
"""Its level: above flying tokens and fading numbers."""


@dataclass(frozen=True)
class Velvet:
    """The material of the band in one colour; black where surfaces are plain."""

    colour: Colour
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        if self.plain:
            whole = clear(size)
            whole.fill((0, 0, 0, 255))
            return whole
        whole = covered("velvet", self.colour, size, density, BRIGHT, clear=True)
        _soften(whole)
        return whole


@dataclass(frozen=True)
class GoldLine:
    """The gold line along an edge of the band."""

    gold: Colour
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        whole.fill((*self.gold, 255))
        if not self.plain:
            _soften(whole)
        return whole


class BandHalf(Node):
    """The left or right half of the band, which fades towards its outer end."""

    def __init__(self, look: UiStyle, colour: Colour, *, right: bool) -> None:
        super().__init__(at=(CANVAS[0] / 2 if right else 0.0, 0.0), size=(CANVAS[0] / 2, BANNER_HEIGHT))
        self.clips = True
        plain, thread = not look.theme.worn, (CANVAS[0], LINE)
        self._right: Final = right
        self._threads: Final = [Sprite(GoldLine(look.colour("gold"), plain), thread, anchor=CENTRE) for _ in range(2)]
        self._velvet: Final = Sprite(Velvet(mixed(colour, (6, 6, 10), 0.74), plain), (CANVAS[0], BANNER_HEIGHT))
        self._velvet.add(*self._threads)
        self.add(self._velvet)

    def open(self, width: float, height: float) -> None:
        """Show half of a band of this size."""
        pushed = (CANVAS[0] - width) / 2
        self._velvet.x = -CANVAS[0] / 2 - pushed if self._right else pushed
        out = max(0.0, height / 2 - EDGE - LINE / 2)
        for thread, side in zip(self._threads, (-out, out), strict=True):
            thread.at = (CANVAS[0] / 2, BANNER_HEIGHT / 2 + side)


class Band(Node):
    """A band with texts, and perhaps a sign before them. It opens and closes from the middle like a curtain. Its
    contents keep their size, so that their pictures are drawn once, however large the window is."""

    def __init__(self, look: UiStyle, title: str, words: str, colour: Colour, sign: Drawing | None) -> None:
        super().__init__(anchor=CENTRE, name="banner", z=ABOVE)
        self.ghost = self.clips = True
        self.words: Final = Node(size=(CANVAS[0], BANNER_HEIGHT))
        """The texts and the sign."""
        self._inside: Final = Node(size=(CANVAS[0], BANNER_HEIGHT), anchor=CENTRE)
        self._halves: Final = [BandHalf(look, colour, right=right) for right in (False, True)]
        self._inside.add(*self._halves, self.words)
        room = WIDEST - (SIGN + GAP if sign is not None else 0.0)
        parts = [_fitted(look, title, LARGE, room, BANNER_HEIGHT - (72.0 if words else 40.0))]
        if words:
            parts.append(_fitted(look, words, BELOW, room, 44.0))
        self._place(parts, sign)
        self.add(self._inside)
        self.open(CANVAS[0], BANNER_HEIGHT)

    def open(self, width: float, height: float) -> None:
        """Show this much of it."""
        self.size = (CANVAS[0], height)
        self._inside.at = (CANVAS[0] / 2, height / 2)
        for half in self._halves:
            half.open(width, height)
        for at, part in enumerate(self.words.children):  # after the band, one by one: each takes a while to be drawn
            part.visible = height >= BANNER_HEIGHT * (at + 2) * BY

    def _place(self, parts: list[Label], sign: Drawing | None) -> None:
        wide, high = max(each.width for each in parts), sum(each.height for each in parts)
        before = SIGN + GAP if sign is not None else 0.0
        left, top = (CANVAS[0] - wide - before) / 2, (BANNER_HEIGHT - high) / 2
        if sign is not None:
            self.words.add(Sprite(sign, (SIGN, SIGN), at=(left, (BANNER_HEIGHT - SIGN) / 2), name="sign"))
        for each in parts:
            each.at = (left + before + (wide - each.width) / 2, top)
            top += each.height
        self.words.add(*parts)


def banner(
    table: Table, title: str, words: str = "", *, colour: Colour = (44, 92, 128), sign: Drawing | None = None,
    stands: str = "stand",
) -> Action:  # fmt: skip
    """Show large words, with a sentence below, for a duration named in the timing table (`stands`). In reduced
    motion they only fade in and out."""
    look = table.look

    def begin() -> Action:
        band = Band(look, title, words, colour, sign)
        band.at = banner_center(table)
        table.effect_layer.add(band)
        return in_turn(
            _opens(look, band), look.animator.wait(stands), _folded(table, band), Call(lambda: remove_node(band))
        )

    return Later(begin)


def banner_center(table: Table) -> Point:
    """Return the centre of a banner, which covers the prompt that it folds into."""
    return CANVAS[0] / 2, min(LOWEST, table.prompt.y + BANNER_HEIGHT / 2)


def _opens(look: UiStyle, band: Band) -> Action:
    if look.pace.reduced:
        band.alpha = 0.0
        return look.animator.fade(band, 1.0, "unroll")
    band.open(CANVAS[0], FLAT)
    return Glide(
        lambda: band.height, lambda high: band.open(CANVAS[0], high), BANNER_HEIGHT, milliseconds("unroll"),
        look.pace.easing(Use.ENTER),
    )  # fmt: skip


def _folded(table: Table, band: Band) -> Action:
    look, ms = table.look, milliseconds("unroll")
    if look.pace.reduced:
        return Fade(band, 0.0, ms)
    prompt, ease = table.prompt, look.pace.easing(Use.TABLE)

    def close(share: float) -> None:
        band.open(CANVAS[0] + (prompt.w - CANVAS[0]) * share, BANNER_HEIGHT + (prompt.h - BANNER_HEIGHT) * share)

    closes = Move(band, prompt.center, ms, ease) | Glide(lambda: 0.0, close, 1.0, ms, ease)
    return closes | Fade(band.words, 0.0, ms // 2) | (Wait(ms // 2) + Fade(band, 0.0, ms - ms // 2))


def _fitted(look: UiStyle, words: str, style: TextStyle, wide: float, high: float) -> Label:
    """Return a label of some words in the given style, or in smaller letters if they do not fit."""
    label = Label(look, words, style)
    share = min(1.0, wide / max(label.width, 1.0), high / max(label.height, 1.0))
    if share == 1.0:
        return label
    smaller = replace(style, size=max(MINIMUM, int(style.size * share)))
    label = Label(look, words, smaller)  # no wider than its words: it stands in the middle
    return label if label.width <= wide else Label(look, words, smaller, width=wide, height=high)


def _soften(surface: pygame.Surface) -> None:
    """Fade both ends of a surface, with a strip for each level of brightness."""
    width, height = surface.get_size()
    length, before = max(1, round(width * SOFT)), 0
    for level in range(FULL):
        end = round(length * ((level + 1) / FULL) ** STEEP)
        for left in (before, width - end):
            surface.fill((level, level, level, level), (left, 0, end - before, height), pygame.BLEND_RGBA_MULT)
        before = end
