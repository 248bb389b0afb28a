from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.ai.net import net_table
from resarcana_gui.games.resarcana.ai.weights_file import write_table
from resarcana_gui.games.resarcana.tools.train.course import Course, install
from resarcana_gui.games.resarcana.tools.train.files import learnable
from resarcana_gui.games.resarcana.tools.train.plan import INSTALLED, plan
from resarcana_gui.games.resarcana.tools.train.steps import ExpertStep, NetStep, PolicyStep, Workshop
from resarcana_gui.tools.train.__main__ import main
from resarcana_gui.tools.train.training import train
from tests.games.resarcana.described_table import resarcana


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has learned nothing plays long games."""
    for module in ("learning", "lessons", "positions"):
        monkeypatch.setattr(f"resarcana_gui.games.resarcana.ai.{module}.MOST_ANSWERS", 15)


def shop_at(folder: Path, told: list[str]) -> Workshop:
    return Workshop(resarcana(), folder, 1, told.append, looks=1)


def two_steps(_: float) -> list[PolicyStep | NetStep | ExpertStep]:
    return [PolicyStep("one", None, 2, 2, plain=True), PolicyStep("two", "one", 3, 5, rivals=("one",))]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_training_that_was_interrupted_ends_with_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resarcana_gui.games.resarcana.tools.train.course.plan", two_steps)
    told: list[str] = []
    train(Course(shop_at(tmp_path / "whole", told)), 1.0)
    first = two_steps(1.0)[0]
    interrupted = shop_at(tmp_path / "parts", told)
    interrupted.folder.mkdir()
    first.run(interrupted)
    train(Course(interrupted), 1.0)
    assert contents(tmp_path / "whole") == contents(tmp_path / "parts")
    assert set(contents(tmp_path / "whole")) == {"one.weights", "two.weights"}
    assert any("one: done before" in line for line in told) and any("5 of 5 games" in line for line in told)


def test_net_and_search_teach_one_another(tmp_path: Path) -> None:
    told: list[str] = []
    shop = shop_at(tmp_path, told)
    PolicyStep("policy", None, 2, 1).run(shop)
    NetStep("net", "policy", 2, 1).run(shop)
    ExpertStep("expert", "policy", "net", 2, 1).run(shop)
    cards = resarcana().cards
    nets = [net_table(shop.path(name), cards) for name in ("net", "expert-net")]
    policies = [learnable(shop.path(name), cards) for name in ("policy", "expert")]
    assert nets[0] != nets[1]
    assert policies[0] != policies[1]


def test_every_step_has_what_it_begins_with_and_every_opponent_its_file(tmp_path: Path) -> None:
    made: set[str] = set()
    for step in plan(0.001):
        needed = {
            PolicyStep: lambda one: [one.before, *one.rivals],
            NetStep: lambda one: [one.policy],
            ExpertStep: lambda one: [one.policy, one.net],
        }[type(step)](step)
        assert made.issuperset(name for name in needed if name is not None)
        made.add(step.name)
        if isinstance(step, ExpertStep):
            made.add(f"{step.name}-net")
    assert made.issuperset(INSTALLED.values())
    for name in made:
        write_table(tmp_path / f"{name}.weights", ["row"], ["column"], [[1.0]], {"step": name})
    install(tmp_path, tmp_path / "there")
    assert {path.stem for path in (tmp_path / "there").iterdir()} == set(INSTALLED)


def test_wrong_arguments_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--size", "0"]) == 2
    assert "--size" in capsys.readouterr().err
