"""What one can look at without doing anything: by pointing, by keys, from the log."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.table.view import ResArcanaTable
from resarcana_gui.settings import Settings
from resarcana_gui.tools.backstage import Backstage, headless
from resarcana_gui.tools.tour.guide import STOPS
from resarcana_gui.tools.tour.stop import screen_of, table_of
from resarcana_gui.tools.tour.visit import visit


def shown(stop: str, **wanted: object) -> Backstage:
    headless()
    return visit(STOPS[stop], Settings(speed="instant", **wanted))  # type: ignore[arg-type]


def inspected(table: ResArcanaTable) -> str:
    """The name of the card that the column at the left shows."""
    return table.kit.voice.card(table.inspector.component) if table.inspector.component is not None else ""


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_sentence_of_the_log_shows_the_card_that_it_names_first(language: str) -> None:
    stage = shown("table-full", language=language)
    table, side = table_of(stage), screen_of(stage).side
    assert side is not None
    names = [table.kit.voice.card(number) for number in range(len(table.kit.cards.components))]
    told = [entry for entry in side.log.rows.entries if not entry.heading]
    about = [entry for entry in told if any(name in entry.sentence for name in names)]
    assert len(about) > 60
    for entry in about:
        side._pointed_at(entry)
        assert inspected(table) in entry.sentence


def test_a_sentence_about_no_card_leaves_the_card_that_is_shown() -> None:
    stage = shown("table-full")
    side, before = screen_of(stage).side, inspected(table_of(stage))
    assert side is not None
    table_of(stage).recall("Round 3 begins.")
    assert inspected(table_of(stage)) == before
