"""Everything that exists can be looked up, in every language, and no link leads to nothing."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.lookup.rules import reference, refusal_article
from resarcana_gui.games.resarcana.view.tell.card_text import rulings
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.reference.search import Index

CARDS = load_cards()
LANGUAGES = ("en", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_is_dead(language: str) -> None:
    assert not reference(CARDS, language).dead_links()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_article_with_all_its_rulings(language: str) -> None:
    found, words = reference(CARDS, language), Words(catalog(language))
    for component in CARDS.components:
        article = found.article(f"card.{component.slug}")
        assert article.card == component.number
        assert set(rulings(component, words)) <= set(article.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_its_article_and_leads_on(language: str) -> None:
    found = reference(CARDS, language)
    for name in ICON_ORDER:
        assert found.article(f"sign.{name}").lines[0] == catalog(language).text(f"faces.icon.{name}")
        assert len(found.article(f"sign.{name}").lines) == 2


def test_every_refusal_is_explained_by_an_article() -> None:
    found = reference(CARDS, "en")
    codes = {key.split(".")[1] for key in catalog("en").keys() if key.startswith("refusal.")}  # noqa: SIM118
    assert codes and not [code for code in codes if refusal_article(code) not in found]
    assert refusal_article("something else") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_rules_is_in_the_reference(language: str) -> None:
    found, texts = reference(CARDS, language), rules_catalog(language)
    names = {key.split(".")[1] for key in texts.keys() if key.startswith("rules.")} - {"chapter"}  # noqa: SIM118
    assert names == {article.name for article in found.articles() if "." not in article.name}
    assert len({chapter.title for chapter in found.chapters}) == len(found.chapters)


@pytest.mark.parametrize(("language", "typed", "name"), [
    ("en", "obelisk", "card.obelisk"),
    ("es", "adivinacion", "card.divination"),
    ("en", "tight", "setup_tight"),
    ("es", "reaccion", "term.react"),
    ("en", "curse forge", "card.cursed_forge"),
])  # fmt: skip
def test_what_one_types_is_found_first(language: str, typed: str, name: str) -> None:
    assert Index(reference(CARDS, language)).search(typed)[0].article.name == name
