"""Cards put into play for free: Divine Chalice, Potion of Dreams, Crystal Orb."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Divine Chalice: draw 4, put 1 into play for free, discard the others.

PILE = ["amulet_of_earth", "purse_of_io", "beggars_horn", "runic_cube_of_eolis", "potion_of_life"]


def chalice(*play: object, pile: list[str] = PILE, **more: object) -> Table:
    table = Table(seat(*play, hand=["divine_chalice"], reserve="A W F E", **more), seat("arcano_leech"), pile=pile)
    table.summon("divine_chalice")
    return table


def test_the_chalice_puts_one_of_four_into_play_and_discards_the_others_before_its_effect() -> None:
    table = chalice(crystals=1)
    assert (table.asked, len(table.session.legal())) == ("play_drawn", 4)
    events = kinds(table.do("play", "amulet_of_earth"))
    assert events == ["CardEntered", "DrawnDiscarded", "CrystalsGained"]
    assert (table.in_play(), table.crystals()) == (["divine_chalice", "amulet_of_earth"], 9)
    assert table.discards() == ["beggars_horn", "purse_of_io", "runic_cube_of_eolis"]


def test_there_is_no_way_around_playing_one_if_there_is_room() -> None:
    table = chalice(crystals=1)
    assert {each["kind"] for each in table.session.legal_data()} == {"play"}
    table = chalice(crystals=1, pile=["cursed_treatise_of_arus"])
    assert "cursed_treatise_of_arus" in table.in_play()


def test_without_room_all_are_looked_at_and_discarded() -> None:
    table = chalice(crystals=1, gauge=1)
    assert (table.asked, table.in_play()) == ("turn", ["divine_chalice"])
    assert table.discards() == sorted(PILE[:4])
    assert len(table.view(0).seen_discards[0]) == 4 and table.view(1).seen_discards[1] == ()


def test_a_card_from_the_chalice_pays_no_leech_and_sets_off_no_staff_or_vase() -> None:
    table = Table(
        seat("staff_of_spring", hand=["divine_chalice"], reserve="A W F E", crystals=1),
        seat("arcano_leech"),
        pile=["purse_of_io"],
    )
    table.summon("divine_chalice")
    assert (table.crystals(0), table.crystals(1), table.in_play()[-1]) == (3, 1, "purse_of_io")


def test_a_second_chalice_and_amsug_work_fully_when_played_by_a_chalice() -> None:
    pile = ["divine_chalice", "purse_of_io", "beggars_horn", "die_of_malice", "olafs_blessed_statue"]
    table = chalice(crystals=1, pile=pile)
    table.do("play", "divine_chalice")
    assert table.asked == "play_drawn" and table.in_play()[-1] == "divine_chalice_2"
    table.do("play", "olafs_blessed_statue")
    assert table.in_play()[-1] == "olafs_blessed_statue" and table.crystals() == 20
    table = chalice(crystals=1, pile=["amsug_longneck"])
    assert (table.asked, table.hand()) == ("turn", ["divine_chalice"])


def test_with_an_empty_pile_the_chalice_does_nothing() -> None:
    table = chalice(crystals=1, pile=[])
    assert (table.asked, table.in_play()) == ("turn", ["divine_chalice"])


def test_nobody_else_sees_what_the_chalice_draws() -> None:
    table = chalice(crystals=1)
    assert table.view(1).drawn == [-2] * 4


# Potion of Dreams: sacrifice it and discard the whole reserve, put a card from hand into play for free.


def test_the_potion_of_dreams_costs_itself_and_the_reserve_and_plays_a_card_from_hand() -> None:
    table = Table(seat("potion_of_dreams", hand=["amulet_of_earth", "purse_of_io"], reserve="3A"))
    table.activate("potion_of_dreams")
    assert (table.asked, table.reserve(), table.in_play()) == ("play_hand", "0", [])
    table.do("play", "amulet_of_earth")
    assert (table.in_play(), table.crystals()) == (["amulet_of_earth"], 9)


def test_the_reserve_may_be_empty_and_the_only_card_is_not_asked_about() -> None:
    table = Table(seat("potion_of_dreams", hand=["runic_cube_of_eolis"]))
    table.activate("potion_of_dreams")
    assert table.in_play() == ["runic_cube_of_eolis"]


def test_the_potion_makes_its_own_room() -> None:
    """[B]"""
    table = Table(seat("potion_of_dreams", hand=["purse_of_io"], gauge=1))
    table.activate("potion_of_dreams")
    assert table.in_play() == ["purse_of_io"]


def test_without_a_card_in_hand_or_room_it_is_refused() -> None:
    """[B] [!]"""
    assert Table(seat("potion_of_dreams")).why_not("activate", "potion_of_dreams").code == "hand_empty"
    table = Table(seat("potion_of_dreams", "purse_of_io", hand=["purse_of_io"], gauge=1))
    refusal = table.why_not("activate", "potion_of_dreams")
    assert (refusal.code, refusal.details) == ("no_room", {"short": 1, "gauge": 1, "cards": 1})


def test_the_potion_takes_what_lies_on_a_grimoire_too_and_leaves_cauldron_and_amulet() -> None:
    table = Table(
        seat(
            "potion_of_dreams", "bespelled_grimoire", lying("amulet_of_water", "A"), lying("glutton_cauldron", "E"),
            hand=["purse_of_io"], reserve="9F",
        )
    )  # fmt: skip
    table.activate("potion_of_dreams")
    assert (table.reserve(), table.on("amulet_of_water"), table.on("glutton_cauldron")) == ("0", "1A", "1E")


def test_a_grimoire_played_for_free_brings_its_energies() -> None:
    table = Table(seat("potion_of_dreams", hand=["bespelled_grimoire"], reserve="3F"))
    table.activate("potion_of_dreams")
    assert table.asked == "gain" and table.question["number"] == 2


# Crystal Orb: look at the top card; 4 energies put it into play for free; or 3 crystals discard it unseen.


def orb(reserve: str = "3A 2W", **more: object) -> Table:
    return Table(seat("crystal_orb", reserve=reserve, **more), pile=PILE)


def test_the_orbs_owner_looks_first_then_pays_four_and_plays_or_puts_back() -> None:
    table = orb()
    table.activate("crystal_orb", 0)
    assert (table.asked, {each["kind"] for each in table.session.legal_data()}) == ("play_top", {"play", "put_back"})
    table.do("play", "amulet_of_earth")
    assert (table.asked, table.amounts()) == ("pay_top", {"3A 1W", "2A 2W"})
    table.pay("2A 2W")
    assert (table.in_play(), table.reserve(), table.crystals()) == (["crystal_orb", "amulet_of_earth"], "1A", 9)
    assert table.pile() == PILE[1:]


def test_put_back_it_stays_on_top_and_only_the_owner_knows_it() -> None:
    table = orb()
    table.activate("crystal_orb", 0)
    table.do("put_back")
    assert table.pile() == PILE
    assert table.names(table.view(0).pile[:1]) == ["amulet_of_earth"] and table.view(1).pile[0] == -2
    for chance in range(5):
        assert table.names(table.session.sample(0, chance).pile[:1]) == ["amulet_of_earth"]  # type: ignore[attr-defined]


@for_each("reserve, gauge", [("3A", 10), ("4A", 1)])
def test_looking_needs_nothing_and_without_four_energies_or_room_it_is_put_back(reserve: str, gauge: int) -> None:
    """[B]"""
    table = orb(reserve, gauge=gauge)
    table.activate("crystal_orb", 0)
    assert (table.asked, table.pile(), table.reserve()) == ("turn", PILE, "3A" if reserve == "3A" else "4A")
    assert table.names(table.view(0).pile[:1]) == ["amulet_of_earth"]


def test_an_amulet_of_water_may_pay_for_the_orb() -> None:
    """[B]"""
    table = Table(seat("crystal_orb", lying("amulet_of_water", "4E")), pile=PILE)
    table.activate("crystal_orb", 0)
    table.do("play", "amulet_of_earth")
    assert (table.on("amulet_of_water"), table.in_play()[-1]) == ("0", "amulet_of_earth")


def test_while_it_is_being_paid_for_the_others_do_not_know_the_card() -> None:
    table = Table(seat("crystal_orb", lying("amulet_of_water", "4E"), reserve="4E"), pile=PILE)
    table.activate("crystal_orb", 0)
    table.do("play", "amulet_of_earth")
    assert table.asked == "pay_from" and table.view(1).pile[0] == -2
    assert "amulet_of_earth" not in repr(table.session.game.table(table.view(1)))


def test_a_card_from_the_orb_pays_no_leech_and_sets_off_no_staff() -> None:
    table = Table(seat("crystal_orb", "staff_of_spring", reserve="4A"), seat("arcano_leech"), pile=["purse_of_io"])
    table.activate("crystal_orb", 0)
    table.do("play", "purse_of_io")
    assert table.crystals() == 0 and table.in_play()[-1] == "purse_of_io"


def test_the_second_power_discards_the_top_card_unseen_even_by_its_owner() -> None:
    """[B]"""
    table = orb(crystals=3)
    table.activate("crystal_orb", 1)
    assert (table.crystals(), table.pile(), table.discards()) == (0, PILE[1:], ["amulet_of_earth"])
    assert table.view(0).seen_discards[0] == table.view(1).seen_discards[1] == ()


def test_who_had_looked_at_the_top_card_knows_what_is_thrown_away() -> None:
    table = Table(seat("crystal_orb"), seat("crystal_orb", crystals=3), pile=PILE)
    table.activate("crystal_orb", 0)
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.activate("crystal_orb_2", 1)
    assert table.names(list(table.view(0).seen_discards[0])) == ["amulet_of_earth"]
    assert table.view(1).seen_discards[1] == ()


def test_an_empty_pile_is_shuffled_first_and_without_any_card_the_orb_is_refused() -> None:
    table = Table(seat("crystal_orb", reserve="4A"), pile=[], discards=["purse_of_io"])
    table.activate("crystal_orb", 0)
    assert table.asked == "play_top"
    table = Table(seat("crystal_orb", crystals=3), pile=[], discards=["purse_of_io"])
    table.activate("crystal_orb", 1)
    assert (table.pile(), table.discards()) == ([], ["purse_of_io"])
    assert Table(seat("crystal_orb"), pile=[]).why_not("activate", "crystal_orb", power=0).code == "no_cards"


def test_who_knows_the_top_card_knows_where_it_went_when_an_opponent_draws_it() -> None:
    table = Table(seat("crystal_orb"), seat("potion_of_power"), pile=PILE)
    table.activate("crystal_orb", 0)
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.activate("potion_of_power")
    assert table.names(list(table.view(0).seen_hand[1])) == ["amulet_of_earth"]


@for_each("answer", ["keep", "discard"])
def test_also_when_the_opponent_draws_it_by_the_die(answer: str) -> None:
    table = Table(seat("crystal_orb"), seat(die="winter1/5"), pile=PILE)
    table.activate("crystal_orb", 0)
    table.end_turn()
    table.do("draw")
    assert table.names(table.view(0).drawn) == ["amulet_of_earth"]
    table.do(answer, "amulet_of_earth")
    view = table.view(0)
    table.check_views()
    known = view.seen_hand[1] if answer == "keep" else view.seen_discards[0]
    assert table.names(list(known)) == ["amulet_of_earth"]


def test_among_several_cards_drawn_it_is_lost_sight_of() -> None:
    table = Table(seat("crystal_orb"), seat(hand=["amulet_of_fire"], reserve="2F"), pile=PILE)
    table.activate("crystal_orb", 0)
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.summon("amulet_of_fire")
    assert table.names(table.view(0).drawn[:1]) == ["amulet_of_earth"]
    table.check_views()
    table.do("keep", "purse_of_io")
    table.check_views()
    assert table.view(0).seen_hand[1] == table.view(0).seen_discards[0] == ()
