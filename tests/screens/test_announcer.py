# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.scene.events import Attended
from resarcana_gui.screens.announcer import spoken
from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    """Somebody who listens."""
    shell = shell_of()
    shell.change(read_out="clipboard")
    return Player(shell)


def heard(player: Player) -> list[tuple[str, bool]]:
    """What is said from here on, and whether it interrupts."""
    said: list[tuple[str, bool]] = []
    player.shell.announcer.say = lambda text, interrupts: said.append((text, interrupts))
    return said


def test_the_screen_and_what_has_the_focus_are_said_once(player: Player) -> None:
    said = heard(player)
    player.shell.show(SettingsPage(player.shell))
    player.settle()
    assert said[0] == ("Settings\nBack", True)
    player.settle()
    assert len(said) == 1
    while player.focused != "high_contrast":
        player.key("tab")
    assert said[-1][0].startswith("High contrast. Off")
    while player.focused != "speed normal":
        player.key("tab")
    assert said[-1][0].startswith("Normal. Chosen")


def test_dialogs_and_notices_are_said_too(player: Player) -> None:
    player.shell.show(NewGame(player.shell))
    player.settle()
    said = heard(player)
    player.shell.messages.tell("Nothing to undo.")
    player.settle()
    assert said.pop() == ("Nothing to undo.", False)
    player.shell.messages.ask("Really?", "It cannot be undone.", [("Yes", None), ("No", None)])
    player.settle()
    assert "Really? It cannot be undone." in said[0][0]


def test_nothing_is_said_unless_it_is_wished() -> None:
    player = Player(shell_of())
    said = heard(player)
    player.shell.show(NewGame(player.shell))
    player.shell.messages.tell("Nothing to undo.")
    player.settle()
    assert said == []


def test_an_icon_is_its_name_or_nothing_before_its_own_name() -> None:
    assert spoken("**Ana** pays 2{elan} and {gold}\u00a0Gold.\n[bad|No {token}]", str.upper) == (
        "Ana pays 2 ELAN and Gold.\nNo TOKEN"
    )


def test_while_another_window_is_used_nothing_is_heard_unless_that_is_wished() -> None:
    player = Player(shell_of())
    away, here = Attended(False), Attended(True)  # noqa: FBT003 - whether the window is used
    player.shell.stage.send(away)
    assert player.heard.muted
    player.shell.stage.send(here)
    assert not player.heard.muted
    player.shell.change(quiet_behind=False)
    player.shell.stage.send(away)
    assert not player.heard.muted


def test_a_page_that_is_only_read_is_said_whole(player: Player) -> None:
    page = Credits(player.shell)
    player.shell.show(page)
    player.settle()
    assert page.pane is not None and page.describe(page.pane).startswith("This program The program and its pictures")
    assert page.describe(player.find("back")) == ""
