"""Hover hints: shown when something has been pointed at for 150 ms, and at once when moving from one thing to the
next."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Final, Generic, TypeVar

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Point

T = TypeVar("T")
MEANT: Final = 24.0
"""The distance in canvas pixels from which a movement of the pointer counts as intended. A click may move it less."""


class Hover(Generic[T]):
    """Watches one pointer. `changed` is called with what is to be shown now, or with None."""

    def __init__(self, clock: Clock, changed: Callable[[T | None], object] | None = None) -> None:
        self.changed = changed
        self.shown: T | None = None
        """What has been pointed at for long enough."""
        self._clock = clock
        self._target: T | None = None
        self._since = 0
        self._left_at: int | None = None
        self._muted = False
        self._still: Point | None = None
        """The position of the pointer when its target was used. Nothing is shown while it rests there. None if
        nothing was used."""

    def point(self, target: T | None) -> None:
        """Set what is pointed at now; None for nothing."""
        if target is self._target:
            return
        now = self._clock.now()
        self._target, self._since, self._muted, self._still = target, now, False, None
        if target is None:
            self._left_at = now if self.shown is not None else None
        elif self.shown is not None:
            self._show(target)

    @property
    def target(self) -> T | None:
        """What is pointed at now, for however short a time."""
        return self._target

    def update(self) -> None:
        """Show the target if it has been pointed at for long enough. Call it in every frame."""
        now, delay = self._clock.now(), milliseconds("inspect")
        waiting = self._target is not None and self.shown is not self._target and not self._muted
        if waiting and now - self._since >= delay:
            self._show(self._target)
        elif self._target is None and self._left_at is not None and now - self._left_at >= delay:
            self._show(None)

    def hide(self) -> None:
        """Show nothing until something else has been pointed at for long enough."""
        self._left_at, self._muted = None, True
        if self.shown is not None:
            self._show(None)

    def used(self, at: Point) -> None:
        """Show nothing of the target, which has been used, until the pointer moves away from here or to something
        else."""
        self.hide()
        self._still = at

    def moved(self, to: Point) -> None:
        """Note a movement of the pointer, perhaps on the same target."""
        if self._still is not None and dist(self._still, to) > MEANT:
            self._still, self._muted, self._since = None, False, self._clock.now()

    def _show(self, target: T | None) -> None:
        self._left_at = None
        self.shown = target
        if self.changed is not None:
            self.changed(target)
