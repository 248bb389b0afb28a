"""A game's table in the window as one seat sees it, and what it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.told import Told
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.subjects import Subjects
from resarcana_gui.screens.table_layout import USUAL, TableLayout


@dataclass(frozen=True)
class Question:
    """A question to the viewing seat: the question, every answer to it, and what that seat sees now."""

    pending: Pending
    legal: Sequence[Command]
    view: State


class Controller(Protocol):
    """How a table submits what its player wants. It never shows more than its seat may see."""

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Submit an answer; `hurry` brings the picture up to date at once. Returns why it was refused; then nothing has
        happened."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be done now; None when it can."""
        ...

    def cancel(self) -> bool:
        """Undo the action in progress. Returns whether that was possible."""
        ...

    def can_cancel(self) -> bool:
        """Whether there is an action in progress that can be undone."""
        ...


class TableView(Node, ABC):
    """A game's table, as one seat sees it; the screen adds things of its own where the `layout` has room for them."""

    touchable = False
    layout: TableLayout = USUAL
    """How it lies on the canvas."""
    subjects: Subjects = Subjects()
    """What words beside it are about."""
    overlaid: Box | None = None
    """What the screen has laid over the table, such as the open log: Esc belongs to that."""

    def __init__(self) -> None:
        super().__init__(size=WHOLE.size, name="table view")

    @abstractmethod
    def show(self, view: State) -> None:
        """Show the table as in a view, at once, without a question."""

    def recall(self, deeds: Mapping[int, Told]) -> None:
        """Say what each seat did last, in a sentence for each: at a table that is shown anew."""

    @abstractmethod
    def hear(self, events: Sequence[Event]) -> None:
        """Show events one after another, as its seat sees them. Returns at once: the animations are in the look's
        queue."""

    @abstractmethod
    def ask(self, question: Question | None) -> None:
        """Let the player answer a question; None when this seat has none."""

    def foresaw(self, question: Question) -> bool:
        """Whether the answer to a question follows from what its player chose before: then it is not asked, and the
        table submits the answer in its next `update`."""
        return False

    def answers_with(self, control: Control) -> bool:
        """Whether the question can be answered with a control, or by way of it."""
        return True

    def asked_at(self) -> Sequence[Box]:
        """The area of the question beside the table, which tips must not cover."""
        return ()

    def read_at(self) -> Sequence[Box]:
        """Where something stands open to be read, which tips must not cover either."""
        return ()

    def lies_on(self, control: Control) -> bool:
        """Whether a control is part of the table itself, not of something lying over it."""
        return True

    @property
    def covering(self) -> Box | None:
        """The part of the table that is not looked at now, as something is read above it; None if there is none."""
        return None

    def make_room(self, width: float) -> Box | None:
        """Keep an area of this width free of everything that the player uses, for a board that stays beside the game;
        before anything is shown. Returns the area; None if the table has none to spare."""
        return None

    @property
    def said(self) -> str:
        """What is asked, in a sentence for the plate; empty while nothing is, or something else says it."""
        return ""

    @abstractmethod
    def status(self, view: State) -> str:
        """How far the game is, in a word or two: the round."""

    def phase(self, view: State) -> str:
        """What is done in it now, in a word or two; empty for a game without phases."""
        return ""

    def acting(self) -> int | None:
        """The seat whose action is being shown while the picture is behind; None when unknown."""
        return None

    def standing(self, view: State) -> str:
        """The score of a match of several games, in a few words; empty for a single game."""
        return ""

    @abstractmethod
    def picture(self) -> State:
        """The view that the picture shows once everything has come to rest."""

    def turn_back(self, *, past: bool) -> None:
        """What is shown next is the past, or the present again."""

    def pointed(self, control: Control | None) -> None:
        """Something has been pointed at for long enough, or nothing is any more (None)."""

    def begin(self, view: State, setup: Sequence[Event]) -> None:
        """Show the view of a game that has just been set up; a table may animate this. The events are as its seat sees
        them."""
        self.show(view)

    def final(self, command: Command) -> bool:
        """Whether a command is final, so that nobody waits for a possible undo."""
        return False

    def passes_openly(self, command: Command, view: State) -> bool:
        """Whether a command, the only answer at a seat's turn, may give itself if its player wants that: it passes,
        everybody can see that the seat can do nothing else, and nothing is revealed or drawn by it, so that what was
        done before can still be undone. `view` is the seat's."""
        return False

    def put_away(self, clicked: Control | None) -> bool:
        """Something was clicked, or bare ground (None): close what lies open to be read, if the click was beside it.
        Returns whether it did; then the click means nothing else."""
        return False

    def act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Returns whether that did anything."""
        return False

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""
