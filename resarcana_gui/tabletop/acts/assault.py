"""An assault: a card is lifted out of its row while the table grows dark, strikes at one rival after the other, and
lies down again."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Together, Wait, in_turn
from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Move, Scale, Turn
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.acts.caption import hushed
from resarcana_gui.tabletop.acts.striking import Manner, breathed
from resarcana_gui.tabletop.acts.visual_effects import HEADLINE, LIGHT, Plate, aside, gone
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.card_table import CardTable

LIFT: Final = 44.0
GROWN: Final = 1.45
BROADEST: Final = 290.0
LEAST: Final = 210.0
"""The width of a lifted card, at most and at least."""
TILT: Final = 4.0
"""How far a lifted card is turned, in degrees; when it strikes, twice as far."""
LEAN: Final = 26.0
"""How far it leans back, and then forward."""
SMOKE: Final = 6
PALE: Final = (206, 202, 196)
"""The places along its edge that smoke rises from, and the colour of the smoke."""
LIT: Final = (330.0, 330.0)
"""How far it stays light about the attacker."""
WAITING: Final = 0.5
"""How dark it is while somebody is asked."""
AROUND: Final = 110.0
"""How far it stays light beyond a portrait."""
MARGIN: Final = 16.0
GLOW: Final = "can"
"""The mark that an attacker has the light of."""
AIM: Final = RingOfLight((255, 116, 72), 0.018, marks=True)
ROUND: Final = 1.55
"""The size of the ring about who will be struck, relative to the portrait."""


class Assault:
    """One attack, from the wind-up until nobody is left to be struck. It outlasts the acts: between them rivals may be
    asked."""

    def __init__(self, table: CardTable, card: int, manner: Manner, targets: Mapping[int, Box]) -> None:
        """`targets`: who will be struck, by seat, with the boxes of their portraits on the canvas."""
        self.card: Final = card
        self.manner: Final = manner
        self.targets: Final = dict(targets)
        self.waiting: Final = set(targets)
        """Those who are still to be struck, ..."""
        self.struck_at: Final[set[int]] = set()
        """... and those whom a blow is on its way to."""
        self.raised = False
        self._table: Final = table
        self._look: Final = table.look
        self._node: CardNode | None = None
        self._dim: DimOverlay | None = None
        self._headline: Plate | None = None
        self._rings: Final[dict[int, Flare]] = {}
        self._asked = 0
        """How often somebody was asked, or has answered."""

    @property
    def at(self) -> Point:
        """Where the attacker is now."""
        return self._node.at if self._node is not None else self._table.room.center

    @property
    def over(self) -> bool:
        """Whether everybody has been struck."""
        return not (self.waiting or self.struck_at)

    def aim(self, seat: int) -> None:
        """A blow is on its way to a seat: before it has landed, the attack is not over."""
        self.waiting.discard(seat)
        self.struck_at.add(seat)

    @property
    def lifted(self) -> CardNode | None:
        """What is seen of the card instead of where it lies."""
        return self._node if self._node is not self._table.held else None

    # ---------------------------------------------------------------------------------------------------- raising

    def rise(self, words: str, ms: int) -> Action:
        """The card is lifted while the table grows dark, rings close about those who will be struck, and it is said
        what happens; nothing, when it is lifted already."""
        if self.raised:
            return Together()
        self.raised = True
        lifted = self._lift(ms)  # first: it stays light there
        return Together(lifted, self._darken(ms), self._mark(ms), self._tell(words), hushed(self._table), Wait(ms))

    def _lift(self, ms: int) -> Action:
        """A rival's card is held up already; another is lifted out of its row."""
        table, ease = self._table, self._look.pace.easing(Use.ENTER)
        if table.held is not None and table.held.card == self.card:
            self._node = node = table.held
            node.share, node.mark = None, GLOW
            return Turn(node, TILT, ms, ease)
        lying = table.cards.get(self.card)
        if lying is None:
            return Together()
        width = min(BROADEST, max(LEAST, lying.width * GROWN))
        node = CardNode(self._look, table.faces, self.card, width, name="attacker")
        node.mark = GLOW
        node.ghost, node.at, node.rotation, node.scale = True, lying.at, lying.rotation, lying.width / width
        lying.alpha = 0.0
        self._node = node
        table.held_layer.add(node)
        up = _inside((lying.x, lying.y - LIFT), node)
        return Move(node, up, ms, ease) | Scale(node, 1.0, ms, ease) | Turn(node, TILT, ms, ease)

    def _darken(self, ms: int) -> Action:
        if not self._look.theme.worn:
            return Together()
        self._dim = dim = DimOverlay()
        self._table.dim_layer.add(dim)
        dim.dim_except([LightSpot(self.at, LIT, 0.7), *(_spot(box) for box in self.targets.values())])
        return self._dimmed(1.0, ms // 2)

    def _dimmed(self, level: float, ms: int) -> Action:
        return Together() if self._dim is None else dimmed(self._dim, level, ms)

    def wait(self) -> None:
        """Somebody thinks about an answer: when that takes long, it is lighter meanwhile."""
        self._asked += 1
        number = self._asked

        def lighten() -> None:
            if self.raised and number == self._asked:
                aside(self._table, self._dimmed(WAITING, milliseconds("relight")), LIGHT)

        self._look.queue.add(Wait(milliseconds("ponder")) + Call(lighten), INTERFACE)

    def _mark(self, ms: int) -> Action:
        return Together(*(self._ring(seat, self.targets[seat], ms) for seat in sorted(self.waiting)))

    def _ring(self, seat: int, box: Box, ms: int) -> Action:
        side = max(box.size) * ROUND
        ring = Flare(AIM, side, box.center, scale=1.4, name="aim")
        self._rings[seat] = ring
        self._table.effect_layer.add(ring)
        ease = self._look.pace.easing(Use.ENTER)
        return Scale(ring, 1.0, ms // 2, ease) | Fade(ring, 1.0, ms // 2)

    def _tell(self, words: str) -> Action:
        self._headline = headline = Plate(self._look, words, self._table.centre_box.center, style=HEADLINE)
        headline.alpha = 0.0
        self._table.effect_layer.add(headline)
        return self._look.moves.fade(headline, 1.0, "breath")

    def say(self, words: str) -> None:
        """Say something else."""
        if self._headline is not None:
            self._headline.write(words)

    # --------------------------------------------------------------------------------------------------- striking

    def strike(self, seat: int, end: Point, hit: Action) -> Action:
        """Strike at a seat: lean back, breathe, and when it lands, `hit`. The attacker's sound has to begin with
        this."""
        self._asked += 1
        lands = Call(partial(self._met, seat)) + hit
        if self._node is None:
            return lands
        leans = self._leaned(self._node, end) | self._dimmed(1.0, milliseconds("breath"))
        return leans | breathed(self._table, self.manner, lambda: self.at, end, lands)

    def _leaned(self, node: CardNode, end: Point) -> Action:
        before, ms, ease = self.manner.draws_breath, milliseconds("breath"), self._look.pace.easing(Use.TABLE)
        far = math.dist(node.at, end) or 1.0
        x, y = (end[0] - node.x) / far * LEAN, (end[1] - node.y) / far * LEAN
        back = Move(node, (node.x - x, node.y - y), before, ease) | Turn(node, -TILT, before, ease)
        forward = Move(node, (node.x + x, node.y + y), ms, ease) | Turn(node, 2 * TILT, ms, ease)
        return in_turn(back, forward, Wait(milliseconds("flight")), Move(node, node.at, ms, ease))

    def _met(self, seat: int) -> None:
        """Who is struck needs no ring any more."""
        self.waiting.discard(seat)
        self.struck_at.discard(seat)
        ring = self._rings.pop(seat, None)
        if ring is not None:
            gone(ring)

    # --------------------------------------------------------------------------------------------------- lowering

    def lower(self) -> Action:
        """The light comes back, and the card lies down where it belongs, smoking."""
        if not self.raised:
            return Together()
        self.raised = False
        parts = [self._laid_down(), *self._faded()]
        if self._node is self._table.held:
            self._node = None  # it is put back as whatever is held up
        return in_turn(Together(*parts), Call(self.clear))

    def _faded(self) -> Iterator[Action]:
        yield self._dimmed(0.0, milliseconds("relight"))
        for each in (*self._rings.values(), self._headline):
            if each is not None:
                yield self._look.moves.fade(each, 0.0, "relight")

    def _laid_down(self) -> Action:
        node, ms, ease = self._node, milliseconds("relight"), self._look.pace.easing(Use.TABLE)
        if node is None:
            return Together()
        if node is self._table.held:
            return Turn(node, 0.0, ms, ease)
        lying = self._table.cards.get(self.card)
        if lying is None:
            return Fade(node, 0.0, ms)
        turns = Turn(node, lying.rotation, ms, ease)
        down = Move(node, lying.at, ms, ease) | Scale(node, lying.width / node.width, ms, ease) | turns
        return in_turn(down, Call(partial(self._smokes, lying)))

    def _smokes(self, lying: CardNode) -> None:
        """Smoke rises from all along its upper edge."""
        box = lying.bounds()
        for at in range(SMOKE):
            x = box.left + box.w * (at + 0.5) / SMOKE
            self._table.particles.emit("smoke", (x, box.top + 0.2 * box.h), PALE, SMOKE // 2)

    def clear(self) -> None:
        """Nothing of it is left to be seen."""
        self.raised = False
        for each in (*self._rings.values(), self._headline, self._dim):
            if each is not None:
                gone(each)
        if self.lifted is not None:
            gone(self.lifted)
        lying = self._table.cards.get(self.card)
        if lying is not None:
            lying.alpha = 1.0
        self._rings.clear()
        self._node = self._headline = self._dim = None


def _spot(portrait: Box) -> LightSpot:
    return LightSpot(portrait.center, (portrait.w / 2 + 1.6 * AROUND, portrait.h / 2 + AROUND), 0.85)


def _inside(at: Point, node: CardNode) -> Point:
    """A place where all of a card is on the canvas."""
    wide, high = node.width / 2 + MARGIN, node.height / 2 + MARGIN
    return min(max(at[0], wide), CANVAS[0] - wide), min(max(at[1], high), CANVAS[1] - high)
