"""In a very wide window the last deeds are told beside the table."""

from __future__ import annotations

from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.scene.seats.seat_styles import WATER
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens import actions
from resarcana_gui.screens.table.event_feed import SENTENCES, EventFeed
from resarcana_gui.screens.table.ribbon import Deed
from resarcana_gui.settings import Settings
from tools.tour.run import stops
from tools.tour.stop import screen_of, visit


def told(event_feed: EventFeed, number: int) -> list[str]:
    event_feed.show([Deed(f"Circe does thing {at}.", at, WATER, None) for at in range(number)])
    return [getattr(label, "text", "") for label in event_feed.children]


def test_the_newest_sentence_stands_lowest_and_old_ones_go() -> None:
    event_feed = EventFeed(UiStyle(), Box(-280, 18, 324, 200))
    assert told(event_feed, 9) == [f"Circe does thing {at}." for at in range(8, 8 - SENTENCES, -1)]
    lows = [label.y + label.height for label in event_feed.children]
    assert lows == sorted(lows, reverse=True) and lows[0] == event_feed.height
    assert told(event_feed, 0) == []


def test_a_sentence_for_which_there_is_no_room_is_not_begun() -> None:
    event_feed = EventFeed(UiStyle(), Box(-280, 18, 324, 60))
    assert 0 < len(told(event_feed, 9)) < SENTENCES
    assert all(label.y >= 0 for label in event_feed.children)


def test_while_the_log_is_open_or_the_past_is_shown_nothing_is_told_beside_it() -> None:
    screen = screen_of(visit(stops()["table-2"], Settings(speed="instant"), (2560, 1080)))
    (event_feed,) = (node for node in screen.walk() if isinstance(node, EventFeed))
    for shown in (False, True):
        screen.act(actions.LOG)
        assert event_feed.shown is shown
    for position, shown in ((1, False), (None, True)):
        screen.history.to(position)
        assert event_feed.shown is shown


def test_only_very_wide_windows_have_an_event_feed_and_nothing_else_lies_there() -> None:
    for seats in (2, 3, 4):
        assert areas(seats, 0).event_feed is None
        wide = areas(seats, 0, canvas=Canvas(wider=600.0))
        assert wide.event_feed is not None and wide.canvas.contains(wide.event_feed)
        assert not wide.event_feed.colliderect(wide.slate.whole)
        assert not any(wide.event_feed.colliderect(board.whole) for board in wide.boards)
