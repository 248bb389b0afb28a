"""Every command, question and event of the game: tables about them have a row for each."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import (
    card_events,
    commands,
    flow_events,
    power_questions,
    round_questions,
    setup_events,
    setup_questions,
)
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.kernel.event import Event


def _commands() -> list[type[Answer]]:
    return [
        value
        for value in vars(commands).values()
        if isinstance(value, type) and issubclass(value, Answer) and value.KIND
    ]


def _questions() -> list[type[Question]]:
    return [
        value
        for module in (setup_questions, round_questions, power_questions)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Question) and value.KIND
    ]


def _events() -> list[type[Event]]:
    return [
        value
        for module in (setup_events, card_events, flow_events)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value.PRIMITIVE
    ]


COMMANDS: Final = tuple(_commands())
QUESTIONS: Final = tuple(_questions())
EVENTS: Final = tuple(_events())
