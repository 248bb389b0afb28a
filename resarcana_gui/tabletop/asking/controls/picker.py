"""The base class of controls that put an answer together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.items.table_item import Key


class Picker(Node):
    """Controls for one answer. It notifies its owner of every change; the owner then asks for the current answer."""

    at_once: ClassVar[bool] = False
    """Whether a choice answers at once, without a submit button."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.on_change: Callable[[], object] | None = None
        self.on_done: Callable[[], object] | None = None
        """Called to submit the answer."""

    @property
    def command(self) -> Command | None:
        """The current answer; None while it is incomplete."""
        raise NotImplementedError

    @property
    def start(self) -> Control | None:
        """The control that is focused at first, where there is no submit button."""
        return None

    @property
    def caption(self) -> str:
        """What submitting does, or what is still missing."""
        raise NotImplementedError

    def lines(self) -> Sequence[str]:
        """Return details about the answer."""
        return ()

    @property
    def marks(self) -> Mapping[Key, str]:
        """The marks of items on the table, by their keys."""
        return {}

    @property
    def progress(self) -> object:
        """What has been chosen so far, for `resume` of another picker for the same question."""
        return None

    def resume(self, progress: object) -> None:
        """Choose what was chosen in another picker for the same question, before everything was laid out again."""

    def act(self, action: str) -> bool:
        """Handle an action's key. Return whether it means anything here."""
        return False

    def click(self, key: Key) -> bool:
        """Handle a click on an item on the table. Return whether it means anything here."""
        return False

    def changed_by_hand(self) -> None:
        """Notify the owner that the player has changed the choice."""
        self.changed(inner=True)
        if self.on_change is not None:
            self.on_change()


PickerFactory: TypeAlias = Callable[[], Picker]
"""Makes a picker, which places itself on the table."""
