"""What is hidden stays hidden, under every agent, and can be imagined."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.codes import HIDDEN
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_views import observe
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat
from tests.games.seasons.rules.random_play import random_game


@pytest.mark.uncounted
@for_each("seed, level, seats", [(5, "archmage", 2), (6, "magician", 3), (7, "apprentice", 4), (8, "apprentice", 2)])
def test_the_hidden_truth_may_be_any_other_one_behind_the_same_view(seed: int, level: str, seats: int) -> None:
    """The truth under a seat is changed for one that it can imagine: what it sees, and what it is offered, stays."""
    dice = Dice(seed)
    for at, (session, state) in enumerate(random_game(seed, level=level, seats=seats)):
        if at % 9 or session.pending is None:
            continue
        for viewer in range(seats):
            view = session.observe(viewer)
            world = session.game.sample(view, dice)
            assert not session.game.faults(world)
            assert session.game.observe(world, viewer).facts() == view.facts()
            assert list(session.game.legal_for(world, viewer)) == list(session.game.legal_for(state, viewer))


@pytest.mark.uncounted
def test_worlds_differ_in_what_is_hidden() -> None:
    session = Session.start(Table.dealt().session.game, {"level": "archmage", "first": 0}, 4)
    worlds = [session.sample(0, seed) for seed in range(6)]
    assert all(isinstance(world, State) for world in worlds)
    assert len({tuple(world.pack[1]) for world in worlds if isinstance(world, State)}) == 6
    assert len({tuple(world.pile) for world in worlds if isinstance(world, State)}) == 6


def test_only_the_truth_can_be_observed_by_another_seat() -> None:
    view = Table(seat(), seat()).view(0)
    assert observe(view, 0).facts() == view.facts()
    with pytest.raises(ValueError, match="Only the truth"):
        observe(view, 1)
    truth = Table(seat(), seat()).session
    assert truth.game.sample(truth.state, Dice(1)).facts() == truth.state.facts()
    assert truth.state.viewer == EVERYONE


def test_order_and_cards_of_pile_and_discards_are_hidden() -> None:
    view = Table(seat(), seat(), pile=["purse_of_io", "die_of_malice"], discards=["beggars_horn"]).view(0)
    assert (view.pile, view.discards) == ([HIDDEN, HIDDEN], [HIDDEN])


def test_what_was_seen_going_to_the_discards_is_known_to_be_in_the_pile_or_drawn_after_a_reshuffle() -> None:
    cards = ["dragon_skull", "purse_of_io", "wondrous_chest", "potion_of_power"]
    table = Table(seat(*cards), seat(library_3=["potion_of_life", "beggars_horn", "die_of_malice"]), pile=[], p=13)
    table.activate("dragon_skull")
    table.do("sacrifice", cards=["dragon_skull", "purse_of_io", "wondrous_chest"])
    assert len(table.view(1).seen_discards[1]) == 3
    table.activate("potion_of_power")
    view = table.view(1)
    assert view.seen_discards[1] == () and len(view.recycled[1]) == 4
    assert table.view(0).recycled[0] != view.recycled[1]  # its owner has seen the card that it drew
    for seed in range(10):
        world = table.session.sample(1, seed)
        assert isinstance(world, State)
        assert sorted([*world.pile, *world.hand[0]]) == sorted([*table.state.pile, *table.state.hand[0]])


def test_a_card_seen_again_is_no_longer_among_those_recycled() -> None:
    table = Table(
        seat("dragon_skull", "purse_of_io", "wondrous_chest", "potion_of_power", reserve="A F"), seat(), pile=[],
        shuffles=[["purse_of_io"]],
    )  # fmt: skip
    table.activate("dragon_skull")
    table.do("sacrifice", cards=["dragon_skull", "purse_of_io", "wondrous_chest"])
    table.activate("potion_of_power")
    assert Table.number("purse_of_io") in table.view(1).recycled[1]
    table.summon("purse_of_io")
    assert Table.number("purse_of_io") not in table.view(1).recycled[1]


def laid(level: str, seats: int, seed: int = 2) -> Table:
    table = Table.dealt(seed, level=level, seats=seats, first=0)
    dice = Dice(seed)
    while table.asked in ("draft", "library"):
        legal = table.session.legal()
        table.session.submit(legal[dice.below(len(legal))])
    return table


def test_with_two_seats_all_that_the_other_kept_of_packs_one_has_seen_is_remembered() -> None:
    table = laid("magician", 2)
    held = sorted([*table.state.hand[1], *table.state.second[1], *table.state.third[1]])
    known = [code % 64 for code in table.view(0).passed[0]]
    assert len(known) == 8 and all(card in held for card in known)
    for seed in range(6):
        world = table.session.sample(0, seed)
        assert isinstance(world, State)
        imagined = [*world.hand[1], *world.second[1], *world.third[1]]
        assert all(imagined.count(card) >= known.count(card) for card in known)


@for_each("seats", [3, 4])
def test_with_more_seats_each_pack_has_left_one_card_with_each(seats: int) -> None:
    table = laid("archmage", seats)
    for viewer in range(seats):
        for seed in range(3):
            world = table.session.sample(viewer, seed)
            assert isinstance(world, State)
            for when in range(8):
                codes = [code % 64 for code in table.view(viewer).passed[viewer] if code // 64 == when]
                others = [
                    card
                    for each in range(seats)
                    if each != viewer
                    for card in (*world.hand[each], *world.second[each], *world.third[each])
                ]
                assert all(card in others for card in codes)


def test_apprentices_imagine_one_of_the_groups_until_cards_appear() -> None:
    table = laid("apprentice", 2)
    groups = set()
    for seed in range(20):
        world = table.session.sample(0, seed)
        assert isinstance(world, State)
        group = world.group[1]
        groups.add(group)
        held = [*world.hand[1], *world.second[1], *world.third[1]]
        assert sorted(held) == list(table.state.cards.groups[group])
    assert table.state.group[0] not in groups and len(groups) == 3


def shown(table: Table, viewer: int, seat_number: int, cards: list[str]) -> set[int]:
    """The groups that the viewer imagines for a seat once these cards left its hand for all to see."""
    view = table.view(viewer)
    for card in cards:
        number = Table.number(card)
        view.hand[seat_number].pop()
        view.revealed[seat_number] = (*view.revealed[seat_number], number)
        copy = 2 * number
        while view.owner[copy] >= 0:
            copy += 1
        view.play[seat_number].append(copy)
        view.owner[copy] = seat_number
    found = set()
    for seed in range(25):
        world = table.session.game.sample(view, Dice(seed))
        assert isinstance(world, State)
        found.add(world.group[seat_number])
    return found


def test_a_card_that_only_one_group_has_gives_the_group_away() -> None:
    table = Table.dealt(1, level="apprentice", seats=2, first=0)
    while table.asked == "library":
        table.session.submit(table.session.legal()[0])
    groups = table.state.cards.groups
    other = table.state.group[1]
    name = next(
        card
        for card in groups[other]
        if all(card not in group for at, group in enumerate(groups) if at not in (other, table.state.group[0]))
    )
    assert shown(table, 0, 1, table.names([name])) == {other}


def test_when_no_group_fits_any_other_is_imagined() -> None:
    table = Table.dealt(1, level="apprentice", seats=2, first=0)
    while table.asked == "library":
        table.session.submit(table.session.legal()[0])
    assert table.state.group[0] not in shown(table, 0, 1, ["wondrous_chest", "purse_of_io"])


def test_views_and_worlds_of_every_agent_are_the_same_whatever_it_is_that_they_do_not_see() -> None:
    """Two truths that differ only in what seat 1 cannot see look the same to it, event by event."""
    hidden = (["purse_of_io", "die_of_malice"], ["beggars_horn", "wondrous_chest"])
    tables = [
        Table(seat(hand=cards, die="winter1/5"), seat(hand=["air_elemental"]), phase="die", pile=[*reversed(cards)])
        for cards in hidden
    ]
    for table in tables:
        table.do("draw")
        table.do("keep", table.names(table.state.drawn)[0])
        table.end_turn()
    seen: list[list[object]] = [[event.seen_by(1) for event in table.session.events] for table in tables]
    assert seen[0] == seen[1]
    assert tables[0].view(1).facts() == tables[1].view(1).facts()
    offered: list[list[Command]] = [list(table.session.legal()) for table in tables]
    assert offered[0] == offered[1]


@for_each("level, seats", [("magician", 3), ("archmage", 2)])
def test_in_the_draft_each_pack_passed_on_is_imagined_where_it_is(level: str, seats: int) -> None:
    table, dice = Table.dealt(3, level=level, seats=seats, first=0), Dice(3)
    while table.asked in ("draft", "library"):
        for viewer in range(seats):
            view = table.view(viewer)
            world = table.session.game.sample(view, dice)
            assert not table.session.game.faults(world)
            assert table.session.game.observe(world, viewer).facts() == view.facts()
        legal = table.session.legal()
        table.session.submit(legal[dice.below(len(legal))])


def test_what_cannot_be_where_it_was_known_to_be_is_left_out() -> None:
    table = Table(seat("purse_of_io", "purse_of_io"), seat(hand=["die_of_malice"]), pile=["beggars_horn"])
    view = table.view(0)
    purse = Table.number("purse_of_io")
    view.passed[0], view.recycled[0] = (purse,), (purse,)
    world = table.session.game.sample(view, Dice(1))
    assert isinstance(world, State)
    assert purse not in [*world.hand[1], *world.pile]


def test_a_card_that_is_being_summoned_is_seen_and_lies_nowhere_else() -> None:
    table = Table(seat("purse_of_io", lying("amulet_of_water", "A F"), hand=["purse_of_io"], reserve="A F"), seat())
    table.summon("purse_of_io")
    assert table.asked == "pay_from"
    for seed in range(5):
        world = table.session.sample(1, seed)
        assert isinstance(world, State)
        assert Table.number("purse_of_io") not in world.pile


def test_an_item_taken_back_is_imagined_in_the_hand_that_took_it_also_of_a_preset_group() -> None:
    table = Table.dealt(2, level="apprentice", seats=2, first=0)
    while table.asked == "library":
        table.session.submit(table.session.legal()[0])
    view = table.view(0)
    card = table.state.cards.groups[table.state.group[1]][0]
    view.seen_hand[1] = (card,)
    for seed in range(6):
        world = table.session.game.sample(view, Dice(seed))
        assert isinstance(world, State) and card in world.hand[1]


def test_a_card_that_a_seat_has_shown_is_taken_for_the_one_that_it_kept_of_a_pack() -> None:
    table = laid("magician", 2)
    view = table.view(0)
    codes = view.passed[0]
    card = codes[0] % 64
    view.hand[1].pop()
    view.revealed[1] = (card,)
    copy = 2 * card
    view.play[1].append(copy)
    view.owner[copy] = 1
    for seed in range(6):
        world = table.session.game.sample(view, Dice(seed))
        assert isinstance(world, State)
        imagined = [*world.hand[1], *world.second[1], *world.third[1]]
        assert all(code % 64 in imagined for code in codes[1:])
