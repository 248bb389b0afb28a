"""Training of the opponents of Seasons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.learned.net import net_table
from resarcana_gui.agents.learned.net_learner import untrained
from resarcana_gui.agents.learned.weights_file import write_table
from resarcana_gui.games.seasons.ai.answer_keys import column_names
from resarcana_gui.games.seasons.ai.facts import fact_count, fact_names
from resarcana_gui.games.seasons.ai.learned_guides import LearnedGuides
from resarcana_gui.games.seasons.ai.policy import slugs_of
from resarcana_gui.games.seasons.ai.situation import row_names
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.state import State
from tools.seasons.train import begin
from tools.seasons.train.gate import Gate
from tools.seasons.train.seasons_training import INSTALLED, SeasonsTraining, plan
from tools.seasons.train.training_steps import NetStep, PolicyStep, TrainingContext, learnable
from tools.train.training import train


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("table_learner", "net_learner"):
        monkeypatch.setattr(f"resarcana_gui.agents.learned.{module}.MOST_ANSWERS", 15)


def context_in(folder: Path, told: list[str]) -> TrainingContext:
    return TrainingContext(seasons(), folder, 1, told.append)


def three_steps(_: float) -> list[PolicyStep | NetStep]:
    one, two = PolicyStep("one", None, 2, 2, plain=True), PolicyStep("two", "one", 3, 5, rivals=("one",))
    return [one, two, NetStep("net", "two", 3, 1)]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_training_that_was_interrupted_ends_with_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.seasons.train.seasons_training.plan", three_steps)
    told: list[str] = []
    train(begin(tmp_path / "whole", 1, told.append), 1.0)
    interrupted = context_in(tmp_path / "parts", told)
    interrupted.folder.mkdir()
    three_steps(1.0)[0].run(interrupted)
    train(SeasonsTraining(interrupted), 1.0)
    assert contents(tmp_path / "whole") == contents(tmp_path / "parts")
    assert set(contents(tmp_path / "whole")) == {"one.weights", "two.weights", "net.weights"}
    slugs = slugs_of(seasons().cards)
    assert any(map(any, learnable(interrupted.path("one"), row_names(slugs), column_names(slugs))))
    learned = net_table(interrupted.path("net"), fact_names(slugs))
    assert learned != untrained(fact_count(len(slugs)), interrupted.seed).rows()
    assert any("one: done before" in line for line in told) and any("5 of 5 games" in line for line in told)


def test_every_step_has_what_it_begins_with_and_every_opponent_its_file(tmp_path: Path) -> None:
    made: set[str] = set()
    for step in plan(0.001):
        needed = (step.before, *step.rivals) if isinstance(step, PolicyStep) else (step.policy,)
        assert made.issuperset(name for name in needed if name is not None)
        made.add(step.name)
    assert made.issuperset(INSTALLED.values())
    for name in made:
        write_table(tmp_path / f"{name}.weights", ["row"], ["column"], [[1.0]], {"step": name})
    SeasonsTraining(context_in(tmp_path, [])).install(tmp_path / "there")
    assert {path.stem for path in (tmp_path / "there").iterdir()} == set(INSTALLED)


@pytest.mark.parametrize(
    ("won", "said"), [("new", "won 100.0% of 3 games (44% to 100%), to be promoted"), ("old", "not enough")]
)
def test_the_gate_says_what_the_new_one_won_in_every_seat_and_whether_that_is_enough(
    won: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = {"new": LearnedGuides(seasons()), "old": LearnedGuides(seasons())}
    monkeypatch.setattr(LearnedGuides, "guide", lambda self, seats, level="": self)

    def played(_: Gate, __: State, seated: Sequence[LearnedGuides], ___: str) -> list[float]:
        assert seated.count(learned["new"]) == 1
        return [1.0 if one is learned[won] else 0.0 for one in seated]

    monkeypatch.setattr(Gate, "_shares", played)
    verdict = Gate(seasons(), 3, 1).verdict(learned["new"], learned["old"], 3, 1)
    assert verdict.startswith("3 seats: the new one ") and verdict.endswith(said)
