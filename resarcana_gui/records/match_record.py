"""The record of a finished game, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from resarcana_gui.kernel.codec import Json, JsonObject

LONGEST_TEXT: Final = 200
"""Characters of any text in a record, ..."""
LONGEST_FILE: Final = 255
"""... except the name of its file, which may be as long as file systems allow."""
HAD: Final = "had:"
"""The prefix of counts of how often a seat had something of the game, such as a card."""
MOST: Final = 1 << 40
"""No number in a record is as large, in either direction."""


class RecordError(ValueError):
    """Plain data that does not describe a record."""


@dataclass(frozen=True)
class SeatStatistics:
    """What one seat did in a game, in the game's own terms."""

    labels: Mapping[str, str] = field(default_factory=dict)
    """What it was, such as its mage, by the label's name."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """How much of something it did or had."""


@dataclass(frozen=True)
class PlayerRecord:
    """One player of a finished game."""

    name: str
    kind: str | None
    """The machine opponent's name in its game's list; None for a person."""
    place: int
    """From 1; players who share a place have the same."""
    points: int
    statistics: SeatStatistics = field(default_factory=SeatStatistics)
    measures: Mapping[str, int] = field(default_factory=dict)
    """The other numbers of the outcome by name, such as what breaks ties (see Outcome)."""

    @property
    def won(self) -> bool:
        """Whether it came first, perhaps with others."""
        return self.place == 1

    @property
    def is_human(self) -> bool:
        """Whether a person played."""
        return self.kind is None


@dataclass(frozen=True)
class MatchRecord:
    """One finished game."""

    file: str
    """The name of its save."""
    game: str
    setup: str
    ended: float
    """When it ended, in seconds since 1970."""
    seconds: float
    """How long all answers took together, not counting the time that somebody was away."""
    progress: Mapping[str, int]
    """The game's public numbers at its end by name, such as its rounds (see Game.progress)."""
    stage: str
    """The name of the number that counts its stages (see Game.stage_name)."""
    players: tuple[PlayerRecord, ...]
    """By seat."""

    @property
    def stages(self) -> int:
        """The stage in which it ended; 0 for a game without stages."""
        return self.progress.get(self.stage, 0)

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, player in enumerate(self.players) if player.is_human]

    def plain(self) -> JsonObject:
        """Return the record as plain data, which `record_from` reads."""
        return {
            "file": self.file,
            "game": self.game,
            "setup": self.setup,
            "ended": self.ended,
            "seconds": self.seconds,
            "progress": dict(self.progress),
            "stage": self.stage,
            "players": [_plain_player(player) for player in self.players],
        }


def record_from(data: Json) -> MatchRecord:
    """Return a record from plain data. Raises RecordError."""
    fields = _mapping(data)
    players = fields.get("players")
    if not isinstance(players, list) or not players:
        raise RecordError("there are no players")
    return MatchRecord(
        _text(fields, "file", LONGEST_FILE),
        _text(fields, "game"),
        _text(fields, "setup"),
        _number(fields, "ended"),
        _number(fields, "seconds"),
        _numbers(fields, "progress"),
        _text(fields, "stage"),
        tuple(_player(player) for player in players),
    )


def _plain_player(player: PlayerRecord) -> JsonObject:
    return {
        "name": player.name,
        "kind": player.kind,
        "place": player.place,
        "points": player.points,
        "measures": dict(player.measures),
        "labels": dict(player.statistics.labels),
        "counts": dict(player.statistics.counts),
    }


def _player(data: Json) -> PlayerRecord:
    fields = _mapping(data)
    labels, kind = _mapping(fields.get("labels")), fields.get("kind")
    statistics = SeatStatistics({name: _text(labels, name) for name in labels}, _numbers(fields, "counts"))
    return PlayerRecord(
        _text(fields, "name"),
        None if kind is None else _text(fields, "kind"),
        int(_number(fields, "place")),
        int(_number(fields, "points")),
        statistics,
        _numbers(fields, "measures"),
    )


def _mapping(data: Json) -> JsonObject:
    if not isinstance(data, dict):
        raise RecordError("something that has names is missing")
    return data


def _text(fields: JsonObject, name: str, longest: int = LONGEST_TEXT) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise RecordError(f"{name} is no short text")
    return value


def _numbers(fields: JsonObject, name: str) -> dict[str, int]:
    found = _mapping(fields.get(name))
    return {each: int(_number(found, each)) for each in found}


def _number(fields: JsonObject, name: str) -> float:
    value = fields.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not -MOST < value < MOST:
        raise RecordError(f"{name} is not a number")
    return value
