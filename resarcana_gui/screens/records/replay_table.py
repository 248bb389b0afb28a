"""The table of a finished game: to step through it or watch it from any seat, and to play on from any position."""

from __future__ import annotations

from typing import Final

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.match import Match
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.history_browser import HistoryBrowser, PastOverlay
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table.table_screen import TableScreen

GAP: Final = 8.0
ABOVE: Final = 56.0
"""Above the tint of the past."""


class ReplayTable(TableScreen):
    """The table of a finished game, opened at a position. Esc and the menu return to where it was opened."""

    def __init__(self, shell: Shell, game: str, match: Match, at: int, viewer: int | None = None) -> None:
        super().__init__(shell, game, match, viewer=viewer)
        self._start = at
        self.playback: Final = Playback(self.model, self.history)
        self._play: Button | None = None
        self._on: Button | None = None

    def build(self) -> None:
        super().build()
        assert self.hud is not None and self.past is not None
        self.playback.laid(self.hud, self.past)
        self.hud.controls.visible = False
        self._lay_buttons()

    def entered(self) -> None:
        self.history.to(self._start)
        self.give_focus("play")

    def update(self, ms: int) -> None:
        super().update(ms)
        self.playback.update()
        if self._play is not None and self._on is not None:
            self._play.text = self.shell.text("replay.pause" if self.playback.playing else "replay.play")
            self._on.enabled = not self._at_end

    def act(self, action: str) -> bool:
        if action == actions.CONFIRM:
            self.playback.toggle()
            return True
        return super().act(action)

    def pause(self) -> None:
        self.shell.back()

    def show_result(self) -> None:
        self.shell.back()

    def ended(self) -> None:
        """Do nothing: the game has ended long ago."""

    @property
    def _at_end(self) -> bool:
        """Whether nothing is left to play: a new game from here would already be over."""
        return self.match.pending is None and self.playback.at == len(self.match.history.steps)

    def play_on(self) -> None:
        """Play on from the position shown, as a new game."""
        at = self.playback.at
        try:
            match = self.shell.matches.branch(self.match, at)
        except SaveError as error:
            self.shell.messages.tell(self.shell.why(error))
        else:
            self.shell.routes.table(self.game, match, begun=True)

    def next_seat(self) -> None:
        """Show the same position from the next seat."""
        seat = (self.viewer + 1) % len(self.match.seats)
        at = self.playback.at
        self.shell.back()
        table = ReplayTable(self.shell, self.game, self.match, at, seat)
        self.shell.visit(table)
        table.give_focus("next seat")

    def _lay_buttons(self) -> None:
        """Lay out the buttons in the places of a running game's: play instead of confirm, play on instead of undo."""
        assert self.view is not None
        look, text, places = self.shell.look, self.shell.text, self.view.layout
        self._play = Button(look, text("replay.play"), self.playback.toggle, kind="primary", name="play")
        self._play.at, self._play.size = places.confirm.topleft, places.confirm.size
        self._on = on = Button(look, text("replay.play_on"), self.play_on, name="play on")
        on.reason, on.on_refused = text("replay.over"), self.shell.messages.tell
        on.icon = UiIcon("resume", look.colour("gold"))
        on.tip = text("replay.play_on_tip")
        on.at, on.size = places.undo.topleft, places.undo.size
        name = escaped(self.seating.names[self.viewer])
        seat = Button(look, text("replay.seat", name=name), self.next_seat, name="next seat")
        seat.tip = text("replay.seat_tip")
        seat.icon = UiIcon("eye", look.colour("gold"))
        seat.size = (places.confirm.w, places.undo.h)
        seat.at = (places.confirm.x, places.confirm.y - seat.height - GAP)
        copy = self._copy_button(seat)
        for button in (copy, seat, self._play, on):
            button.z = ABOVE
        self.view.add(copy, seat, self._play, on)

    def _copy_button(self, seat: Button) -> Button:
        """Return the button that copies the position, above the one for the next seat; where the top bar leaves no
        room, beside it, without words."""
        assert self.view is not None
        look, text = self.shell.look, self.shell.text
        copy = Button(look, "", self.copy_position, icon=UiIcon("copy", look.colour("gold")), name="copy")
        copy.tip = text("share.copy")
        above = seat.box.move(seat.x, seat.y - seat.height - GAP)
        if above.colliderect(self.view.layout.top_bar):
            copy.size = (seat.height, seat.height)
            seat.size = (seat.width - copy.width - GAP, seat.height)
            copy.at = (seat.x + seat.width + GAP, seat.y)
        else:
            copy.text, copy.size, copy.at = text("share.share"), seat.size, above.topleft
        return copy


class Playback:
    """Plays the steps of a finished game at one table screen, one after another."""

    def __init__(self, model: TableModel, history: HistoryBrowser) -> None:
        self._model: Final = model
        self._history: Final = history
        self._laid: tuple[Hud, PastOverlay] | None = None
        self.playing = False
        self._shown = 0
        """The position that the picture shows while playing."""

    @property
    def at(self) -> int:
        """The position that is shown."""
        position = self._model.past_position
        return len(self._model.match.history.steps) if position is None else position

    def laid(self, hud: Hud, past: PastOverlay) -> None:
        """Take over the parts of a table that was laid out, for the first time or again; playing stops."""
        self._laid = hud, past
        self.playing = False

    def toggle(self) -> None:
        """Play from the current position (at the end, from the beginning), or pause."""
        if self.playing:
            self.playing = False
            self._history.to(self.at)
            return
        if self._model.past_position is None:
            self._history.to(0)
        self.playing = True
        self._shown = self.at
        self._unveil()

    def update(self) -> None:
        """Show the next step once the previous one has been seen. Going elsewhere meanwhile pauses it."""
        model = self._model
        if not self.playing or self._laid is None:
            return
        if self.at != self._shown or self._laid[1].visible:
            self.playing = False
        elif not model.shell.look.queue.busy:
            self._step()

    def _step(self) -> None:
        assert self._laid is not None
        model, hud = self._model, self._laid[0]
        steps = model.match.history.steps
        if self._shown >= len(steps):
            self.playing = False
            return
        model.view.hear([event.seen_by(model.viewer) for event in steps[self._shown].events])
        self._shown += 1
        model.past_position = self._shown if self._shown < len(steps) else None
        hud.show_position(model.past_position)
        self._unveil()

    def _unveil(self) -> None:
        """Remove the tint of the past: what plays has none."""
        assert self._laid is not None
        self._laid[1].visible = False
