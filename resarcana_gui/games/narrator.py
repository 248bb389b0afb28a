"""The interface that puts a game into words, for a terminal and the log; for a game without words, its records are
printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from resarcana_gui.agents.companion import Reason
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.narration import Narration


class Narrator(ABC):
    """Puts a game into words, in one language, for one viewer."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """Return what happened, as one sentence; None for what is not told. Must be called for every event, in
        order."""

    def tell(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[str]:
        """Return what happened, with related events in one sentence. If there is more to come, the last sentence may
        wait for the next call. Call either this or `event`, not both."""
        return [sentence for event in events if (sentence := self.event(event)) is not None]

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        """Return the same as `tell`, with more about each sentence."""
        return [Narration(sentence) for sentence in self.tell(events, more_to_come=more_to_come)]

    @abstractmethod
    def question(self, pending: Pending, view: State) -> str:
        """Return a question, as one sentence."""

    def prompt(self, pending: Pending, view: State) -> str:
        """Return a question to the seat that is asked, for the prompt of the window: about 30 characters, with icons
        for amounts. It need not name the component that asks, since the prompt shows its picture."""
        return self.question(pending, view)

    def occasion(self, pending: Pending, view: State) -> str:
        """Return, for a look back at a choice, what it was about, as one sentence; empty if the answer says it all."""
        return self.question(pending, view)

    @abstractmethod
    def command(self, command: Command, view: State) -> str:
        """Return the meaning of an answer, in a few words."""

    def deed(self, command: Command, view: State) -> str:
        """Return what somebody did by an answer, in as few words as fit on a button."""
        return self.command(command, view)

    def reason(self, reason: Reason) -> str | None:
        """Return why an answer is better than others, as one sentence; None for what has no words."""
        return None

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Return why something is impossible, as one sentence."""

    @abstractmethod
    def table(self, view: State) -> str:
        """Return the whole table as text, for a terminal."""

    def typed(self, words: str, menu: Sequence[Command], view: State) -> Command | None:
        """Return the answer of a menu that the typed words mean, if a game has short forms; None for anything else."""
        return None

    def typing_hint(self, menu: Sequence[Command], view: State) -> str | None:
        """Return one sentence about such short forms, if they are of use here."""
        return None

    def shows_table(self, pending: Pending) -> bool:
        """Return whether the table should be shown again before this question, if it opens an action."""
        return True

    def measure(self, name: str, number: int) -> str:
        """Return a measure of a finished game's outcome (see Outcome), in a few words; empty for one that is not
        told."""
        return ""

    def tells_end(self) -> bool:
        """Return whether the last sentence of a finished game says who has won."""
        return False

    def inspect(self, subject: str | Command, view: State) -> list[str]:
        """Return everything about a component, by its name or by an answer about it; nothing for an unknown one."""
        return []


class PlainNarrator(Narrator):
    """For games without a narrator: every record as it prints, in no language."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def event(self, event: Event) -> str | None:
        return repr(event)

    def question(self, pending: Pending, view: State) -> str:
        return f"{self._names[pending.seat]}: {pending!r}"

    def command(self, command: Command, view: State) -> str:
        return repr(command)

    def refusal(self, refusal: Refusal) -> str:
        return repr(refusal)

    def table(self, view: State) -> str:
        return "\n".join(f"{name}: {value}" for name, value in view.facts().items())
