"""Records as they may be, for the tests of what many of them tell."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Final

from resarcana_gui.records.achievements import PlayedGame
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord, SeatStatistics

DAY = 86_400.0
FILES: Final = count()


def game(
    *,
    won: bool = True,
    points: int = 10,
    rival: int = 7,
    rounds: int = 6,
    setup: str = "standard",
    kind: str = "adept",
    day: int = 0,
    name: str = "Ada",
    label: str = "druid",
    seats: int = 2,
    **counts: int,
) -> MatchRecord:
    """A person's game against machines, the person in the first seat."""
    person = PlayerRecord(name, None, 1 if won else 2, points, SeatStatistics({"mage": label}, counts))
    rivals = [PlayerRecord(f"Rival {at}", kind, 1 if not won and at == 1 else 2, rival) for at in range(1, seats)]
    return MatchRecord(
        f"game-{next(FILES)}.jsonl",
        "toy",
        setup,
        1_000_000 + day * DAY,
        60.0,
        {"rounds": rounds},
        "rounds",
        (person, *rivals),
    )


def played(*records: MatchRecord) -> list[PlayedGame]:
    """The games of their first seats."""
    return [PlayedGame(record, 0) for record in records]


def hot_seat(
    *, day: int = 0, names: tuple[str, str] = ("Ada", "Ben"), points: tuple[int, int] = (8, 12)
) -> MatchRecord:
    """A game of two persons against each other and one machine; whoever has more points wins."""
    record = game(day=day, points=points[0], won=points[0] > points[1], seats=3, name=names[0])
    other = PlayerRecord(names[1], None, 1 if points[1] > points[0] else 2, points[1], record.players[0].statistics)
    machine = replace(record.players[2], place=3)
    return replace(record, players=(record.players[0], other, machine))
