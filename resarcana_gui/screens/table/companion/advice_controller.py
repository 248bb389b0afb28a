"""Asks the companion about the viewer's question, and shows the advice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.agents.companion import Advice, percent
from resarcana_gui.agents.companion.steadiness import Steadiness
from resarcana_gui.agents.worker import Worker
from resarcana_gui.kernel.command import Command
from resarcana_gui.match.narration import told_apart
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.speech_placement import best_placed
from resarcana_gui.screens.table.companion.advice_panel import AdviceLine, AdvicePanel
from resarcana_gui.screens.table.companion.advice_words import advice_title, is_ranked, why
from resarcana_gui.screens.table.table_model import TableModel

WIDTHS: Final = (560.0, 470.0, 430.0, 392.0, 310.0, 264.0)
"""The widths to try for the panel, at a text scale of 1: the one that hides least is used."""
WIDEST: Final = 1.6


class AdviceController:
    """Asks the companion for one table screen. The companion starts with the first question; a new question replaces
    the previous one. If chances are wanted, it is asked at every turn of the viewer's."""

    def __init__(
        self, model: TableModel, screen: Node, on_chances: Callable[[Sequence[float]], object] = lambda _: None
    ) -> None:
        """`on_chances` receives how likely each seat is to win whenever that changes, or nothing while it is not to
        be shown."""
        self._model: Final = model
        self._screen: Final = screen
        self._on_chances: Final = on_chances
        self._worker: Worker | None = None
        self._asked_at: int | None = None
        """The position whose question the companion thinks about."""
        self._found: tuple[int, Advice | None] | None = None
        """The position of its latest answer, and the answer."""
        self._chances: tuple[int, tuple[float, ...]] = (model.viewer, ())
        """The latest chances, and who was shown them."""
        self._shown: tuple[float, ...] = ()
        self._opened_at: int | None = None
        """The position whose advice is shown or awaited."""
        self._panel: AdvicePanel | None = None
        self._said: tuple[str, Advice | None] = ("", None)
        """The panel's content."""
        self._beside: Sequence[Box] = ()
        """The areas of the question when the panel was placed."""
        self._choosing = False
        """Whether a choice was open in the last frame."""
        self._steadiness: Final = Steadiness()
        self._recalled = ""
        """What the line under the pointer is about."""

    @property
    def open(self) -> bool:
        """Whether advice is shown or awaited."""
        return self._opened_at is not None

    def toggle(self) -> bool:
        """Ask for advice, or close it. Return whether there was anything to do."""
        return self.close() or self._open()

    @property
    def aside(self) -> bool:
        """Whether the panel is hidden by something open to be read above the table."""
        return self._panel is not None and not self._panel.visible

    def close(self) -> bool:
        """Close the advice, and drop the question unless it is needed for the chances. Return whether there was any."""
        was_open, self._opened_at = self.open, None
        if was_open and not self._weighs():
            self._drop()
        self._show(None)
        return was_open

    def update(self) -> None:
        """Ask, take in answers and update the panel, once per frame."""
        at = self._position()
        if at is not None and self._found is not None and at < self._found[0]:
            self._found = None  # after an undo the same number may mean another position
        if self._opened_at not in (None, at):
            self.close()
        if self._asked_at not in (None, at):
            self._drop()
        if self._weighs() and at not in (None, self._asked_at, self._found and self._found[0]):
            self._ask(at)
        self._make_room_for_choice()
        self._step_aside()
        self._recall()
        self._hear()
        self._show_chances()

    def forget(self) -> None:
        """Forget the panel and the bar of chances, since the table is laid out again."""
        self._panel, self._shown = None, ()
        self.close()

    def leave(self) -> None:
        """Close the companion."""
        if self._worker is not None:
            self._worker.close()

    # ---------------------------------------------------------------------------------------------------- asking

    def _position(self) -> int | None:
        """Return the position that the table shows; None in the past."""
        model = self._model
        return len(model.match.history.steps) if model.past_position is None else None

    def _asks_viewer(self) -> bool:
        model = self._model
        return model.question_timing.shown and model.runner.asked_person == model.viewer

    def _wanted(self) -> bool:
        return self._model.shell.settings.chances and self._model.match.outcome is None

    def _weighs(self) -> bool:
        """Return whether the chances are wanted at this question."""
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
        """Let the companion think about the viewer's question. Return whether there is one."""
        model = self._model
        if self._worker is None:
            self._worker = model.shell.matches.companion(model.match)
        if self._worker is None:
            return False
        self._asked_at = at
        self._worker.ask(at, model.viewer, model.match.history.events())
        return True

    def _hear(self) -> None:
        """Take in its answer, if there is one."""
        if self._worker is None or self._asked_at is None or (reply := self._worker.poll()) is None:
            return
        at, advice = self._asked_at, reply.advice
        if advice is not None:
            advice = self._steadiness.told(at, advice, self._led_from)
            self._chances = self._model.viewer, () if advice.early else advice.chances
        self._found, self._asked_at = (at, advice), None
        if self.open:
            self._tell(advice)

    def _led_from(self, start: int) -> Command | None:
        """Return the answer given at an earlier position if nothing but its seat's choices happened since."""
        history = self._model.match.history
        return history.steps[start].command if history.only_answers(start, len(history.steps)) else None

    def _drop(self) -> None:
        self._asked_at = None
        if self._worker is not None:
            self._worker.drop()

    # --------------------------------------------------------------------------------------------------- showing

    def _make_room_for_choice(self) -> None:
        """Close the advice as soon as the player opens a choice on the table."""
        choosing = self._model.view.choosing is not None
        if choosing and not self._choosing:
            self.close()
        self._choosing = choosing

    def _step_aside(self) -> None:
        """Hide the panel while something is read above the table, and move it away from the current question."""
        view = self._model.view
        if self._panel is not None and (asked := self._question_areas()) != self._beside:
            self._beside = asked
            if any(self._panel.bounds().colliderect(box) for box in asked):
                self._show(*self._said)
        panel = self._panel
        if panel is not None:
            above = [box for box in (view.covering, view.overlaid) if box is not None]
            panel.visible = not any(box.colliderect(panel.bounds()) for box in above)

    def _recall(self) -> None:
        """Show what the line under the pointer is about."""
        rows = self._panel.rows if self._panel is not None else []
        recalled = next((row.line.what for row in rows if row.pointed), "")
        if recalled != self._recalled:
            self._recalled = recalled
            self._model.view.subjects.highlight(recalled)

    def _show_chances(self) -> None:
        viewer, chances = self._chances
        shown = chances if self._wanted() and viewer == self._model.viewer else ()
        if shown != self._shown:
            self._shown = shown
            self._on_chances(shown)

    def _tell(self, advice: Advice | None) -> None:
        text, texts = self._model.shell.text, self._model.shell.texts
        self._show(text("advice.none") if advice is None else advice_title(texts, advice), advice)

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
        self._said, self._beside = (title, advice), self._question_areas()
        kept = [*self._beside, *view.answer_areas()]
        panel = best_placed(panels, view.layout, self._screen, (), kept)
        assert isinstance(panel, AdvicePanel)
        panel.z = 60.0
        self._panel = panel
        self._screen.add(panel)

    def _question_areas(self) -> Sequence[Box]:
        view = self._model.view
        return [*view.question_areas(), *([view.choosing] if view.choosing is not None else [])]

    def _told(self, advice: Advice) -> list[AdviceLine]:
        model = self._model
        narrator = model.ui.log_narrator(model.shell.settings.language, model.seating)
        view = model.match.view(model.viewer)
        deed, command = partial(narrator.deed, view=view), partial(narrator.command, view=view)
        told = told_apart([line.answer for line in advice.lines], deed, command)
        lines = []
        for rank, (line, what) in enumerate(zip(advice.lines, told, strict=True)):
            ranked = is_ranked(advice)
            chance = model.shell.text("advice.rank", number=rank + 1) if ranked else self._percent(line.chance)
            lines.append(AdviceLine(what, chance, why(model.shell.texts, line, narrator.reason, best=not rank)))
        return lines

    def _percent(self, chance: float) -> str:
        return self._model.shell.text("settings.percent", number=percent(chance))
