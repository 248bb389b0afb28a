"""What one can look at without doing anything: by pointing, by keys, from the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.table.card_strip import TurnedSign
from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import RIGHT, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.face_layout import ROOMY
from resarcana_gui.tabletop.geometry.placements import RAISED
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.pointer import LIFT
from tests.screens.hands import Keyboard, Mouse
from tools.headless_client import FRAME, HeadlessClient, headless
from tools.resarcana.tour.games import table_of
from tools.tour.run import stops
from tools.tour.stop import screen_of, visit


def shown(stop: str, **wanted: object) -> HeadlessClient:
    headless()
    return visit(stops()[stop], Settings(speed="instant", **wanted))  # type: ignore[arg-type]


def inspected(table: ResArcanaTable) -> str:
    """The name of the card that is shown grown."""
    return table.resources.voice.card(table.grower.shown) if isinstance(table.grower.shown, int) else ""


def grown(table: ResArcanaTable) -> TableItem:
    assert table.grower.grown is not None
    return table.grower.grown


def noted(table: ResArcanaTable) -> list[str]:
    """What stands on the note beside the grown card."""
    assert table.grower.note is not None
    written = table.grower.note.written
    return [*(line.text for part in written.parts for line in part.lines), *written.feet]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_sentence_of_the_log_shows_the_card_that_it_names_first(language: str) -> None:
    stage = shown("table-full", language=language)
    table, side = table_of(stage), screen_of(stage).hud
    assert side is not None
    names = [table.resources.voice.card(number) for number in range(len(table.resources.cards.components))]
    told = [entry for entry in side.sheet.log.rows.entries if not entry.heading]
    about = [entry for entry in told if any(name in entry.sentence for name in names)]
    assert len(about) > 60
    for entry in about:
        side._pointed_at(entry)
        assert inspected(table) in entry.sentence


def test_a_card_among_those_to_choose_from_grows_above_them() -> None:
    table = table_of(shown("ask-swap-item"))
    assert table.asker.controls is not None
    laid = next(node for node in table.asker.controls.walk() if isinstance(node, CardNode))
    table.pointed(laid)
    assert grown(table).z > table.asker.controls.z


def test_a_card_of_the_table_is_read_whole_while_others_are_laid_out_to_choose_from() -> None:
    table = table_of(shown("ask-swap-item"))
    assert table.asker.controls is not None and table.asker.laid_out is not None
    own = next(
        node for node in table.scenery.cards.values() if node.card in table.scenery.state.play[table.scenery.areas.home]
    )
    table.pointed(own)
    assert inspected(table) and grown(table).z > table.asker.controls.z


def test_a_sentence_about_no_card_shows_none() -> None:
    table = table_of(shown("table-inspect"))
    table.subjects.highlight("Cursed Forge is placed.")
    assert inspected(table) == "Cursed Forge"
    table.subjects.highlight("Round 3 begins.")
    assert inspected(table) == "" and table.grower.grown is None


def test_cards_in_the_hand_do_not_cover_each_other_while_there_is_room() -> None:
    table = table_of(shown("table-full"))
    placements = [table.scenery.cards[card] for card in table.scenery.state.hand[0]]
    assert len(placements) == 3
    for one, other in pairwise(placements):
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


def tip_at(stage: HeadlessClient, node: Node) -> str:
    """What is said about what lies under the pointer in the middle of a node."""
    stage.shell.stage.send(PointerMoved(5, 5))
    stage.shell.stage.send(PointerMoved(*node.bounds().center))
    stage.wait(480)
    tooltip = stage.shell.tips.tooltip
    return tooltip.text if tooltip.visible else ""


@pytest.mark.parametrize(("stop", "language"), [("table-2", "en"), ("table-4", "es")])
def test_every_sign_on_the_table_explains_itself(stop: str, language: str) -> None:
    stage = shown(stop, language=language)
    scenery = table_of(stage).scenery
    for seat, head in scenery.heads.items():
        numbers = [tip_at(stage, counter) for counter in head.pool.counters]
        assert all(str(count) in told for count, told in zip(counts(scenery.state.pool[seat]), numbers, strict=True))
        assert len(set(numbers)) == 5
    assert "First Player" in tip_at(stage, scenery.heads[scenery.state.token].medallion) or language != "en"
    assert str(scenery.deck.count) in tip_at(stage, scenery.deck)
    assert str(scenery.centre.deck.count) in tip_at(stage, scenery.centre.deck)
    assert tip_at(stage, next(hollow for hollow in scenery.centre.claimed if hollow.tip))


def test_who_only_looks_on_is_not_told_of_a_deck_of_theirs() -> None:
    assert table_of(shown("table-demo")).scenery.deck.tip == ""


def test_a_click_on_the_counters_of_a_rival_opens_its_page() -> None:
    stage = shown("table-4")
    table = table_of(stage)
    placements = (node for node in table.walk() if isinstance(node, Control) and node.name == "about counter calm")
    Mouse(stage.shell, stage.tick).use(next(placements))
    assert table.book.panel is not None and table.book.panel.page.name == "rival"


def test_what_is_pointed_at_in_the_hand_rises_and_what_it_is_pointed_at_stays() -> None:
    stage = shown("table-full")
    scenery = table_of(stage).scenery
    card = scenery.cards[scenery.state.hand[0][1]]
    before = card.bounds()
    for at, lift in ((before.center, LIFT), ((5.0, 5.0), 0.0)):
        stage.shell.stage.send(PointerMoved(*at))
        for _ in range(milliseconds("hover") // FRAME + 2):
            stage.tick()
        assert card.lift == lift and card.bounds() == before


def test_where_keys_begin_unseen_nothing_rises() -> None:
    stage = shown("table-full")
    stage.shell.stage.send(PointerMoved(5, 5))
    scenery = table_of(stage).scenery
    card = scenery.cards[scenery.state.hand[0][0]]
    stage.shell.stage.dispatcher.focus.give(None)
    stage.shell.stage.dispatcher.focus.give(card, shown=False)
    for _ in range(milliseconds("hover") // FRAME + 2):
        stage.tick()
    assert card.lift == 0.0 and card.z < RAISED


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_in_the_centre_and_the_own_piles_has_a_name(language: str) -> None:
    table = table_of(shown("table-2", language=language))
    words = {node.text.split("}")[-1].strip() for node in table.scenery.static_layer.walk() if isinstance(node, Label)}
    assert {table.resources.text(key) for key in ("places", "monuments", "items", "deck", "discards")} <= words


@pytest.mark.parametrize("language", ["en", "es"])
def test_pointing_at_an_attacker_says_what_it_would_do_to_each_rival(language: str) -> None:
    table = table_of(shown("table-inspect-attack", language=language))
    told = noted(table)
    assert inspected(table) in {"Fire Dragon", "Dragón de fuego"}
    assert [name for name in ("Glaux", "Kaolin") if sum(line.startswith(f"**{name}**") for line in told) == 1]
    assert any("{calm}" in line for line in told)


def test_a_note_says_why_not_and_what_a_click_does() -> None:
    place, own = (noted(table_of(shown(stop))) for stop in ("table-inspect", "table-inspect-hand"))
    assert any(line.startswith("Needs 5{elan}") for line in place) and not any("Click:" in line for line in place)
    assert "Click: choose what to do" in own and "Right click: keep open" in own


def test_by_keys_a_note_names_the_keys() -> None:
    stage = shown("table-2")
    table = table_of(stage)
    Keyboard(stage.shell, stage.tick).go_to(table.scenery.cards[table.scenery.state.hand[0][0]])
    stage.wait(480)
    assert noted(table)[-2:] == ["Enter: choose what to do", "I: keep open"]


def test_a_turned_card_grows_upright_and_its_note_says_that_it_is_turned() -> None:
    stage = shown("table-inspect")
    table = table_of(stage)
    turned = next(card for card in table.scenery.cards if table.scenery.state.turned[card])
    stage.shell.stage.send(PointerMoved(*table.scenery.cards[turned].bounds().center))
    stage.tick()
    assert grown(table).rotation == 0.0 and any("turned" in line for line in noted(table))


def pointed_at(stage: HeadlessClient, node: Control) -> None:
    """Point at a free place of something for long enough."""
    stage.shell.stage.send(PointerMoved(*Mouse(stage.shell, stage.tick).point_on(node)))
    stage.wait(320)


def test_pointing_at_a_rivals_board_shows_its_cards_large_enough_to_be_read() -> None:
    stage = shown("table-over")
    table = table_of(stage)
    board = table.scenery.boards[1][0]
    pointed_at(stage, board)
    shown_there = (node for node in table.card_strip.walk() if isinstance(node, CardNode))
    cards = {node.card: node for node in shown_there if node.card is not None}
    assert table.card_strip.shown and set(cards) == set(table.scenery.state.play[1])
    assert all(node.width >= ROOMY and node.on == table.scenery.state.on[card] for card, node in cards.items())
    assert not table.card_strip.bounds().colliderect(board.bounds())
    turned = [card for card in cards if table.scenery.state.turned[card]]
    signs = [node for node in table.card_strip.walk() if isinstance(node, TurnedSign)]
    assert turned and len(signs) == len(turned) and not any(node.rotation for node in cards.values())
    stage.shell.stage.send(PointerMoved(5, 5))
    stage.wait(320)
    assert not table.card_strip.shown


def test_the_strip_gives_way_to_a_card_that_is_held_up() -> None:
    stage = shown("table-over")
    table = table_of(stage)
    pointed_at(stage, table.scenery.boards[1][0])
    table.scenery.held = next(iter(table.scenery.cards.values()))
    stage.tick()
    assert not table.card_strip.shown
    table.scenery.held = None
    stage.tick()
    assert table.card_strip.shown


def test_the_strip_is_in_nobodys_way_and_comes_by_keys_too() -> None:
    stage = shown("table-over")
    table = table_of(stage)
    Keyboard(stage.shell, stage.tick).go_to(table.scenery.boards[1][0])
    stage.wait(320)
    assert table.card_strip.shown
    below = hit.at(stage.shell.root, table.card_strip.bounds().center)
    assert below is None or table.card_strip not in below.lineage()


def test_cards_that_can_be_read_on_the_board_are_not_shown_twice() -> None:
    stage = shown("table-2")
    table = table_of(stage)
    pointed_at(stage, table.scenery.boards[1][0])
    assert not table.card_strip.shown


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_the_past_a_card_says_that_it_is_the_past_and_not_why_it_could_not_be_used_then(language: str) -> None:
    stage = shown("table-travelled", language=language)
    table = table_of(stage)
    past = table.resources.voice.text("note.past")
    card = table.scenery.cards[table.scenery.state.hand[0][0]]
    tip_at(stage, card)
    assert past in noted(table) and table.pointer.reasons(card) == [past]
    screen_of(stage).history.now()
    assert past not in table.pointer.reasons(card)


def test_a_right_click_keeps_a_card_open_that_is_laid_out_to_choose_from() -> None:
    stage = shown("ask-choose-item")
    table = table_of(stage)
    assert table.asker.controls is not None
    card = next(node for node in table.asker.controls.walk() if isinstance(node, CardNode))
    tip_at(stage, card)
    assert table.grower.shown == card.card
    stage.shell.stage.send(PointerDown(*card.bounds().center, RIGHT))
    stage.shell.stage.send(PointerUp(*card.bounds().center, RIGHT))
    assert table.book.large is not None
    assert table.book.large.key == card.card
