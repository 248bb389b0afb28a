from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from resarcana_gui.agents.learned.table_learner import TRACE
from resarcana_gui.games.resarcana.ai.answer_keys import column_count
from resarcana_gui.games.resarcana.ai.hidden_layer import HiddenLayer
from resarcana_gui.games.resarcana.ai.policy import Policy, with_hidden
from resarcana_gui.games.resarcana.ai.situation import row_count
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import resarcana
from tools.resarcana.train.critic import credits_of
from tools.resarcana.train.decisions import Decision, Trajectory, batch_of, joined, played
from tools.resarcana.train.hidden_learner import HiddenLearner
from tools.resarcana.train.hidden_step import HiddenStep
from tools.resarcana.train.players import by_policy
from tools.resarcana.train.self_play import PlayingPolicy, Processes, SelfPlay, told
from tools.resarcana.train.training_steps import PolicyStep, TrainingContext
from tools.resarcana.train.training_tables import Tables

ROWS = 3
PLACES = [[0], [1]]


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has learned nothing plays long games."""
    monkeypatch.setattr("resarcana_gui.agents.learned.table_learner.MOST_ANSWERS", 15)
    monkeypatch.setattr("tools.resarcana.train.decisions.MOST_ANSWERS", 15)


def decision(rows: list[int], chosen: int, logits: list[float] | None = None) -> Decision:
    return Decision(rows, PLACES, logits or [0.0, 0.0], chosen)


def test_a_layer_learns_what_two_facts_mean_together_which_no_table_can() -> None:
    learner = HiddenLearner(ROWS, len(PLACES), 1)
    nothing = bytes([128]) * ROWS
    table = Policy(0, plain=True)
    table.columns[:2] = [nothing, nothing]
    situations = {(0,): 1, (1,): 1, (0, 1): 0, (2,): 0}  # the answer that wins: the second with one of two facts
    for _ in range(60):
        policy = with_hidden(table, HiddenLayer(*learner.rounded()))
        told = []
        for rows, winner in situations.items():
            logits = policy.logits_of_columns(list(rows), PLACES)
            told += [Trajectory([decision(list(rows), at, logits)], float(at == winner)) for at in (0, 1)] * 5
        learner.learn(batch_of(told, ROWS, len(PLACES)), learner.layer())
    policy = with_hidden(table, HiddenLayer(*learner.rounded()))
    for rows, winner in situations.items():
        logits = policy.logits_of_columns(list(rows), PLACES)
        assert logits[winner] > logits[1 - winner] + 1.0


def test_a_decision_is_credited_with_what_was_seen_to_come_of_it() -> None:
    told = [Trajectory([decision([0], 0), decision([1], 1)], 1.0), Trajectory([decision([2], 0)], 0.0)]
    credit = credits_of(batch_of(told, ROWS, 2), np.array([0.5, 0.6, 0.3], np.float32))
    assert credit == pytest.approx([0.1 + TRACE * 0.4, 0.4, -0.3], abs=1e-6)


def test_a_part_of_a_batch_holds_the_same_decisions() -> None:
    one = Decision([0, 2], [[0], [1], [0, 1]], [1.0, 2.0, 3.0], 2)
    other = Decision([1], [[1], [0]], [4.0, 5.0], 1)
    whole = batch_of([Trajectory([one, other], 0.75), Trajectory([one], 0.25)], ROWS, 2)
    part = whole.part(np.array([1, 2]))
    assert part.rows.toarray().tolist() == [[0, 1, 0], [1, 0, 1]]
    assert part.columns.toarray().tolist() == [[0, 1], [1, 0], [1, 0], [0, 1], [1, 1]]
    assert part.logits.tolist() == [4.0, 5.0, 1.0, 2.0, 3.0] and part.chosen.tolist() == [1, 4]
    assert part.share.tolist() == [0.75, 0.25] and part.last.tolist() == [True, True]


def test_batches_that_are_joined_are_the_batch_of_all_their_games() -> None:
    one = Decision([0, 2], [[0], [1], [0, 1]], [1.0, 2.0, 3.0], 2)
    other = Decision([1], [[1], [0]], [4.0, 5.0], 1)
    games = [Trajectory([one, other], 0.75), Trajectory([one], 0.25), Trajectory([other], 1.0)]
    whole, parts = batch_of(games, ROWS, 2), joined([batch_of(games[:1], ROWS, 2), batch_of(games[1:], ROWS, 2)])
    assert np.array_equal(parts.rows.toarray(), whole.rows.toarray())
    assert np.array_equal(parts.columns.toarray(), whole.columns.toarray())
    for name in ("first", "logits", "chosen", "share", "last"):
        assert np.array_equal(getattr(parts, name), getattr(whole, name))


def test_every_decision_of_a_game_is_kept_for_whoever_learns_and_none_of_rivals() -> None:
    game = resarcana()
    nobody = Policy(game.cards.count, plain=True)
    tables = Tables(game, 2, "some", standard=True)
    rival = by_policy(nobody, tables.dice)
    alone = played(game, tables.deal(), tables.dice, nobody, [None, None])
    assert len(alone) == 2 and sum(each.share for each in alone) == pytest.approx(1.0)
    assert all(len(each.decisions) > 5 for each in alone)
    assert len(played(game, tables.deal(), tables.dice, nobody, [rival, None])) == 1
    assert played(game, tables.deal(), tables.dice, nobody, [rival, rival]) == []


def test_in_a_fifth_of_the_games_an_older_policy_sits_in_one_seat() -> None:
    play, nobody = SelfPlay("some", 3, nothing()), Policy(0, plain=True)
    seated = [play.rivals(Dice(1), f"{number}", nobody) for number in range(200)]
    rivals = [sum(rival is not None for rival in each) for each in seated]
    assert rivals.count(0) + rivals.count(1) == 200 and 25 < rivals.count(1) < 60
    assert all(any(each[seat] is not None for each in seated) for seat in range(3))


def nothing() -> PlayingPolicy:
    """A policy that has learned nothing."""
    count = resarcana().cards.count
    rows, columns = row_count(count), column_count(count)
    return PlayingPolicy([bytes([128]) * rows] * columns, HiddenLearner(rows, columns, 1).rounded())


def learned_in(folder: Path) -> list[bytes]:
    """What two steps have written."""
    context = TrainingContext(resarcana(), folder, 1, lambda _: None)
    PolicyStep("first", None, 2, 1, plain=True).run(context)
    HiddenStep("begun", "first", None, 2, 4).run(context)
    HiddenStep("learned", "first", "begun", 2, 5).run(context)
    return [context.path(name).read_bytes() for name in ("begun", "learned")]


def test_the_same_seed_teaches_the_same_and_learning_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.resarcana.train.hidden_step.BATCH", 2)
    made = [learned_in(tmp_path / name) for name in ("first", "second")]
    assert made[0] == made[1] and made[0][0] != made[0][1]
    policy = TrainingContext(resarcana(), tmp_path / "first", 1, lambda _: None).policy("first", "learned")
    assert policy.hidden is not None


def test_what_is_played_does_not_depend_on_who_plays_it() -> None:
    playing = nothing()
    play = SelfPlay("some", 2, playing)
    whole = joined([play.games(playing, range(3)), play.games(playing, range(3, 4))])
    with Processes(1) as processes:
        parts = told(processes.begin(partial(play.games, playing), range(4)))
    assert np.array_equal(parts.logits, whole.logits) and np.array_equal(parts.share, whole.share)
