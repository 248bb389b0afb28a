"""What a click on a card offers or explains covers nothing that counts for deciding: pool, prompt and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.scene.transform import Box
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.chip import HIGH, Chip
from resarcana_gui.tabletop.cards.card import CardNode
from tests.screens.hands import Mouse
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import table_of
from tools.tour.run import stops
from tools.tour.stop import visit

PLAY = ["fire_dragon", "hypnotic_basin", "elvish_bow", "chalice_of_life", "corrupt_altar", {"component": "vault"}]
HAND = ["athanor", "nightingale", "horn_of_plenty", "philosophers_stone", "windup_man"]
RICH: Mapping[str, object] = {"mage": "seer", "item": "alchemy", "pool": "9E 9L 9C 9D 9G", "play": PLAY, "hand": HAND}
POOR: Mapping[str, object] = {**RICH, "pool": "", "play": [{"component": card, "turned": True} for card in PLAY[:5]]}
RIVAL = {"mage": "duelist", "item": "research", "pool": "2E 2C 2D 2G", "play": ["hawk"]}
SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 150), ((1920, 1080), 150)]


def at_table(seat: Mapping[str, object], size: tuple[int, int], scale: int, language: str) -> HeadlessClient:
    stage = HeadlessClient(size, Settings(speed="instant", text_scale=scale, language=language))
    stage.table(scenario={"seats": [seat, RIVAL]})
    stage.rest()
    return stage


def weighed(stage: HeadlessClient) -> list[Box]:
    """Where it is seen what one has, what is asked, and what can be handed in."""
    table = table_of(stage)
    corner, top_bar = table.resources.areas.corner, table.resources.areas.top_bar
    return [corner.tray, corner.confirm, corner.undo, Box(top_bar.centerx - 300, top_bar.y, 600, top_bar.h)]


def clicked(stage: HeadlessClient, uses: range) -> Iterator[CardNode]:
    """Click on the own cards with such a number of uses, one after the other, as somebody does who points first."""
    table, mouse = table_of(stage), Mouse(stage.shell, stage.tick)
    state = table.scenery.state
    for card in [*state.hand[0], *state.play[0]]:
        node = table.scenery.cards[card]
        if len(table.asker.choices(node)) in uses:
            stage.shell.stage.send(PointerMoved(5, 5))
            mouse.use(node)
            stage.wait(320)
            yield node


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_uses_of_a_card_are_offered_beside_what_they_are_weighed_by(size: tuple[int, int], scale: int) -> None:
    stage, offered = at_table(RICH, size, scale, "es"), 0
    table = table_of(stage)
    for node in clicked(stage, range(2, 9)):
        assert table.pointer.menu is not None
        menu, offered = table.pointer.menu.bounds(), offered + 1
        assert not any(menu.colliderect(box) for box in weighed(stage)), node
        assert not menu.colliderect(table.grower.box or node.bounds()), node
        table.pointer.close_menu()
    assert offered >= 7


def test_the_note_of_the_card_that_asks_says_the_whole_question_first() -> None:
    stage = visit(stops()["ask-pay-power"], Settings(speed="instant"))
    table = table_of(stage)
    prompt, card = table.prompt_text, table.scenery.cards[table.resources.cards.numbers["scholar"]]
    assert prompt is not None and prompt.text == "Pay 1{any}" and prompt.picture is not None
    stage.shell.stage.send(PointerMoved(*card.bounds().center))
    stage.wait(400)
    assert table.grower.note is not None
    assert table.grower.note.written.parts[0].lines[0].text == prompt.sentence


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_why_a_card_cannot_be_used_is_said_once_on_its_note(size: tuple[int, int], scale: int) -> None:
    stage, said = at_table(POOR, size, scale, "es"), 0
    table = table_of(stage)
    for node in clicked(stage, range(1)):
        reasons, note = list(table.pointer.reasons(node)), table.grower.note
        told = [line.text for part in note.written.parts for line in part.lines] if note is not None else []
        assert not stage.shell.tips.tooltip.visible, node
        assert [told.count(reason) for reason in reasons] == [1] * len(reasons), node
        assert note is not None and [part.loud for part in note.written.parts][-1]
        assert not note.bounds().colliderect(table.grower.box or node.bounds()), node
        said += 1
    assert said >= 5


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_two_words_and_a_number_on_a_chip_stand_on_one_line(size: tuple[int, int]) -> None:
    stage = visit(stops()["ask-take-essences"], Settings(language="es", speed="instant"), size)
    chips = [node for node in stage.shell.root.walk() if isinstance(node, Chip) and node.shown]
    assert len(chips) == 2 and all(chip.height < 1.5 * HIGH for chip in chips)
