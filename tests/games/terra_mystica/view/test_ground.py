"""The ground of the table: each seat's part is dyed for its faction, and can be written on."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.view.faces.palette import LACQUERS
from resarcana_gui.games.terra_mystica.view.geometry.areas import areas
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.table.ground import table_ground
from resarcana_gui.scene.colour import TEXT_CONTRAST, contrast
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.seats.seat_styles import SEEN_BY_ALL, WORN
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.settings import Settings
from tests.for_each import for_each
from tools.headless_client import HeadlessClient, headless


@for_each("palette", [SEEN_BY_ALL, *LACQUERS.others])
def test_text_can_be_read_on_the_leather_and_velvet_of_every_faction(palette: str) -> None:
    WORN.name = palette
    try:
        for home in range(len(LACQUERS)):
            regions = table_ground(areas(2, 0), CANDLELIGHT, {0: home, 1: home}).regions
            dyed = [region.colour for region in regions if region.material in ("leather", "velvet")]
            assert len(dyed) == 2
            assert all(contrast(CANDLELIGHT.colours["ink"], colour) >= TEXT_CONTRAST for colour in dyed), (home, dyed)
    finally:
        WORN.name = SEEN_BY_ALL


def test_the_ground_is_dyed_once_when_all_seats_have_taken_factions() -> None:
    headless()
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica", speed="instant"))
    screen = client.table("standard", 2, seed=3, agent="greedy")
    table = screen.view
    assert isinstance(table, MysticaTable)
    grounds = set[Node]()
    for _ in range(200):
        grounds.add(table.ground)
        if table.asker.asking is not None:
            if isinstance(table.asker.asking.question, AskTurn):
                break
            screen.controller.submit(table.asker.asking.answers[0])
        client.tick(100)
    assert len(grounds) == 2 and sum(ground.parent is not None for ground in grounds) == 1
    assert table.scenery.own.board.style == table.resources.style(table.scenery.state, 0)
