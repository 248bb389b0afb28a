"""The page of achievements."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.records.achievements import Progress, progress
from resarcana_gui.records.tally import played_by
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.art import FadedArt, draw_art
from resarcana_gui.screens.parts.game_choice import choose_game, game_choices
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.records.record_formatter import RecordFormatter

COLUMN: Final = 520.0
"""The minimum width of a column, at a text scale of 1."""
GAP: Final = 14.0
PAD: Final = 14.0
DISC: Final = 58.0
ART: Final = 230.0
"""The width of its picture."""
ART_FADES: Final = 0.6
DARK: Final = 0.35
"""The strength of the picture before it is achieved."""
NAME: Final = replace(BODY, face=Face.DISPLAY, size=24, colour="gold")
OPEN: Final = replace(NAME, colour="ink_soft")


class AchievementsPage(Page):
    """All achievements: those achieved first, the latest of them on top."""

    name_key = "achievements.title"

    def lay(self, width: float) -> Node:
        shell = self.shell
        games = played_by(shell.matches.archive.records(shell.chosen), None)
        found = progress(shell.matches.achievements(shell.chosen), games)
        done = sum(each.when is not None for each in found)
        head = Label(shell.look, shell.text("achievements.done", number=done, all=len(found)), BODY, width=width)
        games_above = []
        if len(shell.games) > 1:
            games_above.append(game_choices(shell, shell.chosen, partial(choose_game, shell), width))
        return stacked(
            [*games_above, head, self._grid(sorted(found, key=lambda each: -(each.when or 0.0)), width)], gap=16
        )

    def _grid(self, found: list[Progress], width: float) -> Node:
        columns = max(1, int((width + GAP) / (COLUMN * self.shell.look.text.scale)))
        wide = (width - GAP * (columns - 1)) / columns
        tiles = [self._tile(each, wide) for each in found]
        grid, y = Node(), 0.0
        for start in range(0, len(tiles), columns):
            row = tiles[start : start + columns]
            high = max(tile.height for tile in row)
            for at, tile in enumerate(row):
                tile.size, tile.at = (wide, high), (at * (wide + GAP), y)
            y += high + GAP
        grid.add(*tiles)
        grid.size = (width, max(0.0, y - GAP))
        return grid

    def _tile(self, found: Progress, width: float) -> Tile:
        shell = self.shell
        words = shell.game.record_words(shell.settings.language)
        title, text = words.achievement(found.achievement.name)
        if found.when is not None:
            how_far = RecordFormatter(shell, shell.chosen).day(found.when)
        elif found.achievement.times > 1:
            how_far = shell.text("achievements.progress", done=found.done, times=found.achievement.times)
        else:
            how_far = ""
        picture, done = found.achievement.picture, found.when is not None
        art = shell.game.art(picture) if picture is not None and not self.narrow else None
        return Tile(shell.look, title, text, how_far, width=width, done=done, art=art)


class Tile(Texts):
    """One achievement: what it asks for, and the player's progress."""

    def __init__(
        self, look: UiStyle, title: str, text: str, how_far: str, *, width: float, done: bool,
        art: Drawing | None = None,
    ) -> None:  # fmt: skip
        """`art` is its picture, darker until it is achieved."""
        super().__init__(size=(width, 0.0), name=title)
        self.look, self._title, self._text, self._how_far, self._done = look, title, text, how_far, done
        self._art: Final = None if art is None else FadedArt(art, left=ART_FADES, strength=1.0 if done else DARK)
        self.size = (width, max(DISC + 2 * PAD, sum(shown.block.height for shown in self.texts()) + 2 * PAD))

    def texts(self) -> Iterable[ShownText]:
        left, room = PAD + DISC + PAD, self.width - DISC - 3 * PAD - (ART if self._art is not None else 0.0)
        y = PAD - 2
        for words, style in ((self._title, NAME if self._done else OPEN), (self._text, SMALL), (self._how_far, SMALL)):
            if words:
                block = self.look.text.block(words, style, room)
                yield ShownText(block, left, y, style)
                y += block.height

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("panel") if self._done else self.look.well(), self.box)
        if self._art is not None:
            draw_art(painter, self.look, self._art, Box(self.width - ART - 2, 2, ART, self.height - 4))
        disc = Box(PAD, PAD, DISC, DISC)
        painter.put(Disc(), disc, 1.0 if self._done else 0.4)
        painter.put(UiIcon("trophy", self.look.colour("gold" if self._done else "off_ink")), disc.scale_by(0.5))
        self.draw_texts(painter)
