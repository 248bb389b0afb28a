"""What is said for the lines of one advice: notes on each option, and facts at the end of its playouts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from resarcana_gui.agents.companion import Insight, Line, Reason, Stance
from resarcana_gui.agents.companion.reasons import Facts
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import Option
from resarcana_gui.games.terra_mystica.ai.companion.change_notes import changes, cult_changes
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import (
    BEFORE,
    COSTS,
    ON_HEX,
    OPPONENT_POINTS,
    PAYS,
    POINTS,
    RATE,
    SEPARATOR,
    named,
    written,
)
from resarcana_gui.games.terra_mystica.ai.companion.setup_notes import faction_notes, land_notes, start_notes
from resarcana_gui.games.terra_mystica.ai.companion.tile_notes import card_notes, favour_notes, offer_notes, town_notes
from resarcana_gui.games.terra_mystica.ai.companion.turn_notes import turn_notes
from resarcana_gui.games.terra_mystica.ai.companion.wallets import stock
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules import questions as asked
from resarcana_gui.games.terra_mystica.rules.codes import GAME_OVER
from resarcana_gui.games.terra_mystica.rules.commands import Build, Decline, Transform
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.records import QUESTIONS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.kernel.state import State as KernelState

WEIGHTS: Final = {POINTS: 0.02, OPPONENT_POINTS: -0.015}
"""The approximate worth of a point more, as a share of a victory."""
APART_FROM_LAND: Final = (PAYS, BEFORE, RATE)
"""Notes that hold without the dwelling that follows."""


class LineInsight(Insight):
    """Explains the options at one question."""

    def __init__(self, view: State, options: Sequence[Option]) -> None:
        self._view: Final = view
        self._question: Final = view.stack[-1]
        self._options: Final = {option.given: option for option in options}

    def facts(self, state: KernelState, seat: int) -> Facts:
        assert isinstance(state, State)
        others = [points for at, points in enumerate(state.points) if at != seat]
        return {POINTS: state.points[seat], OPPONENT_POINTS: max(others)}

    def weight(self, fact: str) -> float:
        return WEIGHTS.get(fact, 0.0)

    def notes(self, view: KernelState, answer: Command) -> Sequence[Reason]:
        option = self._options[answer]  # type: ignore[index]
        found = NOTES[type(self._question)](self._view, self._question, option)
        return [_placed(each, self._following(option)) for each in found]

    def at_once(self, line: Line, said: Collection[str]) -> Reason | None:
        """Return what an answer costs; None if that is nothing."""
        option = self._options[line.answer]  # type: ignore[index]
        after, seat = option.whole.table, line.answer.seat
        if after.phase == GAME_OVER or after.round != self._view.round:
            return None
        pairs = ((each[seat], now[seat]) for each, now in zip(stock(self._view), stock(after), strict=True))
        price = Amount(*(max(0, before - now) for before, now in pairs))
        return Reason(named(COSTS, written(price)), 0.0, 1.0, 0.0, Stance.AT_ONCE) if price else None

    def _following(self, option: Option) -> str:
        """Return the hex of a dwelling that follows an answer; empty where there is none."""
        built = [each.at for each in option.whole.answers[1:] if isinstance(each, Build)]
        return self._view.parts.board.names[built[0]] if built else ""


def _placed(reason: Reason, name: str) -> Reason:
    """Return a note with the hex of the dwelling that follows, unless it names that already."""
    apart = reason.fact.partition(SEPARATOR)[0] in APART_FROM_LAND
    return replace(reason, fact=f"{reason.fact}{ON_HEX}{name}") if name and not apart else reason


def _land(view: State, question: Question, option: Option) -> Iterator[Reason]:
    """Yield notes on a hex that is transformed, or left."""
    hexes = [each.at for each in option.whole.answers if isinstance(each, Transform)]
    if isinstance(question, asked.AskTerrain):
        hexes = [question.at]
    if isinstance(option.given, Decline) or not hexes:
        yield from turn_notes(view, option)
        return
    if not any(isinstance(each, Build) for each in option.whole.answers):
        yield from land_notes(view, option.whole.table, question.seat, hexes[0])
    yield from turn_notes(view, option)


def _turn(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from turn_notes(view, option)


def _cult(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from cult_changes(view, option.first.table, question.seat)


def _faction(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from faction_notes(view, question.seat, option.given.faction)  # type: ignore[attr-defined]


def _start(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from start_notes(view, option.first.table, question.seat, option.given.at)  # type: ignore[attr-defined]


def _card(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from card_notes(view, question.seat, option.given.card)  # type: ignore[attr-defined]


def _favour(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from favour_notes(view, option, option.given)  # type: ignore[arg-type]


def _town(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from town_notes(view, option, option.given)  # type: ignore[arg-type]


def _bridge(view: State, question: Question, option: Option) -> Iterator[Reason]:
    yield from changes(view, option.first)


NOTES: Final[dict[type[Question], Callable[[State, Any, Option], Iterator[Reason]]]] = by_class(
    f"{__name__}.NOTES",
    QUESTIONS,
    {
        asked.AskFaction: _faction,
        asked.AskStart: _start,
        asked.AskCard: _card,
        asked.AskTurn: _turn,
        asked.AskDwelling: _turn,
        asked.AskSpade: _land,
        asked.AskTerrain: _land,
        asked.AskFavour: _favour,
        asked.AskTown: _town,
        asked.AskKey: _cult,
        asked.AskCult: _cult,
        asked.AskDevotion: _cult,
        asked.AskOrdination: _turn,
        asked.AskBridge: _bridge,
        asked.AskFlight: _turn,
        asked.AskSandstorm: _land,
        asked.AskFreeUpgrade: _turn,
        asked.AskOffer: lambda view, question, option: offer_notes(view, option, question),
    },
)
"""What says something for an answer to each kind of question."""
