"""The result of a game: a title, the game's own summary, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, TITLE
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.game_ui import Seating
from resarcana_gui.screens.parts.stack import MenuEntry, beside, menu_buttons
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.shell import Shell

FRAME: Final = Box(60, 30, 1800, 1020)
"""The frame in a window of the canvas's shape; in a taller one it is higher, ..."""
HIGHEST: Final = 1380.0
"""... up to this: the parts of the points fill no more."""
PAD: Final = 40.0
GAP: Final = 18.0
TROPHY: Final = 52.0
NOTE: Final = replace(BODY, align="centre", colour="gold")
WIN: Final = "win"
LOSE: Final = "lose"


class ResultPage(Screen):
    """A result, shown over the table (`Shell.visit`). The first entry is the primary one and has the focus."""

    music: ClassVar[str] = ""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int) -> None:
        """`game` is the game's name."""
        super().__init__(shell)
        self.shell = shell
        self.game, self.match, self.viewer = game, match, viewer
        self.again = False
        """Whether it has been shown before, and needs no sound."""

    def words(self) -> str:
        """Return who has won."""
        raise NotImplementedError

    def winners(self) -> Sequence[int]:
        """Return the seats that have won."""
        raise NotImplementedError

    def note(self) -> str:
        """Return a note below the title; empty for none."""
        return ""

    def entries(self) -> list[MenuEntry]:
        """Return what can be done next."""
        raise NotImplementedError

    def seen(self) -> State:
        """Return the table as the viewer saw it at the end."""
        raise NotImplementedError

    @property
    def seating(self) -> Seating:
        """Who played, and which seat is viewing."""
        names = shown_names(self.match.seats, self.shell.settings.language, self.shell.games[self.game].character_names)
        return Seating(self.match, self.viewer, names)

    @property
    def won(self) -> bool:
        """Whether a person has won, or no person played."""
        people = [seat for seat, player in enumerate(self.match.seats) if player.is_human]
        return not people or any(seat in self.winners() for seat in people)

    @property
    def extent(self) -> Box:
        """The place of the frame."""
        return FRAME.inflate(0, min(self.shell.beyond[1], HIGHEST - FRAME.h))

    def build(self) -> None:
        frame = Surface(self.shell.look, self.extent.size, "frame", at=self.extent.topleft, name="game over")
        width = FRAME.w - 2 * PAD
        style = replace(TITLE, align="centre")
        title = Label(self.shell.look, self.words(), style, at=(PAD, 24), width=width)
        below = self.below(width)
        height = beside(below, gap=GAP)
        whole = sum(node.width for node in below) + GAP * (len(below) - 1)
        foot = self.extent.h - PAD + 8 - height
        beside(below, (PAD + (width - whole) / 2, foot), GAP)
        note = Label(self.shell.look, self.note(), NOTE, at=(PAD, title.y + title.height), width=width, name="note")
        top = note.y + 12 + (note.height if note.text else 0.0)
        results = self._results((width, foot - 20 - top))
        results.at = (PAD, top)
        frame.add(title, self._trophy(title), *([note] if note.text else []), results, *below)
        self.add(frame)

    def entered(self) -> None:
        if not self.again:
            self.shell.sounds.play(WIN if self.won else LOSE)
        self.give_focus(self.entries()[0].name)

    def _trophy(self, title: Label) -> Sprite:
        """Return a trophy beside the title, hidden if there is no room."""
        words, _ = self.shell.look.text.measure(title.text, title.style)
        left = title.x + (title.width - words) / 2 - TROPHY - GAP
        sign = UiIcon("trophy", self.shell.look.colour("gold"))
        trophy = Sprite(sign, (TROPHY, TROPHY), at=(left, title.y + (title.height - TROPHY) / 2), name="trophy")
        trophy.visible = left >= PAD / 2
        if trophy.visible:  # centre them together
            title.x += (TROPHY + GAP) / 2
            trophy.x += (TROPHY + GAP) / 2
        return trophy

    def _results(self, size: tuple[float, float]) -> Node:
        """Return the game's own summary."""
        ground = Node(size=size, name="results")
        inner = (size[0] - 2 * GAP, size[1] - 2 * GAP)
        results = self.shell.games[self.game].results(self.shell, self.seating, self.seen(), inner)
        results.at = (GAP, GAP)
        ground.add(results)
        return ground

    def below(self, width: float) -> Sequence[Node]:
        """Return the entries' buttons, side by side in this width."""
        entries = self.entries()
        wide = (width - GAP * (len(entries) - 1)) / len(entries)
        return menu_buttons(self.shell.look, entries, min(wide, 400.0), least=60.0)
