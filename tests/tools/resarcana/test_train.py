from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.learned.net import net_table
from resarcana_gui.agents.learned.net_learner import untrained
from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.weights_file import ZERO, write_table
from resarcana_gui.games.resarcana.ai.answer_keys import column
from resarcana_gui.games.resarcana.ai.facts import fact_count, fact_names
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy, with_taste
from resarcana_gui.games.resarcana.ai.situation import PLAIN_ROWS
from resarcana_gui.games.resarcana.characters import CHARACTERS
from resarcana_gui.games.resarcana.rules.commands import UsePower
from resarcana_gui.games.resarcana.rules.invariants import faults
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.paths import assets
from tests.games.resarcana.described_table import resarcana
from tools.resarcana.train.gate import Gate
from tools.resarcana.train.hidden_step import HiddenStep
from tools.resarcana.train.openings import Openings
from tools.resarcana.train.resarcana_training import ResArcanaTraining, install
from tools.resarcana.train.trained_files import learnable, slugs_of
from tools.resarcana.train.training_plan import INSTALLED, plan
from tools.resarcana.train.training_steps import NetStep, PolicyStep, TasteStep, TrainingContext
from tools.resarcana.train.training_tables import Tables
from tools.train.__main__ import main
from tools.train.training import train


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has learned nothing plays long games."""
    for module in ("table_learner", "net_learner"):
        monkeypatch.setattr(f"resarcana_gui.agents.learned.{module}.MOST_ANSWERS", 15)


def context_in(folder: Path, told: list[str]) -> TrainingContext:
    return TrainingContext(resarcana(), folder, 1, told.append)


def two_steps(_: float) -> list[PolicyStep | NetStep]:
    return [PolicyStep("one", None, 2, 2, plain=True), PolicyStep("two", "one", 3, 5, rivals=("one",))]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_training_that_was_interrupted_ends_with_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.resarcana.train.resarcana_training.plan", two_steps)
    told: list[str] = []
    train(ResArcanaTraining(context_in(tmp_path / "whole", told)), 1.0)
    first = two_steps(1.0)[0]
    interrupted = context_in(tmp_path / "parts", told)
    interrupted.folder.mkdir()
    first.run(interrupted)
    train(ResArcanaTraining(interrupted), 1.0)
    assert contents(tmp_path / "whole") == contents(tmp_path / "parts")
    assert set(contents(tmp_path / "whole")) == {"one.weights", "two.weights"}
    assert any(map(any, learnable(interrupted.path("one"), interrupted.game.cards)))
    assert any("one: done before" in line for line in told) and any("5 of 5 games" in line for line in told)


def test_who_learns_without_haste_stays_as_it_was_and_a_net_learns_from_what_it_plays(tmp_path: Path) -> None:
    context = context_in(tmp_path, [])
    PolicyStep("still", None, 2, 1, rate_range=(1.0, 0.0)).run(context)
    NetStep("net", "still", None, 2, 1).run(context)
    cards = resarcana().cards
    assert not any(map(any, learnable(context.path("still"), cards)))
    learned = net_table(context.path("net"), fact_names(slugs_of(cards)))
    assert learned != untrained(fact_count(cards.count), context.seed).rows()


def test_half_of_the_tables_begin_with_an_opening_of_somebody_elses_and_all_follow_the_rules() -> None:
    game = resarcana()
    policy, tables = Policy(game.cards.count, plain=True), Tables(game, 2, "some", standard=True)
    openings = Openings(game, "some", tables.dice)
    usual = given = 0
    for _ in range(24):
        table = tables.deal()
        begun = table.stack[-1]
        openings.open(table, policy)
        assert not faults(table)
        if table.stack[-1] is begun:
            usual += 1
        else:
            assert isinstance(table.stack[-1], AskTurn)
            given += any(card in game.cards.places for seat in range(2) for card in table.play[seat])
    assert 6 < usual < 18 and given > 2


def test_who_goes_on_with_openings_begins_with_the_policy_as_it_plays(tmp_path: Path) -> None:
    context = context_in(tmp_path, [])
    PolicyStep("one", None, 2, 1, plain=True).run(context)
    PolicyStep("still", "one", 2, 1, rate_range=(1.0, 0.0), opened=True).run(context)
    plays, learned = (read_policy(context.path(name), resarcana().cards).columns for name in ("one", "still"))
    assert plays == learned
    weights = learnable(context.path("still"), resarcana().cards)
    assert {round(weight / STEP % 1.0, 6) for weight in set().union(*weights)} <= {0.0, 1.0}


def test_a_taste_is_the_difference_from_the_policy_that_it_begins_with(tmp_path: Path) -> None:
    context, raven = context_in(tmp_path, []), next(each for each in CHARACTERS if each.slug == "raven")
    shutil.copy(assets("resarcana", "opponents", "policy2.weights"), context.path("policy"))
    TasteStep("taste", "policy", None, raven, 1).run(context)
    cards = resarcana().cards
    taste = read_policy(context.path("taste"), cards)
    assert all(held[PLAIN_ROWS:] == bytes([ZERO]) * len(held[PLAIN_ROWS:]) for held in taste.columns)
    whole, dragon = with_taste(read_policy(context.path("policy"), cards), taste), cards.numbers["fire_dragon"]
    attack = column(AskTurn(0), UsePower(0, dragon, 0), cards.count)
    assert whole.columns[attack][0] > read_policy(context.path("policy"), cards).columns[attack][0]


def test_every_step_has_what_it_begins_with_and_every_opponent_its_file(tmp_path: Path) -> None:
    made: set[str] = set()
    for step in plan(0.001):
        needed = [step.before if isinstance(step, PolicyStep) else step.policy]
        needed += [step.hidden] if isinstance(step, (NetStep, TasteStep)) else []
        needed += [step.before] if isinstance(step, HiddenStep) else []
        needed += step.rivals if isinstance(step, (PolicyStep, TasteStep)) else []
        assert made.issuperset(name for name in needed if name is not None)
        made.add(step.name)
    assert made.issuperset(INSTALLED.values())
    for name in made:
        write_table(tmp_path / f"{name}.weights", ["row"], ["column"], [[1.0]], {"step": name})
    install(tmp_path, tmp_path / "there")
    assert {path.stem for path in (tmp_path / "there").iterdir()} == set(INSTALLED)


@pytest.mark.parametrize(
    ("won", "said"), [("new", "won 100.0% of 3 games (44% to 100%), to be promoted"), ("old", "not enough")]
)
def test_the_gate_says_what_the_new_one_won_in_every_seat_and_whether_that_is_enough(
    won: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = {"new": LearnedGuides(resarcana()), "old": LearnedGuides(resarcana())}
    monkeypatch.setattr(LearnedGuides, "guide", lambda self, seats, level: self)

    def played(_: Gate, __: State, seated: Sequence[LearnedGuides], ___: str) -> list[float]:
        assert seated.count(learned["new"]) == 1
        return [1.0 if one is learned[won] else 0.0 for one in seated]

    monkeypatch.setattr(Gate, "_shares", played)
    verdict = Gate(resarcana(), 3, 1).verdict(learned["new"], learned["old"], 3, 1)
    assert verdict.startswith("3 seats: the new one ") and verdict.endswith(said)


def test_wrong_arguments_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--size", "0"]) == 2
    assert "--size" in capsys.readouterr().err
