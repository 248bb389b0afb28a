"""Commands: what a seat may answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Command(Record):
    """One answer of one seat to the pending question, in the imperative.

    Games add their own fields and return one object per distinct answer, so that comparing is cheap."""

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
