"""Plays the events of Res Arcana on the table, with captions for cards that rivals hold up."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.act_table import table_acts
from resarcana_gui.games.resarcana.view.acts.checking import announce_deciding
from resarcana_gui.games.resarcana.view.acts.remarks import remark_on_lead
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.tell.story import Story
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.tabletop.acts.acts import Beat
from resarcana_gui.tabletop.acts.captions import Captions
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.tell.story import MentionFinder

HELD_UP: Final = (
    flow.PowerUsed, cards.ArtifactPlaced, cards.PlaceClaimed, cards.MonumentClaimed, cards.CardDiscarded,
)  # fmt: skip
"""The events in which a card is held up."""


class TableCaptions(Captions):
    """Says what seats do with their cards, and how many points they get for it."""

    def __init__(self, voice: Voice, mentions: MentionFinder, view: State) -> None:
        """`view` is the table before the first event; events are folded into it."""
        super().__init__(Story(voice, view), mentions)
        self._voice: Final = voice
        self._view: Final = view
        self._before = self._points()

    def held_up(self, event: Event) -> tuple[int, int] | None:
        if not isinstance(event, HELD_UP):
            return None
        return (event.component if isinstance(event, flow.PowerUsed) else event.card), event.seat

    def more(self) -> dict[int, str]:
        """Return, for each seat whose points have grown, by how many and to how many."""
        before, self._before = self._before, self._points()
        return {
            seat: self._voice.text("table.scored", more=new - old, number=new)
            for seat, (old, new) in enumerate(zip(before, self._before, strict=True))
            if new > old
        }

    def _points(self) -> list[int]:
        return [points_of(self._view, seat) for seat in range(self._view.seats)]


class TableConductor(Conductor[Scenery]):
    """Between the acts somebody may come close to winning, or take the lead."""

    def __init__(self, scenery: Scenery, mentions: MentionFinder) -> None:
        super().__init__(scenery, table_acts())
        self._mentions: Final = mentions
        self._tell_from(scenery.state)

    def settle(self, view: KernelState) -> None:
        super().settle(view)
        self._tell_from(self.table.state)

    def played(self, beat: Beat) -> None:
        announce_deciding(self.table)
        remark_on_lead(self.table)
        super().played(beat)

    def _tell_from(self, view: State) -> None:
        """Start captions anew: events from here on happen at the table of this view."""
        self.captions = TableCaptions(self.table.resources.voice, self._mentions, view.clone())
