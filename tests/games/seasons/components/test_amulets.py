"""Amulets of Air, Fire, Earth and Water, and the Elemental Amulet."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Amulet of Air: on entering, the gauge rises by 2.


def test_the_amulet_of_air_raises_the_gauge_by_two() -> None:
    table = Table(seat(hand=["amulet_of_air"], reserve="2A", gauge=1))
    table.summon("amulet_of_air")
    assert (table.gauge(), table.in_play(), table.reserve()) == (3, ["amulet_of_air"], "0")


def test_the_gauge_ends_at_fifteen_and_the_rest_is_lost() -> None:
    table = Table(seat(hand=["amulet_of_air"], reserve="2A", gauge=14))
    assert kinds(table.summon("amulet_of_air"))[-1] == "GaugeMoved"
    assert table.gauge() == 15
    full = Table(seat(hand=["amulet_of_air"], reserve="2A", gauge=15))
    assert "GaugeMoved" not in kinds(full.summon("amulet_of_air"))


def test_the_gauge_that_an_amulet_of_air_gave_stays_when_it_leaves_and_it_gives_more_when_it_comes_again() -> None:
    table = Table(seat(hand=["amulet_of_air", "amsug_longneck"], reserve="5A W", gauge=2))
    table.summon("amulet_of_air")
    table.summon("amsug_longneck")
    assert (table.gauge(), table.hand()) == (4, ["amulet_of_air"])
    table.summon("amulet_of_air")
    assert table.gauge() == 6


def test_an_amulet_of_air_put_into_play_for_free_raises_the_gauge_as_well() -> None:
    table = Table(seat("potion_of_dreams", hand=["amulet_of_air"], gauge=1))
    table.activate("potion_of_dreams")
    assert (table.gauge(), table.in_play()) == (3, ["amulet_of_air"])


# Amulet of Fire: on entering, draw 4 cards, keep 1, discard the others.


def fire(**more: object) -> Table:
    pile = ["runic_cube_of_eolis", "potion_of_life", "kairn_the_destroyer", "purse_of_io", "beggars_horn"]
    return Table(seat(hand=["amulet_of_fire"], reserve="2F"), seat(), **{"pile": pile, **more})


def test_the_amulet_of_fire_draws_four_and_keeps_exactly_one() -> None:
    table = fire()
    table.summon("amulet_of_fire")
    assert table.asked == "keep" and len(table.session.legal()) == 4
    table.do("keep", "kairn_the_destroyer")
    assert table.hand() == ["kairn_the_destroyer"]
    assert table.discards() == ["potion_of_life", "purse_of_io", "runic_cube_of_eolis"]
    assert table.pile() == ["beggars_horn"]


def test_nobody_else_sees_what_an_amulet_of_fire_draws_keeps_or_discards() -> None:
    table = fire()
    table.summon("amulet_of_fire")
    assert table.view(1).drawn == [-2] * 4 and table.view(0).drawn == table.state.drawn
    assert table.session.game.legal(table.view(1)) == []
    table.do("keep", "kairn_the_destroyer")
    assert table.view(1).hand[0] == [-2] and table.view(1).seen_discards[1] == ()
    assert table.names(list(table.view(0).seen_discards[0])) == ["purse_of_io", "runic_cube_of_eolis", "potion_of_life"]


def test_two_copies_among_those_drawn_are_one_choice() -> None:
    table = fire(pile=["purse_of_io", "purse_of_io", "beggars_horn", "potion_of_life"])
    table.summon("amulet_of_fire")
    assert table.cards("keep") == ["purse_of_io", "beggars_horn", "potion_of_life"]


def test_with_fewer_than_four_cards_left_it_draws_what_there_is() -> None:
    table = fire(pile=["purse_of_io"])
    table.summon("amulet_of_fire")
    assert (table.asked, table.hand()) == ("turn", ["purse_of_io"])
    empty = fire(pile=[])
    empty.summon("amulet_of_fire")
    assert (empty.asked, empty.hand()) == ("turn", [])


def test_cards_already_drawn_are_not_shuffled_into_the_new_pile() -> None:
    """[B] [!] The pile is refilled when a card is needed, in the middle of a draw."""
    table = fire(
        pile=["purse_of_io"], discards=["beggars_horn", "potion_of_life", "hourglass_of_time", "die_of_malice"]
    )
    table.summon("amulet_of_fire")
    assert len(table.session.legal()) == 4 and "purse_of_io" in table.cards("keep")
    assert len(table.state.pile) == 1 and table.discards() == []


# Amulet of Earth: on entering, 9 crystals.


@for_each("before, after", [(0, 9), (7, 16)])
def test_the_amulet_of_earth_brings_nine_crystals(before: int, after: int) -> None:
    table = Table(seat(hand=["amulet_of_earth"], reserve="2E", crystals=before))
    table.summon("amulet_of_earth")
    assert table.crystals() == after


def test_its_crystals_come_too_late_for_its_own_leech() -> None:
    table = Table(seat(hand=["amulet_of_earth"], reserve="2E"), seat("arcano_leech"))
    refusal = table.why_not("summon", "amulet_of_earth")
    assert (refusal.code, refusal.details) == ("crystals_short", {"short": 1, "price": 0, "tax": 1})


def test_a_staff_and_an_amulet_of_earth_bring_twelve() -> None:
    table = Table(seat("staff_of_spring", hand=["amulet_of_earth"], reserve="2E"))
    table.summon("amulet_of_earth")
    assert table.crystals() == 12


# Amulet of Water: on entering, 4 energies of choice on it; they are spent like those of the reserve.


def water(**more: object) -> Table:
    return Table(seat(lying("amulet_of_water", "2A 2F"), **more))


def test_the_amulet_of_water_takes_four_energies_of_choice_that_are_no_reserve() -> None:
    table = Table(seat(hand=["amulet_of_water"], reserve="5A 2W"))
    table.summon("amulet_of_water")
    assert table.asked == "store" and len(table.session.legal()) == 35
    table.gain("3W 1E")
    assert (table.on("amulet_of_water"), table.reserve(), table.asked) == ("3W 1E", "5A", "turn")


def test_its_energies_count_neither_for_the_limit_nor_for_the_chest_nor_against_the_horn() -> None:
    table = Table(
        seat(lying("amulet_of_water", "4E"), "wondrous_chest", "beggars_horn", reserve="A"), active=1, first=0
    )
    table.end_round()
    table.do("resolve", "wondrous_chest")
    assert table.asked == "gain" and table.crystals() == 0


def test_who_pays_chooses_token_by_token_where_energies_lie_in_two_places() -> None:
    table = water(hand=["kairn_the_destroyer"], reserve="2A")
    table.summon("kairn_the_destroyer")
    assert table.asked == "pay_from" and table.amounts() == {"1A", "2A"}
    table.pay("2A")
    assert (table.on("amulet_of_water"), table.reserve()) == ("2F", "1A")


def test_what_only_one_place_can_pay_is_not_asked() -> None:
    table = water(hand=["purse_of_io"], reserve="E")
    table.summon("purse_of_io")
    assert (table.asked, table.on("amulet_of_water"), table.reserve()) == ("turn", "1A 1F", "1E")


def test_two_amulets_of_water_are_asked_about_one_after_the_other() -> None:
    def asked() -> Table:
        amulets = [lying("amulet_of_water", "2A"), lying("amulet_of_water_2", "2A")]
        table = Table(seat(*amulets, hand=["kairn_the_destroyer"], reserve="A"))
        table.summon("kairn_the_destroyer")
        return table

    table = asked()
    assert (table.question["card"], table.amounts()) == ("amulet_of_water", {"0", "1A", "2A"})
    table.pay("0")
    assert (table.asked, table.on("amulet_of_water_2"), table.reserve()) == ("turn", "0", "0")
    other = asked()
    other.pay("1A")
    assert (other.question["card"], other.amounts()) == ("amulet_of_water_2", {"1A", "2A"})


def test_energies_on_it_are_crystallised_like_others() -> None:
    """[B]"""
    table = Table(seat(lying("amulet_of_water", "2E"), "purse_of_io"), may_crystallise=True)
    table.do("crystallise", "amulet_of_water", energies="2E")
    assert (table.crystals(), table.on("amulet_of_water")) == (8, "0")
    assert not table.can("crystallise", energies="1E")


@for_each("card, paid", [("kairn_the_destroyer", "1F"), ("balance_of_ishtar", ""), ("glutton_cauldron", "1A")])
def test_they_pay_for_activations_too(card: str, paid: str) -> None:
    """[B]"""
    table = Table(seat(lying("amulet_of_water", "1A 3F"), card))
    table.activate(card)
    if paid:
        table.pay(paid)
    assert table.asked == "turn" and table.on("amulet_of_water") != "1A 3F"


def test_they_pay_for_the_exchange_bonus_and_what_comes_goes_to_the_reserve() -> None:
    """[B] Then the limit."""
    table = Table(seat(lying("amulet_of_water", "2E"), reserve="7A"))
    table.do("use_bonus", bonus="exchange")
    table.pay("2E")
    table.gain("2W")
    assert (table.asked, table.question["number"], table.on("amulet_of_water")) == ("excess", 2, "0")
    table.do("discard_energies", energies="2A")
    assert table.reserve() == "5A 2W"


def test_its_energies_are_lost_when_it_leaves_play_and_it_brings_four_new_ones() -> None:
    """[B]"""
    table = Table(seat(lying("amulet_of_water", "4F"), hand=["amsug_longneck"], reserve="A 3W"))
    table.summon("amsug_longneck")
    table.pay("0") if table.asked == "pay_from" else None
    assert (table.hand(), table.on("amulet_of_water"), table.reserve()) == (["amulet_of_water"], "0", "2W")
    table.summon("amulet_of_water")
    table.gain("4E")
    assert table.on("amulet_of_water") == "4E"


def test_they_are_no_part_of_what_a_potion_of_dreams_discards_or_a_potion_of_life_crystallises() -> None:
    potions = ["potion_of_life", "potion_of_dreams"]
    table = Table(seat(lying("amulet_of_water", "4F"), *potions, reserve="2A", hand=["olafs_blessed_statue"]))
    table.activate("potion_of_life")
    table.activate("potion_of_dreams")
    assert (table.crystals(), table.on("amulet_of_water")) == (28, "4F")


# Elemental Amulet: 1 to 4 different energies; each brings an effect.


def elemental(reserve: str, *play: object, **more: object) -> Table:
    return Table(seat(*play, hand=["elemental_amulet"], reserve=reserve, **more), pile=["purse_of_io"])


def test_one_to_four_different_energies_are_chosen_and_each_brings_its_effect() -> None:
    table = elemental("1A 1W 1F 1E")
    table.summon("elemental_amulet")
    assert (table.asked, len(table.session.legal())) == ("choose_types", 15)
    table.do("choose_types", types="AE")
    assert table.asked == "next_element"
    table.do("choose_type", energy="E")
    assert (table.crystals(), table.gauge(), table.reserve(), table.asked) == (5, 11, "1W 1F", "turn")


def test_only_what_can_be_paid_can_be_chosen() -> None:
    table = elemental("3F 1E")
    table.summon("elemental_amulet")
    assert {each["types"] for each in table.session.legal_data()} == {"F", "E", "FE"}
    one = elemental("2F")
    one.summon("elemental_amulet")
    assert (one.asked, one.hand(), one.reserve()) == ("turn", ["purse_of_io"], "1F")
    assert elemental("0").why_not("summon", "elemental_amulet").code == "needs_an_energy"


def test_the_energies_that_water_brings_cannot_pay_for_another_effect() -> None:
    """[B] All is paid first."""
    table = elemental("1W")
    table.summon("elemental_amulet")
    assert table.asked == "gain" and table.question["number"] == 2
    table.gain("1A 1E")
    assert (table.gauge(), table.crystals(), table.reserve()) == (10, 0, "1A 1E")


def test_the_owner_orders_the_effects_and_the_reserve_is_looked_at_after_water() -> None:
    """[B]"""
    table = elemental("7W", lying("amulet_of_water", "1A"))
    table.summon("elemental_amulet")
    table.do("choose_types", types="AW")
    table.do("choose_type", energy="W")
    table.gain("2F")
    assert (table.asked, table.gauge()) == ("excess", 10)
    table.do("discard_energies", energies="1W")
    assert table.gauge() == 11


@for_each("hands, types, left", [(1, "A", 1), (1, "AE", 1), (2, "AWE", 1), (2, "AE", 1), (1, "AWE", 2)])
def test_each_hand_of_fortune_takes_away_one_chosen_energy_but_one_is_paid(hands: int, types: str, left: int) -> None:
    """[!] Never below one energy, also with one type chosen; all chosen effects happen."""
    table = elemental("2A 2W 2E", *["hand_of_fortune"] * hands)
    table.summon("elemental_amulet")
    table.do("choose_types", types=types)
    while table.asked == "reduction":
        table.do("reduce", energy=table.session.legal_data()[0]["energy"])
    paid = 6 - sum(int(word[0]) for word in table.reserve().split())
    assert paid == left
    effects = {"next_element", "gain", "turn"}
    assert table.asked in effects


def test_an_energy_that_is_taken_away_need_not_be_owned() -> None:
    table = elemental("1A", "hand_of_fortune")
    table.summon("elemental_amulet")
    assert {each["types"] for each in table.session.legal_data()} == {"A", "AW", "AF", "AE"}
    table.do("choose_types", types="AE")
    assert (table.asked, table.reserve()) == ("next_element", "0")


def test_in_play_for_free_it_gives_all_four_effects() -> None:
    table = Table(seat("potion_of_dreams", hand=["elemental_amulet"]), pile=["purse_of_io"])
    table.activate("potion_of_dreams")
    for energy in "AFE":
        table.do("choose_type", energy=energy)
    table.gain("2W")
    assert (table.gauge(), table.hand(), table.crystals(), table.reserve()) == (11, ["purse_of_io"], 5, "2W")
