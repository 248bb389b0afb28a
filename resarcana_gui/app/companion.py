"""The companion in the terminal: lines with its advice on a question, and with its review of a saved game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from resarcana_gui.agents.companion import Advice, Adviser, Line, percent, percents
from resarcana_gui.agents.companion.review import Moment, Position, Review, in_hindsight, moments_of
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.screens.review.review_summary import review_summary
from resarcana_gui.screens.table.companion.advice_words import advice_title, why


def advice_lines(
    advice: Advice, view: State, menu: Sequence[Command], names: Sequence[str], narrator: Narrator, texts: Texts
) -> Iterator[str]:
    """Yield the best answers with their numbers in a menu, their chances and reasons, and then everybody's chances,
    unless it is too early for numbers."""
    if advice.early:
        yield advice_title(texts.catalog, advice)
    for line in advice.lines:
        what = f"{menu.index(line.answer) + 1}: {narrator.command(line.answer, view).removesuffix('.')}"
        reason = why(texts.catalog, line, narrator.reason, best=line is advice.best)
        yield " ".join(filter(None, (_chance_text(advice, line, what, texts), reason)))
    if not advice.early:
        told = zip(names, percents(advice.chances), strict=True)
        chances = [texts("chance", name=name, chance=chance) for name, chance in told]
        yield texts("chances", chances=texts.listed(chances))


def _chance_text(advice: Advice, line: Line, what: str, texts: Texts) -> str:
    if advice.early:
        return f"{what}."
    return texts("advice", what=what, chance=percent(line.chance), error=math.ceil(100 * line.error))


def positions_of(match: Match, seat: int) -> Iterator[Position]:
    """Yield the questions at which a seat had a choice, with what it saw then."""
    for at in match.history.choices(seat):
        view = match.history.state(at, viewer=seat)
        pending = match.game.pending_for(view, seat)
        if pending is not None:
            yield Position(at, view, pending, match.history.steps[at].command)


def review_lines(match: Match, adviser: Adviser, seat: int, narrator: Narrator, texts: Texts) -> Iterator[str]:
    """Yield a seat's turning points, and how much choice and luck contributed to its game."""
    history, outcome, moments = match.history, match.outcome, list[Moment]()
    positions = {position.at: position for position in positions_of(match, seat)}
    won = None if outcome is None else float(seat in outcome.winners) / len(outcome.winners)
    looked = moments_of(adviser, positions.values())
    for moment in in_hindsight(looked, history.only_answers, len(history.steps), won):
        moments.append(moment)
        if moment.is_turning_point:
            yield _moment_text(moment, positions[moment.at], _round(match, moment), narrator, texts)
    if not moments:
        yield texts("nothing_to_review")
        return
    review = Review(seat, tuple(moments), moments[-1].played.chance if won is None else won)
    if not review.turning_points:
        yield texts("no_turning_points")
    yield review_summary(texts.catalog, review, lambda moment: _round(match, moment))


def _round(match: Match, moment: Moment) -> int:
    """Return the stage in which a choice was made (see Game.stage)."""
    return match.game.stage(match.history.state(moment.at))


def _moment_text(moment: Moment, position: Position, number: int, narrator: Narrator, texts: Texts) -> str:
    view, reason = position.view, None if moment.best.reason is None else narrator.reason(moment.best.reason)
    asked, played = narrator.occasion(position.pending, view), narrator.command(position.answer, view).removesuffix(".")
    told = texts(
        "turning_point",
        when=texts.catalog.text("review.round", round=number) if number else texts.catalog.text("review.before"),
        played=" ".join(filter(None, (asked, played))),
        chance=percent(moment.played.chance),
        best=narrator.command(moment.best.answer, view).removesuffix("."),
        better=percent(moment.best.chance),
    )
    return f"{told} {reason}" if reason else told
