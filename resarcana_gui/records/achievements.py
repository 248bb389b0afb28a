"""Achievements: what a person may manage in a game, or over many.

An achievement is a list of conditions on the numbers of a game as one person played it (`numbers_of`), all of which
must hold. It is achieved once they have held in so many games, in so many in a row, or with so many different values
of a label.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.records.match_record import MatchRecord

WON: Final = "won"
POINTS: Final = "points"
MARGIN: Final = "margin"
SEATS: Final = "seats"
PLACE: Final = "place"
OWN: Final = (WON, PLACE, POINTS, MARGIN, SEATS)
"""The numbers that every game has: 1 for a victory, the place, the points, the lead over the best rival, and the
number of players. Those of its progress and of its outcome are added, by their names."""
SETUP: Final = "setup"
BEAT: Final = "beat"
"""The prefix of the label for every kind of opponent that was beaten: `beat:master`."""


@dataclass(frozen=True)
class Range:
    """A range from `least` to `most`, both included."""

    least: int | None = None
    most: int | None = None

    def holds(self, number: int) -> bool:
        """Return whether a number lies in it."""
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class Achievement:
    """Something that can be achieved."""

    name: str
    conditions: Mapping[str, Range]
    """The conditions on the numbers of a game; a number that a game does not have is 0."""
    setup: str | None = None
    """The only setup in which games count; None for any."""
    times: int = 1
    """The number of games in which the conditions must hold, ..."""
    in_a_row: bool = False
    """... or the number in a row, ..."""
    different: str | None = None
    """... or the number of different values of this label."""
    picture: str | None = None
    """The name of its picture, as the game knows it (`GameUi.art`); None for none."""


@dataclass(frozen=True)
class Progress:
    """A person's progress with an achievement."""

    achievement: Achievement
    done: int
    """How many of `achievement.times` are done."""
    when: float | None
    """When it was achieved, in seconds since 1970; None if it was not."""


@dataclass(frozen=True)
class PlayedGame:
    """A game as one person played it."""

    record: MatchRecord
    seat: int

    @property
    def won(self) -> bool:
        """Whether this person won."""
        return self.record.players[self.seat].won

    @property
    def place(self) -> int:
        """The person's place, from 1."""
        return self.record.players[self.seat].place

    @property
    def labels(self) -> Mapping[str, str]:
        """What the person was, in the game's terms, and the setup."""
        return {**self.record.players[self.seat].statistics.labels, SETUP: self.record.setup}

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of this game that conditions may name (see `numbers_of`)."""
        return numbers_of(self.record, self.seat)


def numbers_of(record: MatchRecord, seat: int) -> dict[str, int]:
    """Return the numbers of a game as one seat played it."""
    player = record.players[seat]
    rivals = [other for at, other in enumerate(record.players) if at != seat]
    best = max((rival.points for rival in rivals), default=0)
    numbers = {**player.statistics.counts, **record.progress, **player.measures}
    if player.won:
        numbers |= {f"{BEAT}:{rival.kind}": 1 for rival in rivals if rival.kind is not None and not rival.won}
    own = (int(player.won), player.place, player.points, player.points - best, len(record.players))
    return numbers | dict(zip(OWN, own, strict=True))


def progress(achievements: Iterable[Achievement], games: Sequence[PlayedGame]) -> list[Progress]:
    """Return a person's progress with each achievement, given all their games, the oldest first."""
    return [_progress(achievement, games) for achievement in achievements]


def newly_achieved(achievements: Iterable[Achievement], games: Sequence[PlayedGame]) -> list[Achievement]:
    """Return the achievements that the last of these games, the oldest first, has completed."""
    wanted = list(achievements)
    before = progress(wanted, games[:-1])
    after = progress(wanted, games)
    return [
        new.achievement for old, new in zip(before, after, strict=True) if old.when is None and new.when is not None
    ]


def _progress(achievement: Achievement, games: Sequence[PlayedGame]) -> Progress:
    done, best, seen = 0, 0, set[str]()
    for game in games:
        if achievement.setup is not None and game.record.setup != achievement.setup:
            continue
        if _holds(achievement, game):
            done = _counted(achievement, game, done, seen)
        elif achievement.in_a_row:
            done = 0
        best = max(best, done)
        if done >= achievement.times:
            return Progress(achievement, achievement.times, game.record.ended)
    return Progress(achievement, best if not achievement.in_a_row else done, None)


def _holds(achievement: Achievement, game: PlayedGame) -> bool:
    numbers = game.numbers
    return all(condition.holds(numbers.get(name, 0)) for name, condition in achievement.conditions.items())


def _counted(achievement: Achievement, game: PlayedGame, done: int, seen: set[str]) -> int:
    """Return how much is done after a game in which all conditions hold."""
    if achievement.different is None:
        return done + 1
    value = game.labels.get(achievement.different)
    if value is not None:
        seen.add(value)
    return len(seen)
