"""Everything shakes: one picture of it stands for all while it does."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.scene.action import Action, Call, Wait, in_turn
from resarcana_gui.scene.easing import linear
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.snapshot import Snapshot
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.table.table import Table

SWINGS: Final = (12.0, 7.0, 3.0)
"""How far the table shakes, in canvas pixels, one swing after the other."""


class Shake(NodeTween):
    """A snapshot shakes along a direction, weaker with every swing, and comes to rest."""

    def __init__(self, snapshot: Snapshot, angle: float, ms: int) -> None:
        """`angle` in degrees."""
        super().__init__(snapshot, ms, linear)
        self._snapshot = snapshot
        self._across = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))

    def now(self) -> Values:
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        swing = min(values[0], 0.9999) * len(SWINGS)
        share = math.sin(2 * math.pi * (swing % 1.0))
        far = SWINGS[int(swing)] * share if values[0] < 1.0 else 0.0
        self._snapshot.offset = (self._across[0] * far, self._across[1] * far)


def shaken(table: Table, angle: float) -> Action:
    """A moment of stillness, then everything but what happens above it shakes along a direction in degrees."""
    look = table.look
    if look.snapshot is not None and look.snapshot.parent is not None:
        return Wait(milliseconds("stillness") + milliseconds("shake"))  # it shakes already
    snapshot = Snapshot((table.held_layer, table.caption_layer, table.token_layer, table.effect_layer))
    table.add(snapshot)
    look.snapshot = snapshot

    def end() -> None:
        gone(snapshot)
        look.snapshot = None

    return in_turn(Wait(milliseconds("stillness")), Shake(snapshot, angle, milliseconds("shake")), Call(end))
