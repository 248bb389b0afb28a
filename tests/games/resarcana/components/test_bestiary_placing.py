"""The Sorcerer's Bestiary places Dragons from any discards."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import check_any_payment, seat_with
from tests.games.resarcana.described_table import Table, seat


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
