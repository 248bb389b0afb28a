"""What is true of every table: random games have no faults, and every fault is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.rules.basic_moves import limit_of
from resarcana_gui.games.seasons.rules.codes import GAME_OVER, NO_DIE
from resarcana_gui.games.seasons.rules.invariants import faults
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskExcess
from resarcana_gui.games.seasons.rules.waiting import TaxActivation
from resarcana_gui.kernel.session import Session, replay
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat
from tests.games.seasons.rules.random_play import random_game

LEVELS = ("apprentice", "magician", "archmage")
MOST_ROUNDS = 60
WATER, PURSE, ELEMENTAL = 6, 14, 78
"""The first copies of three cards. (Nothing is read while tests are collected, which would not count.)"""


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.sampled_from(LEVELS), st.integers(2, 4))
def test_random_games_keep_every_promise_and_end(seed: int, level: str, seats: int) -> None:
    """Energies never above the limit at rest, crystals never below 0; the game ends when the marker has made 36 steps,
    and before 60 rounds even with Temporal Boots."""
    session: Session | None = None
    for session, state in random_game(seed, level=level, seats=seats):  # noqa: B007 - the last one is looked at
        assert all(number >= 0 for number in state.crystals)
        for each in range(seats):
            asked = any(isinstance(question, AskExcess) and question.seat == each for question in state.stack)
            assert asked or total(state.reserve[each]) <= limit_of(state, each)
    assert session is not None and isinstance(session.state, State)
    assert faults(session.state) == []
    assert session.state.p >= 37 and session.state.round < MOST_ROUNDS
    assert replay(session.game, session.options, session.events, EVERYONE).facts() == session.state.facts()


@pytest.mark.uncounted
@for_each("seed, level, seats", [(1, "apprentice", 2), (2, "magician", 3), (3, "archmage", 4)])
def test_random_games_have_no_faults_at_any_moment(seed: int, level: str, seats: int) -> None:
    for _, state in random_game(seed, level=level, seats=seats):
        assert faults(state) == []


def table() -> Table:
    return Table(
        seat("purse_of_io", lying("amulet_of_water", "2A"), hand=["die_of_malice"], reserve="3A"),
        seat(hand=["beggars_horn"]), pile=["runic_cube_of_eolis"], discards=["potion_of_life"],
    )  # fmt: skip


def changed(name: str, *path: object) -> Callable[[State], None]:
    """Set an entry of a field, the last of the path its value."""

    def apply(state: State) -> None:
        *at, last, value = path
        target = getattr(state, name)
        for key in at:
            target = target[key]
        target[last] = value

    return apply


def over(state: State) -> None:
    state.phase = GAME_OVER
    state.stack.clear()
    state.steps.append(TaxActivation(0))


def written(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state, name, value)


BROKEN = {
    "has -1 crystals": changed("crystals", 0, -1),
    "gauge of seat 0 is at 16": changed("gauge", 0, 16),
    "has used 4 bonuses": changed("bonuses", 0, 4),
    "fewer than no energies": changed("reserve", 0, -1),
    "holds more than it can": changed("reserve", 0, 9),
    "Something is asked after the end": written("stack", []),
    "Something still waits after the end": over,
    "A seat is asked two questions": lambda state: state.stack.append(state.stack[0]),
    "Cards are drawn by nobody": written("drawn", [3]),
    "were drawn are still to be chosen from": written("drawn", [3]),
    "0 dice lie there": written("rolled", []),
    "1 dice lie there, and 1 seats have none": changed("taken", 1, NO_DIE),
    "lies in play twice": lambda state: state.play[1].append(state.play[0][0]),
    "is said to belong to": changed("owner", PURSE, 1),
    "is not in play, and is turned": changed("turned", ELEMENTAL, bool(1)),
    "has fewer than no energies": changed("on", WATER, -1),
    "hidden from the truth": changed("pile", 0, -2),
    "is there 3 times": lambda state: state.pile.extend([PURSE // 2] * 2),
    "knows of a card in the hand": changed("seen_hand", 1, (3,)),
    "knows of a discarded card": changed("seen_discards", 1, (3,)),
}


@for_each("message, breaks", BROKEN.items())
def test_a_fault_is_noticed(message: str, breaks: Callable[[State], None]) -> None:
    state = table().state.clone()
    assert faults(state) == []
    breaks(state)
    assert any(message in fault for fault in faults(state)), faults(state)


def test_a_card_that_is_being_summoned_counts() -> None:
    asked = Table(seat(lying("amulet_of_water", "2A"), hand=["amulet_of_air"], reserve="2A"))
    asked.summon("amulet_of_air")
    state = asked.state.clone()
    assert faults(state) == []
    state.pile += [state.summoning] * 2
    assert any("amulet_of_air is there" in fault for fault in faults(state))
