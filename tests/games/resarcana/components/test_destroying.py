"""Powers that destroy: what may be destroyed, where it goes, and what its cost is worth."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.playing import mixes, seat_with, solo
from tests.games.resarcana.table import Table, lying, seat

MELTING = ("corrupt_altar", "fiery_whip")

WORTH = [
    ("prism", 0),
    ("guard_dog", 1),
    ("horn_of_plenty", 2),
    ("vault", 2),
    ("tree_of_life", 3),
    ("windup_man", 4),
    ("crypt", 5),
    ("fire_dragon", 6),
]


@pytest.mark.parametrize(("card", "cost"), WORTH)
@pytest.mark.parametrize("component", MELTING)
def test_a_destroyed_artifact_gives_its_printed_cost_and_two_more_in_any_mix_but_gold(
    component: str, card: str, cost: int
) -> None:
    table = solo(component, card)
    table.do("use", component, 1)
    if component == "corrupt_altar":
        assert (table.asked, table.components()) == ("choose_cost", {component, card})
        table.do("choose", card)
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(cost + 2))
    assert table.turned(component)
    assert (table.zone(card), table.discards()) == ("discards", [card])
    table.do("gain", essences=f"{cost + 2}D")
    assert (table.asked, table.pool()) == ("turn", f"{cost + 2}D")


@pytest.mark.parametrize("component", MELTING)
def test_any_artifact_of_ones_own_in_play_may_be_destroyed_and_nothing_else(component: str) -> None:
    mine = (lying("hawk", turned=True), "fire_dragon", "prism", "temple", "sacred_grove")
    table = Table(seat_with(component, *mine, hand=["vault"]), seat_with("athanor"))
    table.do("use", component, 1)
    own = {component} if component == "corrupt_altar" else set()
    assert table.components() == {"hawk", "fire_dragon", "prism"} | own


@pytest.mark.parametrize("component", MELTING)
def test_discounts_do_not_change_what_a_destroyed_artifact_is_worth(component: str) -> None:
    table = solo(component, "dragon_bridle", "fire_dragon", mage="artificer")
    table.do("use", component, 1)
    table.do("choose", "fire_dragon")
    assert table.amounts() == mixes(8)


@pytest.mark.parametrize("component", MELTING)
def test_essences_on_a_destroyed_card_return_to_the_supply(component: str) -> None:
    table = solo(component, lying("athanor", on="8E 2G"), lying("prism", on="L"))
    table.do("use", component, 1)
    table.do("choose", "athanor")
    table.do("gain", essences="4C")
    assert (table.pool(), table.on("athanor"), table.on("prism")) == ("4C", "0", "1L")


@pytest.mark.parametrize("component", MELTING)
def test_a_turned_artifact_can_be_destroyed_and_comes_back_straight_and_empty(component: str) -> None:
    table = solo(component, lying("magical_shard", on="G", turned=True), deck=[], mage="scholar", pool="G")
    table.do("use", component, 1)
    if table.asked == "choose_cost":
        table.do("choose", "magical_shard")
    table.do("gain", essences="2L")
    table.do("use", "scholar", 0)
    table.do("pay", essences="1L")
    table.do("place", "magical_shard")
    assert (table.zone("magical_shard"), table.turned("magical_shard"), table.on("magical_shard")) == (
        "play",
        False,
        "0",
    )


@pytest.mark.parametrize("component", MELTING)
def test_a_destroyed_artifact_gives_no_points_any_more(component: str) -> None:
    table = solo(component, "nightingale", "great_pyramid")
    worth = table.points()
    table.do("use", component, 1)
    if table.asked == "choose_cost":
        table.do("choose", "nightingale")
    assert (worth, table.points()) == (4, 3)


@pytest.mark.parametrize("component", MELTING)
def test_a_turned_destroyer_cannot_be_used(component: str) -> None:
    table = solo(lying(component, turned=True), "prism", pool="9L")
    assert table.why_not("use", component, 1).code == "is_turned"


# Corrupt Altar


def test_the_corrupt_altar_may_destroy_itself() -> None:
    table = solo(lying("corrupt_altar", on="3E"), "prism")
    table.do("use", "corrupt_altar", 1)
    table.do("choose", "corrupt_altar")
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(7))
    assert (table.zone("corrupt_altar"), table.on("corrupt_altar")) == ("discards", "0")
    table.do("gain", essences="7L")
    assert (table.asked, table.pool(), table.zone("prism")) == ("turn", "7L", "play")


def test_the_corrupt_altar_alone_destroys_itself_without_asking_what() -> None:
    table = solo("corrupt_altar", "great_pyramid")
    table.do("use", "corrupt_altar", 1)
    assert (table.asked, table.amounts(), table.zone("corrupt_altar")) == ("gain_essences", mixes(7), "discards")


# Fiery Whip


def test_the_fiery_whip_may_not_destroy_itself() -> None:
    table = solo("fiery_whip", "great_pyramid", hand=["prism"])
    assert table.why_not("use", "fiery_whip", 1).code == "nothing_for_cost"
    both = solo("fiery_whip", "prism", "vault")
    both.do("use", "fiery_whip", 1)
    assert both.components() == {"prism", "vault"}
    assert not both.can("choose", "fiery_whip")


def test_rivals_gain_nothing_when_the_fiery_whip_destroys() -> None:
    table = Table(seat_with("fiery_whip", "prism"), seat())
    table.do("use", "fiery_whip", 1)
    table.do("gain", essences="2E")
    assert (table.pool(), table.pool(1)) == ("2E", "0")


# Sacrificial Dagger


@pytest.mark.parametrize(("card", "cost"), [each for each in WORTH if each[1]])
def test_the_sacrificial_dagger_gives_the_cost_of_the_discarded_card_not_its_own(card: str, cost: int) -> None:
    table = solo("sacrificial_dagger", hand=[card])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(cost))
    table.do("gain", essences=f"{cost}C")
    assert (table.asked, table.pool(), table.hand()) == ("turn", f"{cost}C", [])
    assert set(table.discards()) == {card, "sacrificial_dagger"}


@pytest.mark.parametrize("card", ["prism", "magical_shard"])
def test_the_sacrificial_dagger_gives_nothing_for_a_card_that_costs_nothing(card: str) -> None:
    table = solo("sacrificial_dagger", hand=[card])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.pool()) == ("turn", "0")
    assert set(table.discards()) == {card, "sacrificial_dagger"}


def test_the_sacrificial_dagger_asks_which_card_of_several_is_discarded() -> None:
    table = solo("sacrificial_dagger", "hawk", hand=["prism", "vault"], discards=["athanor"])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"prism", "vault"})
    table.do("choose", "vault")
    assert table.hand() == ["prism"]


def test_the_sacrificial_dagger_requires_both_itself_and_a_card_from_hand() -> None:
    table = solo("sacrificial_dagger", "hawk", deck=["prism"], pool="L")
    assert table.why_not("use", "sacrificial_dagger", 1).code == "nothing_for_cost"


def test_a_turned_sacrificial_dagger_cannot_be_destroyed_for_its_power() -> None:
    table = solo("sacrificial_dagger", hand=["vault"], pool="L")
    table.do("use", "sacrificial_dagger", 0)
    assert table.why_not("use", "sacrificial_dagger", 1).code == "is_turned"


def test_death_on_the_sacrificial_dagger_returns_to_the_supply_with_it() -> None:
    table = solo(lying("sacrificial_dagger", on="3D"), hand=["guard_dog"])
    table.do("use", "sacrificial_dagger", 1)
    table.do("gain", essences="1E")
    assert (table.pool(), table.on("sacrificial_dagger")) == ("1E", "0")


# Jeweled Statuette


def test_the_jeweled_statuette_is_destroyed_for_two_gold_and_an_elan() -> None:
    table = Table(seat_with("jeweled_statuette"), seat())
    table.do("use", "jeweled_statuette", 1)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert (table.pool(), table.pool(1)) == ("1E 2G", "0")
    assert (table.discards(), table.zone("jeweled_statuette")) == (["jeweled_statuette"], "discards")


def test_the_jeweled_statuette_takes_its_point_with_it() -> None:
    table = solo("jeweled_statuette")
    assert table.points() == 1
    table.do("use", "jeweled_statuette", 1)
    assert table.points() == 0


def test_a_turned_jeweled_statuette_cannot_be_destroyed_for_its_power() -> None:
    table = solo("jeweled_statuette")
    table.do("use", "jeweled_statuette", 0)
    assert table.why_not("use", "jeweled_statuette", 1).code == "is_turned"


def test_a_straightened_jeweled_statuette_can_be_destroyed_after_all() -> None:
    table = solo("jeweled_statuette", "reanimate")
    table.do("use", "jeweled_statuette", 0)
    table.do("use", "reanimate", 0)
    table.do("choose", "jeweled_statuette")
    table.do("use", "jeweled_statuette", 1)
    assert table.pool() == "1E 2D 2G"


def test_a_destroyed_card_is_not_used_again() -> None:
    table = solo("jeweled_statuette")
    table.do("use", "jeweled_statuette", 1)
    assert table.why_not("use", "jeweled_statuette", 0).code == "not_in_play"


def test_destroyed_cards_are_reshuffled_into_their_owners_deck() -> None:
    table = solo("jeweled_statuette", "library")
    table.do("use", "jeweled_statuette", 1)
    table.do("use", "library", 0)
    assert (table.hand(), table.discards()) == (["jeweled_statuette"], [])


# Sacrificial Pit


@pytest.mark.parametrize(
    ("victim", "gold"),
    [
        ("guard_dog", 1),
        ("nightingale", 2),
        ("hawk", 2),
        ("celestial_horse", 3),
        ("mermaid", 4),
        ("treant", 5),
        ("bone_dragon", 5),
        ("fire_dragon", 6),
        ("earth_dragon", 7),
        ("wind_dragon", 8),
        ("sea_serpent", 9),
    ],
)
def test_the_sacrificial_pit_turns_a_dragon_or_creature_into_as_many_gold_as_its_cost(victim: str, gold: int) -> None:
    table = solo("sacrificial_pit", victim, pool="2D")
    table.do("use", "sacrificial_pit", 1)
    assert table.asked == "turn"
    assert (table.pool(), table.turned("sacrificial_pit")) == (f"1D {gold}G", True)
    assert (table.discards(), table.on("sacrificial_pit")) == ([victim], "0")


def test_the_sacrificial_pit_destroys_dragons_and_creatures_of_ones_own_only_turned_ones_too() -> None:
    mine = ("sacrificial_pit", lying("hawk", turned=True), "fire_dragon", "sea_serpent", "prism", "temple")
    table = Table(seat_with(*mine, pool="D", hand=["treant"]), seat_with("mermaid"))
    table.do("use", "sacrificial_pit", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"hawk", "fire_dragon", "sea_serpent"})
    table.do("choose", "hawk")
    assert (table.pool(), table.zone("hawk")) == ("2G", "discards")


def test_the_sacrificial_pit_needs_a_death_and_a_victim_and_to_be_straight() -> None:
    assert solo("sacrificial_pit", "hawk", pool="9L").why_not("use", "sacrificial_pit", 1).code == "cannot_pay"
    assert solo("sacrificial_pit", "prism", pool="D").why_not("use", "sacrificial_pit", 1).code == "nothing_for_cost"
    turned = solo(lying("sacrificial_pit", turned=True), "hawk", pool="D")
    assert turned.why_not("use", "sacrificial_pit", 1).code == "is_turned"


def test_the_sacrificial_pit_does_not_use_the_death_on_itself() -> None:
    table = solo(lying("sacrificial_pit", on="3D"), "hawk")
    assert table.why_not("use", "sacrificial_pit", 1).code == "cannot_pay"


def test_discounts_do_not_change_what_the_sacrificial_pit_gives() -> None:
    table = solo("sacrificial_pit", "dragon_bridle", "dragons_lair", "fire_dragon", pool="D", mage="artificer")
    table.do("use", "sacrificial_pit", 1)
    assert table.pool() == "6G"


def test_essences_on_the_pits_victim_return_to_the_supply() -> None:
    table = solo("sacrificial_pit", lying("treant", on="4L"), pool="D")
    table.do("use", "sacrificial_pit", 1)
    assert (table.pool(), table.on("treant")) == ("5G", "0")


def test_a_dragon_got_from_a_rivals_discards_goes_to_its_new_owners_discards_when_destroyed() -> None:
    table = Table(
        seat_with("sorcerers_bestiary", "sacrificial_pit", pool="10E D"),
        seat(passed=True, discards=["fire_dragon", "prism"]),
    )
    table.do("use", "sorcerers_bestiary", 1)
    if table.asked == "pay_power":
        table.do("pay", essences="4E")
    table.do("choose", "fire_dragon")
    assert (table.owner("fire_dragon"), table.discards(1)) == (0, ["prism"])
    table.do("use", "sacrificial_pit", 1)
    assert table.pool() == "6G"
    assert (table.discards(), table.discards(1), table.owner("fire_dragon")) == (["fire_dragon"], ["prism"], 0)
