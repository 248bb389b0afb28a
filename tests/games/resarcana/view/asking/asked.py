"""What tests of questions share: what is asked at a table, with its words."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion, asking_for
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.session import Session
from resarcana_gui.tabletop.asking.choice import Choice
from tests.games.resarcana.described_table import Table
from tests.games.resarcana.view.tell.speaking import voice


def asking_at(session: Session, language: str = "en", speaks: type[Voice] = Voice) -> AskedQuestion:
    """What is asked now, for the seat that is asked."""
    pending = session.pending
    assert isinstance(pending, Question)
    view = session.observe(pending.seat)
    assert isinstance(view, State)
    legal = [command for command in session.legal() if isinstance(command, Answer)]
    return asking_for(view, pending, legal, voice(language, pending.seat, view.seats, speaks))


def asking(table: Table, language: str = "en") -> AskedQuestion:
    return asking_at(table.session, language)


def labels(choices: tuple[Choice, ...]) -> list[str]:
    return [choice.label for choice in choices]


def of_component(asked: AskedQuestion, slug: str) -> list[str]:
    """What a click on a component means."""
    return labels(asked.choices.get(Table.number(slug), ()))


def amount(text: str) -> int:
    return parsed(text)
