"""The streams the program was started with, which may be closed, full or unread, and how the program exits."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from resarcana_gui.app.errors import OutputError
from resarcana_gui.audio import executor

INTERRUPTED: Final = 130
"""The exit code when the player has interrupted the program."""
OUTPUT_CLOSED: Final = 141
"""The exit code when the reader of the output is gone."""
OUTPUT_FAILED: Final = 1
"""The exit code when the output could not be written."""
LONGEST_LINE: Final = 100_000
"""Characters; nobody types as many into one line, but a device like /dev/zero has lines without end."""
STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def open_streams() -> None:
    """Open the null device for each stream that was closed before the program began. Otherwise the next file opened,
    such as a save, would get its number, and error messages would be written to it."""
    for number, (name, mode) in enumerate(STREAMS):
        with suppress(OSError):
            _fill(number)
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - for good


def _fill(number: int) -> None:
    try:
        os.fstat(number)
    except OSError:
        os.open(os.devnull, os.O_RDWR)  # gets the lowest free number, which is this one


def discard_output() -> None:
    """Keep Python from complaining again, on exit, that it cannot flush the output."""
    _let_go(sys.stdout)


def _let_go(stream: TextIO) -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):
        os.dup2(nothing, stream.fileno())
    os.close(nothing)


def say(text: str, end: str = "\n") -> None:
    """Print something to the output. Raises BrokenPipeError if nobody reads it, and OutputError."""
    with _output_errors():
        print(text, end=end, flush=True)


def ask(prompt: str) -> str:
    """Return a line from the input, typed or piped. Raises EOFError at its end or at a line longer than anybody
    types, and whatever `say` raises."""
    if sys.stdin.isatty():
        return input(prompt)  # it supports line editing
    say(prompt, end="")
    try:
        line = sys.stdin.readline(LONGEST_LINE + 1)
    except OSError as error:
        raise EOFError from error
    if not line or len(line) > LONGEST_LINE:
        raise EOFError
    return line.removesuffix("\n")


@contextmanager
def _output_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error) from error


def print_error(sentence: str) -> None:
    """Print one sentence to the error stream, if there is one."""
    print_notice(f"resarcana: {sentence}")


def print_notice(text: str) -> None:
    """Print something to the error stream, if there is one."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _let_go(sys.stderr)


def leave(code: int) -> int:
    """Flush the output and return the exit code, as the last thing the program does.

    If a thread is still using the sound card, this does not return: Python's shutdown would free what that thread
    uses, so the process exits at once without it.
    """
    try:
        with _output_errors():
            sys.stdout.flush()
    except (OutputError, BrokenPipeError) as error:
        discard_output()
        print_error(str(error))
        code = code or OUTPUT_FAILED
    if executor.any_running():
        os._exit(code)
    return code
