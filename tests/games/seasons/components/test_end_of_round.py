"""Cards at the end of a round: Wondrous Chest, Beggar's Horn, Titus Deepgaze, Damned Soul of Onys."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat


def ended(*seats: dict[str, object], **more: object) -> Table:
    """The last seat of the round has ended its turn."""
    table = Table(*seats, **{"active": len(seats) - 1, "rolled": ["winter5/1"], **more})
    table.end_turn()
    return table


# Wondrous Chest: with 4 or more energies in the reserve 3 crystals.


@for_each("reserve, crystals", [("4A", 3), ("2A 3E", 3), ("3A", 0), ("0", 0)])
def test_the_chest_brings_three_crystals_for_four_energies(reserve: str, crystals: int) -> None:
    assert ended(seat("wondrous_chest", reserve=reserve), seat(), dice=DICE).crystals() == crystals


DICE = [f"{season}{die}" for season in ("winter", "spring", "summer", "autumn") for die in (1, 2, 5)]


def test_the_chest_counts_a_grimoires_energies_and_nothing_on_amulet_or_cauldron() -> None:
    table = ended(
        seat("wondrous_chest", lying("amulet_of_water", "4A"), lying("glutton_cauldron", "4A"), reserve="3A"),
        seat("wondrous_chest", "bespelled_grimoire", reserve="9A"),
        dice=DICE,
    )
    assert table.state.crystals[:2] == [0, 3]


def test_two_chests_bring_six() -> None:
    assert ended(seat("wondrous_chest", "wondrous_chest", reserve="4A"), seat(), dice=DICE).crystals() == 6


# Beggar's Horn: with 0 or 1 energies in the reserve 1 energy of choice.


@for_each("reserve, asked", [("0", "gain"), ("1A", "gain"), ("2A", "take_die")])
def test_the_horn_brings_an_energy_with_one_or_none(reserve: str, asked: str) -> None:
    table = ended(seat("beggars_horn", reserve=reserve), seat(), dice=DICE)
    assert table.asked == asked


@for_each("reserve, gains", [("0", 2), ("1A", 1)])
def test_a_second_horn_counts_the_first_ones_token(reserve: str, gains: int) -> None:
    """[B] Checked as each resolves."""
    table = ended(seat("beggars_horn", "beggars_horn", reserve=reserve), seat(), dice=DICE)
    count = 0
    while table.asked == "gain":
        table.gain("1F")
        count += 1
    assert count == gains


def test_chest_and_horn_are_ordered_by_their_owner() -> None:
    """[F] [!]"""
    table = ended(seat("beggars_horn", "wondrous_chest"), seat(), dice=DICE)
    assert (table.asked, table.asked_seat) == ("next_effect", 0)
    table.do("resolve", "wondrous_chest")
    assert table.asked == "gain"


def test_they_come_player_by_player_from_the_first_player() -> None:
    """[F]"""
    table = ended(
        seat("beggars_horn"), seat("beggars_horn"), seat(), first=1, active=0,
        dice=[*DICE, "winter3", "spring3", "summer3", "autumn3"],
    )  # fmt: skip
    assert table.asked_seat == 1
    table.gain("1A")
    assert table.asked_seat == 0


def test_they_count_in_the_last_round_too() -> None:
    table = ended(seat("wondrous_chest", reserve="4A"), seat(), p=36, dice=DICE)
    assert table.phase == "game_over" and table.state.points[0] == 4 + 3


# Titus Deepgaze: each opponent gives 1 crystal; if any cannot, Titus is sacrificed.


def test_titus_takes_a_crystal_of_each_opponent() -> None:
    table = ended(seat("titus_deepgaze"), seat(crystals=2), dice=DICE)
    assert (table.state.crystals, table.in_play()) == ([1, 1], ["titus_deepgaze"])


def test_if_somebody_cannot_give_the_others_pay_and_titus_is_sacrificed() -> None:
    dice = [*DICE, "winter3", "spring3", "summer3", "autumn3"]
    table = ended(seat("titus_deepgaze"), seat(), seat(crystals=2), dice=dice)
    assert (table.state.crystals, table.in_play()) == ([1, 0, 1], [])


def test_with_two_copies_and_one_crystal_the_second_copy_is_sacrificed() -> None:
    table = ended(seat("titus_deepgaze", "titus_deepgaze"), seat(crystals=1), dice=DICE)
    assert (table.state.crystals, len(table.in_play())) == ([1, 0], 1)


def test_titus_and_the_damned_soul_are_ordered_which_matters() -> None:
    """[F] Losses first cost nothing at 0."""
    for first, crystals in (("damned_soul_of_onys", 1), ("titus_deepgaze", 0)):
        table = ended(seat("titus_deepgaze", "damned_soul_of_onys"), seat(crystals=1), dice=DICE)
        table.do("resolve", first)
        assert table.crystals() == crystals


# Damned Soul of Onys.


def test_the_soul_brings_ten_crystals_and_a_water_to_who_puts_it_into_play() -> None:
    table = Table(seat(hand=["damned_soul_of_onys"], reserve="7W"))
    table.summon("damned_soul_of_onys")
    assert (table.crystals(), table.reserve(), table.asked) == (10, "7W", "turn")


def test_for_a_water_it_is_straightened_and_goes_to_the_left_without_its_crystals() -> None:
    table = Table(seat("damned_soul_of_onys", reserve="2W"), seat(gauge=0), seat())
    table.activate("damned_soul_of_onys")
    assert (table.in_play(1), table.turned("damned_soul_of_onys"), table.reserve()) == (
        ["damned_soul_of_onys"],
        False,
        "1W",
    )
    assert table.state.crystals == [0, 0, 0]


def test_the_receiver_needs_no_room_and_may_pass_it_on_in_the_same_round() -> None:
    table = Table(seat("damned_soul_of_onys", reserve="W"), seat(gauge=0, reserve="W", die="winter4/5"))
    table.activate("damned_soul_of_onys")
    table.end_turn()
    assert table.asked == "turn" and table.asked_seat == 1
    table.activate("damned_soul_of_onys")
    assert table.in_play(0) == ["damned_soul_of_onys"]


def test_it_is_in_play_for_its_new_owner_in_every_way() -> None:
    table = Table(
        seat("damned_soul_of_onys", reserve="W"),
        seat("sealed_chest_of_urm", "idol_of_the_familiar", "necrotic_kriss", gauge=3, hand=["die_of_malice"]),
    )
    before = table.points(1)
    table.activate("damned_soul_of_onys")
    assert table.points(1) == before - 20 - 5 and table.points(0) == 0
    table.end_turn()
    while table.asked != "turn":
        table.session.submit(table.session.legal()[-1])
    table.activate("idol_of_the_familiar")
    assert table.crystals(1) >= 1
    table.activate("necrotic_kriss")
    assert table.asked == "gain" and "damned_soul_of_onys" in table.discards()


def test_its_owner_loses_three_crystals_at_the_end_of_the_round() -> None:
    for before, after in ((5, 2), (2, 0), (0, 0)):
        assert ended(seat("damned_soul_of_onys", crystals=before), seat(), dice=DICE).crystals() == after


def test_two_souls_are_two_activations_and_an_amulet_of_water_pays() -> None:
    """[B]"""
    table = Table(seat("damned_soul_of_onys", "damned_soul_of_onys", lying("amulet_of_water", "2W")))
    table.activate("damned_soul_of_onys")
    table.activate("damned_soul_of_onys_2")
    assert (table.in_play(1), table.on("amulet_of_water")) == (["damned_soul_of_onys", "damned_soul_of_onys_2"], "0")


def test_without_water_it_stays() -> None:
    refusal = Table(seat("damned_soul_of_onys", reserve="3A")).why_not("activate", "damned_soul_of_onys")
    assert refusal.code == "energies_short" and refusal.details["short"] == 1
