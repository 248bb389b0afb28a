"""The monument deck: who has looked at it, and what a rival's reordering leaves known."""

from __future__ import annotations

from itertools import permutations

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, resarcana, seat

DECK = [
    "library",
    "obelisk",
    "mausoleum",
    "colossus",
    "oracle",
    "great_pyramid",
    "hanging_gardens",
    "solomons_mine",
]
MANY = 60


def two_seers() -> Table:
    """The first seat has the Seer, the second the Hawk; both may look at a deck of eight."""
    return Table(
        seat(mage="seer", pool="9G"),
        seat("hawk", pool="9G", mage="witch"),
        monuments={"display": ["temple", "golden_statue"], "deck": DECK},
    )


def look(table: Table, component: str, *order: str) -> None:
    """Look at the top of the monument deck (the only deck with cards) and put it back in this order."""
    table.do("use", component, 0)
    if table.asked == "order_cards":
        table.do("order", cards=list(order))


def tops(table: Table, viewer: int, number: int) -> set[tuple[str, ...]]:
    """What a seat can imagine on top of the monument deck."""
    view = table.view(viewer)
    found = set()
    for seed in range(MANY):
        world = resarcana().sample(view, Dice(seed))
        assert resarcana().observe(world, viewer).facts() == view.facts()
        found.add(tuple(table.names(world.monument_deck[:number])))
    return found


def test_before_anybody_looks_the_top_may_be_any_monument_that_is_not_seen() -> None:
    assert tops(two_seers(), 0, 1) == {(name,) for name in DECK}


def test_who_looks_sees_three_and_the_others_none() -> None:
    table = two_seers()
    table.do("use", "seer", 0)
    assert table.names(table.view(0).monument_deck[:3]) == DECK[:3]
    assert table.view(0).monument_deck[3:] == [HIDDEN] * 5
    assert table.view(1).monument_deck == [HIDDEN] * 8


def test_three_cards_can_be_put_back_in_six_orders_and_the_looker_knows_which() -> None:
    table = two_seers()
    table.do("use", "seer", 0)
    orders = {tuple(str(card) for card in list_of(command)) for command in table.offered("order")}
    assert orders == set(permutations(DECK[:3]))
    table.do("order", cards=["mausoleum", "library", "obelisk"])
    assert tops(table, 0, 3) == {("mausoleum", "library", "obelisk")}
    assert len(tops(table, 1, 3)) > 20


def list_of(command: dict[str, object]) -> list[object]:
    cards = command["cards"]
    assert isinstance(cards, list)
    return cards


def test_when_a_rival_reorders_them_one_still_knows_which_three_are_on_top() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    look(table, "hawk", "obelisk", "mausoleum", "library")
    assert table.view(0).monument_deck == [HIDDEN] * 8
    assert tops(table, 0, 3) == set(permutations(DECK[:3]))
    assert tops(table, 1, 3) == {("obelisk", "mausoleum", "library")}


def test_when_one_of_those_three_is_turned_up_two_are_left_on_top() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    look(table, "hawk", "obelisk", "mausoleum", "library")
    table.do("claim", "temple")
    assert table.names(table.state.display) == ["golden_statue", "obelisk"]
    assert tops(table, 0, 2) == {("mausoleum", "library"), ("library", "mausoleum")}
    assert tops(table, 1, 2) == {("mausoleum", "library")}


def test_when_a_rival_claims_the_top_unseen_all_see_it_and_the_rest_stays_known() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    table.do("claim", "monument_deck")
    assert "library" in table.in_play(1)
    assert tops(table, 0, 2) == {("obelisk", "mausoleum")}


def test_what_was_known_of_the_top_before_a_card_was_drawn_is_reordered_among_three() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    table.do("claim", "monument_deck")
    table.do("pass")
    table.session.submit(table.session.legal()[0])
    look(table, "hawk", "colossus", "mausoleum", "obelisk")
    found = tops(table, 0, 3)
    assert all({"obelisk", "mausoleum"} < set(top) for top in found)
    assert {card for top in found for card in top} == {*DECK[1:]}
    assert {top.index("obelisk") for top in found} == {0, 1, 2}


def test_looking_again_replaces_what_was_only_known_loosely() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    look(table, "hawk", "obelisk", "mausoleum", "library")
    table.state.turned[table.number("seer")] = False
    look(table, "seer", "library", "obelisk", "mausoleum")
    assert tops(table, 0, 3) == {("library", "obelisk", "mausoleum")}
    assert tops(table, 1, 3) == set(permutations(DECK[:3]))


def test_the_memory_of_a_rival_is_not_seen() -> None:
    table = two_seers()
    look(table, "seer", *DECK[:3])
    look(table, "hawk", "obelisk", "mausoleum", "library")
    assert table.view(0).top_loose[0] and not table.view(1).top_loose[0]


def test_of_a_deck_of_two_both_are_looked_at() -> None:
    table = Table(seat(mage="seer"), seat(), monuments={"display": ["temple"], "deck": ["library", "oracle"]})
    table.do("use", "seer", 0)
    assert len(table.session.legal()) == 2


def test_of_a_deck_of_one_the_card_is_seen_without_a_question() -> None:
    table = Table(seat(mage="seer"), seat(), monuments={"display": ["temple"], "deck": ["library"]})
    table.do("use", "seer", 0)
    assert table.asked == "turn" and table.names(table.view(0).monument_deck) == ["library"]


def test_in_the_tight_setup_looking_tells_that_a_monument_is_in_the_game() -> None:
    for seed in range(200):
        table = Table.dealt(seed, tight=True, first=0)
        seers = [mage for mage in table.state.offer[0] if table.names([mage]) == ["seer"]]
        if seers:
            break
    else:
        raise AssertionError("nobody was dealt the Seer")
    table.do("choose", "seer")
    while not (table.asked == "turn" and table.asked_seat == 0):
        table.session.submit(table.session.legal()[0])
    top = table.names(table.state.monument_deck[:3])
    table.do("use", "seer", 0)
    table.do("look", "monument_deck")
    table.do("order", cards=top[::-1])
    view = table.view(0)
    for seed in range(20):
        world = resarcana().sample(view, Dice(seed))
        assert table.names(world.monument_deck[:3]) == top[::-1]
    other = [resarcana().sample(table.view(1), Dice(seed)) for seed in range(MANY)]
    assert len({card for world in other for card in world.monument_deck}) == 8
