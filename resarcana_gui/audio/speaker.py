"""Speaking texts aloud with the system's command for it. Where there is none, it is silent.

Nothing here waits or raises: a thread starts the commands and waits for them. A new text waits for the one being
spoken, unless it interrupts.
"""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Final

from resarcana_gui.audio.executor import Executor, ThreadExecutor

_log = logging.getLogger(__name__)

CLOSE_TIMEOUT: Final = 0.5
"""Seconds that the program waits at its end."""
WINDOWS: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
"""The PowerShell command that speaks its input."""
Start = Callable[..., "subprocess.Popen[bytes]"]


@cache
def command(language: str) -> Sequence[str]:
    """Return the command that speaks its input in a language; empty if the system has none."""
    if sys.platform == "win32":
        return ("powershell", "-NoProfile", "-Command", WINDOWS)
    known = {
        "say": ("say", "-f", "-"),
        "spd-say": ("spd-say", "--wait", "--pipe-mode", "--language", language),
        "espeak-ng": ("espeak-ng", "--stdin", "-v", language),
        "espeak": ("espeak", "--stdin", "-v", language),
    }
    return next((words for name, words in known.items() if shutil.which(name) is not None), ())


class Speaker:
    """Speaks one text after the other."""

    def __init__(
        self, *, found: Callable[[str], Sequence[str]] = command, start: Start = subprocess.Popen,
        new_executor: Callable[[], Executor] = ThreadExecutor,
    ) -> None:  # fmt: skip
        """`found` returns the command for a language, and `start` starts it."""
        self._found: Final = found
        self._start: Final = start
        self._owner: Final = new_executor()
        self._turn = 0
        """Counts the interruptions: texts from before the last one are not spoken."""
        self._speaking: subprocess.Popen[bytes] | None = None
        self._failed = False

    def say(self, text: str, language: str, *, interrupts: bool = False) -> None:
        """Speak a text in a language. If it interrupts, speak it at once and drop everything said before."""
        if interrupts:
            self._hush()
        if not self._failed:
            self._owner.submit(partial(self._speak, text, language, self._turn))

    def able(self, language: str) -> bool:
        """Return whether the system has a command for a language, and none has failed."""
        return not self._failed and bool(self._found(language))

    def close(self) -> None:
        """Fall silent."""
        self._hush()
        self._owner.close(lambda: None, CLOSE_TIMEOUT)

    def _hush(self) -> None:
        self._turn += 1
        speaking = self._speaking
        if speaking is not None:
            with suppress(OSError):
                speaking.terminate()

    def _speak(self, text: str, language: str, turn: int) -> None:
        """Start the command for a text and wait for it. Runs in the thread."""
        words = self._found(language)
        if turn != self._turn or not words:
            return
        try:
            hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
            self._speaking = self._start(
                words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, creationflags=hidden
            )
            self._speaking.communicate(text.encode())
        except (OSError, ValueError) as error:
            self._failed = True
            _log.info("nothing is spoken: %s", error)
        finally:
            self._speaking = None
