"""Statistics over many games: how often they were won and with how many points, grouped by any key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from resarcana_gui.records.achievements import PlayedGame
from resarcana_gui.records.match_record import HAD, MatchRecord

Names: TypeAlias = Callable[[MatchRecord], Sequence[str]]
"""Gives the names of a game's players by seat, as they are shown."""


def written_names(record: MatchRecord) -> Sequence[str]:
    """Return the names of a game's players by seat, as its save has them."""
    return [player.name for player in record.players]


@dataclass(frozen=True)
class Tally:
    """The sums over some games."""

    games: int = 0
    wins: int = 0
    """The games that one of the persons counted won."""
    players: int = 0
    """The persons in them: several in a game that they played against each other."""
    points: int = 0
    """The sum of the persons' points."""

    @property
    def share(self) -> float:
        """The share of them that was won, from 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_points(self) -> float:
        """The mean of a person's points."""
        return self.points / self.players if self.players else 0.0


def best_placed(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return each game once, in the same order: as the person who came first in it played it."""
    found: dict[str, PlayedGame] = {}
    for game in games:
        other = found.get(game.record.file)
        if other is None or game.place < other.place:
            found[game.record.file] = game
    return list(found.values())


def tally(games: Iterable[PlayedGame]) -> Tally:
    """Return the tally of all these games."""
    listed = list(games)
    once = best_placed(listed)
    points = sum(game.record.players[game.seat].points for game in listed)
    return Tally(len(once), sum(game.won for game in once), len(listed), points)


def tallies(games: Iterable[PlayedGame], key: Callable[[PlayedGame], Iterable[str]]) -> dict[str, Tally]:
    """Return the tallies by the values that the key finds in a game, the most games first, then by name."""
    grouped: dict[str, list[PlayedGame]] = {}
    for game in games:
        for value in key(game):
            grouped.setdefault(value, []).append(game)
    found = {value: tally(group) for value, group in grouped.items()}
    return dict(sorted(found.items(), key=lambda entry: (-entry[1].games, entry[0])))


def by_label(label: str) -> Callable[[PlayedGame], Iterable[str]]:
    """Return a key that finds the value of a label, if a game has it."""
    return lambda game: [game.labels[label]] if game.labels.get(label) else []


def by_opponent(game: PlayedGame) -> Iterable[str]:
    """Return the kinds of machine opponents in a game, each once: a key for `tallies`."""
    return dict.fromkeys(player.kind for player in game.record.players if player.kind is not None)


def means(games: Sequence[PlayedGame], names: Iterable[str]) -> dict[str, float]:
    """Return the means of these numbers over the games; empty without games."""
    if not games:
        return {}
    return {name: sum(game.numbers.get(name, 0) for game in games) / len(games) for name in names}


def streaks(games: Iterable[PlayedGame]) -> tuple[int, int]:
    """Return how many of the last games were won in a row, and the longest such run; the games are the oldest first."""
    now = longest = 0
    for game in best_placed(games):
        now = now + 1 if game.won else 0
        longest = max(longest, now)
    return now, longest


def persons(records: Iterable[MatchRecord], names: Names = written_names) -> list[str]:
    """Return the names of the persons who have played, those with the most games first."""
    games: dict[str, int] = {}
    for record in records:
        called = names(record)
        for name in {called[seat] for seat in record.people}:
            games[name] = games.get(name, 0) + 1
    return sorted(games, key=lambda name: (-games[name], name))


def played_by(records: Iterable[MatchRecord], name: str | None, names: Names = written_names) -> list[PlayedGame]:
    """Return the games of a person, the oldest first; if the name is None, those of all persons, one for each person
    in a game."""
    games = [
        PlayedGame(record, seat)
        for record in records
        for seat in record.people
        if name is None or names(record)[seat] == name
    ]
    return sorted(games, key=lambda game: game.record.ended)


def games_with(games: Iterable[PlayedGame], thing: str) -> list[PlayedGame]:
    """Return the games in which the person had something of the game, such as a card, by its name."""
    return [game for game in games if game.record.players[game.seat].statistics.counts.get(f"{HAD}{thing}")]


def best(games: Sequence[PlayedGame], number: str) -> PlayedGame | None:
    """Return the game with the most of a number, the earliest of several; None without games."""
    return max(games, key=lambda game: game.numbers.get(number, 0), default=None)


def quickest(games: Iterable[PlayedGame]) -> PlayedGame | None:
    """Return the game won in the earliest stage, such as the earliest round; None if none was won."""
    return min(
        (game for game in games if game.won and game.record.stages), key=lambda game: game.record.stages, default=None
    )


def shares_over_time(games: Sequence[PlayedGame], width: int) -> list[float]:
    """Return, after every game, the share that was won of the last `width` games; each game once (`best_placed`)."""
    return [tally(games[max(0, at - width + 1) : at + 1]).share for at in range(len(games))]


def label_names(games: Iterable[PlayedGame]) -> list[str]:
    """Return the names of the labels that games have, in their order."""
    return list(dict.fromkeys(name for game in games for name in game.record.players[game.seat].statistics.labels))
