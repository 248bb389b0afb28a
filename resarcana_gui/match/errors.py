"""The errors of a match."""

from __future__ import annotations

from enum import StrEnum


class SaveFault(StrEnum):
    """What is wrong with a save, as far as the player needs to know."""

    UNREADABLE = "unreadable"
    FOREIGN = "foreign"
    """It is a file of another kind."""
    OLDER = "older"
    NEWER = "newer"
    OTHER_GAME = "other_game"
    """It belongs to a game that is not installed."""
    DAMAGED = "damaged"
    OUTSIDE = "outside"
    """It needs an outside program."""
    OPPONENT = "opponent"
    """It needs an opponent that does not exist."""
    UNWRITABLE = "unwritable"
    PLAYED = "played"
    """Another program is playing it now."""
    UNFINISHED = "unfinished"
    """The game is not over, and only finished games are wanted."""
    NOT_DELETED = "not_deleted"
    NOT_RESTORED = "not_restored"
    NOT_EXPORTED = "not_exported"
    NOT_TAKEN = "not_taken"
    """It cannot be added to the finished games."""


class SaveError(Exception):
    """A save cannot be read or written. The file is unchanged.

    The message is one sentence in English with all that is known, for terminals and logs. The window chooses its
    text in the player's language by `fault`.
    """

    def __init__(self, message: str, fault: SaveFault) -> None:
        super().__init__(message)
        self.fault = fault


class UndoError(Exception):
    """Nothing can be undone. The message is the code of the reason (see UndoState)."""


class AgentError(Exception):
    """A machine opponent gave an answer that the rules refused."""


class MatchTooLongError(Exception):
    """A game did not end within its limit of commands."""
