"""The end of a game: who has won, how every point was made, and what comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from resarcana_gui.kernel.game import Outcome
from resarcana_gui.match.match import Match
from resarcana_gui.scene.look import TITLE
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import Party
from resarcana_gui.screens.parts.menu import Entry, menu_buttons
from resarcana_gui.screens.parts.stack import beside
from resarcana_gui.screens.parts.words import joined
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.seating import sit_down
from resarcana_gui.screens.services import Guest, Plan
from resarcana_gui.screens.shell import Shell

FRAME: Final = Box(60, 30, 1800, 1020)
PAD: Final = 40.0
GAP: Final = 18.0
TROPHY: Final = 52.0
WIN: Final = "win"
LOSE: Final = "lose"


class GameOver(Screen):
    """Shown above the table (`Shell.visit`), which can be looked at again."""

    music: ClassVar[str] = ""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int) -> None:
        """The game's name, and who looks at it."""
        super().__init__(shell)
        assert match.outcome is not None
        self.game, self.match, self.viewer = game, match, viewer
        self.outcome: Outcome = match.outcome

    def build(self) -> None:
        frame = Surface(self.shell.look, FRAME.size, "frame", at=FRAME.topleft, name="game over")
        width = FRAME.w - 2 * PAD
        style = replace(TITLE, align="centre")
        title = Label(self.shell.look, self.words(), style, at=(PAD, 24), width=width)
        buttons = self._buttons(width)
        height = beside(buttons, gap=GAP)
        whole = sum(button.width for button in buttons) + GAP * (len(buttons) - 1)
        foot = FRAME.h - PAD + 8 - height
        beside(buttons, (PAD + (width - whole) / 2, foot), GAP)
        top = title.y + title.height + 12
        results = self._results((width, foot - 20 - top))
        results.at = (PAD, top)
        frame.add(title, self._trophy(title), results, *buttons)
        self.add(frame)

    def entered(self) -> None:
        self.shell.sounds.play(WIN if self.won else LOSE)
        self.give_focus("rematch")

    def act(self, action: str) -> bool:
        if action in {actions.MENU, actions.CANCEL} and self.shell.visiting:
            self.shell.back()
            return True
        return False

    @property
    def won(self) -> bool:
        """Whether a person has won, or no person was there to lose."""
        people = [seat for seat, player in enumerate(self.match.seats) if player.is_human]
        return not people or any(seat in self.outcome.winners for seat in people)

    def words(self) -> str:
        """Who has won."""
        names = [self.match.seats[seat].name for seat in self.outcome.winners]
        people = [seat for seat, player in enumerate(self.match.seats) if player.is_human]
        if len(names) > 1:
            return self.shell.text("over.shared", names=joined(self.shell.texts, names))
        if people == list(self.outcome.winners):
            return self.shell.text("over.you_won")
        return self.shell.text("over.won", name=escaped(names[0]))

    def rematch(self) -> None:
        """The same players, another game."""
        from resarcana_gui.screens.table import TableScreen  # noqa: PLC0415 - they show each other

        guests = tuple(Guest(seat.name, seat.kind) for seat in self.match.seats)
        options = self.shell.games[self.game].rematch(self.match)
        plan = Plan(self.game, options, guests, self.shell.tables.fresh_seed())
        match = sit_down(self.shell, plan)
        if match is not None:
            self.shell.show(TableScreen(self.shell, self.game, match))

    def _trophy(self, title: Label) -> Sprite:
        """Beside the words of the title, where there is room."""
        words, _ = self.shell.look.text.measure(title.text, title.style)
        left = title.x + (title.width - words) / 2 - TROPHY - GAP
        sign = Sign("trophy", self.shell.look.colour("gold"))
        trophy = Sprite(sign, (TROPHY, TROPHY), at=(left, title.y + (title.height - TROPHY) / 2), name="trophy")
        trophy.visible = left >= PAD / 2
        return trophy

    def _results(self, size: tuple[float, float]) -> Surface:
        """What the game shows of it."""
        party = Party(self.match, self.viewer, tuple(seat.name for seat in self.match.seats))
        view = self.match.view(self.viewer)
        ground = Surface(self.shell.look, size, "well")
        inner = (size[0] - 2 * GAP, size[1] - 2 * GAP)
        results = self.shell.games[self.game].results(self.shell, party, view, inner)
        results.at = (GAP, GAP)
        ground.add(results)
        return ground

    def _buttons(self, width: float) -> list[Button]:
        text = self.shell.text
        entries = [
            Entry("rematch", text("over.rematch"), self.rematch, "replay"),
            Entry("new game", text("over.new_game"), self._new_game, "dice"),
            Entry("title", text("over.title_screen"), self._title, "home"),
        ]
        if self.shell.visiting:
            entries.insert(2, Entry("look", text("over.look"), self.shell.back, "eye"))
        wide = (width - GAP * (len(entries) - 1)) / len(entries)
        return menu_buttons(self.shell.look, entries, min(wide, 400.0), least=60.0)

    def _new_game(self) -> None:
        from resarcana_gui.screens.new_game import NewGame  # noqa: PLC0415 - they show each other

        self.shell.visit(NewGame(self.shell, self.shell.back))

    def _title(self) -> None:
        from resarcana_gui.screens.title import Title  # noqa: PLC0415 - they show each other

        self.shell.show(Title(self.shell))
