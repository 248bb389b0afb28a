"""Making the record of a finished match."""

from __future__ import annotations

from resarcana_gui.kernel.game import Outcome
from resarcana_gui.match.history import History
from resarcana_gui.match.seat import Seat
from resarcana_gui.records.chronicler import Chronicler
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord


def record_of(
    file: str, ended: float, history: History, seats: tuple[Seat, ...], chronicler: Chronicler
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
        chronicler.setup(history.options),
        ended,
        seconds,
        dict(history.game.progress(end)),
        history.game.stage_name(),
        _players(history, seats, outcome, chronicler),
    )


def _players(
    history: History, seats: tuple[Seat, ...], outcome: Outcome, chronicler: Chronicler
) -> tuple[PlayerRecord, ...]:
    accounts = chronicler.accounts(history)
    return tuple(
        PlayerRecord(
            seat.name, seat.kind, outcome.places[at], outcome.points[at], accounts[at],
            {name: numbers[at] for name, numbers in outcome.measures.items()},
        )
        for at, seat in enumerate(seats)
    )  # fmt: skip
