"""Where things lie that a lesson speaks of: components by their ids, and parts of the table by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.transform import Box

PARTS: Final[Mapping[str, Callable[[Areas], Sequence[Box]]]] = {
    "own": lambda areas: (areas.corner.medallion.box,),
    "rivals": lambda areas: [board.whole.inflate(-24, -24) for board in areas.boards],
    "pool": lambda areas: (areas.corner.tray,),
    "hand": lambda areas: (areas.hand.inflate(-40, -40),),
    "confirm": lambda areas: (areas.corner.confirm,),
    "places": lambda areas: (areas.slate.places,),
    "monuments": lambda areas: (areas.slate.monuments.union(areas.slate.deck),),
    "items": lambda areas: (areas.slate.items,),
}
"""The parts of the table."""


def boxes_of(name: str, scenery: Scenery) -> Sequence[Box]:
    """Where it lies; nothing for a component that is not face up on the table."""
    part = PARTS.get(name)
    if part is not None:
        return part(scenery.areas)
    number = scenery.resources.cards.numbers.get(name)
    node = scenery.cards.get(number) if number is not None else None
    return () if node is None or not node.shown else (node.bounds(),)
