"""Recorded input as JSON lines, so that a session can be replayed: one event with its time on each line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TextIO

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.events import Event, from_json, to_json


class Recorder:
    """Writes events as they come."""

    def __init__(self, out: TextIO, clock: Clock) -> None:
        self._out = out
        self._clock = clock

    def note(self, event: Event) -> None:
        """Write one event."""
        self._out.write(json.dumps({"at": self._clock.now(), **to_json(event)}) + "\n")


def recorded(lines: Iterable[str]) -> Iterator[tuple[int, Event]]:
    """Yield the events of a recording, each with its time in milliseconds. Raises ValueError with the number of the
    line."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                data = json.loads(line)
                at = int(data.pop("at"))
                yield at, from_json(data)
            except (ValueError, KeyError, AttributeError, TypeError) as error:
                raise ValueError(f"Line {number} of the recording is no event: {error}") from None
