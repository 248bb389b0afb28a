"""In any position: every command that can be thought of is legal, or refused with a reason that is documented."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.cards.essences import MOST, of, parsed
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    CardsAnswer,
    ChooseSeat,
    ComponentAnswer,
    Escape,
    EssencesAnswer,
    Look,
    PowerAnswer,
)
from resarcana_gui.games.resarcana.rules.state import State
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.rules.random_play import random_game

pytestmark = pytest.mark.uncounted
"""Whole games, played or thought through: measured, they would take five times as long."""

CODES = {
    "answer_first",
    "answers_something_else",
    "cannot_pay",
    "claimed",
    "game_over",
    "has_passed",
    "in_discards",
    "in_play",
    "is_straight",
    "is_turned",
    "monument_deck_empty",
    "no_action",
    "no_such_component",
    "no_such_power",
    "no_such_seat",
    "no_way_out",
    "not_an_answer",
    "not_an_artifact",
    "not_enough_on_it",
    "not_in_hand",
    "not_in_play",
    "not_in_pool",
    "not_in_this_game",
    "not_on_display",
    "not_to_be_claimed",
    "not_your_turn",
    "not_yours",
    "nothing_for_cost",
    "needs_one_of",
    "only_reacts",
    "wrong_essences",
}
"""Every reason there is."""

GAMES: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3, "sides": "first"},
    {"seats": 4},
    {"seats": 2, "setup": "draft"},
    {"seats": 2, "setup": "match", "tight": True},
    {"seats": 3, "setup": "first"},
]
AMOUNTS = [parsed(words) for words in ("0", "E", "2L", "C D", "G", "4G", "1E 1L 1C 1D 1G", "6D")] + [of(4, MOST)]
SHAPES: dict[type[Answer], Callable[[int], Iterable[tuple[object, ...]]]] = {
    ComponentAnswer: lambda count: ((component,) for component in range(codes.OWN_DECK, count)),
    PowerAnswer: lambda count: product(range(codes.OWN_DECK, count), (-1, 0, 1, 2)),
    EssencesAnswer: lambda count: ((amount,) for amount in AMOUNTS),
    CardsAnswer: lambda count: (((),), ((3, 5),), ((5, 3),)),
    Escape: lambda count: ((component,) for component in range(codes.OWN_DECK, count)),
    Look: lambda count: ((deck,) for deck in range(codes.OWN_DECK, 1)),
    ChooseSeat: lambda count: ((target,) for target in range(-1, 5)),
    Answer: lambda count: ((),),
}
"""What may come after the seat, by what a command derives from."""


def documented() -> set[str]:
    """The reasons listed in the documentation of the engine."""
    text = (Path(__file__).parents[4] / "docs" / "engine.md").read_text(encoding="utf-8")
    table = text.split("| code | meaning | details |")[1].split("\n\n")[0]
    return {
        code for row in table.splitlines() if row.startswith("|") for code in re.findall(r"`(\w+)`", row.split("|")[1])
    }


def test_every_reason_is_documented() -> None:
    assert documented() == CODES


def thinkable(seat: int) -> Iterator[Answer]:
    """Every command about one component, one power, one seat or some essences; and some that make no sense."""
    count = resarcana().cards.count
    for command in resarcana().codec.commands.values():
        fields = next(SHAPES[shape] for shape in command.__mro__ if shape in SHAPES)
        for values in fields(count):
            made = command(seat, *values)  # type: ignore[call-arg, unused-ignore]
            assert isinstance(made, Answer)
            yield made


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_thinkable_command_is_legal_or_refused_for_a_documented_reason(options: dict[str, object]) -> None:
    for at, (session, state) in enumerate(random_game(3, **options)):
        if at % 41 != 13:
            continue
        before, mark = state.facts(), session.chance.mark()
        legal = set(session.legal())
        for seat in range(state.seats):
            for command in thinkable(seat):
                refusal = session.refusal(command)
                assert (refusal is None) == (command in legal), command
                assert refusal is None or refusal.code in CODES, (command, refusal)
        assert (state.facts(), session.chance.mark()) == (before, mark)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_refused_is_refused_to_the_players_view_for_the_same_reason(seats: int) -> None:
    for at, (session, state) in enumerate(random_game(5, seats=seats)):
        if at % 61 == 40 and session.pending is not None:
            view = session.observe(session.pending.seat)
            assert isinstance(view, State)
            for command in thinkable(session.pending.seat):
                assert resarcana().refusal(view, command) == resarcana().refusal(state, command), command
