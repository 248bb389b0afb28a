"""Games end, copies are copies, and what is taken back is taken back whole."""

from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.session import Session, replay
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from tests.contract.entries import Entry
from tests.contract.random_tables import any_of, begun, play_on, played, playing, strided

ENOUGH = 15
"""Times that something is taken back in one game."""


def test_a_game_is_called_like_its_folder() -> None:
    assert {name: plugin.game().name for name, plugin in discover().items()} == {name: name for name in discover()}


def test_every_game_ends_with_winners_and_points_for_every_seat(entry: Entry, seed: int) -> None:
    session = None
    for session, _ in played(entry, seed):
        assert (session.outcome is None) == (session.pending is not None)
    assert session is not None
    outcome, seats = session.outcome, range(session.state.seats)
    assert outcome is not None
    assert len(outcome.points) == len(seats)
    assert outcome.winners == tuple(seat for seat in seats if outcome.places[seat] == 1) != ()
    assert all(place == 1 + sum(other < place for other in outcome.places) for place in outcome.places)
    assert all(len(numbers) == len(seats) for numbers in (outcome.places, *outcome.measures.values()))


def test_the_same_seed_and_answers_give_the_same_events(entry: Entry, seed: int) -> None:
    (*_, (once, _)), (*_, (again, _)) = played(entry, seed), playing(entry, seed)
    assert once.events == again.events


def test_a_clone_shares_nothing_that_changes(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        before = session.state.facts()
        clone = session.state.clone()
        assert clone.facts() == before
        assert (clone.log, clone.viewer, clone.seats) == (None, session.state.viewer, session.state.seats)
        play_on(entry.game, clone, Dice(seed), 12)
        assert session.state.facts() == before


def test_a_clone_does_not_follow_its_original(entry: Entry, seed: int) -> None:
    kept = [(session.state.clone(), session.state.facts()) for session, _ in strided(entry, seed)]
    for clone, facts in kept:
        assert clone.facts() == facts


def test_how_far_a_game_is_is_no_secret(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in range(session.state.seats):
            view = session.observe(seat)
            assert entry.game.progress(view) == entry.game.progress(session.state)
            assert entry.game.outcome(view) is None or session.outcome is not None


def test_the_first_question_of_a_game_opens_an_action(entry: Entry) -> None:
    pending = begun(entry, 0).pending
    assert pending is not None and entry.game.opens_action(pending)


def test_taking_back_and_doing_again_gives_the_same_events_and_state(entry: Entry, seed: int) -> None:
    seats = [Seat(f"Seat {at}") for at in range(begun(entry, seed).state.seats)]
    match, dice, undone = Match.start(entry.game, entry.options, seats, f"contract {seed}"), Dice(seed), 0
    while match.pending is not None:
        match.submit(any_of(match.legal(), dice))
        points = match.undo_stack.reach().points
        if points and undone < ENOUGH and dice.below(entry.stride + 1) == 0:
            undone += 1
            assert_same_again(match, points[0])
    assert undone or entry.stride > 1


def assert_same_again(match: Match, at: int) -> None:
    steps, facts = list(match.history.steps), match.history.state().facts()
    match.undo_stack.undo(at)
    assert len(match.history.steps) == at
    for step in steps[at:]:
        assert tuple(match.submit(step.command)) == step.events
    assert match.history.state().facts() == facts == from_the_start(match)
    assert [step.mark for step in match.history.steps] == [step.mark for step in steps]


def from_the_start(match: Match) -> object:
    """The table after folding all events again."""
    history = match.history
    return replay(match.game, history.options, history.events(), EVERYONE).facts()


def test_options_are_completed_once_and_for_all(entry: Entry) -> None:
    full = entry.game.complete(entry.options)
    assert entry.game.complete(full) == full


def test_options_that_make_no_sense_are_refused(entry: Entry) -> None:
    _, most = entry.game.seat_range()
    for wrong in ({"seats": most + 1}, {"seats": 0}, {"seats": "two"}, {"no such option": 1}):
        with pytest.raises(OptionsError):
            Session.start(entry.game, {**entry.options, **wrong}, 0)
