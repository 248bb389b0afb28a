"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from resarcana_gui.games.resarcana.cards.essences import GUARDS, MOST, counts
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.power_questions import AskPlace
from resarcana_gui.games.resarcana.rules.round_questions import AskGainClaim, AskTurn
from resarcana_gui.games.resarcana.rules.scoring import points_of, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.rules.random_play import random_game

GAMES: list[dict[str, object]] = [
    *[dict[str, object](setup=setup, seats=seats) for setup in ("standard", "first", "draft") for seats in (2, 3, 4)],
    {"setup": "standard", "tight": True},
    {"setup": "match"},
    {"setup": "match", "tight": True},
]
pytestmark = pytest.mark.uncounted
"""Whole games, played or thought through: measured, they would take five times as long."""

PILES = {
    codes.IN_HAND: "hand",
    codes.IN_DECK: "deck",
    codes.IN_PLAY: "play",
    codes.IN_DISCARDS: "discards",
    codes.OFFERED: "offer",
}
HEAPS = {
    codes.IN_CENTRE: "places",
    codes.IN_SUPPLY: "items",
    codes.ON_DISPLAY: "display",
    codes.IN_MONUMENT_DECK: "monument_deck",
    codes.FACE_UP: "face_up",
}


def whereabouts(state: State) -> dict[int, tuple[int, int]]:
    """The zone and owner of every component, as the piles have it."""
    found: dict[int, tuple[int, int]] = {}
    lists = [(zone, seat, getattr(state, name)[seat]) for zone, name in PILES.items() for seat in range(state.seats)]
    lists += [(codes.OFFERED, seat, state.packet[seat]) for seat in range(state.seats)]
    lists += [(zone, codes.NOBODY, getattr(state, name)) for zone, name in HEAPS.items()]
    for zone, seat, cards in lists:
        for card in cards:
            assert card not in found, f"component {card} is in two places"
            found[card] = (zone, seat)
    return found


def check_places(state: State) -> None:
    found = whereabouts(state)
    for component in range(resarcana().cards.count):
        zone, owner = state.zone[component], state.owner[component]
        assert found.get(component, (codes.AWAY, codes.NOBODY)) == (zone, owner)
        if zone != codes.IN_PLAY:
            assert not state.on[component] and not state.turned[component]


def check_essences(state: State) -> None:
    for amount in (*state.pool, *state.on):
        assert amount >= 0 and amount & GUARDS == 0
        assert all(0 <= count <= MOST for count in counts(amount))


def check_counts(state: State, options: dict[str, object]) -> None:
    cards = resarcana().cards
    kinds = Counter(cards.components[number].kind for number in whereabouts(state))
    tight = bool(options.get("tight"))
    assert kinds[2] == 8
    assert kinds[3] == (7 if tight else 10)
    assert kinds[4] == (4 if tight else 5)
    if state.phase not in (codes.DRAFTING, codes.SETTING_UP):
        assert kinds[0] == 8 * state.seats
    if state.phase in (codes.COLLECTING, codes.ACTING, codes.CHECKING, codes.CHECKING_NOW):
        assert kinds[1] == state.seats
        for play in state.play:
            in_play = Counter(cards.components[number].kind for number in play)
            assert in_play[1] == in_play[2] == 1
    assert len(state.display) == 2 or not state.monument_deck or isinstance(state.stack[-1], AskGainClaim)


def check_flow(state: State) -> None:
    assert len(state.stack) == (0 if state.phase == codes.GAME_OVER else 1)
    assert state.bonus == [0] * state.seats or state.phase in (codes.CHECKING, codes.CHECKING_NOW)
    assert state.token_taken == any(state.passed) or state.phase == codes.GAME_OVER
    for seat in range(state.seats):
        assert sum(points for _, points in score_sheet(state, seat)) + state.bonus[seat] == points_of(state, seat)
    if state.stack and isinstance(state.stack[-1], AskTurn):
        assert not state.passed[state.stack[-1].seat] and state.active == state.stack[-1].seat


@pytest.mark.parametrize(("seed", "options"), list(enumerate(GAMES)), ids=str)
def test_every_position_of_a_random_game_keeps_what_always_holds(options: dict[str, object], seed: int) -> None:
    for at, (session, state) in enumerate(random_game(seed, **options)):
        check_essences(state)
        check_flow(state)
        if at % 3 == 0 or session.pending is None:
            check_places(state)
            check_counts(state, options)
        legal = session.legal()
        assert bool(legal) == (session.outcome is None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_with_ten_points_and_its_winners_have_the_most(seats: int) -> None:
    for seed in range(2):
        *_, (session, state) = random_game(100 + seed, seats=seats)
        outcome = session.outcome
        assert outcome is not None and max(outcome.points) >= 10
        assert all(outcome.points[winner] == max(outcome.points) for winner in outcome.winners)
        assert list(outcome.points) == state.counted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_a_turn_and_a_placement_by_a_power_may_have_a_single_answer(seats: int) -> None:
    for session, state in random_game(7, seats=seats):
        if state.stack and not isinstance(state.stack[-1], (AskTurn, AskPlace)):
            assert len(session.legal()) > 1, state.stack[-1].KIND
