"""Opponents that search, at a table of Res Arcana."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.learned.net import Weights
from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.table_learner import TableLearner
from resarcana_gui.agents.learned.weights_file import ZERO, write_rounded, write_table
from resarcana_gui.agents.search.sampling import softmax
from resarcana_gui.games.resarcana import plugin
from resarcana_gui.games.resarcana.ai.answer_keys import column_count, column_names
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy
from resarcana_gui.games.resarcana.ai.situation import row_count, row_names
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.paths import DamagedFileError
from tests.games.resarcana.described_table import resarcana

SEARCHING = ("sage", "novice", "archmage")
SETUPS = [
    {"seats": 2},
    {"seats": 3, "setup": "draft"},
    {"seats": 4, "setup": "first"},
    {"seats": 2, "setup": "match"},
]


OPPONENTS = plugin()


def slugs() -> list[str]:
    return [component.slug for component in resarcana().cards.components]


@pytest.mark.parametrize("options", SETUPS, ids=lambda options: "-".join(map(str, options.values())))
def test_they_answer_every_kind_of_question_legally(options: dict[str, object]) -> None:
    session = Session.start(resarcana(), options, 3)
    dice = Dice(4)
    asked: set[type] = set()
    for step in range(300):
        pending = session.pending
        if pending is None:
            break
        legal = session.legal()
        if type(pending) not in asked and len(legal) > 1:
            asked.add(type(pending))
            agent = OPPONENTS.agent(SEARCHING[step % len(SEARCHING)], step)
            assert session.refusal(agent.choose(session.observe(pending.seat), pending, Budget(2))) is None
        session.submit(legal[dice.below(len(legal))])
    assert len(asked) > 7


def test_the_weights_of_facts_add_up_with_the_constant() -> None:
    values = [0.25, -31.9, 0.0, 12.345, -0.001, 31.999]
    assert Weights(values).summed([1, 3, 4]) == pytest.approx(0.25 - 31.9 + 12.345 - 0.001)
    assert Weights(values).summed([5]) == pytest.approx(0.25 + 31.999)


@pytest.mark.parametrize("name", SEARCHING)
def test_the_hidden_truth_does_not_change_what_they_answer(name: str) -> None:
    session = Session.start(resarcana(), {"seats": 2}, 5)
    for step in range(9):
        pending = session.pending
        assert pending is not None
        seat = pending.seat
        view = session.observe(seat)
        other = resarcana().observe(session.sample(seat, 99), seat)
        answers = [OPPONENTS.agent(name, step).choose(seen, pending, Budget(4)) for seen in (view, other)]
        assert answers[0] == answers[1]
        session.submit(answers[0])


def test_every_row_and_column_has_a_name_of_its_own() -> None:
    count = resarcana().cards.count
    assert len(set(row_names(slugs()))) == row_count(count)
    assert len(set(column_names(slugs()))) == column_count(count)


def test_weights_outlive_the_cards_by_name(tmp_path: Path) -> None:
    rows, whole = row_names(slugs()), column_names(slugs())
    columns = [whole[5], whole[-1]]  # the others are of newer cards
    values = [[0.0] * len(columns) for _ in rows]
    values[1][0], values[-1][-1] = 1.2, -3.5
    path = tmp_path / "some.weights"
    write_table(
        path, ["gone", *rows], ["new", *columns], [[1.0] * (len(columns) + 1)] + [[9.0, *row] for row in values], {}
    )
    write_rounded(path, tmp_path / "rounded.weights", STEP)
    for kept in (path, tmp_path / "rounded.weights"):
        policy = read_policy(kept, resarcana().cards)
        assert policy.columns[5][1] == ZERO + round(1.2 / STEP) and policy.columns[-1][-1] == ZERO - round(3.5 / STEP)
        assert {column[2] for column in policy.columns} == {ZERO}


@pytest.mark.parametrize("content", [b"", b"nonsense", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_damaged_weights_are_refused_with_a_reason(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "some.weights"
    path.write_bytes(content)
    with pytest.raises(DamagedFileError, match="holds no weights"):
        read_policy(path, resarcana().cards)


def learner_after(
    seed: int, games: int, rivals: Sequence[Policy | None] = (), entropy_bonus: float = 0.0
) -> TableLearner:
    game = resarcana()
    count = game.cards.count
    weights = [[0.0] * row_count(count) for _ in range(column_count(count))]
    policy = Policy(count, plain=True)
    learner = TableLearner(game, policy, PolicyGuide(policy), weights, 0.05, entropy_bonus)
    dice = Dice(seed)
    options = game.complete({"seats": 2})
    for _ in range(games):
        table = game.blank(options, EVERYONE)
        game.begin(table, options, dice)
        learner.play(table, dice, rivals)
    learner.update(games)
    return learner


def test_learning_is_the_same_under_the_same_seed_and_changes_the_weights() -> None:
    first, second, other = learner_after(1, 2), learner_after(1, 2), learner_after(2, 2)
    assert first.weights == second.weights != other.weights
    assert first.policy.columns == second.policy.columns != other.policy.columns


def test_nothing_is_learned_from_what_rivals_answer() -> None:
    nobody = Policy(resarcana().cards.count, plain=True)
    weights = learner_after(1, 1, [nobody, nobody]).weights
    assert not any(any(column) for column in weights)


def test_answers_that_lead_to_victory_become_likelier() -> None:
    learner = learner_after(1, 1)
    likely = softmax(learner.policy.logits_of_columns([0], [[3], [4]]))
    learner.add([0], [[3], [4]], [0.5, -0.5])
    learner.update(1)
    assert softmax(learner.policy.logits_of_columns([0], [[3], [4]]))[0] > likely[0]
