"""The demo: games between machines, one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown, PointerDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.demo.commentary_board import IN_ROOM, WIDEST, CommentaryBoard
from resarcana_gui.screens.demo.join_dialog import JoinDialog, join
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.game_ui import Level
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen


class AnyInput(Control):
    """An invisible control that covers a box and calls a function with every key and click."""

    modal = True
    focusable = False

    def __init__(self, look: UiStyle, canvas: Box, called: Callable[[Event], object]) -> None:
        super().__init__(look, size=canvas.size, at=canvas.topleft, name="anywhere")
        self.z = 300.0
        self._called: Final = called

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown | PointerDown):
            return False
        self._called(event)
        return True


GAP: Final = 6.0
SMALL_LINES: Final = replace(BODY, size=18)


class DemoTable(TableScreen):
    """A table that is only watched. A notice instead of controls says that any key offers a seat; Esc leads to the
    title."""

    demo: ClassVar[bool] = True

    def __init__(self, shell: Shell, game: str, match: Match) -> None:
        super().__init__(shell, game, match)
        self.board: CommentaryBoard | None = None
        self.join_dialog: JoinDialog | None = None

    @property
    def board_width(self) -> float:
        return IN_ROOM * min(self.shell.look.text.scale, WIDEST)

    def build(self) -> None:
        super().build()
        assert self.view is not None and self.hud is not None
        self.hud.controls.visible = False
        place = self.view.layout.confirm.union(self.view.layout.undo)
        top = self.room.bottom if self.room is not None else place.top
        forms = [demo_notice(self.shell, place.w, "demo.text"), *short_notices(self.shell, place.w, "demo.text")]
        notice = next((each for each in forms if each.height <= place.bottom - top), forms[-1])
        notice.at = (place.x, place.bottom - notice.height)
        self.view.add(notice)
        self._lay_board()
        self.add(AnyInput(self.shell.look, self.shell.seen, self._woken))

    def entered(self) -> None:
        self.shell.look.pace.watched = True

    def left(self) -> None:
        super().left()
        self.shell.look.pace.watched = False

    def update(self, ms: int) -> None:
        if self.join_dialog is not None and self.join_dialog.parent is None:  # closed by a change of language, say
            self.join_dialog = None
        if self.join_dialog is not None:
            self.join_dialog.update(ms)
        elif self.board is not None:
            self.board.update(ms)
        self.runner.paused = self.join_dialog is not None or (self.board is not None and self.board.speaking)
        super().update(ms)

    def ended(self) -> None:
        self.shell.visit(DemoOver(self.shell, self.game, self.match, self.viewer))

    def _lay_board(self) -> None:
        """Add the commentary, in the current language, from here on."""
        language = self.shell.settings.language
        ui, seen = self.shell.games[self.game], self.match.view(self.viewer)
        commentator = ui.commentator(language, self.seating, seen)
        if commentator is not None:
            self.board = CommentaryBoard(self.model, commentator, ui.teacher(language), self.room)
            self.add(self.board)

    def _woken(self, event: Event) -> None:
        """Handle a sign of life: offer a seat, or leave on Esc."""
        if isinstance(event, KeyDown) and event.chord == "escape":
            self.shell.routes.title()
            return
        characters = self.shell.games[self.game].characters(self.shell.settings.language)
        faces = {character.name: character.picture for character in characters}
        self.join_dialog = JoinDialog(self.shell, self.seating.names, faces, self._join, self._go_on)
        self.shell.overlay.add(self.join_dialog)
        self.join_dialog.open()
        self.shell.stage.dispatcher.focus.give(self.join_dialog.menu[0])

    def _join(self, seat: int) -> None:
        join(self.shell, self.game, self.match, seat)

    def _go_on(self) -> None:
        self.join_dialog = None


class DemoOver(GameOver):
    """The result of a demo game, shown for a while before the next begins."""

    time_left = 0
    """The milliseconds for which it is still shown."""

    def build(self) -> None:
        super().build()
        self.add(AnyInput(self.shell.look, self.shell.seen, lambda _: self.shell.routes.title()))

    def entered(self) -> None:
        self.time_left = milliseconds("notice")

    def below(self, width: float) -> Sequence[Node]:
        return [demo_notice(self.shell, width, "demo.over")]

    def update(self, ms: int) -> None:
        if not self.shell.look.queue.busy:
            self.time_left -= ms
        if self.time_left <= 0:
            start_demo(self.shell)


def demo_notice(shell: Shell, width: float, key: str) -> Node:
    """Return a notice of this width that says that this is a demo, and what a key does."""
    title = Label(shell.look, shell.text("demo.title"), replace(HEADING, align="centre"), width=width)
    text = Label(shell.look, shell.text(key), replace(BODY, align="centre"), width=width)
    return stacked([title, text], gap=GAP)


def short_notices(shell: Shell, width: float, key: str) -> Sequence[Node]:
    """Return shorter versions that only say what a key does, for large texts with little room."""
    text = shell.text(key)
    return [Label(shell.look, text, replace(style, align="centre"), width=width) for style in (BODY, SMALL_LINES)]


def start_demo(shell: Shell) -> None:
    """Show a new game between machines; it is not saved."""
    ui = shell.game
    language = shell.settings.language
    setup, level = ui.setups(language)[0], demo_level(ui.levels(language))
    seed = shell.matches.fresh_seed()
    seats = setup.fewest + seed % (setup.most - setup.fewest + 1)
    speaker = ui.teacher(language)
    names = [each.name for each in ui.characters(language) if speaker is None or each.id != speaker.id]
    players = tuple(PlayerSpec(name, level.name) for name in names[:seats])
    match = shell.matches.new(MatchPlan(shell.chosen, setup.options, players, seed), saved=False)
    shell.show(DemoTable(shell, shell.chosen, match))


def demo_level(levels: Sequence[Level]) -> Level:
    """Return a level in the middle: worth watching, and it answers at once."""
    return levels[len(levels) // 2]
