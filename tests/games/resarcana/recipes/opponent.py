"""Plays against an opponent that was put into the tree: `python -m tests.games.resarcana.recipes.opponent NAME`."""

from __future__ import annotations

import sys

from resarcana_gui.screens.parts.stars import CELL
from resarcana_gui.screens.setup.new_game import NewGame
from tests.recipes.recipe_window import opened, table, until_asked
from tests.screens.shell_player import Player

MOST = 20


def main(name: str) -> None:
    """Give the rival at the table this level by mouse, and answer as it comes until it has answered too."""
    player = opened()
    player.click("new game")
    page = player.screen
    assert isinstance(page, NewGame)
    choose(player, page, name)
    player.click("play")
    (seat,) = [at for at, each in enumerate(table(player).match.seats) if each.kind == name]
    for _ in range(MOST):
        if any(step.command.seat == seat for step in table(player).match.history.steps):
            break
        assert until_asked(player)
        assert table(player).controller.submit(table(player).match.legal()[0]) is None
    else:
        raise AssertionError("it never answers")
    assert player.faults() == ""


def choose(player: Player, page: NewGame, name: str) -> None:
    """Click on the star that stands for the level, and see its title."""
    levels = [level.name for level in page.choices.available.levels]
    (rival,) = [seat.character for seat in page.choices.seats if seat.kind is not None]
    box = player.find(f"level {rival}").bounds()
    player.click_at((box.left + (levels.index(name) + 0.5) * CELL, box.centery))
    assert page.choices.level_of(rival).name == name
    print(page.choices.level_of(rival).title)


if __name__ == "__main__":
    main(sys.argv[1])
