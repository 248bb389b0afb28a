"""Where things lie that a lesson speaks of, components by their ids and parts of the table by name; and what they are,
in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import IN_PLAY
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.tell.inspect_text import inspect_text
from resarcana_gui.games.resarcana.view.tell.names import component_names
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.seats import SeatBoard

PASS: Final = "pass"
"""The button to pass; it is there on one's own turn."""
PARTS: Final[Mapping[str, Callable[[Areas], Sequence[Box]]]] = {
    "own": lambda areas: (areas.corner.medallion.box,),
    "rivals": lambda areas: [board.whole.inflate(-24, -24) for board in areas.boards],
    "pool": lambda areas: (areas.corner.tray,),
    "hand": lambda areas: (areas.hand.inflate(-40, -12),),
    PASS: lambda areas: (areas.corner.confirm,),
    "places": lambda areas: (areas.slate.places,),
    "monuments": lambda areas: (areas.slate.monuments.union(areas.slate.deck),),
    "items": lambda areas: (areas.slate.items,),
}
"""The parts of the table."""
PLAYED: Final = "played."
"""Before a component that is only spoken of once it lies in play."""


def boxes_of(name: str, scenery: Scenery) -> Sequence[Box]:
    """Where it lies; nothing for a component that is not face up on the table."""
    part = PARTS.get(name)
    if part is not None:
        return part(scenery.areas)
    number = scenery.resources.cards.numbers.get(name.removeprefix(PLAYED))
    node = scenery.cards.get(number) if number is not None else None
    if number is None or node is None or not node.shown:
        return ()
    waits = name.startswith(PLAYED) and scenery.state.zone[number] != IN_PLAY
    return () if waits else (node.bounds(),)


def words_of(control: Control, scenery: Scenery) -> str:
    """A card or a seat in sentences, without pictures; empty for anything else."""
    voice, state = scenery.resources.voice, scenery.state
    plain = Voice(voice.catalog, voice.cards, component_names(voice.catalog.language), voice.players, voice.you)
    if isinstance(control, CardNode) and control.card is not None and not control.face_down:
        return "\n".join(inspect_text(plain, control.card, state))
    if isinstance(control, SeatBoard):
        points = plain.plural("table.points", points_of(state, control.seat))
        cards = plain.card_list(state.play[control.seat])
        return "\n".join([plain.players[control.seat], points, plain.amount(state.pool[control.seat]), cards])
    return ""
