"""The list of unfinished games."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.screens.parts.stack import MenuEntry, menu_buttons, stacked
from resarcana_gui.screens.pasting import PastingPage
from resarcana_gui.screens.seat_names import listed_names, shown_names
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.screens.shell import Shell

MOST: Final = 24
"""The maximum number listed, latest first."""
SEPARATOR: Final = " · "


class SavedGames(PastingPage):
    """A button for each unfinished game, with its players, its progress, and when it was left."""

    name_key = "saves.title"
    fitted = True

    def lay(self, width: float) -> Node:
        shell = self.shell
        entries = [
            MenuEntry(f"save {at}", self._words(save), partial(shell.routes.resume, save), "resume")
            for at, save in enumerate(shell.matches.unfinished(shell.chosen, MOST))
        ]
        return stacked(menu_buttons(shell.look, entries, width), gap=12)

    def entered(self) -> None:
        self.give_focus("save 0")

    def _words(self, save: SavedGame) -> str:
        when = save.when
        left = self.shell.text(
            "saves.when", day=f"{when:%d}", month=f"{when:%m}", year=f"{when:%Y}", time=f"{when:%H:%M}"
        )
        return self.shell.text("saves.game", progress=progress(self.shell, save), when=left)


def progress(shell: Shell, save: SavedGame) -> str:
    """Return the players, the score of the match, and the stage, such as the round."""
    game, language = shell.games[save.game], shell.settings.language
    shown = shown_names(save.seats, language, game.character_names)
    standing = game.standing(language, [escaped(name) for name in shown], save.progress)
    names = SEPARATOR.join(filter(None, [listed_names(shell.texts, shown), standing]))
    if save.stage is None:
        return names
    return shell.text("title.since" if save.stage else "title.before", names=names, round=save.stage)
