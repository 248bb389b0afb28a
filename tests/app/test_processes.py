from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from resarcana_gui.app.processes import done_by


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_done_comes_back_in_order_from_here_or_from_other_processes(processes: int) -> None:
    done = list(done_by(processes, square, range(9), chunk=2))
    assert [result for result, _ in done] == [number * number for number in range(9)]
    assert (os.getpid() in {pid for _, pid in done}) == (processes == 1)


def test_alone_it_does_only_what_is_asked_for() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(5):
            begun.append(number)
            yield number

    assert next(done_by(1, square, tasks()))[0] == 0
    assert begun == [0]


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_there_is_raised_here(processes: int) -> None:
    with pytest.raises(ValueError, match="not 7"):
        list(done_by(processes, refuse, [7]))
