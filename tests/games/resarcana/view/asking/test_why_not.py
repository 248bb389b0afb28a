"""Why a component cannot be used now: all that is in the way, the most helpful first."""

from __future__ import annotations

from functools import partial

from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.rules.refusals import why_not as refused
from resarcana_gui.games.resarcana.view.asking.why_not import why_not
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.tell.speaking import voice


def reasons(table: Table, slug: str | None, viewer: int = 0) -> list[str]:
    number = MONUMENT_DECK_TOP if slug is None else Table.number(slug)
    view = table.view(viewer)
    return why_not(voice(viewer=viewer, seats=view.seats), view, number, table.session.refusal)


def test_a_card_in_hand_says_what_lacks() -> None:
    assert reasons(Table(seat(hand=["prism", "athanor"], pool="1E", mage="witch")), "athanor") == [
        "You cannot place it now (needs 1 more Gold: you have 0 of 1)."
    ]


def test_nothing_is_in_the_way_of_what_can_be_done() -> None:
    assert not reasons(Table(seat(hand=["prism"])), "prism")
    assert not reasons(Table(seat("dwarven_pickaxe", pool="1E")), "dwarven_pickaxe")


def test_several_powers_say_each_for_itself_what_can_be_mended_first() -> None:
    assert reasons(Table(seat("athanor")), "athanor") == [
        "Put 2 Elan on this: needs 1 more Elan: you have 0 of 1.",
        "Gain X Gold: needs 6 Elan more on it.",
    ]


def test_where_something_can_be_done_it_is_told_what_else_cannot() -> None:
    assert reasons(Table(seat("athanor", pool="1E")), "athanor") == ["Gain X Gold: needs 6 Elan more on it."]


def test_a_turned_component_says_so_once() -> None:
    assert reasons(Table(seat(lying("dwarven_pickaxe", turned=True))), "dwarven_pickaxe") == ["It is turned."]


def test_what_is_true_of_every_power_is_said_once() -> None:
    assert reasons(Table(seat(lying("hawk", turned=True))), "hawk") == ["It is turned."]


def test_magic_items_are_swapped_by_passing() -> None:
    assert reasons(Table(seat(item="alchemy"), seat(item="divination")), "research") == [
        "You swap your magic item when you pass."
    ]


def test_what_only_reacts_says_so() -> None:
    assert reasons(Table(seat("temple")), "temple") == ["It only reacts; it has no power to use on your turn."]


def test_monuments_and_their_deck_say_what_they_need() -> None:
    table = Table(seat(pool="1G"))
    assert reasons(table, "colossus") == ["Needs 3 more Gold: you have 1 of 4."]
    assert reasons(table, None) == ["Needs 3 more Gold: you have 1 of 4."]


def test_out_of_turn_it_is_said_who_is_to_decide() -> None:
    assert reasons(Table(seat(), seat("dwarven_pickaxe")), "dwarven_pickaxe", viewer=1) == [
        "It is not your turn: waiting for Ada."
    ]


def test_between_two_questions_nothing_is_said_to_be_over() -> None:
    view = Table(seat("athanor")).view(0)
    view.stack.clear()
    assert not why_not(voice(viewer=0, seats=view.seats), view, Table.number("athanor"), partial(refused, view))
    view.end_game(1)
    told = why_not(voice(viewer=0, seats=view.seats), view, Table.number("athanor"), partial(refused, view))
    assert told == ["The game is over."]


def test_to_an_attack_a_component_says_why_it_does_not_help() -> None:
    table = Table(seat("fire_dragon"), seat(lying("temple", turned=True), "prism", pool="1C"))
    table.do("use", "fire_dragon", 0)
    assert reasons(table, "temple", viewer=1) == ["It is turned."]
    assert not reasons(table, "prism", viewer=1)


def test_while_a_cost_is_chosen_other_components_say_what_is_asked() -> None:
    table = Table(seat("dragons_lair", "fire_dragon", "water_dragon", "prism"))
    table.do("use", "dragons_lair", 1)
    assert reasons(table, "prism") == ["That does not answer the question: choose what to turn, destroy or discard."]


def test_of_what_belongs_to_others_nothing_is_wanted() -> None:
    assert not reasons(Table(seat(), seat("prism")), "prism")


def test_nothing_is_in_the_way_of_what_is_being_paid_for() -> None:
    table = Table(seat(hand=["tree_of_life", "athanor"], pool="3E 3C 1L"))
    table.do("place", "tree_of_life")
    assert not reasons(table, "tree_of_life")
    assert reasons(table, "athanor") == ["You cannot place it now (first pay for a card)."]
