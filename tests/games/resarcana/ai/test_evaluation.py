from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.plan import Plan, horizon_of, worths_of
from resarcana_gui.games.resarcana.cards.essences import CALM, DEATH, GOLD
from tests.games.resarcana.ai.thinking import value
from tests.games.resarcana.described_table import Table, lying, seat


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat("great_pyramid"), seat("mausoleum")),
        (seat(pool="4G"), seat(pool="4E")),
        (seat(pool="3E"), seat(pool="1E")),
        (seat("chalice_of_fire"), seat()),
        (seat(lying("catacombs_of_the_dead", on="3D")), seat("catacombs_of_the_dead", pool="3D")),
        (seat(hand=["philosophers_stone"]), seat()),
        (seat(lying("duelist", on="1G"), mage="duelist"), seat(mage="duelist")),
        (seat("horn_of_plenty"), seat(lying("horn_of_plenty", turned=True))),
    ],
)
def test_a_seat_with_more_is_better_off(better: dict[str, object], worse: dict[str, object]) -> None:
    assert value(Table(better, seat())) > value(Table(worse, seat()))


def test_a_rival_with_more_makes_it_worse() -> None:
    assert value(Table(seat(), seat("great_pyramid"))) < value(Table(seat(), seat("mausoleum")))
    assert value(Table(seat(), seat(pool="5E"))) < value(Table(seat(), seat(pool="1E")))


def test_only_the_best_rival_counts() -> None:
    one = Table(seat(), seat("great_pyramid"), seat())
    two = Table(seat(), seat("great_pyramid"), seat("mausoleum"))
    assert value(one) == pytest.approx(value(two), abs=0.5)


def test_what_is_needed_for_a_place_of_power_is_worth_more_the_nearer_it_is() -> None:
    places = ["coral_castle"]
    near, far = Table(seat(pool="5E 5L 4C"), places=places), Table(seat(pool="14E"), places=places)
    assert value(near) > value(far) + 0.3


def test_the_game_is_taken_to_end_soon_when_somebody_has_the_points() -> None:
    early, late = Table(seat()), Table(seat(), seat("great_pyramid", "temple", "oracle", "mausoleum"))
    assert horizon_of(early.state) > 4
    assert horizon_of(late.state) < 1


def test_in_a_long_game_there_are_always_some_rounds_to_come() -> None:
    assert horizon_of(Table(seat(), round=30).state) == weights.ROUNDS_LEAST


def test_essences_that_a_power_of_the_seat_turns_into_points_are_worth_more() -> None:
    worths = worths_of(Table(seat("sunken_reef")).state, 0)
    assert worths[CALM] > worths[DEATH]
    assert worths[GOLD] == weights.GOLD_ESSENCE


def test_what_comes_to_hand_later_is_worth_what_a_card_is_worth_on_average() -> None:
    table = Table(seat(pool="1E", hand=["prism"], deck=["philosophers_stone", "athanor"], item="research"))
    plan = Plan(table.view(0), 0)
    evaluation = ResArcanaEvaluation(plan, 0)
    values = []
    for card in ("philosophers_stone", "athanor"):
        world = table.state.clone()
        world.draw(0, table.number(card))
        values.append(evaluation.value(world, 0))
    assert values[0] == values[1]


def test_a_finished_game_is_worth_more_than_any_position() -> None:
    table = Table(seat("coral_castle", "great_pyramid", "temple", "oracle"), seat(pool="9G"))
    before = value(table)
    table.do("use", "coral_castle", 0)
    assert table.phase == "game_over"
    assert value(table) > before + 500 > value(table, 1) + 1000


def test_a_plan_of_one_seat_does_not_judge_for_another() -> None:
    table = Table(seat("great_pyramid"), seat())
    mine = ResArcanaEvaluation(Plan(table.state, 0), 0)
    assert mine.value(table.state, 1) == ResArcanaEvaluation().value(table.state, 1)


def test_a_game_of_a_match_that_is_won_counts() -> None:
    table = Table.dealt(setup="match", seats=2)
    before = value(table)
    table.state.win_game(1)
    assert value(table) > before + 50
