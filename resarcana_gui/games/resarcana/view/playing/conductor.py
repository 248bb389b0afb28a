"""Lets what happens be seen, beat after beat, each when those before it are at their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.beats import Beat, beats
from resarcana_gui.games.resarcana.view.acts.caption import told_on
from resarcana_gui.games.resarcana.view.acts.captions import Captions
from resarcana_gui.games.resarcana.view.acts.checking import announced
from resarcana_gui.games.resarcana.view.acts.table import act_of
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.tabletop.tell.mentions import Mentions


class Conductor:
    """Queues an act for every beat that is heard."""

    def __init__(self, kit: Kit, scenery: Scenery, blank: State, played: Callable[[], object]) -> None:
        """`played` is called after each act."""
        self.mentions: Final = Mentions({number: kit.voice.card(number) for number in range(len(kit.cards.components))})
        """Which components sentences are about."""
        self._kit: Final = kit
        self._scenery: Final = scenery
        self._played: Final = played
        self._captions = Captions(kit.voice, self.mentions, blank.clone())

    def stop(self) -> None:
        """What is still to be seen is at its end."""
        self._kit.look.queue.finish(TABLE)

    def begin(self, view: State) -> None:
        """What is heard next happens at the table of a view."""
        self._captions = Captions(self._kit.voice, self.mentions, view.clone())

    def hear(self, events: Sequence[Event]) -> None:
        """Let events be seen after all that was heard before."""
        heard = beats(events)
        for beat, caption in zip(heard, self._captions.of(heard), strict=True):
            self._kit.look.queue.add(Later(partial(self._act_of, beat, caption)), TABLE)
        self._kit.look.queue.add(Later(self._scenery.rearranged), TABLE)

    def _act_of(self, beat: Beat, caption: str) -> Action:
        self._scenery.caption = caption
        told_on(self._scenery)
        return act_of(self._scenery, beat) + Call(partial(announced, self._scenery)) + Call(self._played)
