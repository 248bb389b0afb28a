"""What a screen lays on a game's table: the rail, the log, the buttons in the own corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.match.told import Told
from resarcana_gui.scene.focus import RememberedFocus
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.log.log_rows import LogEntry
from resarcana_gui.screens.log.log_sheet import LogSheet
from resarcana_gui.screens.table.controls import Controls, TableActions
from resarcana_gui.screens.table.event_feed import EventFeed
from resarcana_gui.screens.table.storyteller import Storyteller
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table.top_bar import TopBar
from resarcana_gui.screens.table.undo_button import UndoButton
from resarcana_gui.screens.table.undo_controller import UndoController
from resarcana_gui.screens.table.undo_words import UndoWords
from resarcana_gui.screens.table_view import TableView

LEVEL: Final = -1.0
"""Above the ground, below cards and pages."""


class Hud:
    """The fixtures of one table screen. They follow the match in words, and say what can be undone."""

    def __init__(
        self, model: TableModel, view: TableView, back: UndoController, on_seek: Callable[[int | None], object],
        do: TableActions,
    ) -> None:  # fmt: skip
        """They are laid on the table `view`; `on_seek` shows a position of the past, or the present for None."""
        self._model: Final = model
        self._view: Final = view
        self._back: Final = back
        shell, layout = model.shell, view.layout
        seats = range(len(model.match.seats))
        self.sheet: Final = LogSheet(
            shell.look, shell.texts, layout.log, on_seek, self._pointed_at,
            [escaped(name) for name in model.seating.names], [model.style(seat).name for seat in seats], shell.bindings,
        )  # fmt: skip
        self.top_bar: Final = TopBar(model, view, layout, do, self.toggle_log, on_seek)
        self.controls: Final = Controls(shell, do, layout)
        self._ground: Final = Node(name="hud", z=LEVEL)
        event_feeds = [EventFeed(shell.look, layout.event_feed)] if layout.event_feed is not None else []
        self._event_feeds: Final = event_feeds
        self._ground.add(self.top_bar, self.controls, *event_feeds)
        self.story: Final = Storyteller(model, self.sheet, (self.top_bar.ribbon, *event_feeds), view.subjects.picture)
        self.words: Final = UndoWords(
            model.match, model.viewer, self.story.narrator(), shell.texts, model.seating.names
        )
        self._before: RememberedFocus | None = None
        """What had the focus before the log was opened."""
        self.sheet.close.on_click = self.close_log
        self._offered = ("", "")
        """What the undo and redo buttons offer."""
        view.add(self._ground, self.sheet)

    @property
    def undo(self) -> UndoButton:
        """The undo button."""
        return self.controls.undo

    # -------------------------------------------------------------------------------------------------- showing

    def refresh(self) -> None:
        """Show the progress, who is asked, and what can be undone."""
        if self._model.over:
            self.sheet.scrubber.end()
        self.top_bar.refresh(self._past())
        self._show_undo()

    def tell(self, steps: Sequence[Step]) -> None:
        """Add sentences about what has happened, once it has been seen."""
        self.story.tell(steps)

    def retell(self) -> None:
        """Write the whole log again."""
        self.story.retell()

    def last_deeds(self, at: int) -> Mapping[int, Told]:
        """What each seat did last in the round of a position, in a sentence."""
        return self.story.last_deeds(at)

    def note(self, command: Command) -> None:
        """The viewer is about to do this: undo will say what it was."""
        self.words.note(command)

    def show_position(self, at: int | None) -> None:
        """The table shows a position of the past; None for the present."""
        log = self.sheet.log
        log.mark(at)
        if at is None:
            log.go(log.furthest)
        self.sheet.scrubber.show(at)
        self.top_bar.ribbon.mark(at)
        self._show_event_feeds()
        self.refresh()

    def toggle_log(self) -> None:
        """Open or close the log; opened, it has the focus."""
        focus = self._model.shell.stage.dispatcher.focus
        if self.sheet.visible:
            self.close_log()
            return
        self._before = focus.keep()
        self.sheet.visible = True
        self._show_event_feeds()
        focus.give(self.sheet.log)

    def close_log(self) -> bool:
        """Close the log. Returns whether it was open."""
        was_open = self.sheet.visible
        self.sheet.hide()
        self._show_event_feeds()
        if was_open and self._before is not None:
            self._model.shell.stage.dispatcher.focus.restore(self._before)
        return was_open

    def _show_event_feeds(self) -> None:
        """What the log tells need not be told beside it, half covered; nor what comes after a moment of the past."""
        for event_feed in self._event_feeds:
            event_feed.visible = not self.sheet.visible and self._model.past_position is None

    @property
    def covering(self) -> Box | None:
        """What of the table the open log covers."""
        return self.sheet.bounds() if self.sheet.visible else None

    def _past(self) -> str:
        """When the moment was that the table shows, and where the plate leads; empty for now."""
        position = self._model.past_position
        if position is None:
            return ""
        return self.sheet.scrubber.return_text(position)

    def _show_undo(self) -> None:
        undo, state = self.undo, self._model.runner.undo_state()
        why_not = self._back.no_undo()
        back = "" if why_not else self.words.back(state.points[-1])
        again = "" if self._back.no_redo() else self.words.again()
        if (back, again) != self._offered or undo.enabled == bool(why_not):
            self._offered = (back, again)
            self.controls.offer_redo(again)
            undo.offer(back, self._model.shell.text(f"table.undo_until.{state.stop}"))
        if why_not:
            undo.forbid(why_not)

    # -------------------------------------------------------------------------------------------------- using

    def _pointed_at(self, entry: LogEntry | None) -> None:
        """A sentence of the log is pointed at, or none: show what it is about."""
        self._view.subjects.recall(entry.sentence if entry is not None else "")

    def update(self) -> None:
        """A frame has passed."""
        focused = self._model.shell.stage.dispatcher.focus.current
        self.undo.believable = focused is None or not focused.takes_text  # its key is a letter there
        if self.undo.hovered:
            self._model.grace.extend()
        self.controls.update(over=self._model.over, remaining=self._model.grace.remaining)
        self.refresh()
