"""Scenarios: what they may say, and what is wrong with others."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.engine import as_scenario, start
from resarcana_gui.games.seasons.engine import table as told
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat

TWO: list[dict[str, object]] = [{}, {}]
NINE = [
    "amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water", "purse_of_io", "beggars_horn",
    "wondrous_chest", "die_of_malice", "hourglass_of_time",
]  # fmt: skip


def described() -> Table:
    one = seat(
        "figrim_the_avaricious", lying("amulet_of_water", "2A", turned=False), lying("tree_of_light", turned=True),
        hand=["purse_of_io"], library_3=["potion_of_life", "potion_of_power", "beggars_horn"], reserve="2E 1F",
        crystals=12, gauge=6, bonuses=2, die="spring2/4",
    )  # fmt: skip
    other = seat("figrim_the_avaricious", hand=["die_of_malice"], crystals=3, gauge=2)
    return Table(
        one, other, p=17, round=9, first=1, active=0, may_crystallise=True, bonus_worth=1,
        pile=["kairn_the_destroyer", "runic_cube_of_eolis"], discards=["air_elemental"], rolled=["spring4/2"],
    )  # fmt: skip


def test_a_table_is_as_described() -> None:
    data = told(described().state)
    assert (data["p"], data["year"], data["space"], data["season"]) == (17, 2, 5, "spring")
    assert (data["round"], data["first"], data["active"], data["phase"]) == (9, 1, 0, "acting")
    assert (data["pile"], data["discards"]) == (["kairn_the_destroyer", "runic_cube_of_eolis"], ["air_elemental"])
    assert data["rolled"] == ["spring4/2"] and data["may_crystallise"]
    seats = data["seats"]
    assert isinstance(seats, list)
    assert seats[0]["play"] == [
        {"card": "figrim_the_avaricious", "turned": False, "energies": "0"},
        {"card": "amulet_of_water", "turned": False, "energies": "2A"},
        {"card": "tree_of_light", "turned": True, "energies": "0"},
    ]
    assert seats[1]["play"][0]["card"] == "figrim_the_avaricious_2"
    assert {key: seats[0][key] for key in ("crystals", "gauge", "bonuses", "reserve", "die")} == {
        "crystals": 12, "gauge": 6, "bonuses": 2, "reserve": "1F 2E", "die": "spring2/4",
    }  # fmt: skip


def test_it_is_replayed_from_its_events_and_can_be_begun_again_from_its_own_scenario() -> None:
    session = described().session
    assert replay(session.game, session.options, session.events, EVERYONE).facts() == session.state.facts()
    again = start(scenario=as_scenario(session.state))
    assert as_scenario(again.state) == as_scenario(session.state)
    assert again.legal_data() == session.legal_data()


def test_views_and_other_questions_are_no_scenarios() -> None:
    table = described()
    with pytest.raises(ValueError, match="described as a scenario"):
        as_scenario(table.view(0))
    asked = Table(seat("potion_of_knowledge"))
    asked.activate("potion_of_knowledge")
    with pytest.raises(ValueError, match="described as a scenario"):
        as_scenario(asked.state)


def test_what_is_not_told_is_filled_in() -> None:
    data = told(start(scenario={"seats": TWO}).state)
    assert (data["p"], data["round"], data["first"], data["active"], data["phase"]) == (1, 1, 0, 0, "acting")
    assert len(data["pile"]) == 100 and data["rolled"] == ["winter3/1"]  # type: ignore[arg-type]
    magician = told(start(scenario={"seats": TWO, "level": "magician"}).state)
    assert (magician["level"], len(magician["pile"])) == ("magician", 60)  # type: ignore[arg-type]


def test_the_coming_rolls_and_shuffles_may_be_told() -> None:
    table = Table(
        seat("potion_of_power"), seat(), active=1, rolls=[6, 5, 4], pile=[], discards=["purse_of_io", "beggars_horn"],
        shuffles=[["beggars_horn", "potion_of_power"]],
    )  # fmt: skip
    table.end_turn()
    assert told(table.state)["rolled"] == ["winter1/6", "winter2/5", "winter3/4"]
    mark = table.session.chance.mark()
    chance = table.session.game.chance(table.session.options, 1, mark)
    assert chance.mark() == mark
    table.session.play(lambda legal: legal[0], until=lambda question: question.KIND == "turn" and question.seat == 0)
    table.activate("potion_of_power")
    assert (table.hand(0), table.pile()) == (["beggars_horn"], ["potion_of_power", "purse_of_io"])


def test_a_scenario_may_begin_in_the_prelude_with_dice_or_before_the_die() -> None:
    assert (
        Table({"pack": NINE[:8], "kept": NINE[8:]}, {"pack": NINE[:8], "kept": NINE[8:]}, phase="draft").asked
        == "draft"
    )
    assert Table({"kept": NINE}, {"kept": NINE}, phase="libraries").asked == "library"
    dice = Table(seat(die="winter1/1"), seat(), phase="dice", first=1, rolled=["winter2/2", "winter3/3"], bonus_worth=0)
    assert (dice.asked, dice.asked_seat) == ("take_die", 1)
    assert Table(seat(), seat(), phase="dice").state.rolled == [0, 6, 12]
    assert Table(seat("die_of_malice", bonuses=1), phase="die").asked == "reroll"


def test_a_seat_that_has_the_year_behind_it_has_no_library() -> None:
    table = Table({"hand": ["purse_of_io"]}, {}, p=26)
    assert (table.state.reached, table.state.p) == (3, 26)
    back = Table({"hand": ["purse_of_io"]}, {}, p=12, reached=2)
    assert back.state.reached == 2


WRONG = {
    "unknown key 'seat'": {"seats": TWO, "seat": 1},
    "seats\\[0\\]: unknown key 'mana'": {"seats": [{"mana": 1}, {}]},
    "describes 2 to 4 seats, not 1": {"seats": [{}]},
    "seats: expected a list": {"seats": "two"},
    "seats\\[0\\]: expected an object": {"seats": [1, {}]},
    "level: expected one of apprentice, magician, archmage": {"seats": TWO, "level": "wizard"},
    "p: expected a whole number from -100 to 36": {"seats": TWO, "p": 37},
    "reached: expected a whole number from 2 to 3": {"seats": TWO, "p": 13, "reached": 1},
    "there is no card 'purse'": {"seats": [{"hand": ["purse"]}, {}]},
    "there is no card 3": {"seats": [{"hand": [3]}, {}]},
    "only 2 copies of 'purse_of_io'": {"seats": [{"hand": ["purse_of_io", "purse_of_io"]}, {"play": ["purse_of_io"]}]},
    "'4Q' is not a number of energies": {"seats": [{"reserve": "4Q"}, {}]},
    "'7' is not a number of energies": {"seats": [{"reserve": 7}, {}]},
    "it holds 7 energies, not 8": {"seats": [{"reserve": "8A"}, {}]},
    "unknown key 'tokens'": {"seats": [{"play": [{"card": "purse_of_io", "tokens": 1}]}, {}]},
    "turned: expected true or false": {"seats": [{"play": [{"card": "purse_of_io", "turned": 1}]}, {}]},
    "there is no face 'winter6/1'": {"seats": [{"die": "winter6/1"}, {}]},
    "a die shows two faces": {"seats": [{"die": "winter1/1"}, {"die": "winter1/2"}]},
    "one is left": {"seats": TWO, "rolled": ["winter1/1", "winter2/1"]},
    "2 seats take a die, so 3 are rolled": {"seats": TWO, "phase": "dice", "rolled": ["winter1/1"]},
    "all have taken a die": {"seats": [{"die": "winter1/1"}, {"die": "winter2/2"}], "phase": "dice"},
    "dice: 2 seats need 3 different ones of winter": {"seats": TWO, "dice": ["winter1"]},
    "dice\\[0\\]: expected one of winter1": {"seats": TWO, "dice": ["snow"]},
    "rolls\\[0\\]: expected a whole number from 1 to 6": {"seats": TWO, "rolls": [7]},
    "bonus_worth: seat 0 has used 0 bonuses": {"seats": TWO, "bonus_worth": 1},
    "they are said of a turn": {"seats": TWO, "phase": "die", "may_crystallise": True},
    "active: it is somebody's turn": {"seats": TWO, "phase": "dice", "active": 1},
    "a library holds|it holds 3 cards, not 1": {"seats": [{"library_2": ["purse_of_io"]}, {}]},
    "it was taken when year 2 came": {"seats": [{"library_2": NINE[:3]}, {}], "p": 13},
    "only in the phases draft and libraries": {"seats": [{"kept": NINE}, {}]},
    "before the first round cards are kept": {"seats": [{"hand": ["purse_of_io"]}, {}], "phase": "draft"},
    "9 cards are split, not 1": {"seats": [{"kept": NINE[:1]}, {"kept": NINE}], "phase": "libraries"},
    "all packs are of one size": {"seats": [{"pack": NINE}, {"pack": NINE[:8], "kept": NINE[8:]}], "phase": "draft"},
    "the marker is on 1": {"seats": [{"pack": NINE}, {"pack": NINE}], "phase": "draft", "p": 2},
}


@for_each("message, scenario", WRONG.items())
def test_a_mistake_is_told_in_one_sentence_that_names_the_field(message: str, scenario: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match=message):
        start(scenario=scenario)


@for_each("options", [{"level": "magician"}, {"first": 1}, {"seats": 3}])
def test_other_options_do_not_go_with_a_scenario(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match="A scenario says everything itself"):
        start(scenario={"seats": TWO}, **options)  # type: ignore[arg-type]
    with pytest.raises(OptionsError, match="an object that describes a table"):
        start(scenario=[1])  # type: ignore[arg-type]


def test_completed_options_stay_complete() -> None:
    session = start(scenario={"seats": TWO, "level": "magician"})
    assert session.game.complete(session.options) == session.options


@for_each(
    "message, options",
    [
        ("Unknown option 'colour'", {"colour": 1}),
        ("Unknown level 'wizard'", {"level": "wizard"}),
        ("option seats is a whole number from 2 to 4", {"seats": 5}),
        ("option first is a whole number from -1 to 1", {"first": True}),
    ],
)
def test_options_are_checked(message: str, options: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match=message):
        start(**options)  # type: ignore[arg-type]
