"""What is asked, and what a player can do about it, sorted by the thing on the table that it is about."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from resarcana_gui.kernel.command import Command


@dataclass(frozen=True)
class FollowUp:
    """What is chosen along with a choice: it brings about a question of its own at once."""

    sentence: str
    """What is asked; markup."""
    cards: Mapping[int, Command]
    """The cards to choose from, and the answer that each of them is."""


@dataclass(frozen=True)
class Choice:
    """An answer and what it means."""

    command: Command
    label: str
    """What it does, in a few words; markup."""
    key: str = ""
    """The name of the action whose key does the same; empty for none."""
    danger: bool = False
    """Whether one may be sorry for it."""
    warning: str = ""
    """What is lost by it, in a sentence; empty when there is nothing to warn of."""
    quiet: bool = False
    """Whether it is possible and nothing to point out: a card may always be given up, and a power may do nothing."""
    then: FollowUp | None = None
    """What is chosen along with it; None for nothing."""


def mark_of(choices: Sequence[Choice]) -> str:
    """How a card is marked with which all this can be done: it only glows if there is something to point out."""
    if not choices:
        return "none"
    return "may" if all(choice.quiet for choice in choices) else "can"


@dataclass(frozen=True, kw_only=True)
class Asking:
    """One question to one seat. A choice that is not in here cannot be made."""

    sentence: str
    """What is asked; markup."""
    note: str = ""
    """What there is to do for it on the table itself, in a few words; empty when there is nothing to say."""
    subjects: Mapping[int, tuple[Choice, ...]] = field(default_factory=dict)
    """What a click on a card, a pile or a field of a board means, by its number; several: it has to be asked."""
    seats: Mapping[int, Choice] = field(default_factory=dict)
    """What a click on a seat's board means."""
    buttons: tuple[Choice, ...] = ()
    """The choices that are about no thing and no seat."""
    listed: tuple[Choice, ...] = ()
    """Choices about things and seats that are good to have as buttons too."""

    @property
    def shown(self) -> Mapping[int, Choice]:
        """The cards that are shown along with the question, to be chosen there, and what choosing them means."""
        return {}

    def at_once(self, subject: int) -> Choice | None:
        """What a click does by itself. Where it can mean several things it has to be asked; and it never gives up a
        card that somebody may have wanted to use, or pays for nothing."""
        choices = self.subjects.get(subject, ())
        return choices[0] if len(choices) == 1 and not choices[0].quiet else None

    def drops(self, subject: int) -> Mapping[Hashable, Choice]:
        """Where a thing can be dragged, as the game names its targets, and what that means."""
        return {}


class Sorting:
    """Sorts choices by what they are about."""

    def __init__(self) -> None:
        self._subjects: Final[dict[int, tuple[Choice, ...]]] = {}
        self._seats: Final[dict[int, Choice]] = {}
        self._buttons: Final[list[Choice]] = []
        self._listed: Final[list[Choice]] = []

    def add(self, choice: Choice, *, subject: int | None = None, seat: int | None = None, listed: bool = False) -> None:
        """Put a choice where it belongs: to a seat, to a thing, or else among the buttons; with `listed` it is a button
        as well."""
        if seat is not None:
            self._seats[seat] = choice
        elif subject is not None:
            self._subjects[subject] = (*self._subjects.get(subject, ()), choice)
        else:
            self._buttons.append(choice)
        if listed:
            self._listed.append(choice)

    @property
    def subjects(self) -> Mapping[int, tuple[Choice, ...]]:
        """The choices by the thing that they are about."""
        return MappingProxyType(self._subjects)

    @property
    def seats(self) -> Mapping[int, Choice]:
        """The choices by the seat that they are about."""
        return MappingProxyType(self._seats)

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """The choices that are about nothing on the table."""
        return tuple(self._buttons)

    @property
    def listed(self) -> tuple[Choice, ...]:
        """The choices about something that are buttons as well."""
        return tuple(self._listed)
