"""What a game provides for its table in the window, as one seat sees it: where it lies, what texts beside it are
about, the table itself; and how it submits answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE


@dataclass(frozen=True)
class TableLayout:
    """The areas of the canvas that every table has."""

    top_bar: Box
    """From left to right: the log's pictures, the prompt, round buttons, and the progress of the game."""
    confirm: Box
    """The place of buttons that submit an answer, and of the one to the result."""
    undo: Box
    log: Box
    """The area that the open log covers."""
    knob: float
    """The radius of round buttons."""
    event_feed: Box | None = None
    """The area of the latest deeds, if the window is wide enough for one beside the table."""
    areas: Sequence[Box] = ()
    """The areas that keys lead to one after another; by default those above and below the top bar."""
    decision_areas: Sequence[Box] = ()
    """What players look at to decide; tips avoid it if they can."""
    covers: bool = False
    """Whether the table has a ground of its own that covers the canvas."""


USUAL: Final = TableLayout(
    Box(0, 0, 1920, 52), Box(1658, 892, 178, 84), Box(1668, 996, 158, 44), Box(130, 64, 1660, 460), 22.0
)
"""The layout for a table that leaves room along the upper edge and in the lower right corner."""


PROMPT: Final = 592.0
"""The width of the prompt in the middle of the top bar."""
WIDER: Final = 260.0
"""How much wider it is at twice the text size, so that it keeps to one line."""


def prompt_width(text_scale: float, *, beside: bool = False) -> float:
    """Return the width of the prompt at a scale of the texts; the usual one if the score of a match needs the room
    beside it."""
    return PROMPT if beside else PROMPT + WIDER * max(text_scale - 1.0, 0.0)


class Subjects:
    """The subjects on one table. The defaults know none; a game overrides them."""

    def describe(self, control: Control) -> str:
        """Return a description of an item, such as a card, in sentences for the announcer, its name first."""
        return ""

    def boxes(self, name: str) -> Sequence[Box]:
        """Return the areas of something that a lesson names; empty if the table does not know or show it."""
        return ()

    def mentioned(self, sentence: str) -> Sequence[str]:
        """Return the names of what a sentence mentions."""
        return ()

    def highlight(self, sentence: str) -> None:
        """Show what the sentence pointed at is about; an empty sentence ends that."""


@dataclass(frozen=True)
class PromptText:
    """What the prompt says; markup."""

    text: str
    """About 30 characters, with icons for amounts, so that it fits on one line."""
    sentence: str = ""
    """The same in full, for those who point at the prompt, and to be read out; empty if there is no more to say."""
    picture: Drawing | None = None
    """The picture of what asks, for a square box; None for nothing in particular."""


@dataclass(frozen=True)
class Question:
    """A question to the viewing seat, every answer to it, and what that seat sees now."""

    pending: Pending
    legal: Sequence[Command]
    view: State


class Controller(Protocol):
    """How a table submits its player's answers. It never shows more than its seat may see."""

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Submit an answer; with `hurry` the picture is brought up to date at once. Return why it was refused;
        nothing has happened then."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Return why a command is impossible now; None if it is possible."""
        ...

    def cancel(self) -> bool:
        """Undo the action in progress. Return whether that was possible."""
        ...

    def can_cancel(self) -> bool:
        """Return whether there is an action in progress that can be undone."""
        ...


class TableView(Node, ABC):
    """A game's table, as one seat sees it; the screen adds its own parts where the `layout` has room for them."""

    touchable = False
    layout: TableLayout = USUAL
    """The areas of the canvas."""
    subjects: Subjects = Subjects()
    """What texts beside the table are about."""
    overlaid: Box | None = None
    """The area that the screen has laid over the table, such as the open log; Esc belongs to that."""

    cancels: bool = False
    """Whether the key to cancel undoes an action in progress, even where no button says so."""
    music: str = "table"
    """The loop that is played now; when it changes, the new one fades in slowly."""

    def __init__(self) -> None:
        super().__init__(size=WHOLE.size, name="table view")

    @abstractmethod
    def show(self, view: State) -> None:
        """Show the table as in a view, at once, without a question."""

    def show_last_deeds(self, deeds: Mapping[int, Narration]) -> None:
        """Show what each seat did last, in a sentence for each, when a table is shown anew."""

    @abstractmethod
    def hear(self, events: Sequence[Event]) -> None:
        """Show events one after another, as its seat sees them. Return at once; the animations go to the look's
        queue."""

    @abstractmethod
    def ask(self, question: Question | None) -> None:
        """Let the player answer a question; None if this seat has none."""

    @property
    def half_made(self) -> object:
        """What the player has chosen so far of an answer of several parts; None for nothing."""
        return None

    def resume(self, half_made: object) -> None:
        """Choose what was chosen at another view of this table, before everything was laid out again, as soon as its
        question is asked."""

    def is_answered_ahead(self, question: Question) -> bool:
        """Return whether the answer to a question follows from what its player chose before. It is not asked then,
        and the table submits the answer in its next `update`."""
        return False

    def answers_with(self, control: Control) -> bool:
        """Return whether a control answers the question or leads to an answer."""
        return True

    @property
    def arrows_stay(self) -> bool:
        """Whether arrows stay among the answers to the question, and lead to nothing that can only be looked at."""
        return False

    def cancel_choice(self) -> bool:
        """Cancel what the player is about to choose, as far as it was not submitted, or the action in progress. Return
        whether there was anything."""
        return False

    def question_areas(self) -> Sequence[Box]:
        """Return the areas of the question beside the table, which tips must not cover."""
        return ()

    @property
    def veiled(self) -> bool:
        """Whether a veil lies over the table, from which only the answers to the question stand out."""
        return False

    def answer_areas(self) -> Sequence[Box]:
        """Return the areas of what lies on the table and can be clicked to answer the question."""
        return ()

    @property
    def choosing(self) -> Box | None:
        """The area of a choice that the player has opened and not made yet, such as a menu beside a card."""
        return None

    def reading_areas(self) -> Sequence[Box]:
        """Return the areas of what is open to be read, which tips must not cover either."""
        return ()

    def lies_on(self, control: Control) -> bool:
        """Return whether a control is part of the table itself, not of something over it."""
        return True

    @property
    def covering(self) -> Box | None:
        """The part of the table that is hidden by something open to be read; None if there is none."""
        return None

    def make_room(self, width: float) -> Box | None:
        """Keep an area of this width free of everything that the player uses, for a board beside the game; called
        before anything is shown. Return the area; None if the table has none to spare."""
        return None

    @property
    def prompt_text(self) -> PromptText | None:
        """The question for the prompt; None while there is none, or if it is shown elsewhere."""
        return None

    @abstractmethod
    def status(self, view: State) -> str:
        """Return the progress of the game in a word or two: the round."""

    def phase(self, view: State) -> str:
        """Return the phase in a word or two; empty for a game without phases."""
        return ""

    def acting(self) -> int | None:
        """Return the seat whose action is being shown while the picture is behind; None if unknown."""
        return None

    def standing(self, view: State) -> str:
        """Return the score of a match of several games in a few words; empty for a single game."""
        return ""

    @abstractmethod
    def picture(self) -> State:
        """Return the view that the picture shows once all animations have ended."""

    def set_past(self, *, past: bool) -> None:
        """Prepare for showing the past, or the present again."""

    def pointed(self, control: Control | None) -> None:
        """React to something that has been pointed at for long enough, or to nothing any more (None)."""

    def begin(self, view: State, setup: Sequence[Event]) -> None:
        """Show the view of a game that has just been set up; a table may animate this. The events are as its seat
        sees them."""
        self.show(view)

    def final(self, command: Command) -> bool:
        """Return whether a command is final, so that nobody waits for a possible undo."""
        return False

    def passes_openly(self, command: Command, view: State) -> bool:
        """Return whether a command, the only answer at a seat's turn, may be given automatically if its player wants
        that: it passes, everybody can see that the seat can do nothing else, and it reveals or draws nothing, so
        that what was done before can still be undone. `view` is the seat's."""
        return False

    def close_reading(self, clicked: Control | None) -> bool:
        """Close what is open to be read if a click is outside it; `clicked` is a control, or None for the
        background. Return whether anything was closed; the click is then used up."""
        return False

    def act(self, action: str) -> bool:
        """Handle the key of an action that no control took. Return whether anything was done."""
        return False

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""
