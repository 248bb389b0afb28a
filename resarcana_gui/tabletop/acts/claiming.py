"""The biggest deed of a game: what is claimed is lifted out of its place, flies on high, and lands with weight; the
table answers with dust, a ring of light and a jolt of what lies beside it. For cards, buildings and anything else that
is a node."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Move, NodeTween, Scale, Values
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Use, linear, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.table import Table

SMALL: Final = 0.5
"""The weight of a claim that matters little: see `lands`."""
HEAVED: Final = 1.28
"""The scale to which what is claimed grows while it is lifted."""
UP: Final = 34.0
"""How far it is lifted, in canvas pixels."""
ABOVE: Final = 60.0
"""Its level while it is lifted."""
STEEP: Final = 0.74
"""The share of its flight after which it falls."""
NEAR: Final = 320.0
"""Up to this distance from the middle of what has landed others jolt, in canvas pixels."""
JOLT: Final = 9.0
"""How far the nearest of them jolt."""
RING: Final = 2.6
"""The width of the ring of light around what has landed, relative to the longer side of that."""
RING_THICK: Final = 0.03
GOLD: Final[Colour] = (255, 214, 120)
"""The colour of the ring of light."""
ALONG: Final = 26.0
"""The distance between clouds of dust along an edge."""
MOST_DUST: Final = 3
"""The clouds at each place of an edge for a claim of full weight."""


def heave(table: Table, node: Node) -> Action:
    """Lift something out of its place: it grows and rises, and what lies below it is seen."""
    look, ms = table.look, milliseconds("heave")

    def begin() -> Action:
        node.z, ease = ABOVE, look.pace.easing(Use.ENTER)
        return Move(node, (node.x, node.y - UP), ms, ease) | Scale(node, HEAVED * node.scale_x, ms, ease)

    return Later(begin)


class Slam(NodeTween):
    """Something that flies stays as large as it was lifted for most of the way, and then falls on its place."""

    def __init__(self, node: Node, ms: int, size: float) -> None:
        """`size`: how large it is while it flies, relative to its size at the end."""
        super().__init__(node, ms, linear)
        self._size: Final = size

    def now(self) -> Values:
        return self.node.scale_y, 0.0

    def end(self, start: Values) -> Values:
        return 1.0, 1.0

    def show(self, values: Values) -> None:
        _, share = values
        fallen = max(0.0, (share - STEEP) / (1.0 - STEEP)) ** 3
        self.node.scale = self._size + (1.0 - self._size) * fallen


def slam(table: Table, node: Node, name: str, start: float) -> Action:
    """Return the fall at the end of a flight that takes a duration named in the timing table; to run along with the
    movement. `start`: the width of the node at the start of the flight, in canvas pixels. In reduced motion nothing
    falls."""
    if table.look.pace.reduced:
        return Together()
    return Slam(node, milliseconds(name), max(HEAVED, start / node.width))


def lands(table: Table, box: Box, beside: Iterable[Node] = (), weight: float = 1.0, colour: Colour = GOLD) -> Action:
    """Let the table answer what has landed in a box: dust, a ring of light, a jolt of what lies `beside`. With less
    `weight` than 1 there is less of it, and nothing jolts below SMALL."""
    raise_dust(table, box, max(1, round(MOST_DUST * weight)))
    jolts = [_jolted(table, node, box.center, weight) for node in beside] if weight > SMALL else []
    return Together(ring_of_light(table, box.center, RING * max(box.size) * math.sqrt(weight), colour), *jolts)


def ring_of_light(table: Table, at: Point, side: float, colour: Colour) -> Action:
    """Let a ring of light spread once; it only appears and fades in reduced motion."""
    look, ms = table.look, milliseconds("jolt")

    def begin() -> Action:
        ring = Flare(RingOfLight(colour, RING_THICK), side, at, scale=1.0 if look.pace.reduced else 0.4, name="ring")
        ring.alpha = 1.0
        table.effect_layer.add(ring)
        spreads = Scale(ring, 1.0, ms, look.pace.easing(Use.ENTER)) | Fade(ring, 0.0, ms)
        return in_turn(spreads, Call(partial(remove_node, ring)))

    return Later(begin)


def raise_dust(table: Table, box: Box, clouds: int) -> None:
    """Emit dust from all edges of a box in which something has landed."""
    colour, particles = table.look.colour("edge_top"), table.particles
    across, down = round(box.w / ALONG), round(box.h / ALONG)
    for at in range(across):
        x = box.left + box.w * (at + 0.5) / across
        lean = 60.0 * ((at + 0.5) / across - 0.5)
        particles.emit("dust", (x, box.bottom - 4), colour, clouds, towards=90.0 - lean)
        particles.emit("dust", (x, box.top + 4), colour, clouds, towards=-90.0 + lean)
    for at in range(down):
        y = box.top + box.h * (at + 0.5) / down
        particles.emit("dust", (box.left + 4, y), colour, clouds, towards=180.0)
        particles.emit("dust", (box.right - 4, y), colour, clouds, towards=0.0)


class Jolt(NodeTween):
    """A node is pushed away and comes back to where it was."""

    def __init__(self, node: Node, by: Point, ms: int) -> None:
        super().__init__(node, ms, linear)
        self._by: Final = by
        self._home: Final = node.at

    def now(self) -> Values:
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        far = math.sin(math.pi * math.sqrt(values[0])) * (1.0 - values[0]) if values[0] < 1.0 else 0.0
        self.node.at = (self._home[0] + self._by[0] * far, self._home[1] + self._by[1] * far)


def _jolted(table: Table, node: Node, middle: Point, weight: float) -> Action:
    """Push a node away from a point, less the further away it is."""
    far = math.dist(node.at, middle)
    if table.look.pace.reduced or not 0.0 < far < NEAR:
        return Together()
    strength = JOLT * weight * (1.0 - far / NEAR) / far
    by = ((node.x - middle[0]) * strength, (node.y - middle[1]) * strength)
    return Jolt(node, by, milliseconds("jolt"))
