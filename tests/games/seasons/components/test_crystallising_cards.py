"""Cards about crystallising: Balance of Ishtar, Purse of Io, Potion of Life, Tree of Light, Glutton Cauldron, Mirror of
the Seasons."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, lying, seat

# Balance of Ishtar: 3 energies of one type become 9 crystals.


def test_the_balance_crystallises_three_of_one_type_into_nine_without_permission_in_any_season() -> None:
    for p in (1, 4, 7, 10):
        table = Table(seat("balance_of_ishtar", reserve="3A 1W"), p=p)
        assert not table.state.may_crystallise
        table.activate("balance_of_ishtar")
        assert (table.crystals(), table.reserve(), table.turned("balance_of_ishtar")) == (9, "1W", True)


def test_with_two_types_to_choose_from_the_owner_says_which() -> None:
    table = Table(seat("balance_of_ishtar", reserve="3A 4W"))
    table.activate("balance_of_ishtar")
    assert (table.asked, table.amounts()) == ("pay_same", {"3A", "3W"})
    table.pay("3W")
    assert (table.crystals(), table.reserve()) == (9, "3A 1W")


def test_without_three_of_one_type_it_cannot_be_activated() -> None:
    table = Table(seat("balance_of_ishtar", reserve="2A 2W 2F"))
    refusal = table.why_not("activate", "balance_of_ishtar")
    assert (refusal.code, refusal.details) == ("needs_same", {"number": 3})


@for_each("purses, bonuses, crystals", [(1, 0, 12), (2, 0, 15), (0, 1, 12), (0, 2, 15), (1, 2, 18)])
def test_each_purse_and_each_crystallising_bonus_of_this_turn_adds_three(
    purses: int, bonuses: int, crystals: int
) -> None:
    """[F] Several bonuses add up."""
    table = Table(seat("balance_of_ishtar", *["purse_of_io"] * purses, reserve="3F"))
    for _ in range(bonuses):
        table.do("use_bonus", bonus="crystallise")
    table.activate("balance_of_ishtar")
    assert table.crystals() == crystals


def test_the_balance_pays_with_an_amulet_of_water() -> None:
    """[B]"""
    table = Table(seat("balance_of_ishtar", lying("amulet_of_water", "2F"), reserve="2F"))
    table.activate("balance_of_ishtar")
    assert (table.asked, table.amounts()) == ("pay_from", {"1F", "2F"})
    table.pay("1F")
    assert (table.crystals(), table.reserve(), table.on("amulet_of_water")) == (9, "0", "1F")


# Purse of Io: each energy that is crystallised brings 1 crystal more.


@for_each("purses, energies, crystals", [(1, "2E", 8), (2, "2E", 10), (1, "1A", 2)])
def test_each_purse_adds_one_crystal_for_each_energy(purses: int, energies: str, crystals: int) -> None:
    table = Table(seat(*["purse_of_io"] * purses, reserve=energies), may_crystallise=True)
    table.do("crystallise", energies=energies)
    assert table.crystals() == crystals


def test_a_purse_works_while_it_lies_in_play_and_for_its_owner_only() -> None:
    table = Table(seat(reserve="E"), seat("purse_of_io"), may_crystallise=True)
    table.do("crystallise", energies="1E")
    assert table.crystals() == 3


def test_a_purse_adds_nothing_to_a_full_cauldron_or_a_dragon_skull() -> None:
    table = Table(seat("purse_of_io", lying("glutton_cauldron", "6A"), reserve="A"))
    table.activate("glutton_cauldron")
    assert table.crystals() == 15
    skull = Table(seat("purse_of_io", "dragon_skull", "potion_of_life", "potion_of_power"))
    skull.activate("dragon_skull")
    skull.do("sacrifice", cards=["dragon_skull", "potion_of_life", "potion_of_power"])
    assert skull.crystals() == 15


# Potion of Life: sacrifice it, the whole reserve is crystallised at 4 each.


@for_each(
    "purses, bonuses, reserve, crystals",
    [(0, 0, "2A 3E", 20), (1, 0, "2A 3E", 25), (1, 1, "2A", 12), (0, 2, "1W", 6), (0, 0, "0", 0)],
)
def test_the_potion_of_life_crystallises_the_whole_reserve_at_four_with_purses_and_bonuses(
    purses: int, bonuses: int, reserve: str, crystals: int
) -> None:
    """[B] [!] The bonus adds: each token is crystallised. [B] The reserve may be empty."""
    table = Table(seat("potion_of_life", *["purse_of_io"] * purses, reserve=reserve))
    for _ in range(bonuses):
        table.do("use_bonus", bonus="crystallise")
    table.activate("potion_of_life")
    assert (table.crystals(), table.reserve(), "potion_of_life" in table.in_play()) == (crystals, "0", False)


def test_the_potion_of_life_gives_no_permission_for_more() -> None:
    table = Table(seat("potion_of_life", lying("amulet_of_water", "2E"), reserve="A"))
    table.activate("potion_of_life")
    assert table.why_not("crystallise", "amulet_of_water", energies="1E").code == "no_permission"


def test_the_potion_of_life_leaves_a_cauldron_alone() -> None:
    table = Table(seat("potion_of_life", lying("glutton_cauldron", "3E"), reserve="2F"))
    table.activate("potion_of_life")
    assert (table.crystals(), table.on("glutton_cauldron")) == (8, "3E")


def test_the_potion_of_life_takes_what_lies_on_a_grimoire_as_well() -> None:
    table = Table(seat("potion_of_life", "bespelled_grimoire", reserve="5F 5A"))
    table.activate("potion_of_life")
    assert table.crystals() == 40


# Tree of Light: 3 crystals bring 1 energy, or 1 energy the permission to crystallise.


def test_the_tree_turns_three_crystals_into_an_energy() -> None:
    table = Table(seat("tree_of_light", crystals=3))
    table.activate("tree_of_light", 0)
    table.gain("1F")
    assert (table.crystals(), table.reserve()) == (0, "1F")


def test_or_an_energy_lets_crystallise_for_the_rest_of_the_turn() -> None:
    table = Table(seat("tree_of_light", reserve="2E 1A"))
    assert not table.can("crystallise", energies="2E")
    table.activate("tree_of_light", 1)
    table.pay("1A")
    table.do("crystallise", energies="1E")
    table.do("crystallise", energies="1E")
    assert table.crystals() == 6
    table.end_turn()
    assert not table.state.may_crystallise


def test_the_tree_is_activated_once_a_round_whichever_power_is_used() -> None:
    table = Table(seat("tree_of_light", crystals=9, reserve="2E"))
    table.activate("tree_of_light", 0)
    table.gain("1F")
    assert table.why_not("activate", "tree_of_light", power=1).code == "is_turned"


def test_what_the_tree_lacks_is_told() -> None:
    table = Table(seat("tree_of_light", crystals=1))
    refusal = table.why_not("activate", "tree_of_light", power=0)
    assert (refusal.code, refusal.details["short"]) == ("crystals_short", 2)
    refusal = table.why_not("activate", "tree_of_light", power=1)
    assert (refusal.code, refusal.details) == ("needs_energies", {"short": 1, "number": 1})


def test_fairies_take_after_the_trees_cost_so_with_three_crystals_its_first_power_works() -> None:
    """[!] Cost first: the Fairies then only gain their crystal from the stock."""
    table = Table(seat("tree_of_light", crystals=3), seat("thieving_fairies"))
    table.activate("tree_of_light", 0)
    assert (table.asked, table.crystals(0), table.crystals(1)) == ("gain", 0, 1)


# Glutton Cauldron: 1 energy on it; with the seventh it is sacrificed, all 7 come back, and 15 crystals.


def test_an_energy_of_choice_goes_on_the_cauldron_once_a_round() -> None:
    table = Table(seat("glutton_cauldron", reserve="2A 1F"))
    table.activate("glutton_cauldron")
    assert (table.asked, table.amounts()) == ("pay", {"1A", "1F"})
    table.pay("1F")
    assert (table.on("glutton_cauldron"), table.reserve()) == ("1F", "2A")
    assert table.why_not("activate", "glutton_cauldron").code == "is_turned"


def test_with_the_seventh_energy_it_is_sacrificed_and_gives_back_all_and_fifteen_crystals() -> None:
    table = Table(seat(lying("glutton_cauldron", "3A 3W"), reserve="1E"))
    table.activate("glutton_cauldron")
    assert (table.in_play(), table.reserve(), table.crystals()) == ([], "3A 3W 1E", 15)
    assert table.discards() == ["glutton_cauldron"]


@for_each("grimoire, excess", [(False, 3), (True, 0)])
def test_then_the_limit_is_looked_at(grimoire: bool, excess: int) -> None:
    cards = ["bespelled_grimoire"] if grimoire else []
    table = Table(seat(lying("glutton_cauldron", "6A"), *cards, reserve="4E"))
    table.activate("glutton_cauldron")
    assert table.crystals() == 15
    assert (table.asked == "excess") == bool(excess)
    if excess:
        assert table.question["number"] == excess


def test_energies_on_a_cauldron_cannot_be_used_and_are_lost_when_it_leaves() -> None:
    """[B]"""
    table = Table(seat(lying("glutton_cauldron", "6A"), hand=["kairn_the_destroyer", "amsug_longneck"], reserve="A W"))
    assert not table.can("summon", "kairn_the_destroyer")
    table.summon("amsug_longneck")
    assert (table.on("glutton_cauldron"), table.reserve()) == ("0", "0")
    assert table.hand() == ["glutton_cauldron", "kairn_the_destroyer"] or "glutton_cauldron" in table.hand()


def test_a_cauldron_may_be_fed_from_an_amulet_of_water() -> None:
    """[B]"""
    table = Table(seat("glutton_cauldron", lying("amulet_of_water", "1W")))
    table.activate("glutton_cauldron")
    assert (table.on("glutton_cauldron"), table.on("amulet_of_water")) == ("1W", "0")
    assert Table(seat("glutton_cauldron")).why_not("activate", "glutton_cauldron").code == "needs_energies"


# Mirror of the Seasons: X crystals, X energies of one type become X of one other.


def test_the_mirror_turns_as_many_energies_as_crystals_are_paid() -> None:
    table = Table(seat("mirror_of_the_seasons", reserve="3A 1W", crystals=2))
    table.activate("mirror_of_the_seasons")
    assert (table.asked, table.amounts()) == ("exchange", {"1A", "2A", "1W"})
    table.pay("2A")
    assert {each["energy"] for each in table.session.legal_data()} == {"W", "F", "E"}
    table.do("choose_type", energy="E")
    assert (table.crystals(), table.reserve()) == (0, "1A 1W 2E")


def test_the_mirror_needs_a_crystal_and_an_energy() -> None:
    refusal = Table(seat("mirror_of_the_seasons", reserve="2A")).why_not("activate", "mirror_of_the_seasons")
    assert (refusal.code, refusal.details["short"]) == ("crystals_short", 1)
    refusal = Table(seat("mirror_of_the_seasons", crystals=2)).why_not("activate", "mirror_of_the_seasons")
    assert refusal.code == "needs_energies"


def test_the_mirror_may_turn_what_lies_on_an_amulet_of_water_into_reserve_and_then_looks_at_the_limit() -> None:
    """[B]"""
    table = Table(seat("mirror_of_the_seasons", lying("amulet_of_water", "2E"), reserve="7A", crystals=2))
    table.activate("mirror_of_the_seasons")
    table.pay("2E")
    table.do("choose_type", energy="W")
    assert (table.asked, table.on("amulet_of_water")) == ("excess", "0")


def test_with_one_way_to_exchange_it_is_not_asked_and_fairies_take_after_the_cost() -> None:
    table = Table(seat("mirror_of_the_seasons", reserve="A", crystals=2), seat("thieving_fairies"))
    events = table.activate("mirror_of_the_seasons")
    assert kinds(events) == ["CardTurned", "CrystalsPaid", "CrystalsGiven", "CrystalsGained"]
    assert (table.asked, table.crystals(0), table.crystals(1)) == ("new_type", 0, 2)
