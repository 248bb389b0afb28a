"""Every command, question and event that there is: tables about them have a row for each."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from resarcana_gui.games.seasons.rules import (
    card_events,
    commands,
    effect_questions,
    energy_events,
    flow_events,
    payment_questions,
    prelude_questions,
    setup_events,
    turn_questions,
)
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.kernel.event import Event


def _classes(*modules: ModuleType) -> list[type]:
    return [value for module in modules for value in vars(module).values() if isinstance(value, type)]


COMMANDS: Final = tuple([each for each in _classes(commands) if issubclass(each, Answer) and each.KIND])
QUESTIONS: Final = tuple(
    [
        each
        for each in _classes(prelude_questions, turn_questions, payment_questions, effect_questions)
        if issubclass(each, Question) and each.KIND
    ]
)
EVENTS: Final = tuple(
    [
        each
        for each in _classes(setup_events, card_events, energy_events, flow_events)
        if issubclass(each, Event) and each.PRIMITIVE
    ]
)
