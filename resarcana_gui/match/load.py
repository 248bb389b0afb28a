"""Reading a save. It folds events: it never executes anything in the file and never runs the rules, so a later fix to a
rule cannot spoil a game played before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes
from resarcana_gui.kernel.chance import MARK_BITS, numbers_given
from resarcana_gui.kernel.codec import Json
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.match.chain import CHECK, Chain
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.header import Header, read_header
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.parse import Line
from resarcana_gui.match.save_lines import ENDED, PROGRESS, MatchOrigin
from resarcana_gui.match.soundness import Soundness, check_seats

LARGEST_FILE: Final = 64 << 20
"""Bytes; a long game with four players takes less than a hundredth of this."""
MOST_CHANCE: Final = 2_000_000
"""No game uses chance this often."""
LATEST: Final = 250_000_000_000
"""Seconds since 1970; no calendar goes much further."""
MOST_ORDERS: Final = 1_000
"""No game has this many fixed shuffles."""


@dataclass(frozen=True)
class SavedMatch:
    """What a save holds. `Match.resume` continues it."""

    path: Path
    history: History
    origin: MatchOrigin
    closed: bool
    """Whether its closing line says that the game is over."""
    intact: int
    """How many bytes of the file are sound."""
    crc: int
    """The CRC their chain ends with (see `chain`)."""
    torn: int
    """The number of bytes dropped from an incomplete last line, which was being written when the program ended."""
    outdated: bool = False
    """Whether an earlier version of the game wrote it, in an older form."""
    ended: float | None = None
    """When the game ended, in seconds since 1970; None if it goes on or does not say."""


def load(path: Path, games: Mapping[str, Game]) -> SavedMatch:
    """Read a save of one of these games without changing the file. Raises SaveError."""
    content = content_of(path)
    lines, torn = lines_of(path, content)
    chain = Chain()
    header = read_header(path, lines[0] if lines else torn, chain, games)
    if len(lines) < 2:
        raise SaveError(f"{path} ends before the game begins.", SaveFault.DAMAGED)
    reader = _Reader(path, header)
    for number, raw in enumerate(lines[1:], start=2):
        where = f"{path}, line {number}"
        sealed(where, raw, chain)
        line = Line.parse(where, raw)
        line.data.pop(CHECK)
        reader.read(line)
    return reader.finish(len(content) - len(torn), chain.crc, len(torn))


def content_of(path: Path) -> bytes:
    """The bytes of a save. Raises SaveError when there are too many."""
    try:
        return read_bytes(path, LARGEST_FILE)
    except UnreadableError as error:
        raise SaveError(str(error), SaveFault.UNREADABLE) from error


def lines_of(path: Path, content: bytes) -> tuple[list[bytes], bytes]:
    """The complete lines, and what was being written when the program ended. Raises SaveError when there is nothing."""
    if not content:
        raise SaveError(f"{path} is empty.", SaveFault.DAMAGED)
    whole, newline, torn = content.rpartition(b"\n")
    return (whole.split(b"\n") if newline else []), torn


def sealed(where: str, raw: bytes, chain: Chain) -> None:
    """Check that a line was sealed after the lines before it. Raises SaveError."""
    if not chain.follows(raw):
        raise SaveError(f"{where}: the line is damaged, or one before it is missing.", SaveFault.DAMAGED)


def _mark(line: Line) -> int:
    mark = line.integer("mark", 0, MOST_ORDERS << MARK_BITS)
    if numbers_given(mark) > MOST_CHANCE:
        line.fail("the field 'mark' is larger than any game makes it")
    return mark


class _Reader:
    """Takes in the lines after the header, one by one."""

    def __init__(self, path: Path, header: Header) -> None:
        self._path = path
        self._header = header
        self._game = header.game
        self._steps = [header.game.upgrades()[version] for version in range(header.version, header.game.version)]
        self._history: History | None = None
        self._outcome: Line | None = None
        self._where: list[Line] = []

    def read(self, line: Line) -> None:
        """Take in a line. Raises SaveError."""
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
        line.only("setup", "mark")
        setup, mark = self._events(line, "setup"), _mark(line)
        self._history = History(self._game, self._header.options, setup, mark, floor=self._header.floor)
        self._where.append(line)

    def _read_step(self, line: Line, history: History) -> None:
        line.only("command", "opens", "events", "mark", "seconds", optional=(PROGRESS,))
        events = self._events(line, "events")
        try:
            command = self._command(line.value("command"))
            check_seats(line, command, len(self._header.origin.seats))
        except SaveError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a damaged file brings about is damage
            line.fail(str(error))
        if not 0 <= command.seat < len(self._header.origin.seats):
            line.fail(f"there is no seat {command.seat}")
        mark = _mark(line)
        history.steps.append(Step(command, line.flag("opens"), events, mark, line.seconds("seconds")))
        self._where.append(line)

    def _events(self, line: Line, name: str) -> tuple[Event, ...]:
        try:
            events = tuple(self._event(item) for item in line.items(name))
            for event in events:
                check_seats(line, event, len(self._header.origin.seats))
            return events
        except SaveError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a damaged file brings about is damage
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
        line.only("undo", optional=(PROGRESS,))
        at = line.integer("undo", history.floor, max(len(history.steps) - 1, 0))
        history.cut(at)
        del self._where[at + 1 :]

    def finish(self, intact: int, crc: int, torn: int) -> SavedMatch:
        """Check, once all lines are read, that they make a game. Raises SaveError."""
        history = self._history
        assert history is not None
        if history.floor > len(history.steps):
            self._where[-1].fail("the file ends before the game it branched from")
        soundness = Soundness(history, len(self._header.origin.seats))
        soundness.check(self._where)
        if self._outcome is not None and not soundness.over:
            self._outcome.fail("the game is said to be over, but it is not")
        closed, outdated = self._outcome is not None, self._header.version < self._game.version
        return SavedMatch(self._path, history, self._header.origin, closed, intact, crc, torn, outdated, self._ended())

    def _ended(self) -> float | None:
        """When it ended, if it says so. Raises SaveError."""
        line = self._outcome
        if line is None or ENDED not in line.data:
            return None
        ended = line.seconds(ENDED)
        if ended > LATEST:
            line.fail(f"the field {ENDED!r} is later than any calendar")
        return ended
