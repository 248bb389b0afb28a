"""Every command, question and event that there is: tables about them have a row for each."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.rules import (
    board_events,
    commands,
    flow_events,
    questions,
    setup_events,
    stock_events,
)
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.kernel.event import Event

COMMANDS: Final[tuple[type[Answer], ...]] = tuple(
    value for value in vars(commands).values() if isinstance(value, type) and issubclass(value, Answer) and value.KIND
)
QUESTIONS: Final[tuple[type[Question], ...]] = tuple(
    value
    for value in vars(questions).values()
    if isinstance(value, type) and issubclass(value, Question) and value.KIND
)
EVENTS: Final[tuple[type[Event], ...]] = tuple(
    value
    for module in (setup_events, board_events, stock_events, flow_events)
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, Event) and value.PRIMITIVE
)
