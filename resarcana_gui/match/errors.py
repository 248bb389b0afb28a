"""What can go wrong with a match. Every message is one sentence fit to show the player."""

from __future__ import annotations


class SaveError(Exception):
    """A save cannot be read or written. The file is unchanged."""


class UndoError(Exception):
    """Nothing can be undone; the message is the code that says why (see UndoState)."""


class AgentError(Exception):
    """A machine opponent gave an answer that the rules refused."""


class MatchTooLongError(Exception):
    """A game did not end within its limit of commands."""
