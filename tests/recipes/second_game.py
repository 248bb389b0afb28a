"""Plays a game that was put into the tree as a folder: `python -m tests.recipes.second_game NAME`."""

from __future__ import annotations

import sys

from resarcana_gui.app.save_files import newest_first
from resarcana_gui.screens.game_over import GameOver
from tests.recipes.recipe_window import opened, table, until_asked
from tests.screens.shell_player import Player

BY_MOUSE = 3


def main(name: str) -> None:
    """Choose it, set it up, play by mouse, leave, go on, play to the end by keys, in two languages."""
    player = opened()
    assert {f"game {name}", "game resarcana"} <= set(player.names()), player.names()
    player.click(f"game {name}")
    assert player.shell.game.name("en") == "The Market Stall" and player.faults() == ""
    player.click("new game")
    player.click("setup standard")
    player.click("play")
    for _ in range(BY_MOUSE):
        assert until_asked(player)
        player.click("answer 0")
    before = len(table(player).match.history.steps)
    leave(player)
    player.click("language es")
    assert player.shell.game.name("es") == "El puesto del mercado"
    player.click("continue")
    assert len(table(player).match.history.steps) >= before and table(player).game == name
    while until_asked(player):
        by_keys(player)
    assert isinstance(player.screen, GameOver) and player.faults() == ""
    assert f"{name}/coin" in player.heard.played and f"{name}/table" in player.heard.loops
    print(newest_first()[0])


def leave(player: Player) -> None:
    """To the title, by the menu."""
    player.wait(1_000)
    player.key("f10")
    player.click("title")


def by_keys(player: Player) -> None:
    """Go to the first answer, and give it."""
    for _ in range(60):
        if player.focused.startswith("answer"):
            player.key("return")
            return
        player.key("tab")
    raise AssertionError("no answer is reached by keys")


if __name__ == "__main__":
    main(sys.argv[1])
