"""A game reviewed: the chance to win over time, where it turned, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from resarcana_gui.agents.companion import percent
from resarcana_gui.agents.companion.review import Moment
from resarcana_gui.kernel.game import ROUNDS
from resarcana_gui.match.match import Match
from resarcana_gui.scene.look import BODY, SMALL
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.match_runner import Worker
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.curves import scale
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.review.chance_chart import ChanceChart, Point
from resarcana_gui.screens.review.moment_row import MomentRow
from resarcana_gui.screens.review.reviewer import Reviewer
from resarcana_gui.screens.review.summing_up import summed_up
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.shell import Shell

HEIGHT: Final = 300.0


class ReviewPage(Page):
    """Fills while the companion looks. A click on a turning point leads to the table as it was."""

    name_key = "review.title"

    def __init__(self, shell: Shell, game: str, match: Match, seat: int, worker: Worker) -> None:
        super().__init__(shell)
        self._game: Final = game
        self._reviewer: Final = Reviewer(match, seat, worker)
        self._rounds: Final = [match.game.progress(state).get(ROUNDS, 0) for state, _ in match.history.walk()]

    @property
    def reviewed(self) -> bool:
        """Whether every turn has been looked at."""
        return self._reviewer.done

    def lay(self, width: float) -> Node:
        chart = ChanceChart(
            self.shell.look, list(self._points()), list(self._round_starts()), scale(self.shell.texts), width=width,
            height=HEIGHT,
        )  # fmt: skip
        parts = [self._summary(width), chart, *self._rows(width)]
        return stacked(parts, gap=14)

    def update(self, ms: int) -> None:
        super().update(ms)
        if self._reviewer.update():
            self.rebuild()

    def left(self) -> None:
        self._reviewer.close()

    # -------------------------------------------------------------------------------------------------- layout

    def _summary(self, width: float) -> Label:
        text, reviewer = self.shell.text, self._reviewer
        if reviewer.failed:
            return Label(self.shell.look, text("review.failed"), BODY, width=width, name="summary")
        if not reviewer.done:
            words = text("review.looking", number=reviewer.seen + 1, turns=len(reviewer.turns))
            return Label(self.shell.look, words, BODY, width=width, name="summary")
        if not reviewer.moments:
            return Label(self.shell.look, text("review.nothing"), BODY, width=width, name="summary")
        words = summed_up(self.shell.texts, reviewer.review(), lambda moment: self._rounds[moment.at])
        return Label(self.shell.look, words, BODY, width=width, name="summary")

    def _points(self) -> Iterator[Point]:
        steps = max(1, len(self._reviewer.match.history.steps))
        for moment in self._reviewer.moments:
            yield Point(moment.at / steps, moment.played.chance, moment.is_turning_point)
        if self._reviewer.done and self._reviewer.moments:
            yield Point(1.0, self._reviewer.review().result)

    def _round_starts(self) -> Iterator[tuple[float, str]]:
        before = 0
        for at, number in enumerate(self._rounds):
            if number != before and number:
                yield at / max(1, len(self._rounds) - 1), self.shell.text("review.round", round=number)
            before = number

    def _rows(self, width: float) -> Iterator[Node]:
        turning = [moment for moment in self._reviewer.moments if moment.is_turning_point]
        if not turning:
            if self._reviewer.done and self._reviewer.moments:
                yield Label(self.shell.look, self.shell.text("review.no_turning_points"), SMALL, width=width)
            return
        narrator = self._narrator()
        for number, moment in enumerate(turning):
            yield MomentRow(
                self.shell.look, self._words(narrator, moment), name=f"moment {number}", width=width,
                loss=self.shell.text("review.loss", number=percent(moment.best.chance) - percent(moment.played.chance)),
                on_open=partial(self.shell.routes.past_table, self._game, self._reviewer.match, moment.at),
            )  # fmt: skip

    def _words(self, narrator: LogNarrator, moment: Moment) -> tuple[str, str, str]:
        view = self._reviewer.match.history.state(moment.at, viewer=self._reviewer.seat)
        text, played, best = self.shell.text, moment.played, moment.best
        reason = narrator.reason(best.reason) if best.reason is not None else None
        number = self._rounds[moment.at]
        return (
            text("review.round", round=number) if number else text("review.before"),
            text("review.played", what=narrator.deed(played.answer, view), chance=percent(played.chance)),
            " ".join(
                filter(
                    None,
                    (text("review.better", what=narrator.deed(best.answer, view), chance=percent(best.chance)), reason),
                )
            ),
        )

    def _narrator(self) -> LogNarrator:
        ui, match, language = self.shell.games[self._game], self._reviewer.match, self.shell.settings.language
        names = shown_names(match.seats, language, ui.character_names)
        return ui.log_narrator(language, Seating(match, self._reviewer.seat, tuple(escaped(name) for name in names)))
