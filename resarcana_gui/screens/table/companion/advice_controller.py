"""Asks the companion about the viewer's question, and shows what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.agents.companion import Advice, Line, percent
from resarcana_gui.agents.worker import Worker
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.speech_placement import best_placed
from resarcana_gui.screens.table.companion.advice_panel import AdviceLine, AdvicePanel
from resarcana_gui.screens.table.table_model import TableModel

WIDTHS: Final = (560.0, 470.0, 430.0, 392.0)
"""The panel may be so wide, at a text scale of 1: whichever hides least."""
WIDEST: Final = 1.6
HARD: Final = 0.2
"""Below this chance lines are told by rank, and how far they are behind: three times next to nothing tells nothing."""


class AdviceController:
    """Asks for one table screen. Nothing starts before the first question to the companion; what is asked next takes
    the place of what was asked before. Where chances are wanted, it is asked at every turn of the viewer's."""

    def __init__(
        self, model: TableModel, screen: Node, on_chances: Callable[[Sequence[float]], object] = lambda _: None
    ) -> None:
        """`on_chances` is told how likely each seat is to win whenever that changes, or nothing while it is not to be
        shown."""
        self._model: Final = model
        self._screen: Final = screen
        self._on_chances: Final = on_chances
        self._worker: Worker | None = None
        self._asked_at: int | None = None
        """The position whose question the companion thinks about."""
        self._found: tuple[int, Advice | None] | None = None
        """The position of its latest answer, and the answer."""
        self._chances: tuple[int, tuple[float, ...]] = (model.viewer, ())
        """The latest chances, and who was told them."""
        self._shown: tuple[float, ...] = ()
        self._opened_at: int | None = None
        """The position whose advice is shown, or waited for."""
        self._panel: AdvicePanel | None = None
        self._said: tuple[str, Advice | None] = ("", None)
        """What it says."""
        self._beside: Sequence[Box] = ()
        """What was asked where, when it was placed."""
        self._recalled = ""
        """What the line is about that is pointed at."""

    @property
    def open(self) -> bool:
        """Whether advice is shown, or waited for."""
        return self._opened_at is not None

    def toggle(self) -> bool:
        """Ask for advice, or put it away. Returns whether there was anything to do."""
        return self.close() or self._open()

    @property
    def aside(self) -> bool:
        """Whether it waits below something that is read above the table."""
        return self._panel is not None and not self._panel.visible

    def close(self) -> bool:
        """Put the advice away, and drop the question unless chances come of it. Returns whether there was any."""
        was_open, self._opened_at = self.open, None
        if was_open and not self._weighs():
            self._drop()
        self._show(None)
        return was_open

    def update(self) -> None:
        """A frame has passed."""
        at = self._position()
        if at is not None and self._found is not None and at < self._found[0]:
            self._found = None  # undone: the same number may come to mean another position
        if self._opened_at not in (None, at):
            self.close()
        if self._asked_at not in (None, at):
            self._drop()
        if self._weighs() and at not in (None, self._asked_at, self._found and self._found[0]):
            self._ask(at)
        self._step_aside()
        self._recall()
        self._hear()
        self._show_chances()

    def forget(self) -> None:
        """The picture is laid out again: the panel is gone, and the bar of chances."""
        self._panel, self._shown = None, ()
        self.close()

    def leave(self) -> None:
        """Let the companion go."""
        if self._worker is not None:
            self._worker.close()

    # ---------------------------------------------------------------------------------------------------- asking

    def _position(self) -> int | None:
        """The position that the table shows; None in the past."""
        model = self._model
        return len(model.match.history.steps) if model.past_position is None else None

    def _asks_viewer(self) -> bool:
        model = self._model
        return model.question_timing.shown and model.runner.asked_person == model.viewer

    def _wanted(self) -> bool:
        return self._model.shell.settings.chances and self._model.match.outcome is None

    def _weighs(self) -> bool:
        """Whether the chances are wanted at this question."""
        pending = self._model.pending
        return (
            self._wanted() and pending is not None and self._asks_viewer()
            and self._model.match.game.opens_action(pending)
        )  # fmt: skip

    def _open(self) -> bool:
        at, model = self._position(), self._model
        if at is None or not self._asks_viewer():
            model.shell.messages.tell(model.shell.text("advice.not_now"))
            return True
        if self._found is not None and self._found[0] == at:
            self._opened_at = at
            self._tell(self._found[1])
            return True
        if self._asked_at != at and not self._ask(at):
            return False
        self._opened_at = at
        self._show(model.shell.text("advice.thinking"))
        return True

    def _ask(self, at: int) -> bool:
        """Let the companion think about the viewer's question. Returns whether there is one."""
        model = self._model
        if self._worker is None:
            self._worker = model.shell.matches.companion(model.match)
        if self._worker is None:
            return False
        self._asked_at = at
        self._worker.ask(at, model.viewer, model.match.history.events())
        return True

    def _hear(self) -> None:
        """Take its answer, once it is there."""
        if self._worker is None or self._asked_at is None or (reply := self._worker.poll()) is None:
            return
        self._found, self._asked_at = (self._asked_at, reply.advice), None
        if reply.advice is not None:
            self._chances = self._model.viewer, reply.advice.chances
        if self.open:
            self._tell(reply.advice)

    def _drop(self) -> None:
        self._asked_at = None
        if self._worker is not None:
            self._worker.drop()

    # --------------------------------------------------------------------------------------------------- showing

    def _step_aside(self) -> None:
        """Hide the panel below what is read above the table, and move it away from what is asked on the table now."""
        view = self._model.view
        if self._panel is not None and (asked := [*view.asked_at()]) != self._beside:
            self._beside = asked
            if any(self._panel.bounds().colliderect(box) for box in asked):
                self._show(*self._said)
        panel = self._panel
        if panel is not None:
            above = [box for box in (view.covering, view.overlaid) if box is not None]
            panel.visible = not any(box.colliderect(panel.bounds()) for box in above)

    def _recall(self) -> None:
        """Show what the line is about that is pointed at."""
        rows = self._panel.rows if self._panel is not None else []
        recalled = next((row.line.what for row in rows if row.pointed), "")
        if recalled != self._recalled:
            self._recalled = recalled
            self._model.view.subjects.recall(recalled)

    def _show_chances(self) -> None:
        viewer, chances = self._chances
        shown = chances if self._wanted() and viewer == self._model.viewer else ()
        if shown != self._shown:
            self._shown = shown
            self._on_chances(shown)

    def _tell(self, advice: Advice | None) -> None:
        text = self._model.shell.text
        if advice is None:
            self._show(text("advice.none"))
        elif _hard(advice):
            self._show(text("advice.hard", number=percent(advice.best.chance)), advice)
        else:
            self._show(text("advice.title"), advice)

    def _show(self, title: str | None, advice: Advice | None = None) -> None:
        if self._panel is not None:
            self._screen.remove(self._panel)
            self._panel = None
            self._recall()
        if title is None:
            return
        shell, lines = self._model.shell, [] if advice is None else self._told(advice)
        scale = min(shell.look.text.scale, WIDEST)
        panels = [AdvicePanel(shell.look, title, lines, width=width * scale) for width in WIDTHS]
        view = self._model.view
        self._said, self._beside = (title, advice), [*view.asked_at()]
        panel = best_placed(panels, view.layout, self._screen, self._beside)
        assert isinstance(panel, AdvicePanel)
        panel.z = 60.0
        self._panel = panel
        self._screen.add(panel)

    def _told(self, advice: Advice) -> list[AdviceLine]:
        model = self._model
        narrator = model.ui.log_narrator(model.shell.settings.language, model.seating)
        text, hard = model.shell.text, _hard(advice)
        lines = []
        for rank, line in enumerate(advice.lines):
            what = narrator.deed(line.answer, model.match.view(model.viewer))
            chance = text("advice.rank", number=rank + 1) if hard else self._percent(line.chance)
            reason = narrator.reason(line.reason) if line.reason is not None else ""
            beside = self._beside_best(line, hard=hard) if rank else ""
            lines.append(AdviceLine(what, chance, " ".join(filter(None, (beside, reason)))))
        return lines

    def _beside_best(self, line: Line, *, hard: bool) -> str:
        """How a line compares with the best one, where its chance does not tell that."""
        if line.as_good:
            return self._model.shell.text("advice.about_equal")
        return self._model.shell.text("advice.behind") if hard else ""

    def _percent(self, chance: float) -> str:
        return self._model.shell.text("settings.percent", number=percent(chance))


def _hard(advice: Advice) -> bool:
    """Whether even the best line has little chance."""
    return advice.best.chance < HARD
