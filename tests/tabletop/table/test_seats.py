# mypy: no-warn-unreachable
# What time passes changes between two asserts, which mypy does not know.
"""Whose turn it is can be seen on the boards."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.table.seats import SeatBoard, TurnMarks
from tests.scene.acting import Actor

HOME, RIVAL = 0, 1


@pytest.fixture
def boards(actor: Actor, look: UiStyle) -> dict[int, list[SeatBoard]]:
    made = {seat: [SeatBoard(look, seat, Box(100, 100 + 300 * seat, 400, 200))] for seat in (HOME, RIVAL)}
    actor.root.add(*(board for each in made.values() for board in each))
    return made


@pytest.fixture
def marks(look: UiStyle, boards: dict[int, list[SeatBoard]]) -> TurnMarks:
    return TurnMarks(look, boards, HOME, lambda seat: (200.0, 10.0 * seat))


def lit(boards: dict[int, list[SeatBoard]]) -> list[int]:
    return [seat for seat, (board,) in boards.items() if board.acting]


def test_the_board_of_who_is_asked_lights_up(boards: dict[int, list[SeatBoard]], marks: TurnMarks) -> None:
    for acting, expected in ((HOME, [HOME]), (RIVAL, [RIVAL]), (None, [])):
        marks.mark(acting)
        assert lit(boards) == expected


def test_only_a_rival_is_seen_to_think(marks: TurnMarks) -> None:
    marks.mark(HOME)
    assert not marks.thinking.visible
    marks.mark(RIVAL)
    assert marks.thinking.visible and marks.thinking.at == (200.0, 10.0)


def test_the_points_grow_bright_unless_motion_is_reduced(look: UiStyle, marks: TurnMarks) -> None:
    marks.mark(RIVAL)
    seen = set()
    for _ in range(8):
        marks.update(milliseconds("thinking"))
        seen.add(marks.thinking.bright)
    assert seen == {0, 1, 2, 3}
    look.pace.reduced = True
    before = marks.thinking.bright
    marks.update(milliseconds("thinking"))
    assert marks.thinking.bright == before


def test_a_board_is_clicked_for_its_seat_and_shows_that_it_can_be_chosen(
    actor: Actor, boards: dict[int, list[SeatBoard]], marks: TurnMarks
) -> None:
    clicked: list[int] = []
    (board,) = boards[RIVAL]
    board.on_click = clicked.append
    revision = board.revision
    marks.mark(HOME, choosable=[RIVAL])
    assert board.can_choose and board.revision != revision
    actor.click(board)
    assert clicked == [RIVAL]
