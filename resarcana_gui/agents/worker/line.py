"""The line to a process of its own: what runs there, and the end of it that is here."""

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
"""How long is waited for a process that was made to end."""


class Line:
    """A process with opponents in it. It is started at once, and ready some time later."""

    def __init__(self, recipe: Recipe) -> None:
        """Raises OSError, or what keeps the recipe from being sent, when it cannot be started."""
        self._end, far_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(far_end, recipe), name="opponents", daemon=True)
        self._process.start()
        far_end.close()
        atexit.register(self.cut)  # or else Python would wait for ever, at its end, for one that somebody has stopped

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
        """End the process, whatever it does, and even when somebody has stopped it; from any thread. Who waits for an
        answer gets a ThinkerError."""
        self._process.kill()

    def close(self) -> None:
        """End the process, and see to it that it has ended."""
        self.cut()
        self._process.join(ENDING_SECONDS)
        self._end.close()
        atexit.unregister(self.cut)


def serve(end: Connection, recipe: Recipe) -> None:
    """What runs in the process: build the opponents, say so, and answer letters until nobody writes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the console is for the window's process
    try:
        minds = Minds(recipe)
        minds.build()
        end.send(READY)
        while True:
            end.send(_reply(minds, end.recv()))
    except (EOFError, OSError):
        return
    except Exception:  # noqa: BLE001 - it is told to who waits for an answer
        end.send(traceback.format_exc())


def _reply(minds: Minds, letter: Letter) -> Command | str:
    try:
        return minds.answer(letter)
    except ThinkerError as error:
        return str(error)
