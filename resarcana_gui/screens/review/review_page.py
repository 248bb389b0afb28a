"""The review of a game: the chance to win over time, what turned it, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from resarcana_gui.agents.companion import percent
from resarcana_gui.agents.companion.review import Moment, Review, Swing
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.narration import Narration, told_apart
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.ui_style import BODY
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.curves import share_labels
from resarcana_gui.screens.parts.stack import in_lines, stacked
from resarcana_gui.screens.review.chance_chart import ChanceChart, Mark, Point
from resarcana_gui.screens.review.moment_row import MomentRow, MomentWords, RowLine, SeatResult
from resarcana_gui.screens.review.review_summary import choices_summary, rise_summary
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.seat_names import shown_names
from resarcana_gui.screens.shell import Shell

ROOM: Final = 820.0
"""The height of the page's content that needs no scrolling ..."""
HEIGHT, HIGHEST = 300.0, 520.0
"""... of which the chart takes what the rows leave, within these limits."""
MEANWHILE: Final = 2
"""How many of the others' deeds are told beside a change that was not the seat's doing, the latest."""


class Turn(NamedTuple):
    """A moment that turned the game: a choice of the seat's, or what happened after one."""

    moment: Moment
    swing: Swing | None
    """None for a choice."""

    @property
    def chances(self) -> tuple[float, float]:
        """The chances before and after it."""
        if self.swing is None:
            return self.moment.best.chance, self.moment.played.chance
        return self.swing.before, self.swing.after


def turns_of(review: Review) -> list[Turn]:
    """Return what turned a game, in order: the costly choices, and what helped and hurt most otherwise."""
    luck = [swing for swing in (review.best_luck, review.worst_luck) if swing is not None]
    turns = [Turn(moment, None) for moment in review.turning_points] + [Turn(swing.moment, swing) for swing in luck]
    return sorted(turns, key=lambda turn: (turn.moment.at, turn.swing is not None))


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
        self._ui: Final = shell.games[game]
        names = shown_names(match.seats, shell.settings.language, self._ui.character_names)
        self._seating: Final = Seating(match, reviewer.seat, tuple(escaped(name) for name in names))
        self._told: dict[int, Sequence[Narration]] | None = None
        """What happened in each step, once it is needed."""

    @property
    def reviewed(self) -> bool:
        """Whether every choice has been looked at."""
        return self._reviewer.done

    def lay(self, width: float) -> Node:
        review = self._reviewer.review()
        turns = [turn for turn in turns_of(review) if turn.swing is None or self._reviewer.done]
        rows = [self._row(turn, number, width) for number, turn in enumerate(turns, 1)]
        head = [*self._results(width), self._summary(review, width)]
        used = sum(node.height + 14 for node in (*head, *rows))
        height = min(HIGHEST, max(HEIGHT * min(1.3, self.shell.look.text.scale), ROOM - used))
        return stacked([*head, self._chart(review, turns, width, height), *rows], gap=14)

    def update(self, ms: int) -> None:
        super().update(ms)
        if self._reviewer.update():
            self.rebuild()

    def left(self) -> None:
        self._reviewer.close()

    # -------------------------------------------------------------------------------------------------- layout

    def _results(self, width: float) -> Iterator[Node]:
        """Yield who played, with their points, once the game is over."""
        match = self._reviewer.match
        if match.outcome is None:
            return
        whole = Node(name="results")
        faces, look = self._faces(), self.shell.look
        first = self._reviewer.seat
        for step in range(len(match.seats)):
            seat = (first + step) % len(match.seats)
            points, won = str(match.outcome.points[seat]), seat in match.outcome.winners
            whole.add(SeatResult(look, faces[seat], self._seating.names[seat], points, won=won))
        whole.size = (width, in_lines(list(whole.children), width, gap=28))
        yield whole

    def _summary(self, review: Review, width: float) -> Label:
        text, reviewer = self.shell.text, self._reviewer
        if reviewer.failed:
            words = text("review.failed")
        elif not reviewer.done:
            words = text("review.looking", number=reviewer.seen + 1, choices=len(reviewer.choices))
        elif not review.moments:
            words = text("review.nothing")
        else:
            costly = "" if review.turning_points else text("review.no_turning_points")
            rise = rise_summary(self.shell.texts, review, self._round_of)
            words = " ".join(filter(None, (rise, choices_summary(self.shell.texts, review), costly)))
        return Label(self.shell.look, words, BODY, width=width, name="summary")

    def _chart(self, review: Review, turns: Sequence[Turn], width: float, height: float) -> ChanceChart:
        seat, done = self._reviewer.seat, self._reviewer.done and bool(review.moments)
        marks = [self._mark(turn, number) for number, turn in enumerate(turns, 1)]
        return ChanceChart(
            self.shell.look, list(self._points(review)), marks, list(self._round_starts()),
            share_labels(self.shell.texts), (review.result, self._faces()[seat]) if done else None,
            width=width, height=height,
        )  # fmt: skip

    def _points(self, review: Review) -> Iterator[Point]:
        for moment in review.moments:
            yield Point(self._along(moment.at), moment.best.chance)
            yield Point(self._along(moment.at), moment.played.chance)
        if self._reviewer.done and review.moments:
            yield Point(1.0, review.result)

    def _mark(self, turn: Turn, number: int) -> Mark:
        before, after = turn.chances
        later = turn.swing is not None
        return Mark(self._along(self._next(turn) if later else turn.moment.at), after, number, after > before,
                    self._picture(turn))  # fmt: skip

    def _next(self, turn: Turn) -> int:
        """Return the position at which what changed after a choice was found."""
        return next((at for at in self._reviewer.choices if at > turn.moment.at), len(self._rounds) - 1)

    def _round_of(self, moment: Moment | None) -> int:
        return self._rounds[-1 if moment is None else moment.at]

    def _along(self, at: int) -> float:
        return at / max(1, len(self._rounds) - 1)

    def _round_starts(self) -> Iterator[tuple[float, str]]:
        before = 0
        for at, number in enumerate(self._rounds):
            if number != before and number:
                yield self._along(at), self.shell.text("review.round", round=number)
            before = number

    def _row(self, turn: Turn, number: int, width: float) -> Node:
        return MomentRow(
            self.shell.look, self._words(turn, number), name=f"moment {number - 1}", width=width,
            on_open=partial(self.shell.routes.replay, self._game, self._reviewer.match, turn.moment.at),
        )  # fmt: skip

    # --------------------------------------------------------------------------------------------------- words

    def _words(self, turn: Turn, number: int) -> MomentWords:
        text, (before, after), stage = self.shell.text, turn.chances, self._rounds[turn.moment.at]
        return MomentWords(
            number,
            text("review.change", before=percent(before), after=percent(after)),
            text("review.round", round=stage) if stage else text("review.before"),
            after > before,
            list(self._choice(turn.moment) if turn.swing is None else self._luck(turn, good=after > before)),
        )

    def _choice(self, moment: Moment) -> Iterator[RowLine]:
        text, narrator, (did, could) = self.shell.text, self._narrator(), self._answers(moment)
        asked = narrator.occasion(self._question(moment), self._view(moment))
        if asked:
            yield RowLine(asked, self._pictured(asked), soft=True)
        yield RowLine(text("review.played", what=did), self._answer_picture(moment.played.answer, did))
        reason = narrator.reason(moment.best.reason) if moment.best.reason is not None else None
        better = text("review.better", what=could)
        picture = self._answer_picture(moment.best.answer, could)
        yield RowLine(f"{better} {reason}" if reason else better, picture)

    def _luck(self, turn: Turn, *, good: bool) -> Iterator[RowLine]:
        yield RowLine(self.shell.text("review.luck.helped_row" if good else "review.luck.harmed_row"))
        for told in self._meanwhile(turn):
            yield RowLine(told.sentence, self._pictured(told.sentence, told.subject), soft=True)

    def _meanwhile(self, turn: Turn) -> Sequence[Narration]:
        """Return what the others did after a choice and before the next, the latest deeds rather than what followed
        from them; if they did nothing, what came of the choice, such as cards drawn."""
        if self._told is None:
            narrator, seat = self._narrator(), self._reviewer.seat
            narrator.sentences([event.seen_by(seat) for event in self._reviewer.match.history.setup])
            self._told = {
                at: narrator.sentences([event.seen_by(seat) for event in step.events])
                for at, step in enumerate(self._reviewer.match.history.steps)
            }
        between = range(turn.moment.at, self._next(turn))
        seat, steps = self._reviewer.seat, self._reviewer.match.history.steps
        told = [(at, each) for at in between for each in self._told.get(at, ()) if each.seat is not None]
        others = [(at, each) for at, each in told if each.seat != seat]
        deeds = [each for at, each in others if steps[at].opens] or [each for _, each in others or told]
        return deeds[-MEANWHILE:]

    def _picture(self, turn: Turn) -> Drawing:
        """Return a picture of what was played; the face of who played it where no card is named."""
        faces, seat = self._faces(), self._reviewer.seat
        if turn.swing is None:
            occasion = self._narrator().occasion(self._question(turn.moment), self._view(turn.moment))
            told = f"{self._answers(turn.moment)[0]} {occasion}"
            return self._answer_picture(turn.moment.played.answer, told) or faces[seat]
        deeds = list(reversed(self._meanwhile(turn)))
        pictures = filter(None, (self._pictured(each.sentence, each.subject) for each in deeds))
        return next(pictures, None) or faces[next((each.seat for each in deeds if each.seat is not None), seat)]

    def _answers(self, moment: Moment) -> Sequence[str]:
        narrator, view = self._narrator(), self._view(moment)
        answers = (moment.played.answer, moment.best.answer)
        return told_apart(answers, partial(narrator.deed, view=view), partial(narrator.command, view=view))

    def _view(self, moment: Moment) -> State:
        return self._reviewer.match.history.state(moment.at, viewer=self._reviewer.seat)

    def _question(self, moment: Moment) -> Pending:
        pending = self._reviewer.match.game.pending_for(self._view(moment), self._reviewer.seat)
        assert pending is not None
        return pending

    def _faces(self) -> Sequence[Drawing]:
        match, seating = self._reviewer.match, self._seating
        view = match.view(seating.viewer)
        return [self._ui.seat_face(self.shell, seating, view, seat) for seat in range(len(match.seats))]

    def _answer_picture(self, answer: Command, told: str) -> Drawing | None:
        return self._ui.answer_picture(self.shell, answer) or self._pictured(told)

    def _pictured(self, sentence: str, subject: str = "") -> Drawing | None:
        return self._ui.pictured(self.shell, sentence, subject)

    def _narrator(self) -> LogNarrator:
        return self._ui.log_narrator(self.shell.settings.language, self._seating)
