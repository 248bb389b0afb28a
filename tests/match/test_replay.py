from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.play import play_out
from resarcana_gui.match.replay import Replay
from tests.match.stall import BUDGET, finished, loaded, machines, people, say, stall
from tests.toy.records import Drawn


def test_every_position_can_be_reached_forward_and_back() -> None:
    match = finished()
    replay = Replay(match.history)
    states = [replay.state().facts()]
    while replay.forward():
        states.append(replay.state().facts())
    assert len(states) == replay.end + 1 == 37
    while replay.at:
        replay.back()
        assert replay.state().facts() == states[replay.at]
    assert replay.back() == 0
    assert replay.go(10_000) == 36


def test_walking_a_history_passes_every_position() -> None:
    match = finished()
    for seat in (-1, 0):
        replay = Replay(match.history, seat)
        for at, (state, _) in enumerate(match.history.walk(seat)):
            replay.go(at)
            assert state.facts() == replay.state().facts()


def test_single_events_lead_from_one_position_to_the_next() -> None:
    replay = Replay(finished().history)
    events = len(replay.forward())
    after = replay.state().facts()
    replay.back()
    assert replay.state(events).facts() == after
    assert replay.state(1).facts() not in (after, replay.state().facts())
    replay.go(replay.end)
    assert replay.state(5).facts() == replay.state().facts()


def test_actions_are_steps_too() -> None:
    match = finished()
    replay, starts = Replay(match.history), [0]
    while replay.at < replay.end:
        starts.append(replay.next_action())
    assert starts == [*(action.start for action in match.history.actions()), 36]
    assert [replay.previous_action() for _ in starts[1:]] == starts[-2::-1]
    assert replay.previous_action() == 0


def test_a_seat_s_replay_shows_no_more_than_it_saw() -> None:
    replay = Replay(finished().history, viewer=1)
    replay.go(replay.end)
    cards = [event.card for event in replay.events() if isinstance(event, Drawn) and event.seat == 0]
    assert set(cards) == {0}
    assert replay.state().viewer == 1


def test_a_branch_goes_on_from_any_position_by_itself(tmp_path: Path) -> None:
    match = finished()
    before = list(match.history.steps)
    for at in (0, 7, 36):
        path = tmp_path / f"{at}.jsonl"
        branch = match.branch(at, machines(seed="other"), path=path)
        assert branch.history.state().facts() == match.history.state(at).facts()
        play_out(branch, BUDGET)
        assert loaded(path).history == branch.history
    assert match.history.steps == before


def test_a_branch_has_the_same_chance_ahead_unless_it_is_given_a_seed() -> None:
    match = finished()
    same, other, start = (
        match.branch(5, people()),
        match.branch(5, people(), seed=9),
        match.branch(0, people(), seed=9),
    )
    assert same._session.chance.mark() == match.history.mark(5) == 9
    assert other._session.chance.mark() == start._session.chance.mark() == 0
    assert match.history.mark(5) == match.history.mark(0) == 9


def test_a_branch_cannot_be_taken_back_below_its_beginning() -> None:
    match = stall(cards=4)
    for kind in ("draw", "draw", "sell"):
        say(match, kind)
    assert match.undo_stack.reach().possible
    branch = match.branch(3, people())
    assert not branch.undo_stack.reach().possible
    assert branch.undo_stack.reach().stop == "start"


def test_a_branch_is_for_as_many_players() -> None:
    with pytest.raises(OptionsError, match="3 players"):
        finished().branch(3, people(3))


def test_a_branch_is_made_at_a_position_that_there_is() -> None:
    with pytest.raises(ValueError, match="position"):
        finished().branch(99, people())


def test_a_seat_chooses_in_its_turn_and_in_what_it_is_asked_within_it_or_by_others() -> None:
    match = stall()
    for kind in ("draw", "draw", "draw", "draw", "sell", "show", "pay"):
        say(match, kind)
    assert match.history.choices(0) == [2, 4, 5]
    assert match.history.choices(1) == [3, 6]


def test_between_two_answers_of_a_seat_nothing_else_happened_unless_it_drew_or_another_answered() -> None:
    match = stall()
    for kind in ("draw", "draw", "draw", "draw", "sell", "show", "pay"):
        say(match, kind)
    only_answers = match.history.only_answers
    assert only_answers(4, 5) and not only_answers(0, 1) and not only_answers(5, 7)
