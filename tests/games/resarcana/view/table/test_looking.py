"""What one can look at without doing anything: by pointing, by keys, from the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resarcana_gui.games.resarcana.view.table.view import ResArcanaTable
from resarcana_gui.scene.events import PointerMoved
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


def test_cards_in_the_hand_do_not_cover_each_other_while_there_is_room() -> None:
    table = table_of(shown("table-full"))
    spots = [table.scenery.cards[card] for card in table.scenery.state.hand[0]]
    assert len(spots) == 3
    for one, other in pairwise(spots):
        assert other.x - one.x >= one.width


def test_what_is_pointed_at_in_the_hand_lies_above_the_others_for_as_long() -> None:
    stage = shown("table-full")
    scenery = table_of(stage).scenery
    first, second, _ = (scenery.cards[card] for card in scenery.state.hand[0])
    stage.shell.stage.send(PointerMoved(5, 5))
    rest = (first.z, second.z)
    for node in (first, second):
        stage.shell.stage.send(PointerMoved(*node.bounds().center))
        assert node.z == max(card.z for card in scenery.cards.values())
    assert first.z == rest[0]
    stage.shell.stage.dispatcher.focus.give(first)
    stage.shell.stage.send(PointerMoved(5, 5))
    assert first.z > second.z == rest[1]
