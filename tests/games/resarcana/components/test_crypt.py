"""The Crypt places artifacts from the own discards."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import mixes, seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat


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
    assert (table.asked, table.amounts()) == ("pay_placement_by_power", expected)
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
