"""A stage: a tree of nodes in a window, with everything that makes it live.

It knows no loop: `loop.py` is one::

    stage.feed(pygame.event.get())
    stage.update()
    if stage.draw(surface):
        pygame.display.flip()
    stage.warm_up()
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.scene import memory
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.dispatch import Dispatcher
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.scaled_picture import ScaledPicture
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache, room_for
from resarcana_gui.scene.events import (
    Attended,
    Closed,
    Event,
    FileDropped,
    KeyDown,
    KeyUp,
    LetGo,
    Resized,
    SoundDeviceChanged,
    TextDropped,
)
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.input import Gestures, Reader, Recorder
from resarcana_gui.scene.live_picture import LivePicture
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import Viewport

ACCELERATE = "accelerate"
SPEED = "speed"
KEYS = {ACCELERATE: ("f", "pad r2"), SPEED: ("s",)}
"""The actions that a stage handles itself: hold to run faster, press for the next speed."""
RESTED: Final = 30
"""After this many frames without a change, the next one is expected to have none either."""


class Stage:
    """Shows a tree and handles its input. `on_action` is called with the name of a key's action."""

    closing = False
    """Whether the player has asked to close the window."""
    recorder: Recorder | None = None
    """The recorder of all events, if any."""
    _accelerator = ""
    """The key that is held to run faster; empty for none."""
    _drawn: tuple[object, ...] = ()
    _changing = False
    _rested = 0
    """The number of frames in a row without a change."""
    _scaled: ScaledPicture | None = None
    """The picture that is drawn on instead of a window that is too small or too large."""

    def __init__(
        self,
        size: tuple[int, int],
        clock: Clock,
        root: Node,
        *,
        look: UiStyle | None = None,
        bindings: Bindings | None = None,
        on_action: Callable[[str], bool] | None = None,
        cache: SurfaceCache | None = None,
        budget: FrameBudget | None = None,
    ) -> None:
        """Without a budget every frame is drawn in full, however long it takes: for pictures and tests."""
        self.root = root
        self.clock = clock
        self.look = look if look is not None else UiStyle()
        self.bindings = bindings if bindings is not None else Bindings(KEYS)
        self.cache = cache if cache is not None else SurfaceCache(room_for(size))
        self.hover: Hover[Control] = Hover(clock)
        self.on_action = on_action
        self.viewport = Viewport(size)
        memory.keep_little(self.viewport.drawn.window)
        self.on_outside: Callable[[FileDropped | TextDropped | SoundDeviceChanged], object] = lambda event: None
        """Called with events from outside the window: dropped files and texts, and sound devices."""
        self.on_attended: Callable[[bool], object] = lambda here: None
        """Called when the window gets or loses the keyboard."""
        self.tickers: list[Callable[[int], object]] = []
        """Called at each update with the milliseconds since the last: for what runs by itself, such as particles."""
        self.budget = budget
        self.warmups: list[Callable[[], bool]] = []
        """Called in turn in frames with time to spare. Each prepares a little of what will be needed, and returns
        whether there is more to do."""
        self._live = LivePicture(self.look, self.cache, budget)
        self.pads = Pads(clock)
        self._reader = Reader(self.viewport, self.pads)
        self._gestures = Gestures(clock)
        self._dispatcher = Dispatcher(root, self.look.queue, self.hover, self.bindings, self._act)
        self._last = self._touched = clock.now()
        self._version = self.look.version

    @property
    def dispatcher(self) -> Dispatcher:
        """The dispatcher, which routes the events and has the focus."""
        return self._dispatcher

    @property
    def quiet(self) -> int:
        """The milliseconds without input."""
        return self.clock.now() - self._touched

    @property
    def lively(self) -> bool:
        """Whether anything moves, so that the frame rate should be high."""
        return self._changing or not self.look.queue.idle or self._live.rough

    def feed(self, events: Iterable[pygame.Event]) -> None:
        """Handle pygame's events."""
        for event in self._reader.read(events):
            if self.recorder is not None:
                self.recorder.note(event)
            self.send(event)
        if self.bindings.family != self._reader.family:
            self.bindings.family = self._reader.family
            self._name_keys()

    def _name_keys(self) -> None:
        """Let controls show the keys, or buttons, of the device in use."""
        for node in self.root.walk():
            if isinstance(node, Control):
                node.changed(inner=True)

    def send(self, event: Event) -> None:
        """Handle one of our own events, as from a recording, with the gestures that it completes."""
        self._touched = self.clock.now()
        if isinstance(event, Resized):
            self.resize((event.width, event.height))
        elif isinstance(event, Closed):
            self.closing = True
        elif isinstance(event, Attended):
            if not event.here:
                self.send(LetGo())
            self.on_attended(event.here)
        elif isinstance(event, FileDropped | TextDropped | SoundDeviceChanged):
            self.on_outside(event)
        elif isinstance(event, KeyDown | KeyUp) and self._accelerates(event):
            self._accelerator = event.key if isinstance(event, KeyDown) else ""
            self.look.pace.held = isinstance(event, KeyDown)
        else:
            if isinstance(event, LetGo):
                self.look.pace.held = False
            for known in self._gestures.read(event):
                self._dispatcher.send(known)

    @property
    def typed_at(self) -> pygame.Rect | None:
        """The place in the window where typed text goes in; None while nothing that takes text has the focus."""
        current = self._dispatcher.focus.current
        box = current.typed_at() if current is not None else None
        return None if box is None else pygame.Rect(self.viewport.transform.bounds(box))

    def resize(self, size: tuple[int, int]) -> None:
        """Set the window's size. Pictures made for the old size are not used again."""
        if size == self.viewport.window:
            return
        before, self.viewport = self.viewport.drawn, Viewport(size)
        self._reader.viewport = self.viewport
        self.forget()
        if self.viewport.drawn.scale != before.scale:
            self.cache.clear()
            self.cache.limit = room_for(self.viewport.drawn.window)
            memory.keep_little(self.viewport.drawn.window)
            memory.forget_other_sizes()
            memory.give_back()

    def update(self) -> None:
        """Begin a frame, advancing by the time that has passed."""
        if self.budget is not None:
            self.budget.begin()
        now = self.clock.now()
        ms, self._last = now - self._last, now
        self.look.queue.update(ms)
        for tick in self.tickers:
            tick(ms)
        for event in self._gestures.wait():
            self._dispatcher.send(event)
        for event in [*self.pads.wait()]:
            self.send(event)
        self._dispatcher.refresh()
        self.hover.update()

    @property
    def places(self) -> Sequence[pygame.Rect]:
        """The places of the surface that were drawn on last, in its pixels."""
        return self._live.places

    def forget(self) -> None:
        """Assume nothing about the content of the surface: the next frame is drawn in full."""
        self._drawn, self._scaled = (), None
        self._live.forget()

    def clear(self) -> None:
        """Drop everything that was shown, so that its memory can be freed."""
        self.warmups, self._drawn = [], ()
        self._live = LivePicture(self.look, self.cache, self.budget)

    def draw(self, surface: pygame.Surface, *, always: bool = False) -> bool:
        """Draw the picture, unless nothing has changed since it was last drawn there. Return whether it was drawn.
        Only what has changed is drawn on the surface: if anything else draws on it, call `forget`."""
        if surface.get_size() != self.viewport.window:
            self.resize(surface.get_size())
        state = (id(surface), self.root.revision, self.look.version)
        self._changing = state != self._drawn
        if not (self._changing or always or self._live.rough):
            self._rest()
            return False
        self._drawn, self._rested = state, 0
        self._refresh()
        viewport = self.viewport
        if viewport.drawn is viewport:
            self._live.draw(surface, viewport, self.root)
        else:
            self._draw_scaled(surface, viewport)
        return True

    def _rest(self) -> None:
        """Note another frame in which nothing has changed."""
        self._live.rest()
        self._rested += 1
        if self._rested % RESTED == 0 and self.budget is not None:
            memory.tidy_up()

    def warm_up(self) -> None:
        """Prepare what will be needed, as long as the frame has time left."""
        while self.warmups and self.budget is not None and self.budget.has_spare:
            prepare = self.warmups.pop(0)
            if prepare():
                self.warmups.append(prepare)

    def _refresh(self) -> None:
        if self._version != self.look.version:  # every widget's picture is out of date
            self._version = self.look.version
            self.cache.clear()

    def _draw_scaled(self, surface: pygame.Surface, viewport: Viewport) -> None:
        if self._scaled is None:
            self._scaled = _scaled_in(viewport)
        self._live.draw(self._scaled.surface, viewport.drawn, self.root)
        self._live.places[:] = self._scaled.show(surface, self._live.places, self.look.colour("night"))

    def picture(self, size: tuple[int, int] | None = None) -> pygame.Surface:
        """Return the current picture for a window of a size. No window is needed."""
        viewport = Viewport(size) if size is not None else self.viewport
        surface = pygame.Surface(viewport.window, 0, 32)
        if viewport.drawn is viewport:
            self._paint(surface, viewport)
        else:
            scaled = _scaled_in(viewport)
            self._paint(scaled.surface, viewport.drawn)
            scaled.show(surface, (), self.look.colour("night"))
        return surface

    def _paint(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """Draw everything in full, however long it takes."""
        self._refresh()
        surface.fill(self.look.colour("night"))
        painter = Painter(surface, self.cache)
        with painter.inside(viewport.transform, 1.0, viewport.box):
            self.root.paint(painter)
        painter.flush()

    def screenshot(self, path: Path, size: tuple[int, int] | None = None) -> None:
        """Save the current picture as a PNG file. Raises OSError or pygame.error when it cannot be written."""
        pygame.image.save(self.picture(size), path)

    def replay(self, events: Iterable[tuple[int, Event]], sleep: Callable[[int], object]) -> Iterator[Event]:
        """Replay a recording: sleep until each event's time (counted from now), and send it. Yields each event after
        sending it."""
        start = self.clock.now()
        for at, event in events:
            sleep(max(0, start + at - self.clock.now()))
            self.update()
            self.send(event)
            yield event

    def _accelerates(self, event: KeyDown | KeyUp) -> bool:
        current = self._dispatcher.focus.current
        if isinstance(event, KeyUp):
            return self.look.pace.held and event.key == self._accelerator
        typing = current is not None and current.takes_text
        return ACCELERATE in self.bindings and not typing and self.bindings.action(event) == ACCELERATE

    def _act(self, action: str) -> bool:
        if action == SPEED:
            self.look.pace.speed = self.look.pace.speed.next
            return True
        return self.on_action is not None and self.on_action(action)


def _scaled_in(viewport: Viewport) -> ScaledPicture:
    return ScaledPicture(viewport.drawn.window, pygame.Rect(*(round(side) for side in viewport.shown)))
