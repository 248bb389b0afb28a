"""Commands: the answers that a seat may give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Command(Record):
    """One answer of one seat to a question, in the imperative.

    Games have a class for each, with its own KIND and fields. Answers that are offered again and again are returned
    as the same object, so that comparing them is cheap.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
