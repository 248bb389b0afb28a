"""What the controls have in common with which an answer is put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node


class Picker(Node):
    """Controls for one answer. Whoever shows it is told of every change, and asks what the answer is now."""

    at_once: ClassVar[bool] = False
    """Whether what is chosen is the answer, without a button that confirms it."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self.on_change: Callable[[], object] | None = None
        self.on_done: Callable[[], object] | None = None
        """Called when the answer is to be handed in."""

    @property
    def command(self) -> Command | None:
        """The answer as it is now; None while something is missing."""
        raise NotImplementedError

    @property
    def start(self) -> Control | None:
        """The control to have the focus at first, where there is no button that confirms."""
        return None

    @property
    def caption(self) -> str:
        """What confirming does, or what is still missing."""
        raise NotImplementedError

    def lines(self) -> Sequence[str]:
        """What there is to know about it."""
        return ()

    def act(self, action: str) -> bool:
        """Do what an action's key means here. Whether it means anything."""
        return False

    def click(self, subject: int) -> bool:
        """A thing was clicked on the table. Whether that meant anything."""
        return False

    def changed_by_hand(self) -> None:
        """Something else is chosen now."""
        self.changed(inner=True)
        if self.on_change is not None:
            self.on_change()


class Making(NamedTuple):
    """How a picker is made."""

    least: float
    """How much room it has to have in width."""
    make: Callable[[float], Picker]
    """Makes one for a width."""
