"""Familiars that everybody feels: Syllas the Faithful, Naria the Prophetess, Kairn the Destroyer, Amsug Longneck, Lewis
Greyface, Demon of Argos, Air Elemental, Sid Nightshade; and the Thieving Fairies."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Syllas the Faithful: each opponent sacrifices 1 card in play.


def syllas(*others: dict[str, object], **more: object) -> Table:
    table = Table(seat(hand=["syllas_the_faithful"], reserve="3F", **more), *others)
    table.summon("syllas_the_faithful")
    return table


def test_each_opponent_chooses_a_card_to_sacrifice_clockwise_from_the_left() -> None:
    """[B] One after another; each sees the choices before."""
    table = syllas(seat("purse_of_io", "beggars_horn"), seat(), seat("purse_of_io", "wondrous_chest"))
    assert (table.asked, table.asked_seat) == ("sacrifice", 1)
    table.do("sacrifice", cards=["purse_of_io"])
    assert (table.asked, table.asked_seat) == ("sacrifice", 3)
    table.do("sacrifice", cards=["wondrous_chest"])
    assert table.discards() == ["purse_of_io", "wondrous_chest"] and table.asked_seat == 0


def test_a_single_card_goes_without_saying_and_the_owner_loses_nothing() -> None:
    table = syllas(seat("runic_cube_of_eolis"))
    assert (table.in_play(0), table.in_play(1), table.asked) == (["syllas_the_faithful"], [], "turn")


def test_a_sacrificed_potion_does_nothing_and_a_sacrificed_treatise_does() -> None:
    table = syllas(seat("potion_of_knowledge", reserve="3A"), seat("cursed_treatise_of_arus", reserve="3A"))
    assert (table.reserve(1), table.reserve(2)) == ("3A", "0")


def test_losing_a_grimoire_to_syllas_the_victim_discards_down_to_seven_out_of_turn() -> None:
    """[J] [!] At once, before anything else."""
    table = syllas(seat("bespelled_grimoire", reserve="8A W"), seat("purse_of_io"))
    assert (table.asked, table.asked_seat, table.question["number"]) == ("excess", 1, 2)
    assert table.in_play(2) == ["purse_of_io"]
    table.do("discard_energies", energies="2A")
    assert (table.reserve(1), table.in_play(2), table.asked) == ("6A 1W", [], "turn")


# Naria the Prophetess: draw as many cards as players, one for each.


def naria(players: int, pile: list[str]) -> Table:
    table = Table(seat(hand=["naria_the_prophetess"], crystals=3), *[seat() for _ in range(players - 1)], pile=pile)
    table.summon("naria_the_prophetess")
    return table


def test_naria_keeps_one_and_gives_each_opponent_one_of_her_choice() -> None:
    table = naria(3, ["purse_of_io", "beggars_horn", "wondrous_chest"])
    assert (table.asked, len(table.session.legal())) == ("keep_own", 3)
    table.do("keep", "beggars_horn")
    assert (table.asked, table.question["receiver"]) == ("give", 1)
    table.do("give", "wondrous_chest")
    assert [table.hand(each) for each in range(3)] == [["beggars_horn"], ["wondrous_chest"], ["purse_of_io"]]


def test_her_owner_knows_who_got_what_a_receiver_only_the_own_card() -> None:
    table = naria(3, ["purse_of_io", "beggars_horn", "wondrous_chest"])
    table.do("keep", "beggars_horn")
    table.do("give", "wondrous_chest")
    seen = [table.view(viewer).seen_hand for viewer in range(3)]
    assert [table.names([card for cards in view for card in cards]) for view in seen] == [
        ["wondrous_chest", "purse_of_io"], [], [],
    ]  # fmt: skip
    assert table.view(2).hand[1] == [-2]


def test_she_gives_what_there_is_to_herself_first_then_clockwise() -> None:
    """[B] [!] Too few cards: the owner first."""
    table = naria(4, ["purse_of_io", "beggars_horn"])
    table.do("keep", "purse_of_io")
    assert [table.hand(each) for each in range(4)] == [["purse_of_io"], ["beggars_horn"], [], []]
    assert naria(2, []).asked == "turn"
    assert naria(2, ["purse_of_io"]).hand(0) == ["purse_of_io"]


def test_two_equal_cards_are_no_choice() -> None:
    table = naria(2, ["purse_of_io", "purse_of_io"])
    assert (table.asked, table.hand(0), table.hand(1)) == ("turn", ["purse_of_io"], ["purse_of_io"])


# Kairn the Destroyer: 1 energy, each opponent loses 4 crystals.


def test_kairn_costs_an_energy_and_each_opponent_loses_four_crystals_as_far_as_there_are() -> None:
    """[F] Never below 0; the crystals go to the stock."""
    table = Table(seat("kairn_the_destroyer", reserve="A W", crystals=1), seat(crystals=9), seat(crystals=3), seat())
    table.activate("kairn_the_destroyer")
    table.pay("1W")
    assert [table.crystals(each) for each in range(4)] == [1, 5, 0, 0] and table.reserve() == "1A"


def test_two_kairns_are_two_activations() -> None:
    table = Table(seat("kairn_the_destroyer", "kairn_the_destroyer", reserve="2A"), seat(crystals=9))
    table.activate("kairn_the_destroyer")
    table.activate("kairn_the_destroyer_2")
    assert table.crystals(1) == 1


# Amsug Longneck: each player takes 1 own magic item in play back.


def amsug(*others: dict[str, object], play: list[object], **more: object) -> Table:
    table = Table(seat(*play, hand=["amsug_longneck"], reserve="A W 5F", **more), *others)
    table.summon("amsug_longneck")
    return table


def test_everybody_takes_an_item_back_the_owner_last() -> None:
    table = amsug(
        seat("purse_of_io", "beggars_horn"), seat("figrim_the_avaricious"), play=["wondrous_chest", "die_of_malice"]
    )
    assert (table.asked, table.asked_seat) == ("take_back", 1)
    table.do("take_back", "beggars_horn")
    assert (table.asked, table.asked_seat, table.cards("take_back")) == (
        "take_back",
        0,
        ["wondrous_chest", "die_of_malice"],
    )
    table.do("take_back", "wondrous_chest")
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["wondrous_chest"], ["beggars_horn"], [])
    assert table.in_play(0) == ["die_of_malice", "amsug_longneck"]


def test_everybody_knows_what_was_taken_back_until_it_is_played() -> None:
    table = amsug(seat("purse_of_io", reserve="A F"), play=[])
    assert table.names(list(table.view(0).seen_hand[1])) == ["purse_of_io"]
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.summon("purse_of_io")
    assert table.view(0).seen_hand[1] == ()


def test_an_item_taken_back_may_be_summoned_and_activated_again_in_the_same_turn() -> None:
    """[B] [!] It entered anew."""
    table = Table(seat("balance_of_ishtar", hand=["amsug_longneck"], reserve="A W", crystals=2))
    table = Table(seat("balance_of_ishtar", hand=["amsug_longneck"], reserve="4A 1W", crystals=2))
    table.activate("balance_of_ishtar")
    table.summon("amsug_longneck")
    assert table.hand() == ["balance_of_ishtar"]
    table.summon("balance_of_ishtar")
    assert not table.turned("balance_of_ishtar") and table.crystals() == 9


def test_a_treatise_taken_back_is_not_sacrificed_and_the_freed_room_counts_at_once() -> None:
    table = amsug(seat(), play=["cursed_treatise_of_arus"], gauge=2)
    assert (table.reserve(), table.hand()) == ("5F", ["cursed_treatise_of_arus"])
    assert not table.state.stack[-1].seat and len(table.in_play()) < table.gauge()


def test_losing_a_grimoire_to_amsug_its_owner_discards_at_once() -> None:
    """[J] [!]"""
    table = amsug(seat("bespelled_grimoire", reserve="9E A"), play=["purse_of_io"])
    assert (table.asked, table.asked_seat, table.question["number"], table.in_play(0)[0]) == (
        "excess",
        1,
        3,
        "purse_of_io",
    )


# Lewis Greyface: gain a copy of an opponent's reserve.


def test_lewis_copies_the_reserve_of_an_opponent_of_choice_who_loses_nothing() -> None:
    table = Table(seat(hand=["lewis_greyface"], reserve="A F"), seat(reserve="2W"), seat(reserve="3E"))
    table.summon("lewis_greyface")
    assert [each["target"] for each in table.session.legal_data()] == [1, 2]
    table.do("choose_opponent", target=2)
    assert (table.reserve(0), table.reserve(2)) == ("3E", "3E")


def test_against_one_opponent_lewis_does_not_ask_and_an_empty_reserve_gives_nothing() -> None:
    table = Table(seat(hand=["lewis_greyface"], reserve="A F"), seat())
    assert kinds(table.summon("lewis_greyface")) == ["CardShown", "EnergiesPaid", "CardEntered"]


def test_lewis_copies_what_lies_on_a_grimoire_but_not_on_amulet_or_cauldron_and_then_comes_the_limit() -> None:
    other = seat("bespelled_grimoire", lying("amulet_of_water", "2F"), lying("glutton_cauldron", "F"), reserve="9W")
    table = Table(seat(hand=["lewis_greyface"], reserve="A F"), other)
    table.summon("lewis_greyface")
    assert (table.asked, table.reserve()) == ("turn", "7W")


# Demon of Argos: each opponent's gauge - 1, and draws 1 card.


def test_the_demon_lowers_the_gauge_of_each_opponent_who_draws_and_keeps_a_card() -> None:
    pile = ["purse_of_io", "beggars_horn", "wondrous_chest"]
    table = Table(seat(hand=["demon_of_argos"], reserve="A W F E"), seat(gauge=0), seat(gauge=3), pile=pile)
    table.summon("demon_of_argos")
    assert [table.gauge(each) for each in range(3)] == [10, 0, 2]
    assert (table.hand(1), table.hand(2), table.asked) == (["purse_of_io"], ["beggars_horn"], "turn")
    assert table.view(0).hand[1] == [-2] and table.view(0).hand[2] == [-2]


def test_falling_below_the_cards_in_play_costs_nothing_and_blocks_new_cards() -> None:
    """[B] The gauge stops at 0."""
    table = Table(
        seat(hand=["demon_of_argos"], reserve="A W F E"), seat("purse_of_io", gauge=1, hand=["die_of_malice"]), pile=[]
    )
    table.summon("demon_of_argos")
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    assert table.in_play(1) == ["purse_of_io"]
    assert not table.can("summon", "die_of_malice") or table.gauge(1) > 1


def test_an_empty_pile_is_refilled_in_the_middle_of_the_demons_draws() -> None:
    """[B] [!]"""
    table = Table(
        seat(hand=["demon_of_argos"], reserve="A W F E"),
        seat(),
        seat(),
        pile=["purse_of_io"],
        discards=["die_of_malice"],
    )
    table.summon("demon_of_argos")
    assert (table.hand(1), table.hand(2)) == (["purse_of_io"], ["die_of_malice"])


# Air Elemental: all energies in opponents' reserves become air.


def test_the_air_elemental_turns_opponents_reserves_into_air_but_nothing_on_cards() -> None:
    other = seat("bespelled_grimoire", lying("amulet_of_water", "2F"), lying("glutton_cauldron", "F"), reserve="4W 5E")
    table = Table(seat(hand=["air_elemental"], reserve="3A 1F"), other, seat(reserve="2A"), seat())
    events = table.summon("air_elemental")
    assert (table.reserve(0), table.reserve(1), table.reserve(2)) == ("1F", "9A", "2A")
    assert (table.on("amulet_of_water"), table.on("glutton_cauldron")) == ("2F", "1F")
    assert kinds(events).count("ReserveTurned") == 1


# Sid Nightshade: with more crystals than every opponent, each gives 5 or all it has.


def sid(crystals: int, *others: int, play: tuple[str, ...] = ()) -> Table:
    table = Table(
        seat(*play, hand=["sid_nightshade"], reserve="3E", crystals=crystals), *[seat(crystals=n) for n in others]
    )
    table.summon("sid_nightshade")
    return table


@for_each(
    "mine, others, after",
    [
        (9, [8], [14, 3]),
        (9, [9], [9, 9]),
        (3, [4], [3, 4]),
        (9, [2, 8], [16, 0, 3]),
        (0, [0], [0, 0]),
        (9, [8, 9], [9, 8, 9]),
    ],
)
def test_sid_takes_five_of_each_only_when_its_owner_has_more_than_every_opponent(
    mine: int, others: list[int], after: list[int]
) -> None:
    assert sid(mine, *others).state.crystals == after


def test_sid_counts_after_the_cost_and_after_the_staffs_crystals() -> None:
    """[B]"""
    assert sid(5, 7, play=("staff_of_spring",)).state.crystals == [13, 2]
    table = Table(seat(hand=["sid_nightshade"], reserve="E", crystals=8), seat("arcano_leech", crystals=6))
    table.summon("sid_nightshade")
    assert table.state.crystals == [7, 7]


@for_each("seats, cost", [(2, "1E"), (3, "2E"), (4, "3E")])
def test_sid_and_titus_cost_more_with_more_players(seats: int, cost: str) -> None:
    others = [seat() for _ in range(seats - 1)]
    assert Table(seat(hand=["sid_nightshade"], reserve=cost), *others).can("summon", "sid_nightshade")
    fire = cost.replace("E", "F")
    assert Table(seat(hand=["titus_deepgaze"], reserve=fire), *others).can("summon", "titus_deepgaze")
    if seats > 2:
        less = f"{int(cost[0]) - 1}E"
        assert not Table(seat(hand=["sid_nightshade"], reserve=less), *others).can("summon", "sid_nightshade")


# Thieving Fairies: an opponent who activates a card gives 1 crystal, and the owner gains 1.


@for_each("seats, cost", [(2, 0), (3, 3), (4, 6)])
def test_the_fairies_cost_more_with_more_players(seats: int, cost: int) -> None:
    others = [seat() for _ in range(seats - 1)]
    assert Table(seat(hand=["thieving_fairies"], crystals=cost), *others).can("summon", "thieving_fairies")
    if cost:
        assert not Table(seat(hand=["thieving_fairies"], crystals=cost - 1), *others).can("summon", "thieving_fairies")


def test_the_fairies_take_after_the_cost_and_before_the_effect() -> None:
    """[!]"""
    table = Table(seat("potion_of_life", reserve="2A", crystals=1), seat("thieving_fairies"))
    events = kinds(table.activate("potion_of_life"))
    assert events == ["CardTurned", "CardSacrificed", "CrystalsGiven", "CrystalsGained", "EnergiesCrystallised"]
    assert table.state.crystals == [8, 2]


def test_the_fairies_never_block_and_gain_from_the_stock_all_the_same() -> None:
    table = Table(seat("idol_of_the_familiar"), seat("thieving_fairies"))
    table.activate("idol_of_the_familiar")
    assert table.state.crystals == [0, 1]


def test_several_fairies_take_in_turn_order_as_long_as_there_are_crystals() -> None:
    """[J] Clockwise from the left of who activates."""
    table = Table(
        seat("thieving_fairies"), seat("idol_of_the_familiar", crystals=1), seat("thieving_fairies"), active=1
    )
    table.activate("idol_of_the_familiar")
    assert table.state.crystals == [1, 0, 2]


def test_their_owners_own_activations_bring_nothing() -> None:
    table = Table(seat("thieving_fairies", "idol_of_the_familiar"))
    table.activate("idol_of_the_familiar")
    assert table.state.crystals == [1, 0]


def test_the_die_of_malice_and_passing_the_damned_soul_are_activations() -> None:
    table = Table(seat("die_of_malice"), seat("thieving_fairies"), phase="die")
    table.activate("die_of_malice")
    assert table.state.crystals[1] == 1
    table = Table(seat("damned_soul_of_onys", reserve="W", crystals=5), seat("thieving_fairies"))
    table.activate("damned_soul_of_onys")
    assert table.state.crystals == [4, 2]
