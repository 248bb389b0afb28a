"""Games that the tour shows as finished: played by machines, and recorded as if a person had sat among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, NoReturn

from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.plugin import discover
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.game_statistics import PlainStatistics, record_of
from resarcana_gui.records.match_record import MatchRecord, PlayerRecord
from tools.chosen_game import quick_agent
from tools.transient_matches import BUDGET

GAMES: Final = 24
SEEDS: Final = 6
"""The number of different games that are played; they are repeated on other days."""
START: Final = 1_767_700_000.0
DAY: Final = 86_400.0


class SampleArchive(Archive):
    """Games without files."""

    def __init__(self, samples: list[MatchRecord]) -> None:
        super().__init__(Path("no folder"), _nothing, lambda _: PlainStatistics())
        self._samples: Final = samples

    def records(self, game: str) -> list[MatchRecord]:
        return sorted((each for each in self._samples if each.game == game), key=lambda record: -record.ended)


def _nothing(path: Path) -> NoReturn:
    raise AssertionError(path)


@cache
def played(game: str, seed: int) -> Match:
    """Return a match between machines."""
    plugin = discover()[game]
    names = ("Ada", *plugin.ui().character_names("en"))
    setups = list(plugin.setups().values())
    kind = quick_agent(plugin)
    seats = 2 if seed % 3 else 3
    match = new_match(plugin, setups[0], [Player(name, kind) for name in names[:seats]], seed)
    play_out(match, BUDGET)
    return match


def samples(game: str) -> Iterator[MatchRecord]:
    """Return their records, as if a person had sat in one of the seats, on many days."""
    plugin = discover()[game]
    levels = [level.name for level in plugin.ui().levels("en")]
    names = plugin.ui().character_names("en")
    for number in range(GAMES):
        match = played(game, 1 + number * number % SEEDS)
        record = record_of(
            f"{number}", START + number * 2.4 * DAY, match.history, match.seats, plugin.game_statistics()
        )
        assert record is not None
        kind = levels[number * len(levels) // GAMES]
        yield replace(record, players=_seated(record, number, kind, names))


def _seated(record: MatchRecord, number: int, kind: str, names: Sequence[str]) -> tuple[PlayerRecord, ...]:
    """Return the record with a person in one of the seats, and machines of a kind in the others."""
    seats = len(record.players)
    rivals = (names[(number + seat) % len(names)] for seat in range(seats))
    return tuple(
        replace(player, name="Ada", kind=None) if seat == number // 2 % seats else replace(player, name=name, kind=kind)
        for seat, (player, name) in enumerate(zip(record.players, rivals, strict=True))
    )
