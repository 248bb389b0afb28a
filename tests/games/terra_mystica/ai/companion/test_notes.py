"""What is noted of answers at described tables is true, and said in plain words."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.terra_mystica.ai.factions import POINTS
from resarcana_gui.games.terra_mystica.components.words import DWELLING, TEMPLE
from resarcana_gui.games.terra_mystica.engine import start
from resarcana_gui.games.terra_mystica.rules.reaching import reached
from tests.games.terra_mystica.ai.companion.noted import notes, option_of, sentences, told
from tests.games.terra_mystica.played_table import Table, seat

POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
LAND = {"H6": "wasteland"}
SEVEN = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
"""With a dwelling on H6 four structures worth seven."""


def beside_auren(number: int = 3, **auren: Any) -> Table:
    """Dwarves with a dwelling, and Auren with one of their own two hexes away."""
    return Table(
        seat("dwarves", "E7", bowls=[0, 0, 12]), seat("auren", "E5", **auren), round=number,
        terrain={"E6": "mountains"},
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------- points and towns


def test_points_are_those_that_the_answer_scores_and_their_reason_is_named() -> None:
    table = beside_auren(1, bowls=[12, 0, 0])
    tile = table.state.parts.scoring_tiles[table.state.scoring[0]]
    before = table.has(0, "points")
    found = notes(table.session, kind="exchange")["scores:digging"]
    assert told(found) == "Scores 6 points for the exchange track."
    table.do("exchange")
    assert table.has(0, "points") - before == found.here
    assert tile.points > 0


def test_a_dwelling_scores_for_the_rounds_tile() -> None:
    for number in range(1, 7):
        table = Table(seat("dwarves", "E7"), round=number, terrain={"E6": "mountains"})
        points = table.state.parts.scoring_tiles[table.state.scoring[number - 1]].scores[DWELLING]
        said = sentences(table.session, kind="build", at="E6")
        assert (f"Scores {points} points for this round's tile." in said) == bool(points)


def test_a_town_is_founded_or_comes_nearer() -> None:
    founding = Table(seat("giants", SEVEN, bowls=[12, 0, 0]), terrain=LAND)
    assert next(iter(sentences(founding.session, kind="build", at="H6"))) == "Founds a town of 4 structures."
    two = {"H7": "trading_house", "G5": "dwelling"}
    nearing = Table(seat("giants", two, bowls=[12, 0, 0]), terrain=LAND, round=2)
    assert "Towards a town: 3 of 4 structures, 4 of 7 in value." in sentences(nearing.session, kind="build", at="H6")
    assert not any("town" in each for each in sentences(nearing.session, kind="exchange"))


def test_what_a_dwelling_that_follows_brings_is_said_of_both_together() -> None:
    table = beside_auren(2)
    _, option = option_of(table.session, kind="transform", at="F4")
    built = [each for each in option.whole.answers if each.KIND == "build"]
    assert built
    told_of = sentences(table.session, kind="transform", at="F4")
    assert told_of and all(each.startswith("With a dwelling on F4: ") for each in told_of)


# ----------------------------------------------------------------------------------------------- income and prices


def test_income_is_what_the_next_rounds_bring_more() -> None:
    assert "1 worker more every round." in sentences(beside_auren().session, kind="build", at="E6")
    last = sentences(beside_auren(6).session, kind="build", at="E6")
    assert not any("every round" in each for each in last)
    poor = sentences(beside_auren().session, kind="upgrade", at="E7", structure="trading_house")
    assert "Every round 3 coins and 1 power more and 1 worker less." in poor


def test_a_trading_house_beside_a_neighbour_is_cheaper_and_may_bring_it_power() -> None:
    table = Table(seat("witches", "E7"), seat("dwarves", "E8"), round=2)
    upgrading = sentences(table.session, kind="upgrade", at="E7", structure="trading_house")
    assert {"3 coins cheaper beside Bo.", "Gives opponents only 1 power."} <= set(upgrading)
    alone = Table(seat("dwarves", "E7"), terrain={"E6": "mountains"})
    assert "Gives opponents no power." in sentences(alone.session, kind="build", at="E6")


def test_a_conversion_says_what_it_pays_for() -> None:
    lacking = seat("dwarves", "E7", **{**POOR, "coins": 1, "workers": 1, "bowls": [5, 0, 2]})
    table = Table(lacking, round=2, terrain={"E6": "mountains"})
    paying = sentences(table.session, kind="convert", exchange="power_to_coin")
    assert paying[0] == "Pays for a dwelling on E6."


def test_a_spade_gets_cheaper_and_ships_open_land() -> None:
    assert "A spade then costs 2 workers instead of 3." in sentences(beside_auren().session, kind="exchange")
    table = Table(seat("witches", "E7"), seat("dwarves", "E8"), round=2)
    found = next(each for fact, each in notes(table.session, kind="ship").items() if fact.startswith("reach"))
    before = reached(table.state, 0)
    table.do("ship")
    names = [table.state.parts.board.names[at] for at in range(113) if reached(table.state, 0) & ~before & 1 << at]
    assert set(found.fact.split(":")[1:]) <= set(names)


# -------------------------------------------------------------------------------------------------- power actions


def test_a_power_action_is_taken_before_the_next_who_can_pay_for_it_without_burning() -> None:
    said = sentences(beside_auren(bowls=[0, 8, 4]).session, kind="action", action="ACT3")
    assert "Takes it before Bo, who has 4 power to spend." in said
    for bowls in ([0, 12, 0], [0, 9, 3]):
        assert not any(
            "Bo" in each for each in sentences(beside_auren(bowls=bowls).session, kind="action", action="ACT3")
        )
    passed = beside_auren(bowls=[0, 8, 4], passed=True)
    assert not any("Bo" in each for each in sentences(passed.session, kind="action", action="ACT3"))


def test_the_gain_of_a_power_action_is_compared_with_converting_and_pays_for_something() -> None:
    poor = seat("dwarves", {"E7": "trading_house"}, **{**POOR, "coins": 5, "bowls": [0, 0, 4]})
    table = Table(poor, round=2)
    said = sentences(table.session, kind="action", action="ACT3")
    assert "By conversion the same would cost 6 power." in said
    assert "After it you can pay for a temple on E7." in said
    table.do("action", action="ACT3")
    price = table.state.parts.factions[table.state.faction[0]].costs[TEMPLE]
    assert table.has(0, "coins") >= price.coins and table.has(0, "workers") >= price.workers


# ------------------------------------------------------------------------------------------------- cults and tiles


def test_a_priest_is_sent_for_places_power_and_the_bonus() -> None:
    said = sentences(beside_auren().session, kind="send", cult="fire", steps=3)
    assert "Puts you first on fire, at step 3." in said and "Brings 1 power, at step 3 of fire." in said
    ahead = beside_auren(cults=[5, 0, 0, 0])
    assert "Puts you first on fire, at step 3." not in sentences(ahead.session, kind="send", cult="fire", steps=3)


def test_the_cult_bonus_that_is_said_comes() -> None:
    table = beside_auren(1)
    for cult in ("fire", "water", "earth", "air"):
        found = notes(table.session, kind="send", cult=cult, steps=3)
        for fact in (each for each in found if each.startswith("cult_bonus")):
            number = int(fact.split(":")[1])
            tile = table.state.parts.scoring_tiles[table.state.scoring[number - 1]]
            step = table.has(0, "cults")[("fire", "water", "earth", "air").index(cult)]
            assert (step + 3) // tile.every > step // tile.every


def test_a_favour_tile_is_praised_for_what_it_scores_or_founds() -> None:
    table = Table(seat("dwarves", {"E7": "trading_house"}), round=2)
    table.do("upgrade", at="E7", structure="temple")
    assert "3 points for each trading house; you can still build 4." in sentences(table.session, tile="FAV10")
    assert "Towns then need only 6 in value." in sentences(table.session, tile="FAV5")
    assert "4 power more every round." in sentences(table.session, tile="FAV8")


def test_a_town_tile_says_nothing_that_is_printed_on_it() -> None:
    table = Table(seat("giants", SEVEN, bowls=[12, 0, 0]), terrain=LAND)
    table.do("build", at="H6")
    for found in ("TW1", "TW2", "TW3", "TW4", "TW5"):
        assert not any(fact.startswith("scores") for fact in notes(table.session, kind="town", tile=found))


def test_passing_says_who_begins_and_what_the_card_brings() -> None:
    said = sentences(beside_auren().session, kind="pass")
    assert "You begin the next round." in said
    after = beside_auren(passed=True)
    assert "You begin the next round." not in sentences(after.session, kind="pass")


# -------------------------------------------------------------------------------------------------- power, factions


def test_power_is_taken_for_what_it_pays_and_refused_for_points() -> None:
    table = Table(seat("dwarves", "E7"), seat("auren", {"E5": "temple"}, bowls=[5, 5, 2]), round=6,
                  terrain={"E6": "mountains"})  # fmt: skip
    table.do("build", at="E6")
    table.end()
    assert "Keeps 1 point." in sentences(table.session, kind="refuse")
    assert "Power is of little use in the last round." in sentences(table.session, kind="refuse")
    assert any("to spend after it" in each or "you can pay" in each for each in sentences(table.session, kind="accept"))


def test_a_faction_is_told_by_its_points_and_its_neighbours() -> None:
    session = start(3, seats=2, setup="standard")
    points = round(POINTS["darklings"])
    assert f"Machines make about {points} points with them." in sentences(session, faction="darklings")
    session.do(kind="faction", faction="darklings")
    assert any(each.startswith("3 spades from the nearest") for each in sentences(session, faction="dwarves"))
    assert not any("spade" in each for each in sentences(session, faction="mermaids"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_first_dwelling_is_told_by_neighbours_and_room(language: str) -> None:
    session = start(3, seats=2, setup="standard")
    while session.pending is not None and session.pending.KIND != "start":
        session.submit(session.legal()[0])
    for data in session.legal_data():
        for each in notes(session, **data).values():
            assert told(each, language).endswith(".")
