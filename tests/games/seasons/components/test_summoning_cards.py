"""Cards about summoning: Staff of Spring, Yjang's Forgotten Vase, Hand of Fortune, Arcano Leech."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Staff of Spring: each time its owner summons, 3 crystals.


def test_the_staff_brings_three_crystals_before_the_effect_of_the_summoned_card() -> None:
    """[B]"""
    table = Table(seat("staff_of_spring", hand=["amulet_of_air"], reserve="2A"))
    events = kinds(table.summon("amulet_of_air"))
    assert events.index("CrystalsGained") < events.index("GaugeMoved")
    assert table.crystals() == 3


def test_the_staff_does_not_work_on_itself_but_on_a_second_copy() -> None:
    """[B]"""
    table = Table(seat(hand=["staff_of_spring", "staff_of_spring"], reserve="6E"))
    table.summon("staff_of_spring")
    assert table.crystals() == 0
    table.summon("staff_of_spring")
    assert table.crystals() == 3


def test_two_staffs_bring_six_and_a_card_without_cost_counts() -> None:
    table = Table(seat("staff_of_spring", "staff_of_spring", hand=["die_of_malice"]))
    table.summon("die_of_malice")
    assert table.crystals() == 6


def test_the_staff_gives_nothing_for_a_card_put_into_play_for_free_or_summoned_by_an_opponent() -> None:
    table = Table(seat("staff_of_spring", "potion_of_dreams", hand=["purse_of_io"]))
    table.activate("potion_of_dreams")
    assert table.crystals() == 0
    table = Table(seat(hand=["die_of_malice"]), seat("staff_of_spring"))
    table.summon("die_of_malice")
    assert table.crystals(1) == 0


def test_its_crystals_come_too_late_to_pay_for_the_card() -> None:
    table = Table(seat("staff_of_spring", hand=["balance_of_ishtar"], crystals=1))
    assert table.why_not("summon", "balance_of_ishtar").details["short"] == 1


# Yjang's Forgotten Vase: each time its owner summons, 1 energy of choice.


def test_the_vase_brings_an_energy_of_choice_before_the_effect_of_the_summoned_card() -> None:
    """[B]"""
    table = Table(seat("yjangs_forgotten_vase", hand=["amulet_of_air"], reserve="2A"))
    table.summon("amulet_of_air")
    assert (table.asked, table.gauge()) == ("gain", 10)
    table.gain("1F")
    assert (table.reserve(), table.gauge()) == ("1F", 12)


def test_the_vase_does_not_work_on_itself_or_for_free_plays() -> None:
    """[B]"""
    table = Table(seat("potion_of_dreams", hand=["yjangs_forgotten_vase", "purse_of_io"], reserve="W F E"))
    table.summon("yjangs_forgotten_vase")
    assert table.asked == "turn"
    table.activate("potion_of_dreams")
    assert table.asked == "turn"


def test_staff_and_vase_are_not_ordered_and_the_reserve_is_checked_after_the_vase() -> None:
    table = Table(seat("yjangs_forgotten_vase", "staff_of_spring", hand=["die_of_malice"], reserve="7A"))
    table.summon("die_of_malice")
    assert table.asked == "gain"
    table.gain("1E")
    assert table.asked == "excess"
    table.do("discard_energies", energies="1A")
    assert (table.asked, table.reserve(), table.crystals()) == ("turn", "6A 1E", 3)


def test_two_vases_bring_two_energies_one_after_the_other() -> None:
    table = Table(seat("yjangs_forgotten_vase", "yjangs_forgotten_vase", hand=["die_of_malice"]))
    table.summon("die_of_malice")
    table.gain("1A")
    assert table.asked == "gain"
    table.gain("1W")
    assert table.reserve() == "1A 1W"


# Hand of Fortune: its owner's summonings cost 1 energy less, at least 1 energy.


def test_the_hand_takes_away_one_energy_of_the_payers_choice() -> None:
    table = Table(seat("hand_of_fortune", hand=["divine_chalice"], reserve="A W F E"), pile=[])
    table.summon("divine_chalice")
    assert (table.asked, len(table.session.legal())) == ("reduction", 4)
    table.do("reduce", energy="F")
    assert table.reserve() == "1F"


def test_what_is_taken_away_need_not_be_owned_and_is_not_asked_when_there_is_no_choice() -> None:
    table = Table(seat("hand_of_fortune", hand=["purse_of_io"], reserve="A"))
    table.summon("purse_of_io")
    assert (table.asked, table.reserve(), table.in_play()[-1]) == ("turn", "0", "purse_of_io")


@for_each(
    "hands, card, cost, left",
    [
        (1, "kairn_the_destroyer", "3A", "1A"),
        (2, "kairn_the_destroyer", "3A", "2A"),
        (2, "amulet_of_air", "2A", "1A"),
        (1, "damned_soul_of_onys", "1W", "0"),
        (1, "cursed_treatise_of_arus", "1W", "0"),
        (1, "titus_deepgaze", "1F", "0"),
        (1, "sid_nightshade", "1E", "0"),
    ],
)
def test_at_least_one_energy_is_paid_and_costs_of_one_are_not_reduced(
    hands: int, card: str, cost: str, left: str
) -> None:
    table = Table(seat(*["hand_of_fortune"] * hands, hand=[card], reserve=cost))
    before = table.reserve()
    events = table.summon(card)
    paid = [event for event in events if type(event).__name__ == "EnergiesPaid"]
    assert len(paid) == 1 and before == cost
    if table.asked == "turn" and card in ("kairn_the_destroyer", "amulet_of_air", "titus_deepgaze", "sid_nightshade"):
        assert table.reserve() == left


def test_crystals_and_activation_costs_are_not_reduced() -> None:
    table = Table(seat("hand_of_fortune", "crystal_orb", hand=["hand_of_fortune"], reserve="A F", crystals=2))
    assert table.why_not("summon", "hand_of_fortune").details == {"short": 1, "price": 3, "tax": 0}
    table = Table(seat("hand_of_fortune", "kairn_the_destroyer"))
    assert table.why_not("activate", "kairn_the_destroyer").details == {"short": 1, "number": 1}


def test_two_hands_of_one_type_left_to_choose_are_asked_in_turn() -> None:
    table = Table(seat("hand_of_fortune", "hand_of_fortune", hand=["divine_chalice"], reserve="A W F E"), pile=[])
    table.summon("divine_chalice")
    table.do("reduce", energy="A")
    assert (table.asked, table.question["number"]) == ("reduction", 1)
    table.do("reduce", energy="E")
    assert table.reserve() == "1A 1E"


def test_the_hand_does_not_work_on_itself_but_the_first_works_on_the_second() -> None:
    """[B]"""
    table = Table(seat(hand=["hand_of_fortune", "hand_of_fortune"], reserve="2A 2F 1E", crystals=6))
    table.summon("hand_of_fortune")
    assert table.reserve() == "1A 1F"
    table.summon("hand_of_fortune")
    assert (table.in_play(), table.reserve(), table.crystals()) == (["hand_of_fortune", "hand_of_fortune_2"], "0", 0)


def test_what_is_short_is_told_with_the_discount() -> None:
    table = Table(seat("hand_of_fortune", hand=["kairn_the_destroyer"], reserve="A"))
    refusal = table.why_not("summon", "kairn_the_destroyer")
    assert refusal.code == "energies_short" and (refusal.details["short"], refusal.details["discount"]) == (1, 1)


# Arcano Leech: an opponent who summons gives its owner 1 crystal first, or cannot summon.


@for_each("seats, cost", [(2, 2), (3, 5), (4, 8)])
def test_the_leech_costs_more_with_more_players(seats: int, cost: int) -> None:
    others = [seat() for _ in range(seats - 1)]
    assert Table(seat(hand=["arcano_leech"], crystals=cost), *others).can("summon", "arcano_leech")
    assert not Table(seat(hand=["arcano_leech"], crystals=cost - 1), *others).can("summon", "arcano_leech")


def test_each_leech_of_each_opponent_takes_a_crystal_with_the_cost() -> None:
    table = Table(seat(hand=["balance_of_ishtar"], crystals=5), seat("arcano_leech"), seat("arcano_leech"))
    table.summon("balance_of_ishtar")
    assert [table.crystals(each) for each in range(3)] == [1, 1, 1]


def test_all_the_crystals_must_be_there_at_once() -> None:
    """[B]"""
    table = Table(seat(hand=["balance_of_ishtar"], crystals=3), seat("arcano_leech", "arcano_leech"))
    refusal = table.why_not("summon", "balance_of_ishtar")
    assert (refusal.code, refusal.details) == ("crystals_short", {"short": 1, "price": 2, "tax": 2})


def test_a_card_without_cost_is_summoned_like_any_other() -> None:
    table = Table(seat(hand=["die_of_malice"]), seat("arcano_leech"))
    assert table.why_not("summon", "die_of_malice").details == {"short": 1, "price": 0, "tax": 1}
    table = Table(seat("staff_of_spring", hand=["die_of_malice"], crystals=1), seat("arcano_leech"))
    table.summon("die_of_malice")
    assert (table.crystals(0), table.crystals(1)) == (3, 1)


def test_the_leech_takes_nothing_from_its_owner_or_for_free_plays() -> None:
    table = Table(seat("arcano_leech", hand=["die_of_malice"]))
    assert table.can("summon", "die_of_malice")
    table = Table(seat("potion_of_dreams", hand=["purse_of_io"]), seat("arcano_leech"))
    table.activate("potion_of_dreams")
    assert table.in_play() == ["purse_of_io"]


# Summoning itself.


def test_without_room_in_the_gauge_nothing_can_be_summoned() -> None:
    table = Table(seat("purse_of_io", "purse_of_io", hand=["die_of_malice"], gauge=1))
    refusal = table.why_not("summon", "die_of_malice")
    assert (refusal.code, refusal.details) == ("no_room", {"short": 2, "gauge": 1, "cards": 2})


def test_any_number_of_cards_may_be_summoned_in_a_turn_and_copies_add_up() -> None:
    table = Table(seat(hand=["purse_of_io", "purse_of_io"], reserve="2A 2F 1E"), may_crystallise=True)
    table.summon("purse_of_io")
    table.summon("purse_of_io")
    table.do("crystallise", energies="1E")
    assert table.crystals() == 5


def test_everything_is_paid_before_the_card_is_in_play() -> None:
    table = Table(seat("staff_of_spring", hand=["hand_of_fortune"], reserve="A F E", crystals=4), seat("arcano_leech"))
    events = kinds(table.summon("hand_of_fortune"))
    assert events == ["CardShown", "CrystalsPaid", "CrystalsGiven", "EnergiesPaid", "CardEntered", "CrystalsGained"]


def test_a_card_that_is_being_paid_for_has_left_the_hand_and_everybody_knows_it() -> None:
    table = Table(seat(lying("amulet_of_water", "2A"), hand=["amulet_of_air"], reserve="2A"))
    table.summon("amulet_of_air")
    assert table.asked == "pay_from" and table.hand() == []
    assert table.names([table.view(1).summoning]) == ["amulet_of_air"]
