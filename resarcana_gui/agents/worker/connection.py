"""The connection to the process that runs the agents: the code that runs there, and this end."""

from __future__ import annotations

import atexit
import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from resarcana_gui.agents.worker.server import AgentFactory, AgentServer
from resarcana_gui.agents.worker.worker import Message, Reply, WorkerError

SPAWN: Final = get_context("spawn")
"""The only way of starting a process that works alike on every system, and safely beside threads and a window."""

READY: Final = "ready"
END_TIMEOUT: Final = 1.0
"""Seconds to wait for a process that was told to end."""


class ProcessConnection:
    """A process with agents in it. It starts at once, and is ready some time later."""

    def __init__(self, agent_factory: AgentFactory) -> None:
        """Raises OSError when the process cannot be started, or the error that keeps the factory from being sent."""
        self._end, far_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(far_end, agent_factory), name="opponents", daemon=True)
        self._process.start()
        far_end.close()
        atexit.register(self.kill)  # otherwise Python would wait forever, at exit, for a stopped one

    @property
    def pid(self) -> int | None:
        """The process's id."""
        return self._process.pid

    def wait_until_ready(self) -> None:
        """Wait until the agents are built. Raises WorkerError when that fails."""
        said = self._received()
        if said != READY:
            raise WorkerError(str(said))

    def answer(self, message: Message) -> Reply:
        """Send a message and return the reply to it, once it comes. Raises WorkerError."""
        try:
            self._end.send(message)
        except OSError as error:
            raise WorkerError("The process of the opponents has ended.") from error
        said = self._received()
        if not isinstance(said, Reply):
            raise WorkerError(str(said))
        return said

    def _received(self) -> object:
        try:
            return self._end.recv()
        except (EOFError, OSError) as error:
            raise WorkerError("The process of the opponents has ended.") from error

    def kill(self) -> None:
        """End the process, whatever it is doing, even if it has been stopped. May be called from any thread; a
        waiting caller gets a WorkerError."""
        self._process.kill()

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        self.kill()
        self._process.join(END_TIMEOUT)
        self._end.close()
        atexit.unregister(self.kill)


def serve(end: Connection, agent_factory: AgentFactory) -> None:
    """Run as the process's main function: build the agents, report that, and answer messages until no more come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the console is for the window's process
    try:
        server = AgentServer(agent_factory)
        server.build()
        end.send(READY)
        while True:
            end.send(_reply(server, end.recv()))
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001 - it is sent to the waiting client
        end.send(traceback.format_exc())


def _reply(server: AgentServer, message: Message) -> Reply | str:
    try:
        return server.answer(message)
    except WorkerError as error:
        return str(error)
