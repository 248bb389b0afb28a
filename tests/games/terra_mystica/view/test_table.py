"""Whole games at the table in the window, and where everything lies on it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.geometry.areas import Areas, areas
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.actions import SCORES
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.geometry.placements import Canvas
from tools.headless_client import HeadlessClient, headless

MOST = 6000
"""Frames within which a game must have ended."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def played(setup: str, seats: int, seed: int, language: str, answers: int = MOST) -> TableScreen:
    """A game in which the first seat gives any of its answers through the table's controller."""
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica", language=language))
    screen, dice = client.table(setup, seats, seed=seed, agent="random"), Random(seed)
    client.shell.look.pace.speed = Speed.INSTANT
    given = 0
    for _ in range(MOST):
        view, match = screen.view, screen.match
        if match.pending is None or given == answers:
            break
        if isinstance(view, MysticaTable) and view.asker.asking is not None:
            legal = view.asker.asking.answers
            assert view.asker.prompt_text
            assert screen.controller.submit(legal[dice.randrange(len(legal))]) is None
            given += 1
        client.tick(100)
    client.shell.look.queue.settle()
    return screen


def same_picture(screen: TableScreen) -> None:
    """Every structure, bridge, marker and number on the table is what the first seat sees."""
    table, view = screen.view, screen.match.view(0)
    assert isinstance(table, MysticaTable) and isinstance(view, State)
    scenery = table.scenery
    assert scenery.state.facts() == view.facts()
    assert [field.land for field in scenery.map.fields] == view.terrain
    standing = [scenery.map.standing(at) for at in range(len(view.structure))]
    assert [each.kind if each else 0 for each in standing] == view.structure
    assert [site.owner is not None for site in scenery.map.sites] == [owner >= 0 for owner in view.bridge]
    assert [scenery.medallion(seat).points for seat in range(view.seats)] == view.points
    assert [bowl.count for bowl in scenery.own.bowls.bowls] == [view.bowl1[0], view.bowl2[0], view.bowl3[0]]
    for seat in range(view.seats):
        assert scenery.medallion(seat).bowls == (view.bowl1[seat], view.bowl2[seat], view.bowl3[seat])
        for cult in range(4 if view.faction[seat] != NONE else 0):
            assert scenery.cults.marker_point(seat, cult) == scenery.cults.spot(view, seat, cult)
    assert not scenery.token_layer.children


@pytest.mark.slow
@pytest.mark.parametrize(("setup", "seats", "language"), [("standard", 2, "en"), ("colours", 5, "es")])
def test_a_whole_game_is_shown_to_its_end(setup: str, seats: int, language: str) -> None:
    screen = played(setup, seats, 7, language)
    assert screen.match.outcome is not None
    same_picture(screen)


def test_the_picture_is_what_the_seat_sees_in_the_middle_of_a_game() -> None:
    same_picture(played("first", 3, 3, "en", 24))


def _apart(places: Areas) -> list[Box]:
    """The areas that must not touch each other."""
    left, right, mat = places.left, places.right, places.mat
    wings = [left.rounds, left.actions_title, left.actions, left.cards_title, left.cards]
    wings += [*right.columns, *right.orders, right.favours, right.towns]
    disc = mat.medallion
    own = [mat.name, mat.stock, mat.bowls, mat.income, mat.rows, mat.tracks, mat.card, mat.tiles, mat.specials]
    own += [
        mat.exchanges,
        mat.confirm,
        mat.undo,
        Box(disc.x - disc.radius, disc.y - disc.radius, *(2 * disc.radius,) * 2),
    ]
    return [*(rival.whole for rival in places.rivals), *wings, places.board, places.top_bar, *own]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(
    ("wider", "taller"),
    [(0.0, 0.0), (0.0, 120.0), (640.0, 0.0), (0.0, 840.0), (0.0, 1000.0), (0.0, 1608.0), (0.0, 2333.0)],
)
def test_nothing_overlaps_and_everything_lies_on_the_canvas(
    seats: int, small: bool, wider: float, taller: float
) -> None:  # fmt: skip
    places = areas(seats, 0, Canvas(wider, taller, small=small))
    for one, other in combinations(_apart(places), 2):
        assert not one.inflate(-2, -2).colliderect(other), (one, other)
    for box in _apart(places):
        assert places.canvas.contains(box.inflate(-2, -2)), box


@pytest.mark.parametrize("seats", [2, 5])
def test_in_a_window_much_taller_than_wide_the_map_takes_all_the_width(seats: int) -> None:
    places = areas(seats, 0, Canvas(0.0, 1608.0, small=False))
    assert places.board.w > 0.98 * places.canvas.w
    assert min(places.left.whole.y, places.right.whole.y) > places.board.bottom
    assert len({rival.whole.y for rival in places.rivals}) == (2 if seats > 3 else 1)


@pytest.mark.parametrize(
    ("size", "seats", "language", "scale"), [((1280, 720), 5, "es", 100), ((1920, 1080), 3, "en", 200)]
)
def test_everything_on_the_table_can_be_read_and_pointed_at(
    size: tuple[int, int], seats: int, language: str, scale: int
) -> None:  # fmt: skip
    client = HeadlessClient(size, Settings(game="terra_mystica", language=language, text_scale=scale))
    client.table("first", seats, seed=3, agent="greedy")
    client.shell.look.pace.speed = Speed.INSTANT
    client.wait(2000)
    assert report(check(client.shell.root, client.shell.look.theme, WHOLE)) == ""


def test_a_table_that_is_laid_out_again_marks_the_latest_deeds_with_the_factions() -> None:
    screen = played("first", 2, 3, "en", 8)
    screen.rebuild()
    assert screen.hud is not None
    deeds = [node.deed for node in screen.hud.top_bar.ribbon.deeds if node.deed is not None]
    signs = {screen.model.style(seat).sign for seat in range(2)}
    assert deeds and {deed.style.sign for deed in deeds} <= signs


def test_a_click_beside_the_page_of_boards_closes_it_and_opens_no_menu() -> None:
    screen = played("first", 2, 3, "en", answers=1)
    table = screen.view
    assert isinstance(table, MysticaTable)
    column = table.scenery.cults.columns[0]
    assert not table.close_reading(column)
    assert table.act(SCORES) and table.book.panel is not None
    assert table.close_reading(column) and table.book.panel is None
