"""What icons mean."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER, explained, glossary, signs_of
from resarcana_gui.games.resarcana.view.faces.icon_lines import collect, lines
from resarcana_gui.scene.markup import Kind, parse


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_notion_has_a_sentence_in_every_language(language: str) -> None:
    sentences = glossary(language)
    assert list(sentences) == list(ICON_ORDER)
    assert all(sentence.strip() for sentence in sentences.values())


def test_the_languages_do_not_share_their_sentences() -> None:
    english, spanish = glossary("en"), glossary("es")
    assert {name for name in ICON_ORDER if english[name] == spanish[name]} == {"elan"}


def test_the_glossary_has_nothing_that_no_card_shows() -> None:
    texts = [text for one in load_cards().components for text in (*lines(one), collect(one.collect))]
    shown = {piece.text for text in texts for piece in parse(text) if piece.kind is Kind.ICON}
    assert set(ICON_ORDER) - shown == {"then", "collect", "more"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_sign_on_a_card_is_explained_and_no_other(language: str) -> None:
    for component in load_cards().components:
        told = explained(component, language)
        notation = " ".join([collect(component.collect), *lines(component)])
        assert all(line.split("}")[0] + "}" in notation for line in told)
        assert {name for name in ICON_ORDER if f"{{{name}}}" in notation} - set(NAMES) == set(signs_of(component))
