"""Pending questions: what the game is waiting for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Record):
    """One open question to one seat, as data and never as a closure: it can be saved, cloned, shown and answered by
    anyone. Its fields hold everything needed to continue once it is answered."""

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
