"""The lines of a journal, as JSON objects; `load` reads them.

The first line says what the file is, and the second holds the setup. Then comes one line for each command, with its
events and the position of chance; `undo` lines give the number of commands that remain; the last line says how the
game ended. The journal seals each of them (see `Chain`): the seals show whether every line is unchanged and in
its place, and whether any is missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

import resarcana_gui
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import Outcome
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.seat import Seat

FORMAT: Final = "resarcana-gui match"
FORMAT_VERSION: Final = 2
OLDEST_VERSION: Final = 1
"""The oldest version that can still be read. It does not record a game's progress."""
PROGRESS: Final = "progress"
"""The field with the game's progress, so that a list of games need not fold the events (see Game.progress)."""
ENDED: Final = "ended"
"""The field with the time at which a game ended; the first saves had none."""
LONGEST_SEED: Final = 200
"""Characters of a text, or digits of a number."""


@dataclass(frozen=True)
class MatchOrigin:
    """Who plays, and where chance comes from. Only the match and its journal know the seed."""

    seats: tuple[Seat, ...]
    seed: int | str


def is_seed(seed: object) -> bool:
    """Return whether this is a seed that a save can hold."""
    if isinstance(seed, str):
        return len(seed) <= LONGEST_SEED and seed.encode("utf-8", "ignore").decode() == seed
    return isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**LONGEST_SEED


def header_line(history: History, origin: MatchOrigin) -> JsonObject:
    """Return what the file is, and all that was agreed before the first event."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "program": resarcana_gui.__version__,
        "game": history.game.name,
        "game_version": history.game.version,
        "options": history.options,
        "seats": [{"name": seat.name, "agent": seat.kind} for seat in origin.seats],
        "seed": origin.seed,
        "floor": history.floor,
    }


def setup_line(history: History) -> JsonObject:
    """Return the setup's events."""
    return {"setup": [history.game.codec.write(event) for event in history.setup], "mark": history.setup_mark}


def step_line(history: History, step: Step, progress: Mapping[str, int]) -> JsonObject:
    """Return one command and its events, and the game's progress after it."""
    write = history.game.codec.write
    return {
        "command": write(step.command),
        "opens": step.opens,
        "events": [write(event) for event in step.events],
        "mark": step.mark,
        "seconds": step.seconds,
        PROGRESS: dict(progress),
    }


def undo_line(at: int, progress: Mapping[str, int]) -> JsonObject:
    """Return the line saying that only the first `at` commands remain."""
    return {"undo": at, PROGRESS: dict(progress)}


def outcome_line(outcome: Outcome, ended: float | None) -> JsonObject:
    """Return how the game ended, and when, in seconds since 1970, if that is known: a file's own date changes with
    every copy."""
    measures = {name: list(numbers) for name, numbers in outcome.measures.items()}
    line: JsonObject = {
        "outcome": {"places": list(outcome.places), "points": list(outcome.points), "measures": measures}
    }
    return line if ended is None else {**line, ENDED: ended}


def first_lines(history: History, origin: MatchOrigin) -> Sequence[JsonObject]:
    """Return all lines of a match so far."""
    progress = [history.game.progress(state) for state, _ in history.walk()][1:] if history.steps else []
    steps = [step_line(history, step, numbers) for step, numbers in zip(history.steps, progress, strict=True)]
    return [header_line(history, origin), setup_line(history), *steps]


CHECK: Final = "check"
"""The name of the field that ends every line and seals it: eight hex digits."""
SEAL_LENGTH: Final = len(b',"check":"01234567"}')


class Chain:
    """Seals lines one after another, or checks the seals of lines.

    A line's seal is the CRC-32 of its bytes before the field "check", seeded with the CRC of the line before. This
    detects accidents and careless editing; it does not prevent forgery.
    """

    def __init__(self, crc: int = 0) -> None:
        """Start at the beginning of a file, or after the line with this CRC."""
        self.crc = crc

    def sealed(self, line: JsonObject) -> bytes:
        """Return the next line as it appears in the file."""
        return self.sealed_bytes(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode())

    def sealed_bytes(self, line: bytes) -> bytes:
        """Return the next line as it appears in the file, from an object already written as JSON."""
        body = line[:-1]
        self.crc = crc32(body, self.crc)
        return body + _seal(self.crc) + b"\n"

    def follows(self, raw: bytes) -> bool:
        """Return whether this line, without its line end, was sealed after the lines before it. If so, it becomes
        the last line."""
        body, seal = raw[:-SEAL_LENGTH], raw[-SEAL_LENGTH:]
        crc = crc32(body, self.crc)
        if seal != _seal(crc):
            return False
        self.crc = crc
        return True


def _seal(crc: int) -> bytes:
    return b',"%s":"%08x"}' % (CHECK.encode(), crc)
