"""The interface by which a game provides statistics for its records, and the record made with them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from resarcana_gui.kernel.game import Options, Outcome
from resarcana_gui.match.history import History
from resarcana_gui.match.seat import Seat
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord, SeatStatistics


class GameStatistics(ABC):
    """Reports what the players of a finished game did, in the game's own terms."""

    @abstractmethod
    def setup(self, options: Options) -> str:
        """Return the name of a game's setup."""

    @abstractmethod
    def seat_statistics(self, history: History) -> Sequence[SeatStatistics]:
        """Return what each seat of a finished game did, by seat."""

    def achievements(self) -> Sequence[Achievement]:
        """Return what can be achieved, in the order in which it is shown."""
        return ()


class PlainStatistics(GameStatistics):
    """For games without statistics of their own."""

    def setup(self, options: Options) -> str:
        return ""

    def seat_statistics(self, history: History) -> Sequence[SeatStatistics]:
        return [SeatStatistics()] * history.state().seats


def record_of(
    file: str, ended: float, history: History, seats: tuple[Seat, ...], game_statistics: GameStatistics
) -> MatchRecord | None:
    """Return the record of a match; None while it goes on."""
    end = history.state()
    outcome = history.game.outcome(end)
    if outcome is None:
        return None
    seconds = round(sum(step.played for step in history.steps), 1)
    return MatchRecord(
        file,
        history.game.name,
        game_statistics.setup(history.options),
        ended,
        seconds,
        dict(history.game.progress(end)),
        history.game.stage_name(),
        _players(history, seats, outcome, game_statistics),
    )


def _players(
    history: History, seats: tuple[Seat, ...], outcome: Outcome, game_statistics: GameStatistics
) -> tuple[PlayerRecord, ...]:
    seat_statistics = game_statistics.seat_statistics(history)
    return tuple(
        PlayerRecord(
            seat.name, seat.kind, outcome.places[at], outcome.points[at], seat_statistics[at],
            {name: numbers[at] for name, numbers in outcome.measures.items()},
        )
        for at, seat in enumerate(seats)
    )  # fmt: skip
