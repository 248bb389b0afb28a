"""Cards that count at the end, or count other cards: Ragfield's Helm, Runic Cube of Eolis, Lantern of Xidit, Sealed
Chest of Urm, Scepter of Greatness, Olaf's Blessed Statue, Idol of the Familiar, Dragon Skull, Potion of Power."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat

# Ragfield's Helm: at the end, with more cards in play than every opponent, 20.


@for_each("mine, others, points", [(2, [1], 30), (2, [2], 10), (2, [1, 2], 10), (3, [1, 2], 30)])
def test_the_helm_gives_twenty_for_more_cards_than_every_opponent(mine: int, others: list[int], points: int) -> None:
    """[!] A tie gives nothing; magic items and familiars count alike."""
    more = ["potion_of_life", "potion_of_power"][: mine - 1]
    rivals = [seat(*["potion_of_dreams", "potion_of_knowledge"][:number]) for number in others]
    table = Table(seat("ragfields_helm", *more), *rivals)
    assert table.points() == points


def test_each_helm_gives_its_twenty() -> None:
    assert Table(seat("ragfields_helm", "ragfields_helm"), seat()).points() == 60


def test_a_damned_soul_received_counts_for_and_against_the_helm() -> None:
    table = Table(seat("ragfields_helm"), seat("damned_soul_of_onys", reserve="W"), active=1, first=1)
    assert table.points(0) == 10
    table.activate("damned_soul_of_onys")
    assert table.points(0) == 30 - 5


# Runic Cube of Eolis: nothing but 30 points, for 20 crystals.


def test_the_cube_is_thirty_points_for_twenty_crystals() -> None:
    table = Table(seat(hand=["runic_cube_of_eolis"], crystals=20))
    before = table.points()
    table.summon("runic_cube_of_eolis")
    assert (table.crystals(), table.points() - before) == (0, 30 - 20 + 5)
    assert not Table(seat(hand=["runic_cube_of_eolis"], crystals=19)).can("summon", "runic_cube_of_eolis")


# Lantern of Xidit: at the end, 3 for each energy of the reserve.


@for_each("reserve, lanterns, points", [("0", 1, 24), ("2A 3E", 1, 39), ("2A", 2, 60)])
def test_the_lantern_gives_three_for_each_energy(reserve: str, lanterns: int, points: int) -> None:
    assert Table(seat(*["lantern_of_xidit"] * lanterns, reserve=reserve)).points() == points


def test_the_lantern_counts_a_grimoire_and_nothing_on_amulet_or_cauldron() -> None:
    table = Table(
        seat(
            "lantern_of_xidit",
            "bespelled_grimoire",
            lying("amulet_of_water", "4A"),
            lying("glutton_cauldron", "A"),
            reserve="9F",
        )
    )
    assert table.points() == 24 + 27 + 8 + 6


# Sealed Chest of Urm: at the end, without a familiar in play, 20.


def test_the_sealed_chest_gives_twenty_without_a_familiar_in_play() -> None:
    assert Table(seat("sealed_chest_of_urm")).points() == 30
    assert Table(seat("sealed_chest_of_urm", "air_elemental")).points() == 22
    assert Table(seat("sealed_chest_of_urm", hand=["air_elemental"])).points() == 30 - 5
    assert Table(seat("sealed_chest_of_urm", "sealed_chest_of_urm")).points() == 60


# Scepter of Greatness: 3 crystals for each other own magic item in play.


@for_each(
    "play, crystals", [([], 0), (["purse_of_io", "air_elemental"], 3), (["scepter_of_greatness", "purse_of_io"], 6)]
)
def test_the_scepter_counts_other_items_and_another_scepter(play: list[str], crystals: int) -> None:
    table = Table(seat(*play, hand=["scepter_of_greatness"], reserve="A W F E"))
    table.summon("scepter_of_greatness")
    assert table.crystals() == crystals


def test_a_scepter_for_free_counts_without_the_potion_that_played_it() -> None:
    table = Table(seat("potion_of_dreams", "purse_of_io", hand=["scepter_of_greatness"]))
    table.activate("potion_of_dreams")
    assert table.crystals() == 3


# Olaf's Blessed Statue: 20 crystals.


def test_olafs_statue_brings_twenty_crystals_and_no_prestige() -> None:
    table = Table(seat(hand=["olafs_blessed_statue"], reserve="3W"))
    table.summon("olafs_blessed_statue")
    assert (table.crystals(), table.points()) == (20, 20)


def test_olafs_statue_with_a_hand_of_fortune_and_a_staff() -> None:
    table = Table(seat("hand_of_fortune", "staff_of_spring", hand=["olafs_blessed_statue"], reserve="2W"))
    table.summon("olafs_blessed_statue")
    assert (table.crystals(), table.reserve()) == (23, "0")


# Idol of the Familiar: 10 crystals; activated, 1 crystal for each own familiar in play.


def test_the_idol_brings_ten_crystals_and_one_for_each_familiar_when_activated() -> None:
    table = Table(seat("air_elemental", "kairn_the_destroyer", hand=["idol_of_the_familiar"], reserve="A W F E"))
    table.summon("idol_of_the_familiar")
    assert table.crystals() == 10
    table.activate("idol_of_the_familiar")
    assert table.crystals() == 12


def test_without_familiars_it_may_be_activated_all_the_same() -> None:
    """[B]"""
    table = Table(seat("idol_of_the_familiar", "purse_of_io"))
    table.activate("idol_of_the_familiar")
    assert (table.crystals(), table.turned("idol_of_the_familiar")) == (0, True)


# Dragon Skull: sacrifice 3 own cards in play, 15 crystals.


def test_the_skull_sacrifices_three_cards_and_may_be_one_of_them() -> None:
    table = Table(seat("dragon_skull", "purse_of_io", "wondrous_chest", "air_elemental"))
    table.activate("dragon_skull")
    assert (table.asked, len(table.session.legal())) == ("sacrifices", 4)
    table.do("sacrifice", cards=["wondrous_chest", "purse_of_io", "air_elemental"])
    assert (table.crystals(), table.in_play()) == (15, ["dragon_skull"])
    three = Table(seat("dragon_skull", "purse_of_io", "wondrous_chest"))
    three.activate("dragon_skull")
    assert (three.crystals(), three.in_play()) == (15, [])


def test_with_fewer_than_three_cards_the_skull_is_refused() -> None:
    refusal = Table(seat("dragon_skull", "purse_of_io")).why_not("activate", "dragon_skull")
    assert (refusal.code, refusal.details) == ("needs_cards", {"short": 1, "number": 3})


def test_sacrificed_cards_may_come_back_after_a_reshuffle() -> None:
    table = Table(seat("dragon_skull", "potion_of_power", "wondrous_chest", "purse_of_io"), pile=[])
    table.activate("dragon_skull")
    table.do("sacrifice", cards=["dragon_skull", "wondrous_chest", "purse_of_io"])
    table.activate("potion_of_power")
    assert len(table.hand()) == 1 and len(table.pile()) == 3


# Potion of Power: sacrifice it, draw 1 card (kept), gauge + 2.


def test_the_potion_of_power_draws_a_card_that_is_kept_and_raises_the_gauge_by_two() -> None:
    table = Table(seat("potion_of_power", gauge=3), pile=["purse_of_io"])
    table.activate("potion_of_power")
    assert (table.hand(), table.gauge(), table.asked, table.in_play()) == (["purse_of_io"], 5, "turn", [])


def test_the_potion_itself_may_be_the_card_drawn_when_the_pile_is_empty() -> None:
    """[J] It is among the discards by then."""
    table = Table(seat("potion_of_power"), pile=[])
    table.activate("potion_of_power")
    assert table.hand() == ["potion_of_power"]


def test_a_potion_is_turned_and_sacrificed_so_it_is_used_once() -> None:
    table = Table(seat("potion_of_power", "potion_of_power"), pile=["purse_of_io", "purse_of_io"])
    table.activate("potion_of_power_2")
    assert table.in_play() == ["potion_of_power"]
    table.activate("potion_of_power")
    assert (table.in_play(), table.gauge()) == ([], 14)
