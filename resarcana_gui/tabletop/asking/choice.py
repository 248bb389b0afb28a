"""A question, and what a player can do about it, sorted by the item on the table that it concerns."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.items.table_item import Key


@dataclass(frozen=True)
class FollowUp:
    """A question that a choice leads to at once, answered together with it."""

    sentence: str
    """The question; markup."""
    cards: Mapping[int, Command]
    """The cards to choose from, and the answer that each stands for."""


@dataclass(frozen=True)
class Choice:
    """An answer and its meaning."""

    command: Command
    label: str
    """What it does, in a few words; markup."""
    key: str = ""
    """The name of the action whose key does the same; empty for none."""
    danger: bool = False
    """Whether it may be regretted."""
    warning: str = ""
    """What it would lose, in a sentence; empty for nothing."""
    quiet: bool = False
    """Whether it should not be highlighted: a card may always be given up, and a power may do nothing."""
    then: FollowUp | None = None
    """What is chosen along with it; None for nothing."""
    brief: str = ""
    """The same in a word or two, where it lies on what it is about; empty for no shorter way to say it."""


def mark_of(choices: Sequence[Choice]) -> str:
    """The mark of an item with these choices: it only glows if one is worth highlighting."""
    if not choices:
        return "none"
    return "may" if all(choice.quiet for choice in choices) else "can"


@dataclass(frozen=True, kw_only=True)
class AskedQuestion:
    """One question to one seat, with every possible choice."""

    sentence: str
    """The question; markup."""
    note: str = ""
    """A hint about what to do on the table itself, in a few words; may be empty."""
    choices: Mapping[Key, tuple[Choice, ...]] = field(default_factory=dict)
    """What a click on an item means, by its key; if several things, it opens a menu."""
    seats: Mapping[int, Choice] = field(default_factory=dict)
    """What a click on a seat's board means."""
    buttons: tuple[Choice, ...] = ()
    """Choices that concern nothing on the table."""
    listed: tuple[Choice, ...] = ()
    """Choices about items and seats that are shown as buttons too."""

    @property
    def shown(self) -> Mapping[int, Choice]:
        """Cards shown along with the question to be chosen there, and what choosing them means."""
        return {}

    def at_once(self, key: Key) -> Choice | None:
        """The choice that a click makes at once. Ambiguous clicks open a menu instead, and no click alone gives up a
        card or pays for nothing."""
        choices = self.choices.get(key, ())
        return choices[0] if len(choices) == 1 and not choices[0].quiet else None

    def drops(self, key: Key) -> Mapping[Hashable, Choice]:
        """Where an item can be dragged, by the game's names of targets, and what that means."""
        return {}


class ChoiceSorter:
    """Sorts choices by what they are about."""

    def __init__(self) -> None:
        self._choices: Final[dict[Key, tuple[Choice, ...]]] = {}
        self._seats: Final[dict[int, Choice]] = {}
        self._buttons: Final[list[Choice]] = []
        self._listed: Final[list[Choice]] = []

    def add(self, choice: Choice, *, key: Key | None = None, seat: int | None = None, listed: bool = False) -> None:
        """Add a choice to a seat, to an item, or else to the buttons; with `listed` it is a button as well."""
        if seat is not None:
            self._seats[seat] = choice
        elif key is not None:
            self._choices[key] = (*self._choices.get(key, ()), choice)
        else:
            self._buttons.append(choice)
        if listed:
            self._listed.append(choice)

    def asking(self, sentence: str, note: str = "") -> AskedQuestion:
        """The question to which all that was added is the answer."""
        return AskedQuestion(
            sentence=sentence, note=note, choices=self.choices, seats=self.seats, buttons=self.buttons,
            listed=self.listed,
        )  # fmt: skip

    @property
    def choices(self) -> Mapping[Key, tuple[Choice, ...]]:
        """The choices by the key of their item."""
        return MappingProxyType(self._choices)

    @property
    def seats(self) -> Mapping[int, Choice]:
        """The choices by seat."""
        return MappingProxyType(self._seats)

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """The choices that concern nothing on the table."""
        return tuple(self._buttons)

    @property
    def listed(self) -> tuple[Choice, ...]:
        """The other choices that are buttons as well."""
        return tuple(self._listed)
