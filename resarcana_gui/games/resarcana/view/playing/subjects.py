"""What texts beside the table refer to: components, by their ids and names, and parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import IN_PLAY
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.playing.table_asker import TableAsker
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.tell.catalogs import component_names
from resarcana_gui.games.resarcana.view.tell.inspect_text import inspect_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table_view import Subjects
from resarcana_gui.tabletop.cards.card import GrownCard
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.grower import Grower
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.tell.story import MentionFinder

PASS: Final = "pass"
"""The button to pass; it exists on the viewer's turn only."""
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
ASIDE: Final = 240.0
"""How far from the right edge a card is enlarged that does not lie on the table."""
PLAYED: Final = "played."
"""The prefix of the name of a component that is only referred to once it lies in play."""


class TableSubjects(Subjects):
    """The subjects on one table."""

    def __init__(self, scenery: Scenery, mentions: MentionFinder, asker: TableAsker, grower: Grower) -> None:
        self._scenery: Final = scenery
        self._mentions: Final = mentions
        self._asker: Final = asker
        self._grower: Final = grower

    def describe(self, control: Control) -> str:
        return _words(control, self._scenery)

    def boxes(self, name: str) -> Sequence[Box]:
        return () if name == PASS and not self._asker.may_pass else _boxes(name, self._scenery)

    def mentioned(self, sentence: str) -> Sequence[str]:
        components = self._scenery.resources.cards.components
        return [components[number].slug for number in self._mentions.all(sentence)]

    def highlight(self, sentence: str) -> None:
        component = self._mentions.first(sentence) if sentence else None
        if component is None:
            self._grower.forget_mentioned()
        elif (node := self._scenery.cards.get(component)) is not None and node.shown:
            self._grower.mention(node)
        else:
            scenery, whole = self._scenery, self._scenery.areas.canvas
            large = GrownCard(scenery.look, scenery.faces, component, self._grower.width, name="grown card")
            self._grower.mention_from(large, Box(whole.right - ASIDE, whole.centery, 0, 0))


def _boxes(name: str, scenery: Scenery) -> Sequence[Box]:
    """Return where a subject lies; empty for a component that is not face up on the table."""
    part = PARTS.get(name)
    if part is not None:
        return part(scenery.areas)
    number = scenery.resources.cards.numbers.get(name.removeprefix(PLAYED))
    node = scenery.cards.get(number) if number is not None else None
    if number is None or node is None or not node.shown:
        return ()
    waits = name.startswith(PLAYED) and scenery.state.zone[number] != IN_PLAY
    return () if waits else (node.bounds(),)


def _words(control: Control, scenery: Scenery) -> str:
    """Return a card or a seat in sentences, without pictures; empty for anything else."""
    voice, state = scenery.resources.voice, scenery.state
    plain = Voice(voice.catalog, voice.cards, component_names(voice.catalog.language), voice.players, voice.you)
    if isinstance(control, TableItem) and isinstance(control.known, int):
        return "\n".join(inspect_text(plain, control.known, state))
    if isinstance(control, SeatBoard):
        points = plain.plural("table.points", points_of(state, control.seat))
        cards = plain.card_list(state.play[control.seat])
        return "\n".join([plain.players[control.seat], points, plain.amount(state.pool[control.seat]), cards])
    return ""
