"""A question, and the choices that answer it, sorted by the item on the table that each concerns."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.items.table_item import Key


@dataclass(frozen=True)
class Asked:
    """The words of a question; markup."""

    sentence: str
    """The whole question: it is read out, and shown when the prompt is pointed at."""
    short: str = field(default="", kw_only=True)
    """The question for the prompt: about 30 characters, with icons for amounts; empty if the sentence is short."""
    source: Key | None = field(default=None, kw_only=True)
    """The key of the item that asks; the prompt shows its picture, so that `short` need not name it."""


@dataclass(frozen=True)
class FollowUp(Asked):
    """A question that a choice leads to at once; both are answered together. Without cards it only asks whether the
    choice is meant."""

    cards: Mapping[int, Command]
    """The cards to choose from, and the answer that each stands for."""
    confirm: str = field(default="", kw_only=True)
    """What the button says that makes the choice where there are no cards; markup."""


@dataclass(frozen=True)
class Choice:
    """An answer and its meaning."""

    command: Command
    label: str
    """What it does, in a few words; markup."""
    key: str = ""
    """The name of the action whose key does the same; empty for none."""
    danger: bool = False
    """Whether the player may regret it."""
    warning: str = ""
    """What would be lost, in a sentence; empty for nothing."""
    quiet: bool = False
    """Whether it is not highlighted: discarding a card is always possible, and a power may have no effect."""
    then: FollowUp | None = None
    """What is chosen along with it; None for nothing."""
    brief: str = ""
    """The label in a word or two, for a button or a chip on the item: a verb, and icons for amounts; empty if there is
    no shorter form."""

    @property
    def words(self) -> str:
        """What stands on its button or chip."""
        return self.brief or self.label

    @property
    def tip(self) -> str:
        """The whole label, if its button says less; otherwise empty."""
        return self.label if self.words != self.label else ""


def mark_of(choices: Sequence[Choice]) -> str:
    """Return the mark of an item with these choices; it only glows if one is worth highlighting."""
    if not choices:
        return "none"
    return "may" if all(choice.quiet for choice in choices) else "can"


@dataclass(frozen=True, kw_only=True)
class AskedQuestion(Asked):
    """One question to one seat, with every possible choice."""

    note: str = ""
    """A hint about what can be done on the table itself, in a few words; may be empty."""
    choices: Mapping[Key, tuple[Choice, ...]] = field(default_factory=dict)
    """The choices that a click on an item offers, by the item's key; several open a menu."""
    seats: Mapping[int, Choice] = field(default_factory=dict)
    """The choice that a click on a seat's board makes."""
    buttons: tuple[Choice, ...] = ()
    """Choices that concern nothing on the table."""
    listed: tuple[Choice, ...] = ()
    """Choices about items and seats that are also shown as buttons."""

    @property
    def shown(self) -> Mapping[int, Choice]:
        """Cards shown along with the question to be chosen there, and the choice that each makes."""
        return {}

    def at_once(self, key: Key) -> Choice | None:
        """Return the choice that a click on an item makes at once; None if a menu opens instead. No click alone
        discards a card or pays for nothing."""
        choices = self.choices.get(key, ())
        return choices[0] if len(choices) == 1 and not choices[0].quiet else None

    def drops(self, key: Key) -> Mapping[Hashable, Choice]:
        """Return where an item can be dropped, by the game's names of targets, and the choice that each makes."""
        return {}


class ChoiceSorter:
    """Sorts choices by what they concern."""

    def __init__(self) -> None:
        self._choices: Final[dict[Key, tuple[Choice, ...]]] = {}
        self._seats: Final[dict[int, Choice]] = {}
        self._buttons: Final[list[Choice]] = []
        self._listed: Final[list[Choice]] = []

    def add(self, choice: Choice, *, key: Key | None = None, seat: int | None = None, listed: bool = False) -> None:
        """Add a choice to a seat, to an item, or else to the buttons; with `listed` it is also a button."""
        if seat is not None:
            self._seats[seat] = choice
        elif key is not None:
            self._choices[key] = (*self._choices.get(key, ()), choice)
        else:
            self._buttons.append(choice)
        if listed:
            self._listed.append(choice)

    def asking(self, sentence: str, note: str = "", *, short: str = "") -> AskedQuestion:
        """Return the question that the added choices answer."""
        return AskedQuestion(
            sentence=sentence, short=short, note=note, choices=self.choices, seats=self.seats, buttons=self.buttons,
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
        """The choices about items and seats that are also buttons."""
        return tuple(self._listed)
