"""Cards about the reserve: Bespelled Grimoire, Cursed Treatise of Arus, Potion of Knowledge, Necrotic Kriss, Pendant of
Ragnor, Vampiric Crown."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Bespelled Grimoire: 2 energies; the reserve holds 10.


def test_the_limit_rises_before_the_grimoires_energies_come() -> None:
    table = Table(seat(hand=["bespelled_grimoire"], reserve="5A W E"))
    table.summon("bespelled_grimoire")
    table.gain("2F")
    assert (table.asked, table.reserve()) == ("turn", "5A 2F")
    full = Table(seat("bespelled_grimoire", reserve="8A", die="winter1/2"), phase="die")
    assert (full.asked, full.reserve()) == ("turn", "8A 2W")


def test_a_second_grimoire_only_brings_its_two_energies() -> None:
    table = Table(seat("bespelled_grimoire", hand=["bespelled_grimoire"], reserve="8A W E"))
    table.summon("bespelled_grimoire")
    table.gain("2F")
    assert (table.asked, table.reserve()) == ("turn", "8A 2F")
    table = Table(seat("bespelled_grimoire", "bespelled_grimoire", reserve="9A", die="winter1/2"), phase="die")
    assert (table.asked, table.question["number"]) == ("excess", 1)


def test_its_owner_discards_exactly_the_excess_when_the_last_one_leaves() -> None:
    """[J] [!] At once, on anybody's turn."""
    table = Table(seat("bespelled_grimoire", "dragon_skull", "purse_of_io", reserve="5A 5W"))
    table.activate("dragon_skull")
    assert (table.asked, table.question["number"], table.crystals()) == ("excess", 3, 0)
    assert len(table.session.legal()) == 4
    refusal = table.why_not("discard_energies", energies="2A")
    assert (refusal.code, refusal.details["number"]) == ("wrong_energies", 3)
    table.do("discard_energies", energies="3A")
    assert (table.crystals(), table.reserve()) == (15, "2A 5W")


def test_another_grimoire_keeps_the_limit() -> None:
    table = Table(seat("bespelled_grimoire", "bespelled_grimoire", hand=["amsug_longneck"], reserve="9A W"))
    table.summon("amsug_longneck")
    table.do("take_back", "bespelled_grimoire_2")
    assert (table.asked, table.reserve()) == ("turn", "8A")


# Cursed Treatise of Arus: 2 energies, 10 crystals, gauge + 1; sacrificed, the whole reserve is discarded.


def test_the_treatise_brings_energies_crystals_and_room_and_costs_ten_points() -> None:
    table = Table(seat(hand=["cursed_treatise_of_arus"], reserve="W", gauge=1))
    table.summon("cursed_treatise_of_arus")
    table.gain("1A 1E")
    assert (table.crystals(), table.gauge(), table.reserve(), table.points()) == (10, 2, "1A 1E", 0)


def test_sacrificed_for_a_dragon_skull_it_takes_the_reserve_before_the_crystals() -> None:
    table = Table(
        seat("cursed_treatise_of_arus", "dragon_skull", "purse_of_io", lying("amulet_of_water", "2A"), reserve="4A")
    )
    events = kinds(table.activate("dragon_skull"))
    events = kinds(table.do("sacrifice", cards=["cursed_treatise_of_arus", "dragon_skull", "purse_of_io"]))
    assert events.index("EnergiesDiscarded") < events.index("CrystalsGained")
    assert (table.reserve(), table.on("amulet_of_water"), table.crystals()) == ("0", "2A", 15)


def test_with_an_empty_reserve_nothing_is_discarded() -> None:
    table = Table(seat(hand=["syllas_the_faithful"], reserve="3F"), seat("cursed_treatise_of_arus"))
    assert "EnergiesDiscarded" not in kinds(table.summon("syllas_the_faithful"))


# Potion of Knowledge: sacrifice it, 5 energies of choice.


@for_each("reserve, excess", [("0", 0), ("2A", 0), ("7A", 5), ("4A", 2)])
def test_the_potion_of_knowledge_brings_five_energies_and_then_comes_the_limit(reserve: str, excess: int) -> None:
    table = Table(seat("potion_of_knowledge", reserve=reserve))
    table.activate("potion_of_knowledge")
    assert (table.question["number"], len(table.session.legal()), table.in_play()) == (5, 56, [])
    table.gain("5E")
    assert (table.question["number"] if table.asked == "excess" else 0) == excess


def test_with_the_fairies_the_potion_is_gone_before_they_take() -> None:
    table = Table(seat("potion_of_knowledge", crystals=1), seat("thieving_fairies"))
    events = kinds(table.activate("potion_of_knowledge"))
    assert events == ["CardTurned", "CardSacrificed", "CrystalsGiven", "CrystalsGained"]


# Necrotic Kriss: discard a familiar from hand or sacrifice one in play, 4 energies of choice.


def test_kriss_asks_which_familiar_of_hand_or_play() -> None:
    hand = ["kairn_the_destroyer", "kairn_the_destroyer", "purse_of_io"]
    table = Table(seat("necrotic_kriss", "air_elemental", hand=hand))
    table.activate("necrotic_kriss")
    assert (table.asked, table.session.legal_data()) == (
        "familiar",
        [
            {"kind": "discard", "seat": 0, "card": "kairn_the_destroyer"},
            {"kind": "sacrifice", "seat": 0, "cards": ["air_elemental"]},
        ],
    )
    table.do("sacrifice", cards=["air_elemental"])
    table.gain("4F")
    assert (table.reserve(), table.in_play()) == ("4F", ["necrotic_kriss"])


def test_a_familiar_discarded_from_hand_is_shown() -> None:
    """[B]"""
    table = Table(seat("necrotic_kriss", hand=["kairn_the_destroyer"]))
    table.activate("necrotic_kriss")
    assert table.asked == "gain"
    assert table.names(list(table.view(1).seen_discards[1])) == ["kairn_the_destroyer"]


def test_a_single_familiar_in_play_goes_without_saying_and_without_one_kriss_is_refused() -> None:
    table = Table(seat("necrotic_kriss", "air_elemental"))
    table.activate("necrotic_kriss")
    assert (table.asked, table.in_play()) == ("gain", ["necrotic_kriss"])
    refusal = Table(seat("necrotic_kriss", hand=["purse_of_io"])).why_not("activate", "necrotic_kriss")
    assert refusal.code == "needs_familiar"


def test_either_way_of_kriss_can_be_taken() -> None:
    table = Table(seat("necrotic_kriss", "air_elemental", hand=["kairn_the_destroyer"]))
    table.activate("necrotic_kriss")
    table.do("discard", "kairn_the_destroyer")
    assert (table.asked, table.hand(), table.in_play()) == ("gain", [], ["necrotic_kriss", "air_elemental"])


# Pendant of Ragnor: 1 energy of choice for each other own magic item in play.


@for_each(
    "play, number", [([], 0), (["purse_of_io", "air_elemental"], 1), (["purse_of_io"] * 2 + ["wondrous_chest"], 3)]
)
def test_the_pendant_counts_other_items_only(play: list[str], number: int) -> None:
    table = Table(seat(*play, hand=["pendant_of_ragnor"], reserve="A W F"))
    table.summon("pendant_of_ragnor")
    assert (table.question["number"] if table.asked == "gain" else 0) == number


def test_a_second_pendant_counts_the_first_and_more_than_the_limit_is_the_limit() -> None:
    items = ["pendant_of_ragnor", "purse_of_io", "purse_of_io", "wondrous_chest", "wondrous_chest", "die_of_malice"]
    table = Table(seat(*items, "die_of_malice", "beggars_horn", hand=["pendant_of_ragnor"], reserve="A W F"))
    table.summon("pendant_of_ragnor")
    assert table.question["number"] == 7


# Vampiric Crown: draw a card or discard one from hand, show it, gain as many energies as its prestige.


def crown(*play: object, hand: list[str], pile: list[str]) -> Table:
    table = Table(seat(*play, hand=["vampiric_crown", *hand], reserve="A W"), pile=pile)
    table.summon("vampiric_crown")
    return table


def test_the_crown_draws_a_card_that_is_kept_and_shown() -> None:
    table = crown(hand=["die_of_malice"], pile=["purse_of_io"])
    assert (table.asked, len(table.session.legal())) == ("draw_or_discard", 2)
    table.do("draw")
    assert (table.asked, table.question["number"], table.hand()) == ("gain", 6, ["purse_of_io", "die_of_malice"])
    assert table.names(list(table.view(1).seen_hand[2])) == ["purse_of_io"]


def test_or_discards_one_from_hand_for_all_to_see() -> None:
    table = crown(hand=["die_of_malice", "purse_of_io"], pile=["purse_of_io"])
    table.do("discard", "die_of_malice")
    assert (table.question["number"] if table.asked == "gain" else 0) == 7
    assert table.names(list(table.view(1).seen_discards[1])) == ["die_of_malice"]


@for_each("card, number", [("runic_cube_of_eolis", 7), ("potion_of_life", 0), ("cursed_treatise_of_arus", 0)])
def test_more_than_the_limit_comes_to_the_same_as_the_limit_and_nothing_for_no_prestige(card: str, number: int) -> None:
    table = crown(hand=[], pile=[card])
    assert (table.question["number"] if table.asked == "gain" else 0) == number
    assert table.hand() == [card]


def test_without_a_card_in_hand_it_draws_without_one_anywhere_nothing_happens() -> None:
    table = crown(hand=[], pile=[])
    assert (table.asked, table.hand()) == ("turn", [])
    only = crown(hand=["purse_of_io"], pile=[])
    assert (only.asked, only.question["number"], only.discards()) == ("gain", 6, ["purse_of_io"])
    two = crown(hand=["purse_of_io", "die_of_malice"], pile=[])
    assert {each["kind"] for each in two.session.legal_data()} == {"discard"}
