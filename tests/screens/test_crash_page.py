# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.scene.action import Call
from resarcana_gui.screens.crash_page import CrashPage
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.services import MatchPlan, PlayerSpec, SavedGame
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from tests.screens.market import save_of, shell_of
from tests.screens.shell_player import Player


class Broken(Screen):
    """Fails whenever it is used."""

    def build(self) -> None:
        """Nothing."""

    def left(self) -> None:
        raise ZeroDivisionError


def crashed(shell: Shell, copied: list[str], *, works: bool = True) -> Player:
    def copy(text: str) -> bool:
        copied.append(text)
        return works

    shell.show(Broken(shell))

    def fail() -> None:
        raise ZeroDivisionError

    shell.look.queue.add(Call(fail))
    shell.start_over()
    shell.show(CrashPage(shell, "Traceback ...", "/log/errors.log", copy))
    return Player(shell)


def words(player: Player, name: str) -> str:
    label = next(node for node in player.shell.root.walk() if node.name == name)
    return " ".join(shown.block.text for shown in label.texts())  # type: ignore[attr-defined]


def test_it_says_what_is_saved_and_where_the_details_are_whatever_failed_before() -> None:
    player = crashed(shell_of(None, save_of("Ada", "Circe")), [])
    assert "saved up to the last move" in words(player, "saved") and "/log/errors.log" in words(player, "where")
    assert player.focused == "go on" and player.faults() == ""


def test_the_game_goes_on_from_its_last_move() -> None:
    player = crashed(shell_of(None, save_of("Ada", "Circe")), [])
    new = player.matches.new

    def resume(save: SavedGame) -> Match:
        return new(MatchPlan("toy", {}, (PlayerSpec("Ada"), PlayerSpec("Circe", "first")), 1))

    player.matches.resume = resume  # type: ignore[method-assign]
    player.key("return")
    assert isinstance(player.screen, TableScreen)


def test_without_a_game_it_leads_to_the_title() -> None:
    player = crashed(shell_of(), [])
    assert "Nothing of yours is lost" in words(player, "saved") and not player.sees("go on")
    player.key("return")
    assert isinstance(player.screen, Title)


@pytest.mark.parametrize(("works", "says"), [(True, "Copied."), (False, "There is no clipboard here.")])
def test_the_details_can_be_copied(works: bool, says: str) -> None:
    copied: list[str] = []
    player = crashed(shell_of(), copied, works=works)
    player.click("copy")
    assert copied == ["Traceback ..."] and player.told == says
