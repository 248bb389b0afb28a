"""Plays a game that was put into the tree as a folder: `python -m tests.recipes.second_game NAME`."""

from __future__ import annotations

import sys
from functools import partial

import pygame

from resarcana_gui.app.gui import folders
from resarcana_gui.app.save_files import newest_first
from resarcana_gui.games.plugin import discover
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.records.replay_table import ReplayTable
from tests.recipes.recipe_window import opened, table, until_asked
from tests.screens.hands import Gamepad
from tests.screens.shell_player import Player

BY_MOUSE = 6
BY_KEYS = 4
NO_ANSWERS = {"cancel"}


def main(name: str) -> None:
    """Choose it, set it up, play by mouse, leave, go on, play by keys and to the end by controller, and watch it
    again, in two languages."""
    pygame.display.init()  # its queue takes the controller's events
    player, plugin = opened(), discover()[name]
    assert {f"game {name}", "game resarcana"} <= set(player.names()), player.names()
    player.click(f"game {name}")
    assert player.shell.game.name("en") == "The Market Stall" and player.faults() == ""
    player.click("new game")
    player.click("setup standard")
    player.click("play")
    rivals = [at for at, seat in enumerate(table(player).match.seats) if seat.kind in plugin.agent_names()]
    assert rivals, "its own opponents sit at the table"
    for _ in range(BY_MOUSE):
        assert until_asked(player)
        by_mouse(player)
    before = len(table(player).match.history.steps)
    leave(player)
    player.click("language es")
    assert player.shell.game.name("es") == "El puesto del mercado"
    player.click("continue")
    assert len(table(player).match.history.steps) >= before and table(player).game == name
    for _ in range(BY_KEYS):
        assert until_asked(player)
        by_keys(player)
    match = table(player).match
    assert set(rivals) <= {step.command.seat for step in match.history.steps}, "and answer"
    while until_asked(player):
        by_pad(player)
    assert isinstance(player.screen, GameOver) and player.faults() == ""
    assert f"{name}/coin" in player.heard.played and f"{name}/table" in player.heard.loops
    assert any((folder / "coin.ogg").exists() for game, folder in folders([name]) if game == name)
    watch(player, name)
    print(newest_first()[0])


def leave(player: Player) -> None:
    """To the title, by the menu."""
    player.wait(1_000)
    player.key("f10")
    player.click("title")


def watch(player: Player, name: str) -> None:
    """See the whole game again, from the list of those that are finished."""
    player.click("title")
    player.click("records")
    player.key("return")
    player.click("look")
    past = player.screen
    assert isinstance(past, ReplayTable) and past.game == name and past.playback.at == 0
    player.heard.played.clear()
    player.key("return")
    passed = 0
    while past.playback.playing:
        player.wait(500)
        assert past.playback.at >= passed
        passed = past.playback.at
    assert passed == len(past.match.history.steps) > BY_MOUSE + BY_KEYS and past.past_position is None
    assert f"{name}/coin" in player.heard.played and player.faults() == ""


def by_mouse(player: Player) -> None:
    """Click the last thing by which what is asked can be answered: a button, a card of the hand, or the deck."""
    view = table(player).view
    assert view is not None
    controls = player.shell.stage.dispatcher.focus.order()
    answers = [control.name for control in controls if view.answers_with(control) and control.name not in NO_ANSWERS]
    player.click(answers[-1])


def by_keys(player: Player) -> None:
    """Go to a card that can be used, or else to the first button, and press Enter."""
    for _ in range(60):
        player.key("tab")
        if player.focused.startswith(("card", "answer")):
            player.key("return")
            return
    raise AssertionError("no answer is reached by keys")


def by_pad(player: Player) -> None:
    """Go to the last thing by which what is asked can be answered with the arrows of a controller, and press A."""
    view, wait = table(player).view, partial(player.wait, 100)
    assert view is not None
    controls = player.shell.stage.dispatcher.focus.order()
    answers = [control for control in controls if view.answers_with(control) and control.name not in NO_ANSWERS]
    Gamepad(player.shell, wait).use(answers[-1])


if __name__ == "__main__":
    main(sys.argv[1])
