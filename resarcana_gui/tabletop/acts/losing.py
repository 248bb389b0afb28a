"""The effect of a blow: the loss appears in large figures, the portrait flinches, and tokens fall and vanish."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.masks import circle_mask, cut_out
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.surfaces import with_alpha
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import Easing, Use, milliseconds, stagger
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.table import Table

LARGE: Final = 190
"""The size of the figures, in canvas pixels, whatever the text scale."""
TOKEN: Final = 150.0
"""The side of the tokens beside the figures."""
NEAR: Final = 6.0
"""Between figures and their token."""
APART: Final = 44.0
"""Between a token and the next figures."""
BESIDE: Final = 150.0
"""How far from the middle of the portrait the figures begin."""
FLINCH: Final = 16.0
"""How far a struck portrait is pushed away, in canvas pixels."""
TWIST: Final = 9.0
"""How far a struck portrait is rotated, in degrees."""
SIDE: Final = 64.0
"""The side of a falling token."""
FALL: Final = 190.0
"""How far a token falls."""
ASIDE: Final = 40.0
"""The horizontal distance between fallen tokens."""
MARGIN: Final = 24.0
"""The least distance between the figures and the edge of the canvas."""
BELOW: Final = -1.0
"""The level of a flinching portrait: below the light of the blow."""
BEFORE: Final = 1.0
"""The level of falling tokens: before the figures."""


class Loss(Node):
    """Large figures in a row, each followed by the token of what was lost."""

    def __init__(self, look: UiStyle, lost: Sequence[tuple[str, Drawing]]) -> None:
        super().__init__(anchor=CENTRE, name="loss")
        self.ghost = True
        style = TextStyle(round(LARGE / look.text.scale), Face.BOLD, "ink", on="night", halo="danger_low", leading=1.0)
        x = high = 0.0
        for words, token in lost:
            label = Label(look, words, style)
            label.at, high = (x, 0.0), label.height
            self.add(label, Sprite(token, (TOKEN, TOKEN), at=(x + label.width + NEAR, (high - TOKEN) / 2)))
            x += label.width + NEAR + TOKEN + APART
        self.size = (x - APART, high)


def show_loss(table: Table, lost: Sequence[tuple[str, Drawing]], portrait: Box) -> Action:
    """Show what was lost beside a portrait, in figures with tokens, long enough to be read."""
    look = table.look

    def begin() -> Action:
        shown = Loss(look, lost)
        shown.at = _beside(portrait, shown)
        table.effect_layer.add(shown)
        shown.scale = 1.0 if look.pace.reduced else 0.7
        comes = look.animator.scale(shown, 1.0, "breath", Use.ENTER)
        goes = look.animator.fade(shown, 0.0, "relight")
        return in_turn(comes, look.animator.wait("loss"), goes, Call(lambda: remove_node(shown)))

    return Later(begin)


def _beside(portrait: Box, shown: Loss) -> Point:
    """Return a position on the canvas to the right of a portrait, or to its left if the right one would cover it."""
    wide, high = shown.width / 2 + MARGIN, shown.height / 2 + MARGIN
    x = min(portrait.centerx + BESIDE + wide, CANVAS[0] - wide)
    if x - wide < portrait.right:
        x = portrait.centerx - BESIDE - wide
    return min(max(x, wide), CANVAS[0] - wide), min(max(portrait.centery, high), CANVAS[1] - high)


class Flinch(Node):
    """A round cut-out of the snapshot of the table, which moves by itself: a portrait that is hit."""

    def __init__(self, look: UiStyle, portrait: Box) -> None:
        side = min(portrait.size)
        super().__init__(size=(side, side), at=portrait.center, anchor=CENTRE, name="flinch", z=BELOW)
        self.ghost = True
        self._look: Final = look
        self._home: Final = Box(portrait.centerx - side / 2, portrait.centery - side / 2, side, side)
        self._cut: pygame.Surface | None = None

    def draw(self, painter: Painter) -> None:
        snapshot = self._look.snapshot
        if self._cut is None and snapshot is not None and snapshot.picture is not None:
            self._cut = self._piece(snapshot.picture, painter)
        if self._cut is not None:
            painter.put_stretched(self._cut, self.box)

    def _piece(self, picture: pygame.Surface, painter: Painter) -> pygame.Surface:
        scale = painter.matrix.scales[0]
        x, y = painter.matrix.apply((self.width / 2, self.height / 2))
        off = ((self._home.centerx - self.x) * scale, (self._home.centery - self.y) * scale)
        side = max(1, round(self.width * scale))
        area = pygame.Rect(round(x + off[0] - side / 2), round(y + off[1] - side / 2), side, side)
        cut = pygame.Surface((side, side), 0, 32)
        cut.blit(picture, (0, 0), area)
        piece = with_alpha(cut)
        return cut_out(piece, circle_mask(side))


def flinch(table: Table, portrait: Box, angle: float) -> Action:
    """Push a portrait in a direction, in degrees, twist it, and let it come back. Works only while the table shakes,
    as it needs the table's snapshot."""
    look = table.look
    if look.pace.reduced:
        return Together()

    def begin() -> Action:
        node = Flinch(look, portrait)
        table.effect_layer.add(node)
        turn = math.radians(angle)
        away = (node.x + FLINCH * math.cos(turn), node.y + FLINCH * math.sin(turn))
        ease, ms = look.pace.easing(Use.ENTER), milliseconds("shake")
        pushed = SpringBack(node, away, -TWIST, ms, ease)
        return in_turn(Wait(milliseconds("stillness")), pushed, Call(partial(remove_node, node)))

    return Later(begin)


class SpringBack(NodeTween):
    """Moves a node to a position and rotation at once, and back from there."""

    def __init__(self, node: Node, away: Point, twist: float, ms: int, easing: Easing) -> None:
        super().__init__(node, ms, easing)
        self._away, self._twist = away, twist
        self._home = node.at

    def now(self) -> Values:
        return (*self._away, self._twist)

    def end(self, start: Values) -> Values:
        return (*self._home, 0.0)

    def show(self, values: Values) -> None:
        self.node.x, self.node.y, self.node.rotation = values


def drop_tokens(
    table: Table, tokens: Sequence[tuple[int, Drawing]], start: Callable[[int], Point],
    left: Callable[[int], object],
) -> Action:  # fmt: skip
    """Let tokens, each a kind with its drawing, fall from where they are counted, tumble and vanish. `left` is
    called with the kind as each begins to fall."""
    middle = (len(tokens) - 1) / 2
    falls = [_falls(table, token, at, ASIDE * (at - middle), start, left) for at, token in enumerate(tokens)]
    return Together(*falls, Wait(milliseconds("fall") if falls else 0))


def _falls(
    table: Table, token: tuple[int, Drawing], number: int, aside: float, start: Callable[[int], Point],
    left: Callable[[int], object],
) -> Action:  # fmt: skip
    (kind, drawing), ms, look = token, milliseconds("fall") - stagger(number), table.look

    def begin() -> Action:
        left(kind)
        node = Sprite(drawing, (SIDE, SIDE), at=start(kind), anchor=CENTRE, name="falling token")
        node.ghost, node.z = True, BEFORE
        table.effect_layer.add(node)
        drops = Fall(node, (aside, FALL), ms, look.pace.easing(Use.TABLE))
        fades = in_turn(Wait(ms // 2), look.animator.fade(node, 0.0, "fade"))
        return in_turn(drops | fades, Call(lambda: remove_node(node)))

    return Wait(stagger(number)) + Later(begin)


class Fall(NodeTween):
    """A node falls by an offset, with growing speed, and tumbles."""

    def __init__(self, node: Node, by: Point, ms: int, easing: Easing) -> None:
        super().__init__(node, ms, easing)
        self._by = by
        self._from = node.at

    def now(self) -> Values:
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        share = values[0]
        self.node.at = (self._from[0] + self._by[0] * share, self._from[1] + self._by[1] * share * share)
        self.node.rotation = self._by[0] * 2 * share
