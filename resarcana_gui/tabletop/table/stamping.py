"""A seal is pressed anew when its seat has more points."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.action import Call, Later, in_turn
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.tabletop.table.medallion import Medallion
from resarcana_gui.tabletop.table.table import Table

STAMPS: Final = "stamps"
"""The lane of the queue."""
HIGH: Final = 2.1
"""How large it is when it comes down, relative to its size."""
RIPPLE: Final = 2.6
"""How far the light about it spreads."""
WAX: Final = (255, 150, 110)


def stamped(table: Table, medallion: Medallion, before: int) -> None:
    """The seal comes down on a medallion, which shows the points from `before` until then, and light spreads about it.
    Nothing waits for that, and in reduced motion there is nothing to be seen."""
    look = table.look
    if look.pace.reduced or look.pace.at_once:
        return
    medallion.older = before
    ms, box = milliseconds("stamp"), medallion.seal
    seal = Flare(medallion.marks.seal, box.w, box.center, scale=HIGH, name="stamp")
    light = Flare(RingOfLight(WAX), box.w * RIPPLE, box.center, scale=0.4, name="ripple")

    def begin() -> Fade:
        table.effect_layer.add(seal)
        return Fade(seal, 1.0, ms // 2)

    def lands() -> Scale:
        table.effect_layer.remove(seal)
        medallion.older = None
        light.alpha = 1.0
        table.effect_layer.add(light)
        return Scale(light, 1.0, ms, look.pace.easing(Use.ENTER))

    down = Later(begin) | Scale(seal, 1.0, ms, look.pace.easing(Use.TABLE))
    fades = Fade(light, 0.0, ms)
    action = in_turn(down, Later(lands) | fades, Call(lambda: table.effect_layer.remove(light)))
    look.queue.add(action, STAMPS)
