"""Rulings say what the rules add to a component's text."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.tell.card_text import rulings
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.scene.markup import plain
from tests.for_each import for_each
from tests.games.resarcana.described_table import resarcana

RULED = [
    "artificer",
    "druid",
    "healer",
    "scholar",
    "seer",
    "transmuter",
    "witch",
    "divination",
    "protection",
    "reanimate",
    "research",
    "transmutation",
    "golden_statue",
    "library",
    "obelisk",
    "oracle",
    "temple",
    "sacred_grove",
    "alchemists_tower",
    "catacombs_of_the_dead",
    "sacrificial_pit",
    "cursed_forge",
    "dwarven_mines",
    "coral_castle",
    "sunken_reef",
    "dragons_lair",
    "sorcerers_bestiary",
    "athanor",
    "bone_dragon",
    "chalice_of_fire",
    "chalice_of_life",
    "corrupt_altar",
    "crypt",
    "dancing_sword",
    "dragon_bridle",
    "dragon_egg",
    "dragon_teeth",
    "earth_dragon",
    "elemental_spring",
    "elvish_bow",
    "fiery_whip",
    "fire_dragon",
    "guard_dog",
    "hand_of_glory",
    "hawk",
    "hypnotic_basin",
    "jeweled_statuette",
    "magical_shard",
    "mermaid",
    "philosophers_stone",
    "prism",
    "sacrificial_dagger",
    "sea_serpent",
    "treant",
    "tree_of_life",
    "vault",
    "water_dragon",
    "wind_dragon",
    "windup_man",
]
"""Those about which the rules say more than is printed on them."""


def told(slug: str, language: str) -> list[str]:
    cards = resarcana().cards
    return rulings(cards.components[cards.numbers[slug]], Words(catalog(language)))


@for_each("language", ["en", "es"])
@for_each("slug", RULED)
def test_every_component_that_needs_rulings_has_them(slug: str, language: str) -> None:
    found = told(slug, language)
    assert found
    assert all(plain(ruling).endswith((".", "?")) and len(ruling) < 200 for ruling in found)


def test_a_component_whose_text_says_everything_has_none() -> None:
    assert told("nightingale", "en") == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_rulings_are_only_about_components_that_there_are(language: str) -> None:
    slugs = {key.split(".")[2] for key in sorted(catalog(language).keys()) if key.startswith("pages.rulings.")}
    assert slugs <= set(resarcana().cards.numbers)


def test_the_languages_have_the_same_rulings_in_their_own_words() -> None:
    for slug in resarcana().cards.numbers:
        english, spanish = told(slug, "en"), told(slug, "es")
        assert len(english) == len(spanish)
        assert not set(english) & set(spanish)


def test_what_can_straighten_itself_says_so() -> None:
    for slug in ("witch", "reanimate", "chalice_of_fire"):
        assert any("the same component" in ruling for ruling in told(slug, "en"))


def test_only_what_turns_to_answer_says_that_it_does() -> None:
    answering = {
        component.slug
        for component in resarcana().cards.components
        if any(react.turns and not react.points and react.trigger == 0 for react in component.reacts)
    }
    saying = {
        slug for slug in resarcana().cards.numbers if any("Ignoring a loss turns it" in one for one in told(slug, "en"))
    }
    assert saying | {"coral_castle"} == answering
