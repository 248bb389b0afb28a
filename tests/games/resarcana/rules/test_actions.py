"""Actions: turns, passing, discarding, placing, claiming."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from tests.games.resarcana.described_table import Table, lying, seat

ELEVEN = {"1G", "2E", "2L", "2C", "2D", "1E 1L", "1E 1C", "1E 1D", "1L 1C", "1L 1D", "1C 1D"}


# Turns


def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Table(
        *(seat("solomons_mine" if at == 1 else "hand_of_glory" if at == 2 else "horn_of_plenty") for at in range(3)),
        first=1,
    )
    table.do("use", "solomons_mine", 0)
    assert table.asked_seat == 2
    table.do("use", "hand_of_glory", 0)
    assert table.asked_seat == 0
    table.do("use", "horn_of_plenty", 1)
    assert table.asked_seat == 1


def test_one_action_a_turn() -> None:
    table = Table(seat("solomons_mine", "library"), seat())
    table.do("use", "solomons_mine", 0)
    assert table.why_not("use", "library", 0, seat=0).code == "not_your_turn"


def test_who_has_passed_gets_no_more_turns_this_round() -> None:
    table = Table(seat("mausoleum", pool="3E"), seat(), seat("cursed_forge"), first=1)
    table.do("pass")
    table.do("choose", "protection")
    table.do("pass")
    table.do("choose", "alchemy")
    for _ in range(3):
        assert table.asked_seat == 0
        table.do("use", "mausoleum", 0)
    assert table.why_not("pass", seat=1).code == "has_passed"


def test_a_power_without_turning_may_be_used_again_each_use_an_action() -> None:
    table = Table(seat("mausoleum", pool="2E"), seat(mage="witch"))
    table.do("use", "mausoleum", 0)
    assert table.asked_seat == 1
    table.do("pass")
    table.do("choose", "protection")
    table.do("use", "mausoleum", 0)
    assert table.on("mausoleum") == "2D"


# Passing


def passing(*play: object, **more: Any) -> Table:
    return Table(seat(*play, mage="scholar", item="research", **more), seat(item="divination"), token=1)


def test_the_first_to_pass_takes_the_token() -> None:
    table = Table(seat(), seat(), seat(), first=0, active=1)
    table.do("pass")
    assert table.state.token == 1 and table.state.token_taken
    table.do("choose", "protection")
    table.do("pass")
    assert table.state.token == 1


def test_whoever_has_the_token_is_first_player_of_the_next_round() -> None:
    table = Table(seat(), seat(), seat(), active=2)
    for item in ("alchemy", "protection", "reanimate"):
        table.do("pass")
        table.do("choose", item)
    assert (table.state.round, table.asked_seat, table.state.token) == (2, 2, 2)
    assert not table.state.token_taken


def test_passing_swaps_the_item_for_a_different_one() -> None:
    table = passing()
    table.do("pass")
    assert table.asked == "swap_item"
    assert len(table.components()) == 6 and not {"research", "divination"} & table.components()
    table.do("choose", "alchemy")
    assert "alchemy" in table.in_play() and "research" not in table.in_play()
    assert table.zone("research") == "supply"


def test_the_item_that_was_put_back_can_be_taken_by_the_next_to_pass() -> None:
    table = passing()
    table.do("pass")
    table.do("choose", "alchemy")
    table.do("pass")
    assert "research" in table.components() and "alchemy" not in table.components()


def test_the_same_item_cannot_be_kept() -> None:
    table = passing()
    table.do("pass")
    assert table.why_not("choose", "research").code == "not_an_answer"


def test_a_turned_item_is_straight_when_it_is_taken_again() -> None:
    table = passing(lying("research", turned=True))
    table.do("pass")
    table.do("choose", "alchemy")
    assert not table.turned("research") and not table.turned("alchemy")


def test_essences_on_an_item_that_is_put_back_go_to_the_supply() -> None:
    table = passing(lying("research", "2L"))
    table.do("pass")
    table.do("choose", "alchemy")
    assert table.on("research") == "0" and table.pool() == "0"


def test_passing_draws_one_card() -> None:
    table = passing(deck=["vault", "prism"], hand=["hawk"])
    table.do("pass")
    assert table.hand() == ["hawk"]
    table.do("choose", "alchemy")
    assert (table.hand(), table.deck()) == (["hawk", "vault"], ["prism"])


def test_passing_with_an_empty_deck_reshuffles_the_discards() -> None:
    table = passing(discards=["vault", "prism", "hawk"])
    table.do("pass")
    table.do("choose", "alchemy")
    assert (len(table.hand()), len(table.deck()), table.discards()) == (1, 2, [])
    assert {*table.hand(), *table.deck()} == {"vault", "prism", "hawk"}


def test_passing_with_neither_deck_nor_discards_draws_nothing() -> None:
    table = passing()
    table.do("pass")
    table.do("choose", "alchemy")
    assert table.hand() == []


def test_discards_stay_where_they_are_while_the_deck_has_a_card() -> None:
    table = passing(deck=["vault"], discards=["prism"])
    table.do("pass")
    table.do("choose", "alchemy")
    assert (table.hand(), table.deck(), table.discards()) == (["vault"], [], ["prism"])


def test_only_its_owner_sees_a_drawn_card() -> None:
    table = passing(deck=["vault"])
    table.do("pass")
    table.do("choose", "alchemy")
    assert table.view(1).hand[0] == [HIDDEN]
    assert table.names(table.view(0).hand[0]) == ["vault"]


def test_an_item_taken_on_passing_cannot_be_used_this_round() -> None:
    table = passing(pool="9E")
    table.do("pass")
    table.do("choose", "alchemy")
    assert table.why_not("use", "alchemy", 0, seat=0).code == "has_passed"


def test_it_can_be_used_in_the_next_round() -> None:
    table = passing(pool="9E")
    table.do("pass")
    table.do("choose", "alchemy")
    table.do("pass")
    table.do("choose", "research")
    assert table.can("use", "alchemy", 0)


def test_everything_is_straightened_at_the_end_of_the_round() -> None:
    table = passing(lying("vault", turned=True), lying("scholar", turned=True))
    table.pass_all()
    assert not table.turned("vault") and not table.turned("scholar")


# Discarding


def test_a_discarded_card_gives_one_gold_or_two_others_in_exactly_eleven_ways() -> None:
    table = Table(seat(hand=["vault"]), seat())
    table.do("discard", "vault")
    assert table.asked == "gain_for_discard"
    assert table.amounts() == ELEVEN and len(table.session.legal()) == 11


@pytest.mark.parametrize("essences", sorted(ELEVEN))
def test_what_was_chosen_for_a_discarded_card_goes_to_the_pool(essences: str) -> None:
    table = Table(seat(hand=["vault"]), seat())
    table.do("discard", "vault")
    table.do("gain", essences=essences)
    assert table.pool() == essences


@pytest.mark.parametrize("essences", ["2G", "1G 1E", "1E", "3E", "0"])
def test_nothing_else_can_be_gained_for_a_discarded_card(essences: str) -> None:
    table = Table(seat(hand=["vault"]), seat())
    table.do("discard", "vault")
    assert table.why_not("gain", essences=essences).code == "wrong_essences"


def test_a_discarded_card_lies_open_in_its_owners_discards() -> None:
    table = Table(seat(hand=["vault", "prism"]), seat())
    table.do("discard", "vault")
    table.do("gain", essences="G")
    assert (table.hand(), table.discards()) == (["prism"], ["vault"])
    assert table.names(table.view(1).discards[0]) == ["vault"]


# Placing


def test_placing_pays_the_cost_and_enters_straight() -> None:
    table = Table(seat(hand=["flaming_pit"], pool="3E", mage="scholar"), seat())
    table.do("place", "flaming_pit")
    assert (table.pool(), table.hand(), table.turned("flaming_pit")) == ("1E", [], False)
    assert "flaming_pit" in table.in_play()


def test_a_placed_artifact_can_be_used_in_the_next_turn() -> None:
    table = Table(seat(hand=["flaming_pit"], pool="2E L", mage="scholar"), seat("solomons_mine"))
    table.do("place", "flaming_pit")
    table.do("use", "solomons_mine", 0)
    assert table.can("use", "flaming_pit", 0)


def test_a_card_that_costs_nothing_is_placed_for_nothing() -> None:
    table = Table(seat(hand=["prism"]), seat())
    table.do("place", "prism")
    assert "prism" in table.in_play()


def test_any_essences_of_a_cost_may_be_paid_with_gold() -> None:
    table = Table(seat(hand=["crypt"], pool="2D E L G", mage="scholar"), seat())
    table.do("place", "crypt")
    assert table.pool() == "0"


def test_who_can_pay_in_several_ways_chooses() -> None:
    table = Table(seat(hand=["vault"], pool="2G E", mage="scholar"), seat())
    table.do("place", "vault")
    assert table.asked == "pay_placement" and table.amounts() == {"2G", "1E 1G"}
    table.do("pay", essences="1E 1G")
    assert table.pool() == "1G" and "vault" in table.in_play()


def test_who_can_pay_in_one_way_only_is_not_asked() -> None:
    table = Table(seat(hand=["vault"], pool="1G E", mage="scholar"), seat())
    table.do("place", "vault")
    assert table.asked == "turn" and table.asked_seat == 1


# Discounts


def test_a_discount_takes_off_what_the_payer_chooses() -> None:
    table = Table(seat(hand=["hawk"], pool="L C", mage="artificer"), seat())
    table.do("place", "hawk")
    assert table.amounts() == {"1L", "1C"}


def test_a_discount_may_take_off_an_any_essence_instead_of_a_fixed_one() -> None:
    table = Table(seat(hand=["tree_of_life"], pool="L 2E", mage="artificer"), seat())
    table.do("place", "tree_of_life")
    assert table.amounts() == {"2E", "1E 1L"}


def test_the_artificer_never_takes_off_a_gold() -> None:
    table = Table(seat(hand=["dragon_egg", "athanor"], pool="G", mage="artificer"), seat())
    assert table.can("place", "athanor")
    assert Table(seat(hand=["dragon_egg"], pool="0", mage="artificer"), seat()).why_not("place", "dragon_egg").code == (
        "cannot_pay"
    )
    table.do("place", "dragon_egg")
    assert table.pool() == "0"


def test_discounts_are_cumulative() -> None:
    play = ["dragon_bridle", "dragons_lair"]
    table = Table(seat(*play, hand=["bone_dragon"], pool="0", mage="scholar"), seat())
    assert table.can("place", "bone_dragon")
    table = Table(seat(*play, hand=["wind_dragon"], pool="1E", mage="artificer"), seat())
    table.do("place", "wind_dragon")
    assert table.pool() == "0"


def test_a_cost_never_falls_below_nothing_and_nothing_is_paid_back() -> None:
    play = ["dragon_bridle", "dragons_lair"]
    table = Table(seat(*play, hand=["bone_dragon"], pool="2E", mage="artificer"), seat())
    table.do("place", "bone_dragon")
    assert table.pool() == "2E"


def test_a_discount_works_while_its_component_is_turned() -> None:
    play = [lying("dragon_bridle", turned=True), lying("dragons_lair", turned=True)]
    table = Table(seat(*play, hand=["fire_dragon"], mage="scholar"), seat())
    assert table.can("place", "fire_dragon")
    turned = seat(lying("artificer", turned=True), hand=["hawk"], pool="C", mage="artificer")
    assert Table(turned, seat()).can("place", "hawk")


def test_a_discount_for_dragons_is_none_for_others() -> None:
    table = Table(seat("dragon_bridle", "dragons_lair", hand=["hawk"], pool="C", mage="scholar"), seat())
    assert table.why_not("place", "hawk").code == "cannot_pay"


def test_a_discount_of_a_rival_helps_nobody_else() -> None:
    table = Table(seat(hand=["fire_dragon"], pool="3E", mage="scholar"), seat("dragon_bridle"))
    assert table.why_not("place", "fire_dragon").code == "cannot_pay"


def test_a_discount_makes_neither_places_nor_monuments_cheaper() -> None:
    pool = "3G 7L 4C"
    table = Table(seat("dragon_bridle", "dragons_lair", pool=pool, mage="artificer"), seat())
    monument = table.names(table.state.display)[0]
    for component in (monument, "sacred_grove", "monument_deck"):
        assert table.why_not("claim", component).code == "cannot_pay"


def test_a_discount_makes_no_power_cheaper() -> None:
    table = Table(seat("flaming_pit", "dragon_bridle", pool="E", mage="artificer"), seat())
    assert table.why_not("use", "flaming_pit", 0).code == "cannot_pay"


def test_a_gained_cost_is_the_printed_one_without_discounts() -> None:
    play = ["sacrificial_dagger", "dragon_bridle", "dragons_lair"]
    table = Table(seat(*play, hand=["wind_dragon"], mage="artificer"), seat())
    table.do("use", "sacrificial_dagger", 1)
    table.do("gain", essences="8E")
    assert table.pool() == "8E"


# Claiming


def claimer(pool: str, **scenario: Any) -> Table:
    monuments = {"display": ["colossus", "temple"], "deck": ["library", "oracle"]}
    return Table(seat(pool=pool, mage="scholar"), seat(), **{"monuments": monuments, **scenario})


def test_a_monument_on_display_costs_four_gold_and_is_replaced_from_the_deck() -> None:
    table = claimer("5G")
    table.do("claim", "colossus")
    assert table.pool() == "1G" and "colossus" in table.in_play()
    assert table.names(table.state.display) == ["temple", "library"]
    assert table.names(table.state.monument_deck) == ["oracle"]


def test_the_unseen_top_monument_can_be_claimed_and_the_display_stays() -> None:
    table = claimer("4G")
    assert table.can("claim", "monument_deck")
    table.do("claim", "monument_deck")
    assert table.pool() == "0" and "library" in table.in_play() and not table.turned("library")
    assert table.names(table.state.display) == ["colossus", "temple"]


def test_a_monument_is_not_replaced_from_an_empty_deck() -> None:
    table = claimer("4G", monuments={"display": ["colossus", "temple"], "deck": []})
    table.do("claim", "temple")
    assert table.names(table.state.display) == ["colossus"]


def test_an_empty_monument_deck_has_no_top_to_claim() -> None:
    table = claimer("4G", monuments={"display": ["colossus"], "deck": []})
    assert table.why_not("claim", "monument_deck").code == "monument_deck_empty"


def test_nothing_but_gold_pays_for_a_monument() -> None:
    assert claimer("9E 9L 9C 9D 3G").why_not("claim", "temple").code == "cannot_pay"


def test_a_place_costs_what_is_printed_on_it() -> None:
    table = claimer("9L 4C G")
    table.do("claim", "sacred_grove")
    assert table.pool() == "1L 1G" and "sacred_grove" in table.in_play() and not table.turned("sacred_grove")
    assert "sacred_grove" not in table.names(table.state.places)


def test_a_place_that_was_claimed_is_not_replaced() -> None:
    table = claimer("9L 4C G")
    table.do("claim", "sacred_grove")
    assert len(table.state.places) == 4


def test_the_obelisks_essences_are_chosen_before_the_next_monument_is_turned_up() -> None:
    table = claimer("4G", monuments={"display": ["obelisk", "temple"], "deck": ["library"]})
    table.do("claim", "obelisk")
    assert table.asked == "gain_for_claim" and table.names(table.state.display) == ["temple"]
    assert not [text for text in table.amounts() if "G" in text]
    table.do("gain", essences="6D")
    assert table.pool() == "6D" and table.names(table.state.display) == ["temple", "library"]


def test_an_obelisk_from_the_deck_leaves_the_display_as_it_is() -> None:
    table = claimer("4G", monuments={"display": ["library", "temple"], "deck": ["obelisk", "oracle"]})
    table.do("claim", "monument_deck")
    table.do("gain", essences="2E 4L")
    assert table.pool() == "2E 4L" and table.names(table.state.display) == ["library", "temple"]
    assert table.names(table.state.monument_deck) == ["oracle"]
