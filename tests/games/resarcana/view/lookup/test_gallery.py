"""What the gallery says of a component follows from what is printed on it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.lookup.gallery import gallery
from resarcana_gui.games.resarcana.view.lookup.goals import feeds, pays

CARDS = load_cards()
SHOWN = gallery(CARDS, "en")


def named(slug: str, served: str) -> tuple[bool, bool]:
    """Whether a component makes a goal grow, and whether it helps to claim it."""
    one, other = (CARDS.components[CARDS.numbers[each]] for each in (slug, served))
    return feeds(one, other), pays(one, other)


@pytest.mark.parametrize(("slug", "goal", "grows", "helps"), [
    ("hand_of_glory", "catacombs_of_the_dead", True, True),  # five Death are one point there
    ("nightingale", "sorcerers_bestiary", True, False),  # a Creature counts
    ("guard_dog", "sacred_grove", True, False),  # a Creature is turned for it
    ("mermaid", "sacred_grove", True, False),  # puts Life anywhere
    ("fountain_of_youth", "sacred_grove", False, True),  # brings Life, which it costs most of
    ("magical_shard", "catacombs_of_the_dead", False, False),  # any type serves nothing in particular
    ("great_pyramid", "sacred_grove", False, False),
    ("sacred_grove", "sacred_grove", False, False),
])  # fmt: skip
def test_goals_follow_from_what_is_printed(slug: str, goal: str, grows: bool, helps: bool) -> None:
    assert named(slug, goal) == (grows, helps)


def test_everything_is_on_a_shelf_and_every_value_finds_something() -> None:
    assert set(SHOWN.exhibits) == {component.slug for component in CARDS.components}
    for facet in SHOWN.facets:
        for value in facet.values:
            assert SHOWN.chosen({facet.name: value.name})


def test_filters_join_and_words_are_sought_in_everything_that_is_told() -> None:
    dragons = SHOWN.chosen({"kind": "dragon", "cost": "death"})
    assert [exhibit.name for exhibit in dragons] == ["bone_dragon"]
    assert [exhibit.name for exhibit in SHOWN.chosen({}, "settle curse")] == ["cursed_forge"]
    assert gallery(CARDS, "es").chosen({"kind": "item"}, "adivinacion")[0].name == "divination"


def test_kin_are_cards_of_the_gallery() -> None:
    names = {name for exhibit in SHOWN.exhibits.values() for kin in exhibit.related for name in kin.names}
    assert names and names <= set(SHOWN.exhibits)
