"""Every question has its row in every table, and every row takes the questions that it stands for."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator

import pytest

from resarcana_gui.games.resarcana.rules import answer_handlers, commands
from resarcana_gui.games.resarcana.rules.answer_handlers import HANDLERS
from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT, OWN_DECK
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, Escape, Look, Pass, UsePower
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.rules.round_questions import AskPayPlacement, AskSwap, AskTake, AskTurn, subject
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Record
from tests.for_each import for_each
from tests.games.resarcana.described_table import resarcana

CODEC = resarcana().codec
RULES = answer_handlers.__name__.rpartition(".")[0]
TABLES: list[tuple[type[Question], Callable[..., object]]] = [
    (question, row) for question, handler in HANDLERS.items() for row in (handler.answers, handler.carry_out)
]


def derived(shape: type[Record]) -> Iterator[type[Record]]:
    """What derives from a shape and has a kind of its own."""
    for each in shape.__subclasses__():
        if each.KIND:
            yield each
        yield from derived(each)


def heirs(shape: type[Event]) -> Iterator[type[Event]]:
    for each in shape.__subclasses__():
        yield each
        yield from heirs(each)


def test_every_question_and_every_command_that_there_is_can_be_written_and_read() -> None:
    assert set(CODEC.questions.values()) == set(derived(Question))
    assert set(CODEC.commands.values()) == set(derived(Answer))


def test_every_event_that_changes_something_can_be_written_and_read() -> None:
    found = {event for event in heirs(Event) if event.PRIMITIVE and event.__module__.startswith(RULES)}
    assert found == set(EVENTS)


@pytest.mark.skipif(answer_handlers.__file__.endswith(".so"), reason="compiled functions do not tell their types")
@for_each(("question", "row"), TABLES)
def test_a_row_takes_the_questions_before_it(question: type[Question], row: Callable[..., object]) -> None:
    taken = typing.get_type_hints(row)["question"]
    assert issubclass(question, taken)


@for_each("record", [*derived(Question), *derived(Answer)])
def test_what_a_record_says_its_data_are_is_what_its_fields_hold(record: type[Record]) -> None:
    values = {field.name: (at, at + 1) if field.name == "cards" else at for at, field in enumerate(record.FIELDS)}
    made = record(**values)
    assert made.data() == tuple(getattr(made, name) for name in values) == tuple(values.values())
    assert made == record(*values.values())


def test_the_shapes_alone_are_no_commands() -> None:
    for shape in (Answer, commands.ComponentAnswer, commands.CardsAnswer):
        assert not shape.KIND and shape not in CODEC.commands.values()


def test_what_an_answer_and_a_question_are_about() -> None:
    assert [commands.subject(each) for each in (Claim(0, 5), UsePower(0, 6, 1), Escape(0, 7), Look(0, OWN_DECK))] == [
        5, 6, 7, OWN_DECK,
    ]  # fmt: skip
    assert commands.subject(Pass(0)) == commands.subject(Escape(0)) == NO_COMPONENT
    asked = (AskTake(0, 5), AskPayPlacement(0, 6), AskSwap(0, 7), AskTurn(0))
    assert [subject(each) for each in asked] == [5, 6, 7, NO_COMPONENT]
