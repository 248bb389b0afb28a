"""Commands, questions, events and waiting effects as values, and what they say about themselves."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator

import pytest

from resarcana_gui.games.seasons.engine import seasons, start
from resarcana_gui.games.seasons.rules import legal
from resarcana_gui.games.seasons.rules.commands import Answer, LayDown, Sacrifice
from resarcana_gui.games.seasons.rules.follow import FOLLOWS
from resarcana_gui.games.seasons.rules.legal import ANSWERS
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import EVENTS
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.rules.waiting import EFFECTS, TaxActivation
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import EFFECT, QUESTION, Record, Value
from tests.for_each import for_each
from tests.games.seasons.rules.random_play import random_game

RULES = legal.__name__.rpartition(".")[0]
TABLES: list[tuple[type[Question], Callable[..., object]]] = [*ANSWERS.items(), *FOLLOWS.items()]
SECRETS = {
    "CardDrawn", "CardDrawnOpenly", "CardsDrawn", "DiceChosen", "DiceRolled", "DieRerolled", "DrawnGiven",
    "FirstPlayerChosen", "GroupDealt", "PackDealt", "PacksPassed", "PileRefilled", "PileShuffled", "TopDiscarded",
    "TopSeen",
}  # fmt: skip
"""Events that reveal hidden information, or bring chance: nobody undoes past them."""


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


def test_every_question_command_and_effect_that_there_is_can_be_written_and_read() -> None:
    assert set(seasons().codec.questions.values()) == set(derived(Question))
    assert set(seasons().codec.commands.values()) == set(derived(Answer))
    assert set(seasons().codec.effects.values()) == set(EFFECTS)


def test_every_event_that_changes_something_can_be_written_and_read() -> None:
    found = {event for event in heirs(Event) if event.PRIMITIVE and event.__module__.startswith(RULES)}
    assert found == set(EVENTS)


@pytest.mark.skipif(legal.__file__.endswith(".so"), reason="compiled functions do not tell their types")
@for_each(("question", "row"), TABLES)
def test_a_row_takes_the_questions_before_it(question: type[Question], row: Callable[..., object]) -> None:
    taken = typing.get_type_hints(row)["question"]
    assert issubclass(question, typing.get_args(taken) or (taken,))


@for_each("record", [*derived(Question), *derived(Answer), *EFFECTS])
def test_what_a_record_says_its_data_are_is_what_its_fields_hold(record: type[Record]) -> None:
    values = [(at, at + 1) if field.name == "cards" else at for at, field in enumerate(record.FIELDS)]
    made = record(*values)
    assert made.data() == tuple(values) == tuple(getattr(made, field.name) for field in record.FIELDS)


def test_cards_may_be_named_in_any_order() -> None:
    assert LayDown(0, (3, 1, 2)) == LayDown(0, (1, 2, 3))
    assert Sacrifice(0, (8, 4)) == Sacrifice(0, (4, 8))


@for_each("event", EVENTS)
def test_every_event_says_whether_it_reveals_or_shows_something(event: type[Event]) -> None:
    held: dict[str, Value] = {**dict.fromkeys(("cards", "dice", "faces", "ints"), (3,))}
    held |= {EFFECT: TaxActivation(0), QUESTION: AskTurn(0)}
    made = event(*[held.get(field.kind, 2) for field in event.FIELDS])
    assert made.reveals() == (event.__name__ in SECRETS)
    assert made.shows() == (event.__name__ in ("CardShown", "CardEntered", "CardDiscarded"))
    assert type(made.seen_by(0)) is event


@pytest.mark.uncounted
def test_events_that_reveal_or_draw_chance_are_among_them() -> None:
    found: dict[str, set[bool]] = {}
    for seed, level in ((1, "archmage"), (2, "apprentice"), (3, "archmage"), (4, "archmage")):
        session = None
        for session, _ in random_game(seed, level=level, seats=3):  # noqa: B007 - the last one is looked at
            pass
        assert session is not None
        for event in session.events:
            found.setdefault(type(event).__name__, set()).add(event.reveals())
    assert {name for name, reveals in found.items() if True in reveals} <= SECRETS
    assert {"CardDrawn", "DiceRolled", "PacksPassed", "GroupDealt", "CardsDrawn"} <= set(found)


@for_each(
    "data, message",
    [
        ({"kind": "pay", "seat": 0, "energies": "3Q"}, "'3Q' is not a number of energies"),
        ({"kind": "pay", "seat": 0, "energies": 3}, "expected energies such as"),
        ({"kind": "choose_types", "seat": 0, "types": "AX"}, "expected letters of energies"),
        ({"kind": "summon", "seat": 0, "card": "nothing"}, "unknown card 'nothing'"),
        ({"kind": "take_die", "seat": 0, "die": "winter9/1"}, "unknown face"),
    ],
)
def test_what_is_no_answer_of_this_game_is_told(data: dict[str, object], message: str) -> None:
    with pytest.raises(CodecError, match=message):
        start().submit(data)
