"""Asks the companion about the viewer's question, and shows what it says."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.companion import Advice, Line, percent
from resarcana_gui.scene.node import Node
from resarcana_gui.screens.companion.advice_panel import AdvicePanel, Advised
from resarcana_gui.screens.game_ui import LogNarrator
from resarcana_gui.screens.match_runner import Worker
from resarcana_gui.screens.parts.placing import stood
from resarcana_gui.screens.table_model import TableModel

WIDE: Final = 560.0
NARROW: Final = 392.0
WIDEST: Final = 1.6


class Advising:
    """For one table screen. Nothing starts before the first question to the companion; what is asked next takes the
    place of what was asked before."""

    def __init__(self, model: TableModel, screen: Node) -> None:
        self._model: Final = model
        self._screen: Final = screen
        self._worker: Worker | None = None
        self._asked_at: int | None = None
        self._panel: AdvicePanel | None = None
        self._recalled = ""
        """What the line is about that is pointed at."""

    @property
    def open(self) -> bool:
        """Whether advice is shown, or waited for."""
        return self._asked_at is not None

    def toggle(self) -> bool:
        """Ask for advice, or put it away. Returns whether there was anything to do."""
        return self.close() or self._ask()

    def close(self) -> bool:
        """Put the advice away, and drop the question. Returns whether there was any."""
        was_open, self._asked_at = self.open, None
        if self._worker is not None and was_open:
            self._worker.drop()
        self._show(None)
        return was_open

    def update(self) -> None:
        """A frame has passed."""
        model = self._model
        if self._asked_at is None or self._worker is None:
            return
        if self._asked_at != len(model.match.history.steps) or model.past_position is not None:
            self.close()
            return
        self._recall()
        reply = self._worker.poll()
        if reply is not None:
            text = model.shell.text
            title = text("advice.none") if reply.advice is None else text("advice.title")
            self._show(title, reply.advice)

    def forget(self) -> None:
        """The picture is laid out again: the panel is gone."""
        self._panel = None
        self.close()

    def leave(self) -> None:
        """Let the companion go."""
        if self._worker is not None:
            self._worker.close()

    def _ask(self) -> bool:
        model = self._model
        mine = model.prompt.shown and model.runner.asked_person == model.viewer
        if not mine or model.past_position is not None:
            model.shell.tell(model.shell.text("advice.not_now"))
            return True
        if self._worker is None:
            self._worker = model.shell.matches.companion(model.match)
        if self._worker is None:
            return False
        self._asked_at = len(model.match.history.steps)
        self._worker.ask(self._asked_at, model.viewer, model.match.history.events())
        self._show(model.shell.text("advice.thinking"))
        return True

    # --------------------------------------------------------------------------------------------------- showing

    def _recall(self) -> None:
        """Show what the line is about that is pointed at."""
        rows = self._panel.rows if self._panel is not None else []
        recalled = next((row.line.what for row in rows if row.pointed), "")
        if recalled != self._recalled:
            self._recalled = recalled
            self._model.view.recall(recalled)

    def _show(self, title: str | None, advice: Advice | None = None) -> None:
        if self._panel is not None:
            self._screen.remove(self._panel)
            self._panel = None
            self._recall()
        if title is None:
            return
        shell, lines = self._model.shell, [] if advice is None else self._told(advice)
        scale = min(shell.look.text.scale, WIDEST)
        panels = [AdvicePanel(shell.look, title, lines, width=width * scale) for width in (WIDE, NARROW)]
        view = self._model.view
        panel = stood(panels, view.furniture, self._screen, view.asked_at())
        assert isinstance(panel, AdvicePanel)
        panel.z = 60.0
        self._panel = panel
        self._screen.add(panel)

    def _told(self, advice: Advice) -> list[Advised]:
        model = self._model
        narrator = model.ui.log_narrator(model.shell.settings.language, model.seating)
        return [self._line(line, narrator, best=line is advice.best) for line in advice.lines]

    def _line(self, line: Line, narrator: LogNarrator, *, best: bool) -> Advised:
        model = self._model
        text = model.shell.text
        what = narrator.deed(line.answer, model.match.view(model.viewer))
        reason = narrator.reason(line.reason) if line.reason is not None else None
        equal = text("advice.about_equal") if line.as_good and not best else ""
        return Advised(
            what, text("settings.percent", number=percent(line.chance)), " ".join(filter(None, (equal, reason)))
        )
