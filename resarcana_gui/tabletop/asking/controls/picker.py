"""The base of all controls that put an answer together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.items.table_item import Key


class Picker(Node):
    """Controls for one answer. Its owner is notified of every change, and asks for the current answer."""

    at_once: ClassVar[bool] = False
    """Whether a choice answers at once, without a button to confirm it."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.on_change: Callable[[], object] | None = None
        self.on_done: Callable[[], object] | None = None
        """Called when the answer is to be submitted."""

    @property
    def command(self) -> Command | None:
        """The current answer; None while something is missing."""
        raise NotImplementedError

    @property
    def start(self) -> Control | None:
        """The control that has the focus at first, where there is no button to confirm."""
        return None

    @property
    def caption(self) -> str:
        """What confirming does, or what is still missing."""
        raise NotImplementedError

    def lines(self) -> Sequence[str]:
        """Further information about it."""
        return ()

    @property
    def marks(self) -> Mapping[Key, str]:
        """How items on the table are marked, by their keys."""
        return {}

    def act(self, action: str) -> bool:
        """Handle an action's key. Returns whether it means anything here."""
        return False

    def click(self, key: Key) -> bool:
        """An item was clicked on the table. Returns whether that means anything here."""
        return False

    def changed_by_hand(self) -> None:
        """The player has changed the choice."""
        self.changed(inner=True)
        if self.on_change is not None:
            self.on_change()


Making: TypeAlias = Callable[[], Picker]
"""Makes a picker, which finds its place on the table by itself."""
