"""Whether events are what an answer leads to: what it itself says must have happened. Saves are read by it.

Only what an answer means is checked, never what else a rule makes of it, so that a later fix to a rule spoils no save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.seasons.rules import commands
from resarcana_gui.games.seasons.rules.card_events import (
    CardSacrificed,
    CardShown,
    CardTakenBack,
    CardTurned,
    DrawnGiven,
    DrawnKept,
)
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.rules.energy_events import BonusUsed, EnergiesCrystallised, EnergiesDiscarded
from resarcana_gui.games.seasons.rules.flow_events import (
    DieTaken,
    DieUsed,
    EffectTaken,
    NextQuestionAsked,
    QuestionAnswered,
    SeasonMoved,
)
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.setup_events import CardKept, LibraryLaid
from resarcana_gui.games.seasons.rules.waiting import CardTriggered
from resarcana_gui.kernel.event import Event


def ensuing(question: Question, answer: Answer, events: Sequence[Event]) -> bool:
    """Return whether these events close the question exactly once and include what the answer says."""
    closed = [each for each in events if isinstance(each, QuestionAnswered | NextQuestionAsked)]
    if len(closed) != 1 or _closes(closed[0]) != answer.seat:
        return False
    means = MEANS.get(type(answer))
    return means is None or means(question, answer, events)


def _closes(event: QuestionAnswered | NextQuestionAsked) -> int:
    return event.seat if isinstance(event, QuestionAnswered) else event.question.seat


def _keeps(question: Question, answer: commands.Keep, events: Sequence[Event]) -> bool:
    kept = CardKept if isinstance(question, AskDraft) else DrawnKept
    return kept(answer.seat, answer.card) in events


def _lays_down(question: Question, answer: commands.LayDown, events: Sequence[Event]) -> bool:
    laid = [each for each in events if isinstance(each, LibraryLaid)]
    return laid[:1] != [] and (laid[0].seat, laid[0].cards) == (answer.seat, answer.cards)


def _crystallises(question: Question, answer: commands.Crystallise, events: Sequence[Event]) -> bool:
    done = [each for each in events if isinstance(each, EnergiesCrystallised)]
    return done[:1] != [] and (done[0].seat, done[0].energies, done[0].card) == answer.data()


def _discards(question: Question, answer: commands.DiscardEnergies, events: Sequence[Event]) -> bool:
    done = [each for each in events if isinstance(each, EnergiesDiscarded)]
    return done[:1] != [] and (done[0].seat, done[0].energies) == answer.data()


def _resolves(question: Question, answer: commands.Resolve, events: Sequence[Event]) -> bool:
    taken = [each.effect for each in events if isinstance(each, EffectTaken)]
    effects = [(each.owner, each.card) for each in taken if isinstance(each, CardTriggered)]
    return effects[:1] == [answer.data()]


def _moves(question: Question, answer: commands.Move, events: Sequence[Event]) -> bool:
    return [each.spaces for each in events if isinstance(each, SeasonMoved)][:1] == [answer.spaces]


def _gives(question: Question, answer: commands.Give, events: Sequence[Event]) -> bool:
    given = [(each.seat, each.card) for each in events if isinstance(each, DrawnGiven)]
    return given[:1] == [(answer.seat, answer.card)]


def _sacrifices(question: Question, answer: commands.Sacrifice, events: Sequence[Event]) -> bool:
    return all(CardSacrificed(answer.seat, card) in events for card in answer.cards)


MEANS: Final[dict[type[Answer], Callable[..., bool]]] = {
    commands.Keep: _keeps,
    commands.LayDown: _lays_down,
    commands.TakeDie: lambda _, answer, events: DieTaken(answer.seat, answer.die) in events,
    commands.Decline: lambda _, answer, events: list(events[1:2]) == [DieUsed(answer.seat)],
    commands.Summon: lambda _, answer, events: CardShown(answer.seat, answer.card) in events,
    commands.Activate: lambda _, answer, events: CardTurned(answer.seat, answer.card) in events,
    commands.Crystallise: _crystallises,
    commands.UseBonus: lambda _, answer, events: BonusUsed(answer.seat, answer.bonus) in events,
    commands.Sacrifice: _sacrifices,
    commands.DiscardEnergies: _discards,
    commands.Resolve: _resolves,
    commands.Give: _gives,
    commands.TakeBack: lambda _, answer, events: CardTakenBack(answer.seat, answer.card) in events,
    commands.Move: _moves,
}
"""What must have happened for answers that say it."""
