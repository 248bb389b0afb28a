"""The companion in the terminal: its advice on a question, and its review of a saved game, in lines."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from resarcana_gui.agents.companion import Advice, Adviser, Line, percent, percents
from resarcana_gui.agents.companion.review import Moment, Position, Review, moments_of
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import ROUNDS
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.screens.review.summing_up import summed_up


def advice_lines(
    advice: Advice, view: State, menu: Sequence[Command], names: Sequence[str], narrator: Narrator, texts: Texts
) -> Iterator[str]:
    """The best answers with their numbers in a menu, their chances and reasons, and then everybody's chances."""
    for line in advice.lines:
        what = f"{menu.index(line.answer) + 1}: {narrator.command(line.answer, view).removesuffix('.')}"
        yield _line_text(line, what, narrator, texts, best=line is advice.best)
    told = zip(names, percents(advice.chances), strict=True)
    chances = [texts("chance", name=name, chance=chance) for name, chance in told]
    yield texts("chances", chances=texts.listed(chances))


def _line_text(line: Line, what: str, narrator: Narrator, texts: Texts, *, best: bool) -> str:
    error = math.ceil(100 * line.error)
    told = texts("advice", what=what, chance=percent(line.chance), error=error)
    equal = "" if best or not line.as_good else texts("about_equal")
    reason = narrator.reason(line.reason) if line.reason is not None else None
    return " ".join(filter(None, (told, equal, reason)))


def positions_of(match: Match, adviser: Adviser, seat: int) -> Iterator[Position]:
    """The turns of a seat in which it had a choice, with what it saw then."""
    for at in match.turns(seat):
        view = match.history.state(at, viewer=seat)
        pending = match.game.pending_for(view, seat)
        if pending is not None and adviser.is_turn(pending):
            yield Position(at, view, pending, match.history.steps[at].command)


def review_lines(match: Match, adviser: Adviser, seat: int, narrator: Narrator, texts: Texts) -> Iterator[str]:
    """A seat's turning points, and what choice and luck have made of its game."""
    outcome, moments = match.outcome, list[Moment]()
    seen: dict[int, tuple[int, State]] = {}
    positions = list(positions_of(match, adviser, seat))
    for number, position in enumerate(positions, 1):
        seen[position.at] = number, position.view
        for moment in moments_of(adviser, [position]):
            moments.append(moment)
            if moment.is_turning_point:
                yield _moment_text(moment, *seen[moment.at], narrator, texts)
    if not moments:
        yield texts("nothing_to_review")
        return
    won = 0.0 if outcome is None else float(seat in outcome.winners) / len(outcome.winners)
    review = Review(seat, tuple(moments), won if outcome is not None else moments[-1].played.chance)
    if not review.turning_points:
        yield texts("no_turning_points")
    yield summed_up(texts.catalog, review, lambda moment: match.game.progress(seen[moment.at][1]).get(ROUNDS, 0))


def _moment_text(moment: Moment, number: int, view: State, narrator: Narrator, texts: Texts) -> str:
    reason = None if moment.best.reason is None else narrator.reason(moment.best.reason)
    told = texts(
        "turning_point",
        turn=number,
        played=narrator.command(moment.played.answer, view).removesuffix("."),
        chance=percent(moment.played.chance),
        best=narrator.command(moment.best.answer, view).removesuffix("."),
        better=percent(moment.best.chance),
    )
    return f"{told} {reason}" if reason else told
