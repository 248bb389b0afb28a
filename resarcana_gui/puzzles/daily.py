"""The puzzle of the day. It depends on the date alone, so that it is the same for everybody who has the same
puzzles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from hashlib import sha256

from resarcana_gui.puzzles.puzzle import Puzzle


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day on the calendar. Each comes once before any comes again."""
    turn, place = divmod(day.toordinal(), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: _lot(f"{turn}/{puzzle.name}"))[place]


def _lot(text: str) -> bytes:
    """Return bytes to sort by, the same on every machine and in every version of Python."""
    return sha256(text.encode()).digest()


def streak(days: Collection[date], today: date) -> int:
    """Return the number of days in a row on which the puzzle of the day was solved, up to today, or up to yesterday
    while today's is open."""
    last = today if today in days else today - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length
