"""The base of all screens: covers the canvas, and is laid out again when language or look change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.context import Context


class KeyReach:
    """Where keys lead on a screen: everywhere, on a plain one."""

    def tabs_to(self, control: Control) -> bool:
        """Whether Tab leads to a control now; others are reached in other ways."""
        return True

    def arrows_to(self, control: Control) -> bool:
        """Whether arrows lead to a control now."""
        return self.tabs_to(control)

    def areas(self) -> Sequence[Box]:
        """The parts that keys lead to one after another; without any, the same keys leaf through it."""
        return ()


class Screen(Node):
    """One screen. Subclasses add its content in `build`; it is empty then."""

    music: ClassVar[str] = "title"
    """The loop that plays on it; empty to leave the current one."""
    reach: KeyReach = KeyReach()
    """Where keys lead on it."""

    def __init__(self, context: Context) -> None:
        super().__init__(size=CANVAS, name=type(self).__name__)
        self._context = context
        self.laid_out_for: tuple[object, ...] = ()
        """The language, text size and colours it was laid out for; set by the shell."""

    @property
    def covers(self) -> bool:
        """Whether nothing of the ground below it is seen."""
        return False

    def build(self) -> None:
        """Lay everything out, in the current language, text size and colours."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Lay everything out again; the focus is restored by name."""
        focus = self._context.stage.dispatcher.focus
        before = focus.current
        self.clear()
        self.build()
        if before is not None and before.name:
            self.give_focus(before.name, shown=before.focused)

    def give_focus(self, name: str, *, shown: bool = True) -> None:
        """Focus the control of a name, if there is one."""
        named = (node for node in self.walk() if isinstance(node, Control) and node.focusable and node.name == name)
        control = next(named, None)
        if control is not None:
            self._context.stage.dispatcher.focus.give(control, shown=shown)

    def entered(self) -> None:
        """The screen has become visible."""

    def left(self) -> None:
        """The screen is gone, and will not return."""

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""

    def act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Returns whether that did anything."""
        return False

    def dropped(self, path: Path) -> bool:
        """A file was dropped on the window. Returns whether anything was done with it."""
        return False

    def given(self, text: str) -> bool:
        """A text was dropped on the window. Returns whether anything was done with it."""
        return False

    def hurry(self) -> bool:
        """Jump to the end of animations. Returns whether there were any: then the key that did it is used up."""
        queue = self._context.look.queue
        busy = queue.busy
        queue.finish()
        return busy

    def says(self) -> str:
        """What it says or asks now, in a sentence, for those who do not see it."""
        return ""

    def describe(self, control: Control) -> str:
        """What a control stands for, in sentences, where it shows a picture."""
        return ""

    def spared(self) -> Sequence[Box]:
        """Areas that no tip may cover."""
        return ()

    def pressed(self, control: Control | None) -> bool:
        """A click or Enter is about to go to a control, or to the background. Returns whether it is used up."""
        return False

    def pointed(self, control: Control | None) -> None:
        """Something has been pointed at, or reached by keys, for long enough, or nothing is any more (None)."""
