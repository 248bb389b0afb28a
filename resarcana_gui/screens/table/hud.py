"""The HUD: what a screen adds to a game's table: the top bar, the log, the buttons in the viewer's corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.focus import RememberedFocus
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.log.log_rows import LogEntry
from resarcana_gui.screens.log.log_sheet import LogSheet
from resarcana_gui.screens.table.controls import Controls, TableActions, UndoButton
from resarcana_gui.screens.table.event_feed import EventFeed
from resarcana_gui.screens.table.player_controller import UndoController
from resarcana_gui.screens.table.storyteller import Storyteller
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table.top_bar import TopBar
from resarcana_gui.screens.table.undo_words import UndoWords
from resarcana_gui.screens.table_view import PromptText, TableView

LEVEL: Final = -1.0
"""Above the ground, below cards and pages."""


class Hud:
    """The HUD of one table screen. It shows the progress of the match in words, and what can be undone."""

    def __init__(
        self, model: TableModel, view: TableView, back: UndoController, on_seek: Callable[[int | None], object],
        do: TableActions,
    ) -> None:  # fmt: skip
        """It is added to the table `view`; `on_seek` shows a past position, or the present for None."""
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
        self.story: Final = Storyteller(model, self.sheet, (self.top_bar.ribbon, *event_feeds))
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
        """Add sentences about what has happened once it has been seen."""
        self._wear()
        self.story.tell(steps)

    def retell(self) -> None:
        """Rewrite the whole log."""
        self._wear()
        self.story.retell()

    def _wear(self) -> None:
        """Show seats in the log in the colours that they have at the table now."""
        self.sheet.log.wear([self._model.style(seat).name for seat in range(len(self._model.match.seats))])

    def last_deeds(self, at: int) -> Mapping[int, Narration]:
        """Return what each seat did last in the round of a position, in a sentence."""
        return self.story.last_deeds(at)

    def note(self, command: Command) -> None:
        """Remember a command of the viewer's before it is carried out, for the text of undo."""
        self.words.note(command)

    def show_position(self, at: int | None) -> None:
        """Mark a past position as shown; None for the present."""
        log = self.sheet.log
        log.mark(at)
        if at is None:
            log.go(log.furthest)
        self.sheet.scrubber.show(at)
        self.top_bar.ribbon.mark(at)
        self._show_event_feeds()
        self.refresh()

    def toggle_log(self) -> None:
        """Open or close the log; once open it has the focus."""
        focus = self._model.shell.stage.dispatcher.focus
        if self.sheet.visible:
            self.close_log()
            return
        self._before = focus.keep()
        self.sheet.visible = True
        self._show_event_feeds()
        focus.give(self.sheet.log)

    def close_log(self) -> bool:
        """Close the log; return whether it was open."""
        was_open = self.sheet.visible
        self.sheet.hide()
        self._show_event_feeds()
        if was_open and self._before is not None:
            self._model.shell.stage.dispatcher.focus.restore(self._before)
        return was_open

    def _show_event_feeds(self) -> None:
        """Hide the event feed while the open log half covers it, and in the past, since it would tell what comes
        later."""
        for event_feed in self._event_feeds:
            event_feed.visible = not self.sheet.visible and self._model.past_position is None

    @property
    def covering(self) -> Box | None:
        """The area that the open log covers."""
        return self.sheet.bounds() if self.sheet.visible else None

    def _past(self) -> PromptText | None:
        """Return when the position shown was, and where the prompt leads; None for the present."""
        position = self._model.past_position
        if position is None:
            return None
        scrubber = self.sheet.scrubber
        return PromptText(scrubber.short_return_text(position), scrubber.return_text(position))

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
        """Show what the log's sentence under the pointer is about; None for no sentence."""
        self._view.subjects.highlight(entry.sentence if entry is not None else "")

    def update(self) -> None:
        """Update everything once per frame."""
        focused = self._model.shell.stage.dispatcher.focus.current
        self.undo.believable = focused is None or not focused.takes_text  # the field takes its key as a letter
        if self.undo.hovered:
            self._model.grace.extend()
        self.controls.update(over=self._model.over, remaining=self._model.grace.remaining)
        self.refresh()
