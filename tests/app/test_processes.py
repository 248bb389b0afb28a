from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from resarcana_gui.app.output import INTERRUPTED
from resarcana_gui.app.processes import parallel_map

ROOT = Path(__file__).parents[2]


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_done_comes_back_in_order_from_here_or_from_other_processes(processes: int) -> None:
    done = list(parallel_map(processes, square, range(9), chunk=2))
    assert [result for result, _ in done] == [number * number for number in range(9)]
    assert (os.getpid() in {pid for _, pid in done}) == (processes == 1)


def test_alone_it_does_only_what_is_asked_for() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(5):
            begun.append(number)
            yield number

    assert next(parallel_map(1, square, tasks()))[0] == 0
    assert begun == [0]


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_there_is_raised_here(processes: int) -> None:
    with pytest.raises(ValueError, match="not 7"):
        list(parallel_map(processes, refuse, [7]))


@contextmanager
def at_work() -> Iterator[subprocess.Popen[bytes]]:
    """A process with several workers. All of them hold the ends of its pipes: reading those to their end waits for
    every one to end."""
    line = [sys.executable, "-m", "tests.app.busy_workers"]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, cwd=ROOT, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process


@pytest.mark.parametrize("ended", [signal.SIGTERM, signal.SIGKILL])
def test_the_others_end_with_the_process_that_began_them(ended: signal.Signals) -> None:
    with at_work() as process:
        process.send_signal(ended)
        _, said = process.communicate(timeout=30)
    assert b"Traceback" not in said


def test_an_interruption_of_all_is_told_in_one_line() -> None:
    with at_work() as process:
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (INTERRUPTED, b"resarcana: Interrupted.\n")
