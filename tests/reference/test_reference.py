"""Articles lead to each other, and are found however one types."""

from __future__ import annotations

import pytest

from resarcana_gui.reference.articles import Article, Chapter, Reference, link_signs, targets
from resarcana_gui.reference.search import Index
from tests.reference.stall_reference import STALL


def found(typed: str) -> list[str]:
    return [hit.article.name for hit in Index(STALL).search(typed)]


def test_a_link_without_words_shows_what_it_leads_to() -> None:
    assert STALL.article("goal").lines[0] == "Most coins win. See [>selling|Selling]."
    assert not STALL.dead_links()


def test_a_link_to_nothing_is_told() -> None:
    lost = Reference([Chapter("a", "A", (Article("one", "One", ("See [>two|] and [>one|me].",)),))])
    assert lost.dead_links() == [("one", "two")]


def test_every_sign_leads_to_its_article_unless_it_stands_in_a_link() -> None:
    line = link_signs("Pay {coin} or [>goal|a {coin}].")
    assert line == "Pay [>sign.coin|{coin}] or [>goal|a {coin}]."
    assert targets(line) == ["sign.coin", "goal"]


def test_chapters_are_prose_or_entries_or_an_index_of_cards() -> None:
    kinds = [(chapter.is_prose, chapter.is_index) for chapter in STALL.chapters]
    assert kinds == [(True, False), (False, False), (False, False), (False, True)]


@pytest.mark.parametrize("typed", ["apple", "ÄPP", " apple "])
def test_case_and_accents_do_not_matter(typed: str) -> None:
    assert found(typed) == ["card.apple"]


def test_a_title_that_begins_so_comes_before_one_that_contains_it_and_before_lines() -> None:
    assert found("coin") == ["term.coin", "sign.coin", "goal", "selling"]


def test_all_words_must_be_there_but_not_together() -> None:
    assert found("goal coins") == ["goal"]
    assert found("goal apple") == [] == found("  ")
