"""Events are complete: folding them gives the state."""

from __future__ import annotations

import json
from itertools import count

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.record import Record
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE
from tests.contract.entries import Entry
from tests.contract.random_tables import any_of, begun, played, strided


def test_folding_the_events_gives_the_state_bit_for_bit_after_every_command(entry: Entry, seed: int) -> None:
    fold = None
    for session, events in played(entry, seed):
        fold = fold or entry.game.blank(session.options, EVERYONE)
        for event in events:
            event.fold(fold)
        assert fold.facts() == session.state.facts()


def test_replaying_a_whole_game_gives_its_last_state(entry: Entry, seed: int) -> None:
    *_, (session, _) = played(entry, seed)
    assert replay(entry.game, session.options, session.events, EVERYONE).facts() == session.state.facts()


def test_what_a_seat_may_see_of_the_events_folds_to_what_it_may_see_of_the_state(entry: Entry, seed: int) -> None:
    views = None
    for at, (session, events) in enumerate(played(entry, seed)):
        seats = range(session.state.seats)
        views = views or [entry.game.blank(session.options, seat) for seat in seats]
        for seat, view in enumerate(views):
            for event in events:
                event.seen_by(seat).fold(view)
            if session.pending is None or at % len(views) == seat:  # each in turn, and all in the end
                assert view.facts() == session.observe(seat).facts()
                assert view.viewer == seat


def test_folding_records_the_same_events_again_when_a_log_is_attached(entry: Entry, seed: int) -> None:
    *_, (session, _) = played(entry, seed)
    again = entry.game.blank(session.options, EVERYONE)
    again.log = []
    for event in session.events:
        event.fold(again)
    assert again.log == session.events


def test_playing_without_a_log_gives_the_same_state_as_with_one(entry: Entry, seed: int) -> None:
    session = begun(entry, seed)
    bare, chance = session.state.clone(), entry.game.chance(session.options, f"contract {seed}", session.chance.mark())
    dice = Dice(f"answers {seed}")
    for at in count():
        if session.pending is None:
            break
        command = any_of(session.legal(), dice)
        session.submit(command)
        entry.game.apply(bare, command, chance)
        assert at % 4 or bare.facts() == session.state.facts()
    assert bare.facts() == session.state.facts()
    assert bare.log is None


def test_every_event_command_and_question_survives_being_written_as_json(entry: Entry, seed: int) -> None:
    codec, written = entry.game.codec, set()

    def again(record: Record) -> object:
        data = json.dumps(codec.write(record))
        written.add(data)
        return json.loads(data)

    for session, events in strided(entry, seed):
        for event in events:
            assert codec.read_event(again(event)) == event
            for seat in range(session.state.seats):
                assert codec.read_event(again(event.seen_by(seat))) == event.seen_by(seat)
        for command in session.legal():
            assert codec.read_command(again(command)) == command
        if session.pending is not None:
            assert codec.read_pending(again(session.pending)) == session.pending
    assert written


def test_what_a_seat_sees_of_what_it_sees_is_the_same(entry: Entry, seed: int) -> None:
    for session, events in strided(entry, seed):
        for seat in range(session.state.seats):
            for event in events:
                assert event.seen_by(seat).seen_by(seat) == event.seen_by(seat)
            view = session.observe(seat)
            assert entry.game.observe(view, seat).facts() == view.facts()
