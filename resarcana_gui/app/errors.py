"""What the player can put right."""

from __future__ import annotations


class UnsavedError(Exception):
    """What was to be saved was not; the message is one sentence."""


class UsageError(Exception):
    """The player asked for something that there is not; the message says so in one sentence."""
