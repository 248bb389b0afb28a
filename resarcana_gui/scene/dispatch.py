"""Dispatches events: pointer events to the node under the pointer, keys to the focused control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene import hit
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import (
    LEFT,
    Dragged,
    DragStarted,
    Dropped,
    Event,
    KeyDown,
    KeyUp,
    LetGo,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Scrolled,
    TextComposed,
    TextTyped,
    Wheeled,
)
from resarcana_gui.scene.focus import Direction, Focus
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import Queue
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS

ARROWS: Final = {
    "left": Direction.LEFT,
    "right": Direction.RIGHT,
    "up": Direction.UP,
    "down": Direction.DOWN,
}
MIDDLE: Final = (CANVAS[0] / 2, CANVAS[1] / 2)
AWAY: Final = 24.0
"""A control that has moved this far from the pointer, in canvas pixels, is no longer pointed at. Less may be its own
reaction, as of a card that rises."""
ENTER: Final = frozenset({"return", "enter", "space"})


class Dispatcher:
    """Routes the events of one tree. `on_action` is called with the name of the action bound to a key, and returns
    whether it did anything."""

    def __init__(
        self,
        root: Node,
        queue: Queue,
        hover: Hover[Control],
        bindings: Bindings,
        on_action: Callable[[str], bool],
    ) -> None:
        self.focus = Focus(root)
        self.hover = hover
        self.bindings = bindings
        self.on_used: Callable[[Control], object] = _nobody
        """Called with every control that a click or a key is about to activate."""
        self.on_refused: Callable[[Control], object] = _nobody
        """Called with every disabled control that is clicked."""
        self.on_pointed: Callable[[Control], object] = _nobody
        """Called with every control that the pointer enters."""
        self.on_hurried: Callable[[], bool] = self._finish
        """Called when Esc is pressed to skip animations. Returns whether there were any; if so, the key has no other
        effect."""
        self.on_pressed: Callable[[Control | None], bool] = _not_used_up
        """Called with the target of a click or Enter, or None for the background, before it is handled. Returns
        whether it only skipped animations and has no other effect."""
        self.repeating: Callable[[str], bool] = _always
        """Whether an action repeats while its key is held; otherwise it is done once per press."""
        self.by_keys = False
        """Whether the last input came from keys rather than from a pointer."""
        self._root = root
        self._queue = queue
        self._on_action = on_action
        self._pointed: Control | None = None
        self._pointer: Point = MIDDLE
        self._captured: Control | None = None
        self._dragged = False
        self._jumped = False
        """Whether the pressed control was moving, and was moved to its end, away from the pointer."""

    @property
    def captured(self) -> Control | None:
        """The control that was pressed, or that took over its drag."""
        return self._captured

    @property
    def pointer(self) -> Point:
        """The last position of the pointer."""
        return self._pointer

    def put_back(self) -> None:
        """Hide the hint of what is pointed at, since it has been used, until the pointer moves."""
        self.hover.used(self._pointer)

    def send(self, event: Event) -> None:
        """Dispatch one event."""
        if isinstance(event, KeyDown | PointerDown):
            self.by_keys = isinstance(event, KeyDown)
        if isinstance(event, KeyDown):
            self._key(event)
        elif isinstance(event, KeyUp | TextTyped | TextComposed):
            self._offer(self.focus.current, event)
        elif isinstance(event, PointerDown):
            self._down(event)
        elif isinstance(event, PointerUp):
            self._up(event)
        elif isinstance(event, PointerMoved | PointerLeft):
            self._moved(event)
        elif isinstance(event, DragStarted | Dragged | Dropped | LongPressed):
            self._dragging(event)
        elif isinstance(event, LetGo):
            self._let_go(event)
        elif isinstance(event, Wheeled | Scrolled):
            self._scroll(event)

    def refresh(self) -> None:
        """Update what is pointed at: controls may have moved or gone, and the focus may have moved on."""
        pointed, target = self._pointed, self.hover.target
        if pointed is not None and not (self._is_there(pointed) and self._under_pointer(pointed)):
            self._point(None)
        elif target is not None and target is not pointed and not (target.focused and self._is_there(target)):
            self.hover.point(None)  # it was reached by keys

    def _is_there(self, control: Control) -> bool:
        return control.shown and self._root in control.lineage()

    def _under_pointer(self, control: Control) -> bool:
        """Return whether the pointer is still about where the control lies. Dragged controls are not checked."""
        near = control.bounds().inflate(2 * AWAY, 2 * AWAY)
        return self._captured is not None or bool(near.collidepoint(self._pointer))

    # ------------------------------------------------------------------------------------------------- pointers

    def _moved(self, event: PointerMoved | PointerLeft) -> None:
        control = None
        if isinstance(event, PointerMoved):
            self._pointer = (event.x, event.y)
            self.hover.moved(self._pointer)
            control = self._at(event.x, event.y)
        if self._captured is None:
            self._point(control)
        else:
            self._captured.pressed = self._captured is control and not self._dragged and self._captured.enabled
        self._offer(self._captured or control, event)

    def _point(self, control: Control | None) -> None:
        if self._pointed is not control:
            if self._pointed is not None:
                self._pointed.hovered = False
            self._pointed = control
            if control is not None:
                control.hovered = True
                self.on_pointed(control)
        self.hover.point(control)

    def _down(self, event: PointerDown) -> None:
        if event.button == LEFT:
            self._let_go(LetGo())  # the release of the press before was not seen
        self._pointer = (event.x, event.y)
        control = self._at(event.x, event.y)
        if event.button == LEFT and self.on_pressed(control):
            self._captured, self._dragged = None, False
            return
        if control is not None:
            before = control.world()
            self._queue.clear_way(control)
            self._jumped = control.world() != before
        if event.button == LEFT:
            self._captured, self._dragged = control, False
            self.focus.give(control if control is not None and control.focusable else None, shown=False)
            if control is not None:
                control.pressed = control.enabled
        self._offer(control, event)

    def _up(self, event: PointerUp) -> None:
        captured, dragged = self._captured, self._dragged
        self._offer(captured, event)
        if event.button != LEFT:
            return
        self._captured, self._dragged, self._pointer = None, False, (event.x, event.y)
        under = self._at(event.x, event.y)
        if captured is not None:
            captured.pressed = False
            if (under is captured or self._jumped) and not dragged and captured.reachable:
                self._activate(captured)
        come = self._at(event.x, event.y)
        self._point(come)
        if come is not under:
            self.hover.hide()  # it came under the pointer: nobody pointed at it

    def _let_go(self, event: LetGo) -> None:
        """End the press, and the drag that it began, without effect. The control that took the drag restores its
        state."""
        captured, self._captured, self._dragged, self._jumped = self._captured, None, False, False
        if captured is not None:
            captured.pressed = False
            self._offer(captured, event)

    def _activate(self, control: Control) -> None:
        if control.enabled:
            self.on_used(control)
            if control.tip:
                self.hover.hide()  # the hint was read, and would hide what follows
            control.activate()
        else:
            self.on_refused(control)

    def _dragging(self, event: DragStarted | Dragged | Dropped | LongPressed) -> None:
        taker = self._offer(self._captured, event)
        if isinstance(event, DragStarted) and taker is not None and self._captured is not None:
            self._captured.pressed = False
            self._captured, self._dragged = taker, True
            self.hover.hide()
        elif isinstance(event, LongPressed) and taker is not None:
            self._dragged = True  # then the release is no click

    def _at(self, x: float, y: float) -> Control | None:
        found = hit.at(self._root, (x, y))
        return found if isinstance(found, Control) else None

    # ----------------------------------------------------------------------------------------------------- keys

    def _key(self, event: KeyDown) -> None:
        current = self.focus.current
        if self._offer(current, event) is not None or self._offer_scope(current, event):
            return
        if (event.chord == "escape" and self.on_hurried()) or self._navigate(event, current):
            return
        action = self.bindings.action(event)
        typed = current is not None and current.takes_text and event.writes
        meant = action is not None and not typed and (not event.repeat or self.repeating(action))
        done = meant and action is not None and self._on_action(action)
        if not done and event.chord in ENTER and not event.repeat and self.focus.current is current:
            self._show_focus(current)

    def _show_focus(self, current: Control | None) -> None:
        """Show the focus ring if it is hidden, instead of pressing Enter: nothing is done unseen."""
        if current is not None and not current.takes_text:
            self.lead_to(current)

    def lead_to(self, control: Control) -> None:
        """Give a control the focus as an arrow key does: what is shown when it is pointed at appears."""
        self.focus.give(control)
        self._focused(control)

    def _scroll(self, event: Wheeled | Scrolled) -> None:
        """Give a wheel's event to what lies under the pointer, and a controller's to what has the focus, or else to
        what lies in the middle of the canvas."""
        if isinstance(event, Wheeled):
            self._offer(self._at(event.x, event.y), event)
            return
        current = self.focus.current
        at = current.bounds().center if current is not None else MIDDLE
        if current is None or (self._offer(current, event) or self._offer(current, Wheeled(*at, event.up))) is None:
            self._offer(self._at(*MIDDLE), Wheeled(*MIDDLE, event.up))

    def _finish(self) -> bool:
        """Finish all animations. Return whether there were any."""
        busy = self._queue.busy
        self._queue.finish()
        return busy

    def _offer_scope(self, current: Control | None, event: KeyDown) -> bool:
        """Offer an event to a dialog, which takes keys even when nothing in it has the focus."""
        top = self.focus.whole()
        if isinstance(top, Control) and (current is None or top not in current.lineage()):
            return top.handle(event)
        return False

    def _navigate(self, event: KeyDown, current: Control | None) -> bool:
        if event.key == "tab" and not event.ctrl and not event.alt:
            return self._focused(self.focus.next(-1 if event.shift else 1))
        if event.chord in ARROWS:
            return self._focused(self.focus.towards(ARROWS[event.chord]))
        if event.chord in ENTER and current is not None and current.focused:
            if not event.repeat and not self.on_pressed(current):
                self._queue.clear_way(current)
                self._activate(current)
            return True
        return False

    def leap(self, areas: Sequence[Box], step: int) -> bool:
        """Move the focus to the next of several areas, or back. Return whether there was a control to move to."""
        return self._focused(self.focus.leap(areas, step))

    def _focused(self, control: Control | None) -> bool:
        """Treat a control reached by keys as if it was pointed at."""
        self.hover.point(control)
        return control is not None

    def _offer(self, control: Control | None, event: Event) -> Control | None:
        """Offer an event to a control and its ancestors. Return the one that handled it."""
        node: Node | None = control
        while node is not None:
            if isinstance(node, Control) and node.handle(event):
                return node
            node = node.parent
        return None


def _nobody(control: Control) -> None:
    """Do nothing: there is no listener."""


def _not_used_up(control: Control | None) -> bool:
    """Return False: no animation was skipped."""
    return False


def _always(action: str) -> bool:
    """Return True: every action repeats."""
    return True
