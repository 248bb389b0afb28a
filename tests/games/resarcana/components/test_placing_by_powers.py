"""The Crypt, the Dragon Egg, the Dragon Teeth and the Sorcerer's Bestiary place artifacts."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.playing import check_any_payment, mixes, seat_with, solo
from tests.games.resarcana.table import Table, lying, seat

# Crypt


def test_the_crypt_offers_the_affordable_artifacts_of_the_own_discards_only() -> None:
    table = Table(
        seat_with("crypt", pool="D", hand=["guard_dog"], deck=["flaming_pit"], discards=["hawk", "prism", "athanor"]),
        seat(discards=["hand_of_glory"]),
    )
    table.do("use", "crypt", 1)
    assert table.asked == "place_with_power"
    assert table.components() == {"hawk", "prism"}
    assert len(table.offered("decline")) == 1
    assert table.pool() == "0"
    assert table.turned("crypt")


@pytest.mark.parametrize("card", ["athanor", "chalice_of_fire", "dancing_sword", "ring_of_midas", "sacrificial_dagger"])
def test_an_artifact_that_costs_gold_and_one_other_costs_the_gold_with_the_crypt(card: str) -> None:
    table = solo("crypt", pool="9E 9L 9C 9D G", discards=[card])
    table.do("use", "crypt", 1)
    table.do("choose", card)
    assert (table.asked, table.zone(card)) == ("turn", "play")
    assert table.pool() == "9E 9L 9C 8D"


def test_a_vault_costs_its_gold_with_the_crypt() -> None:
    table = solo("crypt", pool="D G", discards=["vault"])
    table.do("use", "crypt", 1)
    table.do("choose", "vault")
    assert (table.pool(), table.zone("vault")) == ("0", "play")


@pytest.mark.parametrize("card", ["athanor", "dragon_egg", "horn_of_plenty", "vault"])
def test_the_crypt_never_takes_away_a_gold(card: str) -> None:
    table = solo("crypt", pool="9E 9L 9C 9D", discards=[card])
    table.do("use", "crypt", 1)
    assert (table.asked, table.zone(card)) == ("turn", "discards")


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("windup_man", {"1E 1G", "1L 1G", "1C 1G"}),
        ("mermaid", {"2L", "1L 1C", "2C"}),
        ("tree_of_life", mixes(1, "ELCDG")),
        ("corrupt_altar", mixes(3, "ELCDG")),
        ("fiery_whip", {"2E", "1E 1D", "2D"}),
        ("bone_dragon", {"3D", "1L 2D"}),
    ],
)
def test_the_payer_says_which_two_the_crypt_takes_off(card: str, expected: set[str]) -> None:
    table = solo("crypt", pool="3E 3L 3C 4D 3G", discards=[card])
    table.do("use", "crypt", 1)
    table.do("choose", card)
    assert (table.asked, table.amounts()) == ("pay_placement", expected)
    assert len(table.session.legal()) == len(expected)
    chosen = min(expected)
    table.do("pay", essences=chosen)
    assert (table.asked, table.zone(card)) == ("turn", "play")


@pytest.mark.parametrize("card", ["prism", "guard_dog", "hand_of_glory", "flaming_pit"])
def test_an_artifact_that_costs_two_or_less_is_free_with_the_crypt(card: str) -> None:
    table = solo("crypt", pool="D", discards=[card])
    table.do("use", "crypt", 1)
    table.do("choose", card)
    assert (table.asked, table.pool(), table.zone(card), table.turned(card)) == ("turn", "0", "play", False)


def test_the_crypts_own_cost_is_paid_before_the_placement() -> None:
    table = solo("crypt", pool="D", discards=["cursed_skull", "fiery_whip"])
    table.do("use", "crypt", 1)
    assert table.components() == {"cursed_skull"}


def test_the_crypt_and_the_artificer_together_take_off_three_and_no_gold() -> None:
    table = solo("crypt", "artificer", pool="D G", discards=["chalice_of_life", "windup_man", "hypnotic_basin"])
    table.do("use", "crypt", 1)
    assert table.components() == {"chalice_of_life", "windup_man"}
    table.do("choose", "windup_man")
    assert (table.pool(), table.zone("windup_man")) == ("0", "play")


def test_dragon_discounts_help_the_crypt_place_a_dragon() -> None:
    table = solo("crypt", "dragon_bridle", "dragons_lair", pool="D", discards=["wind_dragon"])
    table.do("use", "crypt", 1)
    table.do("choose", "wind_dragon")
    assert (table.pool(), table.zone("wind_dragon")) == ("0", "play")


def test_the_crypt_may_be_used_and_nothing_placed() -> None:
    table = solo("crypt", pool="D", discards=["prism"])
    table.do("use", "crypt", 1)
    table.do("decline")
    assert (table.asked, table.pool(), table.turned("crypt"), table.discards()) == ("turn", "0", True, ["prism"])


@pytest.mark.parametrize("discards", [[], ["sea_serpent"]])
def test_the_crypt_may_be_used_when_nothing_can_be_placed(discards: list[str]) -> None:
    table = solo("crypt", pool="D", discards=discards)
    table.do("use", "crypt", 1)
    assert (table.asked, table.pool(), table.turned("crypt"), table.discards()) == ("turn", "0", True, discards)


def test_the_crypt_costs_a_death_and_turning() -> None:
    assert solo("crypt", pool="9E 9G", discards=["prism"]).why_not("use", "crypt", 1).code == "cannot_pay"
    assert not solo(lying("crypt", turned=True), pool="D", discards=["prism"]).can("use", "crypt", 1)


def test_a_card_placed_by_the_crypt_comes_straight_and_without_the_essences_it_had() -> None:
    table = solo("crypt", "fiery_whip", lying("athanor", on="6E", turned=True), pool="D G")
    table.do("use", "fiery_whip", 1)
    table.do("choose", "athanor")
    table.do("gain", essences="4L")
    table.do("use", "crypt", 1)
    table.do("choose", "athanor")
    assert (table.zone("athanor"), table.on("athanor"), table.turned("athanor")) == ("play", "0", False)


def test_a_discarded_crypt_cannot_place_itself() -> None:
    table = solo(discards=["crypt"], pool="9D")
    assert table.why_not("use", "crypt", 1).code == "not_in_play"


# Dragon Egg


@pytest.mark.parametrize(
    ("dragon", "expected"),
    [
        ("bone_dragon", {"1L", "1D"}),
        ("earth_dragon", {"3E", "2E 1L", "1E 2L", "3L"}),
        ("wind_dragon", mixes(4, "ELCDG")),
        ("sea_serpent", {"5C", "1L 4C", "2L 3C", "3L 2C"}),
    ],
)
def test_the_dragon_egg_places_a_dragon_at_four_less(dragon: str, expected: set[str]) -> None:
    table = solo("dragon_egg", hand=[dragon], pool="5E 5L 5C 5D 5G")
    table.do("use", "dragon_egg", 0)
    table.do("choose", dragon)
    assert (table.asked, table.amounts()) == ("pay_placement", expected)
    table.do("pay", essences=min(expected))
    assert (table.asked, table.zone(dragon), table.hand()) == ("turn", "play", [])
    assert table.discards() == ["dragon_egg"]


@pytest.mark.parametrize(("dragon", "rest"), [("fire_dragon", "3E 5C"), ("water_dragon", "5E 3C")])
def test_the_dragon_egg_does_not_ask_how_to_pay_where_there_is_one_way(dragon: str, rest: str) -> None:
    table = solo("dragon_egg", hand=[dragon], pool="5E 5C")
    table.do("use", "dragon_egg", 0)
    table.do("choose", dragon)
    assert (table.asked, table.pool()) == ("turn", rest)


def test_the_dragon_egg_offers_affordable_dragons_from_hand_only() -> None:
    table = solo(
        "dragon_egg",
        pool="2E",
        hand=["fire_dragon", "water_dragon", "guard_dog", "dragon_teeth"],
        deck=["bone_dragon"],
        discards=["earth_dragon"],
    )
    table.do("use", "dragon_egg", 0)
    assert (table.asked, table.components()) == ("place_with_power", {"fire_dragon"})
    assert len(table.offered("decline")) == 1


def test_the_dragon_egg_may_be_destroyed_and_nothing_placed() -> None:
    table = solo("dragon_egg", hand=["fire_dragon"], pool="6E")
    table.do("use", "dragon_egg", 0)
    table.do("decline")
    assert (table.asked, table.pool(), table.hand(), table.discards()) == (
        "turn",
        "6E",
        ["fire_dragon"],
        ["dragon_egg"],
    )


@pytest.mark.parametrize("hand", [[], ["hawk"], ["sea_serpent"]])
def test_the_dragon_egg_may_be_destroyed_when_no_dragon_can_be_placed(hand: list[str]) -> None:
    table = solo("dragon_egg", hand=hand, pool="4C")
    table.do("use", "dragon_egg", 0)
    assert (table.asked, table.pool(), table.discards()) == ("turn", "4C", ["dragon_egg"])


def test_a_dragon_in_place_of_the_egg_is_worth_the_same_point() -> None:
    table = solo("dragon_egg", hand=["fire_dragon"], pool="2E")
    assert table.points() == 1
    table.do("use", "dragon_egg", 0)
    assert table.points() == 0
    table.do("choose", "fire_dragon")
    assert table.points() == 1


def test_the_egg_with_bridle_and_lair_places_any_dragon_for_nothing() -> None:
    for dragon in ("sea_serpent", "wind_dragon", "earth_dragon", "bone_dragon"):
        table = solo("dragon_egg", "dragon_bridle", "dragons_lair", hand=[dragon])
        table.do("use", "dragon_egg", 0)
        table.do("choose", dragon)
        assert (table.asked, table.pool(), table.zone(dragon)) == ("turn", "0", "play")


def test_the_egg_with_the_bridle_alone_takes_seven_off() -> None:
    table = solo("dragon_egg", "dragon_bridle", hand=["sea_serpent"], pool="3L 6C")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "sea_serpent")
    assert table.amounts() == {"2L", "1L 1C", "2C"}


def test_the_egg_with_the_artificer_takes_five_off() -> None:
    table = solo("dragon_egg", "artificer", hand=["fire_dragon"], pool="E")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "fire_dragon")
    assert table.pool() == "0"


def test_a_turned_dragon_egg_cannot_be_destroyed_for_its_power() -> None:
    table = solo(lying("dragon_egg", turned=True), hand=["fire_dragon"], pool="6E")
    assert table.why_not("use", "dragon_egg", 0).code == "is_turned"


def test_essences_on_the_dragon_egg_return_to_the_supply() -> None:
    table = solo(lying("dragon_egg", on="2G"), hand=["fire_dragon"], pool="2E")
    table.do("use", "dragon_egg", 0)
    table.do("choose", "fire_dragon")
    assert (table.pool(), table.on("dragon_egg")) == ("0", "0")


# Dragon Teeth


@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_the_dragon_teeth_place_any_dragon_from_hand_for_three_elan_alone(dragon: str) -> None:
    table = solo("dragon_teeth", hand=[dragon], pool="3E")
    table.do("use", "dragon_teeth", 1)
    assert (table.asked, table.components()) == ("place_with_power", {dragon})
    table.do("choose", dragon)
    assert (table.asked, table.pool(), table.zone(dragon), table.turned(dragon)) == ("turn", "0", "play", False)
    assert table.turned("dragon_teeth")


def test_the_dragon_teeth_spend_no_more_than_three_elan_of_a_rich_pool() -> None:
    table = solo("dragon_teeth", "artificer", "dragon_bridle", hand=["fire_dragon"], pool="9E 9L 9C 9D 9G")
    table.do("use", "dragon_teeth", 1)
    table.do("choose", "fire_dragon")
    assert table.pool() == "6E 9L 9C 9D 9G"


def test_the_dragon_teeth_place_from_hand_and_dragons_only() -> None:
    table = solo("dragon_teeth", pool="3E", hand=["hawk", "water_dragon"], discards=["fire_dragon"])
    table.do("use", "dragon_teeth", 1)
    assert table.components() == {"water_dragon"}


@pytest.mark.parametrize("hand", [[], ["hawk"]])
def test_the_dragon_teeth_may_be_used_with_no_dragon_to_place(hand: list[str]) -> None:
    table = solo("dragon_teeth", pool="3E", hand=hand)
    table.do("use", "dragon_teeth", 1)
    assert (table.asked, table.pool(), table.turned("dragon_teeth"), table.hand()) == ("turn", "0", True, hand)


def test_the_dragon_teeth_may_be_used_and_nothing_placed() -> None:
    table = solo("dragon_teeth", pool="3E", hand=["fire_dragon"])
    table.do("use", "dragon_teeth", 1)
    table.do("decline")
    assert (table.asked, table.pool(), table.hand()) == ("turn", "0", ["fire_dragon"])


def test_the_dragon_teeth_cost_three_elan_from_the_pool_not_those_on_them() -> None:
    table = solo(lying("dragon_teeth", on="9E"), pool="2E 9G", hand=["fire_dragon"])
    assert table.why_not("use", "dragon_teeth", 1).code == "cannot_pay"


def test_turned_dragon_teeth_make_no_elan() -> None:
    table = solo("dragon_teeth", pool="5E")
    table.do("use", "dragon_teeth", 1)
    assert table.why_not("use", "dragon_teeth", 0).code == "is_turned"


# Sorcerer's Bestiary


def bestiary(*mine: object, pool: str, discards: tuple[str, ...] = (), **more: object) -> Table:
    """The Bestiary's owner acts; two rivals have a Dragon and more among their discards."""
    return Table(
        seat_with("sorcerers_bestiary", *mine, pool=pool, discards=list(discards), **more),
        seat(passed=True, discards=["fire_dragon", "hawk"]),
        seat(passed=True, discards=["sea_serpent"], hand=["wind_dragon"]),
    )


def test_the_bestiary_offers_the_affordable_dragons_of_all_discards() -> None:
    table = bestiary(pool="10E 4D L", discards=("bone_dragon", "earth_dragon", "prism"))
    table.do("use", "sorcerers_bestiary", 1)
    assert table.asked == "pay_power"
    table.do("pay", essences="4E")
    assert (table.asked, table.components()) == ("place_with_power", {"bone_dragon", "fire_dragon"})
    assert len(table.offered("decline")) == 1


def test_the_bestiarys_dragon_costs_four_essences_and_its_placement_cost() -> None:
    table = bestiary(pool="10E")
    table.do("use", "sorcerers_bestiary", 1)
    assert table.pool() == "6E"
    table.do("choose", "fire_dragon")
    assert (table.asked, table.pool(), table.zone("fire_dragon")) == ("turn", "0", "play")
    assert (table.owner("fire_dragon"), table.discards(1), table.discards(2)) == (0, ["hawk"], ["sea_serpent"])
    assert not table.turned("fire_dragon")
    assert table.turned("sorcerers_bestiary")


def test_discounts_apply_to_the_bestiarys_dragon() -> None:
    table = bestiary("dragon_bridle", pool="4G 2E", mage="artificer")
    table.do("use", "sorcerers_bestiary", 1)
    table.do("pay", essences="4G")
    table.do("choose", "fire_dragon")
    assert (table.pool(), table.zone("fire_dragon")) == ("0", "play")


def test_with_a_choice_the_bestiarys_dragon_is_paid_as_the_owner_likes() -> None:
    table = bestiary("dragon_bridle", pool="4G 3L 6C")
    table.do("use", "sorcerers_bestiary", 1)
    table.do("pay", essences="4G")
    table.do("choose", "sea_serpent")
    assert table.amounts() == {"6C", "1L 5C", "2L 4C", "3L 3C"}
    table.do("pay", essences="3L 3C")
    assert (table.asked, table.pool(), table.owner("sea_serpent")) == ("turn", "3C", 0)


def test_the_bestiary_may_be_used_and_nothing_placed() -> None:
    table = bestiary(pool="10E")
    table.do("use", "sorcerers_bestiary", 1)
    table.do("decline")
    assert (table.asked, table.pool(), table.discards(1)) == ("turn", "6E", ["fire_dragon", "hawk"])


def test_the_bestiary_may_be_used_when_no_dragon_can_be_paid_for() -> None:
    table = bestiary(pool="9E")
    table.do("use", "sorcerers_bestiary", 1)
    assert (table.asked, table.pool(), table.turned("sorcerers_bestiary")) == ("turn", "5E", True)


def test_the_bestiary_is_paid_with_any_four_essences() -> None:
    check_any_payment("sorcerers_bestiary", 1, 4)


def test_a_rivals_dragon_attacks_its_former_owner() -> None:
    table = Table(
        seat_with("sorcerers_bestiary", pool="10E"), seat_with("prism", pool="3L", discards=["fire_dragon"], hand=[])
    )
    table.do("use", "sorcerers_bestiary", 1)
    table.do("choose", "fire_dragon")
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    table.do("use", "fire_dragon", 0)
    assert table.pool(1) == "1L"


def test_a_rivals_dragon_scores_for_who_placed_it() -> None:
    table = bestiary(pool="10E")
    assert table.points() == 0
    table.do("use", "sorcerers_bestiary", 1)
    table.do("choose", "fire_dragon")
    assert table.points() == 3


def test_a_rivals_dragon_destroyed_later_is_reshuffled_into_the_deck_of_who_placed_it() -> None:
    table = bestiary("fiery_whip", "library", pool="10E")
    table.do("use", "sorcerers_bestiary", 1)
    table.do("choose", "fire_dragon")
    table.do("use", "fiery_whip", 1)
    table.do("gain", essences="8L")
    assert (table.discards(), table.discards(1)) == (["fire_dragon"], ["hawk"])
    table.do("use", "library", 0)
    assert (table.hand(), table.owner("fire_dragon")) == (["fire_dragon"], 0)
    assert table.can("discard", "fire_dragon")


def test_a_destroyed_dragon_can_be_placed_again_by_the_bestiary() -> None:
    table = bestiary("fiery_whip", "chalice_of_fire", "earth_dragon", pool="3E 3L")
    table.do("use", "fiery_whip", 1)
    table.do("choose", "earth_dragon")
    table.do("gain", essences="6E 3L")
    table.do("use", "sorcerers_bestiary", 1)
    table.do("pay", essences="3E 1L")
    assert table.components() == {"fire_dragon", "earth_dragon"}
    table.do("choose", "earth_dragon")
    assert (table.pool(), table.zone("earth_dragon")) == ("2E 2L", "play")
