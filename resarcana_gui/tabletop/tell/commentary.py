"""What is said about a game that others watch: it follows the events, and finds what is worth a remark."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.screens.game_ui import Remark
from resarcana_gui.tabletop.tell.voice import Voice

V = TypeVar("V", bound=State)
W = TypeVar("W", bound=Voice)


class Commentary(ABC, Generic[W, V]):
    """Comments on one game, in one language, with the texts `demo.<kind>`."""

    KINDS: ClassVar[Sequence[str]]
    """The kinds of remarks, the most interesting first."""
    AGAIN: ClassVar[frozenset[str]] = frozenset()
    """Those that may be repeated."""

    def __init__(self, voice: W, view: V) -> None:
        """`view` is the table before the first event; events are folded into it."""
        self.voice: Final = voice
        self.view: Final = view

    def hear(self, events: Sequence[Event]) -> Sequence[Remark]:
        """Return what could be said about these events, the most interesting first."""
        found: list[Remark | None] = []
        for event in events:
            event.fold(self.view)
            found.append(self.remark_on(event))
        told = [remark for remark in (*found, self.in_sum(events)) if remark is not None]
        return sorted(told, key=lambda remark: self.KINDS.index(remark.kind))

    @abstractmethod
    def remark_on(self, event: Event) -> Remark | None:
        """Return a remark on an event that was folded into the view; None if there is nothing to say."""

    def in_sum(self, events: Sequence[Event]) -> Remark | None:
        """Return a remark on what all these events have led to; None if there is nothing to say."""
        return None

    def said(self, kind: str, *about: str, seat: int | None = None, **values: object) -> Remark:
        """Return a remark of a kind; `about` are the names of what it mentions, `seat` is the player in it."""
        named = {} if seat is None else {"who": self.voice.who(seat)}
        return Remark(kind, self.voice.text(f"demo.{kind}", **named, **values), about, again=kind in self.AGAIN)
