"""The main loop: shows a stage in a window until it is closed, at a steady frame rate."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.window import Window

LIVELY: Final = 60
"""The frames a second while something moves."""
QUIET: Final = 30
"""The frames a second otherwise: still fast enough for input to feel immediate."""
HIDDEN: Final = 10
"""The rounds of the loop a second while the window is hidden. Opponents, music and animations go on."""
ASLEEP: Final = 10
"""When nothing moves in a hidden window, only one round in this many does more than check for input."""


def run(stage: Stage, window: Window, clock: Clock) -> None:
    """Read input, let time pass, draw and wait, until the player or the program closes the stage."""
    pacer = Pacer(clock)
    while not stage.closing:
        frame(stage, window)
        pacer.wait(lively=stage.lively, seen=window.seen)
        for _ in range(ASLEEP - 1):
            if _awake(stage, window):
                break
            pacer.wait(seen=False)


def _awake(stage: Stage, window: Window) -> bool:
    """Return whether there is anything to do."""
    return stage.closing or window.seen or not stage.look.queue.idle or pygame.event.peek()


def frame(stage: Stage, window: Window) -> None:
    """Run one round of the loop, without the waiting. In a hidden window nothing is drawn. A window that was covered
    or minimised is redrawn even if nothing has changed, since not every system keeps its content."""
    events = pygame.event.get()
    stage.feed(events)
    window.resized()
    stage.update()
    window.take_text(stage.typed_at)
    if not window.seen:
        return
    if any(event.type == pygame.WINDOWEXPOSED for event in events):
        stage.forget()
    if stage.draw(window.surface):
        window.show(stage.places)
    stage.warm_up()


class Pacer:
    """Spaces the frames of one window."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frame = 0
        self._due = float(clock.now())

    def wait(self, *, lively: bool = True, seen: bool = True) -> None:
        """Sleep until the next frame is due. After a slow frame the next is due at once; missed frames are not made up
        for."""
        now = self._clock.now()
        frames = (LIVELY if lively else QUIET) if seen else HIDDEN
        self._due = max(self._due + 1000 / frames, float(now))
        self._clock.sleep(round(self._due) - now)
