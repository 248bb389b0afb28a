"""Training of the weights by which Greedy judges tables of Terra Mystica, and of the policy that corrects it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import yaml

from resarcana_gui.agents.agent import Agent
from resarcana_gui.games.terra_mystica.ai import policy
from resarcana_gui.games.terra_mystica.ai.greedy import TerraMysticaGreedy
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.policy import read_policy
from resarcana_gui.games.terra_mystica.ai.policy_facts import COLUMNS, ROWS
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.weights import FILE, NAMES, WEIGHTS, load_weights, read_weights
from resarcana_gui.paths import DamagedFileError, assets
from tools.terra_mystica.train import begin, policy_games, policy_learner, terra_mystica_training, weight_games
from tools.terra_mystica.train.knobs import knobs, turned
from tools.terra_mystica.train.policy_games import Lesson, lessons_of
from tools.terra_mystica.train.policy_learner import WEIGHTS as WEIGHT_COUNT
from tools.terra_mystica.train.policy_learner import Sums, read_sums
from tools.terra_mystica.train.terra_mystica_training import FIRST_GUESS, moved, rate_after, verdict
from tools.terra_mystica.train.weight_games import Maker, Result, play
from tools.train.__main__ import main
from tools.train.training import train

GUESS = read_weights(FIRST_GUESS)


def leading(lead: float) -> Any:
    """A game without play: the first side leads by so many points; halflings and nomads took part."""
    return lambda seed, seats, one, other: Result(lead, 1.0, frozenset({"halflings", "nomads"}))


def a_lesson(seed: str, weight: float = 2.0, noise: float = 0.5) -> Lesson:
    """A turn with four actions that are better than they seem by a weight for the first fact."""
    lots = np.random.default_rng([ord(each) for each in seed])
    facts = np.zeros((4, WEIGHT_COUNT))
    facts[:, :3] = lots.normal(size=(4, 3))
    return Lesson(facts, 7.0 + weight * facts[:, 0] + noise * lots.normal(size=4))


@pytest.fixture
def two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training of two short steps for weights, in which the side leads whose coins are worth more, and two for the
    policy."""

    def richer(seed: str, seats: int, one: dict[str, Any], other: dict[str, Any]) -> Result:
        return Result(10.0 if one["coin"] > other["coin"] else -10.0, 0.5, frozenset())

    monkeypatch.setattr(terra_mystica_training, "CHUNKS", 2)
    monkeypatch.setattr(terra_mystica_training, "LAST", "weights-2")
    monkeypatch.setattr(terra_mystica_training, "LESSONS", ("lessons-1", "lessons-2"))
    monkeypatch.setattr(terra_mystica_training, "play_both", richer)
    monkeypatch.setattr(terra_mystica_training, "lessons_of", lambda seed, number: [a_lesson(f"{seed}{number}")])


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_training_that_was_interrupted_ends_with_the_same_weights(tmp_path: Path, two_steps: None) -> None:
    told: list[str] = []
    train(begin(tmp_path / "whole", 1, told.append), 0.1)
    parts = begin(tmp_path / "parts", 1, told.append)
    parts.folder.mkdir()
    parts.steps(0.1)[0][1]()
    train(parts, 0.1)
    assert contents(tmp_path / "whole") == contents(tmp_path / "parts")
    steps = {"weights-1.yaml", "weights-2.yaml", "lessons-1.npz", "lessons-2.npz", "policy.yaml"}
    assert set(contents(tmp_path / "whole")) == steps
    assert any("weights-1: done before" in line for line in told)
    assert read_weights(parts.path("weights-2"))["coin"][0] > GUESS["coin"][0]


def test_what_was_trained_is_installed_where_the_opponents_read_it(tmp_path: Path, two_steps: None) -> None:
    training = begin(tmp_path, 1, lambda _: None)
    train(training, 0.01)
    training.install(tmp_path / "there")
    assert read_weights(tmp_path / "there" / FILE[-1]) == read_weights(training.path("weights-2"))
    assert read_policy(tmp_path / "there" / policy.FILE[-1]).weights == read_policy(training.path("policy")).weights


def test_a_damaged_step_is_told_in_one_sentence(
    tmp_path: Path, two_steps: None, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "weights-1.yaml").write_text("weights: {coin: 3}")
    assert main(["--game", "terra_mystica", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "coin must be a list of 8 numbers" in told


def test_weights_move_towards_the_side_that_was_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terra_mystica_training, "play_both", leading(10.0))
    lots = Random("lots")
    turns = [lots.choice((-1.0, 1.0)) for _ in knobs(GUESS)]
    found = moved(GUESS, "seed", 2, 0.01, Random("lots"))
    towards = turned(GUESS, turns)
    for name in ("coin", "worker", "ahead"):
        assert (found[name][0] > GUESS[name][0]) == (towards[name][0] > GUESS[name][0])
    assert (found["open"] > GUESS["open"]) == (towards["open"] > GUESS["open"])


def test_a_knob_for_one_faction_moves_only_when_that_took_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terra_mystica_training, "play_both", leading(10.0))
    found = moved(GUESS, "seed", 2, 0.01, Random(1))["stronghold_ability"]
    assert {slug for slug, worth in found.items() if worth} == {"halflings", "nomads"}


def test_a_lead_by_chance_moves_weights_no_further_than_a_large_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = []
    for lead in (30.0, 90.0):
        monkeypatch.setattr(terra_mystica_training, "play_both", leading(lead))
        ends.append(moved(GUESS, "seed", 2, 0.01, Random(1)))
    assert ends[0] == ends[1]
    assert rate_after(900) == pytest.approx(rate_after(0) / 2)


def test_knobs_change_numbers_that_there_are_and_leave_the_others() -> None:
    before = {name: GUESS[name] for name in NAMES}
    changed = turned(GUESS, [1.0] * len(knobs(GUESS)))
    assert before == {name: GUESS[name] for name in NAMES}
    assert all(changed[name] != GUESS[name] for name in NAMES)
    assert changed["coin"][-1] == GUESS["coin"][-1] and changed["by_spades"][0] == 1.0


def test_both_sides_judge_by_their_own_weights_and_the_programs_are_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[int, set[float]] = {0: set(), 1: set()}

    class Watched(TerraMysticaGreedy):
        def choose(self, view: Any, pending: Any, budget: Any) -> Any:
            seen[pending.seat].add(WEIGHTS.open)
            return super().choose(view, pending, budget)

    monkeypatch.setattr(weight_games, "TerraMysticaGreedy", Watched)
    load_weights()
    before = WEIGHTS.open
    result = play("seed", 2, GUESS, turned(GUESS, [1.0] * len(knobs(GUESS))), frozenset({1}))
    assert seen[1] == {GUESS["open"]} and len(seen[0]) == 1 and seen[0] != seen[1]
    assert len(result.factions) == 2 and 0.0 <= result.won <= 1.0
    assert WEIGHTS.open == before


def test_the_gate_says_what_the_new_weights_won_and_by_how_much(
    tmp_path: Path, two_steps: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    training = begin(tmp_path, 1, told.append)
    train(training, 0.01)
    players: list[type[Agent]] = []

    def play_both(seed: str, seats: int, one: Any, other: Any, player: Maker) -> Result:
        players.append(type(player(seats == 2, seed)))
        return Result(4.0, 1.0, frozenset())

    monkeypatch.setattr(terra_mystica_training, "play_both", play_both)
    training.gate(6, 1)
    result = [Result(4.0, 1.0, frozenset())] * 3
    assert told[-4:] == [verdict(what, seats, result) for what in ("weights", "weights and policy") for seats in (2, 4)]
    assert told[-3] == "4 seats: the new weights won 100.0% of 6 games (61% to 100%), +4.0 points a seat"
    assert players == [TerraMysticaGreedy] * 6 + [Lookahead] * 6


def without(name: str) -> dict[str, Any]:
    return {each: value for each, value in GUESS.items() if each != name}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "there is no list of weights"),
        ({"weights": {**GUESS, "luck": 1.0}}, "there is no weight 'luck'"),
        ({"weights": without("open")}, "open needs a number, not None"),
        ({"weights": {**GUESS, "open": True}}, "open needs a number, not True"),
        ({"weights": {**GUESS, "bowls": [1.0]}}, "bowls must be a list of 3 numbers"),
        ({"weights": {**GUESS, "stronghold_ability": 2}}, "stronghold_ability must have numbers by faction"),
    ],
)
def test_a_file_of_weights_with_a_mistake_is_refused_in_one_sentence(data: Any, said: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.yaml"
    path.write_text(yaml.safe_dump(data))
    with pytest.raises(DamagedFileError) as raised:
        read_weights(path)
    assert str(raised.value) == f"{path} has no usable weights: {said}."


def test_the_shipped_weights_are_those_that_opponents_use() -> None:
    load_weights()
    told = read_weights(assets(*FILE))
    assert {name: getattr(WEIGHTS, name) for name in NAMES} == told
    used: Sequence[str] = [knob.weight for knob in knobs(told)]
    assert set(used) == set(NAMES)


def test_the_policy_finds_what_actions_are_better_by_than_they_seem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_learner, "RIDGE", 30.0)
    found = Sums()
    for number in range(40):
        found.learn(a_lesson(str(number)))
    weights = np.array(found.policy().weights).ravel()
    assert found.turns == 40
    assert 1.2 < weights[0] < 2.0, "drawn to 0, but not far"
    assert abs(weights[1]) < 0.2 and not weights[3:].any()


def test_a_miss_by_chance_teaches_no_more_than_a_large_one() -> None:
    taught = []
    for weight in (1e3, 1e6):
        found = Sums()
        found.learn(a_lesson("chance", weight, 0.0))
        taught.append(found.missed)
    assert np.abs(taught[0] - taught[1]).max() < 1e-6


def test_what_lessons_taught_is_added_up_from_files(tmp_path: Path) -> None:
    whole = Sums()
    for number in range(2):
        part = Sums()
        for one in (part, whole):
            one.learn(a_lesson(str(number)))
        part.write(tmp_path / f"{number}.npz")
    found = read_sums([tmp_path / "0.npz", tmp_path / "1.npz"])
    assert found.turns == 2
    assert np.array_equal(found.products, whole.products) and np.array_equal(found.missed, whole.missed)


def test_damaged_lessons_are_told_in_one_sentence(
    tmp_path: Path, two_steps: None, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lessons-1.npz").write_text("nothing")
    assert main(["--game", "terra_mystica", "--folder", str(tmp_path), "--size", "0.01"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "lessons-1.npz has no usable lessons" in told


def test_a_game_teaches_how_its_best_actions_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_games, "SHARE", 0.1)
    monkeypatch.setattr(policy_games, "SKILL", Skill(1, width=2, tries=2))
    load_weights()
    found = list(lessons_of("seed", 0))
    assert found
    for lesson in found:
        assert lesson.facts.shape == (2, len(COLUMNS) * len(ROWS)) and lesson.missed.shape == (2,)
        assert not np.array_equal(lesson.facts[0], lesson.facts[1])
    again = list(lessons_of("seed", 0))
    assert [lesson.missed.tolist() for lesson in again] == [lesson.missed.tolist() for lesson in found]
