"""The connection to an outside program: lines of text out and in. Nothing here waits longer than its caller allows."""

from __future__ import annotations

import atexit
import subprocess
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO, Final

from resarcana_gui.agents.outside.process_group import ProcessGroup

LONGEST_LINE: Final = 100_000
"""Bytes. An answer has a few dozen; a longer line is cut, and so is not an answer."""
MOST_WAITING: Final = 100
"""The largest number of unread lines that are kept; a program that writes more has to wait."""
ENDING_SECONDS: Final = 1.0
"""How long a program may take to end when it will get no more lines."""
POLLING_SECONDS: Final = 0.1


class EndedError(Exception):
    """The program has ended, or never started. The message says why, as the end of a sentence that begins with its
    name."""


class ReplyTimeoutError(Exception):
    """No line has come in time."""


class Channel:
    """A running program. Threads write to it and read from it, so that a program that neither reads nor writes keeps
    nobody waiting."""

    def __init__(self, command_line: Sequence[str]) -> None:
        """Start the program: its file, and its arguments. Raises EndedError when that fails."""
        try:
            self._group: Final = ProcessGroup(command_line)
        except (OSError, ValueError) as error:  # ValueError: a zero byte
            raise EndedError(f"cannot be started ({getattr(error, 'strerror', None) or error})") from None
        self._process: Final = self._group.process
        self._closed = False
        self._outgoing: Final = SimpleQueue[str | None]()
        self._incoming: Final = Queue[bytes | None](MOST_WAITING)
        self._error_output: Final = deque[bytes](maxlen=1)
        self._threads: Final = [self._started(work) for work in (self._write, self._read, self._read_errors)]
        atexit.register(self._group.end)

    def send(self, line: str) -> None:
        """Send it a line, at once or as soon as it reads. If the program has ended, `receive` reports it."""
        self._outgoing.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line that it has written or writes within these seconds. Raises ReplyTimeoutError,
        EndedError."""
        try:
            line = self._incoming.get(timeout=max(0.0, seconds))
        except Empty:
            raise ReplyTimeoutError from None
        if line is None:
            raise EndedError(self._how_it_ended())
        return line

    def close(self, seconds: float = ENDING_SECONDS) -> None:
        """Send no more lines. The program may end by itself within these seconds; then it is ended, with all that it
        has started."""
        self._closed = True
        self._outgoing.put(None)
        self._wait(seconds)
        self._group.end()
        self._process.wait()
        for thread in self._threads:
            thread.join(ENDING_SECONDS)
        atexit.unregister(self._group.end)

    def _wait(self, seconds: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def _how_it_ended(self) -> str:
        self._wait(ENDING_SECONDS)  # the output may be closed a moment before the process ends
        self._threads[-1].join(ENDING_SECONDS)
        code = self._process.poll()
        how = "has closed its output" if code is None else f"has ended with the exit code {code}"
        text = b"".join(self._error_output).decode(errors="replace").strip()
        return f"{how} ({text[:200]})" if text.isprintable() and text else how

    # ------------------------------------------------------------------------------------------- the threads

    @staticmethod
    def _started(work: Callable[[], None]) -> Thread:
        thread = Thread(target=work, name="outside program", daemon=True)
        thread.start()
        return thread

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as stream:
            while (line := self._outgoing.get()) is not None:
                stream.write(line.encode() + b"\n")
                stream.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            for line in _lines(stream):
                self._hand_over(line)
        self._hand_over(None)

    def _hand_over(self, line: bytes | None) -> None:
        while not self._closed:
            with suppress(Full):
                self._incoming.put(line, timeout=POLLING_SECONDS)
                return

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            self._error_output.extend(line for line in _lines(stream) if line.strip())


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            yield line
