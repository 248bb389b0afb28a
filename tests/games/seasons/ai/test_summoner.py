"""What the player by one rule does."""

from __future__ import annotations

from resarcana_gui.games.seasons import plugin
from resarcana_gui.games.seasons.engine import start
from tests.games.seasons.ai.thinking import answer, play, wins
from tests.games.seasons.described_table import Table, seat


def test_it_summons_the_highest_prestige_that_it_can_pay_for() -> None:
    mine = seat(reserve="1W 2E 3F", hand=["amulet_of_earth", "damned_soul_of_onys", "syllas_the_faithful"])
    assert answer("summoner", Table(mine)) == {"kind": "summon", "card": "syllas_the_faithful"}


def test_it_gains_what_the_best_card_in_its_hand_lacks() -> None:
    table = Table(seat("potion_of_knowledge", hand=["lantern_of_xidit", "amulet_of_air"], reserve="1F"))
    table.activate("potion_of_knowledge")
    assert answer("summoner", table) == {"kind": "gain", "energies": "2F 3E"}


def test_it_crystallises_only_with_an_empty_hand_or_near_the_end() -> None:
    poor = seat(reserve="2W", hand=["syllas_the_faithful"])
    assert answer("summoner", Table(poor, may_crystallise=True, p=4)) == {"kind": "end_turn"}
    late = answer("summoner", Table(poor, may_crystallise=True, p=34))
    empty = answer("summoner", Table(seat(reserve="2W"), may_crystallise=True, p=4))
    assert late == empty == {"kind": "crystallise", "energies": "2W"}


def test_it_uses_one_bonus_when_its_gauge_has_no_room() -> None:
    full = seat(hand=["syllas_the_faithful"], gauge=0)
    assert answer("summoner", Table(full)) == {"kind": "use_bonus", "bonus": "gauge"}
    assert answer("summoner", Table({**full, "bonuses": 1})) == {"kind": "end_turn"}


def test_it_plays_whole_games_beats_random_and_is_offered_to_nobody() -> None:
    assert "summoner" in plugin().yardsticks() and "summoner" not in plugin().agent_names()
    session = start(3, seats=4)
    play(session, [plugin().agent("summoner", number) for number in range(4)])
    assert session.outcome is not None
    assert wins("summoner", "random", 8) >= 5
