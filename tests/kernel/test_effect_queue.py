"""Waiting effects: first in, first out by moment, then by turn order; owners order their own where it matters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.effect_queue import Effect, in_turn_order, next_effects, next_moment
from resarcana_gui.kernel.session import Session
from tests.toy.game import Stall, Toy
from tests.toy.records import (
    CODEC,
    Alms,
    Applause,
    Choose,
    Earned,
    EffectQueued,
    EffectTaken,
    Gift,
    NextEffect,
    Pay,
    Tithe,
    Turn,
)

SEATS = 4
KINDS: tuple[type[Effect], ...] = (Alms, Tithe, Gift, Applause)
SET_OFF = st.lists(st.tuples(st.integers(0, SEATS - 1), st.sampled_from(KINDS)), max_size=6)


def test_nothing_waits_in_an_empty_queue() -> None:
    assert next_effects([]) == []
    assert next_moment([]) == 0


def test_what_is_set_off_now_waits_behind_all_that_wait() -> None:
    assert next_moment([Alms(0, 0), Gift(1, 3)]) == 4


def test_effects_of_one_moment_stand_in_turn_order_from_the_first_seat_and_each_owner_s_as_they_were() -> None:
    effects = [Alms(0), Tithe(0), Tithe(2), Alms(3)]
    assert in_turn_order(effects, 2, SEATS) == [Tithe(2), Alms(3), Alms(0), Tithe(0)]


def test_an_owner_chooses_among_its_own_effects_of_the_first_moment_only() -> None:
    assert next_effects([Alms(1), Tithe(1), Alms(2), Gift(1, 1)]) == [Alms(1), Tithe(1)]
    assert next_effects([Alms(1), Gift(1, 1)]) == [Alms(1)]


def test_equal_effects_are_one_choice() -> None:
    assert next_effects([Alms(1), Alms(1)]) == [Alms(1)]


def test_what_comes_to_the_same_before_and_after_the_others_happens_without_a_question() -> None:
    assert next_effects([Alms(1), Tithe(1), Applause(1)]) == [Applause(1)]
    assert next_effects([Alms(1), Applause(2)]) == [Alms(1)]


def test_an_effect_is_public_unless_a_game_says_otherwise() -> None:
    effect = Alms(1)
    assert effect.seen_by(0) is effect


def test_a_waiting_effect_is_written_and_read_by_its_kind() -> None:
    event = EffectQueued(Gift(2, 1))
    written = CODEC.write(event)
    assert written == {"event": "EffectQueued", "effect": {"kind": "gift", "owner": 2, "moment": 1}}
    assert CODEC.read_event(written) == event
    assert CODEC.read_effect({"kind": "alms", "owner": 3}) == Alms(3)


def test_an_effect_that_no_game_has_is_refused() -> None:
    with pytest.raises(CodecError, match="field 'effect': unknown effect 'storm'"):
        CODEC.read_event({"event": "EffectTaken", "effect": {"kind": "storm", "owner": 1}})


@given(batches=st.lists(SET_OFF, min_size=1, max_size=4), first=st.integers(0, SEATS - 1), data=st.data())
def test_every_effect_happens_once_in_the_order_of_moments_and_of_turns(
    batches: list[list[tuple[int, type[Effect]]]], first: int, data: st.DataObject
) -> None:
    queue: list[Effect] = []
    happened: list[Effect] = []
    added: list[Effect] = []
    while queue or batches:
        if batches:  # each batch is set off while earlier ones still wait
            moment = next_moment(queue)
            new = in_turn_order([kind(owner, moment) for owner, kind in batches.pop(0)], first, SEATS)
            queue += new
            added += new
        if queue:
            found = next_effects(queue)
            assert found and {(each.owner, each.moment) for each in found} == {(queue[0].owner, queue[0].moment)}
            assert len(found) == 1 or not any(each.COMMUTES for each in found)
            happened.append(data.draw(st.sampled_from(found)))
            queue.remove(happened[-1])
    assert sorted(map(repr, happened)) == sorted(map(repr, added))
    ordered = [(effect.moment, (effect.owner - first) % SEATS) for effect in happened]
    rises = [at for at in range(1, len(ordered)) if ordered[at] < ordered[at - 1]]
    assert all(ordered[at][0] == 0 for at in rises)  # numbers begin anew only when nothing waited


def at_a_sale() -> Session:
    """A table of three after the first sale, for nothing: the buyer still has its coin and orders its effects."""
    session = Session.start(Toy(), {"seats": 3, "dues": True}, 1)
    session.play(
        lambda answers: answers[0] if isinstance(answers[0], Pay) else answers[-1],
        until=lambda question: isinstance(question, NextEffect),
    )
    return session


def test_an_owner_orders_its_effects_and_the_game_goes_on_when_none_waits() -> None:
    session = at_a_sale()
    asked = session.pending
    assert isinstance(asked, NextEffect) and asked.seat == asked.then
    assert session.legal() == [Choose(asked.seat, Alms(asked.seat)), Choose(asked.seat, Tithe(asked.seat))]
    following = session.play(lambda answers: answers[0], until=lambda question: not isinstance(question, NextEffect))
    assert isinstance(session.state, Stall) and not session.state.effects
    assert following == Turn(asked.then)


def test_the_order_makes_a_difference_and_what_is_set_off_waits_behind_all_others() -> None:
    session = at_a_sale()
    seat = session.waiting[0]
    events = session.do(effect=CODEC.write(Tithe(seat)))
    assert [event for event in events if isinstance(event, Earned)] == [Earned(seat, -1), Earned(seat, 1)]
    assert isinstance(session.state, Stall) and session.state.effects[-1] == Gift((seat + 1) % 3, 1)
    assert events.index(EffectTaken(Tithe(seat))) < events.index(EffectTaken(Alms(seat)))


def test_without_dues_nothing_is_set_off() -> None:
    session = Session.start(Toy(), {"seats": 3}, 1)
    session.play(lambda answers: answers[-1], until=lambda question: False)
    assert not any(isinstance(event, EffectQueued) for event in session.events)
