"""Reading a save. Its events are folded: nothing in the file is executed and the rules are never run, so that a
later fix to a rule cannot spoil a game played before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.kernel.chance import MARK_BITS, numbers_given
from resarcana_gui.kernel.codec import Json
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.header import Header
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.parse import Line
from resarcana_gui.match.save_lines import CHECK, ENDED, PROGRESS, MatchOrigin
from resarcana_gui.match.save_validation import SaveValidation, check_seats
from resarcana_gui.match.sealed_lines import sealed_lines

MOST_CHANCE: Final = 2_000_000
"""The most numbers that a game can have drawn; no real game draws this many."""
LATEST: Final = 250_000_000_000
"""Seconds since 1970; far beyond any calendar."""
MOST_ORDERS: Final = 1_000
"""The most fixed shuffles; no real game has this many."""


@dataclass(frozen=True)
class SavedMatch:
    """The content of a save. `Match.resume` continues it."""

    path: Path
    history: History
    origin: MatchOrigin
    closed: bool
    """Whether its closing line says that the game is over."""
    intact: int
    """The number of bytes of the file that are sound."""
    crc: int
    """The CRC with which their chain ends (see `Chain`)."""
    torn: int
    """The number of bytes dropped from an incomplete last line, which was being written when the program ended."""
    outdated: bool = False
    """Whether an earlier version of the game wrote it, in an older form."""
    ended: float | None = None
    """When the game ended, in seconds since 1970; None if it continues or the file does not say."""


def load(path: Path, games: Mapping[str, Game]) -> SavedMatch:
    """Read a save of one of these games without changing the file. Raises SaveError."""
    with sealed_lines(path) as lines:
        reader = _Reader(path, lines.header(games))
        for raw in lines.rest():
            line = Line.parse(lines.where, raw)
            line.data.pop(CHECK)
            reader.read(line)
    return reader.finish(lines.intact, lines.crc, len(lines.torn))


def _mark(line: Line) -> int:
    mark = line.integer("mark", 0, MOST_ORDERS << MARK_BITS)
    if numbers_given(mark) > MOST_CHANCE:
        line.fail("the field 'mark' is larger than any game makes it")
    return mark


class _Reader:
    """Reads the lines after the header, one by one."""

    def __init__(self, path: Path, header: Header) -> None:
        self._path = path
        self._header = header
        self._game = header.game
        self._steps = [header.game.upgrades()[version] for version in range(header.version, header.game.version)]
        self._history: History | None = None
        self._outcome: Line | None = None
        self._where: list[Line] = []

    def read(self, line: Line) -> None:
        """Read one line. Raises SaveError."""
        if self._outcome is not None:
            line.fail("something follows the end of the game")
        if self._history is None:
            self._read_setup(line)
        elif "undo" in line.data:
            self._read_undo(line, self._history)
        elif "outcome" in line.data:
            self._outcome = line
        else:
            self._read_step(line, self._history)

    def _read_setup(self, line: Line) -> None:
        line.check_fields("setup", "mark")
        setup, mark = self._events(line, "setup"), _mark(line)
        self._history = History(self._game, self._header.options, setup, mark, floor=self._header.floor)
        self._keep(line)

    def _read_step(self, line: Line, history: History) -> None:
        line.check_fields("command", "opens", "events", "mark", "seconds", optional=(PROGRESS,))
        events = self._events(line, "events")
        try:
            command = self._command(line.value("command"))
            check_seats(line, command, len(self._header.origin.seats))
        except SaveError:
            raise
        except Exception as error:  # noqa: BLE001 - any error that a damaged file causes is damage
            line.fail(str(error))
        if not 0 <= command.seat < len(self._header.origin.seats):
            line.fail(f"there is no seat {command.seat}")
        mark = _mark(line)
        history.steps.append(Step(command, line.flag("opens"), events, mark, line.seconds("seconds")))
        self._keep(line)

    def _keep(self, line: Line) -> None:
        """Remember the line of a position, for error messages; its content is already in the history."""
        line.data = {}
        self._where.append(line)

    def _events(self, line: Line, name: str) -> tuple[Event, ...]:
        try:
            events = tuple(self._event(item) for item in line.items(name))
            for event in events:
                check_seats(line, event, len(self._header.origin.seats))
            return events
        except SaveError:
            raise
        except Exception as error:  # noqa: BLE001 - any error that a damaged file causes is damage
            line.fail(str(error))

    def _command(self, data: Json) -> Command:
        for step in self._steps:
            data = step.command(data) if isinstance(data, dict) else data
        return self._game.codec.read_command(data)

    def _event(self, data: Json) -> Event:
        for step in self._steps:
            data = step.event(data) if isinstance(data, dict) else data
        return self._game.codec.read_event(data)

    def _read_undo(self, line: Line, history: History) -> None:
        line.check_fields("undo", optional=(PROGRESS,))
        at = line.integer("undo", history.floor, max(len(history.steps) - 1, 0))
        history.truncate(at)
        del self._where[at + 1 :]

    def finish(self, intact: int, crc: int, torn: int) -> SavedMatch:
        """Check that the lines make a valid game, and return it. Raises SaveError."""
        history = self._history
        assert history is not None
        if history.floor > len(history.steps):
            self._where[-1].fail("the file ends before the game it branched from")
        validation = SaveValidation(history, len(self._header.origin.seats))
        validation.check(self._where)
        if self._outcome is not None and not validation.over:
            self._outcome.fail("the game is said to be over, but it is not")
        closed, outdated = self._outcome is not None, self._header.version < self._game.version
        return SavedMatch(self._path, history, self._header.origin, closed, intact, crc, torn, outdated, self._ended())

    def _ended(self) -> float | None:
        """Return when the game ended, if the file says so. Raises SaveError."""
        line = self._outcome
        if line is None or ENDED not in line.data:
            return None
        ended = line.seconds(ENDED)
        if ended > LATEST:
            line.fail(f"the field {ENDED!r} is later than any calendar")
        return ended
