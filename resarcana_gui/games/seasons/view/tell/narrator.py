"""The narrator of Seasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.seasons.cards.energies import NAMES, types_in
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.card_events import (
    CardDrawn,
    CardDrawnOpenly,
    CardEntered,
    CardPassed,
    CardSacrificed,
    CardsDrawn,
    CardShown,
    CardTurned,
)
from resarcana_gui.games.seasons.rules.codes import FROM_SUMMONING
from resarcana_gui.games.seasons.rules.commands import Activate, Answer, CardAnswer, CopyAnswer
from resarcana_gui.games.seasons.rules.energy_events import (
    BonusUsed,
    CrystalsGiven,
    CrystalsLost,
    EnergiesCrystallised,
)
from resarcana_gui.games.seasons.rules.flow_events import DieRerolled, DieTaken
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.view.tell.card_text import card_text
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
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
        return [_narration(event, words) for event, words in told if words is not None]

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


DEEDS: Final = (
    BonusUsed,
    CardDrawn,
    CardDrawnOpenly,
    CardEntered,
    CardPassed,
    CardSacrificed,
    CardShown,
    CardsDrawn,
    CardTurned,
    CrystalsGiven,
    CrystalsLost,
    DieRerolled,
    DieTaken,
    EnergiesCrystallised,
)
"""What a seat does or draws, or what its cards do to others; the rest follows from it."""
SIGNS: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        BonusUsed: "bonus_used",
        CardDrawn: "draw",
        CardDrawnOpenly: "draw",
        CardEntered: "enter",
        CardPassed: "left",
        CardSacrificed: "sacrifice",
        CardShown: "enter",
        CardsDrawn: "draw",
        CardTurned: "turn",
        CrystalsGiven: "rival",
        CrystalsLost: "falls",
        DieRerolled: "swap",
        EnergiesCrystallised: "crystal",
    }
)
"""The icons of these deeds; a die that is taken needs none."""
DIE: Final = "die "
"""Before the number of a face, as the subject of a sentence. Other subjects are icons."""
BONUS_ICONS: Final = ("any", "crystal", "star", "draw")


def _narration(event: Event, words: str) -> Narration:
    """Return a sentence, with whose deed it is if it is one. That a card enters which was just summoned is none."""
    if not isinstance(event, DEEDS) or (isinstance(event, CardEntered) and event.source == FROM_SUMMONING):
        return Narration(words)
    return Narration(words, event.seat, SIGNS.get(type(event), ""), subject=_subject(event))


def _subject(event: Event) -> str:
    """Return what a deed is about besides cards."""
    if isinstance(event, (DieTaken, DieRerolled)):
        return f"{DIE}{event.die}"
    if isinstance(event, EnergiesCrystallised):
        return NAMES[types_in(event.energies)[0]]
    if isinstance(event, BonusUsed):
        return BONUS_ICONS[event.bonus]
    return "crystal" if isinstance(event, (CrystalsGiven, CrystalsLost)) else ""


def _card_of(command: Command) -> int | None:
    if isinstance(command, CardAnswer):
        return command.card
    return command.card // COPIES if isinstance(command, (CopyAnswer, Activate)) else None
