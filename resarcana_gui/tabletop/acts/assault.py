"""An assault: a card is lifted out of its row while the table darkens, strikes at one rival after the other, and is
laid down again. From the announcement until the last blow the card stays large and the table dark, also while somebody
is asked how to answer."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Together, Wait, in_turn
from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Move, Scale, Turn
from resarcana_gui.scene.timing import Easing, Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.acts.captions import hide_caption
from resarcana_gui.tabletop.acts.striking import AttackStyle, launch
from resarcana_gui.tabletop.acts.visual_effects import HEADLINE, Plate, remove_node
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.card_table import CardTable

LIFT: Final = 44.0
"""How far the card rises, in canvas pixels."""
GROWN: Final = 1.45
"""The width of a lifted card, relative to its width in the row; between LEAST and BROADEST."""
BROADEST: Final = 290.0
"""The greatest width of a lifted card, in canvas pixels."""
LEAST: Final = 210.0
"""The least width of a lifted card."""
TILT: Final = 4.0
"""The rotation of a lifted card, in degrees; twice as much while it strikes."""
LEAN: Final = 26.0
"""How far it leans back and then forward when it strikes, in canvas pixels."""
SMOKE: Final = 6
"""The number of places along the card's upper edge that smoke rises from."""
PALE: Final = (206, 202, 196)
"""The colour of the smoke."""
LIT: Final = (330.0, 330.0)
"""The radii of the area around the attacker that stays light, in canvas pixels."""
BESIDE: Final = 40.0
"""Between the lifted card and the headline, where that would cover it."""
AROUND: Final = 110.0
"""How far beyond a portrait it stays light, in canvas pixels."""
MARGIN: Final = 16.0
"""The least distance between a lifted card and the edge of the canvas."""
GLOW: Final = "can"
"""The mark whose glow an attacker has."""
AIM: Final = RingOfLight((255, 116, 72), 0.018, marks=True)
"""The ring around whoever will be struck."""
ROUND: Final = 1.55
"""The width of that ring, relative to the portrait."""


class Assault:
    """One attack, from the wind-up until everybody has been struck. It outlasts single acts: rivals may be asked in
    between."""

    def __init__(
        self, table: CardTable, card: int, attack_style: AttackStyle, targets: Mapping[int, Box],
        lit: Sequence[LightSpot] = (),
    ) -> None:  # fmt: skip
        """`targets`: the seats to be struck, with the boxes of their portraits on the canvas; `lit`: what else stays
        light, so that the viewer can answer by it."""
        self.card: Final = card
        self.attack_style: Final = attack_style
        self.targets: Final = dict(targets)
        self.lit: Final = tuple(lit)
        self.waiting: Final = set(targets)
        """The seats still to be struck."""
        self.struck_at: Final[set[int]] = set()
        """The seats that a blow is on its way to."""
        self.active = False
        self._table: Final = table
        self._look: Final = table.look
        self._node: CardNode | None = None
        self._dim: DimOverlay | None = None
        self._headline: Plate | None = None
        self._risen = Box(0, 0, 0, 0)
        """The area of the lifted card once it has risen."""
        self._rings: Final[dict[int, Flare]] = {}

    @property
    def at(self) -> Point:
        """The position of the attacker on the canvas."""
        return self._node.at if self._node is not None else self._table.room.center

    @property
    def over(self) -> bool:
        """Whether everybody has been struck."""
        return not (self.waiting or self.struck_at)

    def aim(self, seat: int) -> None:
        """Note that a blow is on its way to a seat; the attack is not over before it has landed."""
        self.waiting.discard(seat)
        self.struck_at.add(seat)

    @property
    def lifted(self) -> CardNode | None:
        """The node shown in place of the card in its row; None if the held-up card is used, or none is lifted."""
        return self._node if self._node is not self._table.held else None

    # ---------------------------------------------------------------------------------------------------- raising

    def rise(self, words: str, ms: int) -> Action:
        """Lift the card while the table darkens, rings close around the targets, and a headline says what happens.
        Does nothing if the card is lifted already."""
        if self.active:
            return Together()
        self.active = True
        lifted = self._lift(ms)  # first: it stays light there
        return Together(
            lifted, self._darken(ms), self._mark(ms), self._tell(words), hide_caption(self._table), Wait(ms)
        )

    def _lift(self, ms: int) -> Action:
        """Use the card that is held up, if it is the attacker, or lift it out of its row."""
        table, ease = self._table, self._look.pace.easing(Use.ENTER)
        if table.held is not None and table.held.card == self.card:
            return self._looms(table.held, ms, ease)
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
        return self._to(node, _inside((lying.x, lying.y - LIFT), node), ms, ease)

    def _looms(self, node: CardNode, ms: int, ease: Easing) -> Action:
        """Let the card that is held up grow, upwards: below it somebody may have to answer."""
        self._node, wide = node, node.width
        low = min(node.y + node.height / 2, self._table.prompt.y - MARGIN)
        node.share, node.mark = None, GLOW
        node.resize(BROADEST, node.shape)
        node.scale = wide / BROADEST
        return self._to(node, _inside((node.x, low - node.height / 2), node), ms, ease)

    def _to(self, node: CardNode, at: Point, ms: int, ease: Easing) -> Action:
        """Lift the card to a place, at its full width."""
        self._risen = Box(at[0] - node.width / 2, at[1] - node.height / 2, node.width, node.height)
        return Move(node, at, ms, ease) | Scale(node, 1.0, ms, ease) | Turn(node, TILT, ms, ease)

    def _darken(self, ms: int) -> Action:
        if not self._look.theme.worn:
            return Together()
        self._dim = dim = DimOverlay()
        self._table.dim_layer.add(dim)
        dim.dim_except(
            [
                LightSpot(self._risen.center if self._node is not None else self.at, LIT, 0.7),
                *(_spot(box) for box in self.targets.values()),
                *self.lit,
            ]
        )
        return self._dimmed(1.0, ms // 2)

    def _dimmed(self, level: float, ms: int) -> Action:
        return Together() if self._dim is None else dimmed(self._dim, level, ms)

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
        headline.visible = bool(words)
        self._set_aside(headline)
        headline.alpha = 0.0
        self._table.effect_layer.add(headline)
        return self._look.animator.fade(headline, 1.0, "breath")

    def say(self, words: str) -> None:
        """Change the headline; without words it is hidden."""
        if self._headline is not None:
            self._headline.visible = bool(words)
            self._headline.write(words)
            self._set_aside(self._headline)

    def _set_aside(self, headline: Plate) -> None:
        """Put the headline in the middle of the table, or beside the lifted card where it would cover that."""
        x, y = headline.at = self._table.centre_box.center
        box = self.looming
        if box is None or not box.colliderect(headline.bounds()):
            return
        right = box.centerx <= CANVAS[0] / 2
        aside = headline.width / 2 + BESIDE
        headline.at = (box.right + aside if right else box.left - aside, y)
        if not (headline.width / 2 <= headline.x <= CANVAS[0] - headline.width / 2):
            headline.at = (x, box.bottom + headline.height / 2 + BESIDE)

    @property
    def looming(self) -> Box | None:
        """The area of the lifted card once it has risen; None if none is lifted."""
        return self._risen if self._node is not None else None

    # --------------------------------------------------------------------------------------------------- striking

    def strike(self, seat: int, end: Point, hit: Action) -> Action:
        """Strike at a seat: lean back, strike forward, and run `hit` when the blow lands. The attacker's sound must
        start together with this."""
        lands = Call(partial(self.struck, seat)) + hit
        if self._node is None:
            return lands
        return self._leaned(self._node, end) | launch(self._table, self.attack_style, lambda: self.at, end, lands)

    def _leaned(self, node: CardNode, end: Point) -> Action:
        before, ms, ease = self.attack_style.windup, milliseconds("breath"), self._look.pace.easing(Use.TABLE)
        far = math.dist(node.at, end) or 1.0
        x, y = (end[0] - node.x) / far * LEAN, (end[1] - node.y) / far * LEAN
        back = Move(node, (node.x - x, node.y - y), before, ease) | Turn(node, -TILT, before, ease)
        forward = Move(node, (node.x + x, node.y + y), ms, ease) | Turn(node, 2 * TILT, ms, ease)
        return in_turn(back, forward, Wait(milliseconds("flight")), Move(node, node.at, ms, ease))

    def struck(self, seat: int) -> None:
        """Note that a seat has been struck, and remove its ring."""
        self.waiting.discard(seat)
        self.struck_at.discard(seat)
        ring = self._rings.pop(seat, None)
        if ring is not None:
            remove_node(ring)

    # --------------------------------------------------------------------------------------------------- lowering

    def lower(self) -> Action:
        """Restore the light, and lay the card down in its place, smoking."""
        if not self.active:
            return Together()
        self.active = False
        parts = [self._laid_down(), *self._faded()]
        if self._node is self._table.held:
            self._node = None  # it is put back as whatever is held up
        return in_turn(Together(*parts), Call(self.clear))

    def _faded(self) -> Iterator[Action]:
        yield self._dimmed(0.0, milliseconds("relight"))
        for each in (*self._rings.values(), self._headline):
            if each is not None:
                yield self._look.animator.fade(each, 0.0, "relight")

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
        """Let smoke rise along the upper edge of the card."""
        box = lying.bounds()
        for at in range(SMOKE):
            x = box.left + box.w * (at + 0.5) / SMOKE
            self._table.particles.emit("smoke", (x, box.top + 0.2 * box.h), PALE, SMOKE // 2)

    def clear(self) -> None:
        """Remove everything that the assault has put on the table."""
        self.active = False
        for each in (*self._rings.values(), self._headline, self._dim):
            if each is not None:
                remove_node(each)
        if self.lifted is not None:
            remove_node(self.lifted)
        lying = self._table.cards.get(self.card)
        if lying is not None:
            lying.alpha = 1.0
        self._rings.clear()
        self._node = self._headline = self._dim = None


def _spot(portrait: Box) -> LightSpot:
    return LightSpot(portrait.center, (portrait.w / 2 + 1.6 * AROUND, portrait.h / 2 + AROUND), 0.85)


def _inside(at: Point, node: CardNode) -> Point:
    """Return the position nearest to a point at which all of a card is on the canvas."""
    wide, high = node.width / 2 + MARGIN, node.height / 2 + MARGIN
    return min(max(at[0], wide), CANVAS[0] - wide), min(max(at[1], high), CANVAS[1] - high)
