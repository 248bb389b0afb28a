"""Uses a language whose catalog was put into the tree: `python -m tests.recipes.language CODE`."""

from __future__ import annotations

import sys

from resarcana_gui.scene.widgets.button import Button
from tests.recipes.recipe_window import opened, table, until_asked


def main(code: str) -> None:
    """Choose it on the title, and begin a game: what it does not say yet is English."""
    player = opened()
    player.click(f"language {code}")
    button = player.find("new game")
    assert isinstance(button, Button) and button.text == "Nowa gra", button
    assert player.faults() == ""
    player.click("new game")
    player.click("play")
    assert until_asked(player)
    view = table(player).view
    assert view is not None
    print(view.status(table(player).match.view(0)))


if __name__ == "__main__":
    main(sys.argv[1])
