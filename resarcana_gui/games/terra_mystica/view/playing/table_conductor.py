"""Plays the events of Terra Mystica on the table, with a line for what each seat did last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.acts.act_table import table_acts
from resarcana_gui.games.terra_mystica.view.acts.remarks import remark_on
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.tell.event_signs import deed_of
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.story import Story
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.tabletop.acts.acts import Beat
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.tell.story import Sentence


class Tellings:
    """Tells what each seat did last. Used as `Captions` by the conductor; nothing is held up here, so no beat has a
    caption."""

    def __init__(self, voice: MarkupVoice, view: State) -> None:
        """`view` is the table before the first event; events are folded into it."""
        self.deeds: dict[int, Sentence] = {}
        self._story: Final = Story(voice, view, partial(deed_of, voice))

    def of(self, beats: Sequence[Beat]) -> list[str]:
        """Note the deeds of these beats."""
        self.deeds = {
            told.seat: Sentence(told.sentence, told.seat, told.sign, told.brief)
            for told in self._story.sentences(event for beat in beats for event in beat)
            if told.seat is not None
        }
        return [""] * len(beats)


class TableConductor(Conductor[Scenery]):
    """Tells from the view that the table shows anew. After an act characters may have their say."""

    def __init__(self, scenery: Scenery) -> None:
        super().__init__(scenery, table_acts())
        self._tell_from(scenery.state)

    def settle(self, view: KernelState) -> None:
        super().settle(view)
        self._tell_from(self.table.state)

    def played(self, beat: Beat) -> None:
        remark_on(self.table, beat)
        super().played(beat)

    def _tell_from(self, view: State) -> None:
        self.captions = Tellings(self.table.resources.voice, view.clone())  # type: ignore[assignment]
