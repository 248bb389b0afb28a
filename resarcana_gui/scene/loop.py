"""The main loop: shows a stage in a window until it is closed."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.pacing import Pacer
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.window import Window


def run(stage: Stage, window: Window, clock: Clock) -> None:
    """Read input, let time pass, draw and wait, until the player or the program closes the stage."""
    pacer = Pacer(clock)
    while not stage.closing:
        frame(stage, window)
        pacer.wait(lively=stage.lively, seen=window.seen)


def frame(stage: Stage, window: Window) -> None:
    """One round of the loop, without the waiting. In a hidden window nothing is drawn. A window that was covered or
    minimised is redrawn even if nothing has changed: not every system remembers its content."""
    events = pygame.event.get()
    stage.feed(events)
    window.resized()
    stage.update()
    if not window.seen:
        return
    if any(event.type == pygame.WINDOWEXPOSED for event in events):
        stage.forget()
    if stage.draw(window.surface):
        window.show(stage.places)
    stage.go_ahead()
