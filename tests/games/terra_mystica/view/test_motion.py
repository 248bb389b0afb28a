"""What moves on the table: it shows what happens, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.rules.board_events import (
    BridgeBuilt,
    CultAdvanced,
    FavourTileTaken,
    PriestSent,
    TerrainChanged,
    TownFounded,
)
from resarcana_gui.games.terra_mystica.rules.codes import BY_CULT
from resarcana_gui.games.terra_mystica.rules.flow_events import RoundEnded
from resarcana_gui.games.terra_mystica.rules.setup_events import BonusCardTaken
from resarcana_gui.games.terra_mystica.rules.stock_events import PowerGained
from resarcana_gui.games.terra_mystica.rules.turns import free_cards
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.table.bridges import LAID
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import seat
from tools.headless_client import HeadlessClient, headless

FRAMES = 60
"""Within so many frames everything comes to rest."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


class Watched:
    """A table on which events are seen, and the names of what was on its layers meanwhile."""

    def __init__(self, *, reduced: bool = False) -> None:
        self.client = HeadlessClient((1280, 720), Settings(game="terra_mystica", reduced_motion=reduced))
        seats = [seat("witches", "E7 F4 D4 C3"), seat("nomads", "E8")]
        screen = self.client.table(scenario={"seats": seats, "round": 2})
        assert isinstance(screen.view, MysticaTable)
        self.view = screen.view
        self.scenery: Scenery = screen.view.scenery

    def at(self, name: str) -> int:
        return self.view.resources.parts.board.numbers[name]

    def see(self, events: Sequence[Event]) -> set[str]:
        """Let events be seen, and return the names of all nodes that were over the table meanwhile."""
        seen, scenery = set[str](), self.scenery
        layers = (scenery.effect_layer, scenery.held_layer, scenery.token_layer)
        before = {id(node) for layer in layers for node in layer.walk()}
        self.view.hear(events)
        for _ in range(FRAMES):
            self.client.tick(40)
            seen |= {node.name for layer in layers for node in layer.walk() if id(node) not in before}
        assert {id(node) for layer in layers for node in layer.walk()} <= before, "something is left behind"
        return seen


@pytest.fixture
def table() -> Watched:
    return Watched()


def test_a_new_town_has_a_wall_around_its_hexes_and_none_between_them(table: Watched) -> None:
    hexes = tuple(sorted(table.at(name) for name in ("E7", "F4", "D4", "C3")))
    table.see([TownFounded(0, hexes)])
    fields, board = table.scenery.map.fields, table.view.resources.parts.board
    for at in hexes:
        inside = [other for other in bits(board.near[at]) if other in hexes]
        assert len(fields[at].walls) == 6 - len(inside) and not fields[at].shines
    assert not any(field.walls for at, field in enumerate(fields) if at not in hexes)


def test_a_cult_glows_while_somebody_climbs_step_by_step(table: Watched) -> None:
    cults, steps = table.scenery.cults, set[float]()
    table.view.hear([CultAdvanced(0, 1, 2)])
    glowed = False
    for _ in range(FRAMES):
        table.client.tick(20)
        glowed = glowed or cults.columns[1].lit
        steps.add(cults.marker_point(0, 1)[1])
    assert glowed and not cults.columns[1].lit
    assert len(steps) > 3 and cults.marker_point(0, 1) == cults.spot(table.scenery.state, 0, 1)


def test_tiles_and_cards_fly_to_who_takes_them(table: Watched) -> None:
    assert "flying tile" in table.see([FavourTileTaken(0, 4)])
    assert "flying tile" in table.see([BonusCardTaken(1, free_cards(table.scenery.state)[0])])


def test_a_spade_bites_before_the_land_turns(table: Watched) -> None:
    at = table.at("D5")
    assert "spade" in table.see([TerrainChanged(0, at, 4)])
    field = table.scenery.map.fields[at]
    assert field.land == 4 and field.scale_y == 1.0


def test_a_bridge_is_laid_to_its_other_end(table: Watched) -> None:
    sites = table.view.resources.parts.board.sites
    number = next(at for at, ends in enumerate(sites) if table.at("E7") in ends or table.at("C3") in ends)
    table.see([BridgeBuilt(0, number)])
    site = table.scenery.map.sites[number]
    assert site.owner is not None and site.laid == LAID


def test_power_flies_from_the_cult_to_the_bowls_and_a_priest_to_his_order(table: Watched) -> None:
    assert "token power" in table.see([CultAdvanced(0, 0, 3), PowerGained(0, 1, BY_CULT)])
    assert "token priest" in table.see([PriestSent(0, 2, 1)])
    state = table.scenery.state
    assert [bowl.count for bowl in table.scenery.own.bowls.bowls] == [state.bowl1[0], state.bowl2[0], state.bowl3[0]]


def test_a_rivals_ring_counts_its_power_token_by_token(table: Watched) -> None:
    medallion, shown = table.scenery.medallion(1), list[tuple[int, int, int]]()
    table.view.hear([PowerGained(1, 3, BY_CULT)])
    for _ in range(FRAMES):
        table.client.tick(20)
        if not shown or shown[-1] != medallion.bowls:
            shown.append(medallion.bowls)
    assert shown == [(3, 5, 4), (2, 6, 4), (1, 7, 4)]


def test_the_evening_passes_over_the_map_when_a_round_ends(table: Watched) -> None:
    assert "evening" in table.see([RoundEnded()])


def test_in_reduced_motion_nothing_flies(table: Watched) -> None:
    still = Watched(reduced=True)
    events = [FavourTileTaken(0, 4), TerrainChanged(0, still.at("D5"), 4), RoundEnded()]
    assert not still.see(events) & {"flying tile", "spade", "evening"}
    assert still.scenery.map.fields[still.at("D5")].land == 4
