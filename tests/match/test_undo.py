from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.match.errors import UndoError
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.undo import OTHER_SEAT, OVER, REVEALED, START, undo_state
from tests.match.stall import finished, loaded, machines, say, stall
from tests.toy.records import DRAW, PAY, SELL, SHOW


def ready_to_sell() -> Match:
    """Both have drawn a card."""
    match = stall(cards=4)
    say(match, DRAW)
    say(match, DRAW)
    return match


def facts(match: Match) -> dict[str, object]:
    return dict(match.history.state().facts())


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    state = stall().undo_stack.reach()
    assert (state.possible, state.stop) == (False, START)


def test_a_drawn_card_cannot_be_put_back() -> None:
    match = stall()
    say(match, DRAW)
    assert match.undo_stack.reach().points == ()
    assert match.undo_stack.reach().stop == REVEALED
    with pytest.raises(UndoError, match=REVEALED):
        match.undo_stack.undo()


def test_cancelling_in_the_middle_of_an_action_restores_its_start() -> None:
    match = ready_to_sell()
    before = facts(match)
    say(match, SELL)
    say(match, SHOW)
    assert match.in_action()
    assert match.undo_stack.undo() == 2
    assert not match.in_action()
    assert facts(match) == before == dict(match._session.state.facts())


def test_another_seat_s_answer_cannot_be_taken_back() -> None:
    match = ready_to_sell()
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    state = match.undo_stack.reach()
    assert (state.points, state.stop) == ((4,), OTHER_SEAT), "the buyer may think again, the seller may not"


def test_several_actions_of_one_seat_can_be_taken_back_one_by_one_or_at_once() -> None:
    match = ready_to_sell()
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    assert match.undo_stack.reach().points == (4,)
    say(match, SELL)
    assert match.undo_stack.reach().points == (4, 5)
    assert match.undo_stack.undo() == 5
    assert match.undo_stack.undo(4) == 4
    assert match.undo_stack.reach().stop == OTHER_SEAT


def test_undo_goes_only_where_it_may() -> None:
    match = ready_to_sell()
    say(match, SELL)
    for nowhere in (0, 1, 3, -1):
        with pytest.raises(UndoError):
            match.undo_stack.undo(nowhere)
    assert len(match.history.steps) == 3


def test_a_finished_game_stays_finished() -> None:
    match = finished()
    assert (match.undo_stack.reach().points, match.undo_stack.reach().stop) == ((), OVER)
    with pytest.raises(UndoError, match=OVER):
        match.undo_stack.undo()


def test_the_game_goes_on_after_an_undo_with_the_same_chance() -> None:
    match = ready_to_sell()
    mark = match._session.chance.mark()
    say(match, SELL)
    match.undo_stack.undo()
    assert match._session.chance.mark() == mark
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    assert [step.opens for step in match.history.steps] == [True, True, True, False, False]
    assert dict(match._session.state.facts()) == facts(match)


def against_a_machine(path: Path | None = None) -> Match:
    """Ana has sold a card, and a machine has paid for it; it is the machine's turn."""
    match = stall([Seat("Ana"), *machines(1)], path=path, cards=6)
    for kind in (DRAW, DRAW, SELL, SHOW, PAY):
        say(match, kind)
    return match


def test_a_machine_s_answer_is_taken_back_with_what_it_answers() -> None:
    match = against_a_machine()
    state = match.undo_stack.reach()
    assert (state.points, state.stop, state.seat) == ((2,), REVEALED, 0)
    before = dict(match.history.state(2).facts())
    assert match.undo_stack.undo() == 2
    assert facts(match) == before == dict(match._session.state.facts())


def test_what_a_machine_showed_of_its_hand_stands_and_so_does_what_it_answered() -> None:
    match = against_a_machine()
    say(match, SELL)
    assert match.undo_stack.reach().points == (2,)
    say(match, SHOW)
    assert (match.undo_stack.reach().points, match.undo_stack.reach().stop) == ((), REVEALED)


def test_what_a_machine_drew_stands() -> None:
    match = against_a_machine()
    say(match, DRAW)
    assert (match.undo_stack.reach().points, match.undo_stack.reach().stop) == ((), REVEALED)


def test_a_seat_may_take_back_what_it_showed_itself() -> None:
    match = against_a_machine()
    assert any(step.shows() for step in match.history.steps[2:]) and match.undo_stack.reach().possible


def test_nobody_goes_back_to_where_there_was_only_one_answer() -> None:
    match = stall([*machines(1), Seat("Ana")], cards=6)
    for kind in (DRAW, DRAW, SELL, SHOW, PAY):
        say(match, kind)
    assert match.undo_stack.reach().points == (4,)
    assert undo_state(match.history, {1}, lambda at: at != 4).points == ()


def test_what_was_taken_back_can_be_done_again_with_what_was_answered() -> None:
    match = against_a_machine()
    steps, before = list(match.history.steps), facts(match)
    match.undo_stack.undo()
    assert [step.command for step in match.undo_stack.undone] == [step.command for step in steps[2:]]
    assert match.undo_stack.redo() == 5
    assert match.history.steps == steps and facts(match) == before and not match.undo_stack.undone
    assert match.undo_stack.reach().points == (2,)
    with pytest.raises(UndoError):
        match.undo_stack.redo()


def test_several_steps_back_are_done_again_one_by_one() -> None:
    match = ready_to_sell()
    for kind in (SELL, SHOW, PAY, SELL):
        say(match, kind)
    match.undo_stack.undo()
    match.undo_stack.undo()
    assert len(match.history.steps) == 4
    assert (match.undo_stack.redo(), match.undo_stack.redo()) == (5, 6)


def test_something_new_that_is_done_leaves_nothing_to_be_done_again() -> None:
    match = against_a_machine()
    match.undo_stack.undo()
    say(match, DRAW)
    assert not match.undo_stack.undone
    with pytest.raises(UndoError):
        match.undo_stack.redo()


def test_after_every_line_of_the_journal_a_game_can_go_on_that_was_taken_back_and_done_again(tmp_path: Path) -> None:
    match = against_a_machine(tmp_path / "whole.jsonl")
    match.undo_stack.undo()
    match.undo_stack.redo()
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    lengths = []
    for count in range(2, len(lines) + 1):
        (tmp_path / "part.jsonl").write_bytes(b"".join(lines[:count]))
        lengths.append(len(loaded(tmp_path / "part.jsonl").history.steps))
    assert lengths == [0, 1, 2, 3, 4, 5, 2, 3, 4, 5]
    assert loaded(tmp_path / "whole.jsonl").history.steps == match.history.steps
