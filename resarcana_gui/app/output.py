"""The streams that the program was started with, which may be closed, full or read by nobody, and how it leaves."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from resarcana_gui.app.errors import OutputError
from resarcana_gui.audio import worker

INTERRUPTED: Final = 130
"""The exit code when the player has interrupted the program."""
NOBODY_READS: Final = 141
"""The exit code when whoever reads the output has gone."""
UNWRITTEN: Final = 1
"""The exit code when the output could not be written."""
STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def open_streams() -> None:
    """Put nothing in the place of each stream that was closed before the program began. Otherwise the next file to be
    opened, such as a save, would have its number, and be written to by whoever has something to complain about."""
    for number, (name, mode) in enumerate(STREAMS):
        with suppress(OSError):
            _fill(number)
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - for good


def _fill(number: int) -> None:
    try:
        os.fstat(number)
    except OSError:
        os.open(os.devnull, os.O_RDWR)  # which gets the lowest number that is free: this one


def let_output_go() -> None:
    """Python would complain once more, when it ends, that what is still to be written cannot be."""
    _let_go(sys.stdout)


def _let_go(stream: TextIO) -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):
        os.dup2(nothing, stream.fileno())
    os.close(nothing)


def say(text: str, end: str = "\n") -> None:
    """Say something where the output goes. Raises BrokenPipeError when nobody reads it, and OutputError."""
    with _told():
        print(text, end=end, flush=True)


def ask(prompt: str) -> str:
    """A line that is typed, or comes from wherever the input comes from. Raises EOFError when there is no more, and as
    `say` does."""
    if sys.stdin.isatty():
        return input(prompt)  # which knows how to mend a line
    say(prompt, end="")
    try:
        return input("")
    except OSError as error:
        raise EOFError from error


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error) from error


def complain(sentence: str) -> None:
    """One sentence where complaints go, if they can go anywhere."""
    remark(f"resarcana: {sentence}")


def remark(text: str) -> None:
    """Something beside the output, if it can go anywhere."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _let_go(sys.stderr)


def leave(code: int) -> int:
    """The last thing that the program does: its exit code, once all that was said is written.

    When a thread still has to do with the sound card, this does not return: whatever Python takes down at its end
    would be taken from under that thread's feet, so the process ends at once, with nothing taken down.
    """
    try:
        with _told():
            sys.stdout.flush()
    except (OutputError, BrokenPipeError) as error:
        let_output_go()
        complain(str(error))
        code = code or UNWRITTEN
    if worker.working():
        os._exit(code)
    return code
