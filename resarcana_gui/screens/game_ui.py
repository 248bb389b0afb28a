"""What a game offers to the window: how it is set up, its pictures, its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import WHOLE, Context


@dataclass(frozen=True)
class Wish:
    """One more thing to choose about a setup: an option of the rules and the values that it can have."""

    option: str
    title: str
    values: tuple[tuple[object, str], ...]
    """Each value with the words for it; the first is the usual one."""
    most: int | None = None
    """For at most so many seats; for any number when there is none."""
    by_seat: bool = False
    """Whether its values, after the usual one, are the seats from the first on: only those that there are count."""


@dataclass(frozen=True)
class Setup:
    """One way to set the game up, in words."""

    name: str
    title: str
    text: str
    fewest: int
    most: int
    options: Options
    wishes: tuple[Wish, ...] = ()


@dataclass(frozen=True)
class Key:
    """An action that only this game has: the keys that it has at first. What it is called is `action_words`."""

    action: str
    chords: tuple[str, ...]


@dataclass(frozen=True)
class Level:
    """One kind of machine opponent, in words; `name` is the agent's."""

    name: str
    title: str
    text: str


@dataclass(frozen=True)
class Question:
    """What is asked of the seat that looks: the question, every answer to it, and what that seat sees now."""

    pending: Pending
    legal: Sequence[Command]
    view: State


@dataclass(frozen=True)
class Part:
    """A game of several that has ended, and another follows: how that is said, and who has won it."""

    title: str
    winners: tuple[int, ...]


class Door(Protocol):
    """How a table hands in what its player wants. It never shows more than its seat may see."""

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Hand in an answer; in a hurry what still moves is shown at its end. Why it was refused; nothing has happened
        then."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be done now; None when it can."""
        ...

    def cancel(self) -> bool:
        """Take back the action that has begun and is not finished. Whether that was possible."""
        ...

    def can_cancel(self) -> bool:
        """Whether an action has begun that can be taken back."""
        ...


@dataclass(frozen=True)
class Party:
    """Who sits at the table, and who looks at it."""

    match: Match
    """For the game's options and outcome; what the seat sees comes with the calls."""
    viewer: int
    names: tuple[str, ...] = field(default=())


class Teller(Protocol):
    """Tells a game in sentences, to one viewer, in the markup of the window's texts."""

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[tuple[str, int | None]]:
        """What happened, what belongs together in one sentence, with the seat whose doing it is; None for nobody's.
        When it is to be continued, the last sentence may wait for the next call."""
        ...

    def deed(self, command: Command, view: State) -> str:
        """What was done by an answer to the question that a view asks, in as few words as a button has room for."""
        ...


class TableView(Node, ABC):
    """A game's table, as one seat sees it; but for the column on the right, which the screen has."""

    touchable = False

    def __init__(self) -> None:
        super().__init__(size=WHOLE.size, name="table view")

    @abstractmethod
    def show(self, view: State) -> None:
        """Show the table as it is in a view, at once; nothing is asked."""

    @abstractmethod
    def hear(self, events: Sequence[Event]) -> None:
        """Let events be seen, one after the other, as its seat sees them. It returns at once: what moves is in the
        look's queue."""

    @abstractmethod
    def ask(self, question: Question | None) -> None:
        """Let the player answer a question; None when nothing is asked of this seat."""

    def foresaw(self, question: Question) -> bool:
        """Whether a question's answer follows from what its player chose before: then it is not asked, and the table
        hands the answer in with its next `update`."""
        return False

    def answers_with(self, control: Control) -> bool:
        """Whether what is asked can be answered with a control, or by way of it."""
        return True

    def asked_at(self) -> Sequence[Box]:
        """Where what is asked stands beside the table: no tip covers that."""
        return ()

    def lies_on(self, control: Control) -> bool:
        """Whether a control is part of the table that is played on, and not of something that lies over it."""
        return True

    def unasked(self) -> None:
        """What was heard last leads to no question to its seat: nothing has to give way to one."""

    @abstractmethod
    def status(self, view: State) -> str:
        """How far the game is, in a few words: the round and the phase."""

    def acting(self) -> int | None:
        """The seat whose doing is being shown, while the picture is behind; None when that cannot be said."""
        return None

    def standing(self, view: State) -> str:
        """How a match of several games stands, in a few words; nothing for a game that stands for itself."""
        return ""

    @abstractmethod
    def picture(self) -> State:
        """The view that the picture shows when all that moves has come to rest."""

    def floor(self) -> Sequence[Node]:
        """What lies below everything that moves (see Stage.floor)."""
        return ()

    def pointed(self, control: Control | None) -> None:
        """Something has been pointed at for long enough, or nothing is."""

    def begin(self, view: State, setup: Sequence[Event]) -> None:
        """Show the view of a game that has just been set up; a kind of table may let that be seen to happen. The events
        are as its seat sees them."""
        self.show(view)

    def recall(self, sentence: str) -> None:
        """A sentence of the log is pointed at: show what it is about."""

    def final(self, command: Command) -> bool:
        """Whether a command is somebody's last word, so that nobody waits whether it is taken back."""
        return False

    def act(self, action: str) -> bool:
        """A key for an action was pressed that no control took. Whether that did anything."""
        return False

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""


class Backdrop(Node):
    """What is seen behind a screen, and lives by itself."""

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""


class GameUi(ABC):
    """A game's part of the window. All words are in the language that it is asked for."""

    def prepare(self) -> None:  # noqa: B027 - a game may have nothing to prepare
        """The window is open: begin, beside everything else, with what takes long."""

    @abstractmethod
    def icons(self, look: Look) -> IconSource:
        """The icons that stand in texts."""

    @abstractmethod
    def title(self, context: Context) -> Backdrop:
        """What is seen behind the title screen; it covers the canvas, and leaves its left third calm."""

    @abstractmethod
    def ground(self, context: Context) -> Drawing:
        """What the table and all other screens lie on."""

    @abstractmethod
    def guide(self, context: Context, width: float) -> Node:
        """How it is played, explained to who has never played it, so wide and as high as it needs."""

    @abstractmethod
    def setups(self, language: str) -> Sequence[Setup]:
        """The ways to set it up, the usual one first."""

    @abstractmethod
    def levels(self, language: str) -> Sequence[Level]:
        """Its machine opponents, from weak to strong."""

    @abstractmethod
    def characters(self, language: str) -> Sequence[str]:
        """Names for machine opponents."""

    @abstractmethod
    def table(self, context: Context, party: Party, door: Door) -> TableView:
        """A table for one seat."""

    @abstractmethod
    def teller(self, language: str, party: Party) -> Teller:
        """Somebody who tells the game to the seat that looks."""

    @abstractmethod
    def results(self, context: Context, party: Party, view: State, size: tuple[float, float]) -> Node:
        """How a finished game was decided, in a box of this size: who won, and how every point was made."""

    @abstractmethod
    def name(self, language: str) -> str:
        """What the game is called."""

    def theme(self, *, high_contrast: bool) -> Theme:
        """The colours of everything while this game is chosen."""
        return HIGH_CONTRAST if high_contrast else CANDLELIGHT

    def own_keys(self) -> Sequence[Key]:
        """The actions that it has beside those of every table (see actions.py)."""
        return ()

    def action_words(self, action: str, language: str) -> str:
        """What an action of its own is called."""
        raise NotImplementedError

    def interrupts(self, pending: Pending) -> bool:
        """Whether a question has to be answered while it is somebody else's turn, or nobody's."""
        return False

    def standing(self, language: str, names: Sequence[str], progress: Mapping[str, int]) -> str:
        """How a match of several games stands, told from its public numbers (see Game.progress), with names as they are
        shown; nothing for a game that stands for itself."""
        return ""

    def ends_part(self, event: Event) -> bool:
        """Whether a game of several ends with an event: that is shown before anything else is."""
        return False

    def part(self, language: str, party: Party, view: State) -> Part:
        """The game of several that has just ended in a view."""
        raise NotImplementedError

    def rematch(self, match: Match) -> Options:
        """The options for another game between the same players; where the rules let one say who begins, the next."""
        return dict(match.history.options)
