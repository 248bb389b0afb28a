"""The column beside the table: how far the game is, the log to read and to travel in, what can always be done."""

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
from resarcana_gui.screens.chronicle import Chronicle, Told
from resarcana_gui.screens.controls import Controls, TableActions
from resarcana_gui.screens.game_ui import TableView, Teller
from resarcana_gui.screens.log_panel import LogPanel
from resarcana_gui.screens.log_rows import Entry
from resarcana_gui.screens.scrubber import Scrubber
from resarcana_gui.screens.second_thought import Fuse
from resarcana_gui.screens.table_model import TableModel
from resarcana_gui.screens.taking_back import TakingBack
from resarcana_gui.screens.turn_words import whose_turn
from resarcana_gui.screens.undo_button import UndoButton
from resarcana_gui.screens.undo_words import UndoWords

PAD: Final = 14.0
GAP: Final = 10.0
INSET: Final = 10.0
"""How far within the button for undo the line lies that shows how long nobody answers."""
STATUS: Final = replace(HEADING, size=26)


class Side(Node):
    """The column of one table screen."""

    def __init__(
        self,
        model: TableModel,
        view: TableView,
        box: Box,
        back: TakingBack,
        travel: Callable[[int | None], object],
        do: TableActions,
    ) -> None:
        """Beside the table `view`; `travel` shows a position of the past, or with None what is now."""
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
        self.scrubber = Scrubber(look, shell.texts, width, travel, shell.bindings)
        self.scrubber.at = (PAD, foot - GAP - self.scrubber.height)
        top = self.who.y + self.who.height + GAP
        names = [escaped(name) for name in model.party.names]
        self.log = LogPanel(
            look, shell.texts, (width + 8, self.scrubber.y - GAP - top), travel, self._pointed_at,
            names=names, at=(PAD - 4, top),
        )  # fmt: skip
        below = (PAD + INSET, foot + self.undo.height - INSET)
        self.fuse = Fuse(look, below, width - 2 * INSET)
        self.add(self.controls)
        self.add(self.status, self.standing, self.who, self.log, self.scrubber, self.fuse)
        self._round = -1
        self._told_of: int | None = None
        """Whose doing the last sentence tells."""
        self._speaks_to = model.viewer if model.viewer in model.people else -1
        """The person who looks; nobody when only machines play."""
        self._offered = ("", "")
        """What it is said that can be taken back, and that can be done again."""
        self.chronicle = self._fresh()
        self.words = UndoWords(model.match, model.viewer, self._teller(), shell.texts, model.party.names)

    @property
    def undo(self) -> UndoButton:
        """The button that takes back."""
        return self.controls.undo

    # -------------------------------------------------------------------------------------------------- showing

    def refresh(self) -> None:
        """Show how far the picture is, who is asked, and how far undo goes."""
        self._write(self.status, self._view.status(self._view.picture()))
        self._write(self.standing, self._view.standing(self._view.picture()))
        self._write(self.who, whose_turn(self._model))
        self._show_undo()

    def tell(self, steps: Sequence[Step]) -> None:
        """Tell what has happened, when it has been seen to happen."""
        self.shell.look.queue.add(Call(partial(self._tell_now, steps, self.chronicle)))

    def retell(self) -> None:
        """Tell everything anew."""
        self.log.cut(-1)
        self._round, self._told_of = -1, None
        self.chronicle = self._fresh()
        for told in self.chronicle.begin():
            self._say(told)
        for told in self.chronicle.tell(self._model.match.history.steps):
            self._say(told)
        self._fill_scrubber()

    def note(self, command: Command) -> None:
        """Who looks is about to do this: undo will say what it was."""
        self.words.note(command)

    def show_position(self, at: int | None) -> None:
        """The table shows a position of the past; None when it shows what is now."""
        self.log.mark(at)
        if at is None:
            self.log.go(self.log.furthest)
        self.scrubber.show(at)
        self.refresh()

    def _fresh(self) -> Chronicle:
        return Chronicle(self._model.match, self._model.viewer, self._teller(), self._model.party.names)

    def _teller(self) -> Teller:
        return self._model.ui.teller(self.shell.settings.language, self._model.party)

    def _tell_now(self, steps: Sequence[Step], chronicle: Chronicle) -> None:
        if chronicle is not self.chronicle:  # everything has been told anew since
            return
        for told in chronicle.tell(steps):
            self._say(told)
        self._fill_scrubber()

    def _say(self, told: Told) -> None:
        if told.round != self._round:
            self._round = told.round
            self.log.head_round(told.round, told.at)
        before, self._told_of = self._told_of, told.led_by
        if before == self._speaks_to and told.led_by != before:
            self.log.draw_line(self.shell.text("log.since"), told.at)
        self.log.tell(told.sentence, told.at, told.seat)

    def _fill_scrubber(self) -> None:
        self.scrubber.fill(self.chronicle.turns(), self.chronicle.told)

    def _show_undo(self) -> None:
        undo, state = self.undo, self._model.host.undo_state()
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
        if entry is not None:
            self._view.recall(entry.sentence)

    def update(self, ms: int) -> None:
        """Time has passed."""
        self.controls.update(over=self._model.over)
        if self.undo.hovered:
            self._model.thought.stay()
        self.fuse.show(self._model.thought.left)
        self.refresh()

    def floor(self) -> Sequence[Node]:
        """What seldom changes of it."""
        return [node for node in self.children if node is not self.fuse]
