"""Setting up: tiles drawn, factions taken, starting dwellings and bonus cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from resarcana_gui.games.terra_mystica.engine import start, table, terra_mystica
from resarcana_gui.games.terra_mystica.rules.setup import draw_scoring
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.session import Session
from tests.for_each import for_each


def begun(*factions: str, first: int = 0, **options: Any) -> Session:
    session = start(seed=3, seats=len(factions), first=first, **options)
    for faction in factions:
        session.do(kind="faction", faction=faction)
    return session


def placed(session: Session) -> list[int]:
    """The seats in the order in which they place starting dwellings."""
    seats: list[int] = []
    while session.pending and session.pending.KIND == "start":
        seats.append(session.pending.seat)
        session.submit(session.legal()[0])
    return seats


def test_dwellings_are_placed_forth_and_back_then_the_nomads_third_then_the_chaos_magicians() -> None:
    assert placed(begun("nomads", "chaosmagicians", "witches")) == [0, 2, 2, 0, 0, 1]
    assert placed(begun("witches", "giants", "nomads", first=1)) == [1, 2, 0, 0, 2, 1, 0]


def test_bonus_cards_are_taken_counter_clockwise_and_those_left_get_a_coin() -> None:
    session = begun("witches", "giants", "nomads", first=1)
    placed(session)
    seats = []
    while session.pending and session.pending.KIND == "card":
        seats.append(session.pending.seat)
        session.submit(session.legal()[0])
    assert seats == [0, 2, 1]
    assert list(table(session.state)["cards"].values()) == [1, 1, 1]  # type: ignore[attr-defined]
    assert table(session.state)["round"] == 1


def test_a_faction_takes_its_colour_with_it() -> None:
    session = start(seats=3, first=2)
    assert session.question_data() == {"kind": "faction", "seat": 2}
    session.do(faction="witches")
    offered = {each["faction"] for each in session.legal_data()}
    assert len(offered) == 12 and not {"witches", "auren"} & offered


def test_starting_dwellings_stand_on_free_home_terrain_and_score_nothing() -> None:
    session = begun("witches", "giants")
    assert len(session.legal()) == 11
    session.do(at="F4")
    session.do(at="I1")
    session.do(at="I12")
    assert len(session.legal()) == 10
    assert [seat["points"] for seat in table(session.state)["seats"]] == [20, 20]  # type: ignore[attr-defined]


@for_each("seats, cards", [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_three_bonus_cards_more_than_players_are_in_play(seats: int, cards: int) -> None:
    for setup in ("standard", "colours"):
        session = start(seed=seats, seats=seats, setup=setup)
        assert isinstance(session.state, State)
        assert sum(coins >= 0 for coins in session.state.on_card) == cards
        assert session.state.on_card[9] == -1


def test_the_spade_tile_is_never_for_the_last_two_rounds_and_in_play_every_second_time() -> None:
    """R: that tile alone is replaced, and shuffled back among those not drawn. (J draws all again.)"""
    state = terra_mystica().blank({"seats": 2}, -1)
    drawn = [draw_scoring(state, Dice(seed)) for seed in range(400)]
    assert all(len(set(tiles)) == 6 and 0 not in tiles[4:] and 8 not in tiles for tiles in drawn)
    assert 160 < Counter(0 in tiles for tiles in drawn)[True] < 240


def test_with_random_colours_everybody_chooses_one_of_two_sides() -> None:
    session = start(seed=1, seats=5, setup="colours")
    assert len(session.legal()) == 2


@for_each("seats, factions", [
    (2, {"witches", "nomads"}), (3, {"witches", "nomads", "alchemists"}),
    (4, {"witches", "nomads", "halflings", "mermaids"}),
    (5, {"witches", "nomads", "halflings", "mermaids", "giants"}),
])  # fmt: skip
def test_the_first_game_is_laid_out_as_the_rule_book_shows(seats: int, factions: set[str]) -> None:
    """Dwellings and cards rest on one engine (lvandeve/tmai); SCORE8 stands in for a second SCORE6."""
    session = start(seed=4, seats=seats, setup="first")
    told = table(session.state)
    assert {seat["faction"] for seat in told["seats"]} == factions  # type: ignore[attr-defined]
    assert told["scoring"] == ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]
    assert session.pending and session.pending.KIND == "card"


@for_each("options, sentence", [
    ({"seats": 6}, "The option seats is a whole number from 2 to 5, not 6."),
    ({"seats": True}, "The option seats is a whole number from 2 to 5, not True."),
    ({"setup": "none"}, "Unknown setup 'none'; choose from standard, first, colours."),
    ({"first": 2}, "The option first is a whole number from -1 to 1, not 2."),
    ({"colour": 1}, "Unknown option 'colour'; choose from seats, setup, first, scenario."),
])  # fmt: skip
def test_options_that_make_no_game_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError) as caught:
        start(**options)  # type: ignore[arg-type]
    assert str(caught.value) == sentence
