"""Life loss: who loses, in which order, what is lost instead of Life, and every way to ignore it."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.resarcana.rules.flow_events import AttackBegan
from tests.games.resarcana.described_table import Table, lying, seat

WAYS_OUT = [("bone_dragon", "D"), ("earth_dragon", "G"), ("fire_dragon", "C"), ("water_dragon", "E")]
REACTS_BY_TURNING = ["chalice_of_life", "guard_dog", "temple", "alchemists_tower", "coral_castle"]
REACTS_BY_PAYING = [("dancing_sword", "E"), ("elemental_spring", "C"), ("tree_of_life", "L")]
ATTACKERS = ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon", "elvish_bow"]


def attack(*rivals: dict[str, object], by: str = "fire_dragon", **scenario: Any) -> Table:
    table = Table(seat(by, pool="5L"), *rivals, **scenario)
    table.do("use", by, 0)
    return table


# What is lost


def test_life_is_lost() -> None:
    table = attack(seat(pool="3L 2E"))
    assert table.pool(1) == "2E 1L"


def test_the_attacker_loses_nothing() -> None:
    assert attack(seat(pool="3L")).pool(0) == "5L"


def test_life_is_lost_first_and_may_not_be_kept_back() -> None:
    table = attack(seat(pool="2L 9E"))
    assert (table.pool(1), table.asked) == ("9E", "turn")


def test_for_a_life_that_is_missing_two_others_are_lost() -> None:
    table = attack(seat(pool="L 5E"))
    assert (table.pool(1), table.asked) == ("3E", "turn")


def test_for_two_lives_that_are_missing_four_others_are_lost() -> None:
    assert attack(seat(pool="5E")).pool(1) == "1E"


def test_the_loser_chooses_which_others_are_lost() -> None:
    table = attack(seat(pool="L 2E D G"))
    assert (table.asked, table.asked_seat) == ("lose_essences", 1)
    assert table.pool(1) == "2E 1D 1G"
    assert table.amounts() == {"2E", "1E 1D", "1E 1G", "1D 1G"}
    table.do("lose", essences="1D 1G")
    assert (table.pool(1), table.asked_seat) == ("2E", 1)


def test_gold_may_be_lost_in_place_of_life() -> None:
    assert attack(seat(pool="4G")).pool(1) == "0"


def test_who_has_fewer_loses_all_that_is_left_without_a_question() -> None:
    table = attack(seat(pool="2E D"))
    assert (table.pool(1), table.asked, table.asked_seat) == ("0", "turn", 1)


def test_who_has_a_single_essence_for_a_missing_life_loses_it() -> None:
    assert attack(seat(pool="L E")).pool(1) == "0"


def test_who_has_exactly_as_many_loses_them_without_a_question() -> None:
    table = attack(seat(pool="E L D G"), by="elvish_bow")
    assert table.pool(1) == "1E 1D 1G"
    table = attack(seat(pool="E D"), by="elvish_bow")
    assert (table.pool(1), table.asked) == ("0", "turn")


def test_who_has_nothing_at_all_loses_nothing_and_is_not_asked() -> None:
    table = attack(seat())
    assert (table.pool(1), table.asked, table.asked_seat) == ("0", "turn", 1)


def test_essences_on_components_are_not_lost() -> None:
    table = attack(seat(lying("mausoleum", "4L")))
    assert (table.on("mausoleum"), table.pool(1)) == ("4L", "0")


def test_the_bow_takes_one_life() -> None:
    assert attack(seat(pool="3L"), by="elvish_bow").pool(1) == "2L"


def test_what_is_lost_must_be_in_the_pool_and_of_that_number() -> None:
    table = attack(seat(pool="L 2E D G"))
    assert table.why_not("lose", essences="2D").code == "not_in_pool"
    assert table.why_not("lose", essences="2E D").code == "wrong_essences"
    assert table.why_not("lose", essences="E").code == "wrong_essences"


# Who loses


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("attacker", [0, 1])
def test_rivals_lose_one_after_another_clockwise_from_the_attacker(seats: int, attacker: int) -> None:
    described = [seat("elvish_bow") if at == attacker else seat(pool="E C D G") for at in range(seats)]
    table = Table(*described, active=attacker)
    table.do("use", "elvish_bow", 0)
    asked = []
    while table.asked == "lose_essences":
        asked.append(table.asked_seat)
        table.session.submit(table.session.legal()[0])
    assert asked == [(attacker + step) % seats for step in range(1, seats)]
    assert (table.asked, table.asked_seat) == ("turn", (attacker + 1) % seats)


def test_who_has_passed_loses_nothing_and_is_not_asked() -> None:
    table = attack(seat(pool="3L"), seat("guard_dog", pool="3L", passed=True), seat(pool="3L"))
    assert [table.pool(at) for at in range(1, 4)] == ["1L", "3L", "1L"]
    assert not table.turned("guard_dog")


def test_when_all_rivals_have_passed_an_attack_hits_nobody() -> None:
    table = attack(seat(pool="3L", passed=True), seat(pool="3L", passed=True))
    assert (table.pool(1), table.pool(2), table.asked_seat) == ("3L", "3L", 0)


def test_one_rival_ignores_it_and_the_next_one_loses() -> None:
    table = attack(seat(pool="2L C"), seat(pool="2L"))
    assert (table.asked, table.asked_seat) == ("life_loss", 1)
    table.do("escape")
    assert (table.pool(1), table.pool(2)) == ("2L", "0")


def test_one_rival_loses_and_the_next_one_may_ignore_it() -> None:
    table = attack(seat(pool="2L"), seat(pool="2L C"))
    assert table.pool(1) == "0" and table.asked_seat == 2
    table.do("suffer")
    assert table.pool(2) == "1C"


def test_what_the_first_rival_loses_is_settled_before_the_second_is_asked() -> None:
    table = attack(seat("guard_dog", pool="2E 2D G"), seat("temple", pool="2L"))
    table.do("suffer")
    assert (table.asked, table.asked_seat) == ("lose_essences", 1)
    table.session.submit(table.session.legal()[0])
    assert (table.asked, table.asked_seat) == ("life_loss", 2)


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_an_attack_turns_its_component_and_is_told(attacker: str) -> None:
    table = Table(seat(attacker), seat())
    events = table.do("use", attacker, 0)
    assert table.turned(attacker)
    assert [event.number for event in events if isinstance(event, AttackBegan)] == [1 if "bow" in attacker else 2]


# Ways out


@pytest.mark.parametrize(("dragon", "price"), WAYS_OUT)
def test_a_dragons_way_out_can_be_paid(dragon: str, price: str) -> None:
    table = attack(seat(pool=f"2L 2{price}"), by=dragon)
    assert table.asked == "life_loss"
    table.do("escape")
    assert table.state.pool[1] == Table(seat(), seat(pool=f"2L 1{price}")).state.pool[1]


@pytest.mark.parametrize(("dragon", "price"), WAYS_OUT)
def test_who_cannot_pay_a_dragons_way_out_is_not_asked(dragon: str, price: str) -> None:
    others = " ".join(letter for letter in "ECDG" if letter != price)
    table = attack(seat(pool=f"3L {others}"), by=dragon)
    assert table.asked == "turn" and "1L" in table.pool(1)


def test_one_dragons_way_out_is_no_way_out_of_another() -> None:
    table = attack(seat("guard_dog", pool="2L D"), by="fire_dragon")
    refusal = table.why_not("escape")
    assert refusal.code == "cannot_pay" and refusal.details["missing"] == 1 << 24


def test_a_card_is_discarded_to_ignore_the_wind_dragon() -> None:
    table = attack(seat(pool="2L", hand=["vault", "prism"]), by="wind_dragon")
    assert table.components("escape") == {"vault", "prism"}
    table.do("escape", "prism")
    assert (table.pool(1), table.hand(1), table.discards(1)) == ("2L", ["vault"], ["prism"])


def test_a_card_discarded_to_the_wind_dragon_gains_nothing() -> None:
    table = attack(seat(pool="0", hand=["vault"]), by="wind_dragon")
    table.do("escape", "vault")
    assert (table.pool(1), table.asked) == ("0", "turn")


def test_without_a_card_in_hand_there_is_no_way_out_of_the_wind_dragon() -> None:
    table = attack(seat("vault", pool="2L", deck=["prism"], discards=["hawk"]), by="wind_dragon")
    assert table.asked == "turn" and table.pool(1) == "0"


def test_an_artifact_is_destroyed_to_ignore_the_sea_serpent() -> None:
    table = attack(seat(lying("vault", "3G"), "temple", "sunken_reef", pool="2L"), by="sea_serpent")
    assert table.components("escape") == {"vault"}
    table.do("escape", "vault")
    assert (table.pool(1), table.discards(1), table.on("vault")) == ("2L", ["vault"], "0")


def test_a_turned_artifact_can_be_destroyed_for_the_sea_serpent() -> None:
    table = attack(seat(lying("vault", turned=True), pool="2L"), by="sea_serpent")
    table.do("escape", "vault")
    assert table.discards(1) == ["vault"]


def test_an_artifact_of_somebody_else_is_no_way_out() -> None:
    table = attack(seat("vault", pool="2L"), seat("prism"), by="sea_serpent")
    for component in ("sea_serpent", "prism", "artificer", "scholar"):
        assert table.why_not("escape", component).code == "no_way_out"


def test_without_an_artifact_there_is_no_way_out_of_the_sea_serpent() -> None:
    table = attack(seat(pool="2L", hand=["vault"]), by="sea_serpent")
    assert table.asked == "turn" and table.pool(1) == "0"


def test_the_bow_offers_no_way_out_of_its_own() -> None:
    table = attack(seat("guard_dog", pool="E L C D G", hand=["vault"]), by="elvish_bow")
    assert table.components("react") == {"guard_dog"} and not table.offered("escape")
    assert table.why_not("escape").code == "no_way_out"
    assert attack(seat("vault", pool="2E L C D G", hand=["prism"]), by="elvish_bow").asked == "turn"


# Reactions


@pytest.mark.parametrize("component", REACTS_BY_TURNING)
@pytest.mark.parametrize("by", ["water_dragon", "elvish_bow"])
def test_life_loss_is_ignored_by_turning(component: str, by: str) -> None:
    table = attack(seat(component, pool="2L"), by=by)
    table.do("react", component, 0)
    assert (table.pool(1), table.turned(component)) == ("2L", True)


@pytest.mark.parametrize("component", REACTS_BY_TURNING)
def test_a_turned_component_cannot_be_turned_for_it(component: str) -> None:
    table = attack(seat(lying(component, turned=True), pool="2L"), by="elvish_bow")
    assert table.asked == "turn" and table.pool(1) == "1L"


@pytest.mark.parametrize("own", [{"mage": "healer"}, {"item": "protection"}])
def test_the_healer_and_protection_ignore_life_loss(own: dict[str, object]) -> None:
    table = attack(seat(pool="2L", **own), by="water_dragon")
    name = str(next(iter(own.values())))
    table.do("react", name, 0)
    assert (table.pool(1), table.turned(name)) == ("2L", True)


@pytest.mark.parametrize(("component", "price"), REACTS_BY_PAYING)
@pytest.mark.parametrize("turned", [False, True])
def test_reactions_that_do_not_turn_work_on_turned_components_too(component: str, price: str, turned: bool) -> None:
    table = attack(seat(lying(component, turned=turned), pool=f"1{price}"), by="bone_dragon")
    table.do("react", component, 0)
    assert (table.pool(1), table.turned(component)) == ("0", turned)


def test_the_sword_gets_a_death_on_it() -> None:
    table = attack(seat("dancing_sword", pool="E 2L"), by="bone_dragon")
    table.do("react", "dancing_sword", 0)
    assert (table.on("dancing_sword"), table.pool(1)) == ("1D", "2L")


@pytest.mark.parametrize(("component", "price"), REACTS_BY_PAYING)
def test_a_reaction_that_cannot_be_paid_is_not_offered(component: str, price: str) -> None:
    others = " ".join(letter for letter in "ELCG" if letter != price)
    table = attack(seat(component, "guard_dog", pool=others), by="bone_dragon")
    assert table.components("react") == {"guard_dog"}
    assert table.why_not("react", component, 0).code == "cannot_pay"


@pytest.mark.parametrize("by", [name for name in ATTACKERS if name != "elvish_bow"])
def test_the_bridle_ignores_every_dragon(by: str) -> None:
    table = attack(seat("dragon_bridle", pool="2L"), by=by)
    table.do("react", "dragon_bridle", 0)
    assert (table.pool(1), table.turned("dragon_bridle")) == ("2L", True)


def test_the_bridle_does_not_answer_the_bow() -> None:
    assert attack(seat("dragon_bridle", pool="2L"), by="elvish_bow").asked == "turn"
    table = attack(seat("dragon_bridle", "guard_dog", pool="2L"), by="elvish_bow")
    assert table.why_not("react", "dragon_bridle", 0).code == "answers_something_else"


def test_a_turned_bridle_does_not_answer_a_dragon() -> None:
    assert attack(seat(lying("dragon_bridle", turned=True), pool="2L"), by="fire_dragon").asked == "turn"


def test_the_statues_power_is_no_answer_to_life_loss() -> None:
    table = attack(seat("golden_statue", "guard_dog", pool="3G"), by="fire_dragon")
    assert table.why_not("react", "golden_statue", 0).code == "answers_something_else"


def test_all_ways_out_are_offered_together_and_one_is_enough() -> None:
    own = seat("guard_dog", "temple", "dragon_bridle", "dancing_sword", pool="2E L C", item="protection", mage="healer")
    table = attack(own, by="fire_dragon")
    assert table.components("react") == {
        "guard_dog",
        "temple",
        "dragon_bridle",
        "dancing_sword",
        "protection",
        "healer",
    }
    assert len(table.offered("escape")) == len(table.offered("suffer")) == 1
    table.do("react", "temple", 0)
    assert table.asked == "turn" and not table.turned("guard_dog") and table.pool(1) == "2E 1L 1C"


def test_a_reaction_may_be_renounced() -> None:
    table = attack(seat("guard_dog", pool="3L"))
    table.do("suffer")
    assert (table.pool(1), table.turned("guard_dog")) == ("1L", False)


def test_reacting_takes_no_action() -> None:
    table = attack(seat("guard_dog", "solomons_mine", pool="3L"))
    table.do("react", "guard_dog", 0)
    assert table.asked_seat == 1 and table.can("use", "solomons_mine", 0)


def test_a_power_of_a_component_that_reacts_can_also_be_used_for_its_own_sake_later() -> None:
    table = attack(seat("guard_dog", pool="2L E"))
    table.do("react", "guard_dog", 0)
    table.do("use", "guard_dog", 0)
    assert not table.turned("guard_dog") and table.pool(1) == "2L"


@pytest.mark.parametrize("component", ["guard_dog", "fire_dragon"])
def test_a_component_of_somebody_else_does_not_react(component: str) -> None:
    table = attack(seat("temple", pool="2L"), seat("guard_dog"))
    assert table.why_not("react", component, 0).code == "not_yours"


def test_a_reaction_in_hand_is_none() -> None:
    assert attack(seat(pool="2L", hand=["guard_dog"])).asked == "turn"


def test_a_way_out_that_costs_the_last_life_is_allowed() -> None:
    table = attack(seat("tree_of_life", pool="L E D"), by="earth_dragon")
    table.do("react", "tree_of_life", 0)
    assert table.pool(1) == "1E 1D"
