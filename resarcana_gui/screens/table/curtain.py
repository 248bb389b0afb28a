"""The curtain between two people at one screen: while it is down, nobody sees the other's cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Fit, Sprite
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, TITLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 900.0
"""At a text scale of 1; wider with larger text."""
WIDEST: Final = 1500.0
PAD: Final = 56.0
LIFTS: Final = frozenset({"return", "enter", "space"})
LEAVE: Final = "leave"
TAKE_BACK: Final = "take back"
WAYS_OUT: Final = frozenset({LEAVE, TAKE_BACK})
"""The buttons for which Enter does not lift the curtain."""
WALKS: Final = frozenset({"tab", "shift+tab", "up", "down"})
"""The keys that move between its buttons."""
PASSED_ON: Final = frozenset({actions.FULL_SCREEN, actions.MUTE})
"""The actions whose keys work even now."""


class Curtain(Control):
    """An opaque cover over everything, laid above the table. A click anywhere or Enter lifts it, but not the
    previous player's last click or key."""

    modal = True
    focusable = False

    def __init__(
        self,
        shell: Shell,
        name: str,
        on_lift: Callable[[], object],
        *,
        on_leave: Callable[[], object] | None = None,
        answers: bool = False,
        on_undo: Callable[[], object] | None = None,
        actor: str = "",
    ) -> None:
        """`name` is the next player. `on_lift` is called at once when the curtain begins to rise; `on_leave`, if
        given, when they go to the title instead. `answers`: whether they only have to respond to somebody else's
        action. `on_undo` is called when the previous player, `actor`, undoes their action instead; the curtain is
        gone then. Without an actor nothing can be undone."""
        seen = shell.seen
        super().__init__(shell.look, size=seen.size, at=seen.topleft, name="curtain")
        self.z = 300.0
        self.shell = shell
        self.lifted = False
        self._on_lift = on_lift
        self._on_leave = on_leave
        self._on_undo = on_undo
        self._actor = actor
        self._ready = False
        if not shell.settings.high_contrast:
            self.add(Sprite(shell.game.ground(shell), seen.size, fit=Fit.COVER))
        self.add(self._framed(name, "asked" if answers else "title"))
        ready = Wait(milliseconds("dialog_in")) + Call(self._make_ready)
        self.look.queue.add(ready, INTERFACE)

    def activate(self) -> None:
        self.lift()

    def lift(self) -> None:
        """Show what is behind."""
        if self.lifted or not self._ready:
            return
        self.lifted = self.ghost = True
        self._on_lift()
        fade = Fade(self, 0.0, milliseconds("dialog_out"), self.look.pace.easing(Use.FADE))
        self.look.queue.add(fade + Call(self._gone), INTERFACE)

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown) or self.lifted or self._at_the_way_out:
            return False
        if event.chord in LIFTS and not event.repeat:
            self.lift()
        if self.shell.bindings.action(event) == actions.UNDO and not event.repeat:
            self._take_back()
        return event.chord not in WALKS and self.shell.bindings.action(event) not in PASSED_ON

    @property
    def _at_the_way_out(self) -> bool:
        current = self.shell.stage.dispatcher.focus.current
        return current is not None and current.name in WAYS_OUT

    def draw(self, painter: Painter) -> None:
        painter.put(PlainBox(self.look.colour("night")), self.box)

    def _framed(self, name: str, key: str) -> Node:
        """Return the frame in the middle: whose turn it is, or who has to respond."""
        look, text, shown = self.look, self.shell.text, escaped(name)
        whole = min(WIDTH * max(look.text.scale, 1.0), WIDEST)
        width = whole - 2 * PAD
        title = Label(look, text(f"curtain.{key}", name=shown), replace(TITLE, align="centre"), width=width)
        words = Label(look, text("curtain.text", name=shown), replace(BODY, align="centre"), width=width)
        button = Button(look, text("curtain.lift", name=shown), self.lift, kind="primary", name="lift")
        button.size = (min(button.width + 80, width), button.height + 12)
        buttons = [button]
        if self._actor:
            back, sign = text("curtain.undo", name=escaped(self._actor)), UiIcon("undo", look.colour("gold"))
            buttons.append(Button(look, back, self._take_back, name=TAKE_BACK, icon=sign))
        if self._on_leave is not None:
            home = UiIcon("home", look.colour("gold"))
            buttons.append(Button(look, text("pause.title_screen"), self._on_leave, name=LEAVE, icon=home))
        content = stacked([title, words, *buttons], gap=26)
        for each in buttons:
            each.x = (width - each.width) / 2
        content.at = (PAD, PAD)
        frame = Surface(look, (whole, content.height + 2 * PAD), "frame")
        frame.anchor, frame.at = CENTRE, self.box.center
        frame.add(content)
        return frame

    def _take_back(self) -> None:
        """Undo the last action instead of handing over."""
        if self._on_undo is not None and self._actor and self._ready and not self.lifted:
            self.lifted = self.ghost = True
            self._gone()
            self._on_undo()

    def _make_ready(self) -> None:
        self._ready = True

    def _gone(self) -> None:
        if self.parent is not None:
            self.parent.remove(self)
