"""The Artificer, the Dragon Bridle and the Dragon's Lair make placing cheaper."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards import essences
from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.components.naive import discounted, tokens
from tests.games.resarcana.components.naive import ways_to_pay as naive_ways
from tests.games.resarcana.components.printed_costs import FIXED, FREE, WITH_ANY
from tests.games.resarcana.described_table import Table, lying

DRAGONS = ("bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon")
CARDS = (*FIXED, *FREE, *WITH_ANY)
POOLS = ("4E 3L 4C 4D 2G", "2E 2L 2C D G", "6E 6C 2G D", "8L D G", "D")
DRAGON_DISCOUNTS = ("dragon_bridle", "dragons_lair")


def ways(table: Table, card: str) -> set[str]:
    """Every way to pay for placing a card."""
    before = table.pool()
    table.do("place", card)
    return paid_or_offered(table, before)


def paid_or_offered(table: Table, before: str) -> set[str]:
    """Every way to pay; where there is one, it is not asked about but paid."""
    if table.asked in ("pay_placement", "pay_placement_by_power"):
        found = table.amounts()
        assert len(found) == len(table.session.legal()) > 1
        return found
    assert table.asked == "turn"
    return {essences.text(essences.parsed(before) - essences.parsed(table.pool()))}


def printed_cost(card: str) -> list[str]:
    return tokens(*WITH_ANY[card]) if card in WITH_ANY else tokens(FIXED.get(card, "0"), 0)


@for_each(
    ("card", "expected"),
    [
        ("guard_dog", {"0"}),
        ("hand_of_glory", {"1L", "1D"}),
        ("athanor", {"1G"}),
        ("ring_of_midas", {"1G"}),
        ("jeweled_statuette", {"1D 1G"}),
        ("chalice_of_life", {"1L 1G", "1C 1G"}),
        ("windup_man", {"1E 1L 1G", "1E 1C 1G", "1L 1C 1G"}),
        ("horn_of_plenty", {"2G"}),
        ("dragon_egg", {"1G"}),
        ("prism", {"0"}),
        ("vault", {"1G"}),
        ("flaming_pit", {"1E"}),
        ("elemental_spring", {"1E 1L 1C", "2E 1L", "2E 1C"}),
        ("fire_dragon", {"5E"}),
        ("sea_serpent", {"2L 6C", "3L 5C"}),
        ("philosophers_stone", {"1E 2L 2C 2D", "2E 1L 2C 2D", "2E 2L 1C 2D", "2E 2L 2C 1D"}),
    ],
)
def test_with_the_artificer_an_artifact_costs_one_less_but_never_a_gold(card: str, expected: set[str]) -> None:
    table = solo("artificer", hand=[card], pool="6E 6L 6C 6D 6G")
    assert ways(table, card) == expected


def test_the_artificer_may_take_off_a_fixed_essence_or_one_of_any_kind() -> None:
    table = solo("artificer", hand=["tree_of_life"], pool="L 2E 2G")
    assert ways(table, "tree_of_life") == {"2E", "1E 1G", "2G", "1E 1L", "1L 1G"}


def test_with_the_artificer_the_price_can_be_paid_exactly_and_no_less() -> None:
    assert solo("artificer", hand=["hand_of_glory"], pool="L").can("place", "hand_of_glory")
    assert solo("artificer", hand=["hand_of_glory"], pool="D").can("place", "hand_of_glory")
    assert not solo("artificer", hand=["hand_of_glory"], pool="9E 9G").can("place", "hand_of_glory")
    assert not solo("artificer", hand=["athanor"], pool="9E").can("place", "athanor")


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("component", ["artificer", *DRAGON_DISCOUNTS])
def test_a_discount_works_while_its_component_is_turned_too(component: str, turned: bool) -> None:
    table = solo(lying(component, turned=turned), hand=["fire_dragon"], pool="6E")
    table.do("place", "fire_dragon")
    assert table.pool() == ("1E" if component == "artificer" else "3E")
    assert table.turned(component) == turned


def test_the_artificers_discount_applies_to_artifacts_only_not_to_places_or_monuments() -> None:
    table = solo("artificer", pool="8E 2D 3G", places=["cursed_forge"], monuments={"display": ["temple"]})
    assert table.why_not("claim", "cursed_forge").code == "cannot_pay"
    assert table.why_not("claim", "temple").code == "cannot_pay"
    rich = solo("artificer", pool="6E 3D 4G", places=["cursed_forge"], monuments={"display": ["temple"]})
    rich.do("claim", "cursed_forge")
    rich.do("claim", "temple")
    assert rich.pool() == "0"


def test_a_discount_does_not_lower_the_cost_of_a_power() -> None:
    table = solo("artificer", "flaming_pit", "dwarven_pickaxe", "dragon_teeth", pool="2E")
    assert not table.can("use", "flaming_pit", 0)
    assert not table.can("use", "dragon_teeth", 1)
    table.do("use", "dwarven_pickaxe", 0)
    assert table.pool() == "1E 1G"


def test_a_discount_is_of_no_use_to_rivals() -> None:
    table = Table(seat_with("artificer", "dragon_bridle"), seat_with(hand=["fire_dragon"], pool="5E"), active=1)
    assert not table.can("place", "fire_dragon")


@pytest.mark.parametrize("component", DRAGON_DISCOUNTS)
@pytest.mark.parametrize(
    ("dragon", "expected"),
    [
        ("fire_dragon", {"3E"}),
        ("water_dragon", {"3C"}),
        ("bone_dragon", {"2D", "1L 1D"}),
        ("earth_dragon", {"4E", "3E 1L", "2E 2L", "1E 3L"}),
        ("sea_serpent", {"6C", "1L 5C", "2L 4C", "3L 3C"}),
    ],
)
def test_a_dragon_costs_three_less_and_the_payer_says_which(component: str, dragon: str, expected: set[str]) -> None:
    table = solo(component, hand=[dragon], pool="6E 6L 6C 6D 6G")
    assert ways(table, dragon) == expected


@pytest.mark.parametrize("component", DRAGON_DISCOUNTS)
def test_the_wind_dragons_open_part_may_be_taken_off_or_its_calm(component: str) -> None:
    table = solo(component, hand=["wind_dragon"], pool="4C 4G")
    assert ways(table, "wind_dragon") == {"4C 1G", "3C 2G", "2C 3G", "1C 4G"}


@pytest.mark.parametrize("component", DRAGON_DISCOUNTS)
@pytest.mark.parametrize("card", ["hawk", "athanor", "dragon_egg", "dragon_teeth", "treant"])
def test_other_artifacts_are_no_cheaper_with_a_dragon_discount(component: str, card: str) -> None:
    full = {"hawk": "L C", "athanor": "E G", "dragon_egg": "G", "dragon_teeth": "E D", "treant": "2E 3L"}[card]
    table = solo(component, hand=[card], pool=full)
    table.do("place", card)
    assert table.pool() == "0"


def test_discounts_add_up() -> None:
    table = solo("artificer", "dragon_bridle", "dragons_lair", hand=["wind_dragon"], pool="4C 4G")
    assert ways(table, "wind_dragon") == {"1C", "1G"}
    serpent = solo("artificer", "dragon_bridle", "dragons_lair", hand=["sea_serpent"], pool="3L 6C")
    assert ways(serpent, "sea_serpent") == {"2L", "1L 1C", "2C"}


def test_a_cost_never_falls_below_nothing_and_nothing_is_refunded() -> None:
    table = solo("artificer", "dragon_bridle", "dragons_lair", hand=["fire_dragon", "bone_dragon"], pool="E")
    table.do("place", "fire_dragon")
    table.do("place", "bone_dragon")
    assert (table.asked, table.pool()) == ("turn", "1E")


def test_a_bridle_that_was_destroyed_gives_no_discount_any_more() -> None:
    table = solo("dragon_bridle", "fiery_whip", hand=["fire_dragon"], pool="3E")
    assert table.can("place", "fire_dragon")
    table.do("use", "fiery_whip", 1)
    table.do("gain", essences="6L")
    assert not table.can("place", "fire_dragon")


@pytest.mark.uncounted
@for_each("pool", POOLS)
@for_each("mine", [(), ("artificer",), ("dragon_bridle",), ("artificer", "dragons_lair")])
def test_exactly_the_payments_are_offered_that_the_discounts_leave(mine: tuple[str, ...], pool: str) -> None:
    for card in [card for card in CARDS if card not in mine]:
        table = solo("scholar", *mine, hand=[card], pool=pool)
        dragon = 3 * len({"dragon_bridle", "dragons_lair"} & set(mine)) if card in DRAGONS else 0
        expected = naive_ways(discounted(printed_cost(card), 1 if "artificer" in mine else 0, dragon), pool)
        assert table.can("place", card) == bool(expected)
        if expected:
            assert ways(table, card) == expected


@pytest.mark.uncounted
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize(("mage", "less"), [("scholar", 2), ("artificer", 3)])
def test_the_crypt_offers_exactly_the_payments_that_two_less_leave(mage: str, less: int, pool: str) -> None:
    for card in [card for card in CARDS if card != "crypt"]:
        table = solo("crypt", mage=mage, discards=[card], pool=pool)
        table.do("use", "crypt", 1)
        before = table.pool()
        expected = naive_ways(discounted(printed_cost(card), less, 0), before)
        assert (table.asked == "place_with_power") == bool(expected)
        if expected:
            table.do("choose", card)
            assert paid_or_offered(table, before) == expected
