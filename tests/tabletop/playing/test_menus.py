"""What can be done with a card is offered close to it, and no button is hidden for that."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.playing.menus import APART, Menus, _close_to
from resarcana_gui.tabletop.playing.note_placement import LOWER
from tests.tabletop.asking.answers import Take
from tests.tabletop.plain_faces import PlainFaces

ROOM = Box(0, 0, 1920, 1080)
BUTTON = Box(1658, 892, 178, 84)
LABELS = ("Place the windup man, and pay one of each essence", "Discard the windup man for one gold")


def opened(look: UiStyle, faces: PlainFaces, x: float, buttons: tuple[Box, ...]) -> Box:
    """Where a menu lies beside a card of the hand."""
    ground = Node(size=ROOM.size)
    card = CardNode(look, faces, 1, 172, at=(x, 940))
    ground.add(card)
    stage = Stage((1920, 1080), FakeClock(), ground, look=look)
    menus = Menus(look, ground, ROOM, stage.dispatcher.focus, lambda choice: None, buttons)
    menus.open(card, [Choice(Take(1), label) for label in LABELS], ())
    assert menus.menu is not None
    return menus.menu.bounds()


@pytest.mark.parametrize("x", [900.0, 1040.0, 1300.0])
def test_in_large_texts_it_gets_narrower_or_lies_on_the_other_side(look: UiStyle, faces: PlainFaces, x: float) -> None:
    look.change(text_scale=2.0)
    usual, kept = opened(look, faces, x, ()), opened(look, faces, x, (BUTTON,))
    assert not kept.colliderect(BUTTON)
    assert usual == kept or usual.colliderect(BUTTON)


@pytest.mark.parametrize("high", [300.0, 330.0, 380.0])
def test_between_the_prompt_and_the_pool_it_hides_neither(look: UiStyle, faces: PlainFaces, high: float) -> None:
    look.change(text_scale=2.0)
    ground, prompt = Node(size=ROOM.size), Box(0, 468, 1920, 96)
    pool = Box(0, prompt.bottom + high, 1920, 140)
    card = CardNode(look, faces, 1, 250, at=(1210, 740))
    ground.add(card)
    stage = Stage((1920, 1080), FakeClock(), ground, look=look)
    menus = Menus(look, ground, ROOM, stage.dispatcher.focus, lambda choice: None, (prompt, pool))
    menus.open(card, [Choice(Take(1), 2 * label) for label in LABELS], ())
    assert menus.menu is not None
    box = menus.menu.bounds()
    assert not box.colliderect(prompt) and not box.colliderect(pool) and not box.colliderect(card.bounds())


def test_it_is_wider_rather_than_that_it_hides_a_row_of_cards(look: UiStyle, faces: PlainFaces) -> None:
    ground, row = Node(size=ROOM.size), [Box(380 + 160 * at, 600, 150, 210) for at in range(8)]
    card = CardNode(look, faces, 1, 172, at=(1000, 950))
    ground.add(card)
    look.change(text_scale=2.0)
    stage = Stage((1920, 1080), FakeClock(), ground, look=look)
    menus = Menus(look, ground, ROOM, stage.dispatcher.focus, lambda choice: None, (), lambda: row)
    menus.open(card, [Choice(Take(1), label) for label in LABELS], ())
    assert menus.menu is not None and menus.menu.bounds().collidelist(row) < 0


def test_beside_a_card_it_begins_below_the_upper_edge_as_a_note_does() -> None:
    box, room = Box(900, 500, 190, 266), Box(0, 0, 1920, 1080)
    places = _close_to(box, (300.0, 400.0), room)
    assert {(box.right + APART, box.top + LOWER), (box.left - APART - 300, box.top + LOWER)} <= {*places}


@pytest.mark.parametrize("x", [420.0, 1500.0])
def test_it_keeps_away_from_the_edge_of_the_window(look: UiStyle, faces: PlainFaces, x: float) -> None:
    assert ROOM.inflate(-2 * APART, -2 * APART).contains(opened(look, faces, x, ()))


def test_beside_a_card_that_has_grown_over_its_row_it_leaves_the_neighbours_free(
    look: UiStyle, faces: PlainFaces
) -> None:
    ground, row = Node(size=ROOM.size), [Box(120 + 210 * at, 480, 196, 272) for at in range(8)]
    cards = [*row, Box(760, 900, 520, 170)]
    card = CardNode(look, faces, 1, 196, at=(1058, 616))
    ground.add(card)
    stage = Stage((1920, 1080), FakeClock(), ground, look=look)
    menus = Menus(look, ground, ROOM, stage.dispatcher.focus, lambda choice: None, (), lambda: cards)
    menus.place = lambda thing: Box(908, 470, 300, 420)
    menus.open(card, [Choice(Take(1), label) for label in LABELS], ())
    assert menus.menu is not None
    box = menus.menu.bounds()
    assert box.collidelist(cards) < 0 and box.top < 890, "still beside it"
