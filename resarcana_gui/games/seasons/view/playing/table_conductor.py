"""Plays the events of Seasons on the table, with captions for cards that rivals hold up and a line for what each seat
did last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.acts.act_table import table_acts
from resarcana_gui.games.seasons.view.acts.remarks import remark_on
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.tell.event_text import event_text
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.tabletop.acts.acts import Beat
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.tell.story import Sentence

SILENT: Final = (
    flow.TurnBegan, flow.RoundBegan, flow.DiceRolled, flow.SeasonMoved, flow.QuestionAsked, cards.LibraryTaken,
)  # fmt: skip
"""Events that are nobody's deed."""
HELD_UP: Final = (cards.CardShown, cards.CardTurned)


class Tellings:
    """Tells beats: a caption for each, and the latest deed of each seat. Used as `Captions` by the conductor."""

    def __init__(self, voice: MarkupVoice, view: State) -> None:
        """`view` is the table before the first event; events are folded into it."""
        self.deeds: dict[int, Sentence] = {}
        self._voice: Final = voice
        self._view: Final = view

    def of(self, beats: Sequence[Beat]) -> list[str]:
        """Return the caption for each of these beats; empty for those without."""
        self.deeds = {}
        return [self._caption(beat) for beat in beats]

    def _caption(self, beat: Beat) -> str:
        told: list[str] = []
        for event in beat:
            event.fold(self._view)
            sentence = event_text(self._voice, event, self._view)
            if sentence is not None:
                told.append(sentence)
                self._note(event, sentence)
        return " ".join(told) if isinstance(beat[0], HELD_UP) else ""

    def _note(self, event: Event, sentence: str) -> None:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and not isinstance(event, SILENT):
            self.deeds[seat] = Sentence(sentence, seat, "")


class TableConductor(Conductor[Scenery]):
    """With captions that start anew whenever the table is shown anew. After an act characters may have their say."""

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
