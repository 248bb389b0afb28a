"""The Vault: Gold on it brings interest, as long as it stays there."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import collecting, mixes, next_round, pass_rivals, solo
from tests.games.resarcana.described_table import lying


def test_the_vault_gives_interest_if_gold_stays_on_it() -> None:
    table = collecting(lying("vault", on="G"), mage="scholar")
    assert table.asked == "take_essences"
    table.do("leave", "vault")
    assert (table.asked, table.amounts()) == ("collect_interest", mixes(2))
    table.do("gain", essences="2E")
    assert (table.asked, table.pool(), table.on("vault")) == ("turn", "2E", "1G")


def test_the_vault_gives_the_same_interest_for_more_gold() -> None:
    table = collecting(lying("vault", on="7G"), mage="scholar")
    table.do("leave", "vault")
    assert table.amounts() == mixes(2)


def test_the_vault_gives_no_interest_if_the_gold_is_taken() -> None:
    table = collecting(lying("vault", on="2G"), mage="scholar")
    table.do("take", "vault")
    assert (table.asked, table.pool(), table.on("vault")) == ("turn", "2G", "0")


def test_the_vault_gives_no_interest_for_essences_other_than_gold() -> None:
    table = collecting(lying("vault", on="2L C"), mage="scholar")
    table.do("leave", "vault")
    assert (table.asked, table.pool()) == ("turn", "0")


def test_from_a_vault_with_gold_and_other_essences_all_or_nothing_is_taken() -> None:
    for answer, pool, on in (("take", "1L 1G", "0"), ("leave", "2D", "1L 1G")):
        table = collecting(lying("vault", on="L G"), mage="scholar")
        table.do(answer, "vault")
        if answer == "leave":
            table.do("gain", essences="2D")
        assert (table.asked, table.pool(), table.on("vault")) == ("turn", pool, on)


def test_an_empty_vault_asks_nothing_and_gives_nothing() -> None:
    table = collecting("vault", mage="scholar")
    assert (table.asked, table.pool()) == ("turn", "0")


def test_a_turned_vault_gives_interest() -> None:
    table = collecting(lying("vault", on="G", turned=True), mage="scholar")
    table.do("leave", "vault")
    assert table.asked == "collect_interest"


def test_the_vault_over_three_rounds_as_in_the_rule_book() -> None:
    table = solo("vault", mage="scholar")
    table.do("use", "vault", 0)
    assert (table.on("vault"), table.turned("vault"), table.pool()) == ("1G", True, "0")
    next_round(table)
    table.do("leave", "vault")
    table.do("gain", essences="1L 1C")
    pass_rivals(table)
    table.do("use", "vault", 0)
    assert (table.on("vault"), table.pool()) == ("2G", "1L 1C")
    next_round(table)
    table.do("take", "vault")
    assert (table.state.round, table.asked) == (3, "turn")
    assert (table.on("vault"), table.pool()) == ("0", "1L 1C 2G")
