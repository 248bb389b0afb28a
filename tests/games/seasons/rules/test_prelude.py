"""Setup, draft and libraries."""

from __future__ import annotations

from collections import Counter

import pytest

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON
from resarcana_gui.games.seasons.rules.codes import HIDDEN
from tests.for_each import for_each
from tests.games.seasons.described_table import Table

NINE = [
    "amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water", "purse_of_io", "beggars_horn",
    "wondrous_chest", "die_of_malice", "die_of_malice",
]  # fmt: skip
OTHERS = [
    "potion_of_life", "potion_of_power", "potion_of_dreams", "potion_of_knowledge", "kairn_the_destroyer",
    "air_elemental", "arcano_leech", "tree_of_light", "dragon_skull",
]  # fmt: skip


@for_each(
    "level, seats, pile",
    [
        *[
            ("apprentice", 2, 42),
            ("apprentice", 3, 33),
            ("apprentice", 4, 24),
            ("magician", 2, 42),
            ("magician", 4, 24),
        ],
        *[("archmage", 2, 82), ("archmage", 3, 73), ("archmage", 4, 64)],
    ],
)
def test_so_many_cards_are_left_in_the_pile(level: str, seats: int, pile: int) -> None:
    table = Table.dealt(level=level, seats=seats)
    assert len(table.state.pile) == pile
    held = [card for seat in range(seats) for card in (*table.state.pack[seat], *table.state.kept[seat])]
    counts = Counter([*table.state.pile, *held])
    assert set(counts.values()) == {2} and len(counts) == (50 if level == "archmage" else 30)


@for_each("seats", [2, 3, 4])
def test_of_each_season_one_die_more_than_players_is_used(seats: int) -> None:
    dice = Table.dealt(seats=seats).state.dice
    assert Counter(die // DICE_PER_SEASON for die in dice) == dict.fromkeys(range(4), seats + 1)


def test_the_first_player_is_drawn_by_lot_unless_told() -> None:
    """[J] The rule book says the youngest."""
    assert {Table.dealt(seed).state.first for seed in range(20)} == {0, 1}
    assert Table.dealt(first=1).state.first == 1


def test_apprentices_get_different_preset_groups_that_the_others_do_not_see() -> None:
    """[B] At random, all different."""
    table = Table.dealt(level="apprentice", seats=4)
    assert sorted(table.state.group) == [0, 1, 2, 3] and table.asked == "library"
    assert all(tuple(table.state.kept[each]) == table.state.cards.groups[table.state.group[each]] for each in range(4))
    view = table.view(2)
    assert [group == HIDDEN for group in view.group] == [True, True, False, True]


def drafting(seats: int = 2) -> Table:
    return Table.dealt(3, seats=seats, level="magician", first=0)


def test_all_are_asked_at_once_and_packs_go_to_the_left() -> None:
    table = drafting(3)
    assert sorted(table.session.waiting) == [0, 1, 2]
    before = [list(pack) for pack in table.state.pack]
    kept = [pack[0] for pack in before]
    for each in (2, 0, 1):
        table.do("keep", table.names([kept[each]])[0], seat=each)
    assert table.state.kept == [[card] for card in kept]
    assert [sorted(pack) for pack in table.state.pack] == [sorted(before[each - 1][1:]) for each in range(3)]


def test_nobody_sees_what_another_seat_keeps_or_holds() -> None:
    table = drafting()
    table.do("keep", table.names(table.state.pack[0][:1])[0], seat=0)
    view = table.view(1)
    assert view.kept[0] == [HIDDEN] and view.pack[0] == [HIDDEN] * 8 and view.pack[1] == table.state.pack[1]
    assert table.session.waiting == [1]


def test_the_last_card_goes_by_itself_and_everybody_has_nine() -> None:
    table = drafting()
    asked = 0
    while table.asked == "draft":
        asked += 1
        table.session.submit(table.session.legal()[0])
    assert asked == 2 * 8 and table.asked == "library"
    assert [len(kept) for kept in table.state.kept] == [9, 9]


def test_two_copies_in_a_pack_are_one_choice() -> None:
    pack = {"pack": NINE}
    table = Table(pack, {"pack": OTHERS}, phase="draft")
    assert len(table.session.legal()) == 8


def libraries() -> Table:
    return Table({"kept": NINE}, {"kept": OTHERS}, phase="libraries")


def test_three_cards_are_the_hand_three_library_two_and_the_rest_library_three() -> None:
    table = libraries()
    assert table.question["year"] == 1 and len(table.session.legal_for(1)) == 84
    table.do("lay_down", cards=["purse_of_io", "amulet_of_air", "die_of_malice"])
    assert (table.question["seat"], table.question["year"]) == (0, 2)
    table.do("lay_down", cards=["amulet_of_fire", "amulet_of_earth", "amulet_of_water"])
    assert sorted(table.hand()) == ["amulet_of_air", "die_of_malice", "purse_of_io"]
    assert sorted(table.names(table.state.third[0])) == ["beggars_horn", "die_of_malice", "wondrous_chest"]
    assert table.session.waiting == [1]


def test_twins_are_one_choice_and_only_three_own_cards_can_be_laid_down() -> None:
    table = libraries()
    assert len({repr(each) for each in table.session.legal()}) == len(table.session.legal()) < 84
    assert table.why_not("lay_down", cards=["purse_of_io", "amulet_of_air"]).code == "not_an_answer"
    assert table.why_not("lay_down", cards=["purse_of_io", "amulet_of_air", "dragon_skull"]).code == "not_an_answer"


def test_whichever_seat_lays_down_first_the_table_is_the_same() -> None:
    tables = []
    for order in ((0, 0, 1), (0, 1, 0), (1, 0, 0)):
        table = libraries()
        for each in order:
            command = table.session.legal_for(each)[0]
            table.session.submit(command)
        tables.append(table.state.facts())
    assert tables[0] == tables[1] == tables[2]


def test_the_others_see_how_many_cards_lie_in_a_library_and_not_which() -> None:
    table = libraries()
    table.session.submit(table.session.legal_for(0)[0])
    view = table.view(1)
    assert view.hand[0] == [HIDDEN] * 3 and view.kept[0] == [HIDDEN] * 6 and view.second[0] == []
    assert table.view(0).hand[0] == table.state.hand[0]


def test_each_library_comes_once_when_its_year_is_first_entered() -> None:
    table = Table(
        {"library_2": NINE[:3], "library_3": NINE[3:6]}, {"library_2": OTHERS[:3]}, p=11, active=1, rolled=["autumn5/2"]
    )
    table.end_turn()
    assert (
        table.state.p == 14
        and sorted(table.hand(0)) == sorted(NINE[:3])
        and sorted(table.hand(1)) == sorted(OTHERS[:3])
    )
    assert table.state.second == [[], []] and len(table.state.third[0]) == 3


@pytest.mark.uncounted
def test_packs_that_come_back_after_a_whole_round_are_seen_again_and_what_is_missing_is_remembered() -> None:
    table = drafting()
    first = list(table.state.pack[0])
    for _ in range(2):
        for each in (0, 1):
            table.session.submit(table.session.legal_for(each)[0])
    gone = set(first) - set(table.state.pack[0]) - {table.state.kept[0][0]}
    codes = [code % 64 for code in table.view(0).passed[0] if code // 64 == 0]
    assert set(codes) == gone and len(codes) == 1
    for seed in range(8):
        world = table.session.sample(0, seed)
        assert codes[0] in world.kept[1]  # type: ignore[attr-defined]
