"""The connection to a separate process: what runs there, and our end of the connection."""

from __future__ import annotations

import atexit
import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from resarcana_gui.agents.worker.minds import Minds, Recipe
from resarcana_gui.agents.worker.news import Letter
from resarcana_gui.agents.worker.thinker import ThinkerError
from resarcana_gui.kernel.command import Command

SPAWN: Final = get_context("spawn")
"""The one way to start a process that is the same on every system, and safe beside threads and a window."""

READY: Final = "ready"
ENDING_SECONDS: Final = 1.0
"""How long to wait for a process that was told to end."""


class Line:
    """A process with opponents in it. It starts at once, and is ready some time later."""

    def __init__(self, recipe: Recipe) -> None:
        """Raises OSError when it cannot be started, or whatever keeps the recipe from being sent."""
        self._end, far_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(far_end, recipe), name="opponents", daemon=True)
        self._process.start()
        far_end.close()
        atexit.register(self.cut)  # otherwise Python would wait forever, on exit, for a stopped one

    @property
    def pid(self) -> int | None:
        """The process's number."""
        return self._process.pid

    def wait_until_ready(self) -> None:
        """Wait until the opponents are built. Raises ThinkerError when that fails."""
        said = self._received()
        if said != READY:
            raise ThinkerError(str(said))

    def answer(self, letter: Letter) -> Command:
        """Let it think, and wait for the answer. Raises ThinkerError."""
        try:
            self._end.send(letter)
        except OSError as error:
            raise ThinkerError("The process of the opponents has ended.") from error
        said = self._received()
        if not isinstance(said, Command):
            raise ThinkerError(str(said))
        return said

    def _received(self) -> object:
        try:
            return self._end.recv()
        except (EOFError, OSError) as error:
            raise ThinkerError("The process of the opponents has ended.") from error

    def cut(self) -> None:
        """End the process, whatever it is doing, even if it has been stopped; from any thread. A waiting client gets a
        ThinkerError."""
        self._process.kill()

    def close(self) -> None:
        """End the process, and make sure it has ended."""
        self.cut()
        self._process.join(ENDING_SECONDS)
        self._end.close()
        atexit.unregister(self.cut)


def serve(end: Connection, recipe: Recipe) -> None:
    """What runs in the process: build the opponents, report that, and answer letters until no more come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the console is for the window's process
    try:
        minds = Minds(recipe)
        minds.build()
        end.send(READY)
        while True:
            end.send(_reply(minds, end.recv()))
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001 - it is sent to the waiting client
        end.send(traceback.format_exc())


def _reply(minds: Minds, letter: Letter) -> Command | str:
    try:
        return minds.answer(letter)
    except ThinkerError as error:
        return str(error)
