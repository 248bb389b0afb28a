"""What the gallery says of a card follows from what is printed on it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.view.lookup.gallery import gallery
from resarcana_gui.games.seasons.view.lookup.learning import PAGE_ART
from resarcana_gui.games.seasons.view.lookup.synergies import go_well, hinders

CARDS = load_cards()
SHOWN = gallery(CARDS, "en")


@pytest.mark.parametrize(("slug", "other", "well"), [
    ("purse_of_io", "potion_of_life", True),  # each energy crystallised brings one more
    ("purse_of_io", "glutton_cauldron", False),  # which crystallises nothing
    ("temporal_boots", "figrim_the_avaricious", True),  # a change of season when one likes
    ("syllas_the_faithful", "idol_of_the_familiar", True),
    ("divine_chalice", "demon_of_argos", True),  # dear, and then free
    ("divine_chalice", "amulet_of_air", False),
    ("hand_of_fortune", "lantern_of_xidit", True),
    ("bespelled_grimoire", "lantern_of_xidit", True),  # ten energies at the end
    ("amsug_longneck", "olafs_blessed_statue", True),  # once more
    ("amsug_longneck", "naria_the_prophetess", False),  # no magic item
    ("staff_of_spring", "temporal_boots", True),  # summoned for nothing
    ("vampiric_crown", "runic_cube_of_eolis", True),
])  # fmt: skip
def test_which_cards_go_well_follows_from_what_is_printed(slug: str, other: str, well: bool) -> None:
    one, two = (CARDS.cards[CARDS.numbers[each]] for each in (slug, other))
    assert go_well(one, two) == go_well(two, one) == well


def test_what_works_against_a_card_follows_from_what_is_printed() -> None:
    cards = {card.slug: card for card in CARDS.cards}
    assert hinders(cards["thieving_fairies"], cards["tree_of_light"])
    assert hinders(cards["damned_soul_of_onys"], cards["sealed_chest_of_urm"])
    assert not hinders(cards["thieving_fairies"], cards["amulet_of_air"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_is_on_a_shelf_and_every_value_finds_something_but_not_all(language: str) -> None:
    shown = gallery(CARDS, language)
    assert set(shown.exhibits) == set(CARDS.numbers) and len(shown.exhibits) == 50
    for facet in shown.facets:
        assert facet.values
        for value in facet.values:
            assert 0 < len(shown.chosen({facet.name: value.name})) < 50


@pytest.mark.parametrize(("wanted", "names"), [
    ({"kind": "familiar", "cost": "crystal"},
     {"figrim_the_avaricious", "naria_the_prophetess", "arcano_leech", "thieving_fairies"}),
    ({"when": "season"}, {"figrim_the_avaricious", "hourglass_of_time"}),
    ({"when": "end", "level": "basic"}, {"ragfields_helm"}),
    ({"prestige": "many", "kind": "familiar"}, {"syllas_the_faithful", "demon_of_argos", "air_elemental"}),
    ({"sign": "swap"}, {"mirror_of_the_seasons"}),
    ({"cost": "fire", "when": "turn", "level": "advanced"}, {"crystal_orb", "dragon_skull", "idol_of_the_familiar"}),
])  # fmt: skip
def test_filters_join(wanted: dict[str, str], names: set[str]) -> None:
    assert {exhibit.name for exhibit in SHOWN.chosen(wanted)} == names


def test_words_are_sought_in_everything_that_is_told() -> None:
    assert [exhibit.name for exhibit in SHOWN.chosen({}, "year 0")] == ["temporal_boots"]
    assert gallery(CARDS, "es").chosen({"kind": "item"}, "caliz")[0].name == "divine_chalice"


def test_related_cards_are_others_of_the_gallery() -> None:
    for exhibit in SHOWN.exhibits.values():
        for related in exhibit.related:
            assert set(related.names) <= set(SHOWN.exhibits) - {exhibit.name}


def test_pages_have_pictures_of_cards() -> None:
    assert set(PAGE_ART.values()) <= set(CARDS.numbers)
