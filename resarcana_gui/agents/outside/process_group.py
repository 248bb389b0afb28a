"""An outside program together with every process that it starts: they all end with it.

On POSIX they are the process group of a session of their own, so that Ctrl-C does not reach them; only a process
that has begun a session of its own escapes. On Windows they are a job, which also ends when this program is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    KILL_ON_CLOSE: Final = 0x2000
    EXTENDED_LIMITS: Final = 9

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("sizes", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    class _Job:
        """A job object that holds a process. All processes in it end when its handle is closed."""

        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._kernel = ctypes.WinDLL("kernel32")
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            self._handle = wintypes.HANDLE(self._kernel.CreateJobObjectW(None, None))
            limits = _Limits(flags=KILL_ON_CLOSE)
            size = ctypes.sizeof(limits)
            self._kernel.SetInformationJobObject(self._handle, EXTENDED_LIMITS, ctypes.byref(limits), size)
            handle = wintypes.HANDLE(int(process._handle))  # type: ignore[attr-defined] # noqa: SLF001 - the only way
            self._kernel.AssignProcessToJobObject(self._handle, handle)

        def end(self) -> None:
            self._kernel.TerminateJobObject(self._handle, 1)
            self._kernel.CloseHandle(self._handle)


class ProcessGroup:
    """A program that has been started, with pipes to and from it."""

    def __init__(self, command_line: Sequence[str]) -> None:
        """Start the program: its file, and its arguments. Raises OSError, and ValueError for a zero byte."""
        self.process: Final = subprocess.Popen(
            command_line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        if sys.platform == "win32":
            self._job = _Job(self.process)
        RUNNING.append(self)

    def end(self) -> None:
        """End it and all that it has started, whether it still runs or not."""
        if self not in RUNNING:
            return
        RUNNING.remove(self)
        if sys.platform == "win32":
            self._job.end()
        else:
            with suppress(ProcessLookupError, PermissionError):  # nobody is left
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()


RUNNING: Final[list[ProcessGroup]] = []
"""The groups of this process that have not been ended yet."""


def end_all() -> None:
    """End every outside program that this process has started, because it is about to end itself."""
    for group in [*RUNNING]:
        group.end()
