"""Collect: what comes by itself, what is chosen, and what may be taken off components."""

from __future__ import annotations

import pytest

from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import NOT_GOLD, collecting, mixes, next_round, solo
from tests.games.resarcana.described_table import Table, lying, seat

FIXED = {
    "chalice_of_fire": "2E",
    "chalice_of_life": "1L 1C",
    "corrupt_altar": "1L 1D",
    "dancing_sword": "1E 1D",
    "elemental_spring": "1E 1L 1C",
    "flaming_pit": "1E",
    "fountain_of_youth": "1L",
    "hawk": "1C",
    "hypnotic_basin": "2C",
    "mermaid": "1C",
    "treant": "2L",
    "druid": "1L",
    "duelist": "1E",
    "necromancer": "1D",
    "seer": "1C",
    "temple": "1L",
    "catacombs_of_the_dead": "1D",
    "dwarven_mines": "1G",
    "sunken_reef": "1G",
}
CHOICES = {
    "celestial_horse": mixes(2, "ELC"),
    "healer": mixes(1, "LC"),
    "witch": mixes(1, "LD"),
    "calm_elan": mixes(1, "EC"),
    "death_life": mixes(1, "LD"),
    "hanging_gardens": mixes(3, NOT_GOLD),
    "alchemists_tower": mixes(3, NOT_GOLD),
}
NOTHING = (
    "athanor",
    "bone_dragon",
    "crypt",
    "cursed_skull",
    "dragon_bridle",
    "dragon_egg",
    "dragon_teeth",
    "dwarven_pickaxe",
    "earth_dragon",
    "elvish_bow",
    "fiery_whip",
    "fire_dragon",
    "guard_dog",
    "hand_of_glory",
    "horn_of_plenty",
    "jeweled_statuette",
    "magical_shard",
    "nightingale",
    "philosophers_stone",
    "prism",
    "ring_of_midas",
    "sacrificial_dagger",
    "sea_serpent",
    "tree_of_life",
    "vault",
    "water_dragon",
    "wind_dragon",
    "windup_man",
    "alchemist",
    "artificer",
    "scholar",
    "transmuter",
    "alchemy",
    "divination",
    "protection",
    "reanimate",
    "research",
    "transmutation",
    "colossus",
    "golden_statue",
    "great_pyramid",
    "library",
    "mausoleum",
    "obelisk",
    "oracle",
    "solomons_mine",
    "sacred_grove",
    "sacrificial_pit",
    "coral_castle",
    "dragons_lair",
    "sorcerers_bestiary",
)
MAGES = (
    "alchemist",
    "artificer",
    "druid",
    "duelist",
    "healer",
    "necromancer",
    "scholar",
    "seer",
    "transmuter",
    "witch",
)


def of_the_seat(component: str) -> Table:
    """A table where the tested component alone can give something."""
    return collecting(component) if component in MAGES else collecting(component, mage="scholar")


@for_each(("component", "gain"), FIXED.items())
def test_a_fixed_collect_ability_gives_its_essences_without_asking(component: str, gain: str) -> None:
    table = of_the_seat(component)
    assert (table.asked, table.phase) == ("turn", "acting")
    assert table.pool() == gain
    assert table.on(component) == "0"
    assert not table.turned(component)


@pytest.mark.parametrize(("component", "choices"), CHOICES.items())
def test_a_collect_ability_with_a_choice_offers_every_mix_once(component: str, choices: set[str]) -> None:
    table = of_the_seat(component)
    assert (table.asked, table.asked_seat) == ("collect_essences", 0)
    assert table.amounts() == choices
    assert len(table.session.legal()) == len(choices)


@for_each(("component", "choice"), [(name, each) for name in CHOICES for each in sorted(CHOICES[name])])
def test_what_is_chosen_in_collect_comes_into_the_pool(component: str, choice: str) -> None:
    table = of_the_seat(component)
    table.do("gain", essences=choice)
    assert table.asked == "turn"
    assert table.pool() == choice


@for_each("component", NOTHING)
def test_a_component_without_a_collect_ability_gives_nothing_and_asks_nothing(component: str) -> None:
    table = of_the_seat(component)
    assert table.asked == "turn"
    assert table.pool() == "0"
    assert not table.turned(component)


@pytest.mark.parametrize("component", ["athanor", "prism", "colossus", "sacred_grove", "scholar", "research"])
def test_essences_on_a_component_may_be_taken_all_together_or_left(component: str) -> None:
    for answer, pool, on in (("take", "4E 2D 1G", "0"), ("leave", "1E", "3E 2D 1G")):
        table = collecting(lying(component, on="3E 2D G"), mage="scholar", pool="E")
        assert table.asked == "take_essences"
        assert len(table.session.legal()) == 2
        table.do(answer, component)
        assert table.asked == "turn"
        assert (table.pool(), table.on(component)) == (pool, on)


def test_each_component_with_essences_is_asked_about_on_its_own() -> None:
    table = collecting(lying("athanor", on="6E"), lying("ring_of_midas", on="2G"), mage="scholar")
    table.do("leave", "athanor")
    assert table.asked == "take_essences"
    table.do("take", "ring_of_midas")
    assert table.pool() == "2G"
    assert table.on("athanor") == "6E"


def test_taking_the_essences_off_a_place_of_power_loses_their_points() -> None:
    table = collecting(lying("catacombs_of_the_dead", on="3D"), mage="scholar")
    worth = table.points()
    table.do("take", "catacombs_of_the_dead")
    assert table.points() == worth - 3
    assert table.pool() == "4D"


def test_collect_abilities_work_on_turned_components() -> None:
    table = collecting(lying("chalice_of_fire", turned=True), lying("temple", turned=True), mage="scholar")
    assert table.pool() == "2E 1L"


def test_components_are_straightened_before_they_collect_again() -> None:
    table = solo(lying("flaming_pit", turned=True), mage="scholar", pool="L")
    next_round(table)
    assert table.state.round == 2
    assert not table.turned("flaming_pit")
    assert table.pool() == "1E 1L"


def test_seats_collect_in_turn_order_from_the_first_player() -> None:
    table = Table(seat("celestial_horse", mage="scholar"), seat("hanging_gardens"), phase="collect", first=1)
    assert table.asked_seat == 1
    table.do("gain", essences="3E")
    assert table.asked_seat == 0
    table.do("gain", essences="2L")
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert (table.pool(), table.pool(1)) == ("2L", "3E")


def test_a_new_item_collects_in_the_next_round() -> None:
    table = Table(seat(mage="scholar", item="research"), seat())
    table.do("pass")
    table.do("choose", "calm_elan")
    next_round(table)
    assert (table.asked, table.asked_seat) == ("collect_essences", 0)
    assert table.amounts() == {"1E", "1C"}
