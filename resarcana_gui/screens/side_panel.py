"""The column beside the table: progress, the log, the scrubber, and the controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.scene.action import Call
from resarcana_gui.scene.look import HEADING, SMALL, STRONG
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.controls import Controls, TableActions
from resarcana_gui.screens.game_ui import LogNarrator, TableView
from resarcana_gui.screens.grace_period import CountdownLine
from resarcana_gui.screens.log_panel import LogPanel
from resarcana_gui.screens.log_rows import Entry
from resarcana_gui.screens.match_log import LogSentence, MatchLog
from resarcana_gui.screens.scrubber import Scrubber
from resarcana_gui.screens.table_model import TableModel
from resarcana_gui.screens.turn_words import whose_turn
from resarcana_gui.screens.undo_button import UndoButton
from resarcana_gui.screens.undo_controller import UndoController
from resarcana_gui.screens.undo_words import UndoWords

PAD: Final = 14.0
GAP: Final = 10.0
INSET: Final = 10.0
"""How far inside the undo button the countdown line lies."""
STATUS: Final = replace(HEADING, size=26)


class SidePanel(Node):
    """The column of one table screen."""

    def __init__(
        self,
        model: TableModel,
        view: TableView,
        box: Box,
        back: UndoController,
        on_seek: Callable[[int | None], object],
        do: TableActions,
    ) -> None:
        """Beside the table `view`; `on_seek` shows a position of the past, or the present for None."""
        super().__init__(at=box.topleft, size=box.size, name="side")
        self.shell = shell = model.shell
        self._model: Final = model
        self._view: Final = view
        self._back: Final = back
        look, width, scale = shell.look, box.w - 2 * PAD, shell.look.text.scale
        self.add(Surface(look, box.size, shadow=False, solid=0.82))
        self.status = Label(look, "", STATUS, at=(PAD, PAD), width=width, height=66 * min(scale, 1.6))
        several = view.standing(model.match.view(model.viewer))
        high = (30 if scale <= 1.2 else 38) * scale if several else 0.0
        self.standing = Label(look, "", SMALL, at=(PAD, self.status.y + self.status.height), width=width, height=high)
        self.standing.visible = high > 0
        self.who = Label(look, "", STRONG, at=(PAD, 0), width=width, height=34 * min(scale, 1.6))
        self.who.y = self.standing.y + high + 2
        self.controls = Controls(shell, do, width, over=model.over)
        foot = box.h - PAD - self.controls.height
        self.controls.at = (PAD, foot)
        self.scrubber = Scrubber(look, shell.texts, width, on_seek, shell.bindings)
        self.scrubber.at = (PAD, foot - GAP - self.scrubber.height)
        top = self.who.y + self.who.height + GAP
        names = [escaped(name) for name in model.seating.names]
        self.log = LogPanel(
            look, shell.texts, (width + 8, self.scrubber.y - GAP - top), on_seek, self._pointed_at,
            names=names, at=(PAD - 4, top),
        )  # fmt: skip
        below = (PAD + INSET, foot + self.undo.height - INSET)
        self.countdown = CountdownLine(look, below, width - 2 * INSET)
        self.add(self.controls)
        self.add(self.status, self.standing, self.who, self.log, self.scrubber, self.countdown)
        self._round = -1
        self._told_of: int | None = None
        """Whose doing the last sentence tells."""
        self._speaks_to = model.viewer if model.viewer in model.people else -1
        """The person who is viewing; None when only machines play."""
        self._offered = ("", "")
        """What the undo and redo buttons offer."""
        self.match_log = self._fresh()
        self.words = UndoWords(model.match, model.viewer, self._teller(), shell.texts, model.seating.names)

    @property
    def undo(self) -> UndoButton:
        """The undo button."""
        return self.controls.undo

    # -------------------------------------------------------------------------------------------------- showing

    def refresh(self) -> None:
        """Show the progress, who is asked, and what can be undone."""
        self._write(self.status, self._view.status(self._view.picture()))
        self._write(self.standing, self._view.standing(self._view.picture()))
        self._write(self.who, whose_turn(self._model))
        self._show_undo()

    def tell(self, steps: Sequence[Step]) -> None:
        """Add sentences about what has happened, once it has been seen."""
        self.shell.look.queue.add(Call(partial(self._tell_now, steps, self.match_log)))

    def retell(self) -> None:
        """Write the whole log again."""
        self.log.cut(-1)
        self._round, self._told_of = -1, None
        self.match_log = self._fresh()
        for told in self.match_log.begin():
            self._say(told)
        for told in self.match_log.tell(self._model.match.history.steps):
            self._say(told)
        self._fill_scrubber()

    def note(self, command: Command) -> None:
        """The viewer is about to do this: undo will say what it was."""
        self.words.note(command)

    def show_position(self, at: int | None) -> None:
        """The table shows a position of the past; None for the present."""
        self.log.mark(at)
        if at is None:
            self.log.go(self.log.furthest)
        self.scrubber.show(at)
        self.refresh()

    def _fresh(self) -> MatchLog:
        return MatchLog(self._model.match, self._model.viewer, self._teller(), self._model.seating.names)

    def _teller(self) -> LogNarrator:
        return self._model.ui.log_narrator(self.shell.settings.language, self._model.seating)

    def _tell_now(self, steps: Sequence[Step], match_log: MatchLog) -> None:
        if match_log is not self.match_log:  # the whole log has been rewritten since
            return
        for told in match_log.tell(steps):
            self._say(told)
        self._fill_scrubber()

    def _say(self, told: LogSentence) -> None:
        if told.round != self._round:
            self._round = told.round
            self.log.head_round(told.round, told.at)
        before, self._told_of = self._told_of, told.led_by
        if before == self._speaks_to and told.led_by != before:
            self.log.draw_line(self.shell.text("log.since"), told.at)
        self.log.tell(told.sentence, told.at, told.seat)

    def _fill_scrubber(self) -> None:
        self.scrubber.fill(self.match_log.turns(), self.match_log.told)

    def _show_undo(self) -> None:
        undo, state = self.undo, self._model.runner.undo_state()
        why_not = self._back.no_undo()
        back = "" if why_not else self.words.back(state.points[-1])
        again = "" if self._back.no_redo() else self.words.again()
        if (back, again) != self._offered or undo.enabled == bool(why_not):
            self._offered = (back, again)
            self.controls.offer_redo(again)
            shorter = () if why_not else self.words.shorter(state.points[-1])
            undo.offer(back, self.shell.text(f"table.undo_until.{state.stop}"), shorter)
        if why_not:
            undo.forbid(why_not)

    def _write(self, label: Label, text: str) -> None:
        if label.text != text:
            label.write(text)

    # -------------------------------------------------------------------------------------------------- using

    def _pointed_at(self, entry: Entry | None) -> None:
        """A sentence of the log is pointed at: show what it is about."""
        self._view.recall(entry.sentence if entry is not None else "")

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""
        self.controls.update(over=self._model.over)
        if self.undo.hovered:
            self._model.grace.extend()
        self.countdown.show(self._model.grace.remaining)
        self.refresh()

    def floor(self) -> Sequence[Node]:
        """The part of it that seldom changes."""
        return [node for node in self.children if node is not self.countdown]
