"""The learned policy: what it sees of an action, what it adds to Greedy's values, and its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.opponents import LEARNED, LEVELS, build
from resarcana_gui.games.terra_mystica.ai.playout import Playouts
from resarcana_gui.games.terra_mystica.ai.policy import FILE, Policy, load_policy, read_policy
from resarcana_gui.games.terra_mystica.ai.policy_facts import (
    ACTIONS,
    CARDS,
    COLUMNS,
    FAVOURS,
    ROWS,
    columns_of,
    rows_of,
)
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.paths import DamagedFileError, assets
from tests.games.terra_mystica.played_table import Table, seat

POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}


def answer(table: Table, kind: str, **fields: object) -> Answer:
    """The one legal answer that has these fields."""
    game = terra_mystica()
    for given in game.legal(table.state):
        told = game.codec.write(given)
        if told["kind"] == kind and fields.items() <= told.items():
            assert isinstance(given, Answer)
            return given
    raise AssertionError(f"nobody may {kind}")


def seen(table: Table, *line: tuple[str, dict[str, object]]) -> dict[str, float]:
    """What is seen of an action of the first seat, and does not come to 0."""
    before, answers = table.state.clone(), []
    for kind, fields in line:
        answers.append(answer(table, kind, **fields))
        table.do(kind, **fields)
    found = zip(COLUMNS, columns_of(before, table.state, 0, answers), strict=True)
    return {name: round(amount, 3) for name, amount in found if amount}


def liking(**likes: float) -> Policy:
    """A policy that likes some columns, in every situation by so many points."""
    return Policy([[likes.get(name, 0.0)] + [0.0] * (len(ROWS) - 1) for name in COLUMNS])


def test_a_dwelling_is_seen_with_its_price_and_the_hexes_that_it_reaches() -> None:
    table = Table(seat("dwarves", "E7", **{**POOR, "coins": 2, "workers": 1}), round=5, terrain={"E6": "mountains"})
    found = seen(table, ("build", {"at": "E6"}))
    assert found.pop("reach") > 0
    assert found == {"build": 1.0, "structures": 1.0, "coins": -0.4, "workers": -0.333}


def test_a_purchase_behind_conversions_is_seen_as_one() -> None:
    lacking = seat("dwarves", "E7", **{**POOR, "coins": 1, "workers": 1, "bowls": [0, 4, 0]})
    table = Table(lacking, round=5, terrain={"E6": "mountains"})
    found = seen(table, ("burn", {}), ("convert", {"exchange": "power_to_coin"}), ("build", {"at": "E6"}))
    assert found["converting"] == 1.0 and found["burned"] == 0.333
    assert (found["bowl1"], found["bowl2"]) == (0.333, -0.667)


def test_an_upgrade_beside_others_is_seen_with_the_power_that_it_offers() -> None:
    table = Table(seat("dwarves", "E7"), seat("witches", "E6"))
    found = seen(table, ("upgrade", {"at": "E7", "structure": "trading_house"}))
    assert found["trading_house"] == 1.0 and found["offers"] == 0.333 and "structures" not in found


def test_a_temple_is_seen_with_the_favour_tile_that_it_brought() -> None:
    table = Table(seat("dwarves", {"E7": "trading_house"}))
    before, given = table.state.clone(), answer(table, "upgrade", at="E7", structure="temple")
    table.do("upgrade", at="E7", structure="temple")
    table.do("favour", tile="FAV5")
    found = columns_of(before, table.state, 0, [given])
    named = {name for name, amount in zip(COLUMNS, found, strict=True) if amount}
    assert {"temple", "favour4", "cult_steps", "cult_leads"} <= named
    assert not named & {"favour3", "trading_house", "structures"}


def test_a_priest_is_seen_by_his_steps_and_the_lead_that_they_bring() -> None:
    cults: dict[str, Any] = {"cults": [0, 2, 0, 0]}
    table = Table(seat("dwarves", "E7"), seat("witches", "F4", **cults))
    found = seen(table, ("send", {"cult": "water", "steps": 3}))
    assert found["send3"] == 1.0 and found["cult_steps"] == 1.5 and found["cult_leads"] == 1.0
    assert found["priests"] == -1.0


def test_tracks_actions_and_passing_are_seen() -> None:
    assert seen(Table(seat("witches", "F4")), ("ship", {}))["ship"] == 1.0
    assert seen(Table(seat("witches", "F4")), ("exchange", {}))["exchange"] == 1.0
    assert seen(Table(seat("witches", "F4", bowls=[0, 0, 4])), ("action", {"action": "ACT4"}))["action3"] == 1.0
    told = seen(Table(seat("witches", "F4"), cards={"BON2": 0}), ("pass", {"card": "BON2"}))
    assert told["pass"] == told["first_pass"] == told["card1"] == 1.0


def test_the_situation_is_that_of_the_round_and_the_purse() -> None:
    rows = dict(zip(ROWS, rows_of(Table(seat("dwarves", "E7", coins=6, workers=8), round=6).state, 0), strict=True))
    assert (rows["always"], rows["round"], rows["last_round"], rows["two_seats"]) == (1.0, 1.0, 1.0, 1.0)
    assert (rows["coins"], rows["workers"], rows["passed"]) == (0.0, 1.0, 0.0)
    three = Table(seat("dwarves", "E7"), seat("witches", "F4"), seat("nomads", "A1"), round=1).state
    rows = dict(zip(ROWS, rows_of(three, 0), strict=True))
    assert (rows["two_seats"], rows["round"], rows["round_squared"], rows["last_round"]) == (-1.0, -1.0, 1.0, 0.0)


def test_every_action_card_and_favour_tile_of_the_game_has_its_column() -> None:
    parts = terra_mystica().parts
    assert (len(parts.actions), len(parts.bonus_cards), len(parts.favour_tiles)) == (ACTIONS, CARDS, FAVOURS)
    assert len(set(COLUMNS)) == len(COLUMNS)


def test_its_points_are_the_weights_of_what_holds_in_the_rows_that_hold() -> None:
    table = Table(seat("dwarves", "E7"), round=6)
    before, given = table.state.clone(), answer(table, "exchange")
    table.do("exchange")
    weights = [[0.0] * len(ROWS) for _ in COLUMNS]
    weights[COLUMNS.index("exchange")][ROWS.index("last_round")] = 3.0
    weights[COLUMNS.index("exchange")][ROWS.index("always")] = 0.5
    weights[COLUMNS.index("build")][0] = 100.0
    assert Policy(weights).points(before, table.state, 0, [given]) == 3.5


def value(table: Table, given: Answer, policy: Policy | None) -> float:
    """What an answer to the open question is worth in playouts."""
    question = table.session.pending
    assert isinstance(question, Question)
    return Playouts(terra_mystica(), Dice(1), 8, 0.0, policy).tried(table.state, question, (given,)).value


def test_it_is_added_to_the_value_of_a_turns_action_alone() -> None:
    table = Table(seat("dwarves", {"E7": "trading_house"}))
    given = answer(table, "upgrade", at="E7", structure="temple")
    assert value(table, given, liking(temple=2.0)) == pytest.approx(value(table, given, None) + 2.0)
    table.do("upgrade", at="E7", structure="temple")
    given = answer(table, "favour", tile="FAV5")
    assert value(table, given, liking(cult_steps=2.0)) == value(table, given, None)


@pytest.mark.parametrize("playouts", [0, 4])
def test_a_player_does_what_the_policy_says_if_it_says_so_clearly(playouts: int) -> None:
    stock: dict[str, Any] = {"coins": 2, "workers": 1, "priests": 1, "bowls": [12, 0, 0]}
    for column, kind in (("send3", "send"), ("build", "build")):
        table = Table(seat("dwarves", "E7", **stock), round=5, terrain={"E6": "mountains"})
        question = table.session.pending
        assert question is not None
        agent = Lookahead(terra_mystica(), Skill(playouts), 1, None, liking(**{column: 50.0}))
        assert kind == agent.choose(table.session.observe(0), question, Budget()).KIND


def test_only_the_archmage_knows_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def read() -> Policy:
        asked.append("policy")
        return liking()

    monkeypatch.setattr("resarcana_gui.games.terra_mystica.ai.opponents.load_policy", read)
    for level in LEVELS:
        build(terra_mystica(), level, 1)
    assert len(asked) == len(LEARNED) == 1
    build(terra_mystica(), "archmage-raven", 1)
    assert len(asked) == 2


def test_the_shipped_policy_can_be_read_and_says_something() -> None:
    assert any(weight for weights in load_policy().weights for weight in weights)
    assert read_policy(assets(*FILE)).weights == load_policy().weights


GOOD = {"rows": list(ROWS), "columns": {name: [0.0] * len(ROWS) for name in COLUMNS}}


def changed(name: str, value: object) -> dict[str, object]:
    return {**GOOD, "columns": {**GOOD["columns"], name: value}}  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "there are no columns"),
        ({"columns": 3}, "there are no columns"),
        ({**GOOD, "rows": ["always"]}, f"the rows must be {', '.join(ROWS)}"),
        (changed("luck", [0.0] * len(ROWS)), "there is no column 'luck'"),
        (changed("build", [1.0]), f"build must be a list of {len(ROWS)} numbers"),
        (changed("build", ["x"] * len(ROWS)), f"build must be a list of {len(ROWS)} numbers, and 'x' is none"),
        (changed("build", None), f"build must be a list of {len(ROWS)} numbers"),
    ],
)
def test_a_file_with_a_mistake_is_refused_in_one_sentence(data: object, said: str, tmp_path: Path) -> None:
    path = tmp_path / "policy.yaml"
    path.write_text(yaml.safe_dump(data))
    with pytest.raises(DamagedFileError) as raised:
        read_policy(path)
    assert str(raised.value) == f"{path} has no usable policy: {said}."
