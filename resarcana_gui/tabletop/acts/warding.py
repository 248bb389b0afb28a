"""A blow that is warded off: the protecting card turns up before the portrait, and the attack breaks on it."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.flares import RingOfLight
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.stream import Flow, Stream
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.acts.piles import TurnOver
from resarcana_gui.tabletop.acts.striking import AttackStyle, burst_of_light
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.table.card_table import CardTable

WIDE: Final = 190.0
"""The width of the card that protects, in canvas pixels."""
BEFORE: Final = 92.0
"""How far before the portrait it stands, towards the attacker."""
BLUE: Final = (120, 206, 255)
"""The colour of its light."""
DEEP: Final = ((34, 92, 140), (16, 50, 88))
"""The colours of the disc behind its sign."""
AROUND: Final = 1.75
"""The size of the ring around it, relative to its width."""
SIGN: Final = 104.0
"""The side of the disc with its sign; larger if there is no card."""
SPLINTERS: Final = ((-112.0, 190.0), (-138.0, 140.0), (112.0, 200.0), (140.0, 150.0))
"""The parts of the broken attack: their directions relative to where it came from, in degrees, and how far they fly."""
THIN: Final = (54.0, 10.0)
"""The width of a splinter at its start and end."""
MARGIN: Final = 16.0
"""The least distance between the ward and the edge of the canvas."""


class Ward(Node):
    """What protects a portrait: a ring of light with a card, or only with a sign."""

    def __init__(self, look: UiStyle, at: Point, sign: Drawing | None) -> None:
        side = WIDE * AROUND
        super().__init__(size=(side, side), at=at, anchor=CENTRE, name="ward")
        self.ghost = True
        self._look: Final = look
        self._sign: Final = sign
        self.with_card = False

    def draw(self, painter: Painter) -> None:
        painter.put(RingOfLight(BLUE, 0.02), self.box)
        side = SIGN if self.with_card else SIGN * 1.5
        x = self.width * (0.2 if self.with_card else 0.5)
        y = self.height * (0.8 if self.with_card else 0.5)
        disc = Box(x - side / 2, y - side / 2, side, side)
        painter.put(Disc(*DEEP, rim=0.06), disc)
        if self._sign is not None:
            painter.put(self._sign, disc.scale_by(0.62))


def raise_ward(
    table: CardTable, portrait: Box, start: Point, card: int | None, sign: Drawing | None, rests: Point
) -> tuple[Point, Action, Action]:  # fmt: skip
    """Return the position of the ward, the animation that raises it, and the one that removes it. The card, if there
    is one, comes from where it `rests`; `start` is where the blow comes from."""
    look, at = table.look, _before(portrait, start)
    ward = Ward(look, at, sign)
    shown = CardNode(look, table.faces, card, WIDE, at=rests, name="warding card") if card is not None else None
    ward.with_card = shown is not None

    def up() -> Action:
        ward.alpha = 0.0
        ward.z = 1.0
        table.effect_layer.add(ward)
        parts = [look.animator.fade(ward, 1.0, "ward")]
        if shown is not None:
            shown.ghost = True
            table.effect_layer.add(shown)
            shown.hide()
            parts.append(TurnOver(shown, milliseconds("ward"), look.pace.easing(Use.ENTER)))
            parts.append(look.animator.move(shown, at, "ward", Use.ENTER))
        return Together(*parts)

    def away() -> Action:
        nodes = [node for node in (ward, shown) if node is not None]
        return in_turn(
            Together(*(look.animator.fade(node, 0.0, "fade") for node in nodes)),
            *(Call(partial(remove_node, node)) for node in nodes),
        )

    return at, Later(up), Later(away)


def shatter(table: CardTable, attack_style: AttackStyle, at: Point, angle: float) -> Action:
    """Break the attack at a point: its parts fly aside."""
    ms = milliseconds("warded")
    if table.look.pace.reduced:
        return Wait(ms)

    def begin() -> Action:
        parts = [_splinter(table, attack_style, at, angle + aside, far, ms) for aside, far in SPLINTERS]
        table.particles.emit("spark", at, attack_style.colour, 30, towards=angle + 180)
        return Together(*parts, burst_of_light(table, at, BLUE, 0.6))

    return Later(begin)


def _splinter(table: CardTable, attack_style: AttackStyle, at: Point, angle: float, far: float, ms: int) -> Action:
    turn, bend = math.radians(angle), math.radians(angle + (35 if angle > 0 else -35))
    way = (at[0] + 0.5 * far * math.cos(bend), at[1] + 0.5 * far * math.sin(bend))
    path = FlightPath(at, way, (at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)))
    stream = Stream(attack_style.strip, path, *THIN)
    table.effect_layer.add(stream)
    out = Flow(stream, 1.0, 0.0, ms // 4)
    return in_turn(
        out, Flow(stream, 1.0, 0.0, ms // 4), Flow(stream, 1.0, 1.0, ms // 2), Call(partial(remove_node, stream))
    )


def _before(portrait: Box, start: Point) -> Point:
    """Return a position on the canvas between a portrait and the start of the blow."""
    x, y = portrait.center
    far = math.dist((x, y), start) or 1.0
    at = (x + (start[0] - x) / far * BEFORE, y + (start[1] - y) / far * BEFORE)
    wide, high = WIDE / 2 + MARGIN, WIDE * SHAPE / 2 + MARGIN
    return min(max(at[0], wide), CANVAS[0] - wide), min(max(at[1], high), CANVAS[1] - high)
