"""Whole games read as they did when they were last reviewed.

After an intended change: `python -m tests.games.seasons.golden.playthroughs`, then read the difference.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.games.seasons.golden.playthroughs import PLAYTHROUGHS, Playthrough

MOST_LINES = 60
"""Of the difference; what follows from the first change is of no interest."""


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_whole_game_is_played_and_told_as_before(game: Playthrough) -> None:
    before, now = game.file.read_text(encoding="utf-8"), game.written()
    difference = list(unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=2))
    if difference:
        pytest.fail("\n".join(difference[:MOST_LINES]), pytrace=False)
