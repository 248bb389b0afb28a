"""The base of all screens: a screen covers the canvas and is laid out again when the language or the look changes."""

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
    """Which controls keys lead to on a screen: all, by default."""

    def tabs_to(self, control: Control) -> bool:
        """Return whether Tab leads to a control now; others are reached in other ways."""
        return True

    def arrows_to(self, control: Control) -> bool:
        """Return whether arrows lead to a control now."""
        return self.tabs_to(control)

    def areas(self) -> Sequence[Box]:
        """Return the areas that keys lead to one after another; if there are none, these keys scroll by pages."""
        return ()


class Screen(Node):
    """One screen. It is empty until `build` adds its content."""

    music: ClassVar[str] = "title"
    """The loop played on it; empty to continue the current one."""
    reach: KeyReach = KeyReach()
    """Which controls keys lead to."""

    def __init__(self, context: Context) -> None:
        super().__init__(size=CANVAS, name=type(self).__name__)
        self._context = context
        self.laid_out_for: tuple[object, ...] = ()
        """The language, text size and colours that it was laid out for; set by the shell."""

    @property
    def loop(self) -> str:
        """The loop played on it now, if it changes while it is shown."""
        return self.music

    @property
    def covers(self) -> bool:
        """Whether it hides the ground below it completely."""
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
        """Focus the control of that name, if there is one."""
        named = (node for node in self.walk() if isinstance(node, Control) and node.focusable and node.name == name)
        control = next(named, None)
        if control is not None:
            self._context.stage.dispatcher.focus.give(control, shown=shown)

    def entered(self) -> None:
        """React to having become visible."""

    def left(self) -> None:
        """React to having been closed for good."""

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""

    def act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Return whether anything was done."""
        return False

    def dropped(self, path: Path) -> bool:
        """Handle a file dropped on the window. Return whether anything was done with it."""
        return False

    def given(self, text: str) -> bool:
        """Handle a text dropped on the window. Return whether anything was done with it."""
        return False

    def hurry(self) -> bool:
        """Jump to the end of animations. Return whether there were any; the key that did it is then used up."""
        queue = self._context.look.queue
        busy = queue.busy
        queue.finish()
        return busy

    def says(self) -> str:
        """Return what the screen says or asks now, in a sentence, for the announcer."""
        return ""

    def describe(self, control: Control) -> str:
        """Return what a control with a picture stands for, in sentences, for the announcer."""
        return ""

    def spared(self) -> Sequence[Box]:
        """Return the areas that no tip may cover."""
        return ()

    def pressed(self, control: Control | None) -> bool:
        """React before a click or Enter goes to a control, or to the background (None). Return whether it is used
        up."""
        return False

    def pointed(self, control: Control | None) -> None:
        """React to something that has been pointed at, or reached by keys, for long enough, or to nothing any more
        (None)."""
