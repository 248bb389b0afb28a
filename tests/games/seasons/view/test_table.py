"""Whole games at the table in the window, and where everything lies on it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.geometry.areas import Areas, areas
from resarcana_gui.games.seasons.view.geometry.arrangement import arrange, hand_room, held_ids
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.table.heads import RivalHead
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.geometry.placements import Canvas
from tests.games.seasons.described_table import Table, seat
from tools.headless_client import HeadlessClient, headless

MOST = 4000
"""Frames within which a game must have ended."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def played(setup: str, seats: int, seed: int, language: str, answers: int = MOST) -> tuple[HeadlessClient, TableScreen]:
    """A game in which the first seat gives any of its answers through the table's controller."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language))
    screen, dice = client.table(setup, seats, seed=seed, agent="random"), Random(seed)
    client.shell.look.pace.speed = Speed.INSTANT
    given = 0
    for _ in range(MOST):
        view, match = screen.view, screen.match
        if match.pending is None or given == answers:
            break
        if isinstance(view, SeasonsTable) and view.asker.asking is not None:
            legal = view.asker.asking.answers
            assert view.asker.prompt_text
            assert screen.controller.submit(legal[dice.randrange(len(legal))]) is None
            given += 1
        client.tick(100)
    client.shell.look.queue.settle()
    return client, screen


def same_picture(screen: TableScreen) -> None:
    """Every card and number on the table is what the first seat sees."""
    table, view = screen.view, screen.match.view(0)
    assert isinstance(table, SeasonsTable) and isinstance(view, State)
    scenery = table.scenery
    assert scenery.state.facts() == view.facts()
    assert set(scenery.cards) == set(scenery.placements())
    assert [scenery.heads[seat].medallion.points for seat in range(view.seats)] == view.crystals
    assert scenery.own.tray.amount == view.reserve[0]
    assert not scenery.token_layer.children


@pytest.mark.slow
@pytest.mark.parametrize(("setup", "seats", "language"), [("apprentice", 2, "en"), ("archmage", 3, "es")])
def test_a_whole_game_is_shown_to_its_end(setup: str, seats: int, language: str) -> None:
    _, screen = played(setup, seats, 7, language)
    assert screen.match.outcome is not None
    same_picture(screen)


def test_the_picture_is_what_the_seat_sees_in_the_middle_of_a_game() -> None:
    _, screen = played("magician", 4, 3, "en", 20)
    same_picture(screen)


def _apart(places: Areas) -> list[Box]:
    """The areas that must not touch each other."""
    corner, boards = places.corner, [board.whole for board in places.boards]
    circles = [
        Box(c.x - c.radius, c.y - c.radius, 2 * c.radius, 2 * c.radius) for c in (corner.medallion, *corner.coins)
    ]
    tray = Box(corner.tray.x, corner.tray.y, 10 * corner.socket + 24, corner.tray.h)
    below = [tray, corner.gems, *corner.libraries, corner.confirm, corner.undo, *circles]
    return [*boards, places.slate, places.top_bar, places.row, *below]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("taller", [0.0, 120.0])
def test_nothing_overlaps_and_everything_lies_on_the_canvas(seats: int, small: bool, taller: float) -> None:
    places = areas(seats, 0, 1.0, Canvas(0.0, taller, small=small))
    for one, other in combinations(_apart(places), 2):
        assert not one.inflate(-2, -2).colliderect(other), (one, other)
    for box in (*_apart(places), places.felt, places.prices, places.hand):
        assert places.canvas.contains(box.inflate(-2, -2)), box


@pytest.mark.parametrize("small", [False, True])
def test_felt_clock_prices_and_piles_lie_side_by_side_on_the_slate(small: bool) -> None:
    places = areas(2, 0, 1.0, Canvas(small=small))
    clock, piles = places.clock, places.piles
    assert places.felt.right < clock.x - clock.radius
    assert clock.x + clock.radius < places.prices.x
    assert places.prices.right < piles[0].x - piles[0].radius
    assert piles[0].x + piles[0].radius < piles[1].x - piles[1].radius < places.slate.right


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(("play", "reserve"), [([], "7A"), (["bespelled_grimoire"], "7A 3W"), ([], "0")])
def test_the_hand_takes_the_room_of_the_sockets_that_are_not_there(
    small: bool, play: list[str], reserve: str
) -> None:  # fmt: skip
    places = areas(2, 0, 1.0, Canvas(small=small))
    view = Table(seat(*play, reserve=reserve)).view(0)
    room, corner = hand_room(view, places), places.corner
    tray = Box(corner.tray.x, corner.tray.y, (10 if play else 7) * corner.socket + 24, corner.tray.h)
    assert room.right == places.hand.right and (room.x == places.hand.x) == bool(play)
    assert not any(room.colliderect(box) for box in (tray, corner.gems))


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("held", [5, 6, 7, 9, 12])
def test_a_full_hand_is_held_in_two_lines_where_its_cards_are_wider_there(held: int, small: bool) -> None:
    cards = ["amulet_of_air", "purse_of_io", "beggars_horn", "wondrous_chest", "die_of_malice", "divine_chalice"]
    view = Table(seat(hand=[*cards, *cards][:held])).view(0)
    places = areas(2, 0, 1.0, Canvas(small=small))
    room, ids = hand_room(view, places), held_ids(view, 0)["hand"]
    spots = arrange(view, places)
    boxes = [Box(0, 0, spots[card].width, spots[card].width * spots[card].shape) for card in ids]
    for box, card in zip(boxes, ids, strict=True):
        box.center = (spots[card].x, spots[card].y)
    lines = len({round(spots[card].y) for card in ids if not spots[card].angle})
    assert (lines == 2) == (held > (7 if small else 9))
    if lines == 2:
        assert all(room.contains(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
        assert boxes[0].w > 1.15 * room.w / held


def test_what_a_rival_would_have_if_the_game_ended_now_stands_on_its_board() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    rival = seat("beggars_horn", crystals=9, hand=["purse_of_io", "purse_of_io"], bonuses=1)
    screen = client.table(scenario={"seats": [seat(), rival]}, agent="random")
    assert isinstance(screen.view, SeasonsTable)
    head = screen.view.scenery.heads[1]
    assert isinstance(head, RivalHead) and head.counts.text.endswith("{end} 2")
    assert "2" in head.counts.tip.splitlines()[-1]


def test_what_effects_would_bring_at_the_end_is_no_prestige_in_play() -> None:
    """Ragfield's Helm: 10 in play and 20 more for the most cards, so 30 if the game ended now."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen = client.table(scenario={"seats": [seat("ragfields_helm"), seat()]}, agent="random")
    assert isinstance(screen.view, SeasonsTable)
    assert screen.view.scenery.own.score.text == "Prestige in play 10. If the game ended now: 30"


@pytest.mark.parametrize("name", ["Glaux", "Scintilla", "Wolframina"])
def test_the_dots_of_a_thinking_rival_cover_no_letter_of_its_name(name: str) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen = client.table(scenario={"seats": [seat(), seat()]}, agent="random")
    assert isinstance(screen.view, SeasonsTable)
    head, dots = screen.view.scenery.heads[1], screen.view.turn.thinking
    head.name_label.write(name)
    dots.at = head.after_name
    shown, label = next(iter(head.name_label.texts())), head.name_label.bounds()
    height = shown.block.height * 0.6  # of the letters without the space of the line above and below
    letters = Box(label.x, label.centery - height / 2, shown.block.width, height)
    assert not dots.bounds().colliderect(letters) and dots.bounds().right <= label.right


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_board_beside_the_row_takes_no_room_from_the_hand(small: bool, text: float) -> None:
    for seats in (2, 3, 4):
        usual = areas(seats, 0, text, Canvas(small=small))
        kept = usual.keeping_clear(usual.row_end(740.0))
        assert kept.hand == usual.hand and kept.row.right < usual.row_end(740.0).x
