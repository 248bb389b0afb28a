"""What a seat knows of the others after a draft: what it passed on, and what came back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, resarcana

MANY = 30
FEW = 8
"""Worlds imagined where it is done at every step of a draft."""


def draft(seats: int, seed: int = 1) -> Table:
    return Table.dealt(seed, setup="draft", seats=seats, first=0)


def worlds(table: Table, viewer: int, many: int = MANY) -> Iterator[State]:
    view = table.view(viewer)
    for seed in range(many):
        world = resarcana().sample(view, Dice(seed))
        assert resarcana().observe(world, viewer).facts() == view.facts()
        yield world


def has(state: State, seat: int) -> set[int]:
    """What a seat holds, or has before it to keep one of."""
    return {*state.hand[seat], *state.deck[seat], *state.packet[seat]}


class Drafter:
    """Plays a draft with the given choices and remembers what a seat passed on and what it saw."""

    def __init__(self, table: Table, viewer: int, choices: Dice) -> None:
        self.table = table
        self.viewer = viewer
        self.choices = choices
        self.passed: set[int] = set()

    def step(self) -> None:
        state, legal = self.table.state, self.table.session.legal()
        before = set(state.packet[self.viewer])
        self.table.session.submit(legal[self.choices.below(len(legal))])
        self.passed = (self.passed | before) - has(state, self.viewer)


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(4))
def test_with_two_seats_a_card_that_was_passed_on_and_did_not_come_back_is_with_the_rival(seed: int) -> None:
    table = draft(2, seed)
    drafter = Drafter(table, 0, Dice(seed))
    while table.asked == "keep_artifact":
        drafter.step()
        if table.asked == "keep_artifact" and table.asked_seat == 0:
            for world in worlds(table, 0, FEW):
                assert drafter.passed <= has(world, 1)
    assert len(drafter.passed) == 6
    for world in worlds(table, 0):
        assert drafter.passed <= has(world, 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_card_that_was_passed_on_is_imagined_with_some_rival(seats: int) -> None:
    table = draft(seats)
    drafter = Drafter(table, 0, Dice(1))
    while table.asked == "keep_artifact":
        drafter.step()
    for world in worlds(table, 0):
        rivals = set().union(*(has(world, seat) for seat in range(1, seats)))
        assert drafter.passed <= rivals


def test_the_last_card_passed_on_is_with_the_neighbour_who_had_to_keep_it() -> None:
    table = draft(4)
    last = -1
    while table.asked == "keep_artifact":
        if table.asked_seat == 0 and len(table.state.packet[0]) == 2 and last < 0:
            last = table.state.packet[0][1]
        table.session.submit(table.session.legal()[0])
    assert last >= 0
    assert all(last in has(world, 1) for world in worlds(table, 0))


def test_the_own_cards_of_a_draft_are_known_and_those_of_the_others_are_not() -> None:
    table = draft(3)
    while table.asked == "keep_artifact":
        table.session.submit(table.session.legal()[0])
    for world in worlds(table, 1):
        assert has(world, 1) == has(table.state, 1) and world.hand[1] == table.state.hand[1]
    assert {frozenset(has(world, 2)) for world in worlds(table, 1)} != {frozenset(has(table.state, 2))}


def test_what_a_seat_remembers_of_a_draft_is_its_own() -> None:
    table = draft(2)
    for _ in range(4):
        table.session.submit(table.session.legal()[0])
    count = len(resarcana().cards.artifacts)
    view = table.view(0)
    assert any(view.memory[:count]) and not any(view.memory[count:])


def test_mages_that_rivals_were_dealt_are_none_that_one_sees() -> None:
    table = draft(4)
    own = set(table.state.offer[0])
    for world in worlds(table, 0):
        dealt = [mage for seat in range(4) for mage in world.offer[seat]]
        assert set(world.offer[0]) == own and len(set(dealt)) == 8


def test_a_mage_that_was_chosen_unseen_is_imagined_among_those_dealt() -> None:
    table = Table.dealt(1, seats=2, first=0)
    table.session.submit(table.session.legal()[0])
    found = set()
    for world in worlds(table, 1):
        assert world.chosen[0] in world.offer[0]
        found.add(world.chosen[0])
    assert len(found) > 4


class Packets(Drafter):
    """Follows what the viewer passed on, packet by packet, with the truth for judging what is possible."""

    def __init__(self, table: Table, viewer: int, choices: Dice) -> None:
        super().__init__(table, viewer, choices)
        self.packets: list[set[int]] = []

    def step(self) -> None:
        before = set(self.table.state.packet[self.viewer])
        super().step()
        left = before - has(self.table.state, self.viewer)
        if left:
            self.packets.append(left)


def homes(state: State, cards: set[int], seats: int) -> list[tuple[int, bool]]:
    """How a packet's cards are spread: for each its seat, and whether it is kept already; in order."""
    found = [
        (seat, card not in state.packet[seat]) for card in cards for seat in range(seats) if card in has(state, seat)
    ]
    return sorted(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_seat_is_imagined_to_have_kept_one_card_of_a_packet_that_was_passed_on(seats: int, viewer: int) -> None:
    table = draft(seats, seed=seats)
    packets = Packets(table, viewer, Dice(seats))
    while table.asked == "keep_artifact":
        packets.step()
        check_packets(packets, viewer, seats)
    assert len(packets.packets) == 6
    check_packets(packets, viewer, seats)


def check_packets(packets: Packets, viewer: int, seats: int) -> None:
    own = has(packets.table.state, viewer)
    for world in worlds(packets.table, viewer, FEW):
        for cards in packets.packets:
            away = cards - own
            assert homes(world, away, seats) == homes(packets.table.state, away, seats)


def test_a_card_of_a_packet_that_was_played_is_none_of_those_still_unseen() -> None:
    table = draft(4, seed=3)
    packets = Packets(table, 0, Dice(3))
    while table.asked == "keep_artifact":
        packets.step()
    while table.asked is not None and table.state.round < 3:
        legal = table.session.legal()
        table.session.submit(legal[packets.choices.below(len(legal))])
    for world in worlds(table, 0):
        for cards in packets.packets:
            away = cards - has(table.state, 0)
            unseen = [card for card in away if table.view(0).zone[card] == 0]
            assert len({world.owner[card] for card in unseen}) == len(unseen)
            assert {world.owner[card] for card in away} == {table.state.owner[card] for card in away}


@pytest.mark.parametrize("taker", [0, 2])
def test_a_card_that_changed_hands_since_the_draft_leaves_every_world_possible(taker: int) -> None:
    table = draft(3, seed=2)
    packets = Packets(table, 0, Dice(2))
    while table.asked == "keep_artifact":
        packets.step()
    state = table.state
    state.log = None
    for card in [*state.hand[1], *state.deck[1]]:
        if card not in state.hand[1]:
            state.draw(1, card)
        state.discard(1, card)
    moved = next(card for cards in packets.packets for card in cards if card in state.discards[1])
    state.place_artifact(taker, moved, codes.IN_DISCARDS, 1)
    for world in worlds(table, 0):
        assert sorted(len(has(world, seat)) for seat in range(3)) == [0, 8, 8]
