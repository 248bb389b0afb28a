"""What there is to choose from before the first round can be read, is covered by nothing, and keeps its place."""

from __future__ import annotations

from itertools import combinations

import pytest

from resarcana_gui.games.resarcana.engine import start
from resarcana_gui.games.resarcana.rules.codes import CHOOSING_FIRST, DECK_SIZE, DRAFTING, PICKING
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import Areas, areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.geometry.setup_areas import kept_boxes, setup_areas
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.games.resarcana.view.table.setup_display import KeptBacks
from resarcana_gui.games.resarcana.view.tell.question_text import question_text
from resarcana_gui.scene.transform import Box
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.face_layout import ROOMY
from resarcana_gui.tabletop.geometry.placements import Spots
from tests.games.resarcana.view.tell.speaking import voice
from tools.resarcana.tour.games import table_of
from tools.tour.run import stops
from tools.tour.stop import visit

USUAL = areas(2, 0)


def a_draft(kept: int, seats: int = 2) -> State:
    """A draft in which everybody has kept so many."""
    session = start(5, seats=seats, setup="draft")
    state = session.state
    assert isinstance(state, State)
    while min(map(len, state.deck)) < kept:
        session.submit(session.legal()[0])
    assert state.phase == DRAFTING
    return state


def a_match(picks: int) -> State:
    """The second game of a match, in which so many of the open artifacts were picked in turn."""
    state = start(5, seats=2, setup="standard").state
    assert isinstance(state, State)
    view = state.clone()
    cards = view.cards.artifacts[:16]
    view.clear_table(2)
    view.lay_out_artifacts(tuple(cards))
    view.begin_phase(PICKING)
    for at, card in enumerate(cards[:picks]):
        view.pick_card(at % 2, card)
    return view


def boxes(placements: Spots, cards: list[int]) -> list[Box]:
    return [placements[card].box() for card in cards]


def assert_apart(found: list[Box], table: Areas) -> None:
    pairs = combinations([*found, table.corner.tray, table.corner.undo, table.top_bar], 2)
    assert not [pair for pair in pairs if pair[0].colliderect(pair[1])]
    assert all(table.canvas.contains(box) for box in found)


@pytest.mark.parametrize("canvas", [Canvas(), Canvas(small=True), Canvas(taller=120.0)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_is_covered_before_the_first_round(scale: float, canvas: Canvas) -> None:
    for seats in (2, 4):
        drafted, table = a_draft(5, seats), areas(seats, 0, scale, canvas)
        kept = [card for card in drafted.deck[0] if card >= 0]
        assert_apart(boxes(arrange(drafted, table), [*drafted.packet[0], *drafted.offer[0], *kept]), table)
    match, table = a_match(10), areas(2, 0, scale, canvas)
    mine = [card for card in match.cards.artifacts if match.drafted[card] == 0]
    assert_apart(boxes(arrange(match, table), [*match.face_up, *mine]), table)


def test_a_packet_is_larger_than_anything_else_and_mages_lie_apart() -> None:
    view = a_draft(0)
    placements = arrange(view, USUAL)
    assert min(placements[card].width for card in view.packet[0]) > USUAL.own_width
    parts = setup_areas(USUAL)
    assert all(parts.aside.contains(box) for box in boxes(placements, view.offer[0]))
    assert all(parts.choice.contains(box) for box in boxes(placements, view.packet[0]))


def test_sixteen_open_artifacts_can_be_read_and_none_moves_when_others_are_picked() -> None:
    before, after = a_match(0), a_match(7)
    first, later = arrange(before, USUAL), arrange(after, USUAL)
    assert all(first[card].width >= ROOMY for card in before.face_up)
    assert [first[card] for card in after.face_up] == [later[card] for card in after.face_up]


def test_picks_are_seen_on_the_side_of_whoever_has_them() -> None:
    view = a_match(6)
    placements, velvet = arrange(view, USUAL), USUAL.boards[0].whole
    for card in view.cards.artifacts[:6]:
        inside = velvet if view.drafted[card] else setup_areas(USUAL).kept
        assert inside.contains(placements[card].box())


def test_what_one_has_yet_to_keep_has_its_places_which_do_not_move() -> None:
    table, view = areas(2, 0, 1.0, Canvas(small=True)), a_draft(5)
    parts = setup_areas(table)
    places, placements = kept_boxes(parts.kept), arrange(view, table)
    kept = [card for card in view.deck[0] if card >= 0]
    assert len(places) == DECK_SIZE and all(parts.kept.inflate(1, 1).contains(place) for place in places)
    assert [placements[card].at for card in kept] == [place.center for place in places[: len(kept)]]


def test_what_was_kept_stays_where_it_is_when_more_is_kept() -> None:
    few, more = a_draft(2), a_draft(5)
    kept = [card for card in few.deck[0] if card >= 0]
    assert kept == more.deck[0][: len(kept)]
    before, later = arrange(few, USUAL), arrange(more, USUAL)
    assert [before[card] for card in kept] == [later[card] for card in kept]


@pytest.mark.parametrize(("wins", "said"), [([2, 0], "You lost the last game"), ([1, 1], "You choose")])
def test_who_says_who_goes_first_is_told_why(wins: list[int], said: str) -> None:
    view = a_match(0)
    view.begin_phase(CHOOSING_FIRST)
    view.wins = wins
    assert question_text(voice(viewer=1), AskFirst(1), view).startswith(said)


def test_in_high_contrast_no_line_runs_through_what_is_picked_from() -> None:
    table = table_of(visit(stops()["table-match-pick"], Settings(speed="instant", high_contrast=True)))
    row, corner = table.scenery.boards[table.resources.home]
    assert corner.edged is row.edged is False
    assert table.resources.areas.mat.contains(corner.bounds())


def test_what_rivals_have_kept_is_seen_as_backs_on_their_velvet_while_everybody_drafts() -> None:
    table = table_of(visit(stops()["table-draft-late"], Settings(speed="instant"), (1280, 720)))
    state, areas_there = table.scenery.state, table.resources.areas
    rows = [node for node in table.scenery.static_layer.walk() if isinstance(node, KeptBacks)]
    assert [row.kept for row in rows] == [len(state.deck[board.seat]) for board in areas_there.boards]
    for row, board in zip(rows, areas_there.boards, strict=True):
        assert row.shown and len(row.places) == DECK_SIZE
        assert all(board.cards.inflate(1, 1).contains(place.move(row.at)) for place in row.places)
    state.phase = CHOOSING_FIRST
    table.scenery.refresh()
    assert not any(row.shown for row in rows)
