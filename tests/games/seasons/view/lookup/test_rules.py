"""Everything that exists can be looked up, in every language, and no link leads to nothing."""

from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.cards.tables import FACES, SEASONS
from resarcana_gui.games.seasons.view.faces.glossary import ICON, ICON_ORDER
from resarcana_gui.games.seasons.view.faces.icon_lines import ability_lines
from resarcana_gui.games.seasons.view.lookup.rules import reference, refusal_article, voice_for_reading
from resarcana_gui.games.seasons.view.tell.card_text import rulings
from resarcana_gui.games.seasons.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.games.seasons.view.tell.refusal_text import CODES
from resarcana_gui.reference.search import Index
from resarcana_gui.scene.markup import plain

CARDS = load_cards()
LANGUAGES = ("en", "es")


@cache
def index(language: str) -> Index:
    return Index(reference(CARDS, language))


def found(language: str, typed: str) -> list[str]:
    return [hit.article.name for hit in index(language).search(typed)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_is_dead_and_no_text_is_without_an_article(language: str) -> None:
    whole, texts = reference(CARDS, language), rules_catalog(language)
    assert not whole.dead_links()
    names = {key.split(".")[1] for key in texts.keys() if key.startswith("rules.")} - {"chapter"}  # noqa: SIM118
    assert names == {article.name for article in whole.articles() if "." not in article.name}
    assert all(article.lines for article in whole.articles())
    assert len({chapter.title for chapter in whole.chapters}) == len(whole.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_every_term_is_found_by_its_title(language: str) -> None:
    for article in reference(CARDS, language).articles():
        if not article.name.startswith("sign."):
            assert article.name in found(language, plain(article.title)), article.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_rulings_each_found_by_its_words(language: str) -> None:
    voice, whole = voice_for_reading(CARDS, language), reference(CARDS, language)
    for card in CARDS.cards:
        article = whole.article(f"card.{card.slug}")
        ruled = rulings(voice, card)
        assert ruled and article.card == card.number and set(ruled) <= set(article.lines)
        for ruling in ruled:
            assert article.name in found(language, plain(ruling)), ruling


def test_every_ruling_is_one_of_a_card() -> None:
    for language in LANGUAGES:
        keys = [key.split(".") for key in catalog(language).keys() if key.startswith("rulings.")]  # noqa: SIM118
        read = sum(len(rulings(voice_for_reading(CARDS, language), card)) for card in CARDS.cards)
        assert len(keys) == read and {slug for _, slug, _ in keys} == set(CARDS.numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_card_has_its_article_and_leads_on(language: str) -> None:
    whole, shown = reference(CARDS, language), catalog(language)
    used = {name for card in CARDS.cards for line in ability_lines(card) for name in ICON.findall(line)}
    assert used <= set(ICON_ORDER)
    for name in ICON_ORDER:
        meaning, more = whole.article(f"sign.{name}").lines
        assert meaning == shown.text(f"signs.{name}") and more.startswith("[>")


def test_every_refusal_is_explained_by_an_article() -> None:
    whole = reference(CARDS, "en")
    assert not [code for code in CODES if refusal_article(code) not in whole]
    assert refusal_article("something else") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_faces_of_all_dice_are_listed_with_their_pips(language: str) -> None:
    voice, whole = voice_for_reading(CARDS, language), reference(CARDS, language)
    for number, face in enumerate(CARDS.faces):
        season, die = divmod(number // FACES, len(CARDS.faces) // FACES // len(SEASONS))
        line = whole.article(f"die.{SEASONS[season]}").lines[-5 + die]
        assert voice.face(number) in line and line.count(f"({face.pips})") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_season_has_a_line_with_its_prices(language: str) -> None:
    lines = reference(CARDS, language).article("prices").lines
    for line, worth in zip(lines, CARDS.worth, strict=True):
        assert [int(part) for part in line.split() if part.isdigit()] == sorted(worth)


@pytest.mark.parametrize(("language", "typed", "name"), [
    ("en", "hourglass", "card.hourglass_of_time"),
    ("es", "reloj de arena", "card.hourglass_of_time"),
    ("en", "bonuses", "bonuses"),
    ("es", "cristalizar", "crystallising"),
    ("es", "energia", "term.energy"),
    ("en", "year 0", "marker"),
])  # fmt: skip
def test_what_one_types_is_found_first(language: str, typed: str, name: str) -> None:
    assert found(language, typed)[0] == name
