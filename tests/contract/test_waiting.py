"""A seat that is asked may answer, in any order, and nobody sees what another has not revealed yet."""

from __future__ import annotations

from itertools import islice, permutations

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from tests.contract.entries import Entry
from tests.contract.random_tables import any_of, begun, played, strided

ORDERS = 6


def test_the_open_question_is_that_of_the_first_seat_that_may_answer(entry: Entry, seed: int) -> None:
    for session, _ in played(entry, seed):
        waiting, pending = session.waiting, session.pending
        assert len(set(waiting)) == len(waiting)
        assert (pending is None) == (not waiting)
        assert pending is None or (pending.seat == waiting[0] and session.pending_for(pending.seat) == pending)
        assert list(session.legal()) == [each for seat in waiting[:1] for each in session.legal_for(seat)]


def test_whoever_is_asked_may_give_what_is_offered_and_nobody_else_anything(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in range(session.state.seats):
            question, answers = session.pending_for(seat), session.legal_for(seat)
            assert (question is not None) == bool(answers) == (seat in session.waiting)
            assert question is None or question.seat == seat
            assert all(each.seat == seat and session.refusal(each) is None for each in answers)


def test_a_seat_that_is_asked_sees_its_own_question_and_answers(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in session.waiting:
            view = session.observe(seat)
            assert entry.game.pending(view) == session.pending_for(seat)
            assert list(entry.game.legal(view)) == list(session.legal_for(seat))
            assert list(entry.game.waiting(view)) == list(session.waiting)


def test_a_question_seen_by_its_own_seat_is_whole(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in session.waiting:
            question = session.pending_for(seat)
            assert question is not None and question.seen_by(seat) == question


def test_in_whatever_order_several_seats_answer_it_comes_to_the_same(entry: Entry, seed: int) -> None:
    dice = Dice(f"orders {seed}")
    for session, _ in strided(entry, seed):
        if len(session.waiting) > 1:
            answers = [any_of(session.legal_for(seat), dice) for seat in session.waiting]
            tables = [given(entry.game, session.state, order) for order in islice(permutations(answers), ORDERS)]
            assert all(table.facts() == tables[0].facts() for table in tables)


def given(game: Game, state: State, answers: tuple[Command, ...]) -> State:
    """The table after these answers."""
    table = state.clone()
    for answer in answers:
        game.apply(table, answer, Dice(0))
    return table


def test_what_a_seat_answers_while_others_still_think_is_not_seen_by_them(entry: Entry, seed: int) -> None:
    session = begun(entry, seed)
    while len(session.waiting) > 1:
        seat, *others = session.waiting
        views = []
        for answer in session.legal_for(seat):
            table = given(entry.game, session.state, (answer,))
            views.append([entry.game.observe(table, other).facts() for other in others])
        assert all(view == views[0] for view in views)
        session.submit(any_of(session.legal_for(seat), Dice(seed)))
