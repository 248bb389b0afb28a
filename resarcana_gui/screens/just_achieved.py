"""What the game that has just been finished achieved."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.records.achievements import Achievement, newly_achieved
from resarcana_gui.records.tally import played_by
from resarcana_gui.screens.services import MatchService


def achieved_by(matches: MatchService, game: str, file: str, name: str) -> Sequence[Achievement]:
    """What a person of this name has achieved with the game of this file, for the first time; the archive has
    read it."""
    games = played_by(matches.archive.records(game), name)
    at = next((at for at, each in enumerate(games) if each.record.file == file), None)
    return [] if at is None else newly_achieved(matches.achievements(game), games[: at + 1])
