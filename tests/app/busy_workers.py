"""Keeps several processes busy and prints their ids, for tests that end them: `python -m tests.app.busy_workers`."""

from __future__ import annotations

import os
import signal
from itertools import repeat

from resarcana_gui.app import cli
from resarcana_gui.app.processes import parallel_map

PROCESSES = 2
TASKS = 20_000


def pid(_: None) -> int:
    return os.getpid()


def work(*_: object) -> int:
    for worker in parallel_map(PROCESSES, pid, repeat(None, TASKS)):
        print(worker, flush=True)
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who starts this in the background may ignore it
    cli.ACTIONS["auto"] = work
    raise SystemExit(cli.run(["auto", "--agents", "first,random"], {}))
