"""Hands and artifact decks: what a seat sees of them, and what it can imagine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.games.resarcana.rules.codes import HELD, HIDDEN, ZONES
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, resarcana, seat

MANY = 40


def worlds(table: Table, viewer: int, number: int = MANY) -> Iterator[State]:
    """Possible truths behind what a seat sees; each looks the same to that seat."""
    view = table.view(viewer)
    for seed in range(number):
        world = resarcana().sample(view, Dice(seed))
        assert resarcana().observe(world, viewer).facts() == view.facts()
        yield world


def names(table: Table, cards: list[int]) -> set[str]:
    return set(table.names(cards))


def zone_seen(table: Table, viewer: int, component: str) -> str:
    return ZONES[table.view(viewer).zone[table.number(component)]]


def reshuffled() -> Table:
    """The first seat has two cards in hand; three that all have seen have just become its deck, one is drawn."""
    table = Table(
        seat(hand=["hawk", "crypt"], discards=["vault", "prism", "treant"]),
        seat(mage="witch", item="protection"),
        shuffles=[["prism", "vault", "treant"]],
    )
    table.do("pass")
    table.do("choose", "alchemy")
    return table


# Reshuffled discards


def test_before_the_reshuffle_the_discards_lie_open() -> None:
    table = Table(seat(hand=["hawk"], discards=["vault"]), seat())
    assert zone_seen(table, 1, "vault") == "discards" and zone_seen(table, 1, "hawk") == "away"


def test_reshuffled_cards_are_known_to_be_in_hand_or_deck_and_not_where() -> None:
    table = reshuffled()
    assert [zone_seen(table, 1, card) for card in ("vault", "prism", "treant")] == ["held"] * 3
    assert [zone_seen(table, 0, card) for card in ("vault", "prism", "treant")] == ["deck", "hand", "deck"]


def test_a_drawn_card_is_hidden_from_the_others_and_of_the_new_deck() -> None:
    table = reshuffled()
    view = table.view(1)
    assert view.hand[0] == [HIDDEN, HIDDEN, HIDDEN - 1]
    assert view.deck[0] == [HIDDEN - 1, HIDDEN - 1]


def test_the_owner_knows_what_the_reshuffled_deck_holds_but_not_its_order() -> None:
    table = reshuffled()
    assert table.view(0).deck[0] == [HIDDEN - 1, HIDDEN - 1]
    decks = {tuple(table.names(world.deck[0])) for world in worlds(table, 0)}
    assert decks == {("vault", "treant"), ("treant", "vault")}


def test_no_old_hand_card_is_imagined_in_a_reshuffled_deck() -> None:
    table = reshuffled()
    drawn = set()
    for world in worlds(table, 1):
        assert names(table, world.deck[0]) < {"vault", "prism", "treant"}
        assert not names(table, world.hand[0][:2]) & {"vault", "prism", "treant"}
        drawn.add(world.hand[0][2])
    assert names(table, list(drawn)) == {"vault", "prism", "treant"}


def test_a_reshuffled_card_that_is_seen_again_is_no_longer_imagined_elsewhere() -> None:
    table = reshuffled()
    table.do("pass")
    table.session.submit(table.session.legal()[0])
    while table.asked != "turn":
        table.session.submit(table.session.legal()[0])
    table.do("discard", "prism")
    table.do("gain", essences="G")
    for world in worlds(table, 1):
        assert names(table, world.deck[0]) == {"vault", "treant"}
        assert table.number("prism") not in world.hand[0] and world.discards[0] == [table.number("prism")]


def test_an_old_hand_card_that_is_discarded_leaves_the_hand_and_not_the_new_cards() -> None:
    table = reshuffled()
    table.do("pass")
    table.session.submit(table.session.legal()[0])
    while table.asked != "turn":
        table.session.submit(table.session.legal()[0])
    table.do("discard", "hawk")
    table.do("gain", essences="G")
    assert table.view(1).hand[0] == [HIDDEN, HIDDEN - 1]
    for world in worlds(table, 1):
        assert names(table, world.hand[0][1:]) <= {"vault", "prism", "treant"}
        assert not names(table, world.hand[0][:1]) & {"vault", "prism", "treant", "hawk"}


def test_a_card_destroyed_drawn_again_and_played_is_where_all_see_it() -> None:
    table = Table(
        seat("flaming_pit", "corrupt_altar", pool="2E", mage="scholar"),
        seat(mage="witch", item="protection"),
        shuffles=[["flaming_pit"]],
    )
    table.do("use", "corrupt_altar", 1)
    table.do("choose", "flaming_pit")
    table.session.submit(table.session.legal()[0])
    assert zone_seen(table, 1, "flaming_pit") == "discards"
    table.do("pass")
    table.session.submit(table.session.legal()[0])
    table.do("use", "scholar", 0)
    if table.asked == "pay_power":
        table.do("pay", essences="E")
    assert table.hand() == ["flaming_pit"] and zone_seen(table, 1, "flaming_pit") == "held"
    assert all(table.names(world.hand[0]) == ["flaming_pit"] for world in worlds(table, 1, 5))


def test_cards_that_nobody_has_seen_may_be_anywhere() -> None:
    table = Table(seat(hand=["hawk"], deck=["vault", "prism"]), seat(hand=["crypt"]))
    seen = {card for world in worlds(table, 1, 200) for card in (*world.hand[0], *world.deck[0])}
    assert len(seen) == 39 and table.number("crypt") not in seen


# Looking at the own deck


def looking(deck: list[str], discards: list[str] | None = None, hand: list[str] | None = None) -> Table:
    """The first seat's Seer looks at its own deck."""
    table = Table(
        seat(mage="seer", deck=deck, discards=discards or [], hand=hand or []),
        seat(mage="witch", item="protection"),
    )
    table.do("use", "seer", 0)
    table.do("look", "artifact_deck")
    return table


def test_who_looks_at_the_own_deck_knows_its_order_from_then_on() -> None:
    table = looking(["vault", "prism", "treant", "hawk"])
    assert table.names(table.view(0).deck[0][:3]) == ["vault", "prism", "treant"]
    table.do("order", cards=["treant", "vault", "prism"])
    assert table.names(table.view(0).deck[0][:3]) == ["treant", "vault", "prism"]
    assert table.view(0).deck[0][3] == HIDDEN
    assert all(table.names(world.deck[0]) == ["treant", "vault", "prism", "hawk"] for world in worlds(table, 0, 5))


def test_the_others_learn_nothing_when_somebody_looks_at_the_own_deck() -> None:
    table = looking(["vault", "prism", "treant", "hawk"])
    table.do("order", cards=["treant", "vault", "prism"])
    view = table.view(1)
    assert view.deck[0] == [HIDDEN] * 4 and zone_seen(table, 1, "vault") == "away"


def test_a_drawn_card_of_a_known_order_leaves_the_rest_known() -> None:
    table = looking(["vault", "prism", "treant", "hawk"])
    table.do("order", cards=["treant", "vault", "prism"])
    table.do("pass", seat=1)
    table.session.submit(table.session.legal()[0])
    table.do("pass", seat=0)
    table.session.submit(table.session.legal()[0])
    assert table.hand() == ["treant"]
    assert table.names(table.view(0).deck[0][:2]) == ["vault", "prism"] and table.view(0).deck[0][2] == HIDDEN


def test_with_fewer_cards_than_three_the_discards_go_under_the_deck_first() -> None:
    table = looking(["vault"], ["prism", "treant", "hawk"])
    assert table.deck()[0] == "vault" and len(table.deck()) == 4 and table.discards() == []
    assert len(table.session.legal()) == 6


def test_with_fewer_than_three_in_all_those_are_looked_at() -> None:
    table = looking(["vault"], ["prism"])
    assert table.asked == "order_cards" and len(table.session.legal()) == 2


def test_a_single_card_is_looked_at_without_a_question_of_its_order() -> None:
    table = looking(["vault"])
    assert table.asked == "turn" and table.names(table.view(0).deck[0]) == ["vault"]


def test_of_two_decks_only_those_with_cards_can_be_looked_at() -> None:
    table = Table(seat(mage="seer"), seat(), monuments={})
    table.do("use", "seer", 0)
    assert table.asked == "turn" and table.turned("seer")
    table = Table(seat(mage="seer"), seat())
    table.do("use", "seer", 0)
    assert table.asked == "order_cards"


def mixed() -> Table:
    """A deck of one unknown card, and two known discards put under it; the owner has reordered all three."""
    table = looking(["vault"], ["prism", "treant"], ["hawk", "crypt"])
    table.session.submit(table.session.legal()[-1])
    return table


def test_known_discards_mixed_with_an_unknown_deck_are_known_to_be_held() -> None:
    table = mixed()
    assert zone_seen(table, 1, "prism") == zone_seen(table, 1, "treant") == ZONES[HELD]
    for world in worlds(table, 1):
        held = names(table, [*world.hand[0], *world.deck[0]])
        assert {"prism", "treant"} <= held


def test_old_hand_cards_are_not_imagined_in_a_deck_that_was_mixed_after_a_reshuffle() -> None:
    """The discards became the deck, one was drawn and discarded, and goes under the rest of that deck."""
    table = Table(
        seat(mage="seer", item="research", pool="E", hand=["hawk", "crypt"], discards=["vault", "prism", "treant"]),
        seat(mage="witch", item="protection", passed=True),
        shuffles=[["prism", "vault", "treant"]],
    )
    table.do("use", "research", 0)
    table.do("discard", "prism")
    table.do("gain", essences="G")
    table.do("use", "seer", 0)
    table.do("look", "artifact_deck")
    table.do("order", cards=["treant", "prism", "vault"])
    assert table.deck() == ["treant", "prism", "vault"]
    for world in worlds(table, 1):
        assert names(table, world.deck[0]) == {"vault", "prism", "treant"}
        assert not names(table, world.hand[0]) & {"vault", "prism", "treant"}


def test_a_preset_hand_is_not_imagined_in_a_mixed_deck() -> None:
    table = Table.dealt(setup="first", hands=[2, 1], first=0)
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    state = table.state
    while len(state.deck[0]) > 2:
        card = state.deck[0][0]
        state.draw(0, card)
        state.discard(0, card)
    preset = set(table.hand())
    table.do("use", "seer", 0)
    table.do("look", "artifact_deck")
    table.session.submit(table.session.legal()[0])
    assert len(state.deck[0]) == 5
    for world in worlds(table, 1):
        assert names(table, world.hand[0]) == preset


def test_the_owner_of_a_mixed_deck_knows_it_all() -> None:
    table = mixed()
    assert table.view(0).deck[0] == table.state.deck[0]


# Hands


def test_what_a_rival_discards_is_seen_and_what_stays_is_not() -> None:
    table = Table(seat(hand=["vault", "prism"]), seat())
    table.do("discard", "vault")
    table.do("gain", essences="G")
    view = table.view(1)
    assert view.hand[0] == [HIDDEN] and table.names(view.discards[0]) == ["vault"]


def test_cards_drawn_and_discarded_by_divination_are_seen_only_when_discarded() -> None:
    table = Table(seat(item="divination", hand=["hawk"], deck=["vault", "prism", "treant", "crypt"]), seat())
    table.do("use", "divination", 0)
    assert table.view(1).hand[0] == [HIDDEN] * 4
    table.do("discard_cards", cards=["hawk", "prism", "vault"])
    assert names(table, table.view(1).discards[0]) == {"hawk", "prism", "vault"}
    assert table.view(1).hand[0] == [HIDDEN]


def test_divination_reshuffles_in_the_middle_of_its_draw() -> None:
    table = Table(
        seat(item="divination", hand=["crypt"], deck=["vault"], discards=["prism", "treant", "hawk"]),
        seat(),
        shuffles=[["treant", "hawk", "prism"]],
    )
    table.do("use", "divination", 0)
    assert table.hand() == ["crypt", "vault", "treant", "hawk"]
    assert (table.deck(), table.discards()) == (["prism"], [])
    assert len(table.session.legal()) == 4


def test_only_the_truth_can_be_observed_by_another_seat() -> None:
    view = Table(seat(), seat()).view(0)
    with pytest.raises(ValueError, match="Only the truth can be observed by another seat"):
        resarcana().observe(view, 1)


def test_what_a_seat_sees_is_seen_again_as_it_is() -> None:
    view = Table(seat(hand=["hawk"]), seat(hand=["prism"])).view(0)
    again = resarcana().observe(view, 0)
    assert again.facts() == view.facts() and again is not view


def test_a_sampled_truth_of_the_truth_is_a_copy() -> None:
    table = Table(seat(hand=["vault"]), seat())
    world = resarcana().sample(table.state, Dice(1))
    assert world.facts() == table.state.facts() and world is not table.state


# Preset hands


def test_the_preset_hand_stays_known_until_its_cards_are_seen() -> None:
    table = Table.dealt(setup="first", hands=[1, 2], first=0)
    preset = set(table.hand(0))
    for world in worlds(table, 1, 10):
        assert names(table, world.hand[0]) == preset
        assert not names(table, world.deck[0] + world.deck[1]) & preset


def test_cards_drawn_from_an_unseen_deck_become_known_to_their_owner_alone() -> None:
    table = Table.dealt(setup="first", hands=[1, 2], first=0)
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.do("pass")
    top = table.deck(0)[0]
    table.session.submit(table.session.legal()[0])
    assert zone_seen(table, 0, top) == "hand" and zone_seen(table, 1, top) == "away"
    for world in worlds(table, 1, 10):
        assert len(set(world.hand[0])) == 4
