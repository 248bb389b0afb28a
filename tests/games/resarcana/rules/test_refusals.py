"""Refusals: for everything a player may want and cannot do there is a reason, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, of, packed, parsed, text, total
from resarcana_gui.games.resarcana.cards.tables import Cost
from resarcana_gui.games.resarcana.rules.payments import can_pay
from resarcana_gui.games.resarcana.rules.refusals import cannot_pay
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, seat


def sight() -> Table:
    """A table with a component of every kind in every place."""
    return Table(
        seat(
            "flaming_pit",
            lying("vault", turned=True),
            "guard_dog",
            "elemental_spring",
            "temple",
            lying("sacred_grove", turned=True),
            "dancing_sword",
            "athanor",
            "corrupt_altar",
            "mermaid",
            "sacrificial_dagger",
            pool="2E",
            mage="scholar",
            item="protection",
            hand=["hawk", "crypt"],
            deck=["prism", "treant"],
            discards=["nightingale"],
        ),
        seat(
            "horn_of_plenty",
            "oracle",
            "coral_castle",
            pool="9G",
            mage="witch",
            item="research",
            hand=["magical_shard"],
            deck=["dwarven_pickaxe"],
            discards=["windup_man"],
        ),
        places=["catacombs_of_the_dead", "dragons_lair"],
        monuments={"display": ["colossus", "library"], "deck": ["obelisk", "mausoleum"]},
    )


Case = tuple[tuple[Any, ...], str, dict[str, object]]
CASES: list[Case] = [
    # Placing
    (("place", "hawk"), "cannot_pay", {"missing": "1L 1C", "short": 2, "missing_any": 0}),
    (("place", "crypt"), "cannot_pay", {"missing": "2D", "short": 2, "missing_any": 1}),
    (("place", "flaming_pit"), "in_play", {"owner": 0}),
    (("place", "horn_of_plenty"), "in_play", {"owner": 1}),
    (("place", "nightingale"), "in_discards", {"owner": 0}),
    (("place", "windup_man"), "in_discards", {"owner": 1}),
    (("place", "prism"), "not_in_hand", {}),
    (("place", "magical_shard"), "not_in_hand", {}),
    (("place", "fire_dragon"), "not_in_hand", {}),
    (("place", "scholar"), "not_an_artifact", {}),
    (("place", "alchemy"), "not_an_artifact", {}),
    (("place", "colossus"), "not_an_artifact", {}),
    (("place", "dragons_lair"), "not_an_artifact", {}),
    (("place", "temple"), "not_an_artifact", {}),
    (("place", "monument_deck"), "no_such_component", {}),
    # Claiming
    (("claim", "colossus"), "cannot_pay", {"missing": "4G", "short": 4, "missing_any": 0, "size": 4}),
    (("claim", "monument_deck"), "cannot_pay", {"missing": "4G", "short": 4}),
    (("claim", "catacombs_of_the_dead"), "cannot_pay", {"missing": "9D", "short": 9}),
    (("claim", "dragons_lair"), "cannot_pay", {"missing": "1E 3L 3C 3D", "short": 10}),
    (("claim", "oracle"), "claimed", {"owner": 1}),
    (("claim", "coral_castle"), "claimed", {"owner": 1}),
    (("claim", "temple"), "claimed", {"owner": 0}),
    (("claim", "sacred_grove"), "claimed", {"owner": 0}),
    (("claim", "obelisk"), "not_on_display", {}),
    (("claim", "great_pyramid"), "not_on_display", {}),
    (("claim", "cursed_forge"), "not_in_this_game", {}),
    (("claim", "alchemists_tower"), "not_in_this_game", {}),
    (("claim", "hawk"), "not_to_be_claimed", {}),
    (("claim", "witch"), "not_to_be_claimed", {}),
    (("claim", "alchemy"), "not_to_be_claimed", {}),
    (("claim", "artifact_deck"), "no_such_component", {}),
    # Discarding
    (("discard", "flaming_pit"), "in_play", {"owner": 0}),
    (("discard", "horn_of_plenty"), "in_play", {"owner": 1}),
    (("discard", "scholar"), "in_play", {"owner": 0}),
    (("discard", "nightingale"), "in_discards", {"owner": 0}),
    (("discard", "windup_man"), "in_discards", {"owner": 1}),
    (("discard", "prism"), "not_in_hand", {}),
    (("discard", "magical_shard"), "not_in_hand", {}),
    (("discard", "colossus"), "not_an_artifact", {}),
    (("discard", "alchemy"), "not_an_artifact", {}),
    (("discard", "seer"), "not_an_artifact", {}),
    # Using
    (("use", "vault", 0), "is_turned", {}),
    (("use", "sacred_grove", 0), "is_turned", {}),
    (("use", "sacred_grove", 1), "is_turned", {}),
    (("use", "guard_dog", 0), "is_straight", {}),
    (("use", "flaming_pit", 0), "cannot_pay", {"missing": "1L", "short": 1, "missing_any": 0}),
    (("use", "sacrificial_dagger", 0), "cannot_pay", {"missing": "1L", "short": 1}),
    (("use", "mermaid", 0), "needs_one_of", {"types": 0b10110}),
    (("use", "athanor", 1), "not_enough_on_it", {"missing": "6E"}),
    (("use", "corrupt_altar", 0), "cannot_pay", {"missing": "2L", "short": 2}),
    (("use", "elemental_spring", 0), "only_reacts", {}),
    (("use", "temple", 0), "only_reacts", {}),
    (("use", "protection", 0), "only_reacts", {}),
    (("use", "dancing_sword", 0), "only_reacts", {}),
    (("use", "flaming_pit", 1), "no_such_power", {}),
    (("use", "guard_dog", 1), "no_such_power", {}),
    (("use", "horn_of_plenty", 0), "not_yours", {"owner": 1}),
    (("use", "witch", 0), "not_yours", {"owner": 1}),
    (("use", "research", 0), "not_yours", {"owner": 1}),
    (("use", "oracle", 0), "not_yours", {"owner": 1}),
    (("use", "coral_castle", 0), "not_yours", {"owner": 1}),
    (("use", "hawk", 0), "not_in_play", {}),
    (("use", "prism", 0), "not_in_play", {}),
    (("use", "windup_man", 0), "not_in_play", {}),
    (("use", "magical_shard", 0), "not_in_play", {}),
    (("use", "colossus", 0), "not_in_play", {}),
    (("use", "dragons_lair", 0), "not_in_play", {}),
    (("use", "alchemy", 0), "not_in_play", {}),
    (("use", "seer", 0), "not_in_play", {}),
    (("use", "fire_dragon", 0), "not_in_play", {}),
    (("use", "artifact_deck", 0), "no_such_component", {}),
    # Passing, and what is no action
    (("react", "temple", 0), "no_action", {"command": "react"}),
    (("suffer",), "no_action", {"command": "suffer"}),
    (("choose", "hawk"), "no_action", {"command": "choose"}),
    (("gain",), "no_action", {"command": "gain"}),
    (("take", "vault"), "no_action", {"command": "take"}),
    (("decline",), "no_action", {"command": "decline"}),
]


def told(details: dict[str, Any]) -> dict[str, object]:
    """Amounts in a refusal in their short form."""
    return {key: text(value) if key == "missing" else value for key, value in details.items()}


@for_each(("command", "code", "numbers"), CASES)
def test_what_cannot_be_done_is_refused_with_its_reason(
    command: tuple[Any, ...], code: str, numbers: dict[str, object]
) -> None:
    table = sight()
    before, events = table.state.facts(), len(table.session.events)
    refusal = table.why_not(*command)
    assert refusal.code == code
    assert {key: value for key, value in told(refusal.details).items() if key in numbers} == numbers
    assert (table.state.facts(), len(table.session.events)) == (before, events)


@pytest.mark.uncounted
@for_each(("command", "code", "numbers"), CASES)
def test_a_player_is_told_the_same_reason_by_what_the_player_sees(
    command: tuple[Any, ...], code: str, numbers: dict[str, object]
) -> None:
    table = sight()
    told_truly = table.why_not(*command)
    table.session.state = table.view(0)
    assert table.why_not(*command) == told_truly


def refused(table: Table, *command: Any, **more: Any) -> tuple[str, dict[str, object]]:
    refusal = table.why_not(*command, **more)
    return refusal.code, told(refusal.details)


# Whose turn it is


def test_it_is_not_the_turn_of_another_seat() -> None:
    assert refused(sight(), "use", "horn_of_plenty", 0, seat=1) == ("not_your_turn", {"asked": 0})


@pytest.mark.parametrize("other", [2, -1, 17])
def test_there_is_no_other_seat_than_those_that_play(other: int) -> None:
    assert refused(sight(), "pass", seat=other) == ("no_such_seat", {"seat": other})


def test_who_has_passed_can_do_no_action() -> None:
    table = Table(seat(), seat("solomons_mine", passed=True))
    assert refused(table, "use", "solomons_mine", 0, seat=1) == ("has_passed", {})
    assert refused(table, "react", "solomons_mine", 0, seat=1) == ("not_your_turn", {"asked": 0})


def test_a_question_is_answered_before_the_next_action() -> None:
    table = Table(seat("horn_of_plenty", hand=["vault"]), seat())
    table.do("use", "horn_of_plenty", 0)
    for command in (("pass",), ("discard", "vault"), ("place", "vault"), ("use", "horn_of_plenty", 1)):
        assert refused(table, *command) == ("answer_first", {"question": "gain_essences"})


def test_cards_are_discarded_before_the_next_action() -> None:
    table = Table(seat(item="divination", hand=["vault"], deck=["hawk"]), seat())
    table.do("use", "divination", 0)
    assert refused(table, "pass") == ("answer_first", {"question": "discard_cards"})
    assert refused(table, "discard", "vault") == ("answer_first", {"question": "discard_cards"})
    assert refused(table, "discard_cards", cards=["vault", "hawk"]) == ("not_an_answer", {"question": "discard_cards"})
    assert table.can("discard_cards", cards=["vault"])


def test_after_the_game_nothing_can_be_done() -> None:
    table = Table(seat("coral_castle", lying("catacombs_of_the_dead", "20D")), seat())
    table.do("use", "coral_castle", 0)
    assert refused(table, "pass", seat=0) == ("game_over", {})


# Costs


@pytest.mark.parametrize(
    ("component", "power", "play", "needs"),
    [
        ("corrupt_altar", 1, [], None),
        ("fiery_whip", 1, [], "destroy other artifact"),
        ("sacrificial_pit", 1, ["vault"], "destroy dragon or creature"),
        ("sacred_grove", 1, [lying("hawk", turned=True)], "turn creature"),
        ("dragons_lair", 1, ["hawk", lying("fire_dragon", turned=True)], "turn dragon"),
        ("sacrificial_dagger", 1, [], "discard card"),
    ],
)
def test_a_cost_needs_something_to_turn_destroy_or_discard(
    component: str, power: int, play: list[object], needs: str | None
) -> None:
    table = Table(seat(component, *play, pool="5D"), seat("treant", "water_dragon", hand=["prism"]))
    if needs is None:
        assert table.can("use", component, power)
    else:
        assert refused(table, "use", component, power) == ("nothing_for_cost", {"needs": needs})


@pytest.mark.parametrize(("pool", "missing_any"), [("0", 4), ("2E", 2), ("E L C", 1)])
def test_a_power_tells_how_many_of_any_type_are_missing(pool: str, missing_any: int) -> None:
    code, details = refused(Table(seat(item="alchemy", pool=pool), seat()), "use", "alchemy", 0)
    assert (code, details["missing"], details["short"], details["missing_any"]) == ("cannot_pay", "0", 0, missing_any)


def test_mermaid_without_any_essence_lacks_one_of_three() -> None:
    code, _ = refused(Table(seat("mermaid"), seat()), "use", "mermaid", 0)
    assert code == "needs_one_of"


def test_what_is_missing_after_a_discount_is_told() -> None:
    table = Table(seat("dragon_bridle", hand=["fire_dragon"], pool="E", mage="scholar"), seat())
    code, details = refused(table, "place", "fire_dragon")
    assert code == "cannot_pay"
    assert {key: details[key] for key in ("missing", "short", "size", "missing_any")} == {
        "missing": "5E",
        "short": 2,
        "size": 3,
        "missing_any": 0,
    }


def test_a_gold_that_a_discount_spares_is_what_is_missing() -> None:
    table = Table(seat(hand=["athanor"], pool="5E", mage="artificer"), seat())
    code, details = refused(table, "place", "athanor")
    assert (code, details["missing"], details["short"], details["missing_any"]) == ("cannot_pay", "1G", 1, 0)


amounts = st.tuples(*[st.integers(0, 3)] * ESSENCES).map(lambda counts: packed(list(counts)))


@given(amounts, amounts, st.integers(0, 3), st.integers(0, 4), st.integers(0, 2))
def test_with_what_is_said_to_be_missing_the_price_can_be_paid_and_with_one_less_it_cannot(
    pool: int, fixed: int, any_type: int, discount: int, not_gold: int
) -> None:
    price = Cost(fixed, any_type, discount, not_gold)
    if can_pay(pool, price):
        return
    details = cannot_pay(pool, price).details
    missing, short, missing_any = (details[key] for key in ("missing", "short", "missing_any"))
    assert isinstance(missing, int) and isinstance(short, int) and isinstance(missing_any, int)
    assert total(missing) >= short >= 0 and short + missing_any > 0
    given_gold = min(count_of(missing, GOLD), short)
    chosen = of(GOLD, given_gold)
    for essence in range(GOLD):
        chosen += of(essence, min(count_of(missing, essence), short - total(chosen)))
    assert can_pay(pool + chosen + of(GOLD, missing_any), price)
    assert (details["fixed"], details["any_type"], details["size"], details["pool"]) == (
        fixed,
        any_type,
        price.size,
        pool,
    )


# Answers


def test_essences_that_are_not_in_the_pool_cannot_be_paid() -> None:
    table = Table(seat("philosophers_stone", pool="2E L"), seat())
    table.do("use", "philosophers_stone", 0)
    assert refused(table, "pay", essences="2L") == ("not_in_pool", {"missing": "1L"})
    assert refused(table, "pay", essences="1E") == ("wrong_essences", {"question": "pay_power", "number": 0})


def test_an_artifact_that_is_too_dear_for_a_power_is_refused_with_what_is_missing() -> None:
    hand = ["water_dragon", "bone_dragon", "hawk"]
    table = Table(seat("dragon_egg", hand=hand, pool="C D", mage="scholar"), seat(hand=["fire_dragon"]))
    table.do("use", "dragon_egg", 0)
    code, details = refused(table, "choose", "water_dragon")
    assert (code, details["short"], details["size"]) == ("cannot_pay", 1, 2)
    for component in ("hawk", "fire_dragon", "dragon_egg", "scholar", "dragons_lair"):
        assert refused(table, "choose", component) == ("not_an_answer", {"question": "place_with_power"})


def test_an_answer_to_another_question_is_none() -> None:
    table = Table(seat("vault", "witch", pool="2E", mage="witch"), seat())
    table.do("use", "witch", 0)
    assert table.asked == "turn"
    table = Table(seat(lying("vault", turned=True), pool="2E", mage="witch"), seat())
    table.do("use", "witch", 0)
    assert table.asked == "straighten"
    for command in (("react", "vault", 0), ("suffer",), ("take", "vault"), ("look", "monument_deck"), ("escape",)):
        assert refused(table, *command) == ("not_an_answer", {"question": "straighten"})
    assert refused(table, "choose", "temple") == ("not_an_answer", {"question": "straighten"})


def test_reactions_are_refused_with_their_reason() -> None:
    own = seat(lying("guard_dog", turned=True), "temple", "dancing_sword", "vault", pool="2L")
    table = Table(seat("elvish_bow"), own)
    table.do("use", "elvish_bow", 0)
    assert refused(table, "react", "guard_dog", 0) == ("is_turned", {})
    code, details = refused(table, "react", "dancing_sword", 0)
    assert (code, details["missing"]) == ("cannot_pay", "1E")
    assert refused(table, "react", "vault", 0) == ("no_such_power", {})
    assert refused(table, "react", "temple", 1) == ("no_such_power", {})
    assert refused(table, "react", "temple", -1) == ("no_such_power", {})
    assert refused(table, "react", "elvish_bow", 0) == ("not_yours", {"owner": 0})
    assert refused(table, "react", "hawk", 0) == ("not_yours", {"owner": -1})
    assert refused(table, "react", "monument_deck", 0) == ("no_such_component", {})
    assert refused(table, "choose", "temple") == ("not_an_answer", {"question": "life_loss"})


def test_a_statue_cannot_be_used_twice_at_one_check_nor_by_anybody_else() -> None:
    table = Table(seat("coral_castle", "golden_statue", pool="6G"), seat())
    table.do("use", "coral_castle", 0)
    assert refused(table, "react", "coral_castle", 0) == ("not_an_answer", {"question": "victory_check"})
    assert refused(table, "react", "golden_statue", 0, seat=1) == ("not_your_turn", {"asked": 0})
    table.do("react", "golden_statue", 0)
    assert table.asked == "turn"


def test_an_amount_in_a_refusal_can_be_read() -> None:
    assert told({"missing": parsed("2E G"), "short": 3}) == {"missing": "2E 1G", "short": 3}
