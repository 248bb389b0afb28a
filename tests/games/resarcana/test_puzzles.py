"""Every puzzle of Res Arcana: it is what it says, and as many as are promised are there."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules.invariants import faults
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.puzzles.puzzle import GRADES, Attempt, Puzzle, Standing
from resarcana_gui.puzzles.puzzle_maker import PuzzleMaker
from resarcana_gui.puzzles.puzzle_search import solution_actions

PLUGIN = ResArcanaPlugin()
GAME = PLUGIN.game()
PUZZLES = PLUGIN.puzzles()
PUZZLE_RULES = PLUGIN.puzzle_rules()
pytestmark = pytest.mark.uncounted
"""They play whole rounds, and reach nothing that other tests do not."""


def mage(puzzle: Puzzle) -> object:
    scenario: Any = puzzle.options["scenario"]
    return scenario["seats"][0]["mage"]


def begun(puzzle: Puzzle) -> Session:
    return Session.start(GAME, puzzle.options, puzzle.name)


def test_there_are_sixty_at_least_of_every_grade_and_of_both_kinds_and_no_two_are_alike() -> None:
    assert len(PUZZLES) >= 60
    assert {puzzle.grade for puzzle in PUZZLES} == set(range(1, len(GRADES) + 2))
    assert sum(puzzle.points == 0 for puzzle in PUZZLES) >= 15 <= sum(puzzle.points > 0 for puzzle in PUZZLES)
    actions = [solution_actions(puzzle) for puzzle in PUZZLES]
    assert len({puzzle.name for puzzle in PUZZLES}) == len(set(actions)) == len(PUZZLES)
    assert all(len(one & other) < len(one | other) for one, other in combinations(actions, 2))


def test_they_come_by_grade_and_use_many_mages_and_components() -> None:
    assert [puzzle.grade for puzzle in PUZZLES] == sorted(puzzle.grade for puzzle in PUZZLES)
    assert len({mage(puzzle) for puzzle in PUZZLES}) >= 8
    assert len({component for puzzle in PUZZLES for _, component in solution_actions(puzzle)}) >= 30


def test_every_solution_does_just_what_is_asked_in_as_many_actions_as_are_told_and_asks_no_rival() -> None:
    for puzzle in PUZZLES:
        session = begun(puzzle)
        attempt = Attempt(GAME, PUZZLE_RULES, puzzle, session.observe(0))
        actions = 0
        for answer in puzzle.solution:
            assert attempt.standing(session.state) is Standing.OPEN, puzzle.name
            assert session.pending is not None and session.pending.seat == 0
            actions += GAME.opens_action(session.pending)
            session.submit(answer)
        assert attempt.standing(session.state) is Standing.SOLVED, puzzle.name
        assert attempt.standing(session.observe(0)) is Standing.SOLVED
        assert actions == puzzle.length


def test_at_its_beginning_nothing_is_hidden_the_rivals_have_passed_and_the_lead_is_theirs() -> None:
    for puzzle in PUZZLES:
        state = begun(puzzle).state
        assert isinstance(state, State)
        assert state.viewer == EVERYONE and not faults(state)
        assert state.passed == [False] + [True] * (state.seats - 1)
        assert not state.monument_deck and not any(state.deck) and not any(state.hand[1:])
        most = max(PUZZLE_RULES.points(state, rival) for rival in range(1, state.seats))
        assert puzzle.points in {0, most + 1} and PUZZLE_RULES.points(state, 0) < PUZZLE_RULES.wanted(state, 0)


def test_those_with_few_lines_are_proved_by_all_of_them() -> None:
    maker = PuzzleMaker(GAME, PUZZLE_RULES, most=1000)
    for puzzle in sorted(PUZZLES, key=lambda puzzle: puzzle.lines)[:6]:
        assert maker.prove_again(puzzle) == puzzle


def test_what_draws_or_looks_is_used_up_in_a_position_made_of_a_game() -> None:
    scenario = {
        "seats": [
            {"mage": "duelist", "item": "research", "hand": ["hawk", "prism"], "deck": ["vault"]},
            {"mage": "seer", "item": "protection", "hand": ["nightingale"]},
            {"mage": "witch", "item": "alchemy"},
        ],
        "monuments": {"display": ["library", "obelisk"], "deck": ["temple", "colossus"]},
        "active": 1,
    }
    state = Session.start(GAME, {"scenario": scenario}, 1).state
    options = PUZZLE_RULES.position(state, [0, 2])
    told: Any = GAME.table(Session.start(GAME, options, 1).state)
    solver, rival = told["seats"]
    assert solver["hand"] == ["prism"] and solver["deck"] == []
    assert {"component": "research", "essences": "0", "turned": True} in solver["play"]
    assert rival["mage"] == "witch" and rival["passed"]
    assert told["monuments"] == {"display": ["obelisk", "temple"], "deck": []}
