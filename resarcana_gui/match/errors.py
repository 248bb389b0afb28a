"""What can go wrong around a match. Every message is one sentence that can be shown to the player."""

from __future__ import annotations


class SaveError(Exception):
    """A save cannot be read or written. The file is as it was."""


class UndoError(Exception):
    """There is nothing that may be taken back; the message is the code that says why (see UndoState)."""


class AgentError(Exception):
    """A machine opponent gave an answer that the rules refuse."""


class MatchTooLongError(Exception):
    """A game did not end within the commands it was given."""
