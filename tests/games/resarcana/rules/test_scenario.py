"""Scenarios: what they may say, what they leave to defaults, and every mistake in one sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.session import Session
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

SEAT = {"mage": "scholar", "item": "research"}
OTHER = {"mage": "seer", "item": "divination"}


def scenario(*seats: object, **more: object) -> dict[str, object]:
    return {"seats": list(seats) if seats else [SEAT, OTHER], **more}


def started(described: dict[str, object], seed: int = 1, **options: object) -> Session:
    return Session.start(resarcana(), {"scenario": described, **options}, seed)


def with_play(*play: object) -> dict[str, object]:
    return scenario({**SEAT, "play": list(play)}, OTHER)


SCENARIO_KEYS = "active, first, monuments, phase, places, round, seats, shuffles, token"
SEAT_KEYS = "deck, discards, hand, item, mage, mages, passed, play, pool"

MISTAKES: list[tuple[dict[str, object], str]] = [
    ({}, "A scenario describes 2 to 4 seats, not 0."),
    (scenario(SEAT), "A scenario describes 2 to 4 seats, not 1."),
    ({"seats": "two"}, "seats: expected a list, found 'two'."),
    ({"seats": 2}, "seats: expected a list, found 2."),
    (scenario(SEAT, "x"), "seats[1]: expected an object, found 'x'."),
    (scenario(winner=1), f"scenario: unknown key 'winner'; known keys: {SCENARIO_KEYS}."),
    (scenario({**SEAT, "gold": 3}, OTHER), f"seats[0]: unknown key 'gold'; known keys: {SEAT_KEYS}."),
    (scenario(phase="draft"), "phase: expected one of mages, items, collect, actions, found 'draft'."),
    (scenario(round=0), "round: expected a whole number from 1 to 1000, found 0."),
    (scenario(round=True), "round: expected a whole number from 1 to 1000, found True."),
    (scenario(first=2), "first: expected a whole number from 0 to 1, found 2."),
    (scenario(token=-1), "token: expected a whole number from 0 to 1, found -1."),
    (scenario(active="0"), "active: expected a whole number from 0 to 1, found '0'."),
    (scenario(places=["temple"]), "places: 'temple' is no place."),
    (scenario(places="all"), "places: expected a list, found 'all'."),
    (scenario(places=["atlantis"]), "places: there is no component 'atlantis'."),
    (scenario(places=["sacred_grove"] * 2), "places: 'sacred_grove' is in two places."),
    (scenario(monuments=["temple"]), "monuments: expected an object, found ['temple']."),
    (scenario(monuments={"top": []}), "monuments: unknown key 'top'; known keys: deck, display."),
    (scenario(monuments={"display": ["vault"]}), "monuments.display: 'vault' is no monument."),
    (
        scenario(monuments={"display": ["temple"], "deck": ["temple"]}),
        "monuments.deck: 'temple' is in two places.",
    ),
    (scenario(shuffles=[["vault"], "vault"]), "shuffles[1]: expected a list, found 'vault'."),
    (scenario(shuffles=[["nothing"]]), "shuffles[0]: there is no component 'nothing'."),
    (scenario({"item": "research"}, OTHER), "seats[0].mage: a seat needs one, once mages are chosen."),
    (
        scenario({**SEAT, "mages": ["witch", "druid"]}, OTHER),
        "seats[0].mage: a seat needs one, once mages are chosen.",
    ),
    (scenario(SEAT, {"mage": "seer"}), "seats[1].item: a seat needs one, once items are chosen."),
    (scenario({"mage": "seer"}, OTHER, phase="collect"), "seats[1].mage: 'seer' is in two places."),
    (scenario({"mage": "witch"}, OTHER, phase="collect"), "seats[0].item: a seat needs one, once items are chosen."),
    (scenario(phase="mages"), "seats[0].mages: a seat needs a list of two to choose from."),
    (
        scenario({"mages": ["witch"]}, {"mages": ["druid", "seer"]}, phase="mages"),
        "seats[0].mages: a seat needs a list of two to choose from.",
    ),
    (
        scenario({"mages": ["witch", "healer"], "mage": "duelist"}, {"mages": ["druid", "seer"]}, phase="mages"),
        "seats[0].mages: a seat needs a list of two to choose from.",
    ),
    (scenario({"mage": "vault", "item": "research"}, OTHER), "seats[0].mage: 'vault' is no mage."),
    (scenario({"mage": "scholar", "item": "scholar"}, OTHER), "seats[0].item: 'scholar' is no item."),
    (scenario({**SEAT, "hand": ["temple"]}, OTHER), "seats[0].hand: 'temple' is no artifact."),
    (scenario({**SEAT, "hand": "vault"}, OTHER), "seats[0].hand: expected a list, found 'vault'."),
    (scenario({**SEAT, "hand": [3]}, OTHER), "seats[0].hand: there is no component 3."),
    (
        scenario({**SEAT, "hand": ["vault"], "deck": ["vault"]}, OTHER),
        "seats[0].deck: 'vault' is in two places.",
    ),
    (
        scenario({**SEAT, "discards": ["vault"]}, {**OTHER, "hand": ["vault"]}),
        "seats[1].hand: 'vault' is in two places.",
    ),
    (
        scenario({**SEAT, "pool": "many"}, OTHER),
        "seats[0].pool: 'many' is not a number of essences; write them like '2E G'.",
    ),
    (scenario({**SEAT, "pool": "2048E"}, OTHER), "seats[0].pool: '2048E': each essence once, from 1 to 2047."),
    (scenario({**SEAT, "pool": "E E"}, OTHER), "seats[0].pool: 'E': each essence once, from 1 to 2047."),
    (
        scenario({**SEAT, "pool": 3}, OTHER),
        "seats[0].pool: '3' is not a number of essences; write them like '2E G'.",
    ),
    (scenario({**SEAT, "passed": 1}, OTHER), "seats[0].passed: expected true or false, found 1."),
    (
        scenario({**SEAT, "passed": True}, OTHER, phase="collect"),
        "passed: a seat can have passed in the phase actions only.",
    ),
    (
        scenario({**SEAT, "passed": True}, OTHER, active=0),
        "active: seat 0 has passed, so it cannot be its turn.",
    ),
    (with_play({"essences": "G"}), "seats[0].play[0]: there is no component None."),
    (with_play(3), "seats[0].play[0]: expected an object, found 3."),
    (
        with_play("prism", {"component": "vault", "gold": 1}),
        "seats[0].play[1]: unknown key 'gold'; known keys: component, essences, turned.",
    ),
    (
        with_play({"component": "vault", "essences": "1X"}),
        "seats[0].play[0].essences: '1X' is not a number of essences; write them like '2E G'.",
    ),
    (with_play({"component": "vault", "turned": 1}), "seats[0].play[0].turned: expected true or false, found 1."),
    (with_play("vault", "vault"), "seats[0].play[1]: 'vault' is in two places."),
    (with_play("witch"), "seats[0].play: it names a mage or item that is not this seat's own."),
    (with_play("divination"), "seats[0].play: it names a mage or item that is not this seat's own."),
]


@for_each(("described", "sentence"), MISTAKES)
def test_a_mistake_in_a_scenario_is_told_in_one_sentence(described: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionsError) as told:
        started(described)
    assert str(told.value) == sentence


def test_the_option_seats_must_agree_with_the_scenario() -> None:
    with pytest.raises(
        OptionsError, match=r"^A scenario says everything itself: the option seats cannot be 3 beside it\.$"
    ):
        started(scenario(), seats=3)


# Defaults


def test_a_scenario_needs_no_more_than_mages_and_items() -> None:
    table = Table(seat(), seat())
    assert (table.asked, table.asked_seat, table.state.round, table.state.token) == ("turn", 0, 1, 0)


def test_without_a_pool_a_seat_has_one_of_each_essence() -> None:
    session = started(scenario())
    table = Table(seat(), seat())
    table.session = session
    assert table.pool(0) == table.pool(1) == "1E 1L 1C 1D 1G"


def test_without_places_the_first_sides_lie_there() -> None:
    table = Table(seat(), seat())
    assert [resarcana().cards.components[place].first_side for place in table.state.places] == [True] * 5


def test_a_place_in_play_takes_its_tile_out_of_the_centre() -> None:
    table = Table(seat("alchemists_tower"), seat())
    assert "sacred_grove" not in table.names(table.state.places) and len(table.state.places) == 4


def test_without_monuments_two_lie_on_display_and_the_rest_in_the_deck() -> None:
    table = Table(seat("temple"), seat("library"))
    assert (len(table.state.display), len(table.state.monument_deck)) == (2, 6)
    assert not {"temple", "library"} & {*table.names(table.state.display + table.state.monument_deck)}


def test_the_token_lies_with_the_first_player_unless_somebody_has_passed() -> None:
    assert Table(seat(), seat(), first=1).state.token == 1
    assert Table(seat(), seat(), seat(passed=True)).state.token == 2
    assert Table(seat(), seat(passed=True), seat(passed=True), token=2).state.token == 2


# Fields


def test_everything_lies_where_the_scenario_says() -> None:
    table = Table(
        seat(
            lying("vault", "3G", turned=True),
            "temple",
            lying("sunken_reef", "2C"),
            lying("scholar", "E", turned=True),
            pool="2E G",
            mage="scholar",
            item="research",
            hand=["hawk"],
            deck=["prism", "crypt"],
            discards=["treant"],
        ),
        seat(),
        places=["sacred_grove"],
        monuments={"display": ["colossus"], "deck": ["obelisk", "library"]},
        round=4,
    )
    assert set(table.in_play()) == {"vault", "temple", "sunken_reef", "scholar", "research"}
    assert (table.hand(), table.deck(), table.discards()) == (["hawk"], ["prism", "crypt"], ["treant"])
    assert (table.pool(), table.on("vault"), table.on("sunken_reef"), table.on("scholar")) == (
        "2E 1G",
        "3G",
        "2C",
        "1E",
    )
    assert table.turned("vault") and table.turned("scholar") and not table.turned("temple")
    assert table.names(table.state.places) == ["sacred_grove"]
    assert table.names(table.state.display) == ["colossus"]
    assert table.names(table.state.monument_deck) == ["obelisk", "library"]
    assert table.state.round == 4


def test_a_scenario_can_begin_with_choosing_mages() -> None:
    table = Table(seat(mages=["witch", "druid"]), seat(mages=["seer", "duelist"]), phase="mages", first=1)
    assert (table.asked, table.asked_seat, table.components()) == ("choose_mage", 1, {"seer", "duelist"})
    table.do("choose", "duelist")
    table.do("choose", "witch")
    assert table.asked == "choose_item" and table.in_play() == ["witch"]


def test_a_scenario_can_begin_with_choosing_items() -> None:
    table = Table(seat(), seat(), seat(), phase="items", first=1)
    assert (table.asked, table.asked_seat) == ("choose_item", 0)


def test_a_seat_can_have_an_item_before_the_others_choose() -> None:
    table = Table(seat(item="protection"), seat(), phase="items", first=1)
    assert (table.asked, table.asked_seat) == ("choose_item", 1)


def test_a_scenario_can_begin_with_collecting() -> None:
    table = Table(seat("flaming_pit"), seat("treant"), phase="collect")
    assert table.pool(1) == "2L" and table.asked == "turn"


def test_a_scenario_can_say_whose_turn_it_is() -> None:
    assert Table(seat(), seat(), seat(), active=2).asked_seat == 2


def test_when_everybody_has_passed_the_round_ends_at_once() -> None:
    table = Table(seat(passed=True), seat(passed=True, item="protection"), round=3)
    assert table.state.round == 4 and table.asked == "turn"


def test_coming_shuffles_can_be_laid_down() -> None:
    order = ["hawk", "prism", "vault"]
    table = Table(seat(discards=["vault", "prism", "hawk"]), seat(), shuffles=[order])
    table.do("pass")
    table.do("choose", "protection")
    assert table.hand() + table.deck() == order


def test_a_laid_down_shuffle_may_name_only_the_first_cards() -> None:
    discards = ["vault", "prism", "hawk", "treant", "crypt"]
    for seed in range(8):
        table = Table(seat(discards=discards), seat(), shuffles=[["hawk"]], seed=seed)
        table.do("pass")
        table.do("choose", "protection")
        assert table.hand() == ["hawk"] and set(table.deck()) == set(discards) - {"hawk"}


def test_after_the_laid_down_shuffles_the_seed_decides() -> None:
    decks = set()
    for seed in range(8):
        table = Table(seat(discards=["vault", "prism", "hawk", "treant"]), seat(), seed=seed)
        table.do("pass")
        table.do("choose", "protection")
        decks.add(tuple(table.hand() + table.deck()))
    assert len(decks) > 1


def test_a_scenario_without_monuments_or_places_can_be_played() -> None:
    table = Table(seat(pool="9G"), seat(), places=[], monuments={})
    assert table.why_not("claim", "monument_deck").code == "monument_deck_empty"
    assert {str(command["kind"]) for command in table.session.legal_data()} <= {"pass", "use"}


def test_the_options_of_a_scenario_may_name_its_seats() -> None:
    assert started(scenario(), seats=2).state.seats == 2


@pytest.mark.parametrize("option", [{"setup": "first"}, {"first": 1}, {"tight": True}, {"sides": "first"}])
def test_nothing_else_may_be_said_beside_a_scenario(option: dict[str, Any]) -> None:
    with pytest.raises(
        OptionsError, match=r"^A scenario says everything itself: the option \w+ cannot be .* beside it\.$"
    ):
        started(scenario(), **option)


def test_a_scenario_is_copied_when_a_table_is_started() -> None:
    told = scenario()
    session = started(told)
    told["round"] = 7
    assert session.options["scenario"] != told


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"places": ["cursed_forge", "dwarven_mines"]}, "places: two of them are the sides of one tile."),
        (
            {"monuments": {"display": ["library", "temple", "oracle"]}},
            "monuments.display: at most 2 fit.",
        ),
        ({"shuffles": [["prism", "prism"]]}, "shuffles[0]: it names an artifact twice."),
        ({"shuffles": [["library"]]}, "shuffles[0]: only artifacts are shuffled during the game."),
        ({"phase": "items", "round": 2}, "round: before the first round nothing has been turned, and it is number 1."),
        ({"phase": "collect", "active": 1}, "active: it is somebody's turn in the phase actions only."),
    ],
)
def test_an_impossible_table_is_refused(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match="^" + re.escape(sentence) + "$"):
        Table(seat(), seat(), **more)


def test_a_component_is_listed_once_in_play() -> None:
    with pytest.raises(OptionsError, match=r"^seats\[0\]\.play: it names a component twice\.$"):
        Table(seat("seer", "seer", mage="seer"), seat())


def test_it_is_the_turn_of_the_next_who_has_not_passed_when_nothing_is_said() -> None:
    assert Table(seat(passed=True), seat()).asked_seat == 1


# What a scenario must not give away


def reachable(thing: object, seen: set[int]) -> bool:
    """Whether the scenario's mapping can be reached from a thing through plain attributes and containers."""
    if id(thing) in seen or isinstance(thing, str | int | type(None)):
        return False
    seen.add(id(thing))
    if isinstance(thing, dict):
        return "scenario" in thing or any(reachable(value, seen) for value in thing.values())
    if isinstance(thing, list | tuple):
        return any(reachable(value, seen) for value in thing)
    return hasattr(thing, "__dict__") and reachable(vars(thing), seen)


def test_a_scenario_cannot_be_reached_from_a_view() -> None:
    table = Table(seat(deck=["vault", "prism"]), seat(hand=["hawk"]))
    assert "scenario" in table.session.options
    assert not reachable(table.view(0), set())
    assert not reachable(table.state, set())


def test_a_view_of_a_scenario_hides_what_it_laid_down() -> None:
    table = Table(seat(deck=["vault", "prism"]), seat(hand=["hawk"], deck=["crypt"]))
    view: Any = table.view(0)
    assert view.deck[0] == [-1, -1] and view.hand[1] == [-1] and view.deck[1] == [-1]
    assert view.monument_deck == [-1] * 8


def test_the_same_scenario_can_be_begun_again() -> None:
    once, again = (Table(seat("vault", deck=["prism"]), seat(hand=["hawk"])) for _ in range(2))
    assert once.state.facts() == again.state.facts()
