"""The loop that shows a stage in a window until it is closed."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.pacing import Pacer
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.window import Window


def run(stage: Stage, window: Window, clock: Clock) -> None:
    """Read, let time pass, draw and wait, again and again, until the player or the program closes the stage."""
    pacer = Pacer(clock)
    while not stage.closing:
        frame(stage, window)
        pacer.wait(lively=stage.lively, seen=window.seen)


def frame(stage: Stage, window: Window) -> None:
    """One round of the loop, without the waiting. In a window that nobody sees nothing is drawn. What was covered or
    minimised is shown again even if nothing on it has changed: not every system remembers it."""
    events = pygame.event.get()
    stage.feed(events)
    window.resized()
    stage.update()
    if not window.seen:
        return
    if stage.draw(window.surface) or any(event.type == pygame.WINDOWEXPOSED for event in events):
        window.show()
    stage.go_ahead()
