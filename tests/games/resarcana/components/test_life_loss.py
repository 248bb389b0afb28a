"""The six Dragons and the Elvish Bow: who loses what, and the way out that each Dragon offers."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import mixes, seat_with, text
from tests.games.resarcana.described_table import Table, lying, seat

PRICES = {"bone_dragon": "D", "earth_dragon": "G", "fire_dragon": "C", "water_dragon": "E"}
DRAGONS = (*PRICES, "wind_dragon", "sea_serpent")
ATTACKERS = (*DRAGONS, "elvish_bow")


def attacked(attacker: str, *rivals: dict[str, object]) -> Table:
    """The first seat has just used the attacker against these rivals."""
    table = Table(seat_with(attacker), *(rivals or (seat_with(),)))
    table.do("use", attacker, 0)
    return table


@pytest.mark.parametrize("dragon", DRAGONS)
def test_a_dragon_costs_a_rival_two_life(dragon: str) -> None:
    table = attacked(dragon, seat_with(pool="5L"))
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.pool(1) == "3L"
    assert table.turned(dragon)
    assert table.pool() == "0"


def test_the_elvish_bow_costs_a_rival_one_life() -> None:
    table = attacked("elvish_bow", seat_with(pool="5L"))
    assert table.pool(1) == "4L"
    assert table.turned("elvish_bow")


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_an_attack_costs_nothing_but_turning(attacker: str) -> None:
    table = Table(seat_with(attacker), seat())
    assert table.can("use", attacker, 0)
    turned = Table(seat_with(lying(attacker, turned=True)), seat())
    assert turned.why_not("use", attacker, 0).code == "is_turned"


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_an_attack_does_not_touch_the_attacker(attacker: str) -> None:
    table = Table(seat_with(attacker, pool="3E 3L"), seat(pool="3L"))
    table.do("use", attacker, 0)
    assert table.pool() == "3E 3L"


@pytest.mark.parametrize(("dragon", "price"), PRICES.items())
def test_a_rival_may_pay_what_the_dragon_asks_and_ignore_it(dragon: str, price: str) -> None:
    table = attacked(dragon, seat_with(pool=f"4L {price}"))
    assert (table.asked, table.asked_seat) == ("life_loss", 1)
    assert {str(command["kind"]) for command in table.session.legal_data()} == {"escape", "suffer"}
    assert len(table.session.legal()) == 2
    table.do("escape")
    assert table.pool(1) == "4L"
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.parametrize(("dragon", "price"), PRICES.items())
def test_a_rival_may_keep_the_price_and_lose_life(dragon: str, price: str) -> None:
    table = attacked(dragon, seat_with(pool=f"4L {price}"))
    table.do("suffer")
    assert table.pool(1) == text("2L", price)


@pytest.mark.parametrize(("dragon", "price"), PRICES.items())
def test_a_rival_without_the_price_is_not_asked(dragon: str, price: str) -> None:
    others = " ".join(f"1{letter}" for letter in "ECDG" if letter != price)
    table = attacked(dragon, seat_with(pool=f"4L {others}"))
    assert table.asked == "turn"
    assert table.pool(1) == text("2L", others)


@pytest.mark.parametrize(("dragon", "price"), PRICES.items())
def test_paying_the_price_with_the_last_essence_leaves_nothing(dragon: str, price: str) -> None:
    table = attacked(dragon, seat_with(pool=price))
    table.do("escape")
    assert table.pool(1) == "0"


def test_essences_on_components_do_not_pay_a_dragon() -> None:
    table = attacked("fire_dragon", seat_with(lying("mausoleum", on="3C"), pool="2L"))
    assert (table.asked, table.pool(1), table.on("mausoleum")) == ("turn", "0", "3C")


def test_the_wind_dragon_lets_a_rival_discard_any_card_from_hand() -> None:
    table = attacked("wind_dragon", seat_with(pool="3L", hand=["prism", "hawk"]))
    assert table.components("escape") == {"prism", "hawk"}
    assert len(table.session.legal()) == 3
    table.do("escape", "hawk")
    assert (table.hand(1), table.discards(1), table.pool(1)) == (["prism"], ["hawk"], "3L")


def test_discarding_to_the_wind_dragon_gives_no_essences() -> None:
    table = attacked("wind_dragon", seat_with(hand=["prism"]))
    table.do("escape", "prism")
    assert (table.asked, table.pool(1)) == ("turn", "0")


def test_the_wind_dragon_asks_nobody_with_an_empty_hand() -> None:
    table = attacked("wind_dragon", seat_with("prism", pool="3L"))
    assert (table.asked, table.pool(1), table.zone("prism")) == ("turn", "1L", "play")


def test_the_sea_serpent_lets_a_rival_destroy_any_artifact_of_their_own() -> None:
    mine = (lying("athanor", on="6E", turned=True), "prism", "temple", "catacombs_of_the_dead")
    table = attacked("sea_serpent", seat_with(*mine, pool="3L", hand=["hawk"]))
    assert table.components("escape") == {"athanor", "prism"}
    table.do("escape", "athanor")
    assert (table.zone("athanor"), table.on("athanor"), table.discards(1)) == ("discards", "0", ["athanor"])
    assert table.pool(1) == "3L"


def test_destroying_for_the_sea_serpent_gives_no_essences() -> None:
    table = attacked("sea_serpent", seat_with("windup_man"))
    table.do("escape", "windup_man")
    assert (table.asked, table.pool(1)) == ("turn", "0")


def test_the_sea_serpent_asks_nobody_without_artifacts() -> None:
    table = attacked("sea_serpent", seat_with("great_pyramid", "dragons_lair", pool="3L"))
    assert (table.asked, table.pool(1)) == ("turn", "1L")


def test_the_elvish_bow_offers_no_way_out_of_its_own() -> None:
    table = attacked("elvish_bow", seat_with("prism", pool="2E 2L 2C 2D 2G", hand=["hawk"]))
    assert (table.asked, table.pool(1)) == ("turn", "2E 1L 2C 2D 2G")


def test_for_a_life_that_is_not_there_two_other_essences_are_lost() -> None:
    table = attacked("elvish_bow", seat_with(pool="E C D G"))
    assert (table.asked, table.asked_seat) == ("lose_essences", 1)
    assert table.amounts() == {"1E 1C", "1E 1D", "1E 1G", "1C 1D", "1C 1G", "1D 1G"}
    table.do("lose", essences="1D 1G")
    assert table.pool(1) == "1E 1C"
    assert (table.asked, table.asked_seat) == ("turn", 1)


def test_for_two_life_that_are_not_there_four_other_essences_are_lost() -> None:
    table = attacked("wind_dragon", seat_with(pool="3E 2C 2G"))
    assert table.amounts() == {
        "3E 1C",
        "3E 1G",
        "2E 2C",
        "2E 1C 1G",
        "2E 2G",
        "1E 2C 1G",
        "1E 1C 2G",
        "2C 2G",
    }
    table.do("lose", essences="2C 2G")
    assert table.pool(1) == "3E"


def test_life_is_lost_first_and_may_not_be_kept_back() -> None:
    table = attacked("wind_dragon", seat_with(pool="L 3E 3C"))
    assert table.asked == "lose_essences"
    assert table.pool(1) == "3E 3C"
    assert table.amounts() == {"2E", "1E 1C", "2C"}


def test_who_has_just_enough_life_loses_nothing_else_and_is_not_asked() -> None:
    table = attacked("wind_dragon", seat_with(pool="2L 3E 3C"))
    assert (table.asked, table.pool(1)) == ("turn", "3E 3C")


@pytest.mark.parametrize(("pool", "rest"), [("3D", "0"), ("L E", "0"), ("4D", "0"), ("L 2G", "0"), ("0", "0")])
def test_who_has_too_little_loses_all_that_is_left_without_being_asked(pool: str, rest: str) -> None:
    table = attacked("wind_dragon", seat_with(pool=pool))
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.pool(1) == rest


def test_one_kind_of_essence_is_lost_without_being_asked() -> None:
    table = attacked("wind_dragon", seat_with(pool="9D"))
    assert (table.asked, table.pool(1)) == ("turn", "5D")


def test_essences_on_components_are_not_lost() -> None:
    table = attacked("wind_dragon", seat_with(lying("treant", on="4L"), pool="2E"))
    assert (table.on("treant"), table.pool(1)) == ("4L", "0")


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_who_has_passed_ignores_life_loss(attacker: str) -> None:
    table = Table(
        seat_with(attacker), seat(pool="9L"), seat_with("prism", pool="E 9L C D G", hand=["hawk"], passed=True)
    )
    table.do("use", attacker, 0)
    assert table.asked == "turn"
    assert table.pool(1) == ("8L" if attacker == "elvish_bow" else "7L")
    assert table.pool(2) == "1E 9L 1C 1D 1G"


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_an_attack_may_be_used_when_all_rivals_have_passed(attacker: str) -> None:
    table = Table(seat_with(attacker), seat(pool="9L", passed=True))
    table.do("use", attacker, 0)
    assert (table.asked, table.asked_seat, table.pool(1)) == ("turn", 0, "9L")


def test_rivals_are_attacked_one_after_another_clockwise_from_the_attacker() -> None:
    seats = [seat_with(pool="3L C"), seat_with(pool="3E 3D"), seat_with("fire_dragon"), seat_with(pool="3L C")]
    table = Table(*seats, active=2)
    table.do("use", "fire_dragon", 0)
    assert (table.asked, table.asked_seat) == ("life_loss", 3)
    table.do("escape")
    assert (table.asked, table.asked_seat) == ("life_loss", 0)
    table.do("suffer")
    assert (table.asked, table.asked_seat) == ("lose_essences", 1)
    table.do("lose", essences="2E 2D")
    assert (table.asked, table.asked_seat) == ("turn", 3)
    assert [table.pool(at) for at in range(4)] == ["1L 1C", "1E 1D", "0", "3L"]


def test_each_rival_answers_alone() -> None:
    table = Table(seat_with("bone_dragon"), seat_with(pool="3L D"), seat_with(pool="3L"))
    table.do("use", "bone_dragon", 0)
    table.do("escape")
    assert table.pool(2) == "1L"


def test_the_turned_bow_cannot_draw_and_a_bow_that_drew_cannot_shoot() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = Table(seat_with("elvish_bow", deck=["hawk"]), seat(passed=True))
        table.do("use", "elvish_bow", first)
        assert table.why_not("use", "elvish_bow", second).code == "is_turned"
        assert table.hand() == ([] if first == 0 else ["hawk"])


def test_mixes_of_losses_are_each_offered_once() -> None:
    table = attacked("elvish_bow", seat_with(pool="4E 4C 4D 4G"))
    assert table.amounts() == mixes(2, "ECDG")
    assert len(table.session.legal()) == 10
