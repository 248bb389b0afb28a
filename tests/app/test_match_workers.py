from __future__ import annotations

import pickle

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import InlineWorker, answer_timeout
from resarcana_gui.app import match_workers
from resarcana_gui.app.match_workers import agent_factory, companion_worker, new_worker
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.kernel.command import Command
from resarcana_gui.match.match import Match
from tests.toy.plugin import ToyPlugin

PLAYERS = [Player("Ana"), Player("First", "first"), Player("Random", "random")]


def table() -> Match:
    return new_match(ToyPlugin(), {"cards": 9}, PLAYERS, "a seed of its own")


def answers(seat: int, places: range) -> list[Command | None]:
    """What a seat answers when the same question is put to it at several positions."""
    match = table()
    while match.pending is not None and (match.pending.seat != seat or len(match.legal()) == 1):
        match.submit(match.legal()[0])
    worker = InlineWorker(agent_factory(ToyPlugin(), match, Budget(1)))
    given: list[Command | None] = []
    for at in places:
        worker.ask(at, seat, match.history.events())
        reply = worker.poll()
        given.append(None if reply is None else reply.command)
    return given


def test_the_recipe_can_be_sent_to_another_process() -> None:
    built = pickle.loads(pickle.dumps(agent_factory(ToyPlugin(), table(), Budget(3, 0.5))))()  # noqa: S301 - made here
    assert (built.game.name, built.options["seats"]) == ("toy", 3)
    assert (built.budget.iterations, built.budget.seconds) == (3, 0.5)


def test_the_recipe_does_not_tell_the_seed_of_the_table() -> None:
    assert b"a seed of its own" not in pickle.dumps(agent_factory(ToyPlugin(), table(), Budget(1)))


def test_a_seat_has_a_chance_of_its_own_at_every_position_and_the_same_one_again() -> None:
    given = answers(2, range(12))
    assert answers(2, range(12)) == given
    assert None not in given and len(set(given)) > 1


def test_there_is_no_opponent_for_a_person() -> None:
    with pytest.raises(ValueError, match="a person sits in seat 0"):
        agent_factory(ToyPlugin(), table(), Budget(1))().agent(0, 0)


def test_a_worker_for_a_match_answers() -> None:
    match = table()
    worker = new_worker(ToyPlugin(), match, Budget(1))
    assert worker.poll() is None
    worker.close()


def test_the_companion_which_plays_games_on_is_waited_for_longer_than_a_quick_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(match_workers, "ProcessWorker", lambda _factory, timeout: waited.append(timeout))
    companion_worker(ToyPlugin(), table())
    assert waited[0] >= 3 * answer_timeout(Budget(None, None))
