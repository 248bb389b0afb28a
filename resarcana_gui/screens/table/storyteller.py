"""Describes a match as it goes on: in the log, on its scrubber, on the ribbon and in the event feed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.match.history import Step
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.action import Call
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.game_ui import LogNarrator
from resarcana_gui.screens.log.log_sheet import LogSheet
from resarcana_gui.screens.log.match_log import LogSentence, MatchLog
from resarcana_gui.screens.table.event_feed import EventFeed
from resarcana_gui.screens.table.ribbon import SHOWN, Deed, Ribbon
from resarcana_gui.screens.table.table_model import TableModel


class Storyteller:
    """Describes the match at one table screen that is laid out."""

    def __init__(self, model: TableModel, sheet: LogSheet, shows: Sequence[Ribbon | EventFeed]) -> None:
        """`shows` display the latest deeds."""
        self._model: Final = model
        self._sheet: Final = sheet
        self._shows: Final = shows
        self._deeds: Final[deque[LogSentence]] = deque(maxlen=SHOWN)
        """The latest sentences about a seat's deed."""
        self._round = -1
        self._told_of: int | None = None
        """The seat whose action the last sentence is about."""
        self._speaks_to = model.viewer if model.viewer in model.people else -1
        """The person who is viewing; -1 if only machines play."""
        self.match_log = self._brought_up_to_date()
        self._announced = self.match_log.told
        """The number of commands in the log, or on their way there once they have been seen."""

    def tell(self, steps: Sequence[Step]) -> None:
        """Add sentences about what has happened once it has been seen."""
        self._model.shell.look.queue.add(Call(partial(self._tell_now, self._announced, steps, self.match_log)))
        self._announced += len(steps)

    def retell(self) -> None:
        """Rewrite the whole log."""
        self._sheet.log.cut(-1)
        self._deeds.clear()
        self._round, self._told_of = -1, None
        self.match_log = self._brought_up_to_date()
        self._announced = self.match_log.told
        for told in self.match_log.sentences:
            self._say(told)
        self._show()

    def last_deeds(self, at: int) -> dict[int, Narration]:
        """Return what each seat did last in the round of a position, in a sentence."""
        told = [each for each in self.match_log.sentences if each.at <= at]
        return {
            each.seat: Narration(each.sentence, each.seat, each.sign, each.brief)
            for each in told
            if each.seat is not None and each.round == told[-1].round
        }

    def narrator(self) -> LogNarrator:
        """Return a narrator in the current language."""
        return self._model.ui.log_narrator(self._model.shell.settings.language, self._model.seating)

    def _brought_up_to_date(self) -> MatchLog:
        """Return the viewer's log with what has happened since; after an undo, a new one."""
        model, steps = self._model, self._model.match.history.steps
        key = model.viewer, model.shell.settings.language
        found = model.match_logs.get(key)
        if found is None or not found.follows(steps):
            found = model.match_logs[key] = MatchLog(model.match, model.viewer, self.narrator(), model.seating.names)
            found.begin()
        found.tell(steps[found.told :])
        return found

    def _tell_now(self, start: int, steps: Sequence[Step], match_log: MatchLog) -> None:
        if match_log is not self.match_log:  # the log has been rewritten since
            return
        for told in match_log.tell(steps[match_log.told - start :]):  # some may be in the log of a table laid out again
            self._say(told)
            self._model.shell.announcer.tell(told.sentence)
        self._show()

    def _say(self, told: LogSentence) -> None:
        log = self._sheet.log
        if told.round != self._round:
            self._round = told.round
            log.add_round_heading(told.round, told.at)
        before, self._told_of = self._told_of, told.led_by
        if before == self._speaks_to and told.led_by != before:
            log.add_divider(self._model.shell.text("log.since"), told.at)
        log.tell(told.sentence, told.at, told.seat, self._picture(told))
        if told.seat is not None:
            self._deeds.append(told)

    def _show(self) -> None:
        """Update the scrubber and the displays of the latest deeds."""
        self._sheet.scrubber.fill(self.match_log.turns(), self.match_log.told)
        deeds = [self._deed(told) for told in self._deeds]
        for each in self._shows:
            each.show(deeds)

    def _deed(self, told: LogSentence) -> Deed:
        assert told.seat is not None
        sign = self._model.shell.look.text.icons.icon(told.sign) if told.sign else None
        return Deed(told.sentence, told.at, self._model.style(told.seat), self._picture(told), sign)

    def _picture(self, told: LogSentence) -> Drawing | None:
        """Return a picture of what a sentence is about, if there is one."""
        return self._model.ui.pictured(self._model.shell, told.sentence, told.subject)
