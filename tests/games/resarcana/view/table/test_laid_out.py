"""What is laid out to choose from while the game is played covers nothing that one decides by."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from resarcana_gui.games.resarcana.view.geometry.areas import PILE_LABEL
from resarcana_gui.scene.layout import covered, inset
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.asking_controls import Details
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.placements import WHOLE_FROM
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import new, table_of
from tools.resarcana.tour.question_stops import ask
from tools.resarcana.tour.table_stops import crowded
from tools.tour.stop import seat_at

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200), ((1920, 1080), 200)]
RIM = 9.0
"""The edge of a card, which says nothing."""
MAGES = ("witch", "druid", "duelist", "seer")


def seated(size: tuple[int, int], scale: int) -> HeadlessClient:
    return HeadlessClient(size, Settings(speed="instant", text_scale=scale, language="es"))


def settled(stage: HeadlessClient) -> None:
    stage.wait(960)


def first_items(stage: HeadlessClient, seats: int) -> None:
    """Everybody takes a first magic item, and all are there still."""
    told = {"phase": "items", "seats": [{"mage": mage} for mage in MAGES[:seats]]}
    match = new(stage, seats, {"scenario": told}, people=seats)
    assert match.pending is not None
    seat_at(stage, match, match.pending.seat)
    settled(stage)


def passing(stage: HeadlessClient, seats: int) -> None:
    """A table with as much in play and in hand as there ever is, whose player passes."""
    crowded(seats, stage)
    controls = table_of(stage).asker.controls
    assert controls is not None and controls.act(actions.PASS)
    settled(stage)


def laid_out(stage: HeadlessClient) -> Box:
    box = table_of(stage).asker.laid_out
    assert box is not None
    return box


def decided_by(stage: HeadlessClient) -> Iterator[Box]:
    """Everything that lies open but for what rivals have, and where one sees what one has, is asked and hands in."""
    table = table_of(stage)
    areas, state = table.resources.areas, table.scenery.state
    home = areas.home
    low = areas.canvas.bottom - PILE_LABEL
    for card in [*state.places, *state.display, *state.play[home], *state.hand[home]]:
        box = table.scenery.cards[card].bounds()
        yield Box(box.x, box.y, box.w, min(box.bottom, low) - box.y)
    yield from (areas.corner.tray, areas.corner.undo, areas.slate.whole, areas.top_bar)
    yield from (board.whole for board in areas.boards)
    assert table.asker.controls is not None
    yield from (button.bounds() for button in table.asker.controls.parts.buttons)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("moment", [first_items, passing])
def test_magic_items_to_choose_from_cover_nothing(
    moment: Callable[[HeadlessClient, int], object], seats: int, size: tuple[int, int], scale: int
) -> None:
    stage = seated(size, scale)
    moment(stage, seats)
    box = laid_out(stage)
    assert not [other for other in decided_by(stage) if box.colliderect(other)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_warning_of_a_loss_covers_at_most_edges_in_the_largest_letters(size: tuple[int, int]) -> None:
    stage = seated(size, 200)
    passing(stage, 2)
    controls = table_of(stage).asker.controls
    assert controls is not None
    warning = next(node.bounds() for node in controls.walk() if isinstance(node, Details))
    assert not covered(warning, [inset(other, RIM) for other in (*decided_by(stage), laid_out(stage))])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_magic_items_do_can_be_read_on_them_while_one_chooses(seats: int, size: tuple[int, int]) -> None:
    stage = seated(size, 100)
    passing(stage, seats)
    controls = table_of(stage).asker.controls
    assert controls is not None
    cards = [node for node in controls.walk() if isinstance(node, CardNode)]
    assert cards and all(node.width >= WHOLE_FROM * stage.shell.look.pixel for node in cards)


def test_the_own_cards_lie_as_before_once_one_has_reconsidered() -> None:
    stage = seated((1920, 1080), 100)
    crowded(2, stage)
    table = table_of(stage)
    before = table.scenery.placements()
    controls = table.asker.controls
    assert controls is not None and controls.act(actions.PASS)
    settled(stage)
    aside = table.scenery.placements()
    own = table.scenery.state.play[0]
    assert all(aside[card].x < laid_out(stage).left for card in own) and aside != before
    assert controls.act(actions.CANCEL)
    settled(stage)
    assert table.scenery.placements() == before
    assert all(table.scenery.cards[card].at == before[card].at for card in own)


@pytest.mark.parametrize("kind", ["choose_item", "swap_item", "order_cards"])
def test_every_question_that_lays_cards_out_leaves_the_slate_to_be_seen(kind: str) -> None:
    stage = seated((1280, 720), 100)
    ask(kind, stage)
    settled(stage)
    assert laid_out(stage).top >= table_of(stage).resources.areas.top_bar.bottom
