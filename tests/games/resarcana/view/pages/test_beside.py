"""A click beside what lies open to be read closes that, and means nothing else."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.events import RIGHT, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.transform import Point
from resarcana_gui.screens import actions
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

BARE = (40.0, 700.0)


@pytest.fixture
def stage() -> HeadlessClient:
    headless()
    return HeadlessClient((1280, 720), Settings(language="en", speed="instant"))


def shown(stage: HeadlessClient) -> ResArcanaTable:
    view = stage.table().view
    assert isinstance(view, ResArcanaTable)
    stage.rest()
    return view


def click(stage: HeadlessClient, at: Point, button: int = 1) -> None:
    for event in (PointerMoved(*at), PointerDown(*at, button), PointerUp(*at, button)):
        stage.shell.stage.send(event)
    stage.tick()


def is_open(view: ResArcanaTable) -> bool:
    return view.book.large is not None


def test_a_click_beside_a_large_card_closes_it_and_uses_no_other_card(stage: HeadlessClient) -> None:
    view = shown(stage)
    cards = list(view.scenery.cards.values())
    click(stage, cards[0].bounds().center, RIGHT)
    assert view.book.large is not None
    beside = next(card for card in cards if not card.bounds().colliderect(view.book.large.bounds()))
    for at in (beside.bounds().center, BARE):
        click(stage, at)
        assert not is_open(view) and view.pointer.menu is None
        click(stage, cards[0].bounds().center, RIGHT)


def test_it_closes_at_once_while_something_moves(stage: HeadlessClient) -> None:
    view = shown(stage)
    card = next(iter(view.scenery.cards.values()))
    click(stage, card.bounds().center, RIGHT)
    stage.shell.look.queue.add(stage.shell.look.animator.wait("breath"), "something")
    click(stage, BARE)
    assert view.book.large is None


def test_a_click_in_the_large_card_leaves_it_open_and_one_on_bare_ground_closes_a_page(stage: HeadlessClient) -> None:
    view = shown(stage)
    click(stage, next(iter(view.scenery.cards.values())).bounds().center, RIGHT)
    assert view.book.large is not None
    click(stage, view.book.large.bounds().center)
    assert view.book.large is not None
    click(stage, BARE)
    view.act(actions.SCORES)
    click(stage, BARE)
    assert view.book.panel is None
