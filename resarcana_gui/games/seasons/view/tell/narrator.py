"""The narrator of Seasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.commands import Activate, Answer, CardAnswer, CopyAnswer
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.view.tell.card_text import card_text
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.deeds import narration
from resarcana_gui.games.seasons.view.tell.event_text import event_text
from resarcana_gui.games.seasons.view.tell.question_text import (
    command_text,
    deed_text,
    prompt_text,
    question_text,
)
from resarcana_gui.games.seasons.view.tell.reason_text import reason_text
from resarcana_gui.games.seasons.view.tell.refusal_text import refusal_text
from resarcana_gui.games.seasons.view.tell.table_text import table_text
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.narration import Narration


class SeasonsNarrator(Narrator):
    """Tells a game of Seasons in one language, to one viewer."""

    def __init__(
        self, game: Seasons, language: str, viewer: int, names: Sequence[str],
        voice: type[SeasonsVoice] = SeasonsVoice,
    ) -> None:  # fmt: skip
        """Names by seat; `voice`: in which it speaks. Raises I18nError."""
        self._voice: Final = voice(catalog(language), game.cards, names, viewer)
        self._view: Final = game.blank({"seats": len(names)}, viewer)

    def event(self, event: Event) -> str | None:
        event.fold(self._view)
        return event_text(self._voice, event, self._view)

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        """Return a sentence for each event that is told; those about what a seat chose say whose doing it was."""
        told = [(event, self.event(event)) for event in events]
        return [narration(self._voice, event, words) for event, words in told if words is not None]

    def question(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        return question_text(self._voice, pending)

    def prompt(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        return prompt_text(self._voice, pending)

    def occasion(self, pending: Pending, view: KernelState) -> str:
        return "" if isinstance(pending, AskTurn) else self.question(pending, view)

    def command(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        return command_text(self._voice, command, view)

    def deed(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        return deed_text(self._voice, command, view)

    def reason(self, reason: Reason) -> str | None:
        return reason_text(self._voice, reason)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_text(self._voice, refusal)

    def table(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return table_text(self._voice, view)

    def shows_table(self, pending: Pending) -> bool:
        return isinstance(pending, AskTurn)

    def tells_end(self) -> bool:
        return True

    def inspect(self, subject: str | Command, view: KernelState) -> list[str]:
        """Return a card by its name, or by part of it, or by an answer about it."""
        number = self._named(subject) if isinstance(subject, str) else _card_of(subject)
        return [] if number is None else card_text(self._voice, number)

    def _named(self, words: str) -> int | None:
        names = [normalized(self._voice.card(card.number)) for card in self._voice.cards.cards]
        wanted = normalized(words)
        found = [number for number, name in enumerate(names) if wanted and wanted in name]
        return names.index(wanted) if wanted in names else found[0] if len(found) == 1 else None


def _card_of(command: Command) -> int | None:
    if isinstance(command, CardAnswer):
        return command.card
    return command.card // COPIES if isinstance(command, (CopyAnswer, Activate)) else None
