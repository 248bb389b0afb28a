"""The Cursed Forge: its curse, and when it can be paid."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    collecting,
    next_round,
    solo,
)
from tests.games.resarcana.described_table import lying


def test_the_cursed_forge_asks_in_collect_for_a_death_or_to_be_turned() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    assert table.asked == "settle_curse"
    assert {str(command["kind"]) for command in table.session.legal_data()} == {"pay", "turn"}
    assert len(table.session.legal()) == 2


def test_the_curse_paid_costs_a_death_and_leaves_the_forge_straight() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("pay", essences="1D")
    assert (table.asked, table.pool(), table.turned("cursed_forge")) == ("turn", "1D", False)


def test_the_curse_may_be_left_unpaid_which_turns_the_forge() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("turn", "cursed_forge")
    assert (table.asked, table.pool(), table.turned("cursed_forge")) == ("turn", "2D", True)


def test_without_a_death_the_forge_is_turned_and_nobody_is_asked() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="9E 9L 9C 9G")
    assert (table.asked, table.turned("cursed_forge")) == ("turn", True)
    assert table.pool() == "9E 9L 9C 9G"


def test_a_turned_forge_cannot_be_used_but_scores() -> None:
    table = collecting(lying("cursed_forge", on="2G"), mage="scholar", pool="2E G")
    table.do("leave", "cursed_forge")
    assert table.why_not("use", "cursed_forge", 0).code == "is_turned"
    assert table.points() == 1 + 2 + 1


@pytest.mark.parametrize("giver", ["necromancer", "corrupt_altar", "dancing_sword"])
def test_the_curse_may_be_paid_with_a_death_collected_from_another_component(giver: str) -> None:
    table = collecting("cursed_forge", giver, **({} if giver == "necromancer" else {"mage": "scholar"}))
    assert table.asked == "settle_curse"
    table.do("pay", essences="1D")
    assert not table.turned("cursed_forge")


def test_the_curse_may_be_paid_with_a_death_chosen_in_the_same_collect() -> None:
    table = collecting("cursed_forge", mage="witch", item="death_life")
    for _ in range(2):
        assert table.asked == "collect_essences"
        table.do("gain", essences="1D")
    assert table.asked == "settle_curse"
    table.do("pay", essences="1D")
    assert table.pool() == "1D"


def test_the_curse_may_be_paid_with_a_death_taken_off_a_component_in_the_same_collect() -> None:
    for answer, asked in (("take", "settle_curse"), ("leave", "turn")):
        table = collecting("cursed_forge", lying("mausoleum", on="D"), mage="scholar")
        assert table.asked == "take_essences"
        table.do(answer, "mausoleum")
        assert table.asked == asked
        assert table.turned("cursed_forge") == (answer == "leave")


def test_the_curse_is_settled_after_all_else_that_is_collected() -> None:
    table = collecting(
        lying("cursed_forge", on="G"), "celestial_horse", lying("vault", on="G"), pool="D", mage="scholar"
    )
    asked = []
    while table.asked != "turn":
        asked.append(table.asked)
        table.session.submit(table.session.legal()[-1])
    assert asked.count("settle_curse") == 1
    assert asked[-1] == "settle_curse"


def test_the_curse_is_new_in_every_round() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("turn", "cursed_forge")
    next_round(table)
    assert (table.asked, table.turned("cursed_forge")) == ("settle_curse", False)


def test_a_forge_claimed_this_round_is_cursed_from_the_next_collect_on() -> None:
    table = solo(places=["cursed_forge"], pool="6E 4D", mage="scholar")
    table.do("claim", "cursed_forge")
    assert (table.asked, table.turned("cursed_forge"), table.pool()) == ("turn", False, "1D")
    next_round(table)
    assert table.asked == "settle_curse"


def test_a_death_on_the_forge_itself_does_not_pay_the_curse_unless_taken() -> None:
    table = collecting(lying("cursed_forge", on="D"), mage="scholar")
    table.do("leave", "cursed_forge")
    assert (table.turned("cursed_forge"), table.on("cursed_forge")) == (True, "1D")
