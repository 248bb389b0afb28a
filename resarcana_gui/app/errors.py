"""What the player can put right."""

from __future__ import annotations


class UnsavedError(Exception):
    """What was to be saved was not; the message is one sentence."""


class UsageError(Exception):
    """The player asked for something that there is not; the message says so in one sentence."""


class OutputError(Exception):
    """What the program says cannot be written; the message says so in one sentence."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"The output cannot be written ({error.strerror or error}).")
