"""Plays events on the table, beat after beat, each when the previous one has ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Call, Later
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.tabletop.acts.acts import Acts, Beat
from resarcana_gui.tabletop.acts.captions import Captions, told_on
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.tell.story import Sentence

T = TypeVar("T", bound=Table)


class Conductor(Generic[T]):
    """Adds an act for every beat to the queue of animations."""

    captions: Captions | None = None
    """The captions of cards that are held up; they are given all events from here on."""
    on_played: Callable[[], object] | None = None
    """Called after each act."""

    def __init__(self, table: T, acts: Acts[T]) -> None:
        self.table: Final = table
        self._acts: Final = acts

    def stop(self) -> None:
        """Finish all animations at once."""
        self.table.look.queue.finish(TABLE)

    def settle(self, view: State) -> None:
        """Show the table as in a view, at once. The view must not be changed afterwards."""
        self.table.settle(view)

    def played(self, beat: Beat) -> None:
        """Called at the end of the act of a beat."""
        if self.on_played is not None:
            self.on_played()

    def hear(self, events: Sequence[Event]) -> None:
        """Animate events after all earlier ones."""
        queue, beats = self.table.look.queue, self._acts.beats(events)
        captions = self.captions.of(beats) if self.captions is not None else [""] * len(beats)
        deeds = dict(self.captions.deeds) if self.captions is not None and beats else {}
        for beat, caption in zip(beats, captions, strict=True):
            if now := _begun(beat, deeds):
                queue.add(Call(partial(self.table.told, now)), TABLE)
            queue.add(Later(partial(self._act_of, beat, caption)), TABLE)
        if deeds:
            queue.add(Call(partial(self.table.told, deeds)), TABLE)
        queue.add(Later(self.table.rearrange), TABLE)

    def _act_of(self, beat: Beat, caption: str) -> Action:
        self.table.caption = caption
        told_on(self.table)
        return self._acts.of(self.table, beat) + Call(partial(self.played, beat))


def _begun(beat: Beat, deeds: dict[int, Sentence]) -> dict[int, Sentence]:
    """Take the deeds of the seats that begin to act in a beat out of `deeds`, and return them: no deed is told
    before it is seen."""
    seats = {getattr(event, "seat", None) for event in beat}
    return {seat: deeds.pop(seat) for seat in sorted(deeds.keys() & seats)}
