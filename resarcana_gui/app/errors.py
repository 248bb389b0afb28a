"""Errors the player can fix."""

from __future__ import annotations


class UnsavedError(Exception):
    """Something could not be saved; the message is one sentence."""


class UsageError(Exception):
    """The player asked for something that does not exist; the message says so in one sentence."""


class OutputError(Exception):
    """The program's output cannot be written; the message says so in one sentence."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"The output cannot be written ({error.strerror or error}).")
