"""What is looked for in the log."""

from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.log.log_panel import LogPanel
from resarcana_gui.screens.log.log_sheet import LogSearch

TOLD = ("Ada places Vault.", "Círce places Prism.", "Ada turns **Vault**: gains 1{gold}.", "Ada passes.")


class Searching:
    def __init__(self, texts: Catalog) -> None:
        look = UiStyle()
        self.log = LogPanel(look, texts, (400, 120), lambda at: None)
        self.log.head("Round 1: Vault", 0)
        for at, sentence in enumerate(TOLD, start=1):
            self.log.tell(sentence, at)
        self.search = LogSearch(look, texts, self.log, 300.0, (0.0, 0.0))

    def type(self, words: str) -> None:
        assert self.search.field.on_change is not None
        self.search.field.on_change(words)

    def found(self) -> str | None:
        return None if self.log.chosen is None else self.log.rows.entries[self.log.chosen].sentence


@pytest.fixture
def searching() -> Searching:
    return Searching(Catalog.load(assets("lang"), language="en"))


def test_the_newest_sentence_is_found_first_and_enter_leads_to_those_before(searching: Searching) -> None:
    searching.type("vault")
    assert (searching.found(), searching.search.told.text) == (TOLD[2], "1 of 2")
    searching.search.further()
    assert (searching.found(), searching.search.told.text) == (TOLD[0], "2 of 2")
    searching.search.further()
    assert searching.found() == TOLD[2]


def test_neither_case_nor_accents_matter_and_headings_are_not_found(searching: Searching) -> None:
    searching.type("CIRCE")
    assert searching.found() == TOLD[1]
    searching.type("round")
    assert searching.found() is None and searching.search.told.text == "Nothing found."


def test_without_words_nothing_is_looked_for(searching: Searching) -> None:
    searching.type("passes")
    searching.type("  ")
    assert searching.found() is None and searching.search.told.text == ""
