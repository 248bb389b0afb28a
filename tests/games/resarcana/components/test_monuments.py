"""The Obelisk when it is claimed, and claiming from the deck."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import mixes, seat_with, solo
from tests.games.resarcana.described_table import Table, seat

FIVE: dict[str, object] = {"display": ["obelisk", "temple"], "deck": ["colossus", "library"]}


# Obelisk


def test_who_claims_the_obelisk_gains_any_six_essences_but_gold() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "obelisk")
    assert (table.asked, table.amounts()) == ("gain_for_claim", mixes(6))
    assert len(table.session.legal()) == 84
    table.do("gain", essences="3E 1L 2D")
    assert (table.asked, table.pool(), table.zone("obelisk")) == ("turn", "3E 1L 2D", "play")
    assert table.on("obelisk") == "0"


def test_the_essences_of_the_obelisk_are_chosen_before_the_display_is_refilled() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "obelisk")
    assert table.names(table.state.display) == ["temple"]
    assert table.zone("colossus") == "monument_deck"
    table.do("gain", essences="6E")
    assert set(table.names(table.state.display)) == {"temple", "colossus"}


def test_the_obelisk_from_the_top_of_the_deck_gives_six_essences_and_leaves_the_display() -> None:
    table = solo(pool="4G", monuments={"display": ["temple", "colossus"], "deck": ["obelisk", "library"]})
    table.do("claim", "monument_deck")
    assert (table.asked, table.amounts(), table.pool()) == ("gain_for_claim", mixes(6), "0")
    table.do("gain", essences="6L")
    assert (table.asked, table.pool()) == ("turn", "6L")
    assert table.names(table.state.display) == ["temple", "colossus"]
    assert table.names(table.state.monument_deck) == ["library"]


def test_the_last_obelisk_on_display_leaves_a_gap() -> None:
    table = solo(pool="4G", monuments={"display": ["obelisk", "temple"], "deck": []})
    table.do("claim", "obelisk")
    table.do("gain", essences="6C")
    assert table.names(table.state.display) == ["temple"]


def test_the_obelisk_gives_its_essences_once_and_not_in_collect() -> None:
    table = Table(seat_with("obelisk", mage="scholar"), seat(), phase="collect")
    assert (table.asked, table.pool()) == ("turn", "0")


def test_an_ordinary_monument_on_display_is_replaced_at_once() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "temple")
    assert table.asked == "turn"
    assert set(table.names(table.state.display)) == {"obelisk", "colossus"}


def test_an_unseen_monument_is_paid_before_it_is_seen() -> None:
    table = Table(seat(pool="4G"), seat(), monuments=FIVE)
    assert table.view(0).monument_deck == [-1, -1]
    table.do("claim", "monument_deck")
    assert (table.zone("colossus"), table.pool(), table.asked_seat) == ("play", "0", 1)
    assert table.names(table.state.display) == ["obelisk", "temple"]


def test_nothing_is_claimed_from_an_empty_monument_deck() -> None:
    table = solo(pool="4G", monuments={"display": ["temple"], "deck": []})
    assert table.why_not("claim", "monument_deck").code == "monument_deck_empty"
