"""What is hidden stays hidden, and can be imagined."""

from __future__ import annotations

import gc
import json
import types
from collections.abc import Iterable

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE, State
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from tests.contract.entries import Entry
from tests.contract.random_tables import any_of, play_on, strided


def test_a_sampled_truth_looks_the_same_to_the_seat_that_imagined_it(entry: Entry, seed: int) -> None:
    for at, (session, _) in enumerate(strided(entry, seed)):
        for seat in range(session.state.seats):
            view = session.observe(seat)
            before = view.facts()
            world = entry.game.sample(view, Dice(f"{seed} {at} {seat}"))
            assert world.viewer == EVERYONE
            assert entry.game.observe(world, seat).facts() == before == view.facts()


def test_a_sampled_truth_can_be_played_to_the_end(entry: Entry, seed: int) -> None:
    moments = [session.observe(session.pending.seat) for session, _ in strided(entry, seed) if session.pending]
    for at, view in enumerate(moments[:: max(1, len(moments) // 4)]):
        dice = Dice(f"{seed} {at}")
        world = entry.game.sample(view, dice)
        assert list(entry.game.legal(world)) == list(entry.game.legal(view))
        play_on(entry.game, world, dice)
        assert entry.game.outcome(world) is not None


def test_what_any_seat_imagines_can_be_played_on_whoever_is_asked(entry: Entry, seed: int) -> None:
    for at, (session, _) in enumerate(strided(entry, seed)):
        for seat in range(session.state.seats):
            dice = Dice(f"{seed} {at} {seat}")
            world = entry.game.sample(session.observe(seat), dice)
            for _ in range(3):
                assert not entry.game.faults(world)
                play_on(entry.game, world, dice, 1)


def test_sampling_is_decided_by_its_chance_alone(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        view = session.observe(0)
        once, again = (entry.game.sample(view, Dice(seed)).facts() for _ in range(2))
        assert once == again


def test_a_view_names_its_viewer_and_carries_no_log(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        for seat in range(session.state.seats):
            view = session.observe(seat)
            assert (view.viewer, view.seats, view.log) == (seat, session.state.seats, None)
        assert session.state.viewer == EVERYONE


def test_changing_a_view_does_not_change_the_truth(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        pending, before = session.pending, session.state.facts()
        if pending is not None:
            world = entry.game.sample(session.observe(pending.seat), Dice(seed))
            play_on(entry.game, world, Dice(seed), 5)
            assert session.state.facts() == before


def test_no_agent_ever_receives_the_truth_or_can_reach_the_seed(entry: Entry, seed: int) -> None:
    secret = f"the secret of {entry.name} {seed}"
    seen: list[int] = []
    seats = [Seat(f"Spy {at}", "spy", Spy(entry.game, at, secret, seen)) for at in range(_seats(entry))]
    match = Match.start(entry.game, entry.options, seats, secret)
    play_out(match, Budget(iterations=1))
    assert match.outcome is not None
    assert sorted(set(seen)) == list(range(len(seats)))


def test_what_reveals_nothing_looks_the_same_to_its_seat_in_any_world_it_can_imagine(entry: Entry, seed: int) -> None:
    """Otherwise a seat could act, learn something, and take its act back."""
    dice = Dice(f"worlds {seed}")
    for session, _ in strided(entry, seed):
        pending = session.pending
        if pending is not None:
            view, command = session.observe(pending.seat), any_of(session.legal(), dice)
            truth = seen_after(entry.game, session.state.clone(), command, Dice(seed))
            world = seen_after(entry.game, entry.game.sample(view, dice), command, dice)
            assert any(event.reveals() for event in truth) or of(truth, pending.seat) == of(world, pending.seat)


def seen_after(game: Game, state: State, command: Command, chance: Dice) -> list[Event]:
    log: list[Event] = []
    state.log = log
    game.apply(state, command, chance)
    return log


def of(events: list[Event], seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in events]


def _seats(entry: Entry) -> int:
    return Session.start(entry.game, entry.options, 0).state.seats


class Spy(Agent):
    """Looks at everything it can reach from what it is given."""

    def __init__(self, game: Game, seat: int, secret: str, seen: list[int]) -> None:
        self._game = game
        self._seat = seat
        self._secret = secret
        self._seen = seen
        self._dice = Dice(seat)

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        assert view.viewer == pending.seat == self._seat
        if len(self._seen) % 60 == 0:
            assert not [found for found in reachable([view, pending, budget]) if self._forbidden(found)]
        self._seen.append(self._seat)
        legal = self._game.legal(view)
        return legal[self._dice.below(len(legal))]

    def _forbidden(self, found: object) -> bool:
        hidden = isinstance(found, State) and found.viewer != self._seat
        return hidden or isinstance(found, Match | Session | Dice) or found is self._secret


def reachable(roots: Iterable[object]) -> list[object]:
    """Everything that can be reached from these objects without passing through code."""
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | types.ModuleType | types.FunctionType):
            found[id(thing)] = thing
            waiting.extend(gc.get_referents(thing))
    return list(found.values())


def test_what_a_seat_sees_can_be_told_as_json_and_is_the_same_in_every_world_it_can_imagine(
    entry: Entry, seed: int
) -> None:
    for session, _ in strided(entry, seed):
        for seat in range(session.state.seats):
            view = session.observe(seat)
            told = entry.game.table(view)
            assert json.loads(json.dumps(told)) == told
            world = entry.game.sample(view, Dice(seed))
            assert entry.game.table(entry.game.observe(world, seat)) == told
