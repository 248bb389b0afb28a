"""The large boards of the seats, with their ways to the gallery; and how many tiles are left, seen at the table."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.view.lookup.exhibits import things
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene.widgets.linked import Link
from resarcana_gui.screens import actions
from resarcana_gui.screens.gallery.exhibit_page import ExhibitPage
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

BEGUN = 400
"""Frames within which somebody has a favour tile."""


@pytest.fixture(scope="module")
def played() -> tuple[HeadlessClient, MysticaTable]:
    """A first game that machines have played until one of them has a favour tile."""
    headless()
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica", speed="instant"))
    screen = client.table("first", 2, seed=3, agent="greedy")
    table = screen.view
    assert isinstance(table, MysticaTable)
    for _ in range(BEGUN):
        if table.asker.asking is not None:
            if any(table.scenery.state.favours):
                break
            screen.controller.submit(table.asker.asking.answers[0])
        client.tick(100)
    assert any(table.scenery.state.favours)
    return client, table


def test_each_tile_has_a_dot_for_every_one_that_is_left(played: tuple[HeadlessClient, MysticaTable]) -> None:
    _, table = played
    right, state = table.scenery.right, table.scenery.state
    assert [plaque.left for plaque in right.favours] == state.favour_stock and min(state.favour_stock) < 3
    assert [plaque.left for plaque in right.towns] == state.town_stock[: len(right.towns)]
    assert [plaque.faint for plaque in right.favours] == [not left for left in state.favour_stock]


def test_faction_and_tiles_on_a_board_lead_to_the_gallery_and_back(played: tuple[HeadlessClient, MysticaTable]) -> None:
    client, table = played
    assert table.act(actions.SCORES)
    client.rest()
    panel, state = table.book.panel, table.scenery.state
    assert panel is not None
    links = {node.name: node for node in panel.walk() if isinstance(node, Link)}
    parts = state.parts
    held = {parts.factions[number].slug for number in state.faction}
    held |= {parts.bonus_cards[number].slug.lower() for number in state.card if number >= 0}
    held |= {tile.slug.lower() for tile in parts.favour_tiles if any(own >> tile.number & 1 for own in state.favours)}
    assert set(links) == {f"link {EXHIBIT_PREFIX}{slug}" for slug in held}
    assert held <= {thing.name for thing in things(parts)}
    table_screen = client.shell.screen
    next(iter(links.values())).activate()
    client.rest()
    assert isinstance(client.shell.screen, ExhibitPage)
    client.shell.back()
    client.rest()
    assert client.shell.screen is table_screen and table.book.panel is panel
