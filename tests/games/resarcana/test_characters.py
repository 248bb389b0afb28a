"""The automata: each has a temperament of its own, and something to say in every language."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.characters import (
    CHARACTERS,
    DEAREST,
    FEATURES,
    MOMENTS,
    REMARKS,
    Character,
)
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages
from resarcana_gui.i18n.text_file import read_texts
from resarcana_gui.paths import assets

LONGEST_REMARK = 60
LONGEST_ABOUT = 54
"""With what it is, two lines on the card on which it is chosen."""

every_character = pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.slug)
every_language = pytest.mark.parametrize("language", languages())


def test_nobody_is_there_twice_or_made_of_the_same() -> None:
    assert len({character.slug for character in CHARACTERS}) == len(CHARACTERS) == 8
    assert len({character.material for character in CHARACTERS}) == len(CHARACTERS)


@every_character
def test_a_temperament_is_about_known_features_and_stays_mild(character: Character) -> None:
    assert set(character.likes) <= set(FEATURES)
    assert all(0 < abs(worth) <= DEAREST for worth in character.likes.values())


def test_temperaments_differ_and_each_feature_matters_to_somebody() -> None:
    styles = [tuple(sorted(character.likes.items())) for character in CHARACTERS if character.likes]
    assert len(set(styles)) == len(styles) >= 6
    assert {feature for character in CHARACTERS for feature in character.likes} == set(FEATURES)


@every_language
@every_character
def test_a_character_has_a_name_and_two_lines_about_it(character: Character, language: str) -> None:
    texts = catalog(language)
    assert len(texts.text(character.text("name")).split()) == 1
    assert texts.text(character.text("kind")) != texts.text(character.text("name"))
    about = texts.text(character.text("about"))
    assert len(about) > 20 and len(texts.text(character.text("kind"))) + len(about) <= LONGEST_ABOUT


@every_language
@every_character
def test_a_character_has_different_short_remarks_at_every_moment(character: Character, language: str) -> None:
    texts = catalog(language)
    said = [texts.text(character.remark(moment, remark)) for moment in MOMENTS for remark in REMARKS]
    assert len(set(said)) == len(said)
    assert all(3 <= len(words) <= LONGEST_REMARK for words in said)


@every_language
def test_no_two_characters_share_a_name_or_a_remark_and_nobody_unknown_speaks(language: str) -> None:
    texts = read_texts(assets("resarcana", "lang", "characters", f"{language}.yaml"))
    assert len(set(texts.values())) == len(texts)
    wanted = {each.text(what) for each in CHARACTERS for what in ("name", "kind", "about")}
    wanted |= {each.remark(moment, remark) for each in CHARACTERS for moment in MOMENTS for remark in REMARKS}
    assert set(texts) == wanted
