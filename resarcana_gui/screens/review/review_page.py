"""The review of a game: the chance to win over time, the turning points, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from resarcana_gui.agents.companion import percent
from resarcana_gui.agents.companion.review import Moment, Review
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.curves import share_labels
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.review.chance_chart import ChanceChart, Point
from resarcana_gui.screens.review.review_summary import review_summary
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.shell import Shell

PAD: Final = 18.0
SIDE: Final = 130.0
"""The width of the column with the round and the loss, at a text scale of 1."""
LOSS: Final = TextStyle(34, Face.BOLD, "bad", on="panel_top")
WHEN: Final = replace(SMALL, on="panel_top")
TEXT: Final = replace(BODY, on="panel_top")


class Words(NamedTuple):
    """The texts about a turning point."""

    loss: str
    when: str
    asked: str
    """What the question was about; empty where that is obvious."""
    played: str
    better: str


class MomentRow(Control):
    """A turning point: when it was, what was played, and what was better. A click shows the table at that moment."""

    sound = "button"

    def __init__(self, look: UiStyle, words: Words, *, name: str, width: float, on_open: Callable[[], object]) -> None:
        super().__init__(look, size=(width, 0.0), name=name)
        self._words, self._open = words, on_open
        self.size = (width, max(shown.box.bottom for shown in self.texts()) + 14)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        block, side = self.look.text.block, SIDE * self.look.text.scale
        words = self._words
        loss = block(words.loss, LOSS, side)
        yield ShownText(loss, PAD, 12, LOSS)
        yield ShownText(block(words.when, WHEN, side), PAD, 12 + loss.height, WHEN)
        y = 14.0
        for line, style in ((words.asked, WHEN), (words.played, TEXT), (words.better, TEXT)):
            if line:
                text = block(line, style, self.width - side - 3 * PAD)
                yield ShownText(text, side + 2 * PAD, y, style)
                y += text.height + 4

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        self.draw_texts(painter)
        self.draw_ring(painter)


HEIGHT: Final = 300.0


class ReviewPage(Page):
    """The review; it fills up while the companion works. A click on a turning point shows the table at that moment."""

    name_key = "review.title"

    def __init__(self, shell: Shell, game: str, reviewer: Reviewer) -> None:
        super().__init__(shell)
        self._game: Final = game
        self._reviewer: Final = reviewer
        reviewer.open()
        match = reviewer.match
        self._rounds: Final = [match.game.stage(state) for state, _ in match.history.walk()]

    @property
    def reviewed(self) -> bool:
        """Whether every choice has been looked at."""
        return self._reviewer.done

    def lay(self, width: float) -> Node:
        review = self._reviewer.review()
        chart = ChanceChart(
            self.shell.look, list(self._points(review)), list(self._round_starts()), share_labels(self.shell.texts),
            width=width, height=HEIGHT,
        )  # fmt: skip
        parts = [self._summary(review, width), chart, *self._rows(review, width)]
        return stacked(parts, gap=14)

    def update(self, ms: int) -> None:
        super().update(ms)
        if self._reviewer.update():
            self.rebuild()

    def left(self) -> None:
        self._reviewer.close()

    # -------------------------------------------------------------------------------------------------- layout

    def _summary(self, review: Review, width: float) -> Label:
        text, reviewer = self.shell.text, self._reviewer
        if reviewer.failed:
            return Label(self.shell.look, text("review.failed"), BODY, width=width, name="summary")
        if not reviewer.done:
            words = text("review.looking", number=reviewer.seen + 1, choices=len(reviewer.choices))
            return Label(self.shell.look, words, BODY, width=width, name="summary")
        if not review.moments:
            return Label(self.shell.look, text("review.nothing"), BODY, width=width, name="summary")
        words = review_summary(self.shell.texts, review, lambda moment: self._rounds[moment.at])
        return Label(self.shell.look, words, BODY, width=width, name="summary")

    def _points(self, review: Review) -> Iterator[Point]:
        steps = max(1, len(self._reviewer.match.history.steps))
        for moment in review.moments:
            yield Point(moment.at / steps, moment.played.chance, moment.is_turning_point)
        if self._reviewer.done and review.moments:
            yield Point(1.0, review.result)

    def _round_starts(self) -> Iterator[tuple[float, str]]:
        before = 0
        for at, number in enumerate(self._rounds):
            if number != before and number:
                yield at / max(1, len(self._rounds) - 1), self.shell.text("review.round", round=number)
            before = number

    def _rows(self, review: Review, width: float) -> Iterator[Node]:
        turning = review.turning_points
        if not turning:
            if self._reviewer.done and review.moments:
                yield Label(self.shell.look, self.shell.text("review.no_turning_points"), SMALL, width=width)
            return
        narrator = self._narrator()
        for number, moment in enumerate(turning):
            yield MomentRow(
                self.shell.look, self._words(narrator, moment), name=f"moment {number}", width=width,
                on_open=partial(self.shell.routes.replay, self._game, self._reviewer.match, moment.at),
            )  # fmt: skip

    def _words(self, narrator: LogNarrator, moment: Moment) -> Words:
        match, seat, text = self._reviewer.match, self._reviewer.seat, self.shell.text
        view = match.history.state(moment.at, viewer=seat)
        pending, number = match.game.pending_for(view, seat), self._rounds[moment.at]
        assert pending is not None
        played, best = percent(moment.played.chance), percent(moment.best.chance)
        did, could = answer_texts(narrator, (moment.played.answer, moment.best.answer), view)
        reason = narrator.reason(moment.best.reason) if moment.best.reason is not None else None
        better = text("review.better", what=could, chance=best)
        return Words(
            loss=text("review.loss", number=best - played),
            when=text("review.round", round=number) if number else text("review.before"),
            asked=narrator.occasion(pending, view),
            played=text("review.played", what=did, chance=played),
            better=f"{better} {reason}" if reason else better,
        )

    def _narrator(self) -> LogNarrator:
        ui, match, language = self.shell.games[self._game], self._reviewer.match, self.shell.settings.language
        names = shown_names(match.seats, language, ui.character_names)
        return ui.log_narrator(language, Seating(match, self._reviewer.seat, tuple(escaped(name) for name in names)))


def answer_texts(narrator: LogNarrator, answers: Sequence[Command], view: State) -> list[str]:
    """Return descriptions of answers to a question, short if that tells them apart."""
    told = [narrator.deed(answer, view) for answer in answers]
    if len(set(told)) == len(told):
        return told
    return [narrator.command(answer, view).removesuffix(".") for answer in answers]
