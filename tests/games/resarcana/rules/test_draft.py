"""The draft: keep one, pass the rest, to the left first, then to the right."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from tests.games.resarcana.described_table import Table

SEATS = (2, 3, 4)


def draft(seats: int = 3, seed: int = 1) -> Table:
    return Table.dealt(seed, setup="draft", seats=seats, first=0)


def keep_once(table: Table) -> list[list[int]]:
    """Everybody keeps the first card of the packet; what everybody passed on."""
    passed: list[list[int]] = []
    size = len(table.state.packet[0])
    for _ in range(table.state.seats):
        seat = table.asked_seat
        assert seat is not None and table.asked == "keep_artifact" and len(table.state.packet[seat]) == size
        passed.append(table.state.packet[seat][1:])
        table.session.submit(table.session.legal()[0])
    return passed


@pytest.mark.parametrize("seats", SEATS)
def test_mages_are_dealt_before_the_draft_and_chosen_after_it(seats: int) -> None:
    table = draft(seats)
    assert [len(offer) for offer in table.state.offer] == [2] * seats
    while table.asked == "keep_artifact":
        table.session.submit(table.session.legal()[0])
    assert table.asked == "choose_mage"


@pytest.mark.parametrize("seats", SEATS)
def test_four_cards_are_dealt_and_everybody_keeps_one_in_turn_order(seats: int) -> None:
    table = Table.dealt(setup="draft", seats=seats, first=1)
    assert [len(packet) for packet in table.state.packet] == [4] * seats
    asked = []
    for _ in range(seats):
        asked.append(table.asked_seat)
        table.session.submit(table.session.legal()[0])
    assert asked == [(1 + step) % seats for step in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_four_cards_are_passed_to_the_left(seats: int) -> None:
    table = draft(seats)
    passed = keep_once(table)
    assert [table.state.packet[(seat + 1) % seats] for seat in range(seats)] == passed


@pytest.mark.parametrize("seats", SEATS)
def test_the_other_four_cards_are_passed_to_the_right(seats: int) -> None:
    table = draft(seats)
    for _ in range(3):
        keep_once(table)
    assert [len(packet) for packet in table.state.packet] == [4] * seats
    passed = keep_once(table)
    assert [table.state.packet[(seat - 1) % seats] for seat in range(seats)] == passed


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_card_of_a_packet_is_kept_without_a_question(seats: int) -> None:
    table = draft(seats)
    for _ in range(2):
        keep_once(table)
    passed = keep_once(table)
    for seat in range(seats):
        assert table.state.deck[(seat + 1) % seats][3] == passed[seat][0]
    assert [len(deck) for deck in table.state.deck] == [4] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_drafts_eight_cards_and_draws_three_of_them(seats: int) -> None:
    table = draft(seats)
    for _ in range(6):
        keep_once(table)
    state = table.state
    assert [len(hand) for hand in state.hand] == [3] * seats
    assert [len(deck) for deck in state.deck] == [5] * seats
    cards = [card for piles in (state.hand, state.deck) for pile in piles for card in pile]
    assert len(set(cards)) == 8 * seats


def test_the_cards_of_the_second_deal_are_other_cards() -> None:
    table = draft(2)
    first = {*table.state.packet[0], *table.state.packet[1]}
    for _ in range(3):
        keep_once(table)
    assert not first & {*table.state.packet[0], *table.state.packet[1]}


def test_a_drafted_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        table = draft(2, seed)
        kept: list[int] = []
        while table.asked == "keep_artifact":
            if len(table.state.deck[0]) > len(kept):
                kept = table.state.deck[0][:]
            table.session.submit(table.session.legal()[0])
        drawn = table.state.hand[0] + table.state.deck[0]
        orders.add(tuple(kept.index(card) for card in drawn if card in kept))
    assert len(orders) > 1


def test_a_player_sees_only_the_own_packet() -> None:
    table = draft(3)
    view = table.view(1)
    assert view.packet[1] == table.state.packet[1]
    assert view.packet[0] == view.packet[2] == [HIDDEN] * 4


def test_a_player_does_not_see_what_the_others_keep() -> None:
    table = draft(3)
    kept = table.state.packet[0][0]
    keep_once(table)
    assert table.view(1).deck[0] == [HIDDEN]
    assert table.view(1).zone[kept] == 0
    assert table.view(0).deck[0] == [kept]


def test_a_card_of_somebody_elses_packet_cannot_be_kept() -> None:
    table = draft(2)
    rival = table.names(table.state.packet[1])[0]
    assert table.why_not("choose", rival).code == "not_an_answer"
