"""Which component a sentence of the log is about."""

from __future__ import annotations

import pytest

from resarcana_gui.tabletop.tell.story import MentionFinder
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.view.tell.speaking import LANGUAGES, voice


def mentions(language: str) -> MentionFinder:
    speaker = voice(language)
    return MentionFinder(
        {component.number: speaker.card(component.number) for component in resarcana().cards.components}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_found_in_a_sentence(language: str) -> None:
    found, speaker = mentions(language), voice(language)
    for component in resarcana().cards.components:
        assert found.first(f"Ada: {speaker.card(component.number)}, 2{{calm}}.") == component.number


def test_of_several_it_is_the_first_and_of_those_that_begin_alike_the_longest() -> None:
    number = resarcana().cards.numbers
    assert mentions("en").first("Circe passes: swaps Divination for Alchemy.") == number["divination"]
    assert mentions("en").first("You use Dragon Bridle on Fire Dragon.") == number["dragon_bridle"]
