"""Plays the events of Res Arcana on the table, with captions for cards that rivals hold up."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.act_table import table_acts
from resarcana_gui.games.resarcana.view.acts.captions import TableCaptions
from resarcana_gui.games.resarcana.view.acts.checking import announced
from resarcana_gui.games.resarcana.view.acts.remarks import about_lead
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.tell.mention_finder import MentionFinder


class TableConductor(Conductor[Scenery]):
    """Between the acts somebody may come close to winning, or take the lead."""

    def __init__(self, scenery: Scenery, mentions: MentionFinder) -> None:
        super().__init__(scenery, table_acts())
        self._mentions: Final = mentions
        self._tell_from(scenery.state)

    def settle(self, view: KernelState) -> None:
        super().settle(view)
        self._tell_from(self.table.state)

    def played(self) -> None:
        announced(self.table)
        about_lead(self.table)
        super().played()

    def _tell_from(self, view: State) -> None:
        """Start captions anew: events from here on happen at the table of this view."""
        self.captions = TableCaptions(self.table.resources.voice, self._mentions, view.clone())
