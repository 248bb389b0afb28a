"""The latest deeds as pictures."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.seats.seat_styles import AIR, WATER
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.table.ribbon import SHOWN, Deed, Ribbon, Tile

RED, WHITE = PlainBox((200, 30, 30)), PlainBox((255, 255, 255))


def deeds(count: int) -> list[Deed]:
    return [Deed(f"Ada does {at}.", at, WATER, RED) for at in range(count)]


@pytest.fixture
def sought() -> list[int]:
    return []


@pytest.fixture
def ribbon(sought: list[int]) -> Ribbon:
    return Ribbon(UiStyle(), (638.0, 494.0), 100.0, 50.0, 58.0, sought.append)


def test_the_newest_is_the_largest_and_ends_the_ribbon(ribbon: Ribbon) -> None:
    ribbon.show(deeds(20))
    told = [node.deed.at for node in ribbon.deeds if node.deed is not None]
    assert told == list(range(19, 19 - SHOWN, -1))
    newest, *older = ribbon.deeds
    assert newest.bounds().right == 638 and all(node.width < newest.width for node in older)
    assert all(before.bounds().left > after.bounds().right for before, after in zip(ribbon.deeds, older, strict=False))


def test_before_there_are_enough_the_rest_is_not_seen(ribbon: Ribbon) -> None:
    ribbon.show(deeds(2))
    assert [node.visible for node in ribbon.deeds] == [True, True] + [False] * (SHOWN - 2)


def test_where_there_is_less_room_there_are_fewer() -> None:
    ribbon = Ribbon(UiStyle(), (638.0, 494.0), 150.0, 58.0, 66.0, lambda at: None)
    assert len(ribbon.deeds) == 7 and ribbon.deeds[-1].bounds().left >= 150


def test_one_is_told_when_it_is_pointed_at_and_leads_to_its_moment(ribbon: Ribbon, sought: list[int]) -> None:
    ribbon.show(deeds(3))
    assert ribbon.deeds[1].hint == "Ada does 1."
    ribbon.deeds[1].activate()
    assert sought == [1]


def test_the_moment_that_the_table_shows_is_marked(ribbon: Ribbon) -> None:
    ribbon.show(deeds(4))
    ribbon.mark(2)
    assert [node.chosen for node in ribbon.deeds[:4]] == [False, True, False, False]
    ribbon.mark(None)
    assert not any(node.chosen for node in ribbon.deeds)


def test_what_was_done_is_told_at_the_right_of_the_picture_or_instead_of_it_in_sixteen_pixels() -> None:
    for picture, area in ((RED, (20, 22, 20, 18)), (None, (10, 0, 20, 22))):
        bare, signed = (Tile(picture, WATER, sign).render((40, 40), 1.0) for sign in (None, WHITE))
        changed = pygame.mask.from_threshold(signed, (255, 255, 255), (9, 9, 9)).get_bounding_rects()
        assert len(changed) == 1 and min(changed[0].size) >= 16
        assert pygame.Rect(area).contains(changed[0])
        assert bare.get_buffer().raw != signed.get_buffer().raw


def test_a_deed_bears_the_sign_of_its_seat_also_where_there_is_no_picture_of_it() -> None:
    pictures = [Tile(picture, style).render((50, 50), 1.0) for picture in (RED, None) for style in (WATER, AIR)]
    assert len({tuple(each.get_buffer().raw) for each in pictures}) == 4
    assert all(each.get_at((0, 0)).a == 0 for each in pictures)
