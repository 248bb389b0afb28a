"""Setting up: the centre, the deal, mages, items; first game, standard and tight."""

from __future__ import annotations

import itertools

import pytest

from resarcana_gui.games.resarcana.cards.essences import ONE_OF_EACH
from resarcana_gui.games.resarcana.rules.codes import HIDDEN, HIDDEN_CHOICE
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, resarcana

SEATS = (2, 3, 4)
FIRST_SIDES = ["sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"]
FIRST_HANDS = {
    "duelist": {"dragon_teeth", "elemental_spring", "hand_of_glory"},
    "seer": {"chalice_of_life", "flaming_pit", "vault"},
    "alchemist": {"celestial_horse", "magical_shard", "tree_of_life"},
    "transmuter": {"dancing_sword", "fountain_of_youth", "hawk"},
}


def answer_all(table: Table, question: str) -> list[int]:
    """Give the first answer as long as this is asked; who was asked."""
    asked: list[int] = []
    while table.asked == question:
        assert table.asked_seat is not None
        asked.append(table.asked_seat)
        table.session.submit(table.session.legal()[0])
    return asked


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_one_of_each_essence(seats: int) -> None:
    assert Table.dealt(seats=seats).state.pool == [ONE_OF_EACH] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_all_eight_items_lie_in_the_supply(seats: int) -> None:
    table = Table.dealt(seats=seats)
    assert len(table.state.items) == 8 and set(table.state.items) == set(resarcana().cards.items)


@pytest.mark.parametrize("seats", SEATS)
def test_two_monuments_lie_face_up_and_eight_in_the_deck(seats: int) -> None:
    state = Table.dealt(seats=seats).state
    assert (len(state.display), len(state.monument_deck)) == (2, 8)
    assert {*state.display, *state.monument_deck} == set(resarcana().cards.monuments)


def test_nobody_sees_a_monument_in_the_deck() -> None:
    table = Table.dealt(seats=3)
    assert all(table.view(seat).monument_deck == [HIDDEN] * 8 for seat in range(3))


@pytest.mark.parametrize("seats", SEATS)
def test_five_places_lie_in_the_centre_one_side_of_every_tile(seats: int) -> None:
    table = Table.dealt(seats=seats)
    tiles = [resarcana().cards.components[place].tile for place in table.state.places]
    assert sorted(tiles) == [1, 2, 3, 4, 5]


def test_sides_are_random_unless_told_otherwise() -> None:
    tables = [Table.dealt(seed) for seed in range(60)]
    seen = {place for table in tables for place in table.state.places}
    assert seen == set(resarcana().cards.places)


def test_first_sides_can_be_asked_for() -> None:
    table = Table.dealt(sides="first")
    assert table.names(table.state.places) == FIRST_SIDES


def test_sides_can_be_chosen() -> None:
    chosen = ["sunken_reef", "sacred_grove", "sacrificial_pit", "dwarven_mines", "sorcerers_bestiary"]
    table = Table.dealt(sides=chosen)
    assert set(table.names(table.state.places)) == set(chosen)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_two_mages_and_eight_artifacts_and_draws_three(seats: int) -> None:
    state = Table.dealt(seats=seats).state
    assert [len(offer) for offer in state.offer] == [2] * seats
    assert [len(hand) for hand in state.hand] == [3] * seats
    assert [len(deck) for deck in state.deck] == [5] * seats
    dealt = [card for piles in (state.hand, state.deck, state.offer) for pile in piles for card in pile]
    assert len(dealt) == len(set(dealt)) == 10 * seats


def test_a_player_knows_which_cards_the_own_deck_holds_but_not_their_order() -> None:
    table = Table.dealt(seats=2)
    view = table.view(0)
    assert view.deck[0] == [HIDDEN] * 5
    assert {card for card in range(40) if view.owner[card] == 0} == {
        *table.state.hand[0],
        *table.state.deck[0],
    }


def test_a_player_sees_nothing_of_the_cards_of_a_rival() -> None:
    table = Table.dealt(seats=2)
    view = table.view(1)
    assert view.hand[0] == [HIDDEN] * 3 and view.deck[0] == [HIDDEN] * 5
    assert not [card for card in range(40) if view.owner[card] == 0]


def test_what_was_not_dealt_is_not_known_to_be_out_of_the_game() -> None:
    table = Table.dealt(seats=2)
    away = [card for card in range(40) if table.state.zone[card] == 0]
    assert len(away) == 24
    assert all(table.view(0).zone[card] == 0 for card in [*away, *table.state.hand[1], *table.state.deck[1]])


@pytest.mark.parametrize("seats", SEATS)
def test_mages_are_chosen_in_turn_order_from_the_first_player(seats: int) -> None:
    table = Table.dealt(seats=seats, first=1)
    assert answer_all(table, "choose_mage") == [(1 + step) % seats for step in range(seats)]


def test_a_mage_is_chosen_among_the_two_that_were_dealt() -> None:
    table = Table.dealt(first=0)
    assert table.components() == set(table.names(table.state.offer[0]))
    assert table.why_not("choose", table.names(table.state.offer[1])[0]).code == "not_an_answer"


def test_a_chosen_mage_stays_hidden_until_all_have_chosen() -> None:
    table = Table.dealt(seats=3, first=0)
    for _ in range(2):
        table.session.submit(table.session.legal()[0])
    view = table.view(2)
    assert view.chosen[:2] == [HIDDEN_CHOICE, HIDDEN_CHOICE]
    assert view.offer[0] == [HIDDEN, HIDDEN] and view.play == [[], [], []]
    assert table.view(0).chosen[0] == table.state.chosen[0] >= 0


def test_all_mages_are_revealed_at_the_same_time_and_the_others_go_back() -> None:
    table = Table.dealt(seats=3, first=0)
    unused = [offer[1] for offer in table.state.offer]
    answer_all(table, "choose_mage")
    view = table.view(0)
    assert [len(play) for play in view.play] == [1, 1, 1]
    assert view.play == [[mage] for mage in table.state.chosen]
    assert all(table.state.zone[mage] == 0 and table.state.owner[mage] == -1 for mage in unused)


@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in SEATS for first in range(seats)])
def test_items_are_chosen_counter_clockwise_and_the_first_player_is_last(seats: int, first: int) -> None:
    table = Table.dealt(seats=seats, first=first)
    answer_all(table, "choose_mage")
    assert answer_all(table, "choose_item") == [(first - step) % seats for step in range(1, seats + 1)]


def test_an_item_that_was_taken_is_gone() -> None:
    table = Table.dealt(seats=4, first=0)
    answer_all(table, "choose_mage")
    assert len(table.components()) == 8
    table.do("choose", "protection")
    assert len(table.components()) == 7
    assert table.why_not("choose", "protection").code == "not_an_answer"


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_plays_first(first: int) -> None:
    table = Table.dealt(seats=4, first=first)
    answer_all(table, "choose_mage")
    answer_all(table, "choose_item")
    while table.asked != "turn":
        table.session.submit(table.session.legal()[0])
    assert table.asked_seat == first == table.state.token
    assert table.state.round == 1


def test_lots_are_drawn_for_the_first_player() -> None:
    assert {Table.dealt(seed, seats=4).state.token for seed in range(40)} == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_table() -> None:
    assert Table.dealt(5, seats=4).state.facts() == Table.dealt(5, seats=4).state.facts()


def test_the_facts_of_a_table_are_numbers_truths_too() -> None:
    facts = {name: value for name, value in Table.dealt(5, seats=4).state.facts().items() if "stack" not in name}
    told = [each for value in facts.values() for each in (value if isinstance(value, tuple) else (value,))]
    assert {type(each) for each in told} == {int}


def test_another_seed_gives_another_table() -> None:
    assert Table.dealt(5, seats=4).state.facts() != Table.dealt(6, seats=4).state.facts()


# First game


def first_game(seats: int, seed: int = 1, **options: object) -> Table:
    return Table.dealt(seed, setup="first", seats=seats, **options)


@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_the_first_sides(seats: int) -> None:
    table = first_game(seats)
    assert table.names(table.state.places) == FIRST_SIDES


@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_deals_preset_hands_with_their_mages(seats: int) -> None:
    table = first_game(seats)
    mages = [table.names(play)[0] for play in table.state.play]
    assert len(set(mages)) == seats
    for seat, mage in enumerate(mages):
        assert set(table.hand(seat)) == FIRST_HANDS[mage]


def test_the_hands_of_a_first_game_can_be_chosen() -> None:
    table = first_game(3, hands=[4, 1, 2])
    assert [table.in_play(seat) for seat in range(3)] == [["transmuter"], ["duelist"], ["seer"]]


def test_lots_are_drawn_for_the_hands_of_a_first_game() -> None:
    assert {first_game(2, seed).in_play(0)[0] for seed in range(40)} == set(FIRST_HANDS)


def test_a_first_game_asks_for_items_at_once_the_first_player_last() -> None:
    table = first_game(3, first=2)
    assert answer_all(table, "choose_item") == [1, 0, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_the_decks_of_a_first_game_are_five_cards_that_are_in_no_preset_hand(seats: int) -> None:
    table = first_game(seats)
    decks = [card for seat in range(seats) for card in table.deck(seat)]
    assert len(decks) == len(set(decks)) == 5 * seats
    assert not set(decks) & {card for seat in range(seats) for card in table.hand(seat)}


def test_a_card_of_a_preset_hand_that_nobody_has_may_be_in_a_deck() -> None:
    others = set().union(*FIRST_HANDS.values()) - FIRST_HANDS["duelist"] - FIRST_HANDS["seer"]
    tables = [first_game(2, seed, hands=[1, 2]) for seed in range(10)]
    assert any(others & {*table.deck(0), *table.deck(1)} for table in tables)


def test_the_deck_of_a_first_game_is_unseen_even_by_its_owner() -> None:
    table = first_game(2)
    view = table.view(0)
    assert all(card < 0 for card in view.deck[0])
    assert all(view.zone[card] == 0 and not view.known[card] for card in table.state.deck[0])


def test_the_hands_of_a_first_game_are_known_to_everybody() -> None:
    table = first_game(2)
    view = table.view(1)
    assert all(card < 0 for card in view.hand[0])
    assert all(view.owner[card] == 0 and view.zone[card] == 3 for card in table.state.hand[0])


def test_what_the_owner_imagines_of_a_first_game_deck_may_be_any_undealt_card() -> None:
    table = first_game(2, hands=[1, 2])
    worlds = [resarcana().sample(table.view(0), Dice(seed)) for seed in range(60)]
    seen = {card for world in worlds for card in world.deck[0]}
    assert len(seen) == 34
    assert all(set(world.hand[1]) == set(table.state.hand[1]) for world in worlds)


# Tight


def tight(seed: int = 1) -> Table:
    return Table.dealt(seed, tight=True)


def test_the_tight_setup_has_four_places_and_seven_monuments() -> None:
    state = tight().state
    assert (len(state.places), len(state.display), len(state.monument_deck)) == (4, 2, 5)


def test_the_tight_setup_leaves_out_any_place_and_any_monument() -> None:
    tables = [tight(seed).state for seed in range(60)]
    tiles = [{resarcana().cards.components[place].tile for place in state.places} for state in tables]
    assert {tuple({1, 2, 3, 4, 5} - four) for four in tiles} == {(1,), (2,), (3,), (4,), (5,)}
    inside = [{*state.display, *state.monument_deck} for state in tables]
    assert set().union(*({*resarcana().cards.monuments} - seven for seven in inside)) == {*resarcana().cards.monuments}


def test_nobody_knows_which_monuments_the_tight_setup_leaves_out() -> None:
    table = tight()
    view = table.view(0)
    unseen = [monument for monument in resarcana().cards.monuments if monument not in table.state.display]
    assert all(view.zone[monument] == 0 and not view.known[monument] for monument in unseen)
    worlds = [resarcana().sample(view, Dice(seed)) for seed in range(60)]
    assert {monument for world in worlds for monument in world.monument_deck} == set(unseen)


def test_the_tight_setup_can_have_chosen_sides_of_which_one_stays_out() -> None:
    chosen = ["alchemists_tower", "sacrificial_pit", "dwarven_mines", "sunken_reef", "sorcerers_bestiary"]
    table = Table.dealt(tight=True, sides=chosen)
    assert len(table.state.places) == 4 and set(table.names(table.state.places)) < set(chosen)


def test_a_monument_or_place_left_out_cannot_be_claimed() -> None:
    table = tight()
    answer_all(table, "choose_mage")
    answer_all(table, "choose_item")
    while table.asked != "turn":
        table.session.submit(table.session.legal()[0])
    state = table.state
    for number in itertools.chain(resarcana().cards.monuments, resarcana().cards.places):
        if state.zone[number] == 0:
            refusal = table.why_not("claim", table.names([number])[0])
            assert refusal.code in ("not_on_display", "not_in_this_game")
