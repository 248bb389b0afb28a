"""The narrator of Terra Mystica."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskStart, AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.asked_text import question_text
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.games.terra_mystica.view.tell.inspect_text import inspect_answer, inspect_words
from resarcana_gui.games.terra_mystica.view.tell.menu_text import menu_text, typed_answer
from resarcana_gui.games.terra_mystica.view.tell.prompt_text import prompt_text
from resarcana_gui.games.terra_mystica.view.tell.reason_text import reason_text
from resarcana_gui.games.terra_mystica.view.tell.refusal_text import refusal_text
from resarcana_gui.games.terra_mystica.view.tell.story import Story
from resarcana_gui.games.terra_mystica.view.tell.table_text import table_text
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.narration import Narration


class TerraMysticaNarrator(Narrator):
    """Tells a game of Terra Mystica in one language, to one viewer."""

    def __init__(
        self, game: TerraMystica, language: str, viewer: int, names: Sequence[str], voice: type[Voice] = Voice
    ) -> None:
        """Names by seat; `voice`: in which it speaks. Raises I18nError."""
        self._voice: Final = voice(catalog(language), game.parts, names, viewer)
        self._story: Final = self.story(game.blank({"seats": len(names)}, viewer))

    def story(self, table: State) -> Story:
        """Return what tells events that follow on a table."""
        return Story(self._voice, table)

    def event(self, event: Event) -> str | None:
        return " ".join(self.tell([event])) or None

    def tell(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[str]:
        return [told.sentence for told in self._story.sentences(events)]

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        return self._story.sentences(events)

    def question(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        assert isinstance(view, State)
        return question_text(self._voice, pending, view)

    def prompt(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        assert isinstance(view, State)
        return prompt_text(self._voice, pending, view)

    def occasion(self, pending: Pending, view: KernelState) -> str:
        return "" if isinstance(pending, AskTurn) else self.question(pending, view)

    def command(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        return menu_text(self._voice, command, view)

    def typed(self, words: str, menu: Sequence[Command], view: KernelState) -> Command | None:
        assert isinstance(view, State)
        return typed_answer(self._voice, words, menu, view)

    def reason(self, reason: Reason) -> str:
        return reason_text(self._voice, reason)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_text(self._voice, refusal)

    def table(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return table_text(self._voice, view)

    def inspect(self, subject: str | Command, view: KernelState) -> list[str]:
        assert isinstance(view, State)
        if isinstance(subject, str):
            return inspect_words(self._voice, subject, view)
        assert isinstance(subject, Answer)
        return inspect_answer(self._voice, subject, view)

    def shows_table(self, pending: Pending) -> bool:
        return isinstance(pending, AskStart) or (isinstance(pending, AskTurn) and pending.left > 0)

    def tells_end(self) -> bool:
        return True
