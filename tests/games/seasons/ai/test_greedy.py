from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.seasons import plugin
from resarcana_gui.games.seasons.ai.card_worth import net_worth
from resarcana_gui.games.seasons.ai.evaluation import SeasonsEvaluation, energies_worth
from resarcana_gui.games.seasons.engine import seasons, start
from tests.games.seasons.ai.thinking import LEVELS, answer, play, wins
from tests.games.seasons.described_table import Table, seat


def test_it_summons_what_it_can_pay_for_while_its_gauge_has_room() -> None:
    assert answer("greedy", Table(seat(reserve="3W", hand=["olafs_blessed_statue"]))) == {
        "kind": "summon",
        "card": "olafs_blessed_statue",
    }


def test_it_crystallises_what_is_dear_now_and_in_the_last_rounds_everything() -> None:
    table = Table(seat(reserve="2E"), may_crystallise=True, p=2)
    assert answer("greedy", table) == {"kind": "crystallise", "energies": "2E"}
    table = Table(seat(reserve="2E"), may_crystallise=True, p=36)
    assert answer("greedy", table)["kind"] == "crystallise"


def test_it_keeps_energies_that_will_be_dearer_or_that_a_card_needs() -> None:
    assert answer("greedy", Table(seat(reserve="2F"), may_crystallise=True, p=3)) == {"kind": "end_turn"}
    needed = Table(seat(reserve="2E", hand=["amulet_of_earth"], gauge=0, bonuses=3), may_crystallise=True, p=2)
    assert answer("greedy", needed) == {"kind": "end_turn"}


def test_it_uses_no_bonus_for_nothing() -> None:
    assert answer("greedy", Table(seat())) == {"kind": "end_turn"}


def test_of_energies_to_choose_it_takes_those_that_its_cards_lack() -> None:
    table = Table(seat("potion_of_knowledge", hand=["lantern_of_xidit"], reserve="1F"))
    table.activate("potion_of_knowledge")
    assert answer("greedy", table) == {"kind": "gain", "energies": "2F 3E"}


def test_a_card_in_hand_costs_five_points_at_the_end_and_an_energy_is_worth_nothing() -> None:
    worth = SeasonsEvaluation()
    over = Table(seat(reserve="5W", crystals=9), p=36).state
    with_card = Table(seat(reserve="5W", crystals=9, hand=["runic_cube_of_eolis"]), p=36).state
    assert worth.value(over, 0) - worth.value(with_card, 0) == pytest.approx(5.0, abs=2.0)
    early = Table(seat(reserve="5W"), p=7).state
    assert 2 * energies_worth(over, 0, over.reserve[0]) < energies_worth(early, 0, early.reserve[0])


def test_what_brings_something_every_round_is_worth_more_early() -> None:
    chest = seasons().cards.cards[seasons().cards.numbers["wondrous_chest"]]
    assert net_worth(chest, 2, 16.0) > net_worth(chest, 2, 8.0) > net_worth(chest, 2, 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_greedy_players_finish_every_kind_of_game(seats: int, level: str) -> None:
    session = start(11, seats=seats, level=level)
    play(session, [plugin().agent("greedy", number) for number in range(seats)])
    assert session.outcome is not None and max(session.outcome.points) > 20


@pytest.mark.slow
def test_greedy_beats_random_and_the_summoner() -> None:
    assert wins("greedy", "random", 6) >= 5
    assert wins("greedy", "summoner", 6) >= 4


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    games = [
        play(start(7), [plugin().agent("greedy", "a"), plugin().agent("greedy", "b")], Budget(iterations=2), most=40)
        for _ in range(2)
    ]
    assert games[0] == games[1]
