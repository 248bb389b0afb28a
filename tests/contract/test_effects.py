"""Triggered effects that wait are data of the state, in the order in which they will happen."""

from __future__ import annotations

import json

from resarcana_gui.kernel.effect_queue import Effect, next_effects
from resarcana_gui.kernel.state import State
from tests.contract.entries import Entry
from tests.contract.random_tables import played, strided


def queues(state: State) -> list[list[Effect]]:
    """Every queue of effects among the facts of a state."""
    lists = [value for value in state.facts().values() if isinstance(value, tuple)]
    found = [[effect for effect in value if isinstance(effect, Effect)] for value in lists]
    return [queue for queue in found if queue]


def test_effects_wait_by_moment_and_each_owner_s_of_a_moment_lie_side_by_side(entry: Entry, seed: int) -> None:
    for session, _ in played(entry, seed):
        for queue in queues(session.state):
            groups = list(dict.fromkeys((effect.moment, effect.owner) for effect in queue))
            assert [(effect.moment, effect.owner) for effect in queue] == [
                group for group in groups for effect in queue if (effect.moment, effect.owner) == group
            ]
            assert [moment for moment, _ in groups] == sorted(moment for moment, _ in groups)
            assert next_effects(queue)


def test_no_effect_waits_when_the_game_is_over(entry: Entry, seed: int) -> None:
    *_, (session, _) = played(entry, seed)
    assert not queues(session.state)


def test_a_waiting_effect_survives_being_written_as_json(entry: Entry, seed: int) -> None:
    codec = entry.game.codec
    for session, _ in strided(entry, seed):
        for effect in (effect for queue in queues(session.state) for effect in queue):
            assert codec.read_effect(json.loads(json.dumps(codec.write(effect)))) == effect


def test_a_seat_sees_who_owns_what_waits_and_when_it_comes(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in range(session.state.seats):
            seen = [[(each.moment, each.owner) for each in queue] for queue in queues(session.observe(seat))]
            assert seen == [[(each.moment, each.owner) for each in queue] for queue in queues(session.state)]
