from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.match.sharing import MARK
from resarcana_gui.scene import clipboard
from resarcana_gui.screens.records.records_page import RecordsPage
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from tests.match.stall import machines, people, say, stall
from tests.screens.market import Market, shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard."""
    held = [""]
    monkeypatch.setattr(clipboard, "get", lambda: held[-1])

    def put(text: str) -> bool:
        held.append(text)
        return True

    monkeypatch.setattr(clipboard, "put", put)
    return held


def test_a_position_is_copied_from_the_table_and_pasted_at_the_title(board: list[str]) -> None:
    player = Player(shell_of())
    match = stall()
    say(match, "draw")
    player.shell.show(TableScreen(player.shell, "toy", match, viewer=0))
    player.key("ctrl+c")
    assert board[-1].startswith(MARK) and player.told.startswith("The position is copied")
    player.shell.show(Title(player.shell))
    player.key("ctrl+v")
    assert isinstance(player.screen, TableScreen)
    assert player.screen.match.history.events() == match.history.events()


def test_it_is_copied_by_the_menu_and_pasted_by_a_button(board: list[str]) -> None:
    player = Player(shell_of())
    player.shell.show(TableScreen(player.shell, "toy", stall(), viewer=0))
    player.key("f10")
    player.click("copy")
    assert board[-1].startswith(MARK)
    player.shell.show(RecordsPage(player.shell))
    player.click("paste")
    assert isinstance(player.screen, TableScreen)


def test_how_a_pasted_position_was_set_up_is_not_shown(board: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    begin = Market.begin

    def told(market: Market, view: State, events: Sequence[Event]) -> None:
        shown.append("setup")
        begin(market, view, events)

    monkeypatch.setattr(Market, "begin", told)
    player = Player(shell_of())
    player.shell.routes.table("toy", stall([*people(1), *machines(1)]))
    player.key("ctrl+c")
    assert shown == ["setup"]
    player.shell.show(Title(player.shell))
    player.key("ctrl+v")
    assert isinstance(player.screen, TableScreen) and shown == ["setup"]


def test_what_is_no_position_is_told_in_a_sentence(board: list[str]) -> None:
    player = Player(shell_of())
    player.shell.show(Title(player.shell))
    for held, told in (("", "There is no position"), (f"{MARK}AAAA", "This position is damaged")):
        board.append(held)
        player.key("ctrl+v")
        assert player.told.startswith(told) and isinstance(player.screen, Title)


def test_without_a_clipboard_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    assert clipboard.get() == "" and not clipboard.put("x")
