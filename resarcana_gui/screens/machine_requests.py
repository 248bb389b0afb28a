"""The questions that the machine opponents of one match are thinking about: one for each machine that is asked, at
the same time as far as there are processors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.agents.worker import Reply, Worker
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.match.match import Match

NOT_YET: Final = -1
"""No position."""


def most_workers() -> int:
    """Return how many machines may think at the same time: one processor is left to the window."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass
class MachineRequest:
    """One question to one machine."""

    seat: int
    pending: Pending
    at: int
    """The position at which it is asked (see History.asked_since)."""
    worker: Worker | None = None
    """The worker that thinks about it; None while it waits for a free one, and once there is a reply."""
    reply: Reply | None = None
    failed: bool = False
    """Whether the machine has failed once to answer it."""


class MachineRequests:
    """Keeps a request for each machine that is asked. Workers are made for requests that are open at the same time,
    at most `max_workers`, and kept."""

    def __init__(self, match: Match, make_worker: Callable[[], Worker], max_workers: int) -> None:
        """The first worker is made at once, so that its process starts before it is needed."""
        self._match: Final = match
        self._make: Final = make_worker
        self._workers: Final = [make_worker()]
        self._max_workers: Final = max_workers
        self._open: Final[dict[int, MachineRequest]] = {}
        self._compared_at = NOT_YET
        """The position at which the requests were last compared with the match."""

    def update(self, seats: Sequence[int]) -> None:
        """Ask exactly these seats: send new requests, and receive replies."""
        position = len(self._match.history.steps)
        if position != self._compared_at or self._open.keys() != set(seats):
            self._compared_at = position
            self._renew(seats)
        for request in self._open.values():
            self._advance(request)

    def of(self, seat: int) -> MachineRequest:
        """Return the request of a seat that is asked."""
        return self._open[seat]

    def thinking(self) -> Iterator[int]:
        """Yield the seats whose replies are outstanding."""
        return (seat for seat, request in self._open.items() if request.reply is None)

    def ask_again(self, request: MachineRequest) -> None:
        """Ask a machine that has failed once more, in a fresh process."""
        request.failed, request.reply = True, None
        request.worker = self._free_worker()
        if request.worker is not None:
            request.worker.reset()
            self._send(request, request.worker)

    def forget(self) -> None:
        """Drop every request, because its position may come to mean something else."""
        for seat in list(self._open):
            self._drop(seat)
        self._compared_at = NOT_YET

    def close(self) -> None:
        """Close all workers."""
        for worker in self._workers:
            worker.close()

    def _renew(self, seats: Sequence[int]) -> None:
        """Drop the requests that no longer apply, and open the new ones."""
        wanted = {seat: self._question_of(seat) for seat in seats}
        for seat, request in list(self._open.items()):
            if seat not in wanted or (request.pending, request.at) != wanted[seat]:
                self._drop(seat)
        for seat in seats:
            if seat not in self._open:
                pending, at = wanted[seat]
                self._open[seat] = MachineRequest(seat, pending, at)

    def _question_of(self, seat: int) -> tuple[Pending, int]:
        pending = self._match.pending_for(seat)
        assert pending is not None
        return pending, self._match.history.asked_since(pending)

    def _advance(self, request: MachineRequest) -> None:
        if request.reply is not None:
            return
        if request.worker is None and (worker := self._free_worker()) is not None:
            request.worker = worker
            self._send(request, worker)
        if request.worker is not None and (reply := request.worker.poll()) is not None:
            request.worker, request.reply = None, reply

    def _free_worker(self) -> Worker | None:
        busy = [request.worker for request in self._open.values() if request.worker is not None]
        free = next((worker for worker in self._workers if worker not in busy), None)
        if free is None and len(self._workers) < self._max_workers:
            free = self._make()
            self._workers.append(free)
        return free

    def _send(self, request: MachineRequest, worker: Worker) -> None:
        worker.ask(request.at, request.seat, self._match.history.events(request.at))

    def _drop(self, seat: int) -> None:
        request = self._open.pop(seat)
        if request.worker is not None:
            request.worker.drop()
