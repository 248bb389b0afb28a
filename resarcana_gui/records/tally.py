"""Statistics over many games: how often they were won and with how many points, grouped by any key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from resarcana_gui.records.achievements import PlayedGame
from resarcana_gui.records.match_record import HAD, MatchRecord


@dataclass(frozen=True)
class Tally:
    """The sums over some games."""

    games: int = 0
    wins: int = 0
    points: int = 0
    """The sum of the points."""

    @property
    def share(self) -> float:
        """The share of them that was won, from 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_points(self) -> float:
        """The mean of the points."""
        return self.points / self.games if self.games else 0.0

    def with_game(self, game: PlayedGame) -> Tally:
        """Return the tally with one more game."""
        player = game.record.players[game.seat]
        return Tally(self.games + 1, self.wins + player.won, self.points + player.points)


def tally(games: Iterable[PlayedGame]) -> Tally:
    """Return the tally of all these games."""
    total = Tally()
    for game in games:
        total = total.with_game(game)
    return total


def tallies(games: Iterable[PlayedGame], key: Callable[[PlayedGame], Iterable[str]]) -> dict[str, Tally]:
    """Return the tallies by the values that the key finds in a game, the most games first, then by name."""
    found: dict[str, Tally] = {}
    for game in games:
        for value in key(game):
            found[value] = found.get(value, Tally()).with_game(game)
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
    for game in games:
        now = now + 1 if game.won else 0
        longest = max(longest, now)
    return now, longest


def persons(records: Iterable[MatchRecord]) -> list[str]:
    """Return the names of the persons who have played, those with the most games first."""
    games: dict[str, int] = {}
    for record in records:
        for seat in record.people:
            name = record.players[seat].name
            games[name] = games.get(name, 0) + 1
    return sorted(games, key=lambda name: (-games[name], name))


def played_by(records: Iterable[MatchRecord], name: str | None) -> list[PlayedGame]:
    """Return the games of a person, the oldest first; those of all persons if the name is None."""
    games = [
        PlayedGame(record, seat)
        for record in records
        for seat in record.people
        if name is None or record.players[seat].name == name
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
    """Return, after every game, the share that was won of the last `width` games."""
    return [tally(games[max(0, at - width + 1) : at + 1]).share for at in range(len(games))]


def label_names(games: Iterable[PlayedGame]) -> list[str]:
    """Return the names of the labels that games have, in their order."""
    return list(dict.fromkeys(name for game in games for name in game.record.players[game.seat].statistics.labels))
